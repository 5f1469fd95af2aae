import { setImmediate as breathe } from 'node:timers/promises';
import type { Course } from '../../contract.ts';
import { SearchIndex } from '../../domain/search/search-index.ts';
import { courseIndexOf } from './course-index.ts';
import { perCatalogue } from './per-catalogue.ts';

/** Records taken at once: a few milliseconds, so that requests are answered in between. */
const SLICE = 100;

/** The text index of one version of the catalogue, descriptions included. Made when first asked for; lives as long as it. */
export const searchIndexOf = perCatalogue(async (catalogue) => {
  const index = new SearchIndex<Course>(courseIndexOf(catalogue).recogniser);
  for (let from = 0; from < catalogue.courses.length; from += SLICE) {
    const records = catalogue.courses.slice(from, from + SLICE);
    index.add(records);
    index.addDescriptions(records);
    await breathe();
  }
  return index;
});
