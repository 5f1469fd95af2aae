import type { ComponentProps } from 'react';
import { classNames } from '../styles/class-names.ts';
import { CONTROL_BOX, Field, type FieldWords } from './field.tsx';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldWords {}

/** A multi-line text field with a label; grows with its text if the browser supports it. */
export function TextArea({
  label,
  hideLabel = false,
  hint,
  error,
  optional = false,
  className,
  rows = 4,
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional }} {...(className ? { className } : {})}>
      {(ties) => (
        <textarea
          {...area}
          {...ties}
          rows={rows}
          className={classNames(CONTROL_BOX, 'field-sizing-content min-h-24 resize-y py-2')}
        />
      )}
    </Field>
  );
}
