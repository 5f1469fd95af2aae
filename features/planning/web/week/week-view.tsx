import { type CSSProperties, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { later } from '#platform/ui/later.tsx';
import { besideGhosts } from '../../domain/beside-ghosts.ts';
import { earliestIn, isOnlyIn, type PlannedWeek } from '../../domain/planned-week.ts';
import { dayWords } from '../../domain/choice-words.ts';
import { dayName, shortHour } from '../../domain/plan-words.ts';
import type { TermDates } from '../../domain/shown-sections.ts';
import { ToggleButton } from '#platform/ui/controls/toggle-button.tsx';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { WEEKDAYS } from '#features/catalogue/contract.ts';
import type { WeekdayNumber } from '#features/catalogue/domain/sections/weekdays.ts';
import type { PlanEditor } from '../use-plan-editor.ts';
import type { DrawnBlockProps } from './drawn-block.tsx';
import type { GhostBlockProps } from './ghost-block.tsx';
import type { PickedUpBarProps } from './picked-up-bar.tsx';
import { useStillPage } from './use-drag.ts';
import { type DrawnHours, useDrawing } from './use-drawing.ts';
import { usePickUp } from './use-pick-up.ts';
import { useSwipe } from './use-swipe.ts';
import { hourPixels, WeekBlockButton } from './week-block.tsx';
import type { WeekHintsProps } from './week-hints.tsx';

/** These are needed once a block is picked up, which a pointer or a key announces: both load at the first of them. */
const GhostBlock = later<GhostBlockProps>(async () => (await import('./ghost-block.tsx')).GhostBlock);
const DrawnBlock = later<DrawnBlockProps>(async () => (await import('./drawn-block.tsx')).DrawnBlock);
const PickedUpBar = later<PickedUpBarProps>(async () => (await import('./picked-up-bar.tsx')).PickedUpBar);
const WeekHints = later<WeekHintsProps>(async () => (await import('./week-hints.tsx')).WeekHints, {
  fallback: ({ isPreview }) => (isPreview ? null : <p className="mt-1 h-4.5 print:hidden" />),
});

export interface WeekViewProps {
  week: PlannedWeek;
  /** The colours of the version's courses. */
  marks: PlannedWeek['marks'];
  dates: TermDates;
  /** The current weekday; null if the term is not running now. */
  today: WeekdayNumber | null;
  editor: PlanEditor;
  /** The version's own week, if a timetable is shown that is not applied yet: that one is read-only. Null otherwise. */
  own: PlannedWeek | null;
  /** Days on which the two differ; none without a timetable. */
  otherDays: readonly WeekdayNumber[];
  /** Opens an own block or own course for editing. */
  onOpen: (itemId: string) => void;
  onDrawn: (hours: DrawnHours) => void;
}

const HOUR = 60;
/** How long the focus waits for a moved block to appear. */
const FOCUS_MS = 2_000;

/** So many blocks side by side find room in a day that is as wide as the others. */
const USUAL_LANES = 2;
/** How much wider a day is for each block more. */
const EACH_MORE = 0.5;

/** Columns of the same width; one with more than two blocks side by side is wider, so that no code is cut in two. */
const columns = ({ days }: PlannedWeek, weekdays: readonly WeekdayNumber[]): string =>
  weekdays
    .map((weekday) => {
      const blocks = days.find((day) => day.weekday === weekday)?.blocks ?? [];
      const most = Math.max(USUAL_LANES, ...blocks.map(({ lanes }) => lanes));
      return `minmax(0, ${1 + (most - USUAL_LANES) * EACH_MORE}fr)`;
    })
    .join(' ');

/** Scrolls to the first other time on the shown day, where a day at a time is shown. */
const showFirstGhost = (root: HTMLElement | null): void => {
  const days = root?.querySelector('fieldset');
  if (!days || getComputedStyle(days).display === 'none') return;
  root?.querySelector('[data-shown] [data-ghost]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
};

/**
 * The week as columns of days; on a phone one day at a time. The DOM is a list by day in order of time, which is the
 * order for screen readers and the Tab key.
 */
export function WeekView(props: WeekViewProps) {
  const { week, marks, dates, today, editor, own, otherDays, onOpen, onDrawn } = props;
  const isPreview = own !== null;
  const pickUp = usePickUp(week, dates, editor);
  const { picked } = pickUp;
  const [chosenDay, setDay] = useState(today);
  // Avoids an empty day if others have something.
  const firstDay = week.days.find(({ blocks }) => blocks.length > 0)?.weekday;
  if (chosenDay === null && firstDay !== undefined) setDay(firstDay);
  // Of a timetable that was found, a day that differs.
  const [toldDays, setToldDays] = useState(otherDays);
  if (otherDays !== toldDays) {
    setToldDays(otherDays);
    const [firstOther] = otherDays;
    if (firstOther !== undefined && otherDays.every((weekday) => weekday !== chosenDay)) setDay(firstOther);
  }
  const root = useRef<HTMLDivElement>(null);
  const focusLater = useRef<{ key: string; until: number } | null>(null);
  // A moved block is a new element: move the focus to it.
  useLayoutEffect(() => {
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
  // Computed before anything is picked up: the held block must not shift under the finger.
  const from = useMemo(() => Math.floor(earliestIn(week) / HOUR) * HOUR, [week]);
  const to = Math.max(week.to, ...ghostDays.map(({ end }) => Math.ceil(end / HOUR) * HOUR));
  const highlighted = picked?.ghosts[picked.at]?.meetings[0]?.weekday;
  const day = highlighted ?? weekdays.find((weekday) => weekday === chosenDay) ?? 1;
  const hour = hourPixels(week);
  const hours = Array.from({ length: (to - from) / HOUR }, (_, at) => from + at * HOUR);

  const still = useStillPage(root);
  const swipe = useSwipe(still, (by) => {
    const next = weekdays[weekdays.indexOf(day) + by];
    if (next !== undefined) setDay(next);
  });
  const drawing = useDrawing(still, onDrawn);

  // Not with the keyboard cursor, which has a place of its own.
  const isPicked = picked !== null && picked.at < 0;
  /** The day on which the other times were shown last; null while nothing is picked up. */
  const shownOn = useRef<number | null>(null);
  const showOthers = useEffectEvent((isNew: boolean) => {
    // A held block must not shift under the finger: on the day where it was picked up, this waits until it is let go.
    if (!isNew || !still.isHeld()) showFirstGhost(root.current);
  });
  useLayoutEffect(() => {
    if (isPicked) showOthers(shownOn.current === null);
    shownOn.current = isPicked ? day : null;
  }, [isPicked, day]);
  const afterHold = (): void => {
    if (still.isHeld()) requestAnimationFrame(() => showFirstGhost(root.current));
  };
  const cancel = (): void => {
    if (picked) focusLater.current = { key: `${picked.itemId} ${picked.kind}`, until: Date.now() + FOCUS_MS };
    pickUp.cancel();
  };

  return (
    <div
      ref={root}
      onPointerUpCapture={afterHold}
      // Below the navigation bar, and the timetables found.
      className="[--week-top:3rem] min-[18rem]:[--week-top:calc(3rem+var(--found,0px))]"
    >
      <fieldset
        className={classNames(
          'flex flex-wrap gap-1 roomy:hidden print:hidden',
          // Stay within reach of a held block, and of found timetables, however far the week is scrolled.
          picked || isPreview
            ? 'sticky top-(--week-top) z-25 -mx-1 mb-1 rounded-b-md bg-paper px-1 pb-1'
            : 'mb-2',
          picked && 'shadow-float',
        )}
      >
        <legend className="sr-only">Day</legend>
        {weekdays.map((weekday) => {
          const count = week.days.find((each) => each.weekday === weekday)?.blocks.length ?? 0;
          const isOther = otherDays.includes(weekday);
          const others = (picked?.ghosts ?? []).filter(({ meetings }) =>
            meetings.some((meeting) => meeting.weekday === weekday),
          ).length;
          return (
            <ToggleButton
              key={weekday}
              pressed={weekday === day}
              onClick={() => setDay(weekday)}
              className={classNames('min-h-12! flex-1', (others > 0 || isOther) && 'border-2 border-accent!')}
              data-day={weekday}
              aria-label={`${WEEKDAYS[weekday - 1]}, ${dayWords(weekday, count, weekday === today, others)}${isOther ? ', differs from yours' : ''}`}
            >
              <span data-figures className="grid justify-items-center leading-4">
                <span
                  className={classNames(weekday === today && 'underline decoration-2 underline-offset-3')}
                >
                  {WEEKDAYS[weekday - 1]}
                </span>
                <span
                  // Drawn by CSS only: the accessible name says it in words.
                  data-count={picked ? (others > 0 ? `+${others}` : '–') : count === 0 ? 'free' : count}
                  className="text-12 font-normal after:content-[attr(data-count)]"
                />
              </span>
            </ToggleButton>
          );
        })}
      </fieldset>
      {picked ? <PickedUpBar onCancel={cancel} /> : null}
      <div
        {...swipe}
        className={classNames(
          isPreview ? 'border-accent' : 'border-line',
          // Where there is just room for a week, but not on a phone in landscape, which is low.
          '[@media_screen_and_(min-width:40rem)_and_(max-width:47.99rem)_and_(min-height:30.01rem)]:[--hour:var(--narrow)]',
          'grid grid-cols-[2.75rem_minmax(0,1fr)] rounded-lg border bg-surface pr-2 pb-2 print:p-0 [--hour:var(--usual)] short:[--hour:2.5rem] print:border-0 print:[--hour:calc((100cqh-1.75rem)/var(--hours))]',
        )}
        style={
          {
            '--from': from,
            '--hours': hours.length,
            '--usual': `${hour / 16}rem`,
            '--narrow': `${hourPixels(week, true) / 16}rem`,
          } as CSSProperties
        }
      >
        <div aria-hidden data-figures className="pt-8 text-right text-12 text-ink-quiet print:pt-6">
          {hours.map((hour) => (
            <div key={hour} className="h-(--hour) pr-2 -translate-y-2">
              {shortHour(hour)}
            </div>
          ))}
        </div>
        <div
          className="grid gap-x-1 roomy:grid-cols-(--days) print:grid-cols-(--days)"
          style={{ '--days': columns(week, weekdays) } as CSSProperties}
        >
          {weekdays.map((weekday) => {
            const { blocks, ghosts } = besideGhosts(
              week.days.find((each) => each.weekday === weekday)?.blocks ?? [],
              (picked?.ghosts ?? []).flatMap((ghost, at) =>
                ghost.meetings
                  .filter((meeting) => meeting.weekday === weekday)
                  .map((meeting) => ({ ...meeting, ghost, at })),
              ),
            );
            return (
              <section
                key={weekday}
                data-shown={weekday === day || undefined}
                aria-label={weekday === today ? `${dayName(weekday)}, today` : dayName(weekday)}
                className={classNames(weekday !== day && 'hidden roomy:block print:block')}
              >
                <h3
                  aria-hidden
                  className="sticky top-(--week-top) z-20 flex h-8 items-center justify-center bg-surface font-sans text-14 font-medium print:static print:h-6"
                >
                  <span
                    className={classNames(weekday === today && 'underline decoration-2 underline-offset-3')}
                  >
                    {WEEKDAYS[weekday - 1]}
                  </span>
                </h3>
                <ol
                  {...drawing.handlers(weekday, from, to)}
                  data-column={weekday}
                  data-fill
                  className="relative border-l border-line select-none [-webkit-touch-callout:none]"
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
                      hour={hour}
                      mark={marks.get(block.entry.itemId)}
                      isPreview={isPreview}
                      isOther={own !== null && isOnlyIn(block, own)}
                      pickUp={pickUp}
                      still={still}
                      editor={editor}
                      onOpen={onOpen}
                      onDay={setDay}
                      onMoved={(key) => {
                        setDay(day);
                        focusLater.current = { key, until: Date.now() + FOCUS_MS };
                      }}
                    />
                  ))}
                  {drawing.drawn?.weekday === weekday ? <DrawnBlock drawn={drawing.drawn} /> : null}
                  {ghosts.map((placed) => (
                    <GhostBlock
                      key={`${placed.at} ${placed.start}`}
                      placed={placed}
                      isAt={picked?.at === placed.at || picked?.over === placed.at}
                      onDrop={() => pickUp.drop(placed.ghost)}
                    />
                  ))}
                </ol>
              </section>
            );
          })}
        </div>
      </div>
      <WeekHints
        isPreview={isPreview}
        hasBlocks={week.entries.length > 0}
        hasCourses={week.courses.length > 0}
      />
    </div>
  );
}
