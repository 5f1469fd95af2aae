import { classNames } from '#platform/ui/styles/class-names.ts';
import { meetingTimesOf, type Timetabled } from '../../domain/meeting-times.ts';
import { WEEKDAY_LETTERS, type WeekdayNumber } from '../../domain/weekdays.ts';

const LETTERS = [...WEEKDAY_LETTERS, 'Sa', 'Su'];
const WORKING_DAYS: readonly WeekdayNumber[] = [1, 2, 3, 4, 5];
const WEEKEND: readonly WeekdayNumber[] = [6, 7];

/** What the strip shows of a day unless a class meets before or after, in minutes after midnight. */
const DAY_START = 8 * 60;
const DAY_END = 18 * 60;

/**
 * The week in small: a column a day, a block where the course meets, a dashed column where the hour is not known. A
 * weekend shows only when it is used, and nothing where nothing is known. A picture only: the words stand beside it.
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
              // A tint of the ink shows on every ground, a marked row of a table among them.
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
            {LETTERS[day - 1]}
          </span>
        </span>
      ))}
    </span>
  );
}
