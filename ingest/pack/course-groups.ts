import { shown } from '#features/catalogue/domain/pack/problems.ts';
import type { CourseDraft, DraftRow, Tally } from './pack-draft.ts';

/** Fields of a course of which one stands where its sections say them differently. */
const ONE_FOR_ALL = [
  'description',
  'course_requirements',
  'recommended_prep',
  'department',
  'units',
] as const;

/**
 * Prepares rows that are sections of one course in one term to be one record: notes of a section are kept under its name;
 * any other text that differs from the first row's is counted in `odd`.
 */
export function reconcileSections(rows: readonly DraftRow[], odd: Tally): void {
  const groups = Map.groupBy(rows, ({ course }) =>
    JSON.stringify([course.course_id ?? course.class_tag, course.class_tag, course.class_name, course.term]),
  );
  for (const group of groups.values()) {
    const [first, ...others] = group;
    if (first === undefined || others.length === 0) continue;
    for (const row of others) reportDifferences(first, row, odd);
    first.course.class_notes = notesOf(group);
  }
}

function reportDifferences(first: DraftRow, row: DraftRow, odd: Tally): void {
  for (const field of ONE_FOR_ALL) {
    const [held, told] = [first.course[field] ?? '', row.course[field] ?? ''];
    if (told === '' || told === held) continue;
    // What the first section does not say is another's.
    if (held === '') first.course = { ...first.course, [field]: told };
    else
      odd.add(
        `${field} differs between sections of one course`,
        row.place,
        field,
        `${shown(told)}, where row ${first.place.row} has ${shown(held)}, which holds`,
      );
  }
}

/** What all sections say, then what some do, each under its name. */
function notesOf(group: readonly DraftRow[]): string {
  const texts = group.map(({ course }) => course.class_notes?.trim() ?? '');
  if (new Set(texts).size === 1) return texts[0] ?? '';
  const byText = Map.groupBy(group.keys(), (index) => texts[index] ?? '');
  return [...byText]
    .filter(([text]) => text !== '')
    .map(([text, indexes]) => {
      const names = [...indexes].flatMap((index) => nameOf(group[index]?.course) ?? []);
      return names.length === 0
        ? text
        : `${names.length > 1 ? 'Sections' : 'Section'} ${names.join(', ')}: ${text}`;
    })
    .join('\n');
}

function nameOf(course: CourseDraft | undefined): string | null {
  const section = course?.sections[0];
  return section?.section || section?.class_number || null;
}
