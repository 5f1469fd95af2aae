import { MARKS, type PlanContent } from '../contract.ts';
import type { SharedPlan } from '../sharing.contract.ts';
import { type PlainEntry } from './exports/plain-week.ts';
import { nameOf } from './planned-course.ts';
import { sectionWords } from './plan-words.ts';

/** Shown instead of the name that the student gave a handwritten course. */
export const OWN_COURSE = 'A course outside the catalogue';

/** A shared plan's week. Older links have no colours; there they follow the order of the courses. */
export const entriesOfShared = ({ courses, own_courses }: SharedPlan): PlainEntry[] => [
  ...courses.flatMap(({ code, sections, mark }, at) =>
    sections.map((section) => ({
      name: code,
      words: sectionWords(section),
      mark: mark ?? (at % MARKS) + 1,
      meetings: section.meetings,
    })),
  ),
  ...own_courses.map(({ mark, meetings }) => ({ name: OWN_COURSE, words: '', mark: mark ?? null, meetings })),
];

/** The content of a version made from a shared plan. */
export const contentsOfShared = ({ courses, own_courses }: SharedPlan): PlanContent[] => [
  ...courses.map(({ code, optional, sections }): PlanContent => ({
    kind: 'course',
    code,
    need: optional ? 'optional' : 'required',
    group: null,
    locked: [],
    chosen: sections.map(nameOf),
  })),
  ...own_courses.map(({ units, meetings }): PlanContent => ({
    kind: 'own_course',
    title: OWN_COURSE,
    units,
    need: 'required',
    group: null,
    // A handwritten course cannot have a meeting without times.
    meetings: meetings.flatMap(({ start, end, ...rest }) =>
      start === null || end === null ? [] : [{ ...rest, start, end }],
    ),
  })),
];
