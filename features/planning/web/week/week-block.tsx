import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { datesText } from '#features/catalogue/domain/meeting-dates.ts';
import { LockIcon } from '#platform/ui/display/icons.tsx';
import { classNames } from '#platform/ui/styles/class-names.ts';
import type { WeekBlock } from '../../domain/planned-week.ts';
import { blockWords, sectionWords } from '../../domain/plan-words.ts';
import type { PlanEditor } from '../use-plan-editor.ts';
import { placeOf } from './place-of.ts';
import type { PickUp } from './use-pick-up.ts';

/** The id of the sentence that says which keys there are. */
export const KEYS_HINT = 'week-keys';

const DRAG_PIXELS = 6;
const HOLD_MS = 350;

const HATCHED =
  'repeating-linear-gradient(45deg, color-mix(in srgb, var(--danger) 30%, transparent) 0 2px, transparent 2px 8px)';

export interface WeekBlockProps {
  block: WeekBlock;
  isPreview: boolean;
  pickUp: PickUp;
  editor: PlanEditor;
  onOpen: (itemId: string) => void;
  /** The block is to have the focus again where it is next. */
  onMoved: (key: string) => void;
}

/** One block of the week: pressed it is locked, held or dragged it is picked up. */
export function WeekBlockButton({ block, isPreview, pickUp, editor, onOpen, onMoved }: WeekBlockProps) {
  const { entry } = block;
  const { section } = entry;
  const key = `${entry.itemId} ${section?.component ?? ''}`;
  const { picked } = pickUp;
  const isPicked = picked?.itemId === entry.itemId && picked.kind === section?.component;
  const drag = useDrag(
    () => pickUp.start(entry),
    (at) => {
      const ghost = picked?.ghosts[at];
      if (ghost) pickUp.drop(ghost);
    },
  );
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
  const all: [string, boolean][] = [
    [section ? sectionWords(section) : '', false],
    [datesText(block), false],
    [block.place, true],
  ];
  const lines = all.filter(([line]) => line !== '').slice(0, linesFor(block.end - block.start) - 1);
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
        style={hasClash ? { backgroundImage: HATCHED } : undefined}
        className={classNames(
          'flex h-full w-full flex-col items-start overflow-hidden rounded-md border border-l-4 px-1.5 py-0.5 text-left text-12 leading-4 text-ink transition-colors select-none -outline-offset-2 print:leading-3.5',
          hasClash ? 'border-danger' : entry.is === 'course' ? 'border-accent' : 'border-edge',
          entry.is === 'block' ? 'border-dashed bg-wash' : 'bg-raised hover:bg-wash',
          isPicked && 'opacity-60',
        )}
      >
        <span className="flex w-full shrink-0 items-center gap-1">
          <span data-figures className="min-w-0 flex-1 truncate font-medium">
            {entry.name}
          </span>
          {entry.isLocked ? <LockIcon size={12} className="shrink-0" /> : null}
        </span>
        {lines.map(([line, isQuiet]) => (
          <span key={line} className={classNames('w-full shrink-0 truncate', isQuiet && 'text-ink-quiet')}>
            {` ${line}`}
          </span>
        ))}
      </button>
    </li>
  );
}

/** Whole lines of text that a block of so many minutes has room for. */
const linesFor = (minutes: number): number => (minutes < 45 ? 1 : minutes < 75 ? 2 : 4);

/** Picks up when dragged with the mouse, or held with a finger; lets go over a ghost. */
const useDrag = (onPick: () => void, onDrop: (ghost: number) => void) => {
  const from = useRef<{
    x: number;
    y: number;
    isPicked: boolean;
    timer: ReturnType<typeof setTimeout> | null;
  } | null>(null);
  const justDragged = useRef(false);
  const pick = (element: HTMLElement): void => {
    if (!from.current) return;
    from.current.isPicked = true;
    justDragged.current = true;
    // A finger that holds a block moves the block, not the page.
    const stay = (event: globalThis.TouchEvent): void => event.preventDefault();
    element.addEventListener('touchmove', stay, { passive: false });
    element.addEventListener('touchend', () => element.removeEventListener('touchmove', stay), {
      once: true,
    });
    onPick();
  };
  const forget = (): void => {
    if (from.current?.timer) clearTimeout(from.current.timer);
    from.current = null;
  };
  return {
    hasJustDragged: (): boolean => {
      const was = justDragged.current;
      justDragged.current = false;
      return was;
    },
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        const element = event.currentTarget;
        justDragged.current = false;
        const timer = event.pointerType === 'mouse' ? null : setTimeout(() => pick(element), HOLD_MS);
        from.current = { x: event.clientX, y: event.clientY, isPicked: false, timer };
        if (event.pointerType === 'mouse') element.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const begun = from.current;
        if (!begun || begun.isPicked) return;
        const moved = Math.hypot(event.clientX - begun.x, event.clientY - begun.y);
        if (moved < DRAG_PIXELS) return;
        if (event.pointerType === 'mouse') pick(event.currentTarget);
        else forget();
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const wasPicked = from.current?.isPicked === true;
        forget();
        if (!wasPicked) return;
        const under = document.elementsFromPoint(event.clientX, event.clientY);
        const ghost = under.find((element) => element instanceof HTMLElement && element.dataset['ghost']);
        if (ghost instanceof HTMLElement) onDrop(Number(ghost.dataset['ghost']));
      },
      onPointerCancel: forget,
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (from.current) event.preventDefault();
      },
    },
  };
};
