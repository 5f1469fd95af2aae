import { takenHours } from '../../spans/own-hours.ts';
import type { Word } from '../../spans/words.ts';
import { AMOUNTS, kindOf, type Scoped } from './scoped.ts';

const TIMES: ReadonlySet<string> = new Set(['days', 'startsAfter', 'endsBefore', 'keepsFree']);
const BOUNDS: ReadonlySet<string> = new Set(['startsAfter', 'endsBefore']);
const ARTICLES = new Set(['a', 'an', 'the']);

const forget = (part: Scoped): void => {
  part.meaning = { is: 'filler' };
  part.isTurned = false;
};

/** The next condition of the same phrase, with nothing but words like "class" between. */
const nextOf = (parts: readonly Scoped[], at: number, words: readonly Word[]): number | null => {
  let end = parts[at]?.to ?? 0;
  for (let next = at + 1; next < parts.length; next += 1) {
    const part = parts[next];
    if (part?.from !== end || words[part.from]?.gap !== 'space') return null;
    if (part.meaning.is === 'conditions') return next;
    if (part.meaning.is !== 'noun') return null;
    end = part.to;
  }
  return null;
};

/**
 * Merges the conditions of one phrase whose first is denied: "no friday afternoons" keeps those hours free, "no big
 * lectures" excludes lectures, and "no labs at night" the time and not the kind.
 */
export const withPhrase = (parts: readonly Scoped[], at: number, words: readonly Word[]): void => {
  const part = parts[at];
  const found = nextOf(parts, at, words);
  const next = found === null ? undefined : parts[found];
  if (!part || !next || found === null) return;
  const kinds = [kindOf(part), kindOf(next)];
  const [first = '', second = ''] = kinds;
  const isOnly = words.slice(next.from, next.to).some(({ text }) => text === 'only');
  // "Without a lab on tuesdays" is a class on that day; "no labs on fridays" are the labs of that day.
  if (first === 'kinds' && TIMES.has(second) && !isOnly && !ARTICLES.has(words[part.from - 1]?.text ?? '')) {
    forget(part);
    next.isTurned = true;
    withPhrase(parts, found, words);
    return;
  }
  // "No friday labs": a lab on another day is welcome, and none is asked for.
  if (TIMES.has(first) && second === 'kinds') {
    forget(next);
    return;
  }
  if (next.from !== part.to) return;
  // "No music ensembles" excludes ensembles, not all of music.
  if (first === 'subjects' && second === 'topic') {
    forget(part);
    next.isTurned = true;
    return;
  }
  // "Not in the morning before ten": the time is more exact than the part of the day.
  if (kinds.every((kind) => BOUNDS.has(kind))) {
    part.meaning = next.meaning;
    next.meaning = { is: 'filler' };
    return;
  }
  const areHours = kinds.includes('days') && kinds.some((kind) => BOUNDS.has(kind));
  const hours = areHours ? takenHours([part, next], words) : null;
  if (hours !== null) {
    part.meaning = { is: 'conditions', conditions: hours };
    part.isTurned = false;
    next.meaning = { is: 'filler' };
    // "No friday evening seminars".
    const kind = parts[found + 1];
    if (kind?.from === next.to && words[kind.from]?.gap === 'space' && kindOf(kind) === 'kinds') forget(kind);
  }
  if (AMOUNTS.has(first) && second === 'kinds') next.meaning = { is: 'filler' };
};

/** Denies a condition that comes before its "no", with the day or the part of a day beside it. */
export const turnWhole = (parts: readonly Scoped[], last: Scoped, words: readonly Word[]): void => {
  last.isTurned = true;
  const at = parts.indexOf(last) - 1;
  const before = parts[at];
  const isDay = before !== undefined && (kindOf(before) === 'days' || BOUNDS.has(kindOf(before)));
  if (!isDay || kindOf(before) === kindOf(last) || !TIMES.has(kindOf(last)) || before.to !== last.from)
    return;
  const hours = takenHours([before, last], words);
  if (hours === null || words[last.from]?.gap !== 'space') return;
  before.meaning = { is: 'conditions', conditions: hours };
  forget(last);
};

/** "What outside the math dept counts as a math elective": the field that is excluded is named again as what it counts for. */
export const forgetNamedAgain = (parts: readonly Scoped[], words: readonly Word[]): void => {
  const denied = new Set(parts.flatMap((part) => (part.isTurned ? (fieldOf(part) ?? []) : [])));
  for (const part of parts) {
    const field = fieldOf(part);
    if (!part.isTurned && field !== null && denied.has(field) && COUNTED_AS.has(words[part.to]?.text ?? ''))
      forget(part);
  }
};
const fieldOf = ({ meaning }: Scoped): string | null =>
  meaning.is === 'conditions' && meaning.conditions.every(({ on }) => on === 'subjects')
    ? JSON.stringify(meaning.conditions.map(({ value }) => value))
    : null;
const COUNTED_AS = new Set(
  'elective electives requirement requirements credit major concentration degree'.split(' '),
);
