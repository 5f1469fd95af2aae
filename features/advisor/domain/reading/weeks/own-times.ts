import { DAY_WORDS } from '../spans/line.ts';
import { timesFrom } from '../spans/times-of-day.ts';
import { spelledOut, type Word, wordsOf } from '../spans/words.ts';
import { CLASSES } from '../tables/word-classes.ts';
import { inSingleDays } from './week-text.ts';
import { FOR_CLASSES, KEPT_FREE, NO_CLASS, OWN_MATTER, TIME_GLUE } from '../tables/weeks/own-times.ts';

/** Hours of the student's own on some days. */
export interface OwnTimes {
  days: string[];
  start: number;
  end: number;
}

const LETTERS = ['M', 'T', 'W', 'Th', 'F'];
const NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const [DAWN, EVENING, NIGHT] = [6 * 60, 18 * 60, 23 * 60];
const NOON = 12 * 60;
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
const BUSY: ReadonlySet<string> = new Set(
  CLASSES.get('BUSY')?.flatMap((words) => (words.length === 1 ? words : [])),
);

const isMatter = (text: string): boolean => OWN_MATTER.has(text) || BUSY.has(text);

/** Days or hours, at some words. */
type Item = { from: number; to: number } & (
  | { days: string[] }
  | { start: number | null; end: number | null; isPart: boolean }
);

const UNTIL = new Set(['to', 'until', 'till', 'til', 'and', 'thru', 'through']);
const TILL = new Set(['until', 'till', 'til', 'before']);
const SINCE = new Set(['from', 'after', 'past', 'since']);

/** The message with hours of the student's own in words that lines read. Linear: each word is looked at a bounded number of times. */
export const inOwnTimes = (message: string): string => {
  const text = inSingleDays(spelledOut(message));
  const words = wordsOf(text);
  let said = '';
  let last = 0;
  for (const { from, to, times } of ownTimesIn(words)) {
    const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
    if (start < last) continue;
    said += `${text.slice(last, start)} , ${times.map(plain).join(' , ')} , `;
    last = end;
  }
  return last === 0 ? message : said + text.slice(last);
};

const plain = ({ days, start, end }: OwnTimes): string =>
  `i work ${days.map((day) => NAMES[LETTERS.indexOf(day)]).join(' and ')} from ${clockSaid(start)} to ${clockSaid(end)}`;
export const clockSaid = (minutes: number): string => {
  const hour = Math.trunc(minutes / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** Where hours of the student's own are said, and which. */
export const ownTimesIn = (words: readonly Word[]): { from: number; to: number; times: OwnTimes[] }[] => {
  const found: { from: number; to: number; times: OwnTimes[] }[] = [];
  for (let at = 0; at < words.length;) {
    const group = groupAt(words, at);
    if (group === null) {
      at += 1;
      continue;
    }
    const { items, to } = group;
    const times = isOwn(words, items) ? timesOf(items) : [];
    if (times.length > 0)
      found.push({
        from: backTo(words, items[0]?.from ?? at),
        to: onTo(words, items.at(-1)?.to ?? to),
        times,
      });
    at = Math.max(to, at + 1);
  }
  return found;
};

const MOST_GLUE = 5;
/** Days and hours that follow each other, with nothing but joints between them. */
const groupAt = (words: readonly Word[], at: number): { items: Item[]; to: number } | null => {
  const items: Item[] = [];
  let next = at;
  let glue = 0;
  while (next < words.length) {
    if (next > at && words[next]?.gap === 'stop') break;
    const item = itemAt(words, next);
    // "None before four, Fridays off": a day off of its own.
    if (item !== null && 'days' in item && items.length > 0 && isDayOff(words, item)) break;
    if (item !== null) {
      items.push(item);
      next = item.to;
      glue = 0;
      continue;
    }
    const text = words[next]?.text ?? '';
    const isJoint = TIME_GLUE.has(text) || KEPT_FREE.has(text) || JOINTS.has(text);
    // "On Thursdays I give private lessons from four to six": what is done then may stand between.
    const isBetween = items.length === 1 && isOfDays(items[0]) && isSaidOfDays(words, next);
    if (items.length === 0 || !(isJoint || isBetween) || glue >= MOST_GLUE) break;
    glue += 1;
    next += 1;
  }
  // Days after days that have their hours belong to what comes next.
  const last = items.at(-1);
  if (items.length > 2 && isOfDays(last) && isOfDays(items.at(-2))) items.pop();
  return items.length === 0 ? null : { items, to: items.at(-1)?.to ?? next };
};
const isOfDays = (item: Item | undefined): boolean => item !== undefined && 'days' in item;
const isSaidOfDays = (words: readonly Word[], at: number): boolean =>
  words[at]?.gap === 'space' &&
  !PARTS_CLAUSE.has(words[at]?.text ?? '') &&
  !NO_CLASS.has(words[at]?.text ?? '');
const isDayOff = (words: readonly Word[], { from, to }: Item): boolean =>
  words[from]?.gap !== 'space' && words[to]?.gap === 'space' && OFF.has(words[to]?.text ?? '');
const OFF = new Set(['off', 'free', 'clear', 'open', 'empty']);
const JOINTS = new Set(['and', 'plus', 'or']);

const itemAt = (words: readonly Word[], at: number): Item | null => daysAt(words, at) ?? hoursAt(words, at);

const EVERY = new Set(['every', 'each', 'all']);
const daysAt = (words: readonly Word[], at: number): Item | null => {
  const texts = [0, 1, 2].map((offset) => words[at + offset]?.text ?? '');
  const [text = '', second = '', third = ''] = texts;
  if (text === 'weekdays' || text === 'daily') return { from: at, to: at + 1, days: [...LETTERS] };
  if (EVERY.has(text) && (second === 'day' || second === 'weekday'))
    return { from: at, to: at + 2, days: [...LETTERS] };
  if (EVERY.has(text) && second === 'single' && third === 'day')
    return { from: at, to: at + 3, days: [...LETTERS] };
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
  const isSince = SINCE.has(text) || text === 'between';
  const opens = isTill || isSince ? at + 1 : at;
  const first = timesFrom(words, opens).at(-1);
  if (first === undefined || isAmount(words, first.to)) return null;
  if (isTill)
    return { from: at, to: first.to, start: null, end: tillOf(first.time, words[opens]), isPart: false };
  const second =
    UNTIL.has(words[first.to]?.text ?? '') && words[first.to]?.gap !== 'stop'
      ? timesFrom(words, first.to + 1).at(-1)
      : undefined;
  if (second !== undefined && !isAmount(words, second.to)) {
    const range = inOrder(first.time, second.time, words[opens]?.clock === null);
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
const LATE = new Set(['late', 'close', 'closing', 'night', 'midnight', 'bedtime', 'whenever']);
const ON = new Set(['on', 'onward', 'onwards']);
/** "Until 9": in the morning, as classes are rarely over then otherwise. */
const tillOf = (time: number, word: Word | undefined): number =>
  word?.clock === null && time < 8 * 60 ? time + NOON : time;
/** "4 courses", "2 hours": no time of day. */
const isAmount = (words: readonly Word[], at: number): boolean =>
  words[at]?.gap !== 'stop' && words[at]?.gap !== 'comma' && COUNTED.has(words[at]?.text ?? '');
const COUNTED = new Set(
  'hours hour hrs h units credits classes class courses course days day people students subjects seminars lectures more others weeks of times'.split(
    ' ',
  ),
);

/** The first before the second: "7 to 9" in the evening, "8-10pm" both. */
const inOrder = (first: number, second: number, isBare: boolean): [number, number] | null => {
  if (isBare && second > NOON && first < NOON && first + NOON < second && first < 9 * 60)
    return [first + NOON, second];
  if (first < second) return [first, second];
  if (second + NOON > first && second + NOON <= NIGHT + 60) return [first, second + NOON];
  return first - NOON >= 0 && first - NOON < second ? [first - NOON, second] : null;
};

/** The words of the clause around days and hours. */
const around = (words: readonly Word[], items: readonly Item[]): string[] => {
  const [first, last] = [items[0]?.from ?? 0, items.at(-1)?.to ?? 0];
  let from = first;
  while (
    from > 0 &&
    first - from < FAR &&
    words[from]?.gap === 'space' &&
    !PARTS_CLAUSE.has(words[from - 1]?.text ?? '')
  )
    from -= 1;
  let to = last;
  while (
    to < words.length &&
    to - last < NEAR &&
    words[to]?.gap === 'space' &&
    !PARTS_CLAUSE.has(words[to]?.text ?? '')
  )
    to += 1;
  const inside = words
    .slice(first, last)
    .filter((_, offset) => !items.some((item) => item.from <= first + offset && first + offset < item.to));
  return [...words.slice(from, first), ...inside, ...words.slice(last, to)].map(({ text }) => text);
};
const [FAR, NEAR] = [9, 6];
const PARTS_CLAUSE = new Set([
  'so',
  'but',
  'because',
  'which',
  'that',
  'since',
  'with',
  'where',
  'around',
  'then',
]);

const isOwn = (words: readonly Word[], items: readonly Item[]): boolean => {
  const hours = items.filter((item) => 'start' in item);
  if (hours.length === 0) return false;
  const isDays = items.some((item) => 'days' in item);
  const texts = around(words, items);
  const isNo = texts.some((text) => NO_CLASS.has(text));
  const isSelfFree = texts.some((text, at) => text === 'free' && FREE_SELF.has(texts[at - 1] ?? ''));
  const isOfMatter = texts.some(isMatter);
  const isKept = texts.some((text) => KEPT_FREE.has(text));
  const isForClasses = isSelfFree || (!isNo && !isKept && texts.some((text) => FOR_CLASSES.has(text)));
  if (isForClasses && !(isOfMatter && !texts.includes('only') && !isSelfFree)) return false;
  const isOpen = hours.some((item) => 'start' in item && (item.start === null || item.end === null));
  // Bounds of every day are read as such.
  if (isOpen && !isDays) return false;
  if (isKept || isOfMatter || (isNo && (isDays || !isOpen)))
    return hours.length > 0 && (isDays || !hours.some((item) => 'start' in item && item.isPart));
  return isDays && !isOpen && texts.some((text) => SELF.has(text));
};
const FREE_SELF = new Set(['am', 'only', 'just', 'is']);
const SELF = new Set([
  'i',
  'my',
  'we',
  'have',
  'got',
  'cannot',
  'he',
  'she',
  'they',
  'his',
  'her',
  'has',
  'our',
]);

/** "Till midnight from 5", "from 5 on, till midnight": one span of hours. */
const withEnds = (items: readonly Item[]): Item[] => {
  const joined: Item[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    const isOfTwo =
      last !== undefined &&
      'start' in last &&
      'start' in item &&
      ((last.start === null && item.end === null) || (last.end === null && item.start === null));
    if (isOfTwo)
      joined[joined.length - 1] = {
        ...last,
        to: item.to,
        start: last.start ?? item.start,
        end: last.end ?? item.end,
      };
    else joined.push(item);
  }
  return joined;
};

/** Each of the hours on the days beside it: those before, or where none were, those after. */
const timesOf = (all: readonly Item[]): OwnTimes[] => {
  const items = withEnds(all);
  const times: OwnTimes[] = [];
  let days: string[] | null = null;
  let waiting: OwnTimes[] = [];
  for (const item of items)
    if ('days' in item) {
      for (const each of waiting) each.days = item.days;
      const isUsed = waiting.length > 0;
      waiting = [];
      days = isUsed ? null : item.days;
    } else if (!(item.isPart && isFollowed(items, item))) {
      const hours: OwnTimes = {
        days: days ?? [...LETTERS],
        start: item.start ?? DAWN,
        end: item.end ?? NIGHT,
      };
      if (days === null) waiting.push(hours);
      times.push(hours);
    }
  return times.filter(({ start, end }) => start < end);
};

/** "Tuesday evenings 6 to 8": the hours are more exact. */
const isFollowed = (items: readonly Item[], item: Item): boolean => {
  const next = items[items.indexOf(item) + 1];
  return next !== undefined && 'start' in next && !next.isPart;
};

/** The beginning of what only leads to the hours: "and i have practice". */
const backTo = (words: readonly Word[], at: number): number => {
  let from = at;
  while (from > 0 && words[from]?.gap !== 'stop') {
    const text = words[from - 1]?.text ?? '';
    if (!LEADS.has(text) && !isMatter(text)) break;
    from -= 1;
  }
  return from;
};
const LEADS = new Set(
  'on from at in between the every each is are keep leave leaves leaving have has my nothing no not need needs want a got i am im only give giving private'.split(
    ' ',
  ),
);
/** The end of what is only said of the hours: "open for my internship". */
const onTo = (words: readonly Word[], at: number): number => {
  let to = at;
  while (to < words.length && words[to]?.gap === 'space' && TRAILS.has(words[to]?.text ?? '')) to += 1;
  if (!REASON.has(words[to]?.text ?? '') || words[to]?.gap === 'stop') return to;
  let end = to + 1;
  while (
    end < words.length &&
    words[end]?.gap === 'space' &&
    end - to <= MOST_REASON &&
    !ENDS_REASON.has(words[end]?.text ?? '')
  )
    end += 1;
  return words.slice(to, end).some(({ text }) => isMatter(text)) ? end : to;
};
const REASON = new Set(['for', 'i', 'because', 'as', 'since', 'when']);
const ENDS_REASON = new Set(['and', 'so', 'but', 'with', 'plus']);
const MOST_REASON = 6;
const TRAILS = new Set(
  'free open clear off empty is are has to be must stay kept sacred blocked should needs always completely busy taken booked'.split(
    ' ',
  ),
);
