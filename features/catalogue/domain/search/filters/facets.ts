import type { CourseRow } from '../../../contract.ts';
import { LEVELS, statesLevel } from '../../levels.ts';
import { needsPermission, PERMISSION_SCHEME, saysNone } from '../../permission.ts';
import { kindsOf } from '../course-row.ts';
import { WEEKEND_LETTERS, weekdayOfLetter } from '../../sections/weekdays.ts';
import type { DayLetter } from './filter-controls.ts';
import type { Fact } from './filter-table.ts';

/** A value that a filter can select, and how many rows have it. */
export interface FacetValue {
  value: string;
  count: number;
}

/** The values in a catalogue's rows, for filters that offer a list. */
export interface Facets {
  has: Record<Fact, boolean>;
  /**
   * The schemes that leave a choice first, of these the most frequent first; their values as a catalogue prints them.
   * Permissions and levels have filters of their own.
   */
  schemes: Scheme[];
  levels: FacetValue[];
  /** Most frequent first. */
  kinds: FacetValue[];
  /** Research, theses and the like, listed only on request. */
  independent: number;
  /** Days at the weekend on which some course meets: most catalogues have none. */
  weekend: DayLetter[];
}

interface Scheme {
  scheme: string;
  values: FacetValue[];
}

/** Runs in linear time. */
export const facetsOf = (rows: readonly CourseRow[]): Facets => {
  const schemes = new Map<string, Counter>();
  const levels = new Counter();
  const kinds = new Counter();
  for (const row of rows) {
    for (const attribute of row.attributes) {
      if (statesLevel(attribute)) continue;
      const { scheme, value } = attribute;
      const counter = schemes.get(scheme) ?? new Counter();
      schemes.set(scheme, counter);
      counter.add(value);
    }
    if (row.level !== null) levels.add(row.level);
    for (const kind of kindsOf(row)) kinds.add(kind);
  }
  schemes.delete(PERMISSION_SCHEME);
  const some = (has: (row: CourseRow) => boolean) => rows.some(has);
  return {
    has: {
      rating: some(({ overall_score_course_mean: rating }) => isFigure(rating)),
      hours: some(({ mean_hours: hours }) => isFigure(hours)),
      units: some(({ units }) => isFigure(units)),
      attributes: schemes.size > 0,
      permission: some(needsPermission),
      level: levels.values.length > 0,
      kind: kinds.values.length > 1,
      size: some(({ enrolled }) => enrolled !== null),
      seats: some(({ seats }) => seats !== null),
      requires: some(({ requires }) => requires !== null),
      independent: some(({ independent }) => independent),
    },
    schemes: inOrder([...schemes].map(([scheme, counter]) => ({ scheme, values: counter.values }))),
    levels: LEVELS.flatMap((level) => levels.values.filter(({ value }) => value === level)),
    kinds: kinds.values.toSorted((a, b) => b.count - a.count),
    independent: rows.filter(({ independent }) => independent).length,
    weekend: WEEKEND_LETTERS.filter((letter) => some(({ days }) => days.includes(weekdayOfLetter(letter)))),
  };
};

const inOrder = (schemes: readonly Scheme[]): Scheme[] =>
  schemes
    .map(({ scheme, values }) => ({ scheme, values: values.toSorted(byName) }))
    .toSorted(
      (a, b) =>
        Number(b.values.length > 1) - Number(a.values.length > 1) ||
        sizeOf(b) - sizeOf(a) ||
        printed(a.scheme, b.scheme),
    );

const printed = new Intl.Collator('en', { numeric: true }).compare;
/** Values that say that there is none come last. */
const byName = (a: FacetValue, b: FacetValue): number =>
  Number(saysNone(a.value)) - Number(saysNone(b.value)) || printed(a.value, b.value);
const sizeOf = ({ values }: Scheme): number => values.reduce((sum, { count }) => sum + count, 0);

const isFigure = (value: number | null): boolean => value !== null && !Number.isNaN(value);

class Counter {
  readonly #counts = new Map<string, number>();

  add(value: string): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
  }

  get values(): FacetValue[] {
    return [...this.#counts].map(([value, count]) => ({ value, count }));
  }
}
