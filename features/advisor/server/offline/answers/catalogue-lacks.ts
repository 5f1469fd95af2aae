import type { SearchInput } from '../../../domain/reading/request.ts';
import type { CatalogueLacks } from '../script.ts';
import { listed } from '../wording.ts';

const CONSTRAINTS: Record<CatalogueLacks, (keyof SearchInput)[]> = {
  rating: ['min_rating', 'max_rating'],
  workload: ['min_hours', 'max_hours'],
};
const NAMES: Record<CatalogueLacks, string> = { rating: 'ratings', workload: 'hours of work' };

/**
 * A search without constraints for which the catalogue has no data, since every course would be left out as unknown.
 *
 * @returns the remaining search, and which of these constraints it had
 */
export const withoutLacking = (
  search: SearchInput,
  lacks: readonly CatalogueLacks[],
): { search: SearchInput; asked: CatalogueLacks[] } => {
  const asked = lacks.filter(
    (field) => search.sort === field || CONSTRAINTS[field].some((key) => search[key] !== undefined),
  );
  const dropped = new Set<string>(asked.flatMap((field) => CONSTRAINTS[field]));
  if (asked.some((field) => search.sort === field))
    for (const key of ['sort', 'descending']) dropped.add(key);
  const kept = Object.entries(search).filter(([key]) => !dropped.has(key));
  return { search: Object.fromEntries(kept), asked };
};

/** "This catalogue has no ratings": said about the whole catalogue, rather than about each result. */
export const lackingSaid = (asked: readonly CatalogueLacks[]): string | null =>
  asked.length === 0
    ? null
    : `This catalogue has no ${listed(
        asked.map((field) => NAMES[field]),
        'or',
      )} of any course, so I can’t choose by that.`;

const SPEAKS_OF: Record<CatalogueLacks, RegExp> = { rating: /\brat(?:ed|ing)/, workload: /\bhours?\b/ };

/** How vague words were interpreted, without those that had no effect. */
export const readingsKept = (readings: readonly string[], asked: readonly CatalogueLacks[]): string[] =>
  readings.filter((reading) => !asked.some((field) => SPEAKS_OF[field].test(reading)));

export const WHAT_IT_CAN =
  'I can choose by subject or topic, level, days and times, units, kind of class, ' +
  'instructor, or what you have the prerequisites for. Tell me one of these.';
