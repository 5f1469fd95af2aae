import * as z from 'zod';
import { type Subject, subjectShape } from '#features/catalogue/domain/pack/shapes.ts';
import { subjectOfTag } from '#features/catalogue/domain/pack/subject-of-tag.ts';
import { type Draft, type DraftRow, ImportError, type SourceFile } from '../pack/pack-draft.ts';

/** A pack's subject, or one with its own name in addition to its department's. */
const rawSubjectShape = subjectShape.extend({ name: z.string().trim().min(1).optional() });

/** Throws ImportError when the file is not a list of subjects. */
export function readSubjects(file: SourceFile): Subject[] {
  let raw: unknown;
  try {
    raw = JSON.parse(file.text);
  } catch {
    throw new ImportError(`${file.name} is not JSON.`);
  }
  const parsed = z.array(rawSubjectShape).safeParse(raw);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ImportError(`${file.name} is no list of subjects: ${issue?.path.join('.')} ${issue?.message}.`);
  }
  const nameCounts = countNames(parsed.data);
  return parsed.data.map(({ name, ...subject }) => {
    const isOwn =
      name !== undefined && name !== subject.department && nameCounts.get(name.toUpperCase()) === 1;
    return isOwn ? { ...subject, aliases: [...subject.aliases, name] } : subject;
  });
}

/**
 * How many subjects each code, alias, name or department could refer to; an ambiguous name does not become an alias.
 */
function countNames(subjects: readonly z.infer<typeof rawSubjectShape>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code, aliases, name, department } of subjects) {
    for (const word of new Set(
      [code, ...aliases, name ?? code, department].map((each) => each.toUpperCase()),
    )) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * The pack's subjects: the `listed` ones, and one for every other tag, with the most frequent department of its rows.
 * Rows of a subject without a department are moved to the draft's refused ones. Throws ImportError if no subject has
 * one.
 */
export function resolveSubjects(
  listed: readonly Subject[],
  draft: Draft,
): { subjects: Subject[]; added: number } {
  const known = new Set(listed.map(({ code }) => code));
  const added: Subject[] = [];
  const unknown = new Set<string>();
  for (const [code, group] of Map.groupBy(draft.rows, codeOf)) {
    if (code === '' || known.has(code)) continue;
    const department = departmentOf(group);
    if (department === null) unknown.add(code);
    else added.push({ code, department, aliases: [] });
  }
  if (unknown.size > 0) refuseUnknown(unknown, draft, known.size + added.length > 0);
  added.sort((a, b) => a.code.localeCompare(b.code, 'en', { numeric: true }));
  return { subjects: [...listed, ...added], added: added.length };
}

const codeOf = ({ course }: DraftRow): string => subjectOfTag(course.class_tag);

const ASK =
  'Name them in a file, [{"code": "…", "department": "…"}], and give it with --subjects FILE, or give the data a department: a column mapped to "department" in a CSV, the field "department" in JSON.';

function refuseUnknown(unknown: ReadonlySet<string>, draft: Draft, isAnyKnown: boolean): void {
  const codes = [...unknown].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const some = codes.slice(0, 10).join(', ') + (codes.length > 10 ? ` and ${codes.length - 10} more` : '');
  if (!isAnyKnown) throw new ImportError(`The data names no department for the subjects ${some}. ${ASK}`);
  draft.notes.push(`No department is known for the subjects ${some}; their rows are refused. ${ASK}`);
  for (const row of draft.rows) {
    const code = codeOf(row);
    if (!unknown.has(code)) continue;
    for (const place of [row.place, ...(row.more ?? [])])
      draft.refused.add('no department is known for the subject', place, 'department', `subject ${code}`);
  }
  draft.rows = draft.rows.filter((row) => !unknown.has(codeOf(row)));
}

function departmentOf(rows: readonly DraftRow[]): string | null {
  const named = rows.map(({ course }) => course.department?.trim() ?? '').filter((name) => name !== '');
  const [most] = [...Map.groupBy(named, (name) => name)].toSorted((a, b) => b[1].length - a[1].length);
  return most?.[0] ?? null;
}
