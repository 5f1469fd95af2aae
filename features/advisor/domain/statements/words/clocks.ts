import type { Clocks } from '../claim.ts';

const HALF = String.raw`\s?([ap])\.?\s?m\b\.?`;
const RANGE = new RegExp(
  String.raw`(\d{1,2})(?:[:h](\d{2}))?(?:${HALF})?\s*(?:-|—|to|until|till|through|and|bis|à|a)\s*(\d{1,2})(?:[:h](\d{2}))?(?:${HALF})?(?![\d:])`,
  'iy',
);
const CLOCK = new RegExp(String.raw`(\d{1,2})(?::(\d{2}))?(?:${HALF}|\s?(o'clock)\b)?(?![\d:])`, 'iy');
/** Longest class, in minutes. */
const LONGEST = 12 * 60;

/** The times of day that figures may mean: AM and PM if neither is given. */
const clocksOf = (hours: number, minutes: number, half: string | undefined): number[] => {
  if (hours > 23 || minutes > 59) return [];
  if (half)
    return hours < 1 || hours > 12
      ? []
      : [((hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minutes];
  if (hours > 12 || hours === 0) return [hours * 60 + minutes];
  return [(hours % 12) * 60 + minutes, ((hours % 12) + 12) * 60 + minutes];
};

/** The end of a time: the dot of "9 am." ends the sentence, that of "9 a.m." does not. */
const endOf = (at: number, all: string): number => at + all.trimEnd().replace(/(?<!\.\s?m)\.$/i, '').length;

/** A time range at an index of a text: `1:30 to 2:45`, `13:30-14:45`, `3-4:30 pm`. */
export const rangeAt = (
  text: string,
  at: number,
): { options: { from: number; to: number }[]; end: number } | null => {
  RANGE.lastIndex = at;
  const match = RANGE.exec(text);
  if (!match) return null;
  const [all, hours, minutes, half, endHours, endMinutes, endHalf] = match;
  const isPadded = /^0\d/.test(hours ?? '') && minutes !== undefined;
  if (minutes === undefined && endMinutes === undefined && half === undefined && endHalf === undefined)
    return null;
  if (/\band\b/i.test(all) && minutes === undefined && half === undefined) return null;
  const starts = clocksOf(Number(hours), Number(minutes ?? 0), half);
  const ends = clocksOf(Number(endHours), Number(endMinutes ?? 0), endHalf);
  const options = (isPadded ? starts.slice(0, 1) : starts)
    .flatMap((from) => ends.map((to) => ({ from, to })))
    .filter(({ from, to }) => to > from && to - from <= LONGEST);
  return options.length === 0 ? null : { options, end: endOf(at, all) };
};

const HOUR = '\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const PART = new RegExp(
  String.raw`(${HOUR})(?::(\d{2})|[ -](thirty|fifteen|forty[ -]five))? (?:(?:o'clock )?in the (morning|afternoon|evening)|([ap])\.?\s?m\b\.?|o'clock\b)`,
  'iy',
);
const MINUTES: Readonly<Record<string, number>> = { thirty: 30, fifteen: 15 };
const OFFSETS: Readonly<Record<string, number>> = { half: 30, quarter: 15 };
const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const SPOKEN =
  /(half|quarter) (past|to) (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/iy;

/** A time of day in words: `half past ten`, `9 in the morning`. */
export const spokenClockAt = (text: string, at: number): { at: Clocks; end: number } | null => {
  SPOKEN.lastIndex = at;
  const spoken = SPOKEN.exec(text);
  if (spoken) {
    const [all, part = '', side, hour = ''] = spoken;
    const hours = HOURS.indexOf(hour.toLowerCase()) + 1 || Number(hour);
    const by = (OFFSETS[part.toLowerCase()] ?? 0) * (side?.toLowerCase() === 'to' ? -1 : 1);
    const clocks = clocksOf(hours, 0, undefined).map((each) => (each + by + 1440) % 1440);
    return clocks.length === 0 ? null : { at: clocks, end: at + all.length };
  }
  PART.lastIndex = at;
  const [all, hour, minutes, words, part, half] = PART.exec(text) ?? [];
  // `clockAt` reads "9 AM".
  if (all === undefined || hour === undefined || (/^\d/.test(hour) && part === undefined)) return null;
  const hours = HOURS.indexOf(hour.toLowerCase()) + 1 || Number(hour);
  const past = words === undefined ? Number(minutes ?? 0) : (MINUTES[words.toLowerCase()] ?? 45);
  const side = half ?? (part === undefined ? undefined : /morning/i.test(part) ? 'a' : 'p');
  const clocks = clocksOf(hours, past, side);
  return clocks.length === 0 ? null : { at: clocks, end: endOf(at, all) };
};

/** A time of day at an index of a text: `1:30`, `9 am`, `13:30`, `9 o'clock`; not a bare number. */
export const clockAt = (text: string, at: number): { at: Clocks; end: number } | null => {
  const word = /^(noon|midday|midnight)\b/i.exec(text.slice(at, at + 9))?.[0];
  if (word) return { at: [word.toLowerCase() === 'midnight' ? 0 : 720], end: at + word.length };
  CLOCK.lastIndex = at;
  const match = CLOCK.exec(text);
  if (!match) return null;
  const [all, hours, minutes, half, oclock] = match;
  if (minutes === undefined && half === undefined && oclock === undefined) return null;
  const clocks = clocksOf(Number(hours), Number(minutes ?? 0), half);
  const isPadded = /^0\d/.test(hours ?? '');
  return clocks.length === 0 ? null : { at: isPadded ? clocks.slice(0, 1) : clocks, end: endOf(at, all) };
};
