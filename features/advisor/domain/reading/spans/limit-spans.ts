import { atLeast, atMost, be, courses, orElse } from '../frame/conditions.ts';
import type { Amount } from './bounds.ts';
import { CLASSES } from '../tables/word-classes.ts';
import { DAY_WORDS } from './line.ts';
import type { Meaning, Span } from './meaning.ts';
import type { Word } from './words.ts';

/**
 * Limits in figures, composed of a number, what it counts, on which side it bounds, and a "no", in any order and with
 * words between that say nothing of it: "cap the work at 6 hours", "that won't cost me more than six hours", "6 hours a
 * week would be my upper limit", "hours capped at 6". The tables hold the usual ways.
 */
export const limitSpans = (words: readonly Word[]): Span[] =>
  words.flatMap(({ text, number: said }, at) => {
    const number = said ?? TIMES_SAID.get(text) ?? (isOneOfWeek(words, at) ? 1 : null);
    return number === null ? [] : (limitAt(words, at, number) ?? []);
  });

/** "One meeting a week"; elsewhere "one" is no number. */
const isOneOfWeek = (words: readonly Word[], at: number): boolean =>
  words[at]?.text === 'one' && unitAfter(words, at)?.is === 'days';

type Unit = Amount | 'days';
const TIMES_SAID = new Map([
  ['once', 1],
  ['twice', 2],
]);

type Side = 'most' | 'least';

interface Part<Of> {
  from: number;
  to: number;
  is: Of;
}

type Phrases = readonly (readonly string[])[];
const phrases = (said: string): Phrases => said.split(' ').map((each) => each.split('_'));
const classOf = (...names: readonly string[]): Phrases => names.flatMap((name) => CLASSES.get(name) ?? []);

const A_WEEK: Phrases = [['a', 'week'], ['per', 'week'], ['each', 'week'], ['every', 'week'], ['weekly']];

/** Words before a number that say on which side it bounds. */
const BEFORE: readonly (readonly [Side, Phrases])[] = [
  ['most', classOf('UNDER')],
  ['least', [...classOf('OVER'), ...phrases('upwards_of better_than exceeding exceeds exceed')]],
];
/** Words that bound a number after a few others: "cap the size at 30", "my ceiling is six hours". */
const CAPPING = new Set(
  (
    'cap caps capped capping ceiling limit limits limited limiting cutoff maximum max keep keeps keeping ' +
    'stay stays staying restrict restricted'
  ).split(' '),
);
const ONLY = new Set('only just spare'.split(' '));
/** "Cap it": an order by itself. */
const ORDERED = new Set('cap limit restrict'.split(' '));
const FLOORING = new Set('floor minimum min'.split(' '));
/** Words between these and the number, or between the number and the words after it. */
const BETWEEN = new Set(
  (
    'it them that this things the a an my our of to at is be being are was would should could have has ' +
    'got i us me size class number hours work workload rating score units credits people students ' +
    'enrollment with in for around about like say maybe just absolute hard upper lower strict personal ' +
    'already week per each every day myself as outside'
  ).split(' '),
);
/** Words after the number and its unit. */
const AFTER: readonly (readonly [Side, Phrases])[] = [
  [
    'most',
    [...classOf('ORLESS'), ...phrases('limit ceiling cap cutoff max maximum no_more and_no_more not_more')],
  ],
  ['least', [...classOf('ORMORE'), ...phrases('minimum floor')]],
];
const UNITS: readonly (readonly [Unit, Phrases])[] = [
  [
    'days',
    phrases(
      'days day times meetings days_a_week days_per_week days_each_week day_a_week day_per_week times_a_week ' +
        'meeting meeting_a_week meeting_per_week time_a_week session_a_week sessions_a_week times_per_week ' +
        'times_weekly meetings_a_week meetings_per_week days_weekly day_of_the_week days_of_the_week ' +
        'day_in_the_week days_in_the_week meeting_day_in_the_week meeting_day_a_week meeting_days_a_week ' +
        'day_in_a_week',
    ),
  ],
  ['hours', classOf('HOURS')],
  ['units', classOf('UNITS')],
  ['size', [...classOf('PEOPLE'), ...phrases('heads participants')]],
  ['rating', classOf('RATING')],
];
/** Words before the number that name what it counts: "workload capped at 6". */
const NAMED: readonly (readonly [Unit, Phrases])[] = [
  ['hours', phrases('hours hour work workload effort homework time')],
  ['units', phrases('units unit credits')],
  ['size', phrases('size class_size people students enrollment enrolment seats heads')],
  ['rating', phrases('rating ratings rated score scores stars evaluation evaluations reviews')],
];
const NEGATIONS = new Set('no not nothing none never nor neither without cannot avoid skip'.split(' '));
/** "No Fridays under six hours": the "no" is theirs. */
const OF_TIME: ReadonlySet<string> = new Set([
  ...DAY_WORDS.keys(),
  ...classOf('MORNING', 'AFTERNOON', 'EVENING').map(([first = '']) => first),
]);
/** Words that end what a "no" can reach. */
const BORDERS = new Set('and but so because since though or while if when then also plus'.split(' '));

const [FAR_NAMED, FAR_CAPPED, FAR_BACK, FAR_AFTER] = [3, 6, 7, 6];

const limitAt = (words: readonly Word[], at: number, number: number): Span | null => {
  const right = unitAfter(words, at);
  const side =
    sideBefore(words, at) ??
    sideAfter(words, at + 1) ??
    (right === null ? null : (sideAfter(words, right.to) ?? ofFewDays(words, right, number)));
  if (side === null) return null;
  // "About six hours, no more": no range around six.
  const isAbout = side.from > at && words[at]?.gap === 'space' && ABOUT.has(words[at - 1]?.text ?? '');
  const from = Math.min(isAbout ? at - 1 : at, side.from);
  const named = right === null ? unitBefore(words, from, at) : null;
  const to = Math.max(right?.to ?? at + 1, side.to);
  const amount = right?.is ?? named?.is ?? null;
  if (amount === null && countsCourses(words, at)) return null;
  // "Cap it at 80": what it counts is said elsewhere.
  const isTold =
    side.from < at &&
    (words[side.from]?.text === 'capped' ||
      (words[side.from]?.gap !== 'space' && ORDERED.has(words[side.from]?.text ?? '')));
  if (amount === null && side.isLoose && !isTold) return null;
  const first = Math.min(from, named?.from ?? from);
  const no = side.from < at && !side.isLoose ? negationBefore(words, first) : null;
  const isTurned = no !== null && !isOwnNo(words, side);
  const bounds = isTurned ? (side.is === 'most' ? 'least' : 'most') : side.is;
  const start = isTurned ? helpersBefore(words, no) : first;
  // "Fewer than four days": of days the number itself is out.
  const isStrict = amount === 'days' && !isTurned && STRICT.has(words[side.from]?.text ?? '');
  const meaning = meaningOf(amount, bounds, isStrict ? number - 1 : number);
  if (meaning === null) return null;
  // It stands for two or three spans of the tables.
  // "5h cap": the side stands last.
  const isLast = right !== null && side.from >= right.to && side.to > side.from;
  const extra = amount === null ? UNNAMED : isLast ? WHOLE * 2 : WHOLE;
  const weight = to - start + extra + (isTurned ? 1 : 0) + (side.isLoose ? 1 : 0) + (isAbout ? 2 : 0);
  return { from: start, to, weight, meaning, by: `limit ${bounds} ${amount ?? ''}` };
};

/** "At most 2 econ classes", "max 1 or 2 easy electives": how many courses, and no limit of one. */
const countsCourses = (words: readonly Word[], at: number): boolean => {
  for (let next = at + 1; next <= at + FAR_COUNTED && words[next]?.gap === 'space'; next += 1) {
    const { text = '' } = words[next] ?? {};
    if (COUNTED.has(text)) return true;
    const isRange = (text === 'or' || text === 'to') && words[next + 1]?.number !== null;
    if (!isRange && (BORDERS.has(text) || BETWEEN.has(text))) return false;
  }
  return false;
};
const FAR_COUNTED = 5;
const COUNTED = new Set('classes courses electives seminars lectures tutorials'.split(' '));

/** "One meeting a week", "two days a week": no more. */
const ofFewDays = (words: readonly Word[], { to, is }: Part<Unit>, number: number): Sided | null =>
  is === 'days' && number <= MOST_FEW && WEEKLY.has(words[to - 1]?.text ?? '')
    ? { from: to, to, is: 'most', isLoose: false }
    : null;
const [MOST_FEW, WEEKLY] = [2, new Set(['week', 'weekly'])] as const;

const [WHOLE, UNNAMED] = [0.5, 0.1];

const STRICT = new Set('less fewer under below'.split(' '));

const ABOUT = new Set(classOf('ABOUT').map(([first = '']) => first));

/** "That will not": words that belong to a "no". */
const helpersBefore = (words: readonly Word[], no: number): number => {
  let from = no;
  while (words[from]?.gap === 'space' && HELPERS.has(words[from - 1]?.text ?? '')) from -= 1;
  return from;
};
const HELPERS = new Set(
  'that which it they will would does do did should can could is are has have must may'.split(' '),
);

const meaningOf = (on: Unit | null, side: Side, number: number): Meaning | null => {
  if (on === null) return { is: 'bound', number, side };
  if (on === 'days') return side === 'most' && number > 0 ? courses(be('maxDays', number)) : null;
  if (on === 'rating' && number > MOST_RATED) return null;
  const [range, other] =
    side === 'most' ? [atMost(number), atLeast(number)] : [atLeast(number), atMost(number)];
  return orElse(be(on, range), be(on, other));
};
const MOST_RATED = 5;

/** A phrase that begins at a word, the longest. */
const longestAt = (words: readonly Word[], at: number, some: Phrases): number | null => {
  const fits = some.filter((each) =>
    each.every((text, offset) => words[at + offset]?.text === text && isClose(words, at + offset, at)),
  );
  return fits.length === 0 ? null : at + Math.max(...fits.map(({ length }) => length));
};
/** A phrase that ends before a word, the longest. */
const longestBefore = (words: readonly Word[], end: number, some: Phrases): number | null => {
  const fits = some.filter((each) => {
    const from = end - each.length;
    return from >= 0 && each.every((text, offset) => words[from + offset]?.text === text);
  });
  return fits.length === 0 ? null : end - Math.max(...fits.map(({ length }) => length));
};
const isClose = (words: readonly Word[], at: number, from: number): boolean =>
  at === from || words[at]?.gap === 'space';

const unitAfter = (words: readonly Word[], at: number): Part<Unit> | null => {
  if (TIMES_SAID.has(words[at]?.text ?? '')) {
    const to = longestAt(words, at + 1, A_WEEK);
    return to === null ? null : { from: at, to, is: 'days' };
  }
  // "30 or fewer students": the side comes first.
  const starts = [at + 1, ...AFTER.flatMap(([, some]) => longestAt(words, at + 1, some) ?? [])];
  for (const from of starts)
    for (const [is, some] of UNITS) {
      const to = words[from]?.gap === 'space' ? longestAt(words, from, some) : null;
      if (to !== null) return { from, to, is };
    }
  return null;
};

const unitBefore = (words: readonly Word[], side: number, at: number): Part<Unit> | null => {
  for (let end = at; end > Math.max(0, side - FAR_NAMED); end -= 1) {
    if (words[end]?.gap !== 'space') return null;
    for (const [is, some] of NAMED) {
      const from = longestBefore(words, end, some);
      if (from !== null) return { from, to: end, is };
    }
    const before = words[end - 1];
    if (end <= side && (before === undefined || !BETWEEN.has(before.text))) return null;
  }
  return null;
};

/** Loose: it bounds only a number with a unit. */
interface Sided extends Part<Side> {
  isLoose: boolean;
}

const sideBefore = (words: readonly Word[], at: number): Sided | null => {
  if (words[at]?.gap !== 'space') return null;
  let end = at;
  for (let back = 0; back <= FAR_CAPPED && end > 0; back += 1) {
    if (back <= 2)
      for (const [is, some] of BEFORE) {
        const from = longestBefore(words, end, some);
        if (from !== null) return { from, to: at, is, isLoose: false };
      }
    const before = words[end - 1];
    if (before === undefined || (end < at && words[end]?.gap !== 'space')) return null;
    // "Only classes with 6 units" bounds no units.
    if (ONLY.has(before.text) && back <= 1) return { from: end - 1, to: at, is: 'most', isLoose: true };
    if (CAPPING.has(before.text)) return { from: end - 1, to: at, is: 'most', isLoose: true };
    if (FLOORING.has(before.text)) return { from: end - 1, to: at, is: 'least', isLoose: true };
    if (!BETWEEN.has(before.text)) return null;
    end -= 1;
  }
  return null;
};

const isOfNext = (words: readonly Word[], at: number): boolean =>
  words[at]?.gap === 'space' && (words[at]?.number ?? words[at]?.clock ?? null) !== null;

const sideAfter = (words: readonly Word[], end: number): Sided | null => {
  for (let at = end; at <= end + FAR_AFTER; at += 1) {
    if (words[at]?.gap === 'stop' || words[at] === undefined) return null;
    for (const [is, some] of AFTER) {
      const to = longestAt(words, at, some);
      // "12 units, at most 8 hours": it bounds the next number; so does "no more than".
      if (to !== null)
        return isOfNext(words, to) || words[to]?.text === 'than'
          ? null
          : { from: end, to, is, isLoose: at > end };
    }
    if (words[at]?.gap !== 'space' || !BETWEEN.has(words[at]?.text ?? '')) return null;
  }
  return null;
};

/** "No more than" has its "no" itself. */
const isOwnNo = (words: readonly Word[], { from }: Sided): boolean => NEGATIONS.has(words[from]?.text ?? '');

/** The "no" in whose reach a word is; null if there is none. */
const negationBefore = (words: readonly Word[], at: number): number | null => {
  for (let back = at - 1; back >= Math.max(0, at - FAR_BACK); back -= 1) {
    if (words[back + 1]?.gap !== 'space') return null;
    const { text = '', number = null } = words[back] ?? {};
    if (NEGATIONS.has(text)) return isAnswer(words, back) ? null : back;
    if (AVERSE.has(`${words[back - 1]?.text} ${text}`)) return back - 1;
    if (BORDERS.has(text) || number !== null || OF_TIME.has(text)) return null;
  }
  return null;
};

/** "No wait, under six": it answers, and turns nothing round. */
const isAnswer = (words: readonly Word[], at: number): boolean =>
  words[at]?.text === 'no' && words[at]?.gap !== 'space' && ANSWERED.has(words[at + 1]?.text ?? '');
const ANSWERED = new Set(
  'wait actually sorry hold hang i we you it make keep give let please thanks thank then lol'.split(' '),
);
/** Words that reject what follows: "I have sworn off anything above seven hours". */
const AVERSE = new Set(
  (
    'sworn off|swore off|swear off|stay away|staying away|steer clear|steering clear|keep away|shy away|ruled out|rule out|' +
    'ruling out|given up|giving up|gave up|allergic to|scared of|afraid of|sick of|tired of|done with|wary of'
  ).split('|'),
);
