import type { CSSProperties } from 'react';

/** The position of a block in its day; the day sets its first hour in `--from` and the height of an hour in `--hour`. */
export const placeOf = ({
  start,
  end,
  lane,
  lanes,
}: {
  start: number;
  end: number;
  lane: number;
  lanes: number;
}): CSSProperties => ({
  top: `calc((${start} - var(--from)) / 60 * var(--hour))`,
  height: `calc(${end - start} / 60 * var(--hour))`,
  left: `calc(${(lane / lanes) * 100}% + 1px)`,
  width: `calc(${100 / lanes}% - 2px)`,
});
