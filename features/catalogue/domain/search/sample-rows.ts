import type { CourseRow } from '../../contract.ts';

/** A row for tests: what it is to be found by, the rest of no importance. */
export function row(class_tag: string, class_name: string, more: Partial<CourseRow> = {}): CourseRow {
  return {
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
    ...more,
  };
}
