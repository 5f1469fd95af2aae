import { memo } from 'react';

export interface IconProps {
  /** Pixels at the default font size; scales with it. 20 beside text of 16, 16 beside text of 14. */
  size?: number;
  className?: string;
}

export interface IconLook {
  /** Filled instead of outlined. */
  isFilled?: boolean;
  /** On the grid of 24: the default gives lines of 1.5 pixels at size 20. */
  stroke?: number;
}

/** A decorative icon; its meaning must be in a text or name beside it. */
export const drawIcon = (
  path: string,
  { size = 20, className, isFilled = false, stroke = 1.8 }: IconProps & IconLook = {},
) => (
  <svg
    aria-hidden
    focusable="false"
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    viewBox="0 0 24 24"
    fill={isFilled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={stroke}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    <path d={path} />
  </svg>
);

/** A component of a drawing. */
export const icon = (path: string, look?: IconLook) =>
  memo(function Icon(props: IconProps) {
    return drawIcon(path, { ...props, ...look });
  });
