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
/** Number of loads that have begun and not ended. */
let coming = 0;
/** For whoever measures or tests: there while every part that was registered has come, so that the network is needed for data alone. */
const CAME = 'later parts came';
/** What the network still brings for the screen that is shown. */
let holds = 0;
/** Whether a screen has had its data, and none has asked for more since. */
let isCalm = false;
let pause: ReturnType<typeof setTimeout> | undefined;

/** A test may have ended, and its document with it, before a timer of its screens. */
const isGone = (): boolean => globalThis.document === undefined;

const start = (): void => {
  if (isGone()) return;
  clearTimeout(pause);
  for (const event of FIRST_ACTS) window.removeEventListener(event, start, true);
  for (const load of waiting) {
    coming += 1;
    // A task of its own each: asking for all parts of a screen in one holds up a slow phone for a tenth of a second.
    setTimeout(() => void load().finally(noteEnd));
  }
  waiting.clear();
};

const noteEnd = (): void => {
  coming -= 1;
  if (coming === 0 && waiting.size === 0) performance.mark(CAME);
};

const whenIdle = (): void => {
  if (isGone()) return;
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
  pause = setTimeout(() => {
    if (!isGone()) afterScripts(() => isCalm && whenIdle());
  }, PAUSE_MS);
};

/**
 * Loads a part on the student's first act; without one two seconds after the screen's scripts, or when the data for which the
 * screen holds it have come.
 *
 * @param load never rejects
 */
export const loadLater = (load: () => Promise<unknown>): void => {
  if (waiting.size === 0) for (const event of FIRST_ACTS) window.addEventListener(event, start, true);
  waiting.add(load);
  performance.clearMarks(CAME);
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
