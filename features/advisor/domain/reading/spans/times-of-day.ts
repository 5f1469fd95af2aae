import { guessed, type Word } from './words.ts';

/** A time of day, and the index at which it ends. */
interface TimeRead {
  to: number;
  /** Minutes after midnight. */
  time: number;
}

const NAMED_TIMES = new Map([
  ['noon', 720],
  ['midday', 720],
  ['lunch', 720],
  ['lunchtime', 720],
  ['midnight', 1439],
  ['dinner', 1080],
  ['dinnertime', 1080],
]);
/** Minutes relative to a full hour: "half past ten", "quarter to 3". */
const PARTS = new Map([
  ['half past', 30],
  ['half after', 30],
  ['quarter past', 15],
  ['quarter after', 15],
  ['quarter to', -15],
  ['quarter of', -15],
]);
/** Minutes in words: "ten thirty". */
const MINUTES = new Map([
  ['thirty', 30],
  ['fifteen', 15],
  ['15', 15],
  ['30', 30],
]);
const HALF_DAY = 720;
/** Words for AM and PM: "9 in the morning", "3 in the afternoon". */
const HALVES = new Map([
  ['morning', 0],
  ['afternoon', HALF_DAY],
  ['evening', HALF_DAY],
  ['night', HALF_DAY],
]);

/** The possible readings of a time of day that begins at a word, the longest last. */
export const timesFrom = (words: readonly Word[], at: number): TimeRead[] => {
  const whole = wholeAt(words, at);
  if (whole === null) return [];
  const found = [whole];
  const said = (from: number) => (words[from]?.gap === 'space' ? (words[from]?.text ?? '') : '');
  let last = whole;
  const add = (to: number, time: number) => found.push((last = { to, time }));
  const minutes = MINUTES.get(said(last.to));
  if (words[at]?.number != null && minutes !== undefined) add(last.to + 1, last.time + minutes);
  if (OCLOCK.has(said(last.to))) add(last.to + 1, last.time);
  const half =
    said(last.to) === 'in' && said(last.to + 1) === 'the' ? HALVES.get(said(last.to + 2)) : undefined;
  if (half !== undefined) add(last.to + 3, (last.time % HALF_DAY) + half);
  return found;
};
const OCLOCK = new Set(['oclock', 'ish', 'sharp']);

const wholeAt = (words: readonly Word[], at: number): TimeRead | null => {
  const word = words[at];
  if (word === undefined) return null;
  const part = PARTS.get(`${word.text} ${words[at + 1]?.text ?? ''}`);
  const full = part === undefined ? undefined : words[at + 2];
  if (part !== undefined && full !== undefined) {
    const time = timeOf(full);
    return time === null ? null : { to: at + 3, time: time + part };
  }
  // "Half two": half past, as the British say.
  const hour = word.text === 'half' && words[at + 1]?.gap === 'space' ? words[at + 1] : undefined;
  const isHour = hour !== undefined && hour.clock === null && BOUNDING_HALF.has(words[at - 1]?.text ?? '');
  if (isHour && timeOf(hour) !== null) return { to: at + 2, time: (timeOf(hour) ?? 0) + 30 };
  const time = inMorningOf(words, at) ?? timeOf(word) ?? timeBefore(words, at);
  return time === null ? null : { to: at + 1, time };
};

/** "I work until 10, so nothing before that": the last time that was said. */
const timeBefore = (words: readonly Word[], at: number): number | null => {
  if (!POINTING.has(words[at]?.text ?? '') || !BOUNDING.has(words[at - 1]?.text ?? '')) return null;
  // "Before that class" points to a class.
  if (words[at + 1]?.gap === 'space' && !AFTER_POINTING.has(words[at + 1]?.text ?? '')) return null;
  for (let back = at - 2; back >= Math.max(0, at - FAR_BACK); back -= 1) {
    const word = words[back];
    const isSaid =
      word && (word.clock !== null || NAMED_TIMES.has(word.text) || isAfterTimeWord(words, back));
    if (isSaid) return timeOf(word);
  }
  return null;
};
const [POINTING, BOUNDING] = [
  new Set(['that', 'then']),
  new Set('before after by than until past'.split(' ')),
];
const BOUNDING_HALF = new Set('by at before after until till past from'.split(' '));
const AFTER_POINTING = new Set(
  'please every each on thanks though tho for or and so because since if ok in at only too either'.split(' '),
);
const FAR_BACK = 25;
/** "At 10", "until three": a number that is a time. */
const isAfterTimeWord = (words: readonly Word[], at: number): boolean =>
  words[at]?.number !== null && TIMED.has(words[at - 1]?.text ?? '');
const TIMED = new Set('at until by before after from past since to'.split(' '));

/** "6 to 8 am": the first time is AM too. */
const inMorningOf = (words: readonly Word[], at: number): number | null => {
  const [word, joint, other] = [words[at], words[at + 1]?.text ?? '', words[at + 2]];
  const hour = word?.clock === null ? word.number : null;
  const end = UNTIL.has(joint) ? (other?.clock ?? null) : null;
  return hour !== null && hour !== undefined && end !== null && end < HALF_DAY && hour * 60 < end
    ? hour * 60
    : null;
};
const UNTIL = new Set(['to', 'until', 'and']);

const timeOf = ({ clock, number, text }: Word): number | null => {
  if (clock !== null) return clock;
  if (/^\d{1,2}\.(?:00|15|30|45)$/.test(text))
    return guessed(Math.trunc(Number(text))) * 60 + Number(text.slice(-2));
  // Times without a colon: "til 1130".
  if (number !== null && /^1?\d(?:15|30|45)$/.test(text) && number <= 1245)
    return guessed(Math.trunc(number / 100)) * 60 + (number % 100);
  if (number !== null)
    return number >= 1 && number <= 12 && Number.isInteger(number) ? guessed(number) * 60 : null;
  return NAMED_TIMES.get(text) ?? null;
};
