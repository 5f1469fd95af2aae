import { clockText } from '#features/catalogue/domain/sections/clock-times.ts';
import { be, turned } from '../frame/conditions.ts';
import type { Condition, Meaning, Span } from './meaning.ts';
import { isSound, saysNothing } from './says-nothing.ts';
import { WEEK } from '../tables/held-times.ts';
import { CLASSES } from '../tables/word-classes.ts';
import type { Word } from './words.ts';

const SELF = new Set(['i', 'we', 'my', 'our']);
/** Words that may precede the subject of a clause. */
const BEFORE_SELF = new Set(
  'because since as and also but so ok hi hey plus cause however though basically well honestly sadly unfortunately currently'.split(
    ' ',
  ),
);
const isBeforeSelf = (text: string): boolean => BEFORE_SELF.has(text) || isSound(text);
const BUSY: ReadonlySet<string> = new Set(CLASSES.get('BUSY')?.map((words) => words.join(' ')));
/** What follows "I" in a clause about the student's own day; so does an unknown verb ("I row"). */
const HAVING = new Set(
  'have got am work works teach go leave travel commute sleep nap eat pray babysit coach tutor row'.split(
    ' ',
  ),
);
/** Verbs that make a clause one about the student's own day: "they moved choir to Wednesday". */
const MOVED = new Set('moved shifted rescheduled'.split(' '));
const ADVERBS = new Set(
  'also already always usually still only just normally often both actually sadly'.split(' '),
);
/** Verbs that make the times a wish, not taken hours. */
const WISHING = new Set(
  (
    'want wants need needs would like love prefer hope look looking take find free available can could ' +
    'only rather open enjoy interested into ' +
    'time gap opening slot hole room space break window nothing off best better awake alive happy ok ' +
    'fine good flexible not never no prefers prefering preferring'
  ).split(' '),
);
/** Words that belong to "I". */
const BOUND_TO_SELF = new Set(
  'that which what where when if can do should those ones as than because since and or am'.split(' '),
);
const AGAIN = new Set(['again', 'then', 'also']);
/** Words that begin another clause. */
const PARTING = new Set('so but because since cause though which'.split(' '));

interface Clause {
  from: number;
  to: number;
  /** Where the student is named, after times. */
  self: number;
}
const isSelf = (text?: string): boolean => text === 'i' || text === 'we';

/**
 * Makes times in a clause about the student's own day taken hours, in which nothing may meet, whatever the student does
 * then: "I have lab until two on Mondays".
 */
export const withOwnHours = (spans: readonly Span[], words: readonly Word[]): readonly Span[] => {
  let changed = [...spans];
  for (const clause of clausesOf(words, spans)) {
    const within = changed.filter(({ from, to }) => from >= clause.from && to <= clause.to);
    // "Because I get quiet in big rooms" is a reason, not a condition on the size.
    if (isReason(clause, words) && !within.some(isKept)) {
      changed = inPlaceOf(within, { from: clause.from, to: clause.to, meaning: { is: 'filler' } }, changed);
      continue;
    }
    // "Before ten is difficult" says already what is not possible.
    if (within.some(({ by }) => by.includes('BAD'))) continue;
    if (!isOwn(clause, words, within) || sleepsIn(clause, words)) continue;
    const conditions = takenHours(within, words);
    // "Lift is at six" contains a time, and asks for no class.
    const isTimed =
      words.slice(clause.from, clause.to).some(({ clock }) => clock !== null) ||
      within.some(
        ({ meaning }) => meaning.is === 'conditions' && meaning.conditions.some(({ on }) => on === 'units'),
      );
    if (conditions === null && !isTimed) continue;
    const meaning: Meaning = conditions === null ? { is: 'filler' } : { is: 'conditions', conditions };
    changed = inPlaceOf(within, { from: clause.from, to: clause.to, meaning }, changed);
  }
  return changed;
};

/** "I sleep in" is a wish for a late start. */
const sleepsIn = ({ from, to }: Clause, words: readonly Word[]): boolean =>
  words
    .slice(from, to)
    .some(({ text }, at) => text.startsWith('sleep') && words[from + at + 1]?.text === 'in');

/** Whether a span of a reason is kept: times are taken hours, and courses are named. */
const isKept = ({ meaning }: Span): boolean => timesOf(meaning).length > 0 || meaning.is === 'course';

/** Replaces the spans of a clause with one for all of it. */
const inPlaceOf = (
  within: readonly Span[],
  said: Pick<Span, 'from' | 'to' | 'meaning'>,
  spans: readonly Span[],
): Span[] => {
  const whole: Span = { ...said, weight: said.to - said.from, by: 'own hours' };
  return [...spans.filter((span) => !within.includes(span)), whole].toSorted((a, b) => a.from - b.from);
};

/** Clauses about the student: from the word that says so to the end of the clause. */
const clausesOf = (words: readonly Word[], spans: readonly Span[]): Clause[] => {
  const timed = words.map(() => false);
  for (const { from, to, meaning } of spans) if (timesOf(meaning).length > 0) timed.fill(true, from, to);
  const clauses: Clause[] = [];
  for (let from = 0; from < words.length;) {
    let to = from + 1;
    // "On Mondays I work": the times are of the clause after them.
    while (to < words.length && timed[to - 1] === true && timed[to] === true) to += 1;
    if (timed[to - 1] === true && words[to]?.gap === 'space' && isSelf(words[to]?.text)) to += 1;
    while (to < words.length && !isParted(words, timed, to)) to += 1;
    let first = from;
    while (first < to && isBeforeSelf(words[first]?.text ?? '')) first += 1;
    // "Thursday afternoons I volunteer": the times come first.
    let self = first;
    while (self < to && timed[self] === true) self += 1;
    if (!isSelf(words[self]?.text)) self = first;
    if (first < to) clauses.push({ from: first, to, self });
    from = to;
  }
  return clauses;
};

const isParted = (words: readonly Word[], timed: readonly boolean[], at: number): boolean => {
  const word = words[at];
  if (word === undefined || word.gap === 'stop' || PARTING.has(word.text)) return true;
  if (word.gap === 'comma') return timed[at] !== true || isBeforeSelfAt(words, timed, at);
  // "I run at 7am any history class?": a wish begins.
  if (WISH_BEGINS.has(word.text) && (timed[at - 1] === true || words[at - 1]?.clock != null)) return true;
  const next = words[at + 1]?.text ?? '';
  if (
    word.text === 'i' &&
    (WISHING.has(next) || (HAVING.has(next) && !BOUND_TO_SELF.has(words[at - 1]?.text ?? '')))
  )
    return true;
  // "I should have said that my shifts are on Mondays" begins a clause.
  if (words[at - 1]?.text === 'that' && (word.text === 'my' || word.text === 'our')) return true;
  if (word.text !== 'and') return false;
  // "And again three to five" continues the clause.
  return timed[at] !== true && timed[at + (AGAIN.has(words[at + 1]?.text ?? '') ? 2 : 1)] !== true;
};

const WISH_BEGINS = new Set('any anything something what show find recommend suggest need'.split(' '));

const FAR_TIMES = 6;
/** "Econ, Fridays I go home": times that begin a clause about the student. */
const isBeforeSelfAt = (words: readonly Word[], timed: readonly boolean[], at: number): boolean => {
  let to = at;
  while (timed[to] === true && to < at + FAR_TIMES) to += 1;
  return words[to]?.gap === 'space' && isSelf(words[to]?.text);
};

const isReason = ({ from }: Clause, words: readonly Word[]): boolean =>
  REASONS.has(words[from - 1]?.text ?? '') && SELF.has(words[from]?.text ?? '');
const REASONS = new Set(['because', 'since', 'cause']);

const isOwn = ({ self: from, to }: Clause, words: readonly Word[], spans: readonly Span[]): boolean => {
  const texts = words.slice(from, to).map(({ text }) => text);
  const [first = ''] = texts;
  // "Because erg ends at nine" is a reason.
  const isOfReason = REASONS.has(words[from - 1]?.text ?? '');
  const isMoved = texts.some((text) => MOVED.has(text));
  const isBusy =
    BUSY.has(first) || BUSY.has(texts.slice(0, 2).join(' ')) || (first === 'got' && BUSY.has(texts[1] ?? ''));
  // "She goes to the clinic on Mondays", and not "she teaches on Mondays".
  const isForOther = OTHER.has(first) && GOES.has(texts[1] ?? '');
  if (!SELF.has(first) && !isBusy && !isOfReason && !isMoved && !isForOther) return false;
  const isWish = texts.some(
    (text, at) =>
      // "Until like 9".
      WISHING.has(text) && !(text === 'like' && words[from + at + 1]?.number !== null),
  );
  if (isWish) return false;
  const isOther = ({ meaning }: Span) =>
    meaning.is === 'course' ||
    meaning.is === 'cue' ||
    meaning.is === 'not' ||
    (meaning.is === 'act' && ASKING.has(meaning.act));
  if (spans.some(isOther)) return false;
  if (first !== 'i' && first !== 'we') return !spans.some(({ meaning }) => meaning.is === 'noun');
  const at = 1 + texts.slice(1).findIndex((text) => !ADVERBS.has(text));
  const [verb = '', next = ''] = texts.slice(at);
  // "I have to be done by three" is a condition.
  if (verb === 'have' && next === 'to' && texts[at + 2] === 'be' && OVER.has(texts[at + 3] ?? ''))
    return false;
  if (verb === 'have' && next === 'to')
    return BUSY.has(texts[at + 2] ?? '') || GOING.has(texts[at + 2] ?? '');
  return HAVING.has(verb) || BUSY.has(verb) || !saysNothing(verb);
};
const OTHER = new Set(['she', 'he']);
const GOES = new Set(
  'goes works rows swims trains practices practises rehearses volunteers babysits commutes travels sleeps'.split(
    ' ',
  ),
);
/** Words after "I have to be" that end the day; "at the lab" is none. */
const OVER = new Set('done finished out home gone free over'.split(' '));
const GOING = new Set('be go work drive babysit pick feed teach'.split(' '));
const ASKING: ReadonlySet<string> = new Set(['find', 'plan', 'compare', 'about', 'ready']);

const timesOf = (meaning: Meaning): readonly Condition[] =>
  meaning.is === 'conditions'
    ? meaning.conditions.filter(({ on }) => on === 'days' || on === 'startsAfter' || on === 'endsBefore')
    : [];

/** The conditions that keep the taken hours free; null if there are none, or they are already kept free. */
export const takenHours = (
  spans: readonly Pick<Span, 'from' | 'to' | 'meaning'>[],
  words: readonly Word[],
): Condition[] | null => {
  const timed = spans.filter(({ meaning }) => timesOf(meaning).length > 0);
  // "Mornings till one": a time is more exact than a part of the day, and the last one holds.
  const isExact = ({ from, to }: Pick<Span, 'from' | 'to'>) =>
    words.slice(from, to).some(({ number, clock }) => number !== null || clock !== null);
  const conditions = timed
    .toSorted((a, b) => Number(isExact(a)) - Number(isExact(b)))
    .flatMap(({ meaning }) => timesOf(meaning));
  if (conditions.length === 0 || conditions.some(({ isTurned }) => isTurned)) return null;
  const days = new Set(conditions.flatMap((each) => (each.on === 'days' ? each.value.on : [])));
  const on = WEEK.filter((day) => days.size === 0 || days.has(day));
  // "Six to eight, and again three to five": each range is taken.
  const windows = timed
    .map(({ meaning }) => windowOf(timesOf(meaning)))
    .filter((each) => each.start !== DAWN && each.end !== MIDNIGHT);
  if (windows.length > 1) return windows.filter(isSpan).map((each) => be('keepsFree', { on, ...each }));
  const hours = windowOf(conditions);
  const { start, end } = hours;
  if (start === DAWN && end === MIDNIGHT) return [turned(be('days', { on, mode: 'any' }))];
  if (!isSpan(hours)) return null;
  if (on.length < WEEK.length || (start !== DAWN && end !== MIDNIGHT))
    return [be('keepsFree', { on, start, end })];
  return start === DAWN ? [be('startsAfter', end)] : [be('endsBefore', start)];
};

interface Hours {
  start: string;
  end: string;
}
const isSpan = ({ start, end }: Hours): boolean => start < end;
const windowOf = (conditions: readonly Condition[]): Hours => {
  const hours: Hours = { start: DAWN, end: MIDNIGHT };
  for (const condition of conditions)
    if (condition.on === 'startsAfter') hours.start = condition.value;
    else if (condition.on === 'endsBefore') hours.end = condition.value;
  return hours;
};
const [DAWN, MIDNIGHT] = [clockText(0), clockText(1439)];
