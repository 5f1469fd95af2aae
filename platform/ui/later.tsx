import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

const FIRST_ACTS = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;

/** At the first act, or once the screen has loaded and the browser has nothing to do: the network may be gone later. */
const soon = (act: () => void): void => {
  let hasStarted = false;
  const start = (): void => {
    for (const event of FIRST_ACTS) window.removeEventListener(event, start, true);
    if (!hasStarted) act();
    hasStarted = true;
  };
  for (const event of FIRST_ACTS) window.addEventListener(event, start, true);
  // The whole web platform but Safari has idle callbacks.
  const whenIdle = (): void => void (window.requestIdleCallback ?? setTimeout)(start);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
};

/** While the network is gone it waits for it: a screen that is there must not fail for a part that is not. */
const whenReachable = async <T,>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    // The files of an older release are gone for good: a reload brings the new ones.
    if (navigator.onLine) throw error;
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true });
    });
    return whenReachable(load);
  }
};

export interface LaterOptions<P> {
  /** Nothing is there before this is first true: a dialog that was never open. */
  when?: (props: P) => boolean;
  /** Shown until the part has come. */
  fallback?: (props: P) => ReactNode;
}

/**
 * A part that the first view of a screen does not show: it is fetched when the student first moves, presses or types, or
 * else once the screen has loaded, so that it is there when it is asked for. Once it is, it is drawn at once.
 */
export const later = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { when = () => true, fallback = () => null }: LaterOptions<P> = {},
): ((props: P) => ReactNode) => {
  let loaded: ComponentType<P> | null = null;
  const get = async () => (loaded ??= await whenReachable(load));
  const Waiting = lazy(async () => ({ default: await get() })) as unknown as ComponentType<P>;
  // A failure is met where the part is used.
  soon(() => void get().catch(() => undefined));

  function Part(props: P) {
    // One kind for the life of an element, or its state would be lost on the way.
    const [Shown] = useState(() => loaded ?? Waiting);
    return (
      <Suspense fallback={fallback(props)}>
        <Shown {...props} />
      </Suspense>
    );
  }

  return function Later(props: P) {
    const [wasWanted, setWasWanted] = useState(false);
    const isWanted = wasWanted || when(props);
    // It stays, for it may leave with a transition.
    if (isWanted && !wasWanted) setWasWanted(true);
    return isWanted ? <Part {...props} /> : null;
  };
};
