/** "The geology 1": of a list. */
const THE_ONE =
  /(\b(?:the|that|this) (?:first |second |last )?[a-z]{3,}(?:ic|al|ogy|ory|ing|ish|ian|phy|ics|ure|ama|ion) )1(?![\w.:])/gu;

/** Lower-cases a message in capitals, collapses spaces and writes "n" as "and": titles are written so. */
export const evenly = (said: string): string => {
  const spaced = said
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/(?<=\p{L}) n (?=\p{L}{2})/gu, ' and ')
    .replaceAll(THE_ONE, '$1one')
    .trim();
  return /\p{Ll}/u.test(spaced) || !spaced.includes(' ') ? spaced : spaced.toLowerCase();
};
