import { type Band, bandFill } from './badge.tsx';
import { classNames } from '../styles/class-names.ts';

/** A bar filled to `percent` (clamped to 0–100) in a band's colour. Put the number beside it as text. */
export function MeterBar({ percent, band, className }: { percent: number; band: Band; className?: string }) {
  const width = Math.min(100, Math.max(0, percent));
  return (
    <span aria-hidden className={classNames('block h-1.5 overflow-hidden rounded-full bg-wash', className)}>
      <span
        data-fill
        className={classNames('block h-full rounded-full', bandFill(band))}
        style={{ width: `${width}%` }}
      />
    </span>
  );
}
