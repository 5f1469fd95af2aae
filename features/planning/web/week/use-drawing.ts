import { type PointerEvent, useRef, useState } from 'react';
import { type Weekday, WEEKDAYS } from '#features/catalogue/contract.ts';
import type { WeekdayNumber } from '#features/catalogue/domain/sections/weekdays.ts';
import { clockText } from '#features/catalogue/domain/sections/clock-times.ts';
import { nearestQuarter } from '../../domain/shown-sections.ts';
import { hasMoved, HOLD_MS, type StillPage } from './use-drag.ts';

/** Hours that were drawn on the week. */
export interface DrawnHours {
  day: Weekday;
  start: string;
  end: string;
}

/** Hours while they are drawn, in minutes after midnight. */
export interface DrawnSpan {
  weekday: WeekdayNumber;
  start: number;
  end: number;
}

interface Begun {
  x: number;
  y: number;
  weekday: WeekdayNumber;
  /** Where the pointer was pressed. */
  minutes: number;
  isDrawing: boolean;
  timer: ReturnType<typeof setTimeout> | null;
}

/** The length drawn by a finger that holds without moving. */
const FIRST_MINUTES = 60;

/** Draws own hours on the empty part of a day: by dragging with the mouse, or with a finger after a hold. */
export const useDrawing = (still: StillPage, onDrawn: (hours: DrawnHours) => void) => {
  const begun = useRef<Begun | null>(null);
  const [drawn, setDrawn] = useState<DrawnSpan | null>(null);
  const forget = (): void => {
    if (begun.current?.timer) clearTimeout(begun.current.timer);
    if (begun.current?.isDrawing) still.setHeld(false);
    begun.current = null;
    setDrawn(null);
  };
  const handlers = (weekday: WeekdayNumber, from: number, to: number) => {
    const minutesAt = ({ currentTarget, clientY }: PointerEvent<HTMLElement>): number => {
      const { top, height } = currentTarget.getBoundingClientRect();
      return Math.min(to, Math.max(from, from + ((clientY - top) / height) * (to - from)));
    };
    const spanTo = (first: number, minutes: number): DrawnSpan => ({
      weekday,
      start: nearestQuarter(Math.min(first, minutes)),
      end: nearestQuarter(Math.max(first, minutes)),
    });
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || event.target !== event.currentTarget) return;
        const element = event.currentTarget;
        const minutes = minutesAt(event);
        const isMouse = event.pointerType === 'mouse';
        const hold = (): void => {
          if (!begun.current) return;
          begun.current.isDrawing = true;
          still.setHeld(true);
          const start = Math.floor(minutes / 15) * 15;
          setDrawn({ weekday, start, end: Math.min(24 * 60 - 15, start + FIRST_MINUTES) });
        };
        begun.current = {
          x: event.clientX,
          y: event.clientY,
          weekday,
          minutes,
          isDrawing: isMouse,
          timer: isMouse ? null : setTimeout(hold, HOLD_MS),
        };
        if (isMouse) element.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const now = begun.current;
        if (now?.weekday !== weekday || !hasMoved(now, event)) return;
        if (now.isDrawing) setDrawn(spanTo(now.minutes, minutesAt(event)));
        else forget();
      },
      onPointerUp: () => {
        const span = begun.current?.isDrawing ? drawn : null;
        forget();
        if (span && span.start < span.end)
          onDrawn({
            day: WEEKDAYS[weekday - 1] as Weekday,
            start: clockText(span.start),
            end: clockText(span.end),
          });
      },
      onPointerCancel: forget,
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (begun.current) event.preventDefault();
      },
    };
  };
  return { drawn, handlers };
};
