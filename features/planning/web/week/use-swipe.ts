import { type TouchEvent, useRef } from 'react';
import type { StillPage } from './use-drag.ts';

const SWIPE_PIXELS = 48;

/** A horizontal swipe on a touch screen: 1 is towards what comes next. Ignored while a finger holds something. */
export const useSwipe = (still: StillPage, onSwipe: (by: 1 | -1) => void) => {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchMove: () => {
      if (still.isHeld()) start.current = null;
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
