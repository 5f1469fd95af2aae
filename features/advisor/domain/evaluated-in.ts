import { listed } from './facts/record-text.ts';

/** A term's season and year, as its name says them; null if it says no year. */
const readTerm = (term: string): { season: string; year: number } | null => {
  const year = /\b(?:19|20)\d\d\b/.exec(term)?.[0];
  const season = /\p{L}+/u.exec(term)?.[0].toLowerCase();
  return year === undefined || season === undefined ? null : { season, year: Number(year) };
};

/** The years in which a catalogue has evaluations, in order, for each season. */
export type EvaluatedYears = ReadonlyMap<string, readonly number[]>;

/** @param terms of all evaluations of a catalogue; may repeat */
export const evaluatedYears = (terms: Iterable<string>): EvaluatedYears => {
  const read = [...new Set(terms)].map(readTerm).filter((each) => each !== null);
  return new Map(
    [...Map.groupBy(read, ({ season }) => season)].map(([season, group]) => [
      season,
      [...new Set(group.map(({ year }) => year))].toSorted((a, b) => a - b),
    ]),
  );
};

/** `2022–2024`; years that do not follow each other are listed. */
const yearsSaid = (years: readonly number[]): string => {
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (first === last || last - first + 1 !== years.length) return listed(years.map(String));
  return `${first}–${last}`;
};

/**
 * `evaluated in 3 of 3 falls, 2022–2024`: of the terms of that season from which the catalogue has evaluations at all,
 * since one from which nothing was handed in says nothing about the course. Each season has years of its own. Null
 * without an evaluation that names its year.
 *
 * @param terms of the course's evaluations, newest first
 */
export const evaluatedIn = (terms: readonly string[], years: EvaluatedYears): string | null => {
  const parts = [...evaluatedYears(terms)].map(([season, own]) => {
    const all = [...new Set([...(years.get(season) ?? []), ...own])].toSorted((a, b) => a - b);
    return all.length === 1
      ? `in ${season} ${all[0]}`
      : `in ${own.length} of ${all.length} ${season}s, ${yearsSaid(all)}`;
  });
  return parts.length === 0 ? null : `evaluated ${parts.join(', and ')}`;
};
