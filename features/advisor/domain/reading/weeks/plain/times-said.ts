import { DAY_WORDS } from '../../spans/line.ts';
import { timesFrom } from '../../spans/times-of-day.ts';
import { OWN_MATTER } from '../../tables/weeks/own-times.ts';
import { CLASSES } from '../../tables/word-classes.ts';
import type { Word } from '../../spans/words.ts';

const BUSY: ReadonlySet<string> = new Set(
  CLASSES.get('BUSY')?.flatMap((words) => (words.length === 1 ? words : [])),
);
/** What a student does besides classes. */
export const isMatter = (text: string): boolean => OWN_MATTER.has(text) || BUSY.has(text);

export const LETTERS = ['M', 'T', 'W', 'Th', 'F'];
export const [DAWN, EVENING, NIGHT] = [6 * 60, 18 * 60, 23 * 60];
export const NOON = 12 * 60;
const PARTS = new Map([
  ['morning', [7 * 60, NOON]],
  ['mornings', [7 * 60, NOON]],
  ['afternoon', [NOON, EVENING]],
  ['afternoons', [NOON, EVENING]],
  ['evening', [EVENING, 22 * 60]],
  ['evenings', [EVENING, 22 * 60]],
  ['night', [EVENING, NIGHT]],
  ['nights', [EVENING, NIGHT]],
] as const);

/** Days or hours, at some words. */
export type Item = { from: number; to: number } & (
  | { days: string[] }
  | { start: number | null; end: number | null; isPart: boolean }
);

const UNTIL = new Set(['to', 'until', 'till', 'til', 'and', 'thru', 'through']);
const TILL = new Set(['until', 'till', 'til', 'before']);
const SINCE = new Set(['from', 'after', 'past', 'since']);

export const isOfDays = (item: Item | undefined): boolean => item !== undefined && 'days' in item;
export const itemAt = (words: readonly Word[], at: number): Item | null =>
  daysAt(words, at) ?? hoursAt(words, at);

const EVERY = new Set(['every', 'each', 'all']);
const daysAt = (words: readonly Word[], at: number): Item | null => {
  const texts = [0, 1, 2].map((offset) => words[at + offset]?.text ?? '');
  const [text = '', second = '', third = ''] = texts;
  if (text === 'weekdays' || text === 'daily') return { from: at, to: at + 1, days: [...LETTERS] };
  if (EVERY.has(text) && (second === 'day' || second === 'weekday'))
    return { from: at, to: at + 2, days: [...LETTERS] };
  if (EVERY.has(text) && second === 'single' && third === 'day')
    return { from: at, to: at + 3, days: [...LETTERS] };
  // "Rowing every morning 6 to 9:30": every day, at those hours.
  if (EVERY.has(text) && PARTS.has(second as 'morning') && isBesideHours(words, at))
    return { from: at, to: at + 2, days: [...LETTERS] };
  const joined = JOINED_DAYS.get(text);
  if (joined) return { from: at, to: at + 1, days: joined };
  const days: string[] = [];
  let next = at;
  while (next < words.length) {
    const isJoint = days.length > 0 && DAY_JOINTS.has(words[next]?.text ?? '');
    const day = DAY_WORDS.get(words[next + (isJoint ? 1 : 0)]?.text ?? '');
    if (day === undefined || (next > at && words[next]?.gap === 'stop')) break;
    const through = isJoint && THROUGH.has(words[next]?.text ?? '');
    const first = LETTERS.indexOf(days.at(-1) ?? '');
    days.push(...(through ? LETTERS.slice(first + 1, LETTERS.indexOf(day) + 1) : [day]));
    next += isJoint ? 2 : 1;
  }
  return days.length === 0 ? null : { from: at, to: next, days: [...new Set(days)] };
};
/** Whether exact hours are said right before or after "every morning". */
const isBesideHours = (words: readonly Word[], at: number): boolean =>
  isExact(hoursAt(words, at + 2)) ||
  isExact(hoursAt(words, at + 3)) ||
  [2, 3, 4].some((back) => at >= back && isExact(hoursAt(words, at - back), at));
export const isExact = (item: Item | null, end?: number): boolean =>
  item !== null &&
  'start' in item &&
  !item.isPart &&
  item.start !== null &&
  item.end !== null &&
  (end === undefined || item.to === end);
const DAY_JOINTS = new Set(['and', 'or', 'plus', 'to', 'thru', 'through', 'until']);
const THROUGH = new Set(['to', 'thru', 'through', 'until']);
const JOINED_DAYS = new Map([
  ['mwf', ['M', 'W', 'F']],
  ['mw', ['M', 'W']],
  ['tth', ['T', 'Th']],
  ['tuth', ['T', 'Th']],
  ['tr', ['T', 'Th']],
  ['mth', ['M', 'Th']],
]);

const hoursAt = (words: readonly Word[], at: number): Item | null => {
  const text = words[at]?.text ?? '';
  const part = PARTS.get(text as 'morning');
  if (part) return { from: at, to: at + 1, start: part[0], end: part[1], isPart: true };
  const isTill = TILL.has(text);
  // "Be in the gym by four": from then on.
  const isThere = text === 'by' && isMatter(words[at - 1]?.text ?? '');
  const isSince = SINCE.has(text) || text === 'between' || isThere;
  const opens = isTill || isSince ? at + 1 : at;
  const first = timesFrom(words, opens).at(-1) ?? oneFrom(words, opens);
  if (first === undefined || isAmount(words, first.to)) return null;
  if (isTill)
    return { from: at, to: first.to, start: null, end: tillOf(first.time, words[opens]), isPart: false };
  const second =
    UNTIL.has(words[first.to]?.text ?? '') && words[first.to]?.gap !== 'stop'
      ? timesFrom(words, first.to + 1).at(-1)
      : undefined;
  if (second !== undefined && !isAmount(words, second.to)) {
    const isMorning =
      Math.max(first.time, second.time) > NOON &&
      isBare(words[opens]) &&
      isBare(words[first.to + 1]) &&
      isOfMorning(words, at, second.to);
    const range = isMorning
      ? inOrder(first.time % NOON, second.time % NOON, false)
      : inOrder(first.time, second.time, words[opens]?.clock === null);
    return range === null ? null : { from: at, to: second.to, start: range[0], end: range[1], isPart: false };
  }
  if (
    text !== 'between' &&
    UNTIL.has(words[first.to]?.text ?? '') &&
    LATE.has(words[first.to + 1]?.text ?? '')
  )
    return { from: at, to: first.to + 2, start: first.time, end: null, isPart: false };
  if (!isSince || text === 'between') return null;
  const on =
    ON.has(words[first.to]?.text ?? '') && DAY_WORDS.get(words[first.to + 1]?.text ?? '') === undefined
      ? 1
      : 0;
  return { from: at, to: first.to + on, start: first.time, end: null, isPart: false };
};
/** "From one until six": "one" is a time only there. */
const oneFrom = (words: readonly Word[], at: number): { to: number; time: number } | undefined => {
  if (words[at]?.text !== 'one' || !SINCE.has(words[at - 1]?.text ?? '')) return undefined;
  const to = CLOCK.has(words[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const isTime =
    to > at + 1 ||
    ON.has(words[to]?.text ?? '') ||
    (TILL.has(words[to]?.text ?? '') && timesFrom(words, to + 1).length > 0);
  return isTime ? { to, time: NOON + 60 } : undefined;
};
const CLOCK = new Set(['oclock']);
const LATE = new Set(['late', 'close', 'closing', 'night', 'midnight', 'bedtime', 'whenever']);
const ON = new Set(['on', 'onward', 'onwards']);
/** "Until 9": in the morning, as classes are rarely over then otherwise. */
const tillOf = (time: number, word: Word | undefined): number =>
  word?.clock === null && time < 8 * 60 ? time + NOON : time;
/** "4 courses", "2 hours": no time of day. */
const isAmount = (words: readonly Word[], at: number): boolean =>
  words[at]?.gap !== 'stop' && words[at]?.gap !== 'comma' && COUNTED.has(words[at]?.text ?? '');
const COUNTED = new Set(
  (
    'hours hour hrs h units credits classes class courses course days day people students subjects ' +
    'seminars lectures more others weeks of times'
  ).split(' '),
);

const isBare = (word: Word | undefined): boolean => word !== undefined && word.clock === null;
/** "6 to 8 every morning", "Tuesday mornings 7 to 9". */
const isOfMorning = (words: readonly Word[], from: number, to: number): boolean =>
  [...words.slice(Math.max(0, from - 1), from), ...words.slice(to, to + 3)].some(
    ({ text }) => text === 'morning' || text === 'mornings',
  );
/** The first before the second: "7 to 9" in the evening, "8-10pm" both. */
const inOrder = (first: number, second: number, isBare: boolean): [number, number] | null => {
  if (isBare && second > NOON && first < NOON && first + NOON < second && first < 9 * 60)
    return [first + NOON, second];
  if (first < second) return [first, second];
  if (second + NOON > first && second + NOON <= NIGHT + 60) return [first, second + NOON];
  return first - NOON >= 0 && first - NOON < second ? [first - NOON, second] : null;
};
