import { saysNothing } from './says-nothing.ts';
import { bestCovering } from './cover.ts';
import type { Frame } from './frame.ts';
import { frameOf } from './frame-of.ts';
import type { Meaning, Span } from './meaning.ts';
import { mendSpelling } from './mend-spelling.ts';
import { proposeSpans, type Setting } from './propose-spans.ts';
import { spansInScope } from './scope.ts';
import { type Topic, topicsIn } from './topics.ts';
import type { Vocabulary } from './vocabulary.ts';
import { type Word, wordsOf } from './words.ts';

/** A message as it was read: every word is in a span, in a topic, or says nothing. */
export interface Reading {
  words: readonly Word[];
  spans: readonly Span[];
  topics: readonly Topic[];
  frame: Frame;
}

/** What a word that no span holds costs: one that may mean something more than one that says nothing. */
const WORTH = { content: 1, ordinary: 0.1 };

/** Reads one message by itself. Pure; linear in the message; never throws. */
export const readMessage = (message: string, vocabulary: Vocabulary, setting: Setting): Reading => {
  const { words, proposed, worth } = weigh(message, vocabulary, setting);
  const { spans } = bestCovering(proposed, worth);
  const found = topicsIn(words, spans, saysNothing);
  const topics = setting.isAllWished ? found : withoutAsides(found.filter(isNoVerb(words)), spans, words);
  const scoped = spansInScope(spans, topics, words);
  return { words, spans, topics, frame: frameOf(scoped, (from, to) => saidOf(message, words, from, to)) };
};

/** The words of a message, the spans proposed of them, and what each costs that is left over. */
export const weigh = (
  message: string,
  vocabulary: Vocabulary,
  setting: Setting,
): { words: readonly Word[]; proposed: readonly Span[]; worth: readonly number[] } => {
  const words = mendSpelling(wordsOf(message), vocabulary);
  const { except } = setting;
  const proposed = proposeSpans(message, words, vocabulary, setting);
  return {
    words,
    proposed: except ? proposed.filter((span) => !except(span)) : proposed,
    worth: words.map(({ text }) => (saysNothing(text) ? WORTH.ordinary : WORTH.content)),
  };
};

/** "I row in the afternoon": what stands behind "I" is what the student does. */
const isNoVerb =
  (words: readonly Word[]) =>
  ({ from }: Topic): boolean =>
    words[from]?.gap !== 'space' || words[from - 1]?.text !== 'i';

/**
 * In a sentence of its own, where another says what is wished, words that no span goes with are no topic; unless that
 * one says nothing of what courses are about.
 */
const withoutAsides = (
  topics: readonly Topic[],
  spans: readonly Span[],
  words: readonly Word[],
): readonly Topic[] => {
  let sentence = 0;
  const sentenceOf = words.map(({ gap }) => (gap === 'stop' ? (sentence += 1) : sentence));
  const sentencesOf = (kinds: ReadonlySet<Meaning['is']>) =>
    new Set(spans.flatMap(({ from, meaning }) => (kinds.has(meaning.is) ? (sentenceOf[from] ?? []) : [])));
  const [asking, saying] = [sentencesOf(ASKING), sentencesOf(SAYING)];
  const kept = asking.size > 0 ? asking : saying;
  if (kept.size === 0) return topics;
  const isKept = ({ from }: { from: number }) => kept.has(sentenceOf[from] ?? 0);
  const within = topics.filter(isKept);
  const isHeaded = spans.some(
    (span) =>
      isKept(span) &&
      (span.meaning.is === 'course' ||
        (span.meaning.is === 'conditions' && span.meaning.conditions.some(({ on }) => HEADS.has(on)))),
  );
  return within.length > 0 || isHeaded ? within : topics;
};
const HEADS: ReadonlySet<string> = new Set(['subjects', 'areas', 'attributes', 'instructor']);
const ASKING: ReadonlySet<Meaning['is']> = new Set(['noun', 'cue', 'act', 'ask']);
const SAYING: ReadonlySet<Meaning['is']> = new Set([
  'conditions',
  'noun',
  'cue',
  'order',
  'act',
  'ask',
  'role',
  'forget',
]);

/** As it was typed. */
const saidOf = (message: string, words: readonly Word[], from: number, to: number): string =>
  message.slice(words[from]?.start, words[to - 1]?.end);
