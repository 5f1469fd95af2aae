import type { DayLetter } from '#features/catalogue/domain/search/filter-controls.ts';
import { saysNothing } from './says-nothing.ts';
import { bestCovering } from './cover.ts';
import { be, turned } from './conditions.ts';
import type { Asked, Frame } from './frame.ts';
import type { Condition, Meaning, Span } from './meaning.ts';
import { mendSpelling } from './mend-spelling.ts';
import { proposeSpans, type Setting } from './propose-spans.ts';
import { type Scoped, spansInScope } from './scope.ts';
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
  const words = mendSpelling(wordsOf(message), vocabulary);
  const proposed = proposeSpans(message, words, vocabulary, setting);
  const worth = words.map(({ text }) => (saysNothing(text) ? WORTH.ordinary : WORTH.content));
  const { spans } = bestCovering(proposed, worth);
  const found = topicsIn(words, spans, saysNothing);
  const topics = setting.isAllWished ? found : withoutAsides(found, spans, words);
  const scoped = spansInScope(spans, topics, words);
  return { words, spans, topics, frame: frameOf(scoped, (from, to) => saidOf(message, words, from, to)) };
};

/** In a sentence of its own, where another says what is wished, words that no span goes with are no topic. */
const withoutAsides = (
  topics: readonly Topic[],
  spans: readonly Span[],
  words: readonly Word[],
): readonly Topic[] => {
  let sentence = 0;
  const sentenceOf = words.map(({ gap }) => (gap === 'stop' ? (sentence += 1) : sentence));
  const saying = new Set(
    spans.flatMap(({ from, meaning }) => (SAYING.has(meaning.is) ? (sentenceOf[from] ?? []) : [])),
  );
  return saying.size === 0 ? topics : topics.filter(({ from }) => saying.has(sentenceOf[from] ?? 0));
};
const SAYING: ReadonlySet<Meaning['is']> = new Set(['conditions', 'noun', 'cue', 'order', 'act', 'forget']);

/** As it was typed. */
const saidOf = (message: string, words: readonly Word[], from: number, to: number): string =>
  message.slice(words[from]?.start, words[to - 1]?.end);

const frameOf = (scoped: readonly Scoped[], said: (from: number, to: number) => string): Frame => {
  const conditions: Asked[] = [];
  const codes = new Set<string>();
  const without = new Set<string>();
  const forgotten: Condition[] = [];
  const allowed = new Set<DayLetter>();
  let [order, than, count]: [Frame['order'], Frame['than'], Frame['count']] = [null, null, null];
  for (const { meaning, isTurned, isForgotten, from, to } of scoped) {
    const asked = (condition: Condition): Asked => ({ condition, said: said(from, to) });
    switch (meaning.is) {
      case 'conditions':
        if (isForgotten) forgotten.push(...meaning.conditions);
        else if (!isTurned) conditions.push(...meaning.conditions.map(asked));
        else conditions.push(...(meaning.turned ?? meaning.conditions.map(turned)).map(asked));
        break;
      case 'course':
        if (meaning.byTitle) {
          const topic = be('topic', said(from, to));
          conditions.push(asked(isTurned ? turned(topic) : topic));
        } else (isTurned || isForgotten ? without : codes).add(meaning.code);
        break;
      case 'order':
        if (isTurned) break;
        order ??= meaning.order;
        count ??= meaning.count ?? null;
        break;
      case 'than':
        than ??= { field: meaning.field, less: meaning.less };
        break;
      case 'count':
        count ??= meaning.count;
        break;
      case 'allow':
        for (const day of meaning.days) allowed.add(day);
        break;
      default:
    }
  }
  return {
    conditions: narrowed(conditions),
    codes: [...codes],
    without: [...without],
    order,
    than,
    count,
    allowed: [...allowed],
    forgotten,
  };
};

/**
 * "Arts and Imagination gened" is the first of these, not any of them: of two choices of one scheme the narrower
 * holds.
 */
const narrowed = (conditions: readonly Asked[]): Asked[] =>
  conditions.filter(({ condition: wide }) => {
    if (wide.on !== 'attributes' || wide.isTurned) return true;
    return !conditions.some(
      ({ condition: narrow }) =>
        narrow.on === 'attributes' &&
        narrow !== wide &&
        !narrow.isTurned &&
        narrow.value.every((one) =>
          wide.value.some(
            (other) =>
              other.scheme === one.scheme &&
              one.values.length < other.values.length &&
              one.values.every((value) => other.values.includes(value)),
          ),
        ),
    );
  });
