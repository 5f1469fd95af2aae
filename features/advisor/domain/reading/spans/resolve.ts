import { clockText } from '#features/catalogue/domain/sections/clock-times.ts';
import { be, courses } from '../frame/conditions.ts';
import type { Meaning } from './meaning.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A meaning in the catalogue's terms; null if it has no such thing. */
export const resolve = (meaning: Meaning, vocabulary: Vocabulary, today: string): Meaning | null => {
  switch (meaning.is) {
    case 'term':
      return termOf(meaning, vocabulary, today);
    case 'kind': {
      const names = SEVERAL_KINDS[meaning.kind] ?? [meaning.kind];
      const kinds = [...new Set(names.flatMap((name) => kindsLike(name, vocabulary)))];
      // Otherwise it is still a word for a class.
      if (kinds.length > 0) return courses(be('kinds', kinds));
      const isTitled = names.length === 1 && vocabulary.lexicon.titleWords.has(meaning.kind);
      return meaning.otherwise ?? { is: 'noun', ...(isTitled ? { kind: meaning.kind } : {}) };
    }
    case 'busy':
      return courses(
        be('keepsFree', {
          on: meaning.on,
          start: clockText(meaning.start),
          end: clockText(meaning.end),
        }),
      );
    default:
      return meaning;
  }
};

/** Words that students use for several kinds. */
const SEVERAL_KINDS: Readonly<Record<string, readonly string[]>> = {
  'hands-on': ['studio', 'workshop', 'laboratory'],
};

/** The catalogue's kinds that contain this word: "Laboratory" for "lab", "Project-based Seminar" for "seminar". */
const kindsLike = (kind: string, { lexicon: { components } }: Vocabulary): string[] => {
  const all = [...new Set(components.values())];
  const same = all.filter((name) => name.toLowerCase() === kind);
  const like = all.filter((name) =>
    name
      .toLowerCase()
      .split(/[^a-z]+/)
      .some(
        (word) =>
          word.startsWith(kind.slice(0, SHORTEST_KIND)) && kind.startsWith(word.slice(0, SHORTEST_KIND)),
      ),
  );
  return same.length > 0 && kind !== 'seminar' ? same : like;
};
const SHORTEST_KIND = 5;

type Term = Extract<Meaning, { is: 'term' }>;

const termOf = (
  { season, year, beside }: Term,
  { lexicon: { terms } }: Vocabulary,
  today: string,
): Meaning | null => {
  if (season === '' && year !== null) {
    const names = terms.filter((term) => term.name.includes(String(year))).map((term) => term.name);
    return courses(be('terms', names.length > 0 ? names : [String(year)]));
  }
  const name =
    season === null ? besideToday(beside, terms, today) : ofSeason(season, year, beside, terms, today);
  if (name === undefined && season === null) return null;
  return courses(be('terms', [name ?? strangeTerm(season ?? '', year)]));
};

/** A name for a term that the catalogue does not have, so that the reply can say so. */
const strangeTerm = (season: string, year: number | null): string =>
  [year, season.replace(/^./, (first) => first.toUpperCase())].filter((part) => part !== null).join(' ');

type Terms = Vocabulary['lexicon']['terms'];

const besideToday = (beside: Term['beside'], terms: Terms, today: string): string | undefined => {
  const at = terms.findIndex(({ end }) => end >= today);
  // In an outdated catalogue, the newest term stands for the current one.
  if (at < 0) return terms.at(-1)?.name;
  const isRunning = (terms[at]?.start ?? '') <= today;
  return terms[beside === 'next' && isRunning ? at + 1 : at]?.name;
};

/** Of several terms of a season, the first that is not over. */
const ofSeason = (
  season: string,
  year: number | null,
  beside: Term['beside'],
  terms: Terms,
  today: string,
): string | undefined => {
  const wanted = season === 'autumn' ? 'fall' : season;
  const fits = terms.filter(({ name }) => {
    const words = name.toLowerCase();
    return words.includes(wanted) && (year === null || words.includes(String(year)));
  });
  const isToCome = ({ start, end }: Terms[number]) => (beside === 'next' ? start > today : end >= today);
  const newest = fits.at(-1);
  if (beside === 'next' && newest && !fits.some(isToCome)) return yearsAfter(newest, wanted, today);
  return (fits.find(isToCome) ?? newest)?.name;
};

/** The next term of a season that the catalogue does not have yet: `2026 Fall` after `2025 Fall`. */
const yearsAfter = ({ start }: Terms[number], season: string, today: string): string => {
  let year = Number(start.slice(0, 4));
  while (`${year}${start.slice(4)}` <= today) year += 1;
  return strangeTerm(season, year);
};
