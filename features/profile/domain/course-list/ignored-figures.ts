import { cellAt, cellsOf } from './line-cells.ts';
import { titleAfter } from './titles.ts';

/** A code's place in a line. */
export interface Place {
  start: number;
  end: number;
}

const BARE_DECIMAL = /^\d{1,3}\.\d+$/;
/** What a sum is called, just before its figure. */
const FIGURE_LABEL =
  /\b(?:totals?|attempted|earned|gpa|points?|units?|credits?|hours|cumulative|current|rank|[aeq]hrs|qpts)\W*$/i;
const FIGURES = /(?:[\s;,/]*\d+(?:\.\d+)?)+[\s;,/]*$/;

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
  const isFilled = ({ start, end }: Place): boolean =>
    cells[cellAt(cells, end - 1)]?.end === end && cells[cellAt(cells, start)]?.start === start;
  const kept: P[] = [];
  let titleEnd = -1;
  places.forEach((place, index) => {
    const said = line.slice(place.start, place.end);
    const next = places.slice(index + 1).find(({ start }) => start > place.start);
    const after = titleAfter(line.slice(place.end, next?.start ?? line.length), null);
    if (place.start < titleEnd) return;
    if (BARE_DECIMAL.test(said)) {
      const before = line.slice(0, place.start);
      if (FIGURE_LABEL.test(before)) return;
      if (!after && (titleEnd > 0 || FIGURE_LABEL.test(before.replace(FIGURES, '')))) return;
    }
    if (next && !isFilled(place) && isInside(place) && isFilled(next) && !hasTitle(next, index + 1)) return;
    kept.push(place);
    titleEnd = Math.max(titleEnd, endOfTitle(place));
  });
  return kept;

  /** In the middle of a column's words. */
  function isInside(place: Place): boolean {
    const cell = cells[cellAt(cells, place.start)];
    return cell !== undefined && cell.start < place.start;
  }

  function hasTitle(place: Place, index: number): boolean {
    const beyond = places.slice(index + 1).find(({ start }) => start > place.start);
    return titleAfter(line.slice(place.end, beyond?.start ?? line.length), null) !== null;
  }

  /** Where the title of a code ends: the next column's words, or the catalogue's own title; -1 where it has none. */
  function endOfTitle(place: P): number {
    const official = officialOf(place);
    const rest = line.slice(place.end);
    const found = titleAfter(rest, official);
    if (!found) return -1;
    if (official !== null && found.title === official) return place.end + found.end;
    if (!isFilled(place)) return -1;
    const cell = cells[cellAt(cells, place.end + found.start)];
    return cell?.end ?? -1;
  }
}
