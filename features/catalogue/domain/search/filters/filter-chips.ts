import { formatClock, formatClockRange, parseClock } from '../../sections/clock-times.ts';
import { ATTRIBUTE_MODES, type AttributeChoice, withChoice } from './attribute-choices.ts';
import type { DaysAsked, FreeHours, Range } from './filter-controls.ts';
import { type Filter, type FilterKey, FILTERS } from './filter-table.ts';
import { type CourseFilters, narrowingKeys, turnedRound, withFilter, withoutFilter } from './filters.ts';

/** An active filter in words: `name`, `verb`, `value`, of which the first and the last may be empty. */
export interface FilterChip {
  /** Id of the filter, or of this chip if the filter has several. */
  id: string;
  name: string;
  /** The relation, which can be negated. */
  verb: string;
  value: string;
  /** Its value alone says what it is: `2026 Spring`. */
  isPlain: boolean;
  /** The filters without this one. */
  dropped: CourseFilters;
  /** The filters with this one negated. */
  turned: CourseFilters;
}

/** A value's display name: `Introductory`. */
export type NameOfValue = (filter: Filter, value: string) => string;

/** The chips of the active filters, in the table's order; one for each attribute scheme. */
export const chipsOf = (filters: CourseFilters, nameOf: NameOfValue): FilterChip[] =>
  narrowingKeys(filters).flatMap((key) =>
    key === 'attributes' ? attributeChips(filters) : chipOf(key, filters, nameOf),
  );

/** A filter in one line: `Level is not Graduate`. */
export const chipText = ({ name, verb, value }: Pick<FilterChip, 'name' | 'verb' | 'value'>): string =>
  [name, verb, value].filter((part) => part !== '').join(' ');

const chipOf = (key: FilterKey, filters: CourseFilters, nameOf: NameOfValue): FilterChip => {
  const words = wordsOf(key, filters, nameOf);
  return {
    id: key,
    ...words,
    isPlain: FILTERS[key].control === 'multi-select' && !filters.not.includes(key),
    value: filters.keep.includes(key) ? `${words.value} or not stated`.trim() : words.value,
    dropped: withoutFilter(filters, key),
    turned: turnedRound(filters, key),
  };
};

type Words = Pick<FilterChip, 'name' | 'verb' | 'value'>;

const wordsOf = (key: FilterKey, filters: CourseFilters, nameOf: NameOfValue): Words => {
  const filter: Filter = FILTERS[key];
  const { label } = filter;
  const isTurned = filters.not.includes(key);
  // The table's type relates values to controls; the type of a single entry does not.
  const value: unknown = filters[key];
  switch (filter.control) {
    case 'switch':
    case 'time':
    case 'free-hours':
      return {
        name: '',
        verb: isTurned ? (filter.opposite ?? `Not: ${label}`) : label,
        value:
          filter.control === 'time'
            ? clockWords(value as string)
            : filter.control === 'free-hours'
              ? freeHoursWords(value as FreeHours)
              : '',
      };
    case 'days':
      return daysWords(label, value as DaysAsked, isTurned);
    case 'range':
      return { name: label, verb: isTurned ? 'is not' : 'is', value: rangeWords(value as Range) };
    case 'multi-select':
      return {
        name: label,
        verb: isTurned ? 'is not' : 'is',
        value: listed((value as string[]).map((each) => nameOf(filter, each))),
      };
    case 'attributes':
      return { name: label, verb: '', value: '' };
  }
};

/** `A, B or C`; beyond three, how many more. */
const listed = (names: readonly string[], last = 'or'): string => {
  const most = 3;
  if (names.length > most)
    return `${names.slice(0, most - 1).join(', ')} ${last} ${names.length - most + 1} others`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
};

const DAY_VERBS: Record<DaysAsked['mode'], [string, string]> = {
  any: ['on any of', 'never on any of'],
  all: ['on all of', 'never on all of'],
  only: ['only on', 'never only on'],
};

const daysWords = (name: string, { on, mode }: DaysAsked, isTurned: boolean): Words => ({
  name,
  verb: DAY_VERBS[mode][isTurned ? 1 : 0],
  value: on.join(', '),
});

const rangeWords = ({ min, max }: Range): string => {
  if (min === null) return `at most ${max}`;
  if (max === null) return `at least ${min}`;
  return min === max ? String(min) : `${min} to ${max}`;
};

const clockWords = (time: string): string => formatClock(parseClock(time) ?? 0);

/** Omits the hours if they cover the whole day. */
const freeHoursWords = ({ on, start, end }: FreeHours): string =>
  start === '00:00' && end === '23:59'
    ? on.join(', ')
    : `${on.join(', ')} ${formatClockRange({ start: parseClock(start) ?? 0, end: parseClock(end) ?? 0 })}`;

const attributeChips = (filters: CourseFilters): FilterChip[] =>
  filters.attributes.map((choice) => {
    const others = (next: AttributeChoice): CourseFilters =>
      withFilter(filters, 'attributes', withChoice(filters.attributes, next));
    return {
      id: `attributes ${choice.scheme}`,
      name: choice.scheme,
      verb: `${choice.mode} of`,
      value: listed(choice.values, choice.mode === 'all' ? 'and' : 'or'),
      isPlain: false,
      dropped: others({ ...choice, values: [] }),
      turned: others({ ...choice, mode: choice.mode === 'none' ? ATTRIBUTE_MODES[0] : 'none' }),
    };
  });
