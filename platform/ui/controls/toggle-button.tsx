import type { ComponentProps } from 'react';
import { classNames } from '../styles/class-names.ts';

export interface ToggleButtonProps extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  pressed: boolean;
}

/** A small button with a pressed state: a day, a filter. Used in groups. */
export function ToggleButton({ pressed, className, type = 'button', ...rest }: ToggleButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={pressed}
      className={classNames(
        'inline-flex min-h-8 min-w-8 items-center justify-center rounded-md border px-2 text-14 font-medium transition-colors touch:min-h-11 touch:min-w-11',
        pressed
          ? 'border-accent bg-accent text-accent-ink forced-colors:outline-2'
          : 'border-edge bg-surface text-ink hover:bg-wash',
        className,
      )}
    />
  );
}
