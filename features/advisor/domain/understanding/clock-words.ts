/** A clock time; a bare number only where what stands around it says so. */
export const TIME = String.raw`(?:(?:noon|midday|midnight)|\d{1,2}(?::\d\d)?(?: ?(?:am|pm|a\.m\.?|p\.m\.?)(?![a-z]))?)`;
const NOT_TIME = String.raw`(?![\d:.]*\d|\+| ?(?:hours?|hrs?|units?|credits?|students?|people|courses?|classes|weeks?|days?|of\b|or (?:more|less|fewer)|stars|seats|%))`;
export const T = `(${TIME})${NOT_TIME}`;

export const clockTime = (hours: number, minutes: number) =>
  `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;

/** `HH:MM` of a time as a student writes it: 8 to 11 are in the morning, 12 and 1 to 7 after noon. Null: none. */
export const clockOf = (said: string, half?: 'am' | 'pm'): string | null => {
  if (/noon|midday/.test(said)) return '12:00';
  if (said.includes('midnight')) return '23:59';
  const found = /(\d{1,2})(?::(\d\d))? ?([ap])?/.exec(said);
  const [, hour = '', minute = '0', letter = half?.[0]] = found ?? [];
  let hours = Number(hour);
  if (!found || hours > 23 || Number(minute) > 59) return null;
  if (letter === 'p' && hours < 12) hours += 12;
  else if (letter === 'a' && hours === 12) hours = 0;
  else if (letter === undefined && hours >= 1 && hours <= 7) hours += 12;
  return clockTime(hours, Number(minute));
};

const halfOf = (said: string): 'am' | 'pm' | undefined =>
  /a\.?m/.test(said) ? 'am' : /p\.?m/.test(said) ? 'pm' : undefined;

/** Both ends of a span; the first takes the half of the day of the second where that keeps them in order. */
export const spanOf = (from: string, to: string): [string, string] | null => {
  const end = clockOf(to);
  const half = halfOf(from) ?? halfOf(to);
  const guess = clockOf(from, half);
  const start = guess !== null && end !== null && guess >= end ? clockOf(from, 'am') : guess;
  return start !== null && end !== null && start < end ? [start, end] : null;
};

export const PARTS = {
  morning: ['00:00', '12:00'],
  afternoon: ['12:00', '18:00'],
  evening: ['17:00', '23:59'],
} as const;
export type Part = keyof typeof PARTS;
export const PART = String.raw`(morning|afternoon|evening|night)s?`;
export const partOf = (said: string | undefined): Part =>
  said?.startsWith('morning') ? 'morning' : said?.startsWith('afternoon') ? 'afternoon' : 'evening';
