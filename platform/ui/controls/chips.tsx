import { classNames } from '../styles/class-names.ts';
import { CheckIcon, CloseIcon } from '../display/icons.tsx';

export interface ChipsProps {
  /** The group's name. */
  legend: string;
  hint?: string;
  options: readonly string[];
  value: readonly string[];
  /** The selected options, in the order of `options`. */
  onChange: (value: string[]) => void;
  className?: string;
}

/** Multiple choice from a short list, all options visible. */
export function Chips({ legend, hint, options, value, onChange, className }: ChipsProps) {
  const toggle = (option: string): void =>
    onChange(options.filter((each) => (each === option ? !value.includes(each) : value.includes(each))));
  return (
    <fieldset className={className}>
      <legend className="text-14 font-medium text-ink">{legend}</legend>
      {hint ? <p className="text-14 text-ink-quiet">{hint}</p> : null}
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => {
          const isOn = value.includes(option);
          return (
            <label
              key={option}
              className={classNames(
                'inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 text-14 transition-colors select-none touch:min-h-11',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                isOn
                  ? 'border-accent bg-accent text-accent-ink forced-colors:outline-2'
                  : 'border-edge bg-surface text-ink hover:bg-wash',
              )}
            >
              <input type="checkbox" className="sr-only" checked={isOn} onChange={() => toggle(option)} />
              {isOn ? <CheckIcon size={14} /> : null}
              {option}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

export interface RemovableChipProps {
  label: string;
  /** Secondary text after the label. */
  note?: string;
  onRemove: () => void;
}

/** A value the student added, with a button to remove it. */
export function RemovableChip({ label, note, onRemove }: RemovableChipProps) {
  return (
    <span className="inline-flex min-h-8 max-w-full items-center rounded-md border border-line bg-surface pl-2.5 text-14 touch:min-h-11">
      <span className="min-w-0">
        <span data-figures>{label}</span>
        {note ? <span className="text-ink-quiet"> · {note}</span> : null}
      </span>
      <button
        type="button"
        aria-label={`Remove ${label}`}
        onClick={onRemove}
        className="ml-1 flex size-8 shrink-0 items-center justify-center rounded-md text-ink-quiet hover:text-ink touch:size-11"
      >
        <CloseIcon size={14} />
      </button>
    </span>
  );
}
