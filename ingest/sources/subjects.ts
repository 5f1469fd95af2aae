import * as z from 'zod';
import { type Subject, subjectShape } from '#features/catalogue/domain/pack/shapes.ts';
import { subjectOfTag } from '#features/catalogue/domain/pack/subject-of-tag.ts';
import { type DraftRow, ImportError, type SourceFile } from '../pack/pack-draft.ts';

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
 * The pack's subjects: those `listed`, and one for every other tag, with the most frequent department of its rows.
 * Without any department the name is derived from the code: "Course 6".
 */
export function resolveSubjects(
  listed: readonly Subject[],
  rows: readonly DraftRow[],
): { subjects: Subject[]; added: number } {
  const known = new Set(listed.map(({ code }) => code));
  const departments = Map.groupBy(rows, ({ course }) => subjectOfTag(course.class_tag));
  const added = [...departments]
    .filter(([code]) => code !== '' && !known.has(code))
    .map(([code, group]) => ({ code, department: departmentOf(group) ?? `Course ${code}`, aliases: [] }))
    .toSorted((a, b) => a.code.localeCompare(b.code, 'en', { numeric: true }));
  return { subjects: [...listed, ...added], added: added.length };
}

function departmentOf(rows: readonly DraftRow[]): string | null {
  const named = rows.map(({ course }) => course.department?.trim() ?? '').filter((name) => name !== '');
  const [most] = [...Map.groupBy(named, (name) => name)].toSorted((a, b) => b[1].length - a[1].length);
  return most?.[0] ?? null;
}
