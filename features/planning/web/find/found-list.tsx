import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatClock } from '#features/catalogue/domain/sections/clock-times.ts';
import { type WeekdayNumber, weekdayName } from '#features/catalogue/domain/sections/weekdays.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#platform/ui/display/icons.tsx';
import { useShortcut } from '#platform/web/page/shortcuts.ts';
import { useMedia } from '#platform/web/page/use-media.ts';
import type { PlanItem } from '../../contract.ts';
import { figureWords } from '../../domain/found/figure-words.ts';
import { brokenWords, itemName, seatlessIn } from '../../domain/found/found-words.ts';
import { codeOf } from '../../domain/planned-course.ts';
import { takenOf } from '../../domain/found/taken-timetable.ts';
import { listWords, sectionWords } from '../../domain/plan-words.ts';
import type { PlannedWeek } from '../../domain/planned-week.ts';
import type { Timetable } from '../../domain/timetable.ts';
import type { SearchedCourse } from '../../domain/search/to-plan-input.ts';
import type { TakenTimetable } from '../use-plan-editor.ts';

export interface FoundListProps {
  /** Cheapest first. */
  best: readonly Timetable<SearchedCourse>[];
  /** A sentence that says whether these are proven to be the best. */
  says: string;
  items: readonly PlanItem[];
  /** The courses of the version with their records. */
  courses: PlannedWeek['courses'];
  /** Days on which the previewed timetable differs from the version. */
  otherDays: readonly WeekdayNumber[];
  onPreview: (timetable: TakenTimetable) => void;
  onTake: (timetable: TakenTimetable) => void;
  onClose: () => void;
}

/** Passes the height of this element to the week, whose row of days sticks below it. */
const useHeightSaid = (box: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty('--found', `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty('--found');
    };
  }, [box]);

/** The timetables found. The selected one is shown in the week; the arrow keys change the selection. */
export function FoundList(props: FoundListProps) {
  const { best, says, items, courses, otherDays, onPreview, onTake, onClose } = props;
  const [chosen, setAt] = useState(0);
  const at = Math.min(chosen, best.length - 1);
  const timetable = best[at];
  const preview = useEffectEvent(() => {
    if (timetable) onPreview(takenOf(items, timetable));
  });
  useEffect(() => {
    if (timetable) preview();
  }, [timetable]);
  const step = (by: 1 | -1): void => setAt((at + by + best.length) % best.length);
  useShortcut('ArrowRight', 'The next timetable found', () => step(1));
  useShortcut('ArrowLeft', 'The timetable found before', () => step(-1));
  useShortcut('Escape', 'Close the timetables found', onClose);
  const box = useRef<HTMLDivElement>(null);
  useHeightSaid(box);
  const isRoomy = useMedia('(min-width: 40rem) and (min-height: 30rem)');
  if (!timetable) return null;
  const { totals, broken, leftOut, notJudged } = timetable;
  const seatless = seatlessIn(timetable);
  const unknown = courses.flatMap(({ item, record }) => (record ? [] : codeOf(item)));
  const facts = [
    totals.earliest === null || totals.latest === null
      ? ''
      : `${formatClock(totals.earliest)} – ${formatClock(totals.latest)}`,
    totals.freeDays.length > 0 ? `${listWords(totals.freeDays)} free` : 'no free day',
    totals.gapMinutes > 0 ? `${Math.round(totals.gapMinutes / 6) / 10} h of gaps` : 'no gaps',
    ...figureWords(timetable, courses),
    otherDays.length > 0 ? `differs from yours on ${listWords(otherDays.map(weekdayName))}` : 'as yours',
  ].filter((part) => part !== '');
  return (
    <div
      ref={box}
      data-found
      // On a phone it leaves room for the week below it, except with text of twice the size, where it scrolls away.
      className="grid gap-1 rounded-md border border-accent bg-raised px-3 py-2 shadow-float max-sm:min-[18rem]:max-h-[40dvh] max-sm:overflow-y-auto max-sm:min-[18rem]:has-[[open]]:max-h-[65dvh] short:flex short:flex-wrap short:items-center short:gap-x-4 short:py-1"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 short:w-full">
        {best.length > 1 ? (
          <IconButton label="The timetable before" icon={<ChevronLeftIcon />} onClick={() => step(-1)} />
        ) : null}
        <p className="font-medium max-[18rem]:order-first max-[18rem]:w-full">{`Timetable ${at + 1} of ${best.length}`}</p>
        {best.length > 1 ? (
          <IconButton label="The next timetable" icon={<ChevronRightIcon />} onClick={() => step(1)} />
        ) : null}
        <p className="order-last w-full text-ink-quiet sm:order-none sm:w-auto sm:flex-1">{says}</p>
        <div className="flex flex-wrap gap-2">
          <Button look="primary" size="small" onClick={() => onTake(takenOf(items, timetable))}>
            Take this one
          </Button>
          <Button size="small" onClick={onClose}>
            Keep mine
          </Button>
        </div>
      </div>
      <p data-figures>{facts.join(' · ')}</p>
      {broken.length > 0 ? (
        <details open={isRoomy} className="text-ink-quiet">
          <summary className="w-fit touch:py-2.5">
            {broken.length === 1 ? '1 wish is not met' : `${broken.length} wishes are not met`}
          </summary>
          <ul data-figures>
            {broken.map((wish) => (
              <li key={wish.at}>{brokenWords(wish)}</li>
            ))}
          </ul>
        </details>
      ) : null}
      {seatless.length > 0 ? <p>{`No free seat: ${listWords(seatless)}.`}</p> : null}
      {notJudged.length > 0 ? (
        <p>{`Times not known: ${listWords(notJudged.map(({ course, kind, section }) => `${course.class_tag} ${section ? sectionWords(section) : kind}`))}.`}</p>
      ) : null}
      {unknown.length > 0 ? (
        <p>{`Not scheduled, because the catalogue lists no times this term: ${listWords(unknown)}.`}</p>
      ) : null}
      {leftOut.length > 0 ? <p>{`Without ${listWords(leftOut.map(itemName))}.`}</p> : null}
    </div>
  );
}
