import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';

/** Best to worst, and none where the figure is unknown. */
export type Band = 1 | 2 | 3 | 4 | 5 | 'none';

const FILLS: Record<Band, string> = {
  1: 'bg-band-1',
  2: 'bg-band-2',
  3: 'bg-band-3',
  4: 'bg-band-4',
  5: 'bg-band-5',
  none: 'bg-band-none',
};

/** The class that fills with a band's colour. */
export const bandFill = (band: Band): string => FILLS[band];

/** A short fact. With a band it carries a spot of the band's colour; the figure itself says the value. */
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
      {band === undefined ? null : (
        <span aria-hidden data-fill className={classNames('size-2 rounded-full', FILLS[band])} />
      )}
      {children}
    </span>
  );
}
