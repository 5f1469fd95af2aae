import type { Course } from '../contract.ts';
import { type Meeting, type MeetingTimes, meetingTimesOf } from './meeting-times.ts';

export type TimetabledCourse = Pick<Course, 'term' | 'days' | 'start_times' | 'end_times' | 'schedule'>;

/**
 * Whether two courses overlap in time; `unknown` where a missing time could overlap. Adjacent meetings do not
 * overlap.
 */
export type Overlap =
  | { answer: 'overlap'; at: Meeting[] }
  | { answer: 'none'; because: 'other_terms' | 'other_times' }
  | { answer: 'unknown' };

export function overlapOf(a: TimetabledCourse, b: TimetabledCourse): Overlap {
  if (a.term !== b.term) return { answer: 'none', because: 'other_terms' };
  const left = meetingTimesOf(a);
  const right = meetingTimesOf(b);
  const at = left.meetings.flatMap((meeting) =>
    right.meetings.flatMap((other) => intersection(meeting, other)),
  );
  if (at.length > 0) return { answer: 'overlap', at };
  return mayOverlap(left, right) ? { answer: 'unknown' } : { answer: 'none', because: 'other_times' };
}

function intersection(a: Meeting, b: Meeting): Meeting[] {
  const start = Math.max(a.start, b.start);
  const end = Math.min(a.end, b.end);
  return a.weekday === b.weekday && start < end ? [{ weekday: a.weekday, start, end }] : [];
}

/** Whether an unknown time could overlap: one has no days at all, or a shared day has an unknown time. */
function mayOverlap(a: MeetingTimes, b: MeetingTimes): boolean {
  const daysOf = ({ meetings, untimed }: MeetingTimes) =>
    new Set([...meetings.map(({ weekday }) => weekday), ...untimed]);
  const daysOfA = daysOf(a);
  const daysOfB = daysOf(b);
  if (daysOfA.size === 0 || daysOfB.size === 0) return true;
  return a.untimed.some((day) => daysOfB.has(day)) || b.untimed.some((day) => daysOfA.has(day));
}

/**
 * Whether two courses, each given by all its offerings (sections and terms), overlap: `none` if some pair of
 * offerings in the same term does not.
 */
export function overlapOfOfferings(a: readonly TimetabledCourse[], b: readonly TimetabledCourse[]): Overlap {
  const answers = a.flatMap((one) =>
    b.filter(({ term }) => term === one.term).map((other) => overlapOf(one, other)),
  );
  return (
    answers.find(({ answer }) => answer === 'none') ??
    answers.find(({ answer }) => answer === 'unknown') ??
    answers[0] ?? { answer: 'none', because: 'other_terms' }
  );
}
