/** What followed a key: ms from the end of the debounce to a paint. */
export interface PaintTimes {
  /** The last change of results in sight. */
  inSight: number;
  /** The last change of any result, those below the edge of the screen included. */
  all: number;
}

/** What the page notes of itself; laid into every document before its own scripts run. */
export interface ScreenProbe {
  /** When the first courses stood on the screen, in ms since the document began; null before. */
  firstRowsAt: number | null;
  /**
   * Waits until the results of the last key are painted and stand still.
   *
   * @param debounceMs what the screen waits after a key before it searches
   * @returns null where the results in sight did not change
   */
  paintAfterKey(debounceMs: number): Promise<PaintTimes | null>;
}

declare global {
  // The page's own window has it once the script below ran.
  var screenProbe: ScreenProbe;
}

/** Runs in the page, so it may use nothing from outside. */
export const installScreenProbe = (): void => {
  const STILL_MS = 150;
  const PATIENCE_MS = 4_000;
  const RESULTS = 'section[aria-label="Results"]';
  const FIRST_ROW = `${RESULTS} input[type="checkbox"]`;
  const WATCHED = `${RESULTS}, search p`;
  let keyAt = 0;
  let inSightAt = 0;
  let anyAt = 0;
  const probe: ScreenProbe = {
    firstRowsAt: null,
    paintAfterKey: (debounceMs) => {
      const due = keyAt + debounceMs;
      return new Promise((resolve) => {
        const look = (): void => {
          const now = performance.now();
          if (inSightAt > due && now - anyAt > STILL_MS)
            resolve({ inSight: inSightAt - due, all: anyAt - due });
          else if (now > due + PATIENCE_MS) resolve(null);
          else setTimeout(look, 20);
        };
        look();
      });
    },
  };
  globalThis.screenProbe = probe;
  addEventListener('keydown', ({ timeStamp }) => (keyAt = timeStamp), true);

  const changed = new Set<Element>();
  const isInSight = (element: Element): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  };
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    const now = performance.now();
    anyAt = now;
    if ([...changed].some(isInSight)) inSightAt = now;
    changed.clear();
    if (probe.firstRowsAt === null && document.querySelector(FIRST_ROW)) probe.firstRowsAt = now;
  });
  port1.start();
  let isAwaited = false;
  // A message sent from a frame arrives when that frame has been painted.
  const noteNextPaint = (): void => {
    if (isAwaited) return;
    isAwaited = true;
    requestAnimationFrame(() => {
      isAwaited = false;
      port2.postMessage(null);
    });
  };
  /** A list that grows or shrinks changed where its rows came or went, not as a whole. */
  const changedBy = ({ target, addedNodes, removedNodes }: MutationRecord): Element[] => {
    const parts = [...addedNodes, ...removedNodes].filter((node) => node instanceof Element);
    if (parts.length > 0) return parts;
    const element = target instanceof Element ? target : target.parentElement;
    return element ? [element] : [];
  };
  new MutationObserver((mutations) => {
    const before = changed.size;
    for (const mutation of mutations) {
      const place = mutation.target instanceof Element ? mutation.target : mutation.target.parentElement;
      for (const element of changedBy(mutation))
        if (place?.closest(WATCHED) || element.querySelector(WATCHED)) changed.add(element);
    }
    if (changed.size > before) noteNextPaint();
  }).observe(document, { subtree: true, childList: true, characterData: true });
};
