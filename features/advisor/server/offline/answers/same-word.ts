import type { SynonymTable } from '#features/catalogue/domain/search/topics/synonyms.ts';
import { stemOf } from '#features/catalogue/domain/search/topics/topic-words.ts';

/** What the catalogue says of a word: other words for it, and how many titles have it. */
export interface TitleWords {
  synonyms: Pick<SynonymTable, 'of'>;
  /** By stem. */
  inTitles: ReadonlyMap<string, number>;
}

/** What may follow a word without making it another: endings, and second halves of compounds ("cookbook"). */
const ENDING = new RegExp(
  '^(?:e?s|ed|ings?|e[rd]s?|ors?|i?als?|ally|ic|ical|ics|ians?|ists?|ism|y|ies|ness|ful|less|ments?|ly|' +
    'ives?|ous|[ai]ble|ity|e?ry|e?ries|ans?|ese|ish|ship|hood|ations?|ational|works?|books?|' +
    'mak(?:ing|ers?)|scapes?|craft|writ(?:ing|ers?))$',
  '',
);
const [SHORTEST, SHORTEST_ROOT] = [4, 5];

const inSingular = (word: string): string => word.replace(/(?<=[^s])s$/, '');

const isGrown = (word: string, root: string): boolean =>
  word.startsWith(root) && (word === root || ENDING.test(word.slice(root.length)));

/** "Cities" is said by "city", "cook" by "cookbook", "opera" by no "operating", "bank" by no "bankruptcy". */
export const isSameWord = (word: string, asked: string): boolean => {
  if (stemOf(word) === stemOf(asked)) return !ALIKE_ONLY.has(`${inSingular(asked)} ${inSingular(word)}`);
  const root = inSingular(asked);
  return root.length >= SHORTEST && isGrown(word, root) && !ALIKE_ONLY.has(`${root} ${inSingular(word)}`);
};

/** "Photography" is said by "photographs", "drawing" by "drawn"; not "flower" by "flow". */
export const isLikeWord = (word: string, asked: string): boolean => {
  const said = inSingular(asked);
  for (let at = said.length - 1; at >= SHORTEST; at -= 1) {
    const ending = said.slice(at);
    if (!ENDING.test(ending) || (at < SHORTEST_ROOT && ending !== 'ing')) continue;
    if (isGrown(word, said.slice(0, at))) return true;
  }
  return isSameWord(word, asked);
};

/** Words that only look like forms of each other. */
const ALIKE_ONLY = new Set([
  'opera operation',
  'opera operating',
  'opera operational',
  'universe university',
  'organ organic',
  'new news',
  'general generation',
  'sex sexton',
]);
