import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { Tooltip } from '../overlays/tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What the button does; its name and its tooltip. */
  label: string;
  icon: ReactNode;
  look?: 'quiet' | 'primary';
  /** Leaves the tooltip out where the name already stands beside the button. */
  withoutTooltip?: boolean;
}

/** A button that shows only an icon: 40 px, 44 px on touch. */
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
