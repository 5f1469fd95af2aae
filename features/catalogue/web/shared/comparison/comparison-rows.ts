import type { Course } from '../../../contract.ts';
import { classSizeText } from '../../../domain/sections/class-size-text.ts';
import { capOfCourse } from '../../../domain/sections/enrollment.ts';
import type { Timetabled } from '../../../domain/sections/meeting-times.ts';
import { sectionCounts } from '../../../domain/sections/section-summary.ts';
import type { ShownTimes } from '../shown-sections.ts';

/** One row of the comparison table: its label, and each record's value, in the courses' order. */
export interface ComparisonRow {
  label: string;
  /** Empty if the record does not state it. */
  values: string[];
  /** Whether any two of the values differ. */
  differs: boolean;
  /** Only for the row of meeting times: each course's hours, for the picture of the week. */
  weeks: Timetabled[] | null;
  /** Whether the values are sentences that may name courses. */
  namesCourses: boolean;
}

const enrollmentOf = (course: Course): string => {
  const { current_enrollment_number: enrolled } = course;
  const cap = capOfCourse(course);
  if (enrolled === null) return cap === null ? '' : `at most ${cap}`;
  return cap === null ? `${enrolled}` : `${enrolled} of ${cap}`;
};

/** `3 lectures · 11 recitations`, `1 lecture`. */
const sectionsOf = ({ sections }: Course): string => (sections.length === 0 ? '' : sectionCounts(sections));

const TIMES = 'Days and times';
const SECTIONS = 'Sections';
const READERS: readonly [label: string, read: (course: Course, times: ShownTimes) => string][] = [
  ['Term', ({ term }) => term],
  ['Units', ({ units }) => (units === null ? '' : String(units))],
  [TIMES, (_, { lines }) => lines.join('\n')],
  [SECTIONS, sectionsOf],
  ['Prerequisites', ({ course_requirements }) => course_requirements.trim()],
  ['Recommended preparation', ({ recommended_prep }) => recommended_prep.trim()],
  ['Enrolment', enrollmentOf],
  ['Class size', classSizeText],
  ['Kind of class', ({ component }) => component],
  ['Department', ({ department }) => department],
];

const NAMING = new Set(['Prerequisites', 'Recommended preparation']);

/** Criteria of every student: shown even if no record states them. */
const ALWAYS = new Set(['Units', TIMES, 'Prerequisites', 'Enrolment']);

/**
 * The same facts of each course side by side.
 *
 * @param times the hours shown for each: those of sections that fit beside the others
 */
export const comparisonRows = (courses: readonly Course[], times: readonly ShownTimes[]): ComparisonRow[] => {
  const shown = courses.flatMap((course, index) => (times[index] ? { course, times: times[index] } : []));
  // Where no course leaves a choice, there is nothing to compare.
  const isChosen = courses.some(({ sections }) => sections.length > 1);
  return READERS.filter(([label]) => label !== SECTIONS || isChosen)
    .map(([label, read]) => {
      const values = shown.map((each) => read(each.course, each.times));
      const weeks = label === TIMES ? shown.map((each) => each.times.week) : null;
      return { label, values, differs: new Set(values).size > 1, weeks, namesCourses: NAMING.has(label) };
    })
    .filter(({ label, values }) => ALWAYS.has(label) || values.some((value) => value !== ''));
};
