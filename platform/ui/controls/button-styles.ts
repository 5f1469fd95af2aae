import { classNames } from '../styles/class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium';

const LOOKS: Record<ButtonVariant, string> = {
  primary: 'border border-accent bg-accent text-accent-ink enabled:hover:brightness-110',
  secondary: 'border border-edge bg-surface text-ink hover:bg-wash',
  quiet: 'border border-transparent text-ink hover:bg-wash',
  danger: 'border border-danger text-danger hover:bg-wash',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-8 px-2.5 text-14 touch:min-h-11 touch:min-w-11',
  medium: 'min-h-10 px-4 text-16 touch:min-h-11',
};

/** The classes of a button, for links that look like one. */
export const buttonStyles = (look: ButtonVariant = 'secondary', size: ButtonSize = 'medium'): string =>
  classNames(
    'inline-flex items-center justify-center gap-2 rounded-md font-medium no-underline transition-colors',
    'disabled:opacity-55 aria-disabled:opacity-55',
    LOOKS[look],
    SIZES[size],
  );
