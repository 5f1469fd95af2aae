import { WEEKDAYS } from '#features/catalogue/contract.ts';
import { LEVELS } from '#features/catalogue/domain/levels.ts';
import { FILTER_CONTROLS, type Range } from '#features/catalogue/domain/search/filters/filter-controls.ts';
import { weekdayOfLetter } from '#features/catalogue/domain/sections/weekdays.ts';
import type { Wish } from '../reading/request.ts';
import type { CatalogueWords } from './catalogue-words.ts';
import { partsOf, type SearchInput, type SearchKey } from './search-parts.ts';
import { partsOfWish, saidAnew } from './wish-parts.ts';

type Change = (values: readonly string[], words: CatalogueWords) => SearchInput | null;

/** Sets the days in whichever argument the search uses. */
const toDays =
  (key: 'meets_on' | 'days' | 'avoid_days'): Change =>
  (values) => {
    const chosen = FILTER_CONTROLS.days.read(values).on.map(weekdayOfLetter);
    return chosen.length === 0 ? null : { [key]: WEEKDAYS.filter((day) => chosen.includes(day)) };
  };

const toTime =
  (key: 'starts_at_or_after' | 'ends_at_or_before'): Change =>
  (values) => {
    const time = FILTER_CONTROLS.time.read(values);
    return time === '' ? null : { [key]: time };
  };

type Figure = 'hours' | 'rating' | 'units' | 'enrollment';
/** The largest range that the search accepts, inclusive. */
const MOST: Record<Figure, number> = { hours: 168, rating: 5, units: 100, enrollment: 999 };

const toRange =
  (figure: Figure): Change =>
  (values) => {
    const { min, max }: Range = FILTER_CONTROLS.range.read(values);
    if ((min === null && max === null) || Math.max(min ?? 0, max ?? 0) > MOST[figure]) return null;
    const round = figure === 'enrollment' ? Math.round : (value: number) => value;
    return {
      ...(min === null ? {} : { [`min_${figure}`]: round(min) }),
      ...(max === null ? {} : { [`max_${figure}`]: round(max) }),
    };
  };

/** How parts take new values, in the URL format of the course list's filter. */
const CHANGES: Readonly<Record<string, Change>> = {
  terms: (values, words) => {
    const terms = values.filter((value) => words.termsNamed(value).includes(value));
    return terms.length === 0 || terms.length < values.length ? null : { terms };
  },
  levels: (values) => {
    const levels = LEVELS.filter((level) => values.includes(level));
    return levels.length === 0 || levels.length < values.length ? null : { levels };
  },
  meets_on: toDays('meets_on'),
  days: toDays('days'),
  avoid_days: toDays('avoid_days'),
  starts_at_or_after: toTime('starts_at_or_after'),
  ends_at_or_before: toTime('ends_at_or_before'),
  hours: toRange('hours'),
  rating: toRange('rating'),
  units: toRange('units'),
  size: toRange('enrollment'),
};

/** Whether a part accepts new values. */
export const canChange = (id: string): boolean => id in CHANGES;

/** The names are exact, since they were chosen from a list. */
const AS_CHOSEN: CatalogueWords = {
  subjectsNamed: () => [],
  subjectNames: () => [],
  termsNamed: (name) => [name],
  kindsNamed: () => [],
  attributesNamed: () => [],
  valuesOf: () => [],
  subjectsIn: new Map(),
  unanswerable: new Set(),
};

/** The label of a part with new values; null if they are invalid. */
export const labelOfChange = (id: string, values: readonly string[]): string | null => {
  const search = CHANGES[id]?.(values, AS_CHOSEN);
  return search ? (partsOf(search, AS_CHOSEN)[0]?.label ?? null) : null;
};

/** A wish with new values for one of its parts; null if it has no such part, or the values are invalid. */
export const withChangedPart = (
  wish: Wish,
  id: string,
  values: readonly string[],
  words: CatalogueWords,
): Wish | null => {
  const part = partsOfWish(wish, words).find((each) => each.id === id);
  const next = part && CHANGES[id]?.(values, words);
  if (!next) return null;
  const others = Object.entries(wish.search).filter(([key]) => !part.keys.includes(key as SearchKey));
  return saidAnew({ ...wish, search: { ...Object.fromEntries(others), ...next } });
};
