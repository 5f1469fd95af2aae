import { principalSection } from '#features/catalogue/domain/sections/sections.ts';
import type { CourseDraft, DraftRow, Place } from '../pack/pack-draft.ts';

/**
 * Gives every row an identity (`course_id` and `class_number`) that is unique across terms and stable between imports
 * of the same data.
 *
 * A missing course id becomes the tag. A missing class number becomes term and section (`2025-fall`, `2025-fall-001`),
 * with a counter if taken. If a registrar's number is reused in a later term (`termNames` in calendar order), the term
 * is appended, also to its section's; within one term it stays, because that row is a duplicate.
 *
 * Calls `derived` for each row whose number was generated.
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
    const number = numberOf(course);
    if (number === null) continue;
    const key = identity(course.course_id ?? course.class_tag, number);
    firstTermOf.set(key, Math.min(order(course.term), firstTermOf.get(key) ?? Infinity));
  }
  const taken = new Set(firstTermOf.keys());
  return rows.map((row) => {
    const course_id = row.course.course_id ?? row.course.class_tag;
    const { term } = row.course;
    const class_number = numberOf(row.course);
    if (class_number !== null && firstTermOf.get(identity(course_id, class_number)) === order(term)) {
      return { ...row, course: { ...row.course, course_id, class_number } };
    }
    derived(row.place);
    if (class_number !== null) {
      const number = `${class_number}-${slug(term)}`;
      const sections = row.course.sections.map((section) =>
        section.class_number === class_number ? { ...section, class_number: number } : section,
      );
      return { ...row, course: { ...row.course, course_id, class_number: number, sections } };
    }
    const prefix = row.section === null ? slug(term) : `${slug(term)}-${slug(row.section)}`;
    let number = prefix;
    for (let next = 2; taken.has(identity(course_id, number)); next += 1) number = `${prefix}-${next}`;
    taken.add(identity(course_id, number));
    return { ...row, course: { ...row.course, course_id, class_number: number } };
  });
}

/** The number of the principal section, otherwise the course's own. */
const numberOf = (course: CourseDraft): string | null =>
  principalSection(course.sections)?.class_number || course.class_number;

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
