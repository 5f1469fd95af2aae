import type { Catalogue } from './catalogue.ts';
import { courseIndexOf } from './course-index.ts';

/** The catalogue's own spelling of a code, also for a former code; null if it has none. */
export const tagOf = (catalogue: Catalogue, code: string): string | null => {
  const index = courseIndexOf(catalogue);
  if (index.byTag.has(code)) return code;
  const tag = index.recogniser.normalise(code);
  return tag !== null && index.byTag.has(tag) ? tag : null;
};
