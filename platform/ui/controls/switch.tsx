import { type ReactNode, useId } from 'react';
import { classNames } from '../styles/class-names.ts';

export interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}

/** A setting that is on or off and takes effect immediately. */
export function Switch({ label, checked, onChange, disabled = false, className }: SwitchProps) {
  const id = useId();
  return (
    <span className={classNames('inline-flex min-h-8 items-center gap-2.5 touch:min-h-11', className)}>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        data-fill
        className={classNames(
          'group relative inline-flex h-6 w-10 shrink-0 items-center rounded-full border p-0.5 transition-colors disabled:opacity-55',
          // Touch targets need 44 px.
          'touch:after:absolute touch:after:-inset-x-1.5 touch:after:-inset-y-3',
          checked ? 'border-accent bg-accent' : 'border-edge bg-surface',
        )}
      >
        <span
          aria-hidden
          className={classNames(
            'size-4.5 rounded-full transition-transform',
            checked ? 'translate-x-4 bg-accent-ink' : 'bg-edge',
          )}
        />
      </button>
      <label id={`${id}-label`} htmlFor={id} className="text-16 text-ink touch:py-2.5">
        {label}
      </label>
    </span>
  );
}
