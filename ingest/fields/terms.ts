import { DAY_MS } from '#platform/contract/durations.ts';
import { type Weekday, WEEKDAYS } from '#features/catalogue/contract.ts';
import { type Draft, ImportError, type TermDates } from '../pack/pack-draft.ts';

/** First and last day that rows state, by term name; `YYYY-MM-DD` or unparsed text. */
export type TermDatesSeen = Map<string, [start: string, end: string][]>;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The day of an ISO 8601 date or date-time; null for other formats, which are ambiguous between countries. */
export function readDay(text: string): string | null {
  const day = text.replace(/[T ]\d{2}:\d{2}.*$/, '');
  return ISO_DATE.test(day) ? day : null;
}

/** The most frequent dates of each term: exports also contain half terms and late starts. */
export function mostCommonDates(seen: TermDatesSeen): TermDates[] {
  return [...seen].map(([name, pairs]) => {
    const dated = pairs.filter(([start, end]) => ISO_DATE.test(start) && ISO_DATE.test(end) && start < end);
    const [most] = [...Map.groupBy(dated, ([start, end]) => `${start} ${end}`)].toSorted(
      (a, b) => b[1].length - a[1].length,
    );
    const [start = null, end = null] = most?.[0].split(' ') ?? [];
    return { name, start, end };
  });
}

/** Parses the value of --term-dates: `2025 Fall=2025-09-02..2025-12-03`. */
export function readTermDates(text: string): TermDates & { start: string; end: string } {
  const match = /^(.+?)\s*=\s*(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/.exec(text.trim());
  const [, name = '', start = '', end = ''] = match ?? [];
  if (match === null || start >= end || [start, end].some((date) => Number.isNaN(Date.parse(date)))) {
    throw new ImportError(`--term-dates "${text}" is not written "2025 Fall=2025-09-02..2025-12-03".`);
  }
  return { name, start, end };
}

const MOST_DAYS_OFF = 200;

/** Parses the value of --holidays: `2025 Fall=2025-10-13,2025-11-26..2025-11-28`. */
export function readHolidays(text: string): TermDates {
  const { name, parts } = daysOfTerm(text);
  const holidays = parts.flatMap((part) => {
    const [first, last = first, ...more] = part.split('..').map(readDate);
    return more.length > 0 || first === undefined || last === undefined ? [] : datesFrom(first, last);
  });
  if (name === '' || holidays.length === 0 || holidays.some((day) => day === null)) {
    throw new ImportError(
      `--holidays "${text}" is not written "2025 Fall=2025-10-13,2025-11-26..2025-11-28".`,
    );
  }
  return { name, start: null, end: null, holidays: holidays.filter((day) => day !== null) };
}

/** Parses the value of --follows: `2025 Fall=2025-10-14 Mon`. */
export function readFollows(text: string): TermDates {
  const { name, parts } = daysOfTerm(text);
  const follows = parts.map((part) => {
    const [date = '', day, ...more] = part.split(/\s+/);
    return more.length > 0 || readDate(date) === null || !isWeekday(day) ? null : { date, day };
  });
  if (name === '' || follows.includes(null))
    throw new ImportError(`--follows "${text}" is not written "2025 Fall=2025-10-14 Mon".`);
  return { name, start: null, end: null, follows: follows.filter((each) => each !== null) };
}

function daysOfTerm(text: string): { name: string; parts: string[] } {
  const at = text.indexOf('=');
  const name = text.slice(0, Math.max(0, at)).trim();
  return {
    name,
    parts: text
      .slice(at + 1)
      .split(',')
      .map((part) => part.trim()),
  };
}

const readDate = (text: string): string | null =>
  ISO_DATE.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

const isWeekday = (word: string | undefined): word is Weekday => WEEKDAYS.some((day) => day === word);

/** Null instead of an invalid range of days. */
function datesFrom(first: string | null, last: string | null): (string | null)[] {
  const days = first === null || last === null ? NaN : (Date.parse(last) - Date.parse(first)) / DAY_MS;
  if (first === null || !(days >= 0 && days < MOST_DAYS_OFF)) return [null];
  return Array.from({ length: days + 1 }, (_, at) =>
    new Date(Date.parse(first) + at * DAY_MS).toISOString().slice(0, 10),
  );
}

/**
 * The pack's terms in calendar order: those requested (`only`), else all that the rows name. `given` dates win over
 * the data's. Rows of other terms are moved to the draft's refused. Throws ImportError when a term has no dates.
 */
export function resolveTerms(draft: Draft, given: readonly TermDates[], only: readonly string[]) {
  if (only.length > 0) {
    for (const { course, place, more = [] } of draft.rows) {
      if (only.includes(course.term)) continue;
      for (const each of [place, ...more])
        draft.refused.add('term is none of those asked for', each, 'term', JSON.stringify(course.term));
    }
    draft.rows = draft.rows.filter(({ course }) => only.includes(course.term));
  }
  const names = [...new Set(draft.rows.map(({ course }) => course.term))].filter((name) => name !== '');
  const undated: string[] = [];
  const terms = names.map((name) => {
    const dates = [...given, ...draft.terms].find((term) => term.name === name && term.start !== null);
    if (dates === undefined) undated.push(name);
    return { name, start: dates?.start ?? '', end: dates?.end ?? '' };
  });
  if (undated.length > 0) {
    const flags = undated.map((name) => `--term-dates "${name}=YYYY-MM-DD..YYYY-MM-DD"`).join(' ');
    const unreadDate = draft.leftOut
      .list()
      .flatMap(({ first }) => first)
      .find(({ field }) => field === 'term_start' || field === 'term_end');
    const why = unreadDate ? ` (${unreadDate.message} in ${unreadDate.file} is not written YYYY-MM-DD)` : '';
    throw new ImportError(
      `The data does not say when ${undated.join(', ')} ${undated.length > 1 ? 'begin and end' : 'begins and ends'}${why}: add ${flags}.`,
    );
  }
  return terms.toSorted((a, b) => (a.start < b.start ? -1 : 1));
}
