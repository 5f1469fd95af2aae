import { type CSSProperties, type ReactNode, useId } from 'react';
import type { Course } from '../../../contract.ts';
import { formatClock } from '../../../domain/sections/clock-times.ts';
import { type Meeting, meetingTimesOf } from '../../../domain/sections/meeting-times.ts';
import { WEEKDAY_NAMES, type WeekdayNumber } from '../../../domain/sections/weekdays.ts';
import type { ShownTimes } from '../shown-sections.ts';

const NAMES = [...WEEKDAY_NAMES, 'Sat', 'Sun'];
const WORKING_DAYS: readonly WeekdayNumber[] = [1, 2, 3, 4, 5];
const WEEKEND: readonly WeekdayNumber[] = [6, 7];
const HOUR = 60;

export interface ComparisonWeekProps {
  courses: readonly Course[];
  times: readonly ShownTimes[];
  /** The same in words. */
  remarks: ReactNode;
}

interface Drawn extends Meeting {
  code: string;
  /** Index among the courses, for its colour. */
  mark: number;
}

/** One week with all courses in it; one for each term if there are several. */
export function ComparisonWeek({ courses, times, remarks }: ComparisonWeekProps) {
  const headingId = useId();
  const drawn = courses.map((course, index) => ({
    term: course.term,
    meetings: meetingTimesOf(times[index]?.week ?? {}).meetings.map((meeting): Drawn => ({
      ...meeting,
      code: course.class_tag,
      mark: index + 1,
    })),
  }));
  const terms = Map.groupBy(drawn, ({ term }) => term);
  return (
    <section aria-labelledby={headingId} className="mt-6 print:break-inside-avoid">
      <h3 id={headingId} className="text-20">
        In one week
      </h3>
      {remarks}
      {[...terms].map(([term, of]) => (
        <Week
          key={term}
          name={terms.size > 1 ? term : ''}
          meetings={of.flatMap(({ meetings }) => meetings)}
        />
      ))}
    </section>
  );
}

/** A picture; overlaps are described beside it, and meeting times are in the table. */
function Week({ name, meetings }: { name: string; meetings: readonly Drawn[] }) {
  if (meetings.length === 0) return null;
  const from = Math.floor(Math.min(...meetings.map(({ start }) => start)) / HOUR) * HOUR;
  const to = Math.ceil(Math.max(...meetings.map(({ end }) => end)) / HOUR) * HOUR;
  const days = [...WORKING_DAYS, ...WEEKEND.filter((day) => meetings.some(({ weekday }) => weekday === day))];
  const hours = Array.from({ length: (to - from) / HOUR }, (_, at) => from + at * HOUR);
  const share = (minutes: number): string => `${(minutes / (to - from)) * 100}%`;
  const height = { height: `${hours.length * 2}rem` };
  return (
    <>
      {name === '' ? null : <h4 className="mt-3 text-14 font-medium">{name}</h4>}
      <div aria-hidden className="mt-3 flex text-12">
        <div className="relative mt-6 w-10 shrink-0" style={height}>
          {hours.map((hour) => (
            <span
              key={hour}
              data-figures
              className="absolute right-1.5 -translate-y-1/2 whitespace-nowrap text-ink-quiet"
              style={{ top: share(hour - from) }}
            >
              {formatClock(hour).replace(':00', '')}
            </span>
          ))}
        </div>
        {days.map((day) => (
          <div key={day} className="min-w-0 flex-1">
            <p className="h-6 text-center font-medium">{NAMES[day - 1]}</p>
            <div className="relative border-b border-l border-line" style={height}>
              {hours.map((hour) => (
                <div
                  key={hour}
                  className="absolute inset-x-0 border-t border-line"
                  style={{ top: share(hour - from) }}
                />
              ))}
              {lanesOf(meetings.filter(({ weekday }) => weekday === day)).map(({ meeting, lane, lanes }) => (
                <div
                  key={`${meeting.mark} ${meeting.start}`}
                  data-fill
                  className="absolute overflow-hidden rounded-sm border border-l-4 border-(--mark) bg-[color-mix(in_srgb,var(--mark)_14%,var(--raised))] leading-3.5"
                  style={
                    {
                      '--mark': `var(--course-${meeting.mark})`,
                      top: share(meeting.start - from),
                      height: share(meeting.end - meeting.start),
                      left: `${(lane / lanes) * 100}%`,
                      width: `${100 / lanes}%`,
                    } as CSSProperties
                  }
                >
                  <span data-figures className="block truncate px-1 font-medium">
                    {meeting.code}
                  </span>
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
      {/* If courses overlap on a phone, there is no room for a code. */}
      <p aria-hidden className="mt-2 flex flex-wrap gap-x-4 text-12">
        {[...new Map(meetings.map(({ mark, code }) => [mark, code]))].map(([mark, code]) => (
          <span key={mark} data-figures className="flex items-center gap-1.5">
            <span data-fill className="size-2.5 rounded-sm" style={{ background: `var(--course-${mark})` }} />
            {code}
          </span>
        ))}
      </p>
    </>
  );
}

/** Overlapping meetings are placed side by side. */
const lanesOf = (meetings: readonly Drawn[]) =>
  meetings.map((meeting) => {
    const beside = meetings.filter(({ start, end }) => start < meeting.end && meeting.start < end);
    return { meeting, lane: beside.indexOf(meeting), lanes: beside.length };
  });
