import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonVariant, buttonStyles, type ButtonSize } from './button-styles.ts';
import { classNames } from '../styles/class-names.ts';
import { Spinner } from '../display/spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonVariant;
  size?: ButtonSize;
  /** Its action is running: keeps focus and name, but cannot be pressed again. */
  busy?: boolean;
  icon?: ReactNode;
}

export function Button({
  look = 'secondary',
  size = 'medium',
  busy = false,
  icon,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    // A disabled button would lose the focus; preventing the click also blocks a form's Enter.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      className={classNames(buttonStyles(look, size), className)}
      onClick={press}
    >
      {busy ? <Spinner size="small" /> : icon}
      {children}
    </button>
  );
}
