import { anyOf } from '../spans/any-of.ts';
import type { Weekday } from '#features/catalogue/contract.ts';
import { WEEKDAY_NAMES } from '#features/catalogue/domain/sections/weekdays.ts';
import type { Places, WeekAsk } from '../../week/week-tools.ts';
import { type Asked, type Frame, NO_FRAME } from '../frame/frame.ts';
import type { SearchInput } from '../request.ts';
import { weekdaysOf, toWish } from '../to-wish.ts';
import type { Vocabulary } from '../spans/vocabulary.ts';

/** Bounds of a week as a whole: times of class and amounts. */
export type Bounds = Pick<
  WeekAsk,
  'free_days' | 'starts_at_or_after' | 'ends_at_or_before' | 'keep_free' | 'max_week_hours'
>;

const WORKDAYS = WEEKDAY_NAMES.slice(0, 5);
/** A bound of this many hours is one of a week: "Under 30 hours". */
const HOURS_OF_WEEK = 16;

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Whether hours are the sum of all courses, however few: "Under 12 hours a week in total". */
export const isOfAll = (message: string): boolean => IN_TOTAL.test(message);
const IN_TOTAL = anyOf(
  'iu',
  String.raw`\b(?:hours?|hrs?|h|work|workload)\b[^.?!\n]{0,30}\b` +
    String.raw`(?:total|altogether|in all|combined|overall|all together)\b`,
  String.raw`\b(?:total|altogether|combined|overall|(?:all|that|which|they|taken) together)\b[^.?!\n]{0,30}\b` +
    String.raw`(?:hours?|hrs?|h|work|workload)\b`,
);

/** @param isTotal whether the hours are the sum of all courses */
export const boundsIn = ({ conditions }: Pick<Frame, 'conditions'>, isTotal = false): Partial<Bounds> => {
  const bounds: Partial<Bounds> = {};
  for (const { condition } of conditions) {
    const { isTurned } = condition;
    if (condition.on === 'days') {
      const days = weekdaysOf(condition.value.on);
      const free = isTurned ? days : WORKDAYS.filter((day) => !days.includes(day));
      bounds.free_days = unique<Weekday>([...(bounds.free_days ?? []), ...free]);
    }
    // "Rowing ends at 9:30, so nothing before ten": the closer one.
    if (condition.on === 'startsAfter' && !isTurned)
      bounds.starts_at_or_after = [bounds.starts_at_or_after ?? '', condition.value].toSorted().at(-1);
    if (condition.on === 'endsBefore' && !isTurned)
      bounds.ends_at_or_before = [bounds.ends_at_or_before ?? '99', condition.value].toSorted()[0];
    if (condition.on === 'keepsFree' && !isTurned && condition.value !== null) {
      const { on, start, end } = condition.value;
      const days = weekdaysOf(on);
      bounds.keep_free = [
        ...(bounds.keep_free ?? []),
        { days: days.length > 0 ? days : [...WORKDAYS], start: asClock(start), end: asClock(end) },
      ];
    }
    if (condition.on === 'hours' && condition.value.max !== null && (isTotal || isOfWeek(condition.value)))
      bounds.max_week_hours = condition.value.max;
  }
  return bounds;
};

const asClock = (time: string | number): string => (typeof time === 'number' ? clock(time) : time);
const isOfWeek = ({ max }: { max: number | null }): boolean => max !== null && max >= HOURS_OF_WEEK;

const OF_WEEK: ReadonlySet<Asked['condition']['on']> = new Set([
  'days',
  'startsAfter',
  'endsBefore',
  'keepsFree',
  'terms',
  'isUntakenOnly',
  'isReady',
]);
/** Conditions on courses, not on the week. */
export const ofCourses = ({ conditions }: Pick<Frame, 'conditions'>): Asked[] =>
  conditions.filter(
    ({ condition }) => !OF_WEEK.has(condition.on) && !(condition.on === 'hours' && isOfWeek(condition.value)),
  );

/** The places of a week that a part of a message describes; null if none. */
export const placesIn = (frame: Frame, vocabulary: Vocabulary): Places | null => {
  const conditions = ofCourses(frame);
  const isOfProgramme = frame.programmes.length + frame.groups.length > 0 || frame.acts.includes('counts');
  const isByInterests = frame.acts.includes('interests');
  const isTopicOnly = conditions.every(({ condition: { on } }) => on === 'topic');
  const isSaid = frame.hasNoun || frame.hasCue || frame.count !== null;
  if (conditions.length === 0 && frame.order === null && !isOfProgramme && !isByInterests) return null;
  if (isTopicOnly && !isSaid && !isOfProgramme && !isByInterests && frame.order === null) return null;
  const { search } = toWish(
    {
      ...frame,
      conditions,
      named: [],
      without: [],
      acts: [],
      count: null,
      programmes: [],
      groups: [],
      than: null,
    },
    vocabulary,
  );
  const { text, topics, component, kinds, sort, attributes_any, attributes_all, ...others } = search;
  const found: Partial<Places> = {
    ...onlyPlaceKeys(others),
    ...(topics !== undefined && topics.length > 1 ? { topics } : { text: text ?? topics?.[0] }),
    kinds: kinds ?? (component === undefined ? undefined : [component]),
    sort: sort === 'code' ? undefined : sort,
    attributes_any: attributes_any ?? attributes_all,
  };
  // "Easy" is a preference, "at most five hours" a bound.
  if (found.max_hours !== undefined && isVague(conditions)) {
    found.light = true;
    found.max_hours = undefined;
  }
  const place: Places = {
    count: Math.min(Math.max(frame.count ?? 1, 1), MOST_PLACES),
    for: isOfProgramme ? 'requirements' : isByInterests ? 'interests' : 'anything',
    ...(Object.fromEntries(
      Object.entries(found).filter(([, value]) => value !== undefined),
    ) as Partial<Places>),
  };
  return place;
};
const MOST_PLACES = 8;

/** Keys that places and searches share. */
const SAME_KEYS = [
  'subjects',
  'exclude_subjects',
  'areas',
  'levels',
  'max_hours',
  'min_hours',
  'min_rating',
  'max_rating',
  'min_units',
  'max_units',
  'min_enrollment',
  'max_enrollment',
  'exclude_component',
  'exclude_topics',
  'attributes_none',
  'instructor',
  'no_prerequisites_stated',
] as const satisfies readonly (keyof Places & keyof SearchInput)[];
const onlyPlaceKeys = (search: SearchInput): Partial<Places> =>
  Object.fromEntries(SAME_KEYS.map((key) => [key, search[key]]));
/** Keys of a search that a week can satisfy too. */
const HELD_KEYS: ReadonlySet<string> = new Set([
  ...SAME_KEYS,
  'text',
  'topics',
  'kinds',
  'component',
  'sort',
  'attributes_any',
  'attributes_all',
  'prerequisites_met',
]);

/** Conditions that the search for weeks ignores, as typed. */
export const unheldIn = (frame: Frame, vocabulary: Vocabulary): string[] =>
  ofCourses(frame).flatMap(({ condition, said }) => {
    const { search, unread } = toWish({ ...NO_FRAME, conditions: [{ condition, said }] }, vocabulary);
    const isHeld = unread.length === 0 && Object.keys(search).every((key) => HELD_KEYS.has(key));
    return isHeld ? [] : [said];
  });

const isVague = (conditions: readonly Asked[]): boolean =>
  conditions.every(({ condition: { on }, said }) => on !== 'hours' || !NUMBER.test(said));
const NUMBER = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/iu;

/** Whether a place only bounds the workload: then it is a place only if a course is mentioned. */
export const isOfLoadOnly = ({
  subjects,
  exclude_subjects,
  areas,
  kinds,
  levels,
  text,
  topics,
  attributes_any,
  ...place
}: Places): boolean =>
  [subjects, exclude_subjects, areas, kinds, levels, text, topics, attributes_any].every(
    (each) => each === undefined,
  ) && place.for === 'anything';

/** Splits a message into parts that are read separately: each may describe places. */
export const partsOf = (message: string): string[] =>
  message
    .split(
      /[,;+\n!?]|[.:](?!\d)|\b(?:and|plus|with|maybe|then|along with|as well as|w|so(?= (?:the|my|two|three|one|another)\b))\b/i,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');
