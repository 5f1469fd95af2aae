import { classNames } from '../styles/class-names.ts';
import { CONTROL_BOX, Field, type FieldWords } from './field.tsx';
import { ChevronDownIcon } from '../display/icons.tsx';
import type { Option } from './option-list.ts';
import { PickList } from './pick-list.tsx';

export interface SelectProps<V extends string> extends FieldWords {
  options: readonly Option<V>[];
  /** `''`, or a value without an option, shows the placeholder. */
  value: V | '';
  onChange: (value: V) => void;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
}

/** Single choice from a short list. */
export function Select<V extends string>({
  options,
  value,
  onChange,
  placeholder = 'Choose…',
  disabled = false,
  className,
  ...words
}: SelectProps<V>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...words} {...(className ? { className } : {})}>
      {({ id, ...ties }, labelId) => (
        <PickList
          options={options}
          value={value}
          onChange={onChange}
          labelId={labelId}
          isAsWide
          button={
            // Named by label and value: the label alone would hide the value from screen readers.
            <button
              {...ties}
              id={id}
              type="button"
              disabled={disabled}
              aria-labelledby={`${labelId} ${id}-value`}
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
          }
        />
      )}
    </Field>
  );
}
