import { type ReactNode, useId, useState } from 'react';
import { AlertIcon } from '../display/icons.tsx';
import { classNames } from '../styles/class-names.ts';

export interface FieldWords {
  label: ReactNode;
  /** The label is for screen readers only, if the context makes it obvious. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** What is wrong with the value, and how to fix it. */
  error?: ReactNode;
  /** The id of another element that describes the control. */
  describedBy?: string | undefined;
  optional?: boolean;
  required?: boolean;
}

export interface FieldProps extends FieldWords {
  className?: string;
  /** Renders the control with the ids that link it to label, hint and error. */
  children: (ties: FieldTies, labelId: string) => ReactNode;
}

export interface FieldTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, control, then hint or error. */
export function Field({
  label,
  hideLabel,
  hint,
  error,
  optional,
  required,
  describedBy,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const [hasFocus, setHasFocus] = useState(false);
  const [labelId, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`];
  const describing = classNames(hint ? hintId : null, error ? errorId : null, describedBy);
  return (
    <div
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      className={classNames('grid grid-cols-[minmax(0,1fr)] content-start gap-1', className)}
    >
      <label id={labelId} htmlFor={id} className={hideLabel ? 'sr-only' : 'text-14 font-medium text-ink'}>
        {label}
        {optional ? <span className="font-normal text-ink-quiet"> (optional)</span> : null}
        {required ? <span className="font-normal text-ink-quiet"> (required)</span> : null}
      </label>
      {children(
        { id, 'aria-describedby': describing || undefined, 'aria-invalid': error ? true : undefined },
        labelId,
      )}
      {hint ? (
        <p id={hintId} className="text-14 text-ink-quiet">
          {hint}
        </p>
      ) : null}
      <p
        id={errorId}
        // Read with the field when that gets the focus; announced if it appears afterwards.
        aria-live={hasFocus ? 'polite' : 'off'}
        className={error ? 'flex items-start gap-1.5 text-14 text-danger' : 'sr-only'}
      >
        {error ? (
          <span className="flex h-5 shrink-0 items-center">
            <AlertIcon size={16} />
          </span>
        ) : null}
        {error}
      </p>
    </div>
  );
}

/** The classes of a control with a value. An invalid one has a bar at its start too: its colour may be close to the accent. */
export const CONTROL_BOX =
  'w-full rounded-md border border-edge bg-surface px-3 text-16 text-ink transition-colors ' +
  'hover:border-ink-quiet aria-invalid:border-danger aria-invalid:shadow-invalid disabled:opacity-55 ' +
  'focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent';
