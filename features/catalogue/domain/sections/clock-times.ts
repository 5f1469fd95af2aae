/** Minutes after midnight, 0 to 1439. */
export type Minutes = number;

const CLOCK = /(?<![\d:.])(\d{1,2})(?:[:.](\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*(?:([ap])\.?\s?m\b\.?)?/i;
/** As records are stored. */
const STORED = /^\d\d:\d\d$/;
const DATE = /\d{4}-\d{2}-\d{2}(?:T|\s+)?/;

/**
 * Parses a time of day from any backend or registrar: `13:30`, `1:30 PM`, `9am`, `2025-09-03T13:30:00`, `Wed Sep 03
 * 2025 13:30:00 GMT-0400`. Time zones are ignored: the time is local as written. Null for `N/A`, `""` and anything
 * that is not a time.
 */
export function parseClock(value: unknown): Minutes | null {
  if (typeof value !== 'string') return null;
  if (STORED.test(value)) return minutesOf(Number(value.slice(0, 2)), Number(value.slice(3)), undefined);
  const text = value.trim().replace(DATE, '');
  if (!/^\d{1,2}\D|^\d{1,2}$/.test(text)) {
    const inside = /\b\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\b)?/i.exec(text);
    return inside === null ? null : clockOf(CLOCK.exec(inside[0]));
  }
  return clockOf(CLOCK.exec(text));
}

function clockOf(match: RegExpExecArray | null): Minutes | null {
  if (match === null) return null;
  const [, hours = '', minutes, half] = match;
  if (minutes === undefined && half === undefined) return null;
  return minutesOf(Number(hours), Number(minutes ?? '0'), half?.toLowerCase());
}

function minutesOf(hours: number, minutes: number, half: string | undefined): Minutes | null {
  if (minutes > 59 || hours > 23) return null;
  if (half === undefined) return hours * 60 + minutes;
  if (hours < 1 || hours > 12) return null;
  return ((hours % 12) + (half === 'p' ? 12 : 0)) * 60 + minutes;
}

export interface ClockRange {
  start: Minutes;
  /** After `start`: classes do not cross midnight. */
  end: Minutes;
}

const RANGE =
  /(?<![\d:.])(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\b\.?)?\s*(?:-|–|—|to|until)\s*(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\b\.?)?(?![\d:])/gi;

/**
 * Time ranges in a text, with their positions: `1:30 PM - 2:45 PM`, `13:30–14:45`, `3 to 5:45 pm`. If only the end has
 * AM or PM, the start is the latest matching time before it.
 */
export function findClockRanges(text: string): (ClockRange & { at: number; length: number })[] {
  const found = [];
  for (const match of text.matchAll(RANGE)) {
    const [all, hours, minutes, half, endHours, endMinutes, endHalf] = match;
    if (minutes === undefined && endMinutes === undefined && endHalf === undefined) continue;
    const end = minutesOf(Number(endHours), Number(endMinutes ?? '0'), endHalf?.toLowerCase());
    const start = startOf(
      Number(hours),
      Number(minutes ?? '0'),
      half?.toLowerCase(),
      endHalf?.toLowerCase(),
      end,
    );
    if (start === null || end === null || end <= start) continue;
    found.push({ start, end, at: match.index, length: all.length });
  }
  return found;
}

function startOf(
  hours: number,
  minutes: number,
  half: string | undefined,
  endHalf: string | undefined,
  end: Minutes | null,
): Minutes | null {
  if (half !== undefined || endHalf === undefined || end === null || hours > 12)
    return minutesOf(hours, minutes, half);
  const asEnd = minutesOf(hours, minutes, endHalf);
  if (asEnd !== null && asEnd <= end) return asEnd;
  return minutesOf(hours, minutes, endHalf === 'p' ? 'a' : 'p');
}

/** Minutes after midnight as `13:30`. */
export const clockText = (minutes: Minutes): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** `1:30 PM`. */
export function formatClock(minutes: Minutes): string {
  return `${shortClock(minutes)} ${minutes < 720 ? 'AM' : 'PM'}`;
}

/** `1:30 – 2:45 PM`, or `11:30 AM – 12:45 PM` across noon. */
export function formatClockRange({ start, end }: ClockRange): string {
  const isOneHalf = start < 720 === end < 720;
  return `${isOneHalf ? shortClock(start) : formatClock(start)} – ${formatClock(end)}`;
}

function shortClock(minutes: Minutes): string {
  const hours = Math.floor(minutes / 60);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes % 60).padStart(2, '0')}`;
}
