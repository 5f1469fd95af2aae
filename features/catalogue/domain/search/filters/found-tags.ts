import type { Filterable } from '../course-row.ts';

/** The classes that a search finds, one code for each. */
export interface FoundTags {
  /** Null if there are more than the requested maximum. */
  tags: string[] | null;
  /** How many of them are new under every code of the class; null if unknown. */
  fresh: number | null;
}

/**
 * The results of a saved search that it did not find before. A class that was renamed is not new.
 *
 * @param known codes found before; null if unknown
 * @param most maximum number of codes to return
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
