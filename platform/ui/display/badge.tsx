import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';

/** From best (1) to worst (5); 'none' if the value is unknown. */
export type Band = 1 | 2 | 3 | 4 | 5 | 'none';

const FILLS: Record<Band, string> = {
  1: 'bg-band-1',
  2: 'bg-band-2',
  3: 'bg-band-3',
  4: 'bg-band-4',
  5: 'bg-band-5',
  none: 'bg-band-none',
};

const dot = (fill: string) => <span aria-hidden data-fill className={`size-2 rounded-full ${fill}`} />;

/** Elements shared by all badges: a list has hundreds. */
const DOTS: Record<Band, ReactElement> = {
  1: dot(FILLS[1]),
  2: dot(FILLS[2]),
  3: dot(FILLS[3]),
  4: dot(FILLS[4]),
  5: dot(FILLS[5]),
  none: dot(FILLS.none),
};

/** The background class of a band. */
export const bandFill = (band: Band): string => FILLS[band];

/** A short fact. With a band it has a dot in the band's colour; the text states the value. */
export function Badge({
  band,
  className,
  children,
}: {
  band?: Band;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      data-figures
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-sm border border-line bg-surface px-1.5 py-px text-12 whitespace-nowrap text-ink',
        className,
      )}
    >
      {band === undefined ? null : DOTS[band]}
      {children}
    </span>
  );
}
