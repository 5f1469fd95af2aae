/** After this time it runs though the browser is still busy. */
const WAITS_MS = 200;
/** A phone is several times slower than a desktop: even there a key or a frame hardly waits for that long. */
const SLICE_MS = 5;

/** Runs once the browser has nothing else to do. Returns what cancels it. */
export const whenIdle = (run: () => void): (() => void) => {
  // The whole web platform but Safari has idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 50);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: WAITS_MS });
  return () => window.cancelIdleCallback(handle);
};

/** Works through steps in idle moments, a few milliseconds at a time. Returns what cancels the rest. */
export const inIdleSteps = <T>(steps: Iterator<unknown, T>, done: (result: T) => void): (() => void) => {
  let cancel: () => void;
  const go = (): void => {
    const until = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) return done(step.value);
    } while (performance.now() < until);
    cancel = whenIdle(go);
  };
  cancel = whenIdle(go);
  return () => cancel();
};
