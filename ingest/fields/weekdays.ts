import { type Weekday, WEEKDAYS } from '#features/catalogue/contract.ts';

const LETTERS: Record<string, Weekday> = {
  M: 'Mon',
  T: 'Tue',
  W: 'Wed',
  R: 'Thu',
  F: 'Fri',
  S: 'Sat',
  U: 'Sun',
  TU: 'Tue',
  TH: 'Thu',
  SA: 'Sat',
  SU: 'Sun',
};

/**
 * Parses weekdays as registrars write them: `Tue Thu`, `Monday/Wednesday`, `MWF`, `TTh`, `T, Th`, `["Mon"]`. Monday
 * first, without duplicates. Null when part of the text is not a weekday; empty for an empty text.
 */
export function readWeekdays(text: string): Weekday[] | null {
  const found = new Set<Weekday>();
  for (const word of text.split(/[^\p{L}]+/u).filter((part) => part !== '')) {
    const days = fromName(word) ?? fromLetters(word);
    if (days === null) return null;
    for (const day of days) found.add(day);
  }
  return WEEKDAYS.filter((day) => found.has(day));
}

function fromName(word: string): Weekday[] | null {
  const day = WEEKDAYS.find((name) => word.toLowerCase().startsWith(name.toLowerCase()));
  return day !== undefined && /^(...|tues|thur|thurs|.{3,6}day|wednesday)$/i.test(word) ? [day] : null;
}

function fromLetters(word: string): Weekday[] | null {
  const parts = word.match(/t[uh]|s[au]|[mtwrfsu]/gi);
  if (parts === null || parts.join('') !== word) return null;
  return parts.map((part) => LETTERS[part.toUpperCase()] as Weekday);
}

/** Key of a weekday in a record's time fields: "1" for Monday to "7" for Sunday. */
export function weekdayKey(day: Weekday): '1' | '2' | '3' | '4' | '5' | '6' | '7' {
  return String(WEEKDAYS.indexOf(day) + 1) as ReturnType<typeof weekdayKey>;
}
