import type { Course, Weekday } from '../contract.ts';
import type { Area } from './areas.ts';
import type { ClockRange, Minutes } from './clock-times.ts';
import type { Level } from './levels.ts';
import { type Meeting, meetingTimesOf } from './meeting-times.ts';
import type { FilterQuestion } from './search/filters.ts';
import type { Outcome, Unstated } from './unstated.ts';
import { weekdayName } from './weekdays.ts';

/** Search constraints; a match satisfies all of them in one record (one course in one term). */
export interface CourseConstraints {
  /** Predicates of course list filters, from `questionsOf`. */
  filters?: readonly FilterQuestion[] | undefined;
  /** Subject codes to exclude. */
  excludeSubjects?: readonly string[] | undefined;
  areas?: readonly Area[] | undefined;
  levels?: readonly Level[] | undefined;
  /** Meets on these days and no others. */
  days?: readonly Weekday[] | undefined;
  /** Meets on each of these days. */
  meetsOn?: readonly Weekday[] | undefined;
  /** Meets on none of these days. */
  avoidDays?: readonly Weekday[] | undefined;
  /** Meets on at most this many days a week. */
  maxDays?: number | undefined;
  /** Every meeting is within these times; adjacent ranges are merged. */
  freeTimes?: readonly (ClockRange & { day: Weekday })[] | undefined;
  startsAtOrAfter?: Minutes | undefined;
  endsAtOrBefore?: Minutes | undefined;
  minHours?: number | undefined;
  maxHours?: number | undefined;
  minRating?: number | undefined;
  maxRating?: number | undefined;
  minUnits?: number | undefined;
  maxUnits?: number | undefined;
  maxEnrollment?: number | undefined;
  /** Kind of class, singular or plural, possibly abbreviated: `seminars`, `lab`. */
  component?: string | undefined;
  /** Kind of class to exclude, in the same forms. */
  excludeComponent?: string | undefined;
  /** All of these words occur in one instructor's name. */
  instructor?: string | undefined;
}

export type Judgement = 'holds' | 'fails' | { unstated: Unstated };

/** Facts about a record that are not among its fields. */
export interface Placed {
  subject: string;
  area: Area | null;
  level: Level | null;
}

/**
 * Whether a record satisfies every constraint. A record that lacks a constrained field never does: it `fails` if it
 * violates another constraint, otherwise the missing field is reported, so that the student can be told how many
 * were excluded for that reason.
 */
export function judgeCourse(course: Course, placed: Placed, asked: CourseConstraints): Judgement {
  let unstated: Unstated | null = null;
  for (const judgement of judgements(course, placed, asked)) {
    if (judgement === false) return 'fails';
    if (judgement !== true) unstated ??= judgement;
  }
  return unstated === null ? 'holds' : { unstated };
}

function* judgements(course: Course, placed: Placed, asked: CourseConstraints): Generator<Outcome> {
  const { filters = [], areas, levels, component, instructor } = asked;
  for (const ask of filters) yield ask(course);
  if (asked.excludeSubjects?.includes(placed.subject)) yield false;
  if (areas) yield placed.area !== null && areas.includes(placed.area);
  if (instructor !== undefined) yield course.instructors.some((name) => hasWords(name, instructor));
  yield within(course.overall_score_course_mean, asked.minRating, asked.maxRating, 'rating');
  yield within(course.mean_hours, asked.minHours, asked.maxHours, 'workload');
  yield within(course.units, asked.minUnits, asked.maxUnits, 'units');
  yield within(course.current_enrollment_number, undefined, asked.maxEnrollment, 'enrollment');
  if (levels) yield placed.level === null ? 'level' : levels.includes(placed.level);
  if (component !== undefined)
    yield course.component === '' ? 'component' : isKind(course.component, component);
  if (asked.excludeComponent !== undefined)
    yield course.component === '' ? 'component' : !isKind(course.component, asked.excludeComponent);
  yield* meetingJudgements(course, asked);
}

const within = (
  value: number | null,
  min: number | undefined,
  max: number | undefined,
  name: Unstated,
): Outcome => {
  if (min === undefined && max === undefined) return true;
  if (value === null) return name;
  return value >= (min ?? -Infinity) && value <= (max ?? Infinity);
};

function* meetingJudgements(course: Course, asked: CourseConstraints): Generator<Outcome> {
  const { days, meetsOn, avoidDays, maxDays, freeTimes, startsAtOrAfter, endsAtOrBefore } = asked;
  const asksForDays = days ?? meetsOn ?? avoidDays ?? maxDays;
  const asksForTimes = freeTimes ?? startsAtOrAfter ?? endsAtOrBefore;
  if (asksForDays === undefined && asksForTimes === undefined) return;
  const { meetings, untimed } = meetingTimesOf(course);
  const meetsDays = [...meetings.map(({ weekday }) => weekday), ...untimed].map(weekdayName);
  if (meetsDays.length === 0) return yield 'meetings';
  if (days) yield meetsDays.every((day) => days.includes(day));
  if (meetsOn) yield meetsOn.every((day) => meetsDays.includes(day));
  if (avoidDays) yield !meetsDays.some((day) => avoidDays.includes(day));
  if (maxDays !== undefined) yield new Set(meetsDays).size <= maxDays;
  if (startsAtOrAfter !== undefined) yield meetings.every(({ start }) => start >= startsAtOrAfter);
  if (endsAtOrBefore !== undefined) yield meetings.every(({ end }) => end <= endsAtOrBefore);
  if (freeTimes) yield meetings.every((meeting) => isFree(meeting, freeTimes));
  if (freeTimes) yield untimed.every((day) => freeTimes.some((span) => span.day === weekdayName(day)));
  if (asksForTimes !== undefined && untimed.length > 0) yield 'meetings';
}

function isFree(
  { weekday, start, end }: Meeting,
  free: NonNullable<CourseConstraints['freeTimes']>,
): boolean {
  const spans = free.filter(({ day }) => day === weekdayName(weekday)).toSorted((a, b) => a.start - b.start);
  let reached = start;
  for (const span of spans) if (span.start <= reached) reached = Math.max(reached, span.end);
  return reached >= end;
}

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const hasWords = (name: string, words: string): boolean => {
  const hay = folded(name);
  const needles = folded(words).match(/[\p{L}\p{N}'-]+/gu) ?? [];
  return needles.length > 0 && needles.every((needle) => hay.includes(needle));
};

const isKind = (component: string, asked: string): boolean => {
  const [kind, wanted] = [component, asked].map((text) => folded(text).trim().replace(/s$/, ''));
  return wanted !== '' && (kind ?? '').split(/[^a-z]+/).some((word) => word.startsWith(wanted ?? ''));
};
