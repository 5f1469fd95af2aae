import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { WEEKDAY_NUMBERS, type WeekdayNumber } from '#features/catalogue/domain/sections/weekdays.ts';

const DRAG_PIXELS = 6;
/** A finger must rest this long to pick up or draw; one that moves earlier scrolls the page. */
export const HOLD_MS = 350;
/** Distance from the top or bottom of the screen within which a drag scrolls the page. */
const EDGE_PIXELS = 80;
const SCROLL_PIXELS = 8;
const QUARTER = 15;

/** Whether a finger has moved too far to be a hold, or the mouse far enough to be a drag. */
export const hasMoved = (from: { x: number; y: number }, { clientX, clientY }: PointerEvent): boolean =>
  Math.hypot(clientX - from.x, clientY - from.y) >= DRAG_PIXELS;

/** Whether something is held, in which case the finger moves it instead of scrolling. */
export interface StillPage {
  isHeld: () => boolean;
  setHeld: (isHeld: boolean) => void;
}

/**
 * Prevents scrolling while a finger holds something. The listener is attached from the start: some browsers ignore one
 * added during a touch.
 */
export const useStillPage = (root: RefObject<HTMLElement | null>): StillPage => {
  const isHeld = useRef(false);
  useEffect(() => {
    const element = root.current;
    const stay = (event: globalThis.TouchEvent): void => {
      if (isHeld.current && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', stay, { passive: false });
    return () => element?.removeEventListener('touchmove', stay);
  }, [root]);
  return {
    isHeld: () => isHeld.current,
    setHeld: (is) => {
      isHeld.current = is;
    },
  };
};

export interface DragCalls {
  still: StillPage;
  onPick: () => void;
  /** The ghost under the pointer; null if there is none. */
  onOver: (ghost: number | null) => void;
  /** The pointer is over a day's button. */
  onDay: (weekday: WeekdayNumber) => void;
  onDrop: (ghost: number) => void;
  /** Let go beside every ghost. */
  onLetGo: (at: LetGo) => void;
  /** The length of what moves to any quarter of an hour; absent: it moves freely, to a ghost. */
  minutes?: number | undefined;
}

export interface LetGo {
  isMouse: boolean;
  /** The day of the week that it is over; null: none. */
  weekday: WeekdayNumber | null;
  /** How many minutes later than it was; 0 for what moves freely. */
  by: number;
}

interface Drag {
  x: number;
  y: number;
  scrolled: number;
  isPicked: boolean;
  /** Moved since it was picked up; lifting the finger without moving does not drop. */
  isMoved: boolean;
  /** Pixels of a quarter of an hour; null: moves freely. */
  quarter: number | null;
  timer: ReturnType<typeof setTimeout> | null;
  scroller: ReturnType<typeof setInterval> | null;
}

/** Picks up by dragging with the mouse or holding a finger, follows the pointer, and drops on a ghost. */
export const useDrag = ({ still, onPick, onOver, onDay, onDrop, onLetGo, minutes }: DragCalls) => {
  const drag = useRef<Drag | null>(null);
  const justDragged = useRef(false);
  const pick = (element: HTMLElement): void => {
    if (!drag.current) return;
    drag.current.isPicked = true;
    justDragged.current = true;
    still.setHeld(true);
    onPick();
    follow(element, drag.current, drag.current);
  };
  const forget = (element: HTMLElement): void => {
    if (drag.current?.timer) clearTimeout(drag.current.timer);
    if (drag.current?.scroller) clearInterval(drag.current.scroller);
    if (drag.current?.isPicked) still.setHeld(false);
    drag.current = null;
    element.style.translate = '';
    element.style.opacity = '';
    if (element.parentElement) element.parentElement.style.zIndex = '';
  };
  const scrollAt = (begun: Drag, y: number | null): void => {
    if (begun.scroller) clearInterval(begun.scroller);
    const by =
      y === null
        ? 0
        : y < EDGE_PIXELS
          ? -SCROLL_PIXELS
          : y > window.innerHeight - EDGE_PIXELS
            ? SCROLL_PIXELS
            : 0;
    begun.scroller = by === 0 ? null : setInterval(() => window.scrollBy(0, by), 16);
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
        const isMouse = event.pointerType === 'mouse';
        drag.current = {
          x: event.clientX,
          y: event.clientY,
          scrolled: window.scrollY,
          isPicked: false,
          isMoved: false,
          quarter: minutes === undefined ? null : (element.offsetHeight / minutes) * QUARTER,
          timer: isMouse ? null : setTimeout(() => pick(element), HOLD_MS),
          scroller: null,
        };
        if (isMouse) element.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const begun = drag.current;
        if (!begun) return;
        if (!begun.isPicked) {
          if (!hasMoved(begun, event)) return;
          if (event.pointerType !== 'mouse') return forget(event.currentTarget);
          pick(event.currentTarget);
        }
        if (!begun.isMoved && !hasMoved(begun, event)) return;
        begun.isMoved = true;
        // Dimmed at its original place; over a ghost the two labels would overlap.
        event.currentTarget.style.opacity = '1';
        follow(event.currentTarget, begun, { x: event.clientX, y: event.clientY });
        const { ghost, day } = under(event);
        onOver(ghost);
        if (day !== null) onDay(day);
        // The day buttons are at the top of the screen, so dragging over them does not scroll.
        scrollAt(begun, day === null ? event.clientY : null);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const begun = drag.current;
        forget(event.currentTarget);
        if (!begun?.isPicked || !begun.isMoved) return;
        onOver(null);
        const { ghost, column } = under(event);
        if (ghost !== null) onDrop(ghost);
        else
          onLetGo({
            isMouse: event.pointerType === 'mouse',
            weekday: column,
            by: begun.quarter ? Math.round(downBy(begun, event.clientY) / begun.quarter) * QUARTER : 0,
          });
      },
      onPointerCancel: (event: PointerEvent<HTMLElement>) => {
        forget(event.currentTarget);
        onOver(null);
      },
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (drag.current) event.preventDefault();
      },
    },
  };
};

const downBy = (begun: Drag, y: number): number => y - begun.y + window.scrollY - begun.scrolled;

const follow = (element: HTMLElement, begun: Drag, { x, y }: { x: number; y: number }): void => {
  const { quarter } = begun;
  const down = downBy(begun, y);
  element.style.translate = `${x - begun.x}px ${quarter ? Math.round(down / quarter) * quarter : down}px`;
  if (element.parentElement) element.parentElement.style.zIndex = '30';
};

/** What is under the pointer in the week. */
const under = ({ clientX, clientY }: PointerEvent) => {
  const elements = document.elementsFromPoint(clientX, clientY);
  const valueOf = (name: 'ghost' | 'day' | 'column'): string | undefined =>
    elements.find((each) => each.hasAttribute(`data-${name}`))?.getAttribute(`data-${name}`) ?? undefined;
  const ghost = valueOf('ghost');
  const weekdayOf = (name: 'day' | 'column'): WeekdayNumber | null => {
    const value = valueOf(name);
    return WEEKDAY_NUMBERS.find((each) => String(each) === value) ?? null;
  };
  return {
    ghost: ghost === undefined ? null : Number(ghost),
    day: weekdayOf('day'),
    column: weekdayOf('column'),
  };
};
