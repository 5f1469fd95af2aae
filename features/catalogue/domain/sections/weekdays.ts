import type { Weekday } from '../../contract.ts';

/** 1 Monday to 7 Sunday (ISO 8601); the key of a weekday's times in records. */
export type WeekdayNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const WEEKDAY_NUMBERS: readonly WeekdayNumber[] = [1, 2, 3, 4, 5, 6, 7];

/** Duplicated from the contract, whose validation library would otherwise be bundled into the browser's worker. */
const NAMES: Record<WeekdayNumber, Weekday> = {
  1: 'Mon',
  2: 'Tue',
  3: 'Wed',
  4: 'Thu',
  5: 'Fri',
  6: 'Sat',
  7: 'Sun',
};

export const weekdayName = (weekday: WeekdayNumber): Weekday => NAMES[weekday];

/** Monday first. */
export const WEEKDAY_NAMES: readonly Weekday[] = WEEKDAY_NUMBERS.map(weekdayName);

const FULL_NAMES: Record<Weekday, string> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};

export const fullDayName = (day: Weekday): string => FULL_NAMES[day];

/** `Mondays`. */
export const pluralDayName = (day: Weekday): string => `${fullDayName(day)}s`;

/** Labels of the day filter's buttons, as registrars abbreviate them. */
export const WEEKDAY_LETTERS = ['M', 'T', 'W', 'Th', 'F'] as const;

/** Those that the filter has in addition where a catalogue has courses at the weekend. */
export const WEEKEND_LETTERS = ['Sa', 'Su'] as const;

/** Monday first. */
export const DAY_LETTERS = [...WEEKDAY_LETTERS, ...WEEKEND_LETTERS] as const;

type DayLetter = (typeof DAY_LETTERS)[number];

/** `Thu` for `Th`. */
export const weekdayOfLetter = (letter: DayLetter): Weekday =>
  WEEKDAY_NAMES[DAY_LETTERS.indexOf(letter)] ?? 'Mon';

/** `Thursday` for `Th`. */
export const fullNameOfLetter = (letter: DayLetter): string => fullDayName(weekdayOfLetter(letter));

const LETTERS: Record<string, WeekdayNumber> = {
  M: 1,
  T: 2,
  TU: 2,
  W: 3,
  R: 4,
  TH: 4,
  F: 5,
  S: 6,
  SA: 6,
  U: 7,
  SU: 7,
};
const NAME = /^(mon|tue|wed|thu|fri|sat|sun)(?:s|r|rs|day|sday|rsday|nesday|urday)?s?$/i;
const LETTER_GROUP = /^(?:T[uUhH]|S[aAuU]|[MTWRFSU])+$/;

/** Weekdays named by one word: `Tue`, `Tuesdays`, `MWF`, `TTh`, `R`. Empty for any other word. */
export function weekdaysOfWord(word: string): WeekdayNumber[] {
  const name = NAME.exec(word)?.[1]?.toLowerCase();
  if (name !== undefined) {
    return WEEKDAY_NUMBERS.filter((weekday) => weekdayName(weekday).toLowerCase() === name);
  }
  if (!LETTER_GROUP.test(word)) return [];
  const letters = word.match(/T[uUhH]|S[aAuU]|[MTWRFSU]/g) ?? [];
  return letters.flatMap((letter) => LETTERS[letter.toUpperCase()] ?? []);
}

/**
 * Weekdays of a record's `days` from any backend, Monday first, without duplicates: a list, a JSON list, or text
 * such as `MWF`, `Tue/Thu`. Anything else (`N/A`, null) is ignored.
 */
export function parseWeekdays(value: unknown): WeekdayNumber[] {
  const found = new Set(wordsOf(value).flatMap(weekdaysOfWord));
  return WEEKDAY_NUMBERS.filter((weekday) => found.has(weekday));
}

function wordsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value !== 'string') return [];
  return value.split(/[^\p{L}]+/u).filter((word) => word !== '');
}
