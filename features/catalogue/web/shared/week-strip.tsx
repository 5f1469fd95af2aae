import { classNames } from '#platform/ui/styles/class-names.ts';
import { meetingTimesOf, type Timetabled } from '../../domain/sections/meeting-times.ts';
import { DAY_LETTERS, type WeekdayNumber } from '../../domain/sections/weekdays.ts';

const WORKING_DAYS: readonly WeekdayNumber[] = [1, 2, 3, 4, 5];
const WEEKEND: readonly WeekdayNumber[] = [6, 7];

/** The default range of a day, extended if a class meets before or after, in minutes after midnight. */
const DAY_START = 8 * 60;
const DAY_END = 18 * 60;

/**
 * A miniature week: one column per day, with a block where the course meets, and a dashed column if the hour is
 * unknown. A weekend is shown only if used, and nothing if nothing is known. Decorative: the same is beside it as text.
 */
export function WeekStrip({ course, className }: { course: Timetabled; className?: string }) {
  const { meetings, untimed } = meetingTimesOf(course);
  if (meetings.length + untimed.length === 0) return null;
  const isUsed = (day: WeekdayNumber) =>
    untimed.includes(day) || meetings.some(({ weekday }) => weekday === day);
  const days = [...WORKING_DAYS, ...WEEKEND.filter(isUsed)];
  const from = Math.min(DAY_START, ...meetings.map(({ start }) => start));
  const to = Math.max(DAY_END, ...meetings.map(({ end }) => end));
  const share = (minutes: number) => `${(minutes / (to - from)) * 100}%`;
  return (
    <span aria-hidden className={classNames('flex gap-1', className)}>
      {days.map((day) => (
        <span key={day} className="grid w-5 justify-items-center gap-0.5">
          <span
            className={classNames(
              'relative h-10 w-full rounded-sm',
              // A tint of the ink is visible on every background, including a highlighted table row.
              untimed.includes(day) ? 'border border-dashed border-accent' : 'bg-ink/8',
            )}
          >
            {meetings
              .filter(({ weekday }) => weekday === day)
              .map(({ start, end }) => (
                <span
                  key={`${start}-${end}`}
                  data-fill
                  className="absolute inset-x-0 min-h-0.5 rounded-sm bg-accent"
                  style={{ top: share(start - from), height: share(end - start) }}
                />
              ))}
          </span>
          <span className={classNames('text-12', isUsed(day) ? 'font-medium text-ink' : 'text-ink-quiet')}>
            {DAY_LETTERS[day - 1]}
          </span>
        </span>
      ))}
    </span>
  );
}
