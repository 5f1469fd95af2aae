import type { DraftRow, Place } from '../pack/pack-draft.ts';

/**
 * Gives every row an identity, `course_id` with `class_number`, that no row of another term shares and that comes out the
 * same at every import of the same data.
 *
 * A row without a course id takes its tag. One without a class number gets its term and section (`2025-fall`,
 * `2025-fall-001`), counted on where that is taken. A registrar's number that comes back in a later term (`termNames` in
 * calendar order) gets the term added there; within one term it is left alone, for then the row is a duplicate.
 *
 * Calls `derived` for each row whose number is not the data's own.
 */
export function assignIdentities(
  rows: readonly DraftRow[],
  termNames: readonly string[],
  derived: (place: Place) => void,
): (DraftRow & { course: { course_id: string; class_number: string } })[] {
  const firstTermOf = new Map<string, number>();
  const order = (name: string): number =>
    termNames.includes(name) ? termNames.indexOf(name) : termNames.length;
  for (const { course } of rows) {
    if (course.class_number === null) continue;
    const key = identity(course.course_id ?? course.class_tag, course.class_number);
    firstTermOf.set(key, Math.min(order(course.term), firstTermOf.get(key) ?? Infinity));
  }
  const taken = new Set(firstTermOf.keys());
  return rows.map((row) => {
    const course_id = row.course.course_id ?? row.course.class_tag;
    const { class_number, term } = row.course;
    if (class_number !== null && firstTermOf.get(identity(course_id, class_number)) === order(term)) {
      return { ...row, course: { ...row.course, course_id, class_number } };
    }
    derived(row.place);
    if (class_number !== null) {
      return { ...row, course: { ...row.course, course_id, class_number: `${class_number}-${slug(term)}` } };
    }
    const base = row.section === null ? slug(term) : `${slug(term)}-${slug(row.section)}`;
    let number = base;
    for (let next = 2; taken.has(identity(course_id, number)); next += 1) number = `${base}-${next}`;
    taken.add(identity(course_id, number));
    return { ...row, course: { ...row.course, course_id, class_number: number } };
  });
}

function identity(courseId: string, classNumber: string): string {
  return JSON.stringify([courseId, classNumber]);
}

/** `2025 Fall` as `2025-fall`. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
