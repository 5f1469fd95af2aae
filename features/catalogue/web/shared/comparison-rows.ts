import type { Course } from '../../contract.ts';
import { capOfCourse } from '../../domain/enrollment.ts';
import { formatMeetingTimes, meetingTimesOf } from '../../domain/meeting-times.ts';
import { countedKind, kindCounts } from '../../domain/section-summary.ts';

/** One line of the comparison's table: what is compared, and what each course's record says, in the courses' order. */
export interface ComparisonRow {
  label: string;
  /** Empty where the record does not say. */
  values: string[];
  /** Whether any two of the values differ. */
  differs: boolean;
  /** The row says when the courses meet. */
  isTimes: boolean;
}

const enrollmentOf = (course: Course): string => {
  const { current_enrollment_number: enrolled } = course;
  const cap = capOfCourse(course);
  if (enrolled === null) return cap === null ? '' : `at most ${cap}`;
  return cap === null ? `${enrolled}` : `${enrolled} of ${cap}`;
};

/** `3 lectures, 11 recitations`; empty for a course with one section. */
const sectionsOf = ({ sections }: Course): string =>
  sections.length === 1
    ? ''
    : kindCounts(sections)
        .map(({ kind, count }) => countedKind(kind, count))
        .join(', ') || 'cancelled';

const TIMES = 'Days and times';
const READERS: readonly [label: string, read: (course: Course) => string][] = [
  ['Term', ({ term }) => term],
  ['Units', ({ units }) => (units === null ? '' : String(units))],
  [TIMES, (course) => formatMeetingTimes(meetingTimesOf(course))],
  ['Sections', sectionsOf],
  ['Prerequisites', ({ course_requirements }) => course_requirements.trim()],
  ['Recommended preparation', ({ recommended_prep }) => recommended_prep.trim()],
  ['Enrolment', enrollmentOf],
  ['Kind of class', ({ component }) => component],
  ['Department', ({ department }) => department],
];

/** What every student compares by: shown even where no record says it. */
const ALWAYS = new Set(['Units', TIMES, 'Prerequisites', 'Enrolment']);

/** The same facts of each course side by side. */
export const comparisonRows = (courses: readonly Course[]): ComparisonRow[] =>
  READERS.map(([label, read]) => {
    const values = courses.map(read);
    return { label, values, differs: new Set(values).size > 1, isTimes: label === TIMES };
  }).filter(({ label, values }) => ALWAYS.has(label) || values.some((value) => value !== ''));
