import { type CSSProperties, type PointerEvent, type TouchEvent, useEffect, useRef, useState } from 'react';
import { inLanes, type PlannedWeek } from '../../domain/planned-week.ts';
import { dayName, shortHour } from '../../domain/plan-words.ts';
import { quarterHour, type TermDates } from '../../domain/shown-sections.ts';
import { ToggleButton } from '#platform/ui/controls/toggle-button.tsx';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { type Weekday, WEEKDAYS } from '#features/catalogue/contract.ts';
import type { WeekdayNumber } from '#features/catalogue/domain/weekdays.ts';
import type { PlanEditor } from '../use-plan-editor.ts';
import { GhostBlock } from './ghost-block.tsx';
import { usePickUp } from './use-pick-up.ts';
import { KEYS_HINT, WeekBlockButton } from './week-block.tsx';

/** Hours that were drawn on the week. */
export interface DrawnHours {
  day: Weekday;
  start: string;
  end: string;
}

export interface WeekViewProps {
  week: PlannedWeek;
  dates: TermDates;
  editor: PlanEditor;
  /** A timetable that is not taken yet is only looked at. */
  isPreview: boolean;
  /** Opens what the student wrote. */
  onOpen: (itemId: string) => void;
  onDrawn: (hours: DrawnHours) => void;
}

const HOUR = 60;
const SWIPE_PIXELS = 48;
/** So long the focus waits for a block that was moved. */
const FOCUS_MS = 2_000;

/**
 * The week as columns of days; on a phone one day at a time. What is drawn is a list by day in the order of time, which
 * is how a screen reader and the Tab key go through it.
 */
export function WeekView({ week, dates, editor, isPreview, onOpen, onDrawn }: WeekViewProps) {
  const pickUp = usePickUp(week, dates, editor);
  const { picked } = pickUp;
  const [chosenDay, setDay] = useState<WeekdayNumber>(1);
  const root = useRef<HTMLDivElement>(null);
  const focusLater = useRef<{ key: string; until: number } | null>(null);
  // A block that is moved is another element: the focus follows it there.
  useEffect(() => {
    const later = focusLater.current;
    if (later === null || document.activeElement !== document.body) return;
    focusLater.current = null;
    if (Date.now() > later.until) return;
    root.current?.querySelector<HTMLElement>(`[data-block="${CSS.escape(later.key)}"]`)?.focus();
  });

  const ghostDays = picked?.ghosts.flatMap(({ meetings }) => meetings) ?? [];
  const weekdays = ([1, 2, 3, 4, 5, 6, 7] as const).filter(
    (weekday) =>
      week.days.some((day) => day.weekday === weekday) ||
      ghostDays.some((meeting) => meeting.weekday === weekday),
  );
  const from = Math.min(week.from, ...ghostDays.map(({ start }) => Math.floor(start / HOUR) * HOUR));
  const to = Math.max(week.to, ...ghostDays.map(({ end }) => Math.ceil(end / HOUR) * HOUR));
  const highlighted = picked?.ghosts[picked.at]?.meetings[0]?.weekday;
  const day = highlighted ?? (weekdays.includes(chosenDay) ? chosenDay : 1);
  const hours = Array.from({ length: (to - from) / HOUR }, (_, at) => from + at * HOUR);

  const swipe = useSwipe((by) => {
    const next = weekdays[weekdays.indexOf(day) + by];
    if (next !== undefined) setDay(next);
  });
  const draw = useDrawing(onDrawn);

  return (
    <div ref={root}>
      <fieldset className="mb-2 flex flex-wrap gap-1 sm:hidden print:hidden">
        <legend className="sr-only">Day</legend>
        {weekdays.map((weekday) => (
          <ToggleButton
            key={weekday}
            pressed={weekday === day}
            onClick={() => setDay(weekday)}
            className="min-h-11! flex-1"
            aria-label={`${WEEKDAYS[weekday - 1]}, ${dayName(weekday)}`}
          >
            {WEEKDAYS[weekday - 1]}
          </ToggleButton>
        ))}
      </fieldset>
      <p id={KEYS_HINT} className="sr-only">
        Enter locks it. Arrow up and arrow down go through its other times. Delete removes the course.
      </p>
      <div
        {...swipe}
        className={classNames(
          isPreview ? 'border-accent' : 'border-line',
          'grid grid-cols-[2.75rem_minmax(0,1fr)] rounded-lg border bg-surface pr-2 pb-2 [--hour:3.25rem] print:border-0 print:[--hour:2.75rem]',
        )}
        style={{ '--from': from } as CSSProperties}
      >
        <div aria-hidden data-figures className="pt-8 text-right text-12 text-ink-quiet">
          {hours.map((hour) => (
            <div key={hour} className="h-(--hour) pr-2 -translate-y-2">
              {shortHour(hour)}
            </div>
          ))}
        </div>
        <div
          className="grid gap-x-1 sm:grid-cols-(--days) print:grid-cols-(--days)"
          style={{ '--days': `repeat(${weekdays.length}, minmax(0, 1fr))` } as CSSProperties}
        >
          {weekdays.map((weekday) => {
            const blocks = week.days.find((each) => each.weekday === weekday)?.blocks ?? [];
            const ghosts = inLanes(
              (picked?.ghosts ?? []).flatMap((ghost, at) =>
                ghost.meetings
                  .filter((meeting) => meeting.weekday === weekday)
                  .map((meeting) => ({ ...meeting, ghost, at })),
              ),
            );
            return (
              <section
                key={weekday}
                aria-label={dayName(weekday)}
                className={classNames(weekday !== day && 'max-sm:hidden print:block!')}
              >
                <h3
                  aria-hidden
                  className="flex h-8 items-center justify-center font-sans text-14 font-medium"
                >
                  {WEEKDAYS[weekday - 1]}
                </h3>
                <ol
                  {...draw(weekday, from, to)}
                  className="relative border-l border-line"
                  style={{
                    height: `calc(${hours.length} * var(--hour))`,
                    backgroundImage:
                      'repeating-linear-gradient(to bottom, var(--line) 0 1px, transparent 1px var(--hour))',
                  }}
                >
                  {blocks.length === 0 && ghosts.length === 0 ? (
                    <li className="sr-only">Nothing meets</li>
                  ) : null}
                  {blocks.map((block) => (
                    <WeekBlockButton
                      key={`${block.entry.itemId} ${block.entry.section?.component} ${block.entry.section?.section} ${block.start} ${block.from}`}
                      block={block}
                      isPreview={isPreview}
                      pickUp={pickUp}
                      editor={editor}
                      onOpen={onOpen}
                      onMoved={(key) => {
                        focusLater.current = { key, until: Date.now() + FOCUS_MS };
                      }}
                    />
                  ))}
                  {ghosts.map((placed) => (
                    <GhostBlock
                      key={`${placed.at} ${placed.start}`}
                      placed={placed}
                      isAt={picked?.at === placed.at}
                      onDrop={() => pickUp.drop(placed.ghost)}
                    />
                  ))}
                </ol>
              </section>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** A swipe to the side on a touch screen. */
const useSwipe = (onSwipe: (by: 1 | -1) => void) => {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) > SWIPE_PIXELS && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
};

/** Own hours drawn with the mouse on the empty part of a day. */
const useDrawing = (onDrawn: (hours: DrawnHours) => void) => {
  const begun = useRef<number | null>(null);
  return (weekday: WeekdayNumber, from: number, to: number) => {
    const minutesAt = ({ currentTarget, clientY }: PointerEvent<HTMLElement>): number => {
      const { top, height } = currentTarget.getBoundingClientRect();
      return from + ((clientY - top) / height) * (to - from);
    };
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse' && event.button === 0 && event.target === event.currentTarget)
          begun.current = minutesAt(event);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const first = begun.current;
        begun.current = null;
        if (first === null) return;
        const last = minutesAt(event);
        const [start, end] = [quarterHour(Math.min(first, last)), quarterHour(Math.max(first, last))];
        if (start < end) onDrawn({ day: WEEKDAYS[weekday - 1] as Weekday, start, end });
      },
    };
  };
};
