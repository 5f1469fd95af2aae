import { fold } from './lexicon.ts';

const MILLION = 1_000_000;

/**
 * The words that are said much more often in talk than in titles: "home", "mind", "mess". They are what a course is about only where
 * something introduces them; "war" and "water" are in many titles and stay topics.
 *
 * @param titles of all courses
 * @param inSpeech words, folded, with how often they are said in a million
 */
export const wordsOfSpeech = (
  titles: readonly string[],
  inSpeech: ReadonlyMap<string, number>,
): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  let all = 0;
  for (const title of new Set(titles))
    for (const word of fold(title).split(' ')) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      all += 1;
    }
  const isOfTalk = ([word, often]: readonly [string, number]): boolean =>
    often > ((counts.get(word) ?? 0) / Math.max(1, all)) * MILLION;
  return new Set([...inSpeech].flatMap((each) => (isOfTalk(each) ? each[0] : [])));
};
