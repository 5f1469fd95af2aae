import { type Weekday, WEEKDAYS } from '#features/catalogue/contract.ts';
import { LEVELS } from '#features/catalogue/domain/levels.ts';
import type { DayLetter, Range } from '#features/catalogue/domain/search/filters/filter-controls.ts';
import { clockSaid } from '../facts/clock-said.ts';
import { amountSaid, ratingSaid } from '../facts/search-said.ts';
import { be, turned } from '../reading/frame/conditions.ts';
import type { Condition } from '../reading/spans/meaning.ts';
import type { ToolInput } from '../tools.ts';
import { attributesIn } from './attributes-in.ts';
import { busyHours, busyLabel } from './busy-hours.ts';
import type { CatalogueWords } from './catalogue-words.ts';
import { areasLabel, attributesLabel, daysLabel, fewOf, subjectsLabel } from './words-of-chips.ts';

export type SearchInput = ToolInput<'search_courses'>;
export type SearchKey = keyof SearchInput;

/** One constraint of a search, as shown to a student. */
export interface SearchPart {
  /** Stays the same while the search is changed. */
  id: string;
  keys: readonly SearchKey[];
  label: string;
  isNegated: boolean;
  /** The equivalent conditions of the course list; empty if it has none. */
  conditions: readonly Condition[];
}

interface Rule extends Pick<SearchPart, 'id' | 'keys'> {
  /** Null if the search does not use it. */
  label: (search: SearchInput, words: CatalogueWords) => string | null;
  conditions?: (search: SearchInput, words: CatalogueWords) => readonly Condition[];
  isNegated?: true;
}

const LETTERS: Partial<Record<Weekday, DayLetter>> = { Mon: 'M', Tue: 'T', Wed: 'W', Thu: 'Th', Fri: 'F' };
const lettersOf = (days: readonly Weekday[]): DayLetter[] =>
  WEEKDAYS.flatMap((day) => (days.includes(day) ? (LETTERS[day] ?? []) : []));

/** The list has no filter for a weekend. */
const daysAsked = (days: readonly Weekday[] = [], mode: 'any' | 'all' | 'only'): Condition[] => {
  const on = lettersOf(days);
  return on.length === 0 || on.length < days.length ? [] : [be('days', { on, mode })];
};

const rangeOf = (min: number | undefined, max: number | undefined): Range => ({
  min: min ?? null,
  max: max ?? null,
});

const some = <Item>(items: readonly Item[] | undefined): items is readonly Item[] =>
  items !== undefined && items.length > 0;

const quotes = (text: string): string => `“${text}”`;

const ORDERS: Partial<Record<NonNullable<SearchInput['sort']>, [string, string]>> = {
  rating: ['best rated first', 'worst rated first'],
  workload: ['least work first', 'most work first'],
  enrollment: ['smallest first', 'largest first'],
};

const MOST_CODES = 3;
const codesLabel = (codes: readonly string[], many: string): string =>
  codes.length > MOST_CODES ? many : fewOf(codes);

const levelsLabel = (levels: NonNullable<SearchInput['levels']>): string => {
  const others = LEVELS.filter((level) => !levels.includes(level));
  return others.length === 1 ? `not ${others[0]}` : `${fewOf(levels)} level`;
};

const PLURALS: Record<string, string> = { laboratory: 'lab courses', language: 'language courses' };

const pluralOf = (kind: string): string => {
  const small = kind.toLowerCase();
  if (PLURALS[small] !== undefined) return PLURALS[small];
  return small.endsWith('y') ? `${small.slice(0, -1)}ies` : small.endsWith('s') ? small : `${small}s`;
};

/** What courses are: field, kind and level, topics and attributes. */
const OF_WHAT: readonly Rule[] = [
  {
    id: 'subjects',
    keys: ['subjects'],
    label: ({ subjects }, words) => (some(subjects) ? subjectsLabel(subjects, words) : null),
    conditions: ({ subjects = [] }, words) => {
      const codes = [...new Set(subjects.flatMap((name) => words.subjectsNamed(name)))];
      return codes.length === 0 ? [] : [be('subjects', codes)];
    },
  },
  {
    id: 'areas',
    keys: ['areas'],
    label: ({ areas }) => (some(areas) ? areasLabel(areas) : null),
    conditions: ({ areas = [] }) => [be('areas', areas)],
  },
  {
    id: 'exclude_subjects',
    keys: ['exclude_subjects'],
    label: ({ exclude_subjects: names }, words) =>
      some(names) ? `not ${subjectsLabel(names, words)}` : null,
    conditions: ({ exclude_subjects: names = [] }, words) => {
      const codes = [...new Set(names.flatMap((name) => words.subjectsNamed(name)))];
      return codes.length === 0 ? [] : [turned(be('subjects', codes))];
    },
    isNegated: true,
  },
  {
    id: 'component',
    keys: ['component'],
    label: ({ component }) => (component === undefined ? null : pluralOf(component)),
    conditions: ({ component = '' }, words) => kindsAsked(words.kindsNamed(component)),
  },
  {
    id: 'kinds',
    keys: ['kinds'],
    label: ({ kinds }) => (kinds === undefined ? null : fewOf(kinds, 'or')),
    conditions: ({ kinds = [] }) => kindsAsked(kinds),
  },
  {
    id: 'exclude_component',
    keys: ['exclude_component'],
    label: ({ exclude_component: kind }) => (kind === undefined ? null : `no ${pluralOf(kind)}`),
    conditions: ({ exclude_component: kind = '' }, words) => kindsAsked(words.kindsNamed(kind)).map(turned),
    isNegated: true,
  },
  {
    id: 'levels',
    keys: ['levels'],
    label: ({ levels }) => (some(levels) ? levelsLabel(levels) : null),
    conditions: ({ levels = [] }) => [be('levels', levels)],
  },
  {
    id: 'text',
    keys: ['text'],
    label: ({ text = '' }) => (text.trim() === '' ? null : `about ${quotes(text)}`),
    conditions: ({ text = '' }) => [be('topic', text)],
  },
  {
    id: 'topics',
    keys: ['topics'],
    label: ({ topics }) => (some(topics) ? `about ${fewOf(topics.map(quotes))}` : null),
    conditions: ({ topics = [] }) => topics.map((topic) => be('topic', topic)),
  },
  {
    id: 'instructor',
    keys: ['instructor'],
    label: ({ instructor }) => (instructor === undefined ? null : `taught by ${instructor}`),
    conditions: ({ instructor = '' }) => [be('topic', instructor)],
  },
  {
    id: 'exclude_topics',
    keys: ['exclude_topics'],
    label: ({ exclude_topics: topics }) => (some(topics) ? `not about ${fewOf(topics.map(quotes))}` : null),
    conditions: () => [],
    isNegated: true,
  },
  {
    id: 'attributes_all',
    keys: ['attributes_all'],
    label: ({ attributes_all: asked }, words) => attributesSaid('counts as', asked, words, 'and'),
    conditions: ({ attributes_all: asked = [] }, words) => attributesIn(asked, 'all', words),
  },
  {
    id: 'attributes_any',
    keys: ['attributes_any'],
    label: ({ attributes_any: asked }, words) => attributesSaid('counts as', asked, words, 'or'),
    conditions: ({ attributes_any: asked = [] }, words) => attributesIn(asked, 'any', words),
  },
  {
    id: 'attributes_none',
    keys: ['attributes_none'],
    label: ({ attributes_none: asked }, words) => attributesSaid('does not count as', asked, words, 'or'),
    conditions: ({ attributes_none: asked = [] }, words) => attributesIn(asked, 'none', words),
    isNegated: true,
  },
];

const kindsAsked = (kinds: readonly string[]): Condition[] =>
  kinds.length === 0 ? [] : [be('kinds', kinds)];

const attributesSaid = (
  lead: string,
  asked: SearchInput['attributes_any'],
  words: CatalogueWords,
  joint: string,
): string | null => {
  if (!some(asked)) return null;
  const named = asked.flatMap((each) => words.attributesNamed(each));
  const strange = asked.flatMap((each) =>
    words.attributesNamed(each).length > 0 ? [] : (each.value ?? each.scheme ?? []),
  );
  return `${lead} ${named.length > 0 ? attributesLabel(named, words, joint) : fewOf(strange, joint)}`;
};

/** When courses meet. */
const OF_WHEN: readonly Rule[] = [
  {
    id: 'terms',
    keys: ['terms'],
    label: ({ terms }, words) =>
      some(terms)
        ? fewOf(terms.flatMap((name) => (some(words.termsNamed(name)) ? words.termsNamed(name) : name)))
        : null,
    conditions: ({ terms = [] }, words) => {
      const names = [...new Set(terms.flatMap((name) => words.termsNamed(name)))];
      return names.length === 0 ? [] : [be('terms', names)];
    },
  },
  {
    id: 'offered_in',
    keys: ['offered_in'],
    label: ({ offered_in: seasons }) =>
      some(seasons) ? `offered in ${fewOf(seasons.map((season) => season.toLowerCase()))}` : null,
  },
  {
    id: 'meets_on',
    keys: ['meets_on'],
    label: ({ meets_on: days }) => (some(days) ? `on ${daysLabel(days, 'and')}` : null),
    conditions: ({ meets_on: days }) => daysAsked(days, 'all'),
  },
  {
    id: 'days',
    keys: ['days'],
    label: ({ days }) => (some(days) ? `only on ${daysLabel(days, 'and')}` : null),
    conditions: ({ days }) => daysAsked(days, 'only'),
  },
  {
    id: 'avoid_days',
    keys: ['avoid_days'],
    label: ({ avoid_days: days }) => (some(days) ? `not on ${daysLabel(days, 'or')}` : null),
    conditions: ({ avoid_days: days }) => daysAsked(days, 'any').map(turned),
    isNegated: true,
  },
  {
    id: 'max_days',
    keys: ['max_days'],
    label: ({ max_days: most }) =>
      most === undefined ? null : most === 1 ? 'once a week' : `at most ${most} days a week`,
  },
  {
    id: 'starts_at_or_after',
    keys: ['starts_at_or_after'],
    label: ({ starts_at_or_after: from }) => (from === undefined ? null : `not before ${clockSaid(from)}`),
    conditions: ({ starts_at_or_after: from = '' }) => [be('startsAfter', from)],
  },
  {
    id: 'ends_at_or_before',
    keys: ['ends_at_or_before'],
    label: ({ ends_at_or_before: to }) => (to === undefined ? null : `over by ${clockSaid(to)}`),
    conditions: ({ ends_at_or_before: to = '' }) => [be('endsBefore', to)],
  },
  {
    id: 'free_times',
    keys: ['free_times'],
    label: ({ free_times: free }) => (some(free) ? busyLabel(free) : null),
    conditions: ({ free_times: free = [] }) => {
      const busy = busyHours(free);
      return busy === null ? [] : [be('keepsFree', busy)];
    },
  },
];

/** Amounts, limits and order. */
const OF_HOW_MUCH: readonly Rule[] = [
  {
    id: 'hours',
    keys: ['min_hours', 'max_hours'],
    label: ({ min_hours: min, max_hours: max }) => amountSaid(min, max, 'hours a week'),
    conditions: ({ min_hours: min, max_hours: max }) => [be('hours', rangeOf(min, max))],
  },
  {
    id: 'rating',
    keys: ['min_rating', 'max_rating'],
    label: ({ min_rating: min, max_rating: max }) => ratingSaid(min, max),
    conditions: ({ min_rating: min, max_rating: max }) => [be('rating', rangeOf(min, max))],
  },
  {
    id: 'units',
    keys: ['min_units', 'max_units'],
    label: ({ min_units: min, max_units: max }) => amountSaid(min, max, 'units'),
    conditions: ({ min_units: min, max_units: max }) => [be('units', rangeOf(min, max))],
  },
  {
    id: 'size',
    keys: ['min_enrollment', 'max_enrollment'],
    label: ({ min_enrollment: min, max_enrollment: max }) => amountSaid(min, max, 'students'),
    conditions: ({ min_enrollment: min, max_enrollment: max }) => [be('size', rangeOf(min, max))],
  },
  {
    id: 'exclude_taken',
    keys: ['exclude_taken'],
    label: ({ exclude_taken: isAsked }) => (isAsked ? 'not taken yet' : null),
    conditions: () => [be('isUntakenOnly', true)],
  },
  {
    id: 'has_open_seats',
    keys: ['has_open_seats'],
    label: ({ has_open_seats: isAsked }) => (isAsked ? 'places left' : null),
    conditions: () => [be('hasSeats', true)],
  },
  {
    id: 'prerequisites_met',
    keys: ['prerequisites_met'],
    label: ({ prerequisites_met: isAsked }) => (isAsked ? 'prerequisites met' : null),
    conditions: () => [be('isReady', true)],
  },
  {
    id: 'no_prerequisites_stated',
    keys: ['no_prerequisites_stated'],
    label: ({ no_prerequisites_stated: isAsked }) => (isAsked ? 'no prerequisites stated' : null),
  },
  {
    id: 'no_conflict_with',
    keys: ['no_conflict_with'],
    label: ({ no_conflict_with: codes }) =>
      some(codes) ? `no clash with ${codesLabel(codes, `${codes.length} courses`)}` : null,
  },
  {
    id: 'codes',
    keys: ['codes'],
    label: ({ codes }) =>
      some(codes) ? codesLabel(codes, `among ${codes.length} courses named before`) : null,
  },
  {
    id: 'exclude_codes',
    keys: ['exclude_codes'],
    label: ({ exclude_codes: codes }) =>
      some(codes) ? `not ${codesLabel(codes, `the ${codes.length} courses named before`)}` : null,
    isNegated: true,
  },
  {
    id: 'sort',
    keys: ['sort', 'descending'],
    label: ({ sort, descending }) =>
      sort === undefined ? null : (ORDERS[sort]?.[descending === true ? 1 : 0] ?? null),
  },
];

const RULES: readonly Rule[] = [...OF_WHAT, ...OF_WHEN, ...OF_HOW_MUCH];

/** The constraints of a search, in the order in which a student would mention them. */
export const partsOf = (search: SearchInput, words: CatalogueWords): SearchPart[] =>
  RULES.flatMap(({ id, keys, label: labelOf, conditions, isNegated = false }) => {
    const label = labelOf(search, words);
    return label === null
      ? []
      : [{ id, keys, label, isNegated, conditions: conditions?.(search, words) ?? [] }];
  });
