import { clockText } from '#features/catalogue/domain/sections/clock-times.ts';
import {
  WEEKDAY_NUMBERS,
  type WeekdayNumber,
  weekdayName,
} from '#features/catalogue/domain/sections/weekdays.ts';
import { clockMinutes } from '../plan-words.ts';
import type { BlockContent } from '../planned-course.ts';

const LATEST = 24 * 60 - 15;

/** Own hours that were dragged in the week, on one of their days. */
export interface MovedHours {
  from: WeekdayNumber;
  /** Null: the same day. */
  to: WeekdayNumber | null;
  /** Minutes later. */
  by: number;
}

/** The hours moved, on all their days, and the day of those that were dragged; null if they stay. */
export const moveHours = (content: BlockContent, { from, to, by }: MovedHours): BlockContent | null => {
  const [first, last] = [clockMinutes(content.start), clockMinutes(content.end)];
  const start = Math.max(0, Math.min(first + by, LATEST - (last - first)));
  const days = content.days.map((day) => (to !== null && day === weekdayName(from) ? weekdayName(to) : day));
  if (start === first && (to === null || to === from)) return null;
  return {
    ...content,
    days: WEEKDAY_NUMBERS.map(weekdayName).filter((day) => days.includes(day)),
    start: clockText(start),
    end: clockText(start + last - first),
  };
};
