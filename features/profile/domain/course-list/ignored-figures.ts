import { cellAt, cellsOf } from './line-cells.ts';
import { nextPlaces } from './next-places.ts';
import { BESIDE_CODE, titleAfter } from './titles.ts';

/** A code's position in a line. */
export interface Place {
  start: number;
  end: number;
}

const BARE_DECIMAL = /^\d{1,3}\.\d+$/;
/** Labels directly before a sum. */
const FIGURE_LABEL =
  /\b(?:totals?|attempted|earned|gpa|points?|units?|credits?|hours|cumulative|current|rank|[aeq]hrs|qpts)\W*$/i;
/** `My advisor is in room SCI 204`. */
const ROOM_LABEL = /\b(?:room|rm\.?)[ :]{0,2}$/i;
/** The lookbehind allows only one way to split a row of digits, so that matching stays linear. */
const FIGURES = /(?:[\s;,/]*(?<!\d)\d+(?:\.\d+)?)+[\s;,/]*$/;

/**
 * Removes false codes: rooms (`room SCI 204`); in table rows units and points that look like dotted codes (`12.00`), and codes that are part
 * of a title (`Data Science 2: Advanced Topics`).
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
    const before = line.slice(Math.max(0, place.start - BESIDE_CODE), place.start);
    if (ROOM_LABEL.test(before)) return;
    if (BARE_DECIMAL.test(said)) {
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

  /** Whether other words of the column precede it. */
  function isInside(place: Place): boolean {
    const cell = cells[cellAt(cells, place.start)];
    return cell !== undefined && cell.start < place.start;
  }

  /** Where a code's title ends: the end of the next column, or of the catalogue's title; -1 without a title. */
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
