import type { CSSProperties, KeyboardEvent } from 'react';
import { datesText } from '#features/catalogue/domain/meeting-dates.ts';
import type { WeekdayNumber } from '#features/catalogue/domain/weekdays.ts';
import { LockIcon } from '#platform/ui/display/icons.tsx';
import { classNames } from '#platform/ui/styles/class-names.ts';
import type { WeekBlock } from '../../domain/planned-week.ts';
import { blockWords, sectionWords } from '../../domain/plan-words.ts';
import type { PlanEditor } from '../use-plan-editor.ts';
import { placeOf } from './place-of.ts';
import { type StillPage, useDrag } from './use-drag.ts';
import type { PickUp } from './use-pick-up.ts';

/** The id of the sentence that says which keys there are. */
export const KEYS_HINT = 'week-keys';

/** A block this long has room for its name and a line, and from the next on for a line each. */
const ONE_LINE_MINUTES = 40;
const LINES_MINUTES = 60;

const HATCHED =
  'repeating-linear-gradient(45deg, color-mix(in srgb, var(--danger) 30%, transparent) 0 2px, transparent 2px 8px)';

export interface WeekBlockProps {
  block: WeekBlock;
  /** The colour of its course; absent for own hours. */
  mark: number | undefined;
  isPreview: boolean;
  pickUp: PickUp;
  still: StillPage;
  editor: PlanEditor;
  onOpen: (itemId: string) => void;
  /** It is dragged over the button of a day. */
  onDay: (weekday: WeekdayNumber) => void;
  /** The block is to have the focus again where it is next. */
  onMoved: (key: string) => void;
}

/** One block of the week: pressed it is locked, held or dragged it is picked up. */
export function WeekBlockButton(props: WeekBlockProps) {
  const { block, mark, isPreview, pickUp, still, editor, onOpen, onDay, onMoved } = props;
  const { entry } = block;
  const { section } = entry;
  const key = `${entry.itemId} ${section?.component ?? ''}`;
  const { picked } = pickUp;
  const isPicked = picked?.itemId === entry.itemId && picked.kind === section?.component;
  const drag = useDrag({
    still,
    onPick: () => pickUp.start(entry),
    onOver: pickUp.hover,
    onDay,
    onDrop: (at) => {
      const ghost = picked?.ghosts[at];
      if (ghost) pickUp.drop(ghost);
    },
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
  const tint = mark === undefined ? {} : { '--mark': `var(--course-${mark})` };
  return (
    <li className="absolute" style={placeOf(block)}>
      <button
        type="button"
        data-block={key}
        data-fill
        aria-label={blockWords(block)}
        aria-describedby={section && !isPreview ? KEYS_HINT : undefined}
        {...(section ? { 'aria-pressed': entry.isLocked } : {})}
        {...(section && !isPreview ? drag.handlers : {})}
        aria-disabled={isPreview || undefined}
        onClick={press}
        onKeyDown={onKeyDown}
        style={{ ...tint, ...(hasClash ? { backgroundImage: HATCHED } : {}) } as CSSProperties}
        className={classNames(
          // Lines that do not fit go to a column that is not in sight, so that none is cut in half.
          'flex h-full w-full flex-col flex-wrap content-start items-start overflow-hidden rounded-md border border-l-4 py-0.5 text-left text-12 leading-4 text-ink transition-colors select-none [-webkit-touch-callout:none] -outline-offset-2 print:leading-3.5',
          mark === undefined
            ? 'border-dashed border-edge bg-wash'
            : 'border-(--mark) bg-[color-mix(in_srgb,var(--mark)_10%,var(--raised))] hover:bg-[color-mix(in_srgb,var(--mark)_18%,var(--raised))]',
          hasClash && 'border-danger!',
          isPicked && 'opacity-60',
        )}
      >
        <span className="flex w-full shrink-0 items-center gap-1 px-1.5">
          <span data-figures className="min-w-0 flex-1 truncate font-medium">
            {entry.name}
          </span>
          {entry.isLocked ? <LockIcon size={12} className="shrink-0" /> : null}
        </span>
        {linesOf(block).map(({ text, isQuiet }) => (
          <span
            key={text}
            className={classNames('w-full shrink-0 truncate px-1.5', isQuiet && 'text-ink-quiet')}
          >
            {` ${text}`}
          </span>
        ))}
      </button>
    </li>
  );
}

/** What stands under the name: a line each, or all in one where there is room for one only. */
const linesOf = ({
  entry: { section },
  start,
  end,
  ...block
}: WeekBlock): { text: string; isQuiet: boolean }[] => {
  const minutes = end - start;
  const lines = [
    { text: section ? sectionWords(section) : '', isQuiet: false },
    { text: datesText(block), isQuiet: false },
    { text: block.place, isQuiet: true },
  ].filter(({ text }) => text !== '');
  if (minutes < ONE_LINE_MINUTES) return [];
  return minutes < LINES_MINUTES && lines.length > 1
    ? [{ text: lines.map(({ text }) => text).join(' · '), isQuiet: false }]
    : lines;
};
