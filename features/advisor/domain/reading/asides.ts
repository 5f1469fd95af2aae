import type { Meaning, Span } from './meaning.ts';
import type { Topic } from './topics.ts';
import type { Word } from './words.ts';

type Kinds = ReadonlySet<Meaning['is']>;
const SAYING: Kinds = new Set(['conditions', 'noun', 'cue', 'order', 'act', 'ask', 'role', 'forget']);
const ASKING: Kinds = new Set(['noun', 'cue', 'act', 'ask']);
const HEADS: ReadonlySet<string> = new Set(['subjects', 'areas', 'attributes', 'instructor']);

/**
 * Topics that a wish is about. What students tell of themselves is none: words in a sentence of their own, and those of
 * a clause that speaks of "I" or "my" and names courses elsewhere ("biology, i row every day").
 */
export const topicsMeant = (
  found: readonly Topic[],
  spans: readonly Span[],
  words: readonly Word[],
): readonly Topic[] => {
  const topics = found.filter(({ from }) => !isVerb(from, words));
  const within = inSentencesThatAsk(topics, spans, words);
  const isTold = within.map((topic) => isOfSelf(topic, spans, words));
  const isHeaded = within.length > isTold.filter(Boolean).length || spans.some(isHead) || spans.some(isKind);
  return isHeaded ? within.filter((_, at) => isTold[at] === false) : within;
};

/** "I row in the afternoon", "I am feeling brave": what stands behind "I" is what the student does or is. */
const isVerb = (from: number, words: readonly Word[]): boolean => {
  if (words[from]?.gap !== 'space') return false;
  const [before, earlier] = [words[from - 1]?.text ?? '', words[from - 2]?.text ?? ''];
  return SELF.has(before) || (SELF.has(earlier) && BEING.has(before));
};
const SELF = new Set(['i', 'we', 'you']);
const BEING = new Set([
  'am',
  'was',
  'feel',
  'feeling',
  'are',
  'get',
  'will',
  'can',
  'would',
  'just',
  'also',
  'actually',
  'really',
]);

/** Where a sentence asks, others are told; unless that one says nothing of what courses are about. */
const inSentencesThatAsk = (
  topics: readonly Topic[],
  spans: readonly Span[],
  words: readonly Word[],
): readonly Topic[] => {
  let sentence = 0;
  const sentenceOf = words.map(({ gap }) => (gap === 'stop' ? (sentence += 1) : sentence));
  const sentencesOf = (kinds: Kinds) =>
    new Set(spans.flatMap(({ from, meaning }) => (kinds.has(meaning.is) ? (sentenceOf[from] ?? []) : [])));
  const [asking, saying] = [sentencesOf(ASKING), sentencesOf(SAYING)];
  const kept = asking.size > 0 ? asking : saying;
  if (kept.size === 0) return topics;
  const isKept = ({ from }: { from: number }) => kept.has(sentenceOf[from] ?? 0);
  const within = topics.filter(isKept);
  const isHeaded = spans.some((span) => isKept(span) && (span.meaning.is === 'course' || isHead(span)));
  return within.length > 0 || isHeaded ? within : topics;
};

const isHead = ({ meaning }: Span): boolean =>
  meaning.is === 'conditions' && meaning.conditions.some(({ on }) => HEADS.has(on));
const isKind = ({ meaning }: Span): boolean =>
  meaning.is === 'conditions' && meaning.conditions.some(({ on }) => on === 'kinds');

/** Whether a topic stands in a clause about the student, and nothing beside it says that courses are about it. */
const isOfSelf = ({ from, to }: Topic, spans: readonly Span[], words: readonly Word[]): boolean => {
  if (
    spans.some(
      (span) => (span.to === from && LEADS.has(span.meaning.is)) || (span.from === to && isLed(span)),
    )
  )
    return false;
  let first = from;
  while (first > 0 && isSameClause(words[first])) first -= 1;
  let last = to;
  while (last < words.length && isSameClause(words[last])) last += 1;
  const said = new Set(words.slice(first, last).map(({ text }) => text));
  const asks = spans.some(
    (span) =>
      span.from >= first && span.to <= from && (span.meaning.is === 'noun' || span.meaning.is === 'cue'),
  );
  return (
    !asks && ['i', 'my', 'me', 'we', 'our'].some((word) => said.has(word)) && !isWished(first, from, spans)
  );
};

const LEADS: Kinds = new Set(['cue', 'not', 'forget']);
const isLed = ({ meaning }: Span): boolean =>
  meaning.is === 'noun' ||
  (meaning.is === 'conditions' && meaning.conditions.some(({ on }) => on === 'kinds'));

/** "I want to learn about": what follows is wished. */
const isWished = (first: number, from: number, spans: readonly Span[]): boolean =>
  spans.some(({ from: at, to, meaning }) => at >= first && to <= from && meaning.is === 'act');

const isSameClause = (word: Word | undefined): boolean =>
  word?.gap === 'space' && !['so', 'because', 'but', 'which'].includes(word.text);
