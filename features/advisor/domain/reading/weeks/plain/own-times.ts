import { spelledOut, type Word, wordsOf } from '../../spans/words.ts';
import { inSingleDays } from '../week-text.ts';
import { timesOf, type OwnTimes } from './times-of.ts';
import { isExact, isMatter, isOfDays, type Item, itemAt, LETTERS } from './times-said.ts';
import { FOR_CLASSES, KEPT_FREE, NO_CLASS, TIME_GLUE } from '../../tables/weeks/own-times.ts';

const NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

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
    const times = isOwn(words, items) || goesOn(words, found.at(-1)?.to, items) ? timesOf(items) : [];
    if (times.length > 0)
      found.push({
        from: toldFrom(words, items) ?? backTo(words, items[0]?.from ?? at),
        to: barredTo(words, items.at(-1)?.to ?? to) ?? onTo(words, items.at(-1)?.to ?? to),
        times,
      });
    at = Math.max(to, at + 1);
  }
  return found;
};

/** "Crew is at 6 to 9 daily, then again Mondays 4 to 6": of the same. */
const goesOn = (words: readonly Word[], before: number | undefined, items: readonly Item[]): boolean => {
  const first = items[0]?.from ?? 0;
  return (
    before !== undefined &&
    first > before &&
    items.length > 1 &&
    items.some((item) => isOfDays(item)) &&
    items.some((item) => isExact(item)) &&
    words.slice(before, first).every(({ text, gap }) => GOES_ON.has(text) && gap !== 'stop')
  );
};
const GOES_ON = new Set('then again also and plus too once more on from at'.split(' '));

const MOST_GLUE = 5;
const MOST_BETWEEN = 8;
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
    const most = isBetween ? MOST_BETWEEN : MOST_GLUE;
    if (items.length === 0 || !(isJoint || isBetween) || glue >= most) break;
    glue += 1;
    next += 1;
  }
  // Days after days that have their hours belong to what comes next.
  const last = items.at(-1);
  if (items.length > 2 && isOfDays(last) && isOfDays(items.at(-2))) items.pop();
  return items.length === 0 ? null : { items, to: items.at(-1)?.to ?? next };
};
const isSaidOfDays = (words: readonly Word[], at: number): boolean =>
  words[at]?.gap === 'space' &&
  !PARTS_CLAUSE.has(words[at]?.text ?? '') &&
  !NO_CLASS.has(words[at]?.text ?? '');
const isDayOff = (words: readonly Word[], { from, to }: Item): boolean =>
  words[from]?.gap !== 'space' && words[to]?.gap === 'space' && OFF.has(words[to]?.text ?? '');
const OFF = new Set(['off', 'free', 'clear', 'open', 'empty']);
const JOINTS = new Set(['and', 'plus', 'or']);

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
  const isNo = texts.some((text) => NO_CLASS.has(text)) || barredTo(words, items.at(-1)?.to ?? 0) !== null;
  const isSelfFree = texts.some((text, at) => text === 'free' && FREE_SELF.has(texts[at - 1] ?? ''));
  const isOfMatter = texts.some(isMatter) || isToldBefore(words, items, texts);
  const isKept = texts.some((text) => KEPT_FREE.has(text));
  // "My lab only wants me Wednesdays 1 to 6".
  const isCalled = texts.some((text, at) => text === 'me' && CALLING.has(texts[at - 1] ?? ''));
  const isForClasses = isSelfFree || (!isNo && !isKept && texts.some((text) => FOR_CLASSES.has(text)));
  if (!isCalled && isForClasses && !(isOfMatter && !texts.includes('only') && !isSelfFree)) return false;
  const isOpen = hours.some((item) => 'start' in item && (item.start === null || item.end === null));
  // Bounds of every day are read as such.
  if (isOpen && !isDays) return false;
  if (isKept || isOfMatter || (isNo && (isDays || !isOpen)))
    return hours.length > 0 && (isDays || !hours.some((item) => 'start' in item && item.isPart));
  return isDays && !isOpen && texts.some((text) => SELF.has(text));
};
/** "6 to 9:30 on weekdays, so no classes then": where the words end that bar those hours; null if none do. */
const barredTo = (words: readonly Word[], end: number): number | null => {
  const next = words.slice(end, end + MOST_BARRING).map(({ text }) => text);
  const no = next.findIndex((text) => !BEFORE_NO.has(text));
  if (no < 0 || !NO_CLASS.has(next[no] ?? '')) return null;
  const then = next.findIndex((text, at) => at > no && !AT_THAT.has(text));
  return then > no && THEN.has(next[then] ?? '') ? end + then + 1 : null;
};
const MOST_BARRING = 9;
const BEFORE_NO = new Set('so and thus hence then therefore i which means meaning have can'.split(' '));
const AT_THAT = new Set(
  'class classes course courses lecture lectures can could be have at in that the during anything i is may do take not'.split(
    ' ',
  ),
);
const THEN = new Set(['then', 'there', 'time', 'slot', 'window', 'obviously', 'it']);
/** "I got into the orchestra, Tuesdays 4 to 6:30": bare times after the clause that they belong to. */
const isToldBefore = (words: readonly Word[], items: readonly Item[], inside: readonly string[]): boolean => {
  const first = items[0]?.from ?? 0;
  const isOwnSentence = words[first]?.gap === 'stop' && first > 0 && isAlone(words, items);
  if (!(words[first]?.gap === 'comma' || isOwnSentence) || inside.some((text) => !TIME_GLUE.has(text)))
    return false;
  let from = isOwnSentence ? first - 1 : first;
  while (from > 0 && first - from < FAR && words[from]?.gap !== 'stop') from -= 1;
  const before = words.slice(from, first).map(({ text }) => text);
  return before.some(isMatter) && !before.some((text) => FOR_CLASSES.has(text) || NO_CLASS.has(text));
};
/** "I got a job in a lab! Tuesdays 1 to 5.": where that sentence begins, which says nothing else; null if another one does. */
const toldFrom = (words: readonly Word[], items: readonly Item[]): number | null => {
  const first = items[0]?.from ?? 0;
  if (words[first]?.gap !== 'stop' || first === 0 || !isAlone(words, items)) return null;
  let from = first - 1;
  while (from > 0 && first - from < FAR && words[from]?.gap !== 'stop') from -= 1;
  const before = words.slice(from, first).map(({ text }) => text);
  const isWhole = from === 0 || words[from]?.gap === 'stop';
  return isWhole && before.some(isMatter) && !before.some((text) => SAYS_MORE.has(text)) ? from : null;
};
const SAYS_MORE = new Set(
  'plan make build draft create can could would please give want need and but with no not'.split(' '),
);
/** "I got a job! Tuesdays 1 to 5.": nothing else in that sentence, and both days and hours. */
const isAlone = (words: readonly Word[], items: readonly Item[]): boolean => {
  const next = words[items.at(-1)?.to ?? 0];
  return (
    (next === undefined || next.gap === 'stop') &&
    items.some((item) => isOfDays(item)) &&
    items.some((item) => isExact(item))
  );
};
const CALLING = new Set(['wants', 'needs', 'has', 'want', 'need', 'expects', 'keeps', 'requires', 'books']);
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
  'it',
  'its',
]);

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
  (
    'on from at in between the every each is are keep leave leaves leaving have has my nothing no not ' +
    'need needs want a got i am im only give giving private wants needs expects me'
  ).split(' '),
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
