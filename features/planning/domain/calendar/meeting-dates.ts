import { DAY_MS } from '#platform/contract/durations.ts';
import type { SectionMeeting, Weekday } from '#features/catalogue/contract.ts';
import { WEEKDAY_NAMES } from '#features/catalogue/domain/sections/weekdays.ts';

/** When classes of a term meet; dates are ISO. */
export interface CalendarTerm {
  start: string;
  end: string;
  /** Days without classes. */
  holidays: readonly string[];
  /** Days on which the timetable of another weekday applies. */
  follows: readonly { date: string; day: Weekday }[];
}

/** A weekly recurrence rule with exceptions. Dates are ISO, ascending. */
export interface WeeklyDates {
  /** First and last weekly date; both take place. */
  first: string;
  last: string;
  /** Empty: only `first` and the `added` dates. */
  days: readonly Weekday[];
  /** Weekly dates between them that do not take place. */
  skipped: readonly string[];
  /** Dates after the first that are not weekly ones. */
  added: readonly string[];
}

/** A handwritten date may be years away; a term's calendar covers a year before and after the term. */
const MARGIN_DAYS = 366;

export const shiftDate = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const weekdayOf = (date: string): Weekday =>
  WEEKDAY_NAMES[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] as Weekday;

const datesBetween = (from: string, to: string): string[] => {
  const dates: string[] = [];
  for (let date = from; date <= to; date = shiftDate(date, 1)) dates.push(date);
  return dates;
};

const laterOf = (a: string, b: string): string => (a > b ? a : b);
const earlierOf = (a: string, b: string): string => (a < b ? a : b);

/** Every week, ignoring the term's calendar. */
const ALWAYS = (date: string): Weekday | null => weekdayOf(date);

/**
 * The weekday whose classes meet on a date; null if none do. A holiday has no classes, even if it is also listed as
 * following another day.
 */
const classesOn =
  ({ holidays, follows }: CalendarTerm) =>
  (date: string): Weekday | null =>
    holidays.includes(date) ? null : (follows.find((other) => other.date === date)?.day ?? weekdayOf(date));

/**
 * The dates of a meeting as recurrence rules. Usually one rule; a second one if classes also meet on a substitute day
 * before the first regular week, since nothing may precede a rule's first date.
 *
 * @param isClass whether holidays and substitute days apply
 */
export const datesOf = (
  { days, from, to }: Pick<SectionMeeting, 'days' | 'from' | 'to'>,
  term: CalendarTerm,
  isClass: boolean,
): WeeklyDates[] => {
  const dates = datesBetween(
    laterOf(from ?? term.start, shiftDate(term.start, -MARGIN_DAYS)),
    earlierOf(to ?? term.end, shiftDate(term.end, MARGIN_DAYS)),
  );
  const dayOn = isClass ? classesOn(term) : ALWAYS;
  const meets = (date: string): boolean => {
    const day = dayOn(date);
    return day !== null && days.includes(day);
  };
  const weekly = dates.filter((date) => days.includes(weekdayOf(date)));
  const kept = weekly.filter(meets);
  const added = dates.filter((date) => meets(date) && !days.includes(weekdayOf(date)));
  const [first] = kept;
  const last = kept.at(-1);
  if (first === undefined || last === undefined) return onlyOn(added);
  return [
    ...onlyOn(added.filter((date) => date < first)),
    {
      first,
      last,
      days,
      skipped: weekly.filter((date) => date > first && date < last && !meets(date)),
      added: added.filter((date) => date > first),
    },
  ];
};

const onlyOn = ([first, ...added]: readonly string[]): WeeklyDates[] =>
  first === undefined ? [] : [{ first, last: first, days: [], skipped: [], added }];
