import { formatClockRange } from '#features/catalogue/domain/sections/clock-times.ts';
import { placeOf } from './place-of.ts';
import type { DrawnSpan } from './use-drawing.ts';

export interface DrawnBlockProps {
  drawn: DrawnSpan;
}

/** Own hours while they are being drawn; the dialog that follows says what they are. */
export function DrawnBlock({ drawn }: DrawnBlockProps) {
  return (
    <li
      aria-hidden
      data-figures
      className="pointer-events-none absolute z-10 overflow-hidden rounded-md border-2 border-dashed border-accent bg-wash/85 px-1.5 text-12"
      style={placeOf({ ...drawn, lane: 0, lanes: 1 })}
    >
      {formatClockRange(drawn)}
    </li>
  );
}
