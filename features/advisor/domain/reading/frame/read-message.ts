import { isFillerWord } from '#features/catalogue/domain/search/topics/topic-words.ts';
import { saysNothing } from '../spans/says-nothing.ts';
import { EVERYDAY } from '../tables/everyday-words.ts';
import { withBounds, withCounts } from '../spans/bounds.ts';
import { bestCovering } from '../spans/cover.ts';
import { readBesideCodes } from './beside-codes.ts';
import { doubtsIn } from './doubts.ts';
import type { Frame } from './frame.ts';
import { frameOf } from './frame-of.ts';
import type { Span } from '../spans/meaning.ts';
import { mendSpelling } from '../spans/mend-spelling.ts';
import { proposeSpans, type Setting } from '../spans/propose-spans.ts';
import { spansInScope } from './scope.ts';
import { withoutStories } from './stories.ts';
import { topicsMeant } from './asides.ts';
import { withOwnHours } from '../spans/own-hours.ts';
import { withClashingHours } from './denied/clashing-hours.ts';
import { joinedTopics, type Topic, topicsIn } from '../spans/topics.ts';
import type { Vocabulary } from '../spans/vocabulary.ts';
import { spelledOut, type Word, wordsOf } from '../spans/words.ts';

/** A message as it was read: each word belongs to a span or a topic, or carries no meaning. */
export interface Reading {
  words: readonly Word[];
  spans: readonly Span[];
  topics: readonly Topic[];
  /** What the student tells besides; it was not read. */
  told: readonly Topic[];
  frame: Frame;
}

/** The cost of a word in no span: one that may have a meaning costs more than a filler. */
const WORTH = { content: 1, ordinary: 0.1 };

/** Reads one message on its own. Pure; linear in the message; never throws. */
export const readMessage = (said: string, vocabulary: Vocabulary, setting: Setting): Reading => {
  const message = spelledOut(said);
  const { words, proposed, worth } = weigh(message, vocabulary, setting);
  const isTitled = titledIn(vocabulary);
  const isIdle = (word: string) =>
    saysNothing(word) || isFillerWord(word) || EVERYDAY.has(word) || (ADVERB.test(word) && !isTitled(word));
  const own = withOwnHours(withClashingHours(bestCovering(proposed, worth).spans, words), words);
  const wished = withoutStories(own, words, (word) => isTitled(word) && !isIdle(word));
  const covering = withoutFieldsOfFields(withoutAudience(wished, words), words, vocabulary);
  const spans = readBesideCodes(withCounts(withBounds(covering, words, setting.bounded ?? []), words), words);
  const found = topicsIn(words, spans, isIdle, vocabulary.pairs);
  const meant = setting.isAllWished
    ? found
    : topicsMeant(found, spans, words, {
        saysNothing: isIdle,
        isTitled,
        isOfSpeech: (word) => vocabulary.ofSpeech.has(word),
        isPair: (word, next) => vocabulary.pairs.has(`${word} ${next}`),
      });
  const topics = joinedTopics(meant, spans, words);
  const scoped = spansInScope(spans, topics, words, setting.bounded);
  const typed = (from: number, to: number) => saidOf(message, words, from, to);
  const doubts = doubtsIn(words, scoped, found).map(({ from, to }) => typed(from, to));
  const told = found.filter(({ to }) => !meant.some((each) => each.to === to));
  return { words, spans, topics, told, frame: { ...frameOf(scoped, typed), doubts } };
};

/** The words of a message, the spans proposed for them, and the cost of each word left over. */
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

/** Adverbs: "properly", "seriously". */
const ADVERB = /^.{3,}ly$/;

/** Fields that combine with another one. */
const OF_FIELDS = new Set(
  'history theory literature philosophy politics policy law ethics film cinema art music culture religion education'.split(
    ' ',
  ),
);

/** Without the fields that are part of a topic: "music history" is no two fields. */
const withoutFieldsOfFields = (
  spans: readonly Span[],
  words: readonly Word[],
  { pairs }: Vocabulary,
): readonly Span[] => {
  const isField = (span: Span | undefined): span is Span =>
    span?.meaning.is === 'conditions' && span.by.startsWith('subject ') && span.to - span.from === 1;
  const isPair = (one: Span | undefined, other: Span | undefined): boolean =>
    isField(one) &&
    isField(other) &&
    one.to === other.from &&
    words[other.from]?.gap === 'space' &&
    (OF_FIELDS.has(words[other.from]?.text ?? '') ||
      pairs.has(`${words[one.from]?.text} ${words[other.from]?.text}`));
  const isHead = ({ meaning }: Span): boolean =>
    meaning.is === 'conditions' && meaning.conditions.some(({ on }) => on === 'subjects');
  const first = spans.findIndex(isHead);
  /** "A history class about economics": what the courses of the first field are about. */
  const isAbout = (span: Span, at: number): boolean =>
    span.by.startsWith('subject ') &&
    first >= 0 &&
    first < at &&
    (words[span.from - 1]?.text === 'on' ||
      (spans[at - 1]?.meaning.is === 'cue' && spans[at - 1]?.to === span.from)) &&
    spans.slice(first, at).every((each) => words[each.from]?.gap === 'space' || each === spans[first]);
  return spans.filter(
    (span, at) => !isPair(spans[at - 1], span) && !isPair(span, spans[at + 1]) && !isAbout(span, at),
  );
};

/** "A course 6 class for a meche", "for someone from bio": a field that says whom it is for. */
const withoutAudience = (spans: readonly Span[], words: readonly Word[]): readonly Span[] => {
  const isField = ({ meaning }: Span): boolean =>
    meaning.is === 'conditions' && meaning.conditions.some(({ on }) => on === 'subjects');
  return spans.map((span, at) => {
    if (!isField(span) || words[span.from]?.gap !== 'space') return span;
    const before = words.slice(Math.max(0, span.from - FAR_BACK), span.from).map(({ text }) => text);
    const [third = '', second = '', first = ''] = ['', '', '', ...before].slice(-FAR_BACK);
    const isOfSomeone = FROM.has(first) && SOMEONE.has(second) && third === 'for';
    const isForOne = (first === 'a' || first === 'an') && (second === 'for' || second === 'as');
    const isLast = (words[span.to]?.gap ?? 'stop') !== 'space' || spans[at + 1]?.meaning.is !== 'noun';
    const isBesideAnother = spans.some((other) => other !== span && isField(other));
    return isOfSomeone || (isForOne && isLast && isBesideAnother)
      ? { ...span, meaning: { is: 'filler' } }
      : span;
  });
};
const FAR_BACK = 3;
const FROM = new Set('from in doing studying of'.split(' '));
const SOMEONE = new Set('someone somebody people students anyone person folks'.split(' '));

const titledIn =
  ({ lexicon: { titleWords } }: Vocabulary) =>
  (word: string): boolean =>
    [word, word.replace(/s$/, ''), `${word}s`].some((form) => titleWords.has(form));

/** The words as typed. */
const saidOf = (message: string, words: readonly Word[], from: number, to: number): string =>
  message.slice(words[from]?.start, words[to - 1]?.end);
