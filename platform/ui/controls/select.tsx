import { Fragment, type KeyboardEvent } from 'react';
import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { classNames } from '../styles/class-names.ts';
import { CONTROL_BOX, Field, type FieldWords } from './field.tsx';
import { CheckIcon, ChevronDownIcon } from '../display/icons.tsx';
import { FLOAT_LIST, FLOAT_ROW, type Option } from './option-list.ts';

export interface SelectProps<V extends string> extends FieldWords {
  options: readonly Option<V>[];
  /** `''`, or a value without an option, shows the placeholder. */
  value: V | '';
  onChange: (value: V) => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  className?: string;
}

/** The library opens by Space and the arrows; by Enter it would send a form, as no list of a browser does. */
const openByEnter = (event: KeyboardEvent<HTMLButtonElement>): void => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.dispatchEvent(
    new globalThis.KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }),
  );
};

/** Single choice from a short list. */
export function Select<V extends string>({
  options,
  value,
  onChange,
  placeholder = 'Choose…',
  name,
  disabled = false,
  className,
  ...words
}: SelectProps<V>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...words} {...(className ? { className } : {})}>
      {({ id, ...ties }, labelId) => (
        <Listbox
          value={value}
          onChange={(next) => next !== '' && onChange(next)}
          disabled={disabled}
          {...(name === undefined ? {} : { name })}
        >
          {/* The id is passed to the button, although the fragment's types do not declare it. */}
          <ListboxButton as={Fragment} {...({ id } as object)}>
            {/* Named by label and value: the label alone would hide the value from screen readers. */}
            <button
              {...ties}
              type="button"
              aria-labelledby={`${labelId} ${id}-value`}
              onKeyDown={openByEnter}
              className={classNames(
                CONTROL_BOX,
                'flex min-h-10 items-center justify-between gap-2 py-1.5 text-left touch:min-h-11',
              )}
            >
              <span id={`${id}-value`} className={classNames('truncate', !chosen && 'text-ink-quiet')}>
                {chosen?.label ?? placeholder}
              </span>
              <ChevronDownIcon size={16} className="shrink-0 text-ink-quiet" />
            </button>
          </ListboxButton>
          <ListboxOptions
            transition
            modal={false}
            anchor="bottom start"
            aria-labelledby={labelId}
            className={classNames(FLOAT_LIST, 'max-h-80! w-(--button-width) overflow-y-auto')}
          >
            {options.map((option) => (
              <ListboxOption key={option.value} value={option.value} className={FLOAT_ROW}>
                {({ selected }) => (
                  <>
                    <span className="min-w-0 flex-1">{option.label}</span>
                    {selected ? <CheckIcon size={16} className="shrink-0 text-accent" /> : null}
                  </>
                )}
              </ListboxOption>
            ))}
          </ListboxOptions>
        </Listbox>
      )}
    </Field>
  );
}
