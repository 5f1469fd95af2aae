import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { Tooltip } from '../overlays/tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Its accessible name and its tooltip. */
  label: string;
  icon: ReactNode;
  look?: 'quiet' | 'primary';
  /** Omits the tooltip if the name is already visible beside it. */
  withoutTooltip?: boolean;
}

/** A button with only an icon: 40 px, 44 px on touch devices. */
export function IconButton({
  label,
  icon,
  look = 'quiet',
  withoutTooltip = false,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-md transition-colors touch:size-11',
        'disabled:opacity-40 aria-disabled:opacity-40',
        look === 'primary'
          ? 'bg-accent text-accent-ink enabled:hover:brightness-110'
          : 'text-ink-quiet enabled:hover:bg-wash enabled:hover:text-ink',
        className,
      )}
    >
      {icon}
    </button>
  );
  return withoutTooltip ? button : <Tooltip text={label}>{button}</Tooltip>;
}
