import {
  Combobox as HeadlessCombobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
} from '@headlessui/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '../styles/class-names.ts';
import { CONTROL_BOX, Field, type FieldWords } from './field.tsx';
import { filterOptions } from './filter-options.ts';
import { CheckIcon, ChevronDownIcon } from '../display/icons.tsx';
import { FLOAT_LIST, FLOAT_ROW, type Option } from './option-list.ts';

/** Options shown at once; typing narrows them. */
const MOST_SHOWN = 100;

export interface ComboboxProps<V extends string> extends FieldWords {
  options: readonly Option<V>[];
  value: V | '';
  /** Called with `''` when the field is cleared. */
  onChange: (value: V | '') => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  className?: string;
}

/** Single choice from a long list, with text search. */
export function Combobox<V extends string>({
  options,
  value,
  onChange,
  placeholder,
  name,
  disabled = false,
  className,
  ...words
}: ComboboxProps<V>) {
  const [typed, setTyped] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const found = filterOptions(options, typed);
  const labelOf = (wanted: string | null): string =>
    options.find((option) => option.value === wanted)?.label ?? wanted ?? '';
  /** Headless UI selects the highlighted option on Tab; after clearing the field nothing must be selected. */
  const leaveEmptied = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Tab' && (event.target as HTMLInputElement).value === '') event.stopPropagation();
  };
  return (
    <Field {...words} {...(className ? { className } : {})}>
      {({ id, ...ties }, labelId) => (
        <HeadlessCombobox<string>
          // With an error below the field, the list opens on demand only, because it would cover the message.
          immediate={!words.error}
          value={value}
          onChange={(next) => onChange((next ?? '') as V | '')}
          onClose={() => setTyped('')}
          disabled={disabled}
          {...(name === undefined ? {} : { name })}
        >
          <span className="relative block" onKeyDownCapture={leaveEmptied}>
            <ComboboxInput
              {...ties}
              id={id}
              autoComplete="off"
              displayValue={labelOf}
              placeholder={placeholder}
              onChange={(event) => setTyped(event.target.value)}
              // Closed by Escape it keeps the focus, which alone would open it.
              onClick={(event) => {
                if (event.currentTarget.getAttribute('aria-expanded') === 'false') opener.current?.click();
              }}
              className={classNames(CONTROL_BOX, 'min-h-10 py-1.5 pr-11 touch:min-h-11')}
            />
            <ComboboxButton
              ref={opener}
              className="absolute inset-y-0 right-0 flex w-10 items-center justify-center text-ink-quiet"
            >
              <span className="sr-only">Show choices</span>
              <ChevronDownIcon size={16} />
            </ComboboxButton>
          </span>
          <ComboboxOptions
            transition
            anchor="bottom start"
            modal={false}
            aria-labelledby={labelId}
            className={classNames(FLOAT_LIST, 'max-h-80! w-(--input-width) overflow-y-auto empty:invisible')}
          >
            {found.slice(0, MOST_SHOWN).map((option) => (
              <ComboboxOption key={option.value} value={option.value} className={FLOAT_ROW}>
                {({ selected }) => (
                  <>
                    <span className="min-w-0 flex-1">{option.label}</span>
                    {selected ? <CheckIcon size={16} className="shrink-0 text-accent" /> : null}
                  </>
                )}
              </ComboboxOption>
            ))}
            {found.length === 0 ? (
              <p className="px-2.5 py-2 text-14 text-ink-quiet">Nothing matches.</p>
            ) : null}
            {found.length > MOST_SHOWN ? (
              <p className="px-2.5 py-2 text-14 text-ink-quiet">
                {found.length - MOST_SHOWN} more: type to narrow.
              </p>
            ) : null}
          </ComboboxOptions>
        </HeadlessCombobox>
      )}
    </Field>
  );
}
