import { useId } from 'react';
import { classNames } from '#platform/ui/styles/class-names.ts';

export interface ModeChoiceProps<Mode extends string> {
  /** For screen readers. */
  label: string;
  modes: readonly (readonly [mode: Mode, words: string])[];
  value: Mode;
  onChange: (mode: Mode) => void;
}

/** How several choices combine: a group of a few exclusive options. */
export function ModeChoice<Mode extends string>({ label, modes, value, onChange }: ModeChoiceProps<Mode>) {
  const name = useId();
  return (
    <span role="radiogroup" aria-label={label} className="inline-flex flex-wrap gap-x-1">
      {modes.map(([mode, words]) => (
        <label
          key={mode}
          className={classNames(
            'inline-flex min-h-6 items-center rounded-sm px-1 text-12 select-none touch:min-h-11 touch:px-2 touch:text-14',
            'has-focus-visible:outline-2 has-focus-visible:outline-accent',
            mode === value
              ? 'font-medium text-ink underline decoration-accent decoration-2 underline-offset-4'
              : 'text-ink-quiet hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={mode === value}
            onChange={() => onChange(mode)}
          />
          {words}
        </label>
      ))}
    </span>
  );
}
