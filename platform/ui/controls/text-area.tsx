import type { ComponentProps } from 'react';
import { classNames } from '../styles/class-names.ts';
import { CONTROL_BOX, Field, type FieldWords } from './field.tsx';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldWords {}

/** Several lines of text with their label; grows with what is typed where the browser can. */
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
