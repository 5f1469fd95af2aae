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
 * first, without duplicates. `M-F` is every day from the first to the last; null for the ambiguous `T-Th`, and for a
 * text with a part that is not a weekday. Empty for an empty text.
 */
export function readWeekdays(text: string): Weekday[] | null {
  const span = /^\s*(\p{L}+)\s*(?:[-–]|to|through)\s*(\p{L}+)\s*$/u.exec(text);
  if (span !== null) return daysBetween(span[1] ?? '', span[2] ?? '');
  const found = new Set<Weekday>();
  for (const word of text.split(/[^\p{L}]+/u).filter((part) => part !== '')) {
    const days = fromName(word) ?? fromLetters(word);
    if (days === null) return null;
    for (const day of days) found.add(day);
  }
  return WEEKDAYS.filter((day) => found.has(day));
}

/** Null if so few days are between the two that the text may mean only these. */
function daysBetween(first: string, last: string): Weekday[] | null {
  const [from, to] = [first, last].map((word) => fromName(word) ?? fromLetters(word));
  if (from?.length !== 1 || to?.length !== 1) return null;
  const [begin, end] = [from, to].map(([day]) => WEEKDAYS.findIndex((each) => each === day)) as [
    number,
    number,
  ];
  return end - begin > 2 ? WEEKDAYS.slice(begin, end + 1) : null;
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
