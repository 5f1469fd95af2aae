import type { Span } from '../../spans/meaning.ts';
import { takenHours } from '../../spans/own-hours.ts';
import type { Word } from '../../spans/words.ts';

const some = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** What courses must not do with what is named after it. */
const CLASHING = some(
  'clash clashes clashing conflict conflicts conflicting overlap overlaps overlapping interfere interferes collide coincide same_time',
);
const DENYING = some('not no never without nothing none cannot');
/** Beside these stand hours that are taken: "around crew", "outside of work". */
const BESIDE = some('around outside');
/** "Around noon", "around 3" is a time. */
const OF_TIME = some('noon midday lunch lunchtime then midnight here there');
const [FAR_BACK, FAR_AHEAD] = [4, 14];

/**
 * Times of something that courses must not clash with, which are taken and not wished for: "seminars that don't overlap with
 * practice, Mon Wed Fri 4 to 6", "around crew (Mon 4 to 6)". Not where a course is named after it.
 */
export const withClashingHours = (spans: readonly Span[], words: readonly Word[]): readonly Span[] => {
  for (const [at, { text }] of words.entries()) {
    const from = CLASHING.has(text) || isSameTime(words, at) ? deniedFrom(words, at) : besideFrom(words, at);
    if (from === null) continue;
    const to = clauseEnd(words, at);
    const after = spans.filter((span) => span.from > at && span.from < to);
    if (after.some(({ meaning: { is } }) => is === 'course' || is === 'reference')) continue;
    const conditions = takenHours(after, words);
    const last = after.findLast(({ meaning }) => isOfTime(meaning))?.to;
    if (conditions === null || last === undefined) continue;
    // "That don't clash with" is one phrase.
    const begun = spans.find((span) => span.from < at && span.to > from)?.from ?? from;
    const first = Math.min(from, begun);
    const within = spans.filter((span) => span.from >= first && span.to <= last);
    const whole: Span = {
      from: first,
      to: last,
      weight: last - first,
      meaning: { is: 'conditions', conditions },
      by: 'own hours',
    };
    return [...spans.filter((span) => !within.includes(span)), whole].toSorted((a, b) => a.from - b.from);
  }
  return spans;
};

/** The end of the sentence, or of what is near enough. */
const clauseEnd = (words: readonly Word[], at: number): number => {
  let to = at + 1;
  while (to < words.length && to <= at + FAR_AHEAD && words[to]?.gap !== 'stop') to += 1;
  return to;
};

const isSameTime = (words: readonly Word[], at: number): boolean =>
  words[at]?.text === 'time' &&
  words[at - 1]?.text === 'same' &&
  /^(?:as|with)$/u.test(words[at + 1]?.text ?? '');

/** Where the "not" before a clash begins; null if there is none near. */
const deniedFrom = (words: readonly Word[], at: number): number | null => {
  for (let from = at - 1; from >= Math.max(0, at - FAR_BACK - 1); from -= 1) {
    if (words[from + 1]?.gap === 'stop') return null;
    if (DENYING.has(words[from]?.text ?? '')) return from;
  }
  return null;
};

const besideFrom = (words: readonly Word[], at: number): number | null => {
  const [word, next, then] = words.slice(at, at + 3);
  if (!BESIDE.has(word?.text ?? '') || next === undefined || next.number !== null || next.clock !== null)
    return null;
  const thing = /^(?:of|my|our)$/u.test(next.text) ? then : next;
  return thing === undefined || thing.number !== null || OF_TIME.has(thing.text) ? null : at;
};

const isOfTime = (meaning: Span['meaning']): boolean =>
  meaning.is === 'conditions' &&
  meaning.conditions.some(({ on }) => on === 'days' || on === 'startsAfter' || on === 'endsBefore');
