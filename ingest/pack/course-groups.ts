import { principalSection } from '#features/catalogue/domain/sections/sections.ts';
import { shown } from '#features/catalogue/domain/pack/problems.ts';
import type { CourseDraft, DraftRow, Tally } from './pack-draft.ts';

/** Course fields with a single value, even if its sections state different ones. */
const ONE_FOR_ALL = [
  'description',
  'course_requirements',
  'recommended_prep',
  'department',
  'units',
] as const;

/**
 * Prepares rows that are sections of one course in one term for being combined into one record. The principal section's
 * row comes first in `rows`, so that its values are used; notes of a section are kept under its name; any other text
 * that differs from the first row's is counted in `odd`.
 */
export function reconcileSections(rows: DraftRow[], odd: Tally): void {
  const groups = Map.groupBy(rows.keys(), (index) => keyOf(rows[index]));
  for (const indexes of groups.values()) {
    if (indexes.length < 2) continue;
    putPrincipalFirst(rows, indexes);
    const [first, ...others] = indexes.flatMap((index) => rows[index] ?? []);
    if (first === undefined) continue;
    for (const row of others) reportDifferences(first, row, odd);
    first.course.class_notes = notesOf([first, ...others]);
  }
}

const keyOf = (row: DraftRow | undefined): string =>
  JSON.stringify([
    row?.course.course_id ?? row?.course.class_tag,
    row?.course.class_tag,
    row?.course.class_name,
    row?.course.term,
  ]);

function putPrincipalFirst(rows: DraftRow[], indexes: readonly number[]): void {
  const sections = indexes.flatMap((index) => rows[index]?.course.sections ?? []);
  const principal = principalSection(sections);
  const [first = 0] = indexes;
  const at =
    indexes.find((index) => rows[index]?.course.sections.some((section) => section === principal)) ?? first;
  const [before, after] = [rows[first], rows[at]];
  if (before === undefined || after === undefined) return;
  rows[first] = after;
  rows[at] = before;
}

function reportDifferences(first: DraftRow, row: DraftRow, odd: Tally): void {
  for (const field of ONE_FOR_ALL) {
    const [held, told] = [first.course[field] ?? '', row.course[field] ?? ''];
    if (told === '' || told === held) continue;
    // Fill in what the first section lacks from another one.
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

/** Notes that all sections share, then those of some, each under its name. */
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
