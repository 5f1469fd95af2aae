import type { Catalogue } from './catalogue.ts';
import { courseIndexOf } from './course-index.ts';

/** The catalogue's own code of a course, also for another spelling or a former code; null where it has none. */
export const tagOf = (catalogue: Catalogue, code: string): string | null => {
  const index = courseIndexOf(catalogue);
  if (index.byTag.has(code)) return code;
  const tag = index.recogniser.normalise(code);
  return tag !== null && index.byTag.has(tag) ? tag : null;
};
