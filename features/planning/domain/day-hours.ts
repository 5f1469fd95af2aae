import { BREAK_MINUTES } from './search/wishes.ts';

/** Hours with classes on one weekday, in minutes after midnight. Half-term classes count as if they ran all term. */
export interface DayHours {
  /** Start of the first class; infinite without classes. */
  readonly first: number;
  /** End of the last one. */
  readonly last: number;
  /** Classes and own blocks, merged: start, end, start, end, …, ascending. */
  readonly busy: readonly number[];
}

const NO_CLASSES: DayHours = { first: Infinity, last: -Infinity, busy: [] };

export const hasClasses = ({ first }: DayHours): boolean => first !== Infinity;

/** A day with own blocks only. */
export const dayWithBlocks = (blocks: readonly { start: number; end: number }[]): DayHours => {
  let { busy } = NO_CLASSES;
  for (const { start, end } of blocks) busy = merge(busy, start, end);
  return { ...NO_CLASSES, busy };
};

export const withClass = (day: DayHours, start: number, end: number): DayHours => ({
  first: Math.min(day.first, start),
  last: Math.max(day.last, end),
  busy: merge(day.busy, start, end),
});

/** Adds a span; spans that touch become one. */
const merge = (busy: readonly number[], start: number, end: number): number[] => {
  const merged: number[] = [];
  let [from, to] = [start, end];
  let at = 0;
  for (; at < busy.length && (busy[at + 1] as number) < from; at += 2)
    merged.push(busy[at] as number, busy[at + 1] as number);
  for (; at < busy.length && (busy[at] as number) <= to; at += 2) {
    from = Math.min(from, busy[at] as number);
    to = Math.max(to, busy[at + 1] as number);
  }
  merged.push(from, to);
  for (; at < busy.length; at += 1) merged.push(busy[at] as number);
  return merged;
};

/** From the first class to the end of the last. */
export const lengthOf = (day: DayHours): number => (hasClasses(day) ? day.last - day.first : 0);

export const gapOf = (minutes: number): number => (minutes > BREAK_MINUTES ? minutes - BREAK_MINUTES : 0);

/**
 * Minutes of gaps between the first class and the last.
 *
 * @param of what a gap counts; by default what it is longer than a break
 */
export const gapMinutes = ({ first, last, busy }: DayHours, of = gapOf): number => {
  let sum = 0;
  for (let at = 1; at + 1 < busy.length; at += 2) {
    const from = busy[at] as number;
    const to = busy[at + 1] as number;
    if (from >= first && to <= last) sum += of(to - from);
  }
  return sum;
};

/** The same with each gap as long as it is seen in the week. */
export const wholeGapMinutes = (day: DayHours): number => gapMinutes(day, (minutes) => minutes);

/** Minutes of gaps that one more class between the first and the last would fill. */
export const gapMinutesFilled = ({ first, last, busy }: DayHours, start: number, end: number): number => {
  let sum = 0;
  for (let at = 1; at + 1 < busy.length; at += 2) {
    const from = busy[at] as number;
    const to = busy[at + 1] as number;
    if (to <= start) continue;
    if (from >= end) break;
    if (from >= first && to <= last) sum += gapOf(to - from) - gapOf(start - from) - gapOf(to - end);
  }
  return sum;
};

/** The longest stretch without a class or block between two times; with one more class if `start` is before `end`. */
export const longestFree = (
  { busy }: DayHours,
  from: number,
  to: number,
  start = Infinity,
  end = Infinity,
): number => {
  let longest = 0;
  let free = from;
  let isAdded = start >= end;
  const take = (taken: number, until: number) => {
    longest = Math.max(longest, Math.min(taken, to) - free);
    free = Math.max(free, until);
  };
  for (let at = 0; at < busy.length; at += 2) {
    if (!isAdded && start <= (busy[at] as number)) {
      take(start, end);
      isAdded = true;
    }
    take(busy[at] as number, busy[at + 1] as number);
  }
  if (!isAdded) take(start, end);
  return Math.max(longest, to - free);
};

/** By how much the longest break between two times is too short; 0 on a day without classes. */
export const lunchMissing = (
  day: DayHours,
  { start, end, minutes }: { start: number; end: number; minutes: number },
): number => (hasClasses(day) ? Math.max(0, minutes - longestFree(day, start, end)) : 0);
