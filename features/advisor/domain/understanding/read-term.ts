import type { Lexicon } from './lexicon.ts';
import type { Scrap } from './scrap.ts';

export interface TermsRead {
  /** Names as the catalogue has them; for a term it does not have, the student's own words. */
  terms: string[];
  readings: string[];
}

const SEASONS: Record<string, string> = {
  fall: 'fall',
  autumn: 'fall',
  spring: 'spring',
  winter: 'winter',
  january: 'winter',
  summer: 'summer',
  f: 'fall',
  s: 'spring',
};
const SEASON = 'fall|autumn|spring|winter|summer';
const OF_TERM = String.raw`(?: (?:term|semester|quarter|session|offerings?)\b)?`;

/** Reads when a course should be given: "next term", "in the spring", "2026 Spring", "f25". */
export const readTerms = (scrap: Scrap, { terms }: Pick<Lexicon, 'terms'>, today: string): TermsRead => {
  const found: string[] = [];
  const readings: string[] = [];
  /** A catalogue that nobody has renewed yet: what it has is the best that can be said of any term to come. */
  const isOver = terms.length > 0 && terms.every(({ end }) => end < today);
  const add = (name: string) => {
    if (!found.includes(name)) found.push(name);
  };
  const named = (season: string, year: string | undefined, said: string) => {
    const full = year && (year.length === 2 ? `20${year}` : year);
    const fits = terms.filter(({ name }) => {
      const words = name.toLowerCase();
      return words.includes(SEASONS[season] ?? season) && (!full || words.includes(full));
    });
    // Of several springs the one that is not over.
    const term = fits.find(({ end }) => end >= today) ?? fits.at(-1);
    add(term?.name ?? said.trim());
  };
  scrap.take(
    new RegExp(String.raw`\b(?:in |for |during )?(?:the )?(20\d\d) (${SEASON})\b${OF_TERM}`),
    ([said, year, season]) => named(season ?? '', year, said),
  );
  scrap.take(
    new RegExp(
      String.raw`\b(?:in |for |during )?(?:the )?(${SEASON})${OF_TERM} (?:of )?'?(20\d\d|\d\d)\b(?! ?(?:hours|units|students))`,
    ),
    ([said, season, year]) => named(season ?? '', year, said),
  );
  scrap.take(/\b([fs])'?(2\d)\b/, ([said, season, year]) => named(season ?? '', year, said));
  scrap.take(
    /\b(?:in |for |during |offered )?(?:the )?(this|current|present|next|coming|upcoming|following) (?:coming |upcoming )?(?:academic )?(term|semester|quarter|fall|autumn|spring|winter|summer)\b(?: (?:term|semester)\b)?/,
    ([said, which, what]) => {
      const soon = !['next', 'following'].includes(which ?? '');
      if (what !== undefined && what in SEASONS) {
        if (soon) return named(what, undefined, what);
        // "Next fall", said in the fall, is the one after.
        const coming = terms.find(
          ({ name, start }) => start > today && name.toLowerCase().includes(SEASONS[what] ?? what),
        );
        return isOver ? named(what, undefined, what) : add(coming?.name ?? `${which} ${what}`);
      }
      const at = terms.findIndex(({ end }) => end >= today);
      const started = at >= 0 && (terms[at]?.start ?? '') <= today;
      const later = !['this', 'current', 'present'].includes(which ?? '');
      const term = terms[later && started ? at + 1 : at];
      if (at >= 0 && term) return add(term.name);
      const last = terms.at(-1);
      if (!last || (later && !isOver)) return add(said.trim());
      add(last.name);
      readings.push(`The catalogue ends with ${last.name}, so I took that term.`);
    },
  );
  // "Fall of Rome" and "Prague Spring" are no terms.
  scrap.take(
    new RegExp(
      String.raw`\b(?:(?:in|for|during|over|offered|available|given|this|the|,|and|or|only|next) (?:the )?(${SEASON})(?! of\b)|(${SEASON}) (?:term|semester|only|classes|courses|offerings?)|(${SEASON})(?= (?:[a-z]+ )?(?:seminars?|classes|courses|class|course|lectures?|electives?|labs?|options|workshops?|tutorials?)\b)|(${SEASON})(?= ?[?.,!·]|\s*$))${OF_TERM}`,
    ),
    (match) => {
      const said = match.slice(1).find((season) => season !== undefined) ?? '';
      named(said, undefined, said);
    },
  );
  return { terms: found, readings };
};
