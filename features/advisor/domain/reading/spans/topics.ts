import { EVERYDAY } from '../tables/everyday-words.ts';
import type { Span } from './meaning.ts';
import type { Word } from './words.ts';

/** Consecutive words that no span holds: a possible topic. */
export interface Topic {
  from: number;
  to: number;
  /** The words with a meaning, in order; "law or courts" is two lists. */
  words: readonly (readonly string[])[];
}

/** Words that belong to a topic between two of its words: "history of medicine", "race and law". */
const INSIDE = new Set(['of', 'and', 'or', 'in', 'the', 'on', 'for', 'to', 'a']);
/** "Swap cities for architecture" has two topics. */
const BETWEEN_TWO = new Set(['for', 'to']);
const MOST_INSIDE = 2;

/** What stands before the first "of" of a topic, where it is one word: "history" of "history of medicine". */
const leadOf = (words: readonly Word[], from: number, to: number): string[] =>
  words[from + 1]?.text === 'of' && from + 1 < to ? [words[from]?.text ?? ''] : [];
const ORDINALS = new Set(['first', 'second', 'third']);

/** Fillers that are topics after "about" or in a title. */
const SOMETIMES = new Set(
  (
    'love time times work school college money friends friend play home happiness happy choice fun life ' +
    'people health teaching learning reading writing night day matter matters space light university ' +
    'class job jobs family surprise failure stress worry fear hate words question questions place places ' +
    'real planning design making management change memory state states'
  ).split(' '),
);

/** Whether it is a way to look at something, alone. */
const ofFields = ([first = '', ...more]: readonly string[] = []): boolean =>
  more.length === 0 && WAYS.has(first);
const WAYS = new Set(
  'history theory philosophy politics sociology economics ethics anthropology psychology'.split(' '),
);

const LETTER = /^[^crx\d]$/;

/** Runs of words in no span; each begins and ends with a word that has a meaning. */
export const topicsIn = (
  words: readonly Word[],
  spans: readonly Span[],
  saysNothing: (word: string) => boolean,
  pairs: ReadonlySet<string> = new Set(),
): Topic[] => {
  const isHeld = words.map(() => false);
  const afterCues = new Set<number>();
  const heads = new Set<number>();
  let isSwap = false;
  for (const { from, to, meaning } of spans) {
    isHeld.fill(true, from, to);
    if (meaning.is === 'cue') afterCues.add(to);
    if (meaning.is === 'conditions' && meaning.conditions[0]?.on === 'subjects') heads.add(from);
    isSwap ||= meaning.is === 'act' && meaning.act === 'swap';
  }
  const isContent = (at: number): boolean => {
    const word = words[at];
    if (word === undefined || isHeld[at] !== false || word.number !== null || word.clock !== null)
      return false;
    // "Rivers n dams": a letter alone is no topic, but languages of computers are named so.
    if (LETTER.test(word.text) && !isCueBefore(at)) return false;
    return !saysNothing(word.text) || (word.gap === 'space' && isTopicHere(at));
  };
  /** Whether a filler is a topic here: "about love", "dark matter". */
  const isTopicHere = (at: number): boolean => {
    const [before, word] = [words[at - 1]?.text ?? '', words[at]?.text ?? ''];
    if (!SOMETIMES.has(word) && !EVERYDAY.has(word)) return false;
    // "The happiness gened" names a topic.
    if (isCueBefore(at) || (before === 'the' && heads.has(at + 1))) return true;
    const next = words[at + 1];
    const isBefore = isHeld[at - 1] === false && !saysNothing(before) && pairs.has(`${before} ${word}`);
    return isBefore || (next !== undefined && isPaired(word, next, at + 1));
  };
  /** "Old English": beside a word that is no filler. */
  const isPaired = (word: string, next: Word, at: number): boolean =>
    isHeld[at] === false &&
    next.gap === 'space' &&
    !saysNothing(next.text) &&
    pairs.has(`${word} ${next.text}`);
  const isCueBefore = (at: number): boolean => afterCues.has(at);
  const isFree = (at: number): boolean => words[at] !== undefined && isHeld[at] === false;
  const topics: Topic[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!isContent(at)) continue;
    let to = at + 1;
    let content = [words[at]?.text ?? ''];
    const alternatives = [content];
    let isOther = false;
    // "The history or politics of technology": both are of it.
    let isShared = false;
    for (let next = to; next < words.length && next - to <= MOST_INSIDE; next += 1) {
      const word = words[next];
      if (word === undefined || isHeld[next] === true || word.gap !== 'space') break;
      if (isContent(next)) {
        // "The history of medicine or of disease", "the history of science or technology": of either.
        if (isOther) alternatives.push((content = leadOf(words, at, next)));
        content.push(word.text);
        to = next + 1;
        isOther = false;
        if (isShared) alternatives[0]?.push(word.text);
      } else if (
        word.text === 'of' &&
        alternatives.length > 1 &&
        content.length === 1 &&
        ofFields(alternatives[0])
      )
        isShared = true;
      else if (!INSIDE.has(word.text) || (isSwap && BETWEEN_TWO.has(word.text))) break;
      else isOther ||= word.text === 'or';
    }
    // So does "The first world war".
    const isNumbered =
      isFree(at - 1) && ORDINALS.has(words[at - 1]?.text ?? '') && words[at]?.gap === 'space';
    topics.push({ from: isNumbered ? at - 1 : at, to, words: alternatives });
    at = to - 1;
  }
  return topics;
};

/**
 * Joins topics with only "class" and "about" between them: "Jazz classes about history" are about both.
 *
 * @param spans in the order of the message, like the topics
 */
export const joinedTopics = (
  topics: readonly Topic[],
  spans: readonly Span[],
  words: readonly Word[],
): Topic[] => {
  const joined: Topic[] = [];
  let next = 0;
  for (const topic of topics) {
    const before = joined.at(-1);
    const between: Span[] = [];
    for (let span = spans[next]; span && span.to <= topic.from; span = spans[(next += 1)])
      if (before && span.from >= before.to) between.push(span);
    const held = between.reduce((count, { from, to }) => count + to - from, 0);
    // "Economy about the climate".
    const article = words[topic.from - 1]?.text === 'the' && between.at(-1)?.to === topic.from - 1 ? 1 : 0;
    const isOne =
      before?.words.length === 1 &&
      between.at(-1)?.meaning.is === 'cue' &&
      between.every(({ meaning }) => meaning.is === 'noun' || meaning.is === 'cue') &&
      held === topic.from - before.to - article &&
      words[topic.from]?.gap === 'space';
    if (before && isOne) {
      const [lead = []] = before.words;
      joined[joined.length - 1] = {
        from: before.from,
        to: topic.to,
        words: topic.words.map((words) => [...lead, ...words]),
      };
    } else joined.push(topic);
  }
  return joined;
};
