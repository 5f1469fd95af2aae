import { clockText } from '#features/catalogue/domain/sections/clock-times.ts';

/**
 * Parses a time as registrars write it (`9:45am`, `1:30 PM`, `13:30`, `1330`, `9am`, `2025-09-03T13:30:00`) to `HH:MM`;
 * null if it is not a time.
 */
export function readClock(text: string): string | null {
  const time = text.trim().replace(/^\d{4}-\d{2}-\d{2}[T ]/, '');
  if (/^(?:12(?::00)? ?)?noon$/i.test(time)) return '12:00';
  const military = /^(\d{1,2})(\d{2})(?: ?h(?:rs?)?)?$/i.exec(time);
  if (military !== null) return clockOf(Number(military[1]), Number(military[2]));
  const match = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?(?:m\.?)?$/i.exec(time);
  if (match === null) return null;
  const [, hourText, minuteText, half] = match;
  if (minuteText === undefined && half === undefined) return null;
  const hour = Number(hourText);
  if (half === undefined) return clockOf(hour, Number(minuteText));
  if (hour < 1 || hour > 12) return null;
  return clockOf((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0), Number(minuteText ?? '0'));
}

const clockOf = (hour: number, minute: number): string | null =>
  hour < 24 && minute < 60 ? clockText(hour * 60 + minute) : null;

/** Whether the text contains AM or PM: `1:30 PM`. */
export const hasHalf = (text: string): boolean => /\d\s*[ap]\.?(?:m\.?)?$/i.test(text.trim());

/**
 * Parses both ends of a meeting. If only the end has AM or PM, the start is the latest matching time before it (`1:30`
 * to `2:45 PM`, `11:00` to `1:00 PM`). Null for an invalid end.
 */
export function readClockRange(from: string, to: string): { start: string | null; end: string | null } {
  const end = readClock(to);
  if (end === null || hasHalf(from) || !hasHalf(to) || !/^\d{1,2}(?:[:.]\d{2})?$/.test(from.trim()))
    return { start: readClock(from), end };
  const halves = ['pm', 'am'].map((half) => readClock(`${from.trim()} ${half}`));
  return { start: halves.find((time) => time !== null && time < end) ?? readClock(from), end };
}
