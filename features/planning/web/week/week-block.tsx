import type { CSSProperties, KeyboardEvent } from 'react';
import { datesText, shortDatesText } from '#features/catalogue/domain/sections/meeting-dates.ts';
import type { WeekdayNumber } from '#features/catalogue/domain/sections/weekdays.ts';
import { LockIcon } from '#platform/ui/display/icons.tsx';
import { classNames } from '#platform/ui/styles/class-names.ts';
import type { PlannedWeek, WeekBlock } from '../../domain/planned-week.ts';
import { blockWords, sectionWords, shortRange, shortSectionWords } from '../../domain/plan-words.ts';
import type { PlanEditor } from '../use-plan-editor.ts';
import { HATCHED, HATCHED_PADDING } from '#platform/ui/styles/hatched.ts';
import { placeOf } from './place-of.ts';
import { type StillPage, useDrag } from './use-drag.ts';
import type { PickUp } from './use-pick-up.ts';

/** The ids of the descriptions: the keys of a section and of own hours, and in a preview what is as in one's own week or not. */
export const HINTS = {
  section: 'week-keys',
  own: 'week-keys-own',
  preview: 'week-preview',
  other: 'week-other',
} as const;

/** In shorter blocks the line height is smaller; in those with a line more, half terms and narrow ones, up to the second bound. */
const LINES_MINUTES = 60;
const TIGHT_LINES_MINUTES = 75;
const MOST_NAME_LINES = 3;
/** Height of an hour: 3.5rem, and more where shorter blocks stand side by side or have dates. */
const HOUR_PIXELS = 56;
/** Still shorter blocks do without their hours: the week would be too high. */
const SHORTEST_MINUTES = 45;

/** The lines of its dates and of its hours, which take two where it is narrow, and three in a third of a narrow day. */
const linesAfterName = (block: WeekBlock, isNarrow = false): number =>
  (datesText(block) === '' ? 0 : 1) + (block.lanes > 1 ? 2 : 1) + (isNarrow && block.lanes > 2 ? 1 : 0);

/**
 * Height of an hour in which all blocks show their hours after two lines of their code.
 *
 * @param isNarrow on a screen that has just room for a week
 */
export const hourPixels = ({ days }: PlannedWeek, isNarrow = false): number =>
  Math.max(
    HOUR_PIXELS,
    ...days.flatMap(({ blocks }) =>
      blocks.map((block) => {
        const after = linesAfterName(block, isNarrow);
        const minutes = Math.max(SHORTEST_MINUTES, block.end - block.start);
        // With one line after it a code has room, and mostly needs one line only.
        return after > 1 ? Math.ceil((((2 + after) * 13 + 2) * 60) / minutes) : 0;
      }),
    ),
  );

/** How many lines the code and the section may take, so that the lines after them fit; never less than two of them. */
const nameLines = (lines: number, linesAfter: number): number =>
  Math.min(MOST_NAME_LINES, Math.max(1, Math.min(lines, Math.max(2, lines - linesAfter))));

/** The line height of a block with the space that it leaves at its edges, and how many lines fit. */
const linesIn = (minutes: number, hour: number, isTight: boolean): { leading: string; lines: number } => {
  const [leading, pixels, edges] =
    isTight && minutes < TIGHT_LINES_MINUTES
      ? (['leading-3.25', 13, 2] as const)
      : minutes < LINES_MINUTES
        ? (['leading-3.5', 14, 2] as const)
        : (['py-0.5 leading-4 short:leading-3.5', 16, 6] as const);
  return { leading, lines: Math.floor(((minutes / 60) * hour - edges) / pixels) };
};

export interface WeekBlockProps {
  block: WeekBlock;
  /** Height of an hour (`hourPixels`). */
  hour: number;
  /** The colour of its course; absent for own hours. */
  mark: number | undefined;
  isPreview: boolean;
  /** Previewed, and not at this time in the version. */
  isOther: boolean;
  pickUp: PickUp;
  still: StillPage;
  editor: PlanEditor;
  onOpen: (itemId: string) => void;
  /** It is dragged over a day's button. */
  onDay: (weekday: WeekdayNumber) => void;
  /** Requests the focus for the block at its new place. */
  onMoved: (key: string) => void;
}

/** One block of the week: pressing locks it, holding or dragging picks it up. */
export function WeekBlockButton(props: WeekBlockProps) {
  const { block, hour, mark, isPreview, isOther, pickUp, still, editor, onOpen, onDay, onMoved } = props;
  const { entry } = block;
  const { section } = entry;
  const key = `${entry.itemId} ${section?.component ?? ''}`;
  const { picked } = pickUp;
  const isPicked = picked?.itemId === entry.itemId && picked.kind === section?.component;
  const drag = useDrag({
    still,
    onPick: () => {
      if (section) pickUp.start(entry);
    },
    onOver: pickUp.hover,
    onDay,
    onDrop: (at) => {
      const ghost = picked?.ghosts[at];
      if (ghost) pickUp.drop(ghost);
    },
    onLetGo: ({ isMouse, weekday, by }) => {
      if (entry.is === 'block') editor.moveHours(entry.itemId, { from: block.weekday, to: weekday, by });
      else if (isMouse) pickUp.cancel();
    },
    minutes: entry.is === 'block' ? block.end - block.start : undefined,
  });
  const press = (): void => {
    if (drag.hasJustDragged() || isPreview) return;
    if (isPicked && picked.at < 0) pickUp.cancel();
    else if (section) editor.lock(entry.itemId, section, !entry.isLocked);
    else onOpen(entry.itemId);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isPreview) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      editor.remove(entry.itemId);
    } else if (section && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      pickUp.step(entry, event.key === 'ArrowDown' ? 1 : -1);
    } else if (isPicked && event.key === 'Escape') {
      event.preventDefault();
      pickUp.cancel();
    } else if (isPicked && picked.at >= 0 && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      const ghost = picked.ghosts[picked.at];
      if (!ghost) return;
      onMoved(key);
      pickUp.drop(ghost);
    }
  };
  const hasClash = block.clashes.length > 0;
  // On one line with the code, so that the place fits in a short block too.
  const isAlone = block.lanes === 1;
  // Has two lines on a phone in landscape, where the whole word would often take the one of the hours.
  const isShort = block.end - block.start < LINES_MINUTES;
  const padding = classNames(
    isAlone ? 'pl-1.5' : 'pl-0.5',
    hasClash ? HATCHED_PADDING : isAlone ? 'pr-1.5' : 'pr-0.5',
  );
  const dates = datesText(block);
  const linesAfter = linesAfterName(block);
  const { leading, lines } = linesIn(block.end - block.start, hour, linesAfter > 1);
  const variables = {
    ...(mark === undefined ? {} : { '--mark': `var(--course-${mark})` }),
    '--name-lines': nameLines(lines, linesAfter),
    // What the others leave, so that a narrow block shows the room as well, and not only its building.
    '--place-lines': Math.max(1, lines - nameLines(lines, linesAfter) - linesAfter),
  };
  return (
    <li className="absolute" style={placeOf(block)}>
      <button
        type="button"
        data-block={key}
        data-fill
        aria-label={blockWords(block)}
        aria-describedby={HINTS[isOther ? 'other' : isPreview ? 'preview' : section ? 'section' : 'own']}
        // The tooltip shows text that a narrow column cuts off; with `aria-describedby` set, a screen reader does not
        // repeat it.
        title={blockWords(block)}
        {...(section ? { 'aria-pressed': entry.isLocked } : {})}
        {...(entry.is !== 'own_course' && !isPreview ? drag.handlers : {})}
        aria-disabled={isPreview || undefined}
        onClick={press}
        onKeyDown={onKeyDown}
        style={
          {
            ...variables,
            ...(hasClash ? HATCHED : {}),
          } as CSSProperties
        }
        className={classNames(
          // Lines that do not fit wrap into a column outside the visible area, so that none is cut in half.
          'flex h-full w-full flex-col flex-wrap content-start items-start overflow-hidden rounded-md border text-left text-12 text-ink transition-colors select-none [-webkit-touch-callout:none] -outline-offset-2 print:py-0 print:text-[clamp(0.625rem,calc((var(--hour)*0.83-2px)/2.25),0.8125rem)] print:leading-[1.1]',
          leading,
          mark === undefined
            ? 'border-dashed border-edge bg-wash'
            : 'border-(--mark) bg-[color-mix(in_srgb,var(--mark)_10%,var(--raised))] hover:bg-[color-mix(in_srgb,var(--mark)_14%,var(--raised))]',
          isAlone ? 'border-l-4' : 'border-l-2 tracking-tight',
          hasClash && 'border-danger!',
          isOther && 'ring-2 ring-accent forced-colors:border-2',
          isPicked && 'opacity-60',
        )}
      >
        {/* On paper one text that flows, in letters of which fifty minutes have two lines; no line is cut in half. */}
        <span
          className={classNames(
            'contents print:block print:h-[round(down,100%,1lh)] print:w-full print:overflow-hidden print:wrap-anywhere',
            padding,
          )}
        >
          <span
            className={classNames('flex w-full shrink-0 items-start gap-1 print:inline print:p-0', padding)}
          >
            <span
              data-figures
              // A code is shown in full, on two lines if clashes make columns narrow; only words are hyphenated.
              className="line-clamp-(--name-lines) min-w-0 flex-1 hyphens-auto wrap-anywhere print:inline"
            >
              <span className={classNames('font-medium', section && 'hyphens-manual')}>{entry.name}</span>
              {section ? (
                <span
                  // Drawn by CSS only, like the time.
                  data-short={` ${shortSectionWords(section)}`}
                  className={classNames(
                    'print:after:content-[attr(data-short)]',
                    isShort && 'short:after:content-[attr(data-short)]',
                  )}
                >
                  <span className={classNames('print:hidden', isShort && 'short:hidden')}>
                    {` ${isAlone ? sectionWords(section) : shortSectionWords(section)}`}
                  </span>
                </span>
              ) : null}
            </span>
            {entry.isLocked ? <LockIcon size={12} className="mt-0.5 shrink-0 print:hidden" /> : null}
          </span>
          {/* Before the time, which its place in the week shows already. */}
          {dates === '' ? null : (
            <span
              // Short where it is narrow, so that no half term looks like a whole one; drawn by CSS, like the time.
              data-time={isAlone ? '' : shortDatesText(block)}
              className={classNames(
                'w-full shrink-0 truncate after:content-[attr(data-time)] print:inline print:p-0 print:whitespace-normal',
                padding,
              )}
            >
              {` ${isAlone ? dates : ''}`}
            </span>
          )}{' '}
          <span
            // Drawn by CSS only: the accessible name has the time in full, and would otherwise have to contain this short
            // form.
            data-time={shortRange(block)}
            // Shows a time completely or not at all.
            className={classNames(
              'w-full shrink-0 wrap-anywhere after:content-[attr(data-time)] print:inline print:p-0',
              isAlone && 'print:whitespace-nowrap',
              padding,
            )}
          />
          {block.place === '' ? null : (
            <span
              className={classNames(
                'line-clamp-(--place-lines) w-full shrink-0 text-ink-quiet print:inline print:p-0',
                padding,
              )}
            >
              {` ${block.place}`}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
