import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { CONTROL_BOX, Field, type FieldWords } from './field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldWords {
  /** Inside the box, at its start: an icon. */
  lead?: ReactNode;
  /** Inside the box, at its end: a small button. */
  trail?: ReactNode;
}

/** A single-line text field with a label. `ref` and all other properties are passed to the input. */
export function TextField({
  label,
  hideLabel = false,
  hint,
  error,
  optional = false,
  describedBy,
  lead,
  trail,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field
      {...{ label, hideLabel, hint, error, optional, describedBy }}
      {...(className ? { className } : {})}
    >
      {(ties) => (
        <span className="relative block">
          {lead ? (
            <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-quiet">
              {lead}
            </span>
          ) : null}
          <input
            {...input}
            {...ties}
            className={classNames(
              CONTROL_BOX,
              'min-h-10 py-1.5 touch:min-h-11',
              Boolean(lead) && 'pl-10',
              Boolean(trail) && 'pr-12',
            )}
          />
          {trail ? <span className="absolute inset-y-0 right-0 flex items-center">{trail}</span> : null}
        </span>
      )}
    </Field>
  );
}
