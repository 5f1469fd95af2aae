import type { Filterable } from './course-row.ts';

/** The classes that a search finds, each by one code. */
export interface FoundTags {
  /** Null where there are more than asked for. */
  tags: string[] | null;
  /** How many of them were not known, under any code of the class; null where that cannot be said. */
  fresh: number | null;
}

/**
 * What a kept search finds beyond what it found before. A class that goes by another code now is not new.
 *
 * @param known codes found before; null where that is not known
 * @param most codes to answer
 */
export const foundTags = (
  rows: readonly Pick<Filterable, 'class_tag' | 'codes' | 'aliases'>[],
  known: readonly string[] | null,
  most: number,
): FoundTags => {
  const before = known && new Set(known);
  const tags = new Map<string, boolean>();
  for (const { class_tag, codes, aliases } of rows) {
    if (tags.has(class_tag)) continue;
    const isKnown = before !== null && [class_tag, ...codes, ...aliases].some((code) => before.has(code));
    tags.set(class_tag, isKnown);
    if (tags.size > most) return { tags: null, fresh: null };
  }
  const fresh = [...tags.values()].filter((isKnown) => !isKnown).length;
  return { tags: [...tags.keys()], fresh: before === null ? null : fresh };
};
