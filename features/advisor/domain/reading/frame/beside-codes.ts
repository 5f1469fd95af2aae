import type { Span } from '../spans/meaning.ts';
import type { Word } from '../spans/words.ts';

/**
 * What stands beside a code and is said of that course: "HISTORY 145 on rivers and dams" tells its title again, and what
 * the student has not taken ("I haven't done ASTRON 16") is a course that is lacking, and no condition of a list.
 */
export const readBesideCodes = (spans: readonly Span[], words: readonly Word[]): readonly Span[] =>
  spans.map((span, at) => {
    const before = spans[at - 1];
    const next = spans[at + 1];
    if (isAgain(span, before, words)) return { ...span, meaning: { is: 'filler' } };
    return isLacking(span, next, words) ? { ...span, meaning: { is: 'role', role: 'without' } } : span;
  });

const isCode = (span: Span | undefined): span is Span =>
  span?.meaning.is === 'course' && !span.meaning.byTitle;

const isAgain = (span: Span, before: Span | undefined, words: readonly Word[]): boolean =>
  span.meaning.is === 'course' &&
  span.meaning.byTitle &&
  isCode(before) &&
  span.from - before.to <= 2 &&
  ABOUT.has(words[before.to]?.text ?? '') &&
  words.slice(before.to, span.from + 1).every(({ gap }) => gap === 'space');
const ABOUT = new Set(['on', 'about']);

const isLacking = ({ meaning, to }: Span, next: Span | undefined, words: readonly Word[]): boolean =>
  meaning.is === 'conditions' &&
  meaning.conditions.every(({ on }) => on === 'isUntakenOnly') &&
  isCode(next) &&
  next.from - to <= 1 &&
  words[next.from]?.gap === 'space';
