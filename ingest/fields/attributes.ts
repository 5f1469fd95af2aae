import type { DraftRow } from '../pack/pack-draft.ts';

export interface Attribute {
  scheme: string;
  value: string;
}

/**
 * The values in a cell: split at `separator` (none: the whole cell), without those that mean nothing. A part that
 * repeats its label (`Meets Language Req: Meets Language Req: Dutch`) is a value of the scheme with that name.
 */
export function attributesIn(
  scheme: string,
  cell: string | null | undefined,
  separator: string | null,
  nothing: readonly string[] = ['None', 'N/A'],
): Attribute[] {
  const text = cell ?? '';
  const parts = separator === null ? [text] : text.split(separator);
  return parts
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && !nothing.includes(part))
    .map((part) => {
      const doubled = /^([^:]+): \1: (.+)$/.exec(part);
      return { scheme: doubled?.[1] ?? scheme, value: doubled?.[2] ?? part };
    });
}

/**
 * Splits values that were exported without a separator between them (`Ethics and Civics Science and Technology`), if
 * all parts occur separately elsewhere. Each row has a value once.
 *
 * @returns how many values were split
 */
export function splitRunTogether(rows: readonly Pick<DraftRow, 'course'>[]): number {
  const known = new Map<string, Set<string>>();
  for (const { course } of rows)
    for (const { scheme, value } of course.attributes ?? []) {
      const values = known.get(scheme) ?? new Set();
      known.set(scheme, values.add(value));
    }
  const parts = new Map<string, string[]>();
  let split = 0;
  for (const { course } of rows) {
    const all = course.attributes ?? [];
    if (all.length === 0) continue;
    const apart = all.flatMap(({ scheme, value }) => {
      const key = JSON.stringify([scheme, value]);
      const found = parts.get(key) ?? partsOf(value, known.get(scheme) ?? new Set());
      parts.set(key, found);
      if (found.length > 1) split += 1;
      return found.map((each) => ({ scheme, value: each }));
    });
    course.attributes = [...new Map(apart.map((each) => [JSON.stringify(each), each])).values()];
  }
  return split;
}

/** The value's parts if all are known values of several words, otherwise the value: Egyptian Arabic is one language. */
function partsOf(value: string, known: ReadonlySet<string>): string[] {
  for (let space = value.indexOf(' '); space >= 0; space = value.indexOf(' ', space + 1)) {
    const [head, rest] = [value.slice(0, space), value.slice(space + 1)];
    const isTwo = [head, rest].every((each) => known.has(each) && each.includes(' '));
    if (isTwo) return [...partsOf(head, known), ...partsOf(rest, known)];
  }
  return [value];
}
