import type { CourseRow } from '../../contract.ts';
import { teachersOf } from './course-row.ts';

/** Rows that look the same as another, although a registrar distinguishes them by their class numbers. */
export const twinsAmong = (rows: readonly CourseRow[]): ReadonlySet<CourseRow> => {
  const alike = Map.groupBy(rows, (row) =>
    JSON.stringify([row.class_tag, row.class_name, row.term, row.schedule, row.span, ...teachersOf(row)]),
  );
  return new Set([...alike.values()].filter((same) => same.length > 1).flat());
};
