import { classNames } from '../styles/class-names.ts';

export interface SpinnerProps {
  size?: 'small' | 'large';
  /** For screen readers; without it the spinner is decoration beside a text. */
  label?: string;
  className?: string;
}

/** A spinner; without animation if reduced motion is preferred. */
export function Spinner({ size = 'small', label, className }: SpinnerProps) {
  return (
    <span
      role={label ? 'status' : undefined}
      className={classNames('inline-flex items-center gap-2', className)}
    >
      <span
        aria-hidden
        className={classNames(
          'inline-block animate-spin rounded-full border-current border-t-transparent',
          size === 'small' ? 'size-4 border-2' : 'size-8 border-3',
        )}
      />
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
