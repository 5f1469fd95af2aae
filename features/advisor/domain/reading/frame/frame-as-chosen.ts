import { WEEKDAY_LETTERS } from '#features/catalogue/domain/sections/weekdays.ts';
import type { Range } from '#features/catalogue/domain/search/filters/filter-controls.ts';
import { be, turned } from './conditions.ts';
import type { Asked, Frame } from './frame.ts';
import type { Condition } from '../spans/meaning.ts';
import type { SearchInput, Wish } from '../request.ts';
import { toWish, weekdaysOf } from '../to-wish.ts';
import type { Vocabulary } from '../spans/vocabulary.ts';

type On = Condition['on'];

/** The search keys that express a condition. */
const KEYS: Partial<Record<On, readonly (keyof SearchInput)[]>> = {
  terms: ['terms'],
  subjects: ['subjects', 'exclude_subjects'],
  areas: ['areas', 'exclude_subjects'],
  days: ['days', 'meets_on', 'avoid_days'],
  startsAfter: ['starts_at_or_after'],
  endsBefore: ['ends_at_or_before'],
  keepsFree: ['free_times'],
  hours: ['min_hours', 'max_hours'],
  rating: ['min_rating', 'max_rating'],
  units: ['min_units', 'max_units'],
  size: ['min_enrollment', 'max_enrollment'],
  levels: ['levels'],
  kinds: ['component', 'exclude_component', 'kinds'],
  attributes: ['attributes_any', 'attributes_none'],
  maxDays: ['max_days'],
  isReady: ['prerequisites_met'],
  hasSeats: ['has_open_seats'],
  statesNone: ['no_prerequisites_stated'],
  notesSay: ['notes_say', 'notes_none_of'],
  isUntakenOnly: ['exclude_taken'],
  instructor: ['instructor'],
  topic: ['text', 'topics', 'exclude_topics'],
};

/**
 * The frame of a wish after the student removed or changed a condition in its chips: the next message changes this one.
 */
export const frameAsChosen = (wish: Wish, vocabulary: Vocabulary): Frame => {
  const { frame, search } = wish;
  const before = toWish(frame, vocabulary).search;
  const isSame = (key: keyof SearchInput) => JSON.stringify(before[key]) === JSON.stringify(search[key]);
  const changed = (Object.keys(KEYS) as On[]).filter((on) => !KEYS[on]?.every(isSame));
  const kept = frame.conditions.filter(({ condition: { on } }) => !changed.includes(on));
  const anew = changed.flatMap((on) => CHOSEN[on]?.(search) ?? []);
  return {
    ...frame,
    conditions: [...kept, ...anew.map((condition): Asked => ({ condition, said: '' }))],
    than: wish.than,
    programmes: wish.countsTowards === null ? [] : frame.programmes,
    groups: wish.countsTowards === null ? [] : frame.groups,
    named: wish.like === null ? frame.named.filter(({ role }) => role !== 'like') : frame.named,
  };
};

const range = (on: 'hours' | 'rating' | 'units' | 'size', min?: number, max?: number): Condition[] => {
  const value: Range = { min: min ?? null, max: max ?? null };
  return min === undefined && max === undefined ? [] : [be(on, value)];
};

const onDays = (days: SearchInput['days'], mode: 'any' | 'all' | 'only'): Condition[] =>
  days === undefined
    ? []
    : [
        be('days', {
          on: WEEKDAY_LETTERS.filter((letter) => days.includes(weekdaysOf([letter])[0] ?? 'Sun')),
          mode,
        }),
      ];

/** Conditions whose values can be changed. */
const CHOSEN: Partial<Record<On, (search: SearchInput) => Condition[]>> = {
  terms: ({ terms }) => (terms ? [be('terms', terms)] : []),
  levels: ({ levels }) => (levels ? [be('levels', levels)] : []),
  days: ({ days, meets_on, avoid_days }) => [
    ...onDays(days, 'only'),
    ...onDays(meets_on, 'all'),
    ...onDays(avoid_days, 'any').map(turned),
  ],
  startsAfter: ({ starts_at_or_after: time }) => (time === undefined ? [] : [be('startsAfter', time)]),
  endsBefore: ({ ends_at_or_before: time }) => (time === undefined ? [] : [be('endsBefore', time)]),
  hours: ({ min_hours, max_hours }) => range('hours', min_hours, max_hours),
  rating: ({ min_rating, max_rating }) => range('rating', min_rating, max_rating),
  units: ({ min_units, max_units }) => range('units', min_units, max_units),
  size: ({ min_enrollment, max_enrollment }) => range('size', min_enrollment, max_enrollment),
};
