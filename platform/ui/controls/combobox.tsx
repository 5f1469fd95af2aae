import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from '../styles/class-names.ts';
import { CONTROL_BOX, Field, type FieldTies, type FieldWords } from './field.tsx';
import { filterOptions } from './filter-options.ts';
import { CheckIcon, ChevronDownIcon } from '../display/icons.tsx';
import { moveInList } from '../overlays/move-in-list.ts';
import { useFloat } from '../overlays/use-float.ts';
import { FLOAT_LIST, FLOAT_ROW, type Option } from './option-list.ts';

/** Options shown at once; typing narrows them. */
const MOST_SHOWN = 100;

export interface ComboboxProps<V extends string> extends FieldWords {
  options: readonly Option<V>[];
  value: V | '';
  /** Called with `''` when the field is cleared. */
  onChange: (value: V | '') => void;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
}

/** Single choice from a long list, with text search. */
export function Combobox<V extends string>({
  options,
  value,
  onChange,
  placeholder,
  disabled,
  className,
  ...words
}: ComboboxProps<V>) {
  return (
    <Field {...words} {...(className ? { className } : {})}>
      {(ties) => (
        <ComboboxControl
          {...{ options, value, onChange, placeholder, disabled, ties }}
          hasError={!!words.error}
        />
      )}
    </Field>
  );
}

interface ControlProps<V extends string> {
  options: readonly Option<V>[];
  value: V | '';
  onChange: (value: V | '') => void;
  placeholder: string | undefined;
  disabled: boolean | undefined;
  hasError: boolean;
  ties: FieldTies;
}

function ComboboxControl<V extends string>({
  options,
  value,
  onChange,
  placeholder,
  disabled = false,
  hasError,
  ties,
}: ControlProps<V>) {
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLElement>(null);
  const [list, setList] = useState<HTMLElement | null>(null);
  /** Text typed since the list opened; null: nothing. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  useFloat(box, list, { align: 'start', flips: true, isAsWide: true });

  const found = filterOptions(options, typed ?? '');
  const shown = found.slice(0, MOST_SHOWN);
  const label = options.find((option) => option.value === value)?.label ?? value;

  const open = (): void => {
    if (isOpen || disabled) return;
    setActive(options.findIndex((option) => option.value === value));
    setIsOpen(true);
  };
  const close = (): void => {
    setIsOpen(false);
    setTyped(null);
  };
  const choose = (index: number): void => {
    const option = shown[index];
    if (option) onChange(option.value);
    close();
  };
  const type = (text: string): void => {
    setTyped(text);
    setActive(text === '' ? -1 : 0);
    setIsOpen(true);
    if (text === '') onChange('');
  };
  const scrollTo = (index: number): void => {
    setActive(index);
    list?.children[index]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen) {
      // Escape closes only the list, not a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      return choose(active);
    }
    // Tab chooses the active option, unless the field was emptied.
    if (event.key === 'Tab' && isOpen && typed !== null && typed !== '') return choose(active);
    if (event.key === 'Home' || event.key === 'End') return;
    const next = moveInList(event.key, active, shown.length);
    if (next === null) return;
    event.preventDefault();
    if (isOpen) scrollTo(next);
    else open();
  };

  return (
    <>
      <span ref={box} className="relative block">
        <input
          {...ties}
          ref={input}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
          value={typed ?? label}
          placeholder={placeholder}
          disabled={disabled}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          // With an error below the field, the list opens on demand only, because it would cover the message.
          onFocus={() => (hasError ? undefined : open())}
          onClick={open}
          onBlur={close}
          className={classNames(CONTROL_BOX, 'min-h-10 py-1.5 pr-11 touch:min-h-11')}
        />
        <button
          type="button"
          tabIndex={-1}
          disabled={disabled}
          aria-label="Show choices"
          // Keeps the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus();
            if (isOpen) close();
            else open();
          }}
          className="absolute inset-y-0 right-0 flex w-10 items-center justify-center text-ink-quiet touch:w-11"
        >
          <ChevronDownIcon size={16} />
        </button>
      </span>
      {isOpen ? (
        <div
          ref={setList}
          id={listId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options of a select element cannot contain icons and notes
          role="listbox"
          tabIndex={-1}
          aria-label="Choices"
          onPointerDown={(event) => event.preventDefault()}
          className={classNames(FLOAT_LIST, 'overflow-y-auto')}
        >
          {shown.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field, which has the focus, handles the keys
            <div
              key={option.value}
              id={`${listId}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of the list above
              role="option"
              tabIndex={-1}
              aria-selected={option.value === value}
              data-focus={index === active ? '' : undefined}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(index)}
              className={FLOAT_ROW}
            >
              <span className="min-w-0 flex-1">{option.label}</span>
              {option.value === value ? <CheckIcon size={16} className="shrink-0 text-accent" /> : null}
            </div>
          ))}
          {found.length === 0 ? (
            <p role="presentation" className="px-2.5 py-2 text-14 text-ink-quiet">
              Nothing matches.
            </p>
          ) : null}
          {found.length > MOST_SHOWN ? (
            <p role="presentation" className="px-2.5 py-2 text-14 text-ink-quiet">
              {found.length - MOST_SHOWN} more: type to narrow.
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
