/** "The geology 1": of a list. */
const THE_ONE =
  /(\b(?:the|that|this) (?:first |second |last )?[a-z]{3,}(?:ic|al|ogy|ory|ing|ish|ian|phy|ics|ure|ama|ion) )1(?![\w.:])/gu;

/** "Lol great. Fine, just list …": an exclamation before what is said asks for no rating. */
const EXCLAIMED = new RegExp(
  String.raw`^(?:(?:lol|haha|ok|okay|oh|ah|well|hm+|ugh)[ ,.!]+)*` +
    '(?:great|good|nice|cool|perfect|awesome|amazing|excellent|wonderful|lovely|sweet|wow)' +
    String.raw`(?:[.!]+|,) +(?=\S+ \S+)`,
  'iu',
);

/** "Pre-1700", of a year: as a group of requirements is named, "Before 1700". */
const YEARS = /\b(pre|post)[- ]?(1[0-9]{3})\b/giu;

/**
 * Lower-cases a message in capitals, collapses spaces, leaves out exclamations and writes "n" as "and" and "pre-1700" as "before
 * 1700": titles and groups are written so.
 */
export const evenly = (said: string): string => {
  const spaced = said
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/(?<=\p{L}) n (?=\p{L}{2})/gu, ' and ')
    .replace(EXCLAIMED, '')
    .replaceAll(THE_ONE, '$1one')
    .replaceAll(YEARS, (_, side: string, year: string) =>
      side.toLowerCase() === 'pre' ? `before ${year}` : `after ${year}`,
    )
    .trim();
  return /\p{Ll}/u.test(spaced) || !spaced.includes(' ') ? spaced : spaced.toLowerCase();
};
