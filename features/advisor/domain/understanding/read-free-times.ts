import type { Weekday } from '#features/catalogue/contract.ts';
import { WEEKDAY_NAMES } from '#features/catalogue/domain/weekdays.ts';
import type { TimeSpan } from '../course-facts.ts';
import { PART, PARTS, TIME, clockOf, partOf, spanOf } from './clock-words.ts';
import { DAYS, weekdaysIn } from './read-days.ts';
import type { Scrap } from './scrap.ts';
import type { Draft } from './wish.ts';

const BUSY = String.raw`(?:no(?: classes| class)?|nothing|not(?: any)?|avoid|i work|i am working|i have (?:work|practice|rehearsal|a job|training|class|lab|another class|crew)|(?:i am )?busy|not free|not available|i am in (?:lab|class)|can not do|can not make)`;

/** Days with a time of their own: wanted ones become free times, busy ones are cut out of the week. */
export const readFreeTimes = (scrap: Scrap, { wish: { search } }: Draft): void => {
  const free: TimeSpan[] = [];
  const busy: TimeSpan[] = [];
  const WHEN = String.raw`(?:(?:from |between |at |in the )?(${TIME}) ?(?:-|to|and|until) ?(${TIME})|(?:after|from) (${TIME})|(?:before|until|till) (${TIME})|(?:in the )?${PART})`;
  const pair = String.raw`(${DAYS})s? ${WHEN}`;
  const spans = (match: readonly (string | undefined)[]): TimeSpan[] | null => {
    const [, days = '', from, to, since, till, part] = match;
    const clock =
      from !== undefined && to !== undefined
        ? spanOf(from, to)
        : since !== undefined
          ? [clockOf(since), '23:59']
          : till !== undefined
            ? ['00:00', clockOf(till)]
            : PARTS[partOf(part)];
    const [start, end] = clock ?? [null, null];
    if (start === null || end === null || start === undefined || end === undefined) return null;
    return weekdaysIn(days).map((day) => ({ day, start, end }));
  };
  scrap.take(new RegExp(String.raw`\b(?:${BUSY}) (?:on |every |all )?${pair}`), (match) => {
    const found = spans(match);
    if (!found) return false;
    busy.push(...found);
  });
  scrap.take(
    new RegExp(
      String.raw`\b(?:${BUSY}) (?:from |between )?(${TIME}) ?(?:-|to|and|until|till) ?(${TIME})(?: ?,? ?(?:on )?(every ?day|daily|all week|weekdays|every weekday|(?:most|all) days|${DAYS}))?`,
    ),
    ([, from = '', to = '', days = '']) => {
      const span = spanOf(from, to);
      if (!span) return false;
      const named = weekdaysIn(days);
      for (const day of named.length > 0 ? named : WORKDAYS) busy.push({ day, start: span[0], end: span[1] });
    },
  );
  const pairs = [...scrap.text.matchAll(new RegExp(String.raw`\b${pair}`, 'g'))].map(spans);
  // One pair alone is days and a time; several, or a pair with figures, are free times.
  if (pairs.length > 1 || scrap.has(new RegExp(String.raw`\bfree (?:on |only )?${pair}`)))
    scrap.take(
      new RegExp(String.raw`(?:\b(?:i am )?(?:only )?(?:free|available) )?(?:on )?\b${pair}`),
      (match) => {
        const found = spans(match);
        if (!found) return false;
        free.push(...found);
      },
    );
  if (free.length > 0) search.free_times = free;
  else if (busy.length > 0) search.free_times = WEEKDAY_NAMES.flatMap((day) => freeBeside(day, busy));
};

const WORKDAYS: Weekday[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

const freeBeside = (day: Weekday, busy: readonly TimeSpan[]): TimeSpan[] => {
  let at = '00:00';
  const spans: TimeSpan[] = [];
  for (const { start, end } of busy
    .filter((span) => span.day === day)
    .sort((a, b) => (a.start < b.start ? -1 : 1))) {
    if (start > at) spans.push({ day, start: at, end: start });
    if (end > at) at = end;
  }
  if (at < '23:59') spans.push({ day, start: at, end: '23:59' });
  return spans;
};
