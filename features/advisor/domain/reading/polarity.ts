import type { Span } from './spans/meaning.ts';
import type { Word } from './spans/words.ts';
import { asksOutright, type Turn } from './turn.ts';

/** What is asked of courses side by side; open: "yes" could mean either, so it is not said. */
export type Polarity = 'together' | 'clash' | 'open';

/** "No overlap", "don't clash", said of the courses before it and of none after it. */
export const saysNoClash = ({ reading: { spans, words } }: Turn): boolean =>
  spans.some((span, at) => isNoClash(span, words) && spans[at + 1]?.meaning.is !== 'course');

const isNoClash = ({ from, to, meaning }: Span, words: readonly Word[]): boolean =>
  meaning.is === 'role' &&
  meaning.role === 'clear' &&
  words.slice(from, to).some(({ text }) => DENYING.has(text));

interface Said {
  /** Index of its first word. */
  from: number;
  says: 'together' | 'clash';
  isDenied: boolean;
  isAsked: boolean;
}

/**
 * Whether a student asks if courses go together or if they clash: "yes" is the opposite. The first question decides, and
 * not what the student fears or hopes besides: "Can I take both? I think they overlap."
 */
export const polarityOf = (turn: Turn): Polarity => {
  const said = saidOfTimes(turn);
  const first = said.find(({ isAsked }) => isAsked) ?? said[0];
  if (first === undefined) return 'together';
  return first.isDenied ? 'open' : first.says;
};

const saidOfTimes = (turn: Turn): Said[] => {
  const { words, spans } = turn.reading;
  const sentences = sentencesOf(words);
  const found = [
    ...spans.flatMap(({ from, to, meaning }) =>
      meaning.is === 'act' && (meaning.act === 'together' || meaning.act === 'clash')
        ? [{ from, to, says: meaning.act }]
        : [],
    ),
    ...spans.flatMap((span) =>
      isNoClash(span, words) ? [{ from: span.from, to: span.to, says: 'clash' as const }] : [],
    ),
    ...words.flatMap((word, from) =>
      mayI(word, words[from + 1]) ? [{ from, to: from, says: 'together' as const }] : [],
    ),
    ...spans.flatMap(({ from, meaning }) =>
      meaning.is === 'course' && worksWith(words, from)
        ? [{ from: from - 2, to: from, says: 'together' as const }]
        : [],
    ),
  ].toSorted((one, other) => one.from - other.from);
  return found.map(({ from, to, says }, at) => {
    const { start, end } = sentences.find((each) => from < each.end) ?? { start: 0, end: words.length };
    const since = Math.max(start, from - DENIED_FROM, (found[at - 1]?.from ?? -1) + 1);
    return {
      from,
      says,
      isDenied: words.slice(since, to).some(({ text }) => DENYING.has(text)),
      isAsked: asks(turn, start, end),
    };
  });
};

/** "Does A work with B, or are they at the same time": the second only turns the question. */
const worksWith = (words: readonly Word[], course: number): boolean =>
  WITH.has(words[course - 1]?.text ?? '') && WORKS.has(words[course - 2]?.text ?? '');
const WORKS = new Set('work works fit fits go goes'.split(' '));
const WITH = new Set('with beside alongside around'.split(' '));

/** "Can I take both": whether they go together. */
const mayI = ({ text }: Word, next: Word | undefined): boolean =>
  MAY.has(text) && (ONE.has(next?.text ?? '') || ABLE.has(text));
const MAY = new Set('can could may might should possible able allowed feasible'.split(' '));
const ABLE = new Set('possible able allowed feasible'.split(' '));
const ONE = new Set('i we you one someone a'.split(' '));

const DENYING = new Set('not no never without avoid avoids nothing none zero hardly'.split(' '));
/** Words before an act among which a "no" is about it. */
const DENIED_FROM = 5;

const sentencesOf = (words: readonly Word[]): { start: number; end: number }[] => {
  const starts = [0, ...words.flatMap(({ gap }, at) => (at > 0 && gap === 'stop' ? [at] : []))];
  return starts.map((start, at) => ({ start, end: starts[at + 1] ?? words.length }));
};

const asks = ({ message, reading }: Turn, start: number, end: number): boolean => {
  const after = message.slice(reading.words[end - 1]?.end ?? 0, reading.words[end]?.start);
  return after.includes('?') || asksOutright({ ...reading, words: reading.words.slice(start, end) });
};
