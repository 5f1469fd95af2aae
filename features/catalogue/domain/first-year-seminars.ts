import type { Course } from '../contract.ts';

type Described = Pick<Course, 'class_name' | 'component' | 'department' | 'class_notes'>;

/** "A First-Year Seminar", "Freshman Seminar"; a "First-Year Graduate Seminar" is not of these. */
const NAMED = /\b(?:first[- ]year|freshman) seminar\b/i;
/** Notes that leave it to first-years; "preference to first-year students" does not, nor doctoral students' first year. */
const RESERVED =
  /\b(?:first[- ]year(?:s| students)|freshmen) only\b|\b(?:reserved for|limited to|only to)(?: \d+)? (?:first[- ]year(?:s\b| students)|freshmen)|^for (?:first[- ]year(?:s\b| students)|freshmen)/i;

/** Whether a course is a seminar for first-years, as its title, its kind, its department or its notes say. */
export const isFirstYearSeminar = ({
  class_name,
  component,
  department,
  class_notes,
}: Partial<Described>): boolean =>
  [class_name, component, department, class_notes].some((text) => NAMED.test(text ?? '')) ||
  RESERVED.test(class_notes ?? '');
