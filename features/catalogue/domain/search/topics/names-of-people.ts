import { STOP_WORDS, wordsOf } from '../index/search-words.ts';
import type { TopicRecord } from './topic-file.ts';
import { stemOf, stemsOf } from './topic-words.ts';

/**
 * Stems of instructors' names, except those that descriptions mostly use as ordinary words, `stone`, `park`: they are
 * lower case in the middle of a sentence.
 */
export const namesOfPeople = (
  records: readonly Pick<TopicRecord, 'description' | 'instructors'>[],
): ReadonlySet<string> => {
  const names = new Set(records.flatMap(({ instructors }) => stemsOf(instructors.join(' ; '))));
  const smallOverCapital = new Map<string, number>();
  for (const description of new Set(records.map((record) => record.description)))
    for (const { text, start } of wordsOf(description)) {
      const stem = stemOf(text);
      if (STOP_WORDS.has(text) || !names.has(stem)) continue;
      const isCapital = description[start] !== text[0];
      if (isCapital && !WITHIN.test(description.slice(Math.max(0, start - 3), start))) continue;
      smallOverCapital.set(stem, (smallOverCapital.get(stem) ?? 0) + (isCapital ? -1 : 1));
    }
  for (const [stem, more] of smallOverCapital) if (more > 0) names.delete(stem);
  return names;
};

/** What precedes a word that does not start a sentence. */
const WITHIN = /[\p{Ll},] $/u;
