/** Times after a key, in ms from the end of the debounce to a paint. */
export interface PaintTimes {
  /** The last change of results within the viewport. */
  inSight: number;
  /** The last change of any result, including those below the viewport. */
  all: number;
}

/** Measurements of the page itself; installed in every document before its own scripts. */
export interface ScreenProbe {
  /** When the first courses were painted, in ms since the document's time origin; null before. */
  firstRowsAt: number | null;
  /**
   * Waits until the results for the last key are painted and stable.
   *
   * @param debounceMs the screen's search debounce
   * @returns null if no result in the viewport changed
   */
  paintAfterKey(debounceMs: number): Promise<PaintTimes | null>;
}

declare global {
  // Set on the page's window by the script below.
  var screenProbe: ScreenProbe;
}

/** Serialised into the page, so it must not refer to anything outside. */
export const installScreenProbe = (): void => {
  const STABLE_MS = 150;
  const TIMEOUT_MS = 4_000;
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
        const poll = (): void => {
          const now = performance.now();
          if (inSightAt > due && now - anyAt > STABLE_MS)
            resolve({ inSight: inSightAt - due, all: anyAt - due });
          else if (now > due + TIMEOUT_MS) resolve(null);
          else setTimeout(poll, 20);
        };
        poll();
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
  // A message posted during a frame arrives after that frame is painted.
  const noteNextPaint = (): void => {
    if (isAwaited) return;
    isAwaited = true;
    requestAnimationFrame(() => {
      isAwaited = false;
      port2.postMessage(null);
    });
  };
  /** When a list grows or shrinks, only the added or removed rows count as changed. */
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
