import { cellAt, cellsOf } from './line-cells.ts';
import { nextPlaces } from './next-places.ts';
import { BESIDE_CODE, titleAfter } from './titles.ts';

/** A code's place in a line. */
export interface Place {
  start: number;
  end: number;
}

const BARE_DECIMAL = /^\d{1,3}\.\d+$/;
/** What a sum is called, just before its figure. */
const FIGURE_LABEL =
  /\b(?:totals?|attempted|earned|gpa|points?|units?|credits?|hours|cumulative|current|rank|[aeq]hrs|qpts)\W*$/i;
/** A number begins where no digit stands before it: else a row of digits could be cut in any number of ways. */
const FIGURES = /(?:[\s;,/]*(?<!\d)\d+(?:\.\d+)?)+[\s;,/]*$/;

/**
 * Takes out of a line's codes what a row of a table shows to be none: units and points that look like a code where a dot
 * joins subject and number (`12.00`), and codes that are words of a title (`Data Science 2: Advanced Topics`).
 */
export function withoutFigures<P extends Place>(
  line: string,
  places: readonly P[],
  officialOf: (place: P) => string | null,
): P[] {
  const cells = cellsOf(line);
  const nexts = nextPlaces(places);
  const isTitled = places.map(({ end }, index) => {
    const until = places[nexts[index] ?? -1]?.start ?? line.length;
    return titleAfter(line.slice(end, Math.min(until, end + BESIDE_CODE)), null) !== null;
  });
  const isFilled = ({ start, end }: Place): boolean =>
    cells[cellAt(cells, end - 1)]?.end === end && cells[cellAt(cells, start)]?.start === start;
  const kept: P[] = [];
  let titleEnd = -1;
  places.forEach((place, index) => {
    if (place.start < titleEnd) return;
    const said = line.slice(place.start, place.end);
    if (BARE_DECIMAL.test(said)) {
      const before = line.slice(Math.max(0, place.start - BESIDE_CODE), place.start);
      if (FIGURE_LABEL.test(before)) return;
      if (!isTitled[index] && (titleEnd > 0 || FIGURE_LABEL.test(before.replace(FIGURES, '')))) return;
    }
    const at = nexts[index] ?? -1;
    const next = places[at];
    if (next && !isFilled(place) && isInside(place) && isFilled(next) && !isTitled[at]) return;
    kept.push(place);
    titleEnd = Math.max(titleEnd, endOfTitle(place));
  });
  return kept;

  /** In the middle of a column's words. */
  function isInside(place: Place): boolean {
    const cell = cells[cellAt(cells, place.start)];
    return cell !== undefined && cell.start < place.start;
  }

  /** Where the title of a code ends: the next column's words, or the catalogue's own title; -1 where it has none. */
  function endOfTitle(place: P): number {
    const official = officialOf(place);
    const rest = line.slice(place.end, place.end + BESIDE_CODE);
    const found = titleAfter(rest, official);
    if (!found) return -1;
    if (official !== null && found.title === official) return place.end + found.end;
    if (!isFilled(place)) return -1;
    const cell = cells[cellAt(cells, place.end + found.start)];
    return cell?.end ?? -1;
  }
}
