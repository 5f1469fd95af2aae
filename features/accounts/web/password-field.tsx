import { useState } from 'react';
import { TextField, type TextFieldProps } from '#platform/ui/controls/text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trail' | 'autoComplete'> {
  /** Tells password managers whether to fill in a saved password or suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button to reveal it. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={512}
      trail={
        <button
          type="button"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setIsShown(!isShown)}
          className="mr-1 min-h-8 rounded-md px-2 text-14 text-ink-quiet hover:bg-wash hover:text-ink touch:min-h-11"
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
