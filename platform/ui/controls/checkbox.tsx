import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hideLabel?: boolean;
}

/** A checkbox; its label is part of the click target. */
export function Checkbox({ label, hideLabel = false, className, ...input }: CheckboxProps) {
  return (
    <label
      className={classNames(
        'inline-flex min-h-8 items-center gap-2 text-16 text-ink has-disabled:opacity-55 touch:min-h-11 touch:min-w-11',
        className,
      )}
    >
      <input {...input} type="checkbox" className="check-box size-4.5 shrink-0" />
      <span className={hideLabel ? 'sr-only' : 'min-w-0'}>{label}</span>
    </label>
  );
}
