import type { Locator, Page } from '@playwright/test';
import { boxOf, eventually } from './reads.ts';

export interface Point {
  x: number;
  y: number;
}

/** A finger on the screen, as the browser sees one: scrolling, holding and pointer events are its own. */
export interface Finger {
  down: (at: Point) => Promise<void>;
  /** In steps, as a finger moves. */
  move: (to: Point) => Promise<void>;
  lift: () => Promise<void>;
}

const STEPS = 6;

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
      const from = at;
      for (let step = 1; step <= STEPS; step += 1) {
        at = {
          x: from.x + ((to.x - from.x) * step) / STEPS,
          y: from.y + ((to.y - from.y) * step) / STEPS,
        };
        await send('touchMove', [at]);
      }
    },
    lift: async () => {
      await send('touchEnd', []);
    },
  };
};

/** The middle of what is found, once it is there. */
export const middleOf = async (locator: Locator): Promise<Point> => {
  const { x, y, width, height } = await eventually(boxOf(locator));
  return { x: x + width / 2, y: y + height / 2 };
};
