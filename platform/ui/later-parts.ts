import { useLayoutEffect } from 'react';

/**
 * By the student's hand. A pointer at rest is sent `pointerover` and the like when a screen is drawn under it, so of a
 * pointer's events only its movement counts. Without focus: some screens set it themselves.
 */
const FIRST_ACTS = ['pointermove', 'pointerdown', 'keydown'] as const;
/** Between one answer and what a screen then asks for. */
const PAUSE_MS = 200;
/** Parts wait for a screen's data no longer than this after its scripts: the network may be gone later. */
const DATA_MS = 2_000;
/** A busy page is idle now. */
const IDLE_MS = 500;

/** Loads of parts that nothing has begun yet. */
const waiting = new Set<() => Promise<unknown>>();
/** What the network still brings for the screen that is shown. */
let holds = 0;
/** Whether a screen has had its data, and none has asked for more since. */
let isCalm = false;
let pause: ReturnType<typeof setTimeout> | undefined;

const start = (): void => {
  clearTimeout(pause);
  for (const event of FIRST_ACTS) window.removeEventListener(event, start, true);
  // A task of its own each: asking for all parts of a screen in one holds up a slow phone for a tenth of a second.
  const begun = [...waiting].map(
    (load) => new Promise((ended) => setTimeout(() => void load().finally(() => ended(null)))),
  );
  waiting.clear();
  // For whoever measures or tests: from now on the screen needs the network for data alone.
  if (begun.length > 0) void Promise.all(begun).then(() => performance.mark('later parts came'));
};

const whenIdle = (): void => {
  // Safari does not support idle callbacks.
  if (window.requestIdleCallback) window.requestIdleCallback(start, { timeout: IDLE_MS });
  else setTimeout(start);
};

const afterScripts = (run: () => void): void => {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
};

const startAfterPause = (): void => {
  isCalm = true;
  clearTimeout(pause);
  pause = setTimeout(() => afterScripts(() => isCalm && whenIdle()), PAUSE_MS);
};

/**
 * Loads a part on the student's first act; without one when the data of the screen have come, or have taken two seconds.
 *
 * @param load never rejects
 */
export const loadLater = (load: () => Promise<unknown>): void => {
  if (waiting.size === 0) for (const event of FIRST_ACTS) window.addEventListener(event, start, true);
  waiting.add(load);
  // A part of a part, or of a screen that asks for data in a moment.
  if (isCalm) startAfterPause();
  afterScripts(() => setTimeout(whenIdle, DATA_MS));
};

/**
 * Says that the network is bringing data for the screen that is shown, which later parts are not to delay.
 *
 * @returns to be called once, when the data came or failed
 */
export const holdLaterParts = (): (() => void) => {
  holds += 1;
  isCalm = false;
  return () => {
    holds -= 1;
    if (holds === 0) startAfterPause();
  };
};

/** Holds later parts for as long as a screen is without its data. */
export const useHeldLaterParts = (isHeld: boolean): void => {
  useLayoutEffect(() => (isHeld ? holdLaterParts() : undefined), [isHeld]);
};
