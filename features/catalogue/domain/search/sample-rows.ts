import type { CourseRow, Weekday } from '../../contract.ts';
import { ownSection } from '../wire/wire-sections.ts';
import { type CourseFilters } from './filters/filters.ts';
import { sift, sortRows } from './sift.ts';
import type { StudentView } from './filters/student-courses.ts';
import { packSections, type RowSection } from './packed-sections.ts';

/**
 * A row for tests, with the searchable fields given and defaults for the rest. Without sections it is its own section,
 * which meets at its schedule.
 */
export function row(
  class_tag: string,
  class_name: string,
  { sections, ...more }: Partial<Omit<CourseRow, 'sections'>> & { sections?: readonly RowSection[] } = {},
): CourseRow {
  const fields = {
    course_id: class_tag,
    class_number: '1',
    class_tag,
    class_name,
    term: '2025 Fall',
    instructors: [],
    days: [],
    units: 4,
    schedule: '',
    mean_hours: null,
    overall_score_course_mean: null,
    aliases: [],
    codes: [class_tag],
    takes: null,
    span: '',
    independent: false,
    attributes: [],
    level: null,
    seats: null,
    enrolled: null,
    requires: null,
    ...more,
  };
  return { ...fields, sections: packSections(sections ?? [ownSection(fields)], fields) };
}

/** The rows that pass the filters, in the order that the filters specify. */
export const applyFilters = <Item>(
  items: readonly Item[],
  filters: CourseFilters,
  rowOf: (item: Item) => CourseRow,
  student: StudentView,
): Item[] => sortRows(sift(items, filters, rowOf, student).passed, filters, rowOf);

/** A section with one meeting. */
export const section = (
  component: string,
  name: string,
  days: Weekday[],
  start: string | null,
  end: string | null,
  more: Partial<RowSection> = {},
): RowSection => ({
  class_number: '',
  section: name,
  component,
  instructors: [],
  meetings: [{ days, start, end, from: null, to: null }],
  status: null,
  links: [],
  ...more,
});
