import { DAWN, isExact, isOfDays, type Item, LETTERS, NIGHT, NOON } from './times-said.ts';

/** Hours of the student's own on some days. */
export interface OwnTimes {
  days: string[];
  start: number;
  end: number;
}
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
export const timesOf = (all: readonly Item[]): OwnTimes[] => {
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
    } else if (!(item.isPart && (isFollowed(items, item) || isOfBefore(items, item)))) {
      const hours: OwnTimes = {
        days: days ?? [...LETTERS],
        start: inPartOf(items, item) ?? DAWN,
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

/** "7 to 9 on Wednesday nights": the hours were said before. */
const isOfBefore = (items: readonly Item[], item: Item): boolean => {
  const at = items.indexOf(item);
  return isOfDays(items[at - 1]) && isExact(items[at - 2] ?? null) && !isOfDays(items[at - 3]);
};

/** "Thursday nights from 8": eight in the evening. */
const inPartOf = (items: readonly Item[], item: Item): number | null => {
  if (!('start' in item) || item.start === null) return null;
  const before = items[items.indexOf(item) - 1];
  const isLate =
    before !== undefined && 'start' in before && before.isPart && (before.start ?? 0) >= NOON && !item.isPart;
  return isLate && item.start < NOON && item.end === null ? item.start + NOON : item.start;
};
