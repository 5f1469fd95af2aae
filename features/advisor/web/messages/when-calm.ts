import { whenIdle } from '#platform/web/page/idle.ts';

/** Between two letters the browser seems idle, but drawing a turn takes longer than the next letter may wait. */
const TYPING_MS = 500;

/** Runs in an idle moment in which nobody is typing. Returns what cancels it. */
export const whenCalm = (run: () => void): (() => void) => {
  let cancel = whenIdle(run);
  const wait = (): void => {
    cancel();
    const timer = setTimeout(() => {
      cancel = whenIdle(run);
    }, TYPING_MS);
    cancel = () => clearTimeout(timer);
  };
  window.addEventListener('keydown', wait);
  return () => {
    cancel();
    window.removeEventListener('keydown', wait);
  };
};
