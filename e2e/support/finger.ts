import type { Locator, Page } from '@playwright/test';
import { atRest, boxOf, eventually } from './reads.ts';

export interface Point {
  x: number;
  y: number;
}

/** A touch on the screen as the browser sees it, so that scrolling, holding and pointer events are its own. */
export interface Finger {
  down: (at: Point) => Promise<void>;
  /** In steps, as a finger moves. */
  move: (to: Point) => Promise<void>;
  lift: () => Promise<void>;
  /**
   * Down, across and up, all sent before the page responds to the first: it treats a resting finger as a hold, and on a
   * busy machine a response takes longer than that.
   */
  swipe: (from: Point, to: Point) => Promise<void>;
}

const STEPS = 6;

/** The points of a finger's path, including the last one. */
const wayOf = (from: Point, to: Point): Point[] =>
  Array.from({ length: STEPS }, (_, index) => {
    const share = (index + 1) / STEPS;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });

export const fingerOn = async (page: Page): Promise<Finger> => {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  let at: Point = { x: 0, y: 0 };
  return {
    down: async (to) => {
      at = to;
      await send('touchStart', [to]);
    },
    move: async (to) => {
      for (const point of wayOf(at, to)) await send('touchMove', [point]);
      at = to;
    },
    lift: async () => {
      await send('touchEnd', []);
    },
    swipe: async (from, to) => {
      await Promise.all([
        send('touchStart', [from]),
        ...wayOf(from, to).map((point) => send('touchMove', [point])),
        send('touchEnd', []),
      ]);
    },
  };
};

/** The centre of an element, once it is there and no longer moves. */
export const middleOf = async (locator: Locator): Promise<Point> => {
  const { x, y, width, height } = await eventually(atRest(boxOf(locator)));
  return { x: x + width / 2, y: y + height / 2 };
};
