import type { Course } from '../../features/catalogue/contract.ts';
import { STOP_WORDS, wordsOf } from '../../features/catalogue/domain/search/index/search-words.ts';
import { lehmer } from './lehmer.ts';

/** A question made of words from a sentence that no index contains. */
export interface HeldOutQuestion {
  /** In the order of the sentence. */
  words: string[];
  /** Indexes in `courses` of the records that had this description: any of them is a correct result. */
  found: ReadonlySet<number>;
}

export interface HeldOut {
  /** The catalogue without the sentences. */
  courses: Course[];
  /** Questions by number of words. */
  questions: ReadonlyMap<number, readonly HeldOutQuestion[]>;
}

/** Words that do not describe a topic, which nobody searches for: Snowball's list, from four letters. */
const FUNCTION_WORDS = new Set(
  (
    'above after again against because been before being below between both cannot could does doing down during each ' +
    'even ever every further have having here hers herself himself itself just many more most much must myself only other ' +
    'ours ourselves over same should some such than their theirs them themselves then there these they this those through ' +
    'under until upon very well were what when where which while whom whose will with within without would your yours yourself'
  ).split(' '),
);
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const FEWEST_SENTENCES = 5;

interface Sentence {
  description: string;
  text: string;
  words: string[];
}

/** The middle sentence of a description, if it has at least `most` usable words. */
const middleOf = (description: string, most: number): Sentence[] => {
  const all = [...sentences.segment(description)].map(({ segment }) => segment);
  const text = all[Math.floor(all.length / 2)];
  if (all.length < FEWEST_SENTENCES || text === undefined) return [];
  const words = wordsOf(text).map((word) => word.text);
  const telling = [...new Set(words)].filter(
    (word) => !STOP_WORDS.has(word) && !FUNCTION_WORDS.has(word) && /^\p{L}{4,}$/u.test(word),
  );
  return telling.length < most ? [] : [{ description, text, words: telling }];
};

const pick = <T>(from: readonly T[], count: number, random: () => number): T[] => {
  const left = [...from.keys()];
  const places = Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  );
  return places
    .flat()
    .toSorted((a, b) => a - b)
    .flatMap((at) => from[at] ?? []);
};

/**
 * Removes the middle sentences of `count` descriptions from every record that contains them, and makes questions of
 * them.
 *
 * @param lengths numbers of words that the questions have
 */
export const holdOut = (
  courses: readonly Course[],
  { count, lengths, seed }: { count: number; lengths: readonly number[]; seed: number },
): HeldOut => {
  const random = lehmer(seed);
  const descriptions = [...new Set(courses.map(({ description }) => description))];
  const most = Math.max(...lengths);
  const held = pick(descriptions, descriptions.length, random).flatMap((each) => middleOf(each, most));
  const chosen = pick(held, count, random);
  const placesOf = Map.groupBy(courses.keys(), (at) => courses[at]?.description ?? '');
  const questions = lengths.map(
    (length) =>
      [
        length,
        chosen.map(({ description, words }): HeldOutQuestion => ({
          words: pick(words, length, random),
          found: new Set(placesOf.get(description)),
        })),
      ] as const,
  );
  const texts = chosen.map(({ text }) => text.trim());
  return {
    courses: courses.map((course) => ({
      ...course,
      description: texts.reduce((left, text) => left.replaceAll(text, ' '), course.description),
    })),
    questions: new Map(questions),
  };
};
