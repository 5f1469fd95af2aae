import { setImmediate as breathe } from 'node:timers/promises';
import { SearchIndex } from '../domain/search/search-index.ts';
import type { Catalogue } from './catalogue.ts';
import { indexOf } from './course-index.ts';

const indexes = new WeakMap<Catalogue, Promise<SearchIndex>>();
/** Records taken at once: a few milliseconds, so that requests are answered in between. */
const SLICE = 100;

const build = async (catalogue: Catalogue): Promise<SearchIndex> => {
  const index = new SearchIndex(indexOf(catalogue).recogniser);
  for (let from = 0; from < catalogue.courses.length; from += SLICE) {
    const records = catalogue.courses.slice(from, from + SLICE);
    index.add(records);
    index.addDescriptions(records);
    await breathe();
  }
  return index;
};

/** The text index of one version of the catalogue, descriptions included. Made when first asked for; lives as long as it. */
export const searchIndexFor = (catalogue: Catalogue): Promise<SearchIndex> => {
  const known = indexes.get(catalogue) ?? build(catalogue);
  indexes.set(catalogue, known);
  return known;
};
