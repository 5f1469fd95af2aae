import { WEEKDAYS, type Weekday } from '#features/catalogue/contract.ts';
import { pick, type Draw } from './seeded.ts';
import type { SourceCourse } from './source.ts';

/** Meeting times of a class: the same hours on each day, in minutes from midnight. */
export type Slot = { days: Weekday[]; start: number; end: number };

type Weighted = readonly (readonly [weight: number, slot: Slot])[];

const minutes = (clock: string): number => {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
};

/** Parses `Mon Wed 10:30-11:45`. */
export function slotOf(text: string): Slot {
  const words = text.split(' ');
  const [start = '', end = ''] = words.at(-1)?.split('-') ?? [];
  return { days: WEEKDAYS.filter((day) => words.includes(day)), start: minutes(start), end: minutes(end) };
}

/** Every combination of days and hours; the weight is the product of both weights. */
function slotGrid(days: Record<string, number>, hours: Record<string, number>): Weighted {
  return Object.entries(days).flatMap(([names, dayWeight]) =>
    Object.entries(hours).map(([span, weight]) => [dayWeight * weight, slotOf(`${names} ${span}`)] as const),
  );
}

const ONE_DAY = { Mon: 10, Tue: 11, Wed: 12, Thu: 11, Fri: 4 };
const TWO_DAYS = { 'Mon Wed': 10, 'Tue Thu': 11, 'Wed Fri': 2 };
const THREE_DAYS = { 'Mon Wed Fri': 1 };

const MORNINGS = { '09:00-09:50': 5, '10:00-10:50': 7, '11:00-11:50': 6 };

/** The standard slots. No other times are used unless a course's text states them. */
const HOURS = {
  lecture: slotGrid(TWO_DAYS, {
    '09:00-10:15': 5,
    '10:30-11:45': 9,
    '12:00-13:15': 7,
    '13:30-14:45': 8,
    '15:00-16:15': 5,
    '16:30-17:45': 1,
  }),
  shortLecture: slotGrid(THREE_DAYS, {
    '09:00-09:50': 5,
    '10:00-10:50': 8,
    '11:00-11:50': 8,
    '12:00-12:50': 6,
    '13:00-13:50': 5,
    '14:00-14:50': 3,
  }),
  longLecture: slotGrid(ONE_DAY, { '09:00-11:45': 2, '12:00-14:45': 4, '15:00-17:45': 5, '18:00-20:30': 1 }),
  seminar: slotGrid(ONE_DAY, {
    '09:45-11:45': 4,
    '12:45-14:45': 7,
    '13:00-15:30': 4,
    '15:00-17:00': 8,
    '15:00-17:45': 5,
    '18:00-20:00': 1,
  }),
  fiveMornings: slotGrid(
    { 'Mon Tue Wed Thu Fri': 1 },
    {
      '09:00-09:50': 5,
      '10:00-10:50': 7,
      '11:00-11:50': 6,
      '12:00-12:50': 3,
    },
  ),
  fourDays: slotGrid(
    { 'Mon Tue Wed Thu': 5, 'Mon Tue Thu Fri': 2 },
    {
      '09:00-09:50': 5,
      '10:00-10:50': 6,
      '11:00-11:50': 6,
      '12:00-12:50': 4,
      '13:30-14:20': 3,
    },
  ),
  laboratory: slotGrid(ONE_DAY, { '09:00-12:00': 2, '13:00-16:00': 6, '13:30-17:00': 5, '14:00-17:00': 4 }),
  studio: slotGrid({ 'Mon Wed': 6, 'Tue Thu': 7 }, { '09:00-11:45': 4, '12:00-14:45': 5, '15:00-17:45': 4 }),
  longStudio: slotGrid(ONE_DAY, { '09:30-13:15': 3, '13:30-17:15': 5 }),
  workshop: slotGrid(ONE_DAY, { '12:00-14:45': 5, '15:00-17:45': 7, '18:00-20:45': 3 }),
  discussion: slotGrid(
    { Mon: 3, Tue: 6, Wed: 8, Thu: 9, Fri: 8 },
    {
      '09:00-09:50': 3,
      '10:05-10:55': 5,
      '11:05-11:55': 6,
      '12:10-13:00': 5,
      '13:30-14:20': 6,
      '14:35-15:25': 6,
      '15:45-16:35': 5,
      '16:45-17:35': 3,
      '18:15-19:05': 2,
      '19:25-20:15': 1,
    },
  ),
  discussionTwice: slotGrid(
    { 'Mon Wed': 4, 'Tue Thu': 5, 'Wed Fri': 3 },
    { '09:10-10:00': 3, '12:10-13:00': 5, '14:35-15:25': 5, '16:45-17:35': 4, '18:15-19:05': 2 },
  ),
  shortLaboratory: slotGrid(
    { Mon: 6, Tue: 9, Wed: 9, Thu: 9, Fri: 5 },
    {
      '08:30-11:20': 3,
      '09:40-12:30': 3,
      '12:40-15:30': 6,
      '13:25-16:15': 6,
      '15:40-18:30': 4,
      '18:00-20:50': 2,
    },
  ),
  tutorial: slotGrid(ONE_DAY, { '13:00-15:00': 4, '15:00-17:00': 8, '16:30-18:30': 3, '19:00-21:00': 1 }),
} satisfies Record<string, Weighted>;

/** Possible slots for a course. Its kind is drawn once, so that both terms and all sections share it. */
export function hoursFor(course: SourceCourse, draw: Draw): Weighted {
  if (course.meets?.includes(':')) return [[1, slotOf(course.meets)]];
  if (course.meets !== undefined) return slotGrid({ [course.meets]: 1 }, MORNINGS);
  return HOURS[kindOf(course, draw)];
}

/** Possible slots of a discussion or laboratory that belongs to a lecture. */
export function hoursBeside(course: SourceCourse, kind: 'Discussion' | 'Laboratory'): Weighted {
  const discussion = course.twice ? HOURS.discussionTwice : HOURS.discussion;
  const hours = kind === 'Laboratory' ? HOURS.shortLaboratory : discussion;
  const { daysBeside } = course;
  if (daysBeside === undefined) return hours;
  return hours.filter(([, { days }]) => days.every((day) => daysBeside.includes(day)));
}

function kindOf(course: SourceCourse, draw: Draw): keyof typeof HOURS {
  switch (course.component) {
    case 'Language':
      if (course.level === 'introductory')
        return pick(draw, [
          [5, 'fiveMornings'],
          [5, 'fourDays'],
        ]);
      return pick(draw, [
        [4, 'shortLecture'],
        [3, 'lecture'],
        [3, 'fourDays'],
      ]);
    case 'Laboratory':
      return pick(draw, [
        [8, 'laboratory'],
        [2, 'studio'],
      ]);
    case 'Studio':
      return pick(draw, [
        [6, 'studio'],
        [4, 'longStudio'],
      ]);
    case 'Workshop':
      return 'workshop';
    case 'Tutorial':
      return 'tutorial';
    case 'Seminar':
      return pick(draw, [
        [9, 'seminar'],
        [course.level === 'introductory' ? 2 : 1, 'lecture'],
      ]);
    default:
      if (course.units <= 2)
        return pick(draw, [
          [5, 'seminar'],
          [5, 'lecture'],
        ]);
      if (course.level === 'graduate')
        return pick(draw, [
          [6, 'lecture'],
          [4, 'longLecture'],
        ]);
      return pick(draw, [
        [7, 'lecture'],
        [course.level === 'introductory' ? 4 : 2, 'shortLecture'],
      ]);
  }
}

/** Whether two slots overlap in time. */
export function overlaps(a: Slot, b: Slot): boolean {
  return a.start < b.end && b.start < a.end && a.days.some((day) => b.days.includes(day));
}
