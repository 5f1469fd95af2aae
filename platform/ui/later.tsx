import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
// Notes what asks for a part while that is on its way.
import './overlays/last-used.ts';

/** Without focus: some screens set it themselves. */
const FIRST_ACTS = ['pointerover', 'pointerdown', 'keydown'] as const;
/** On a slow network, time for the data that the screen shows. */
const DATA_MS = 2_000;

/** Runs on the first interaction, or once the screen has loaded and the browser is idle: the network may be gone later. */
const soon = (act: () => void): void => {
  let hasStarted = false;
  const start = (): void => {
    for (const event of FIRST_ACTS) window.removeEventListener(event, start, true);
    // A task of its own: asking for all parts of a screen in one holds up a slow phone for a tenth of a second.
    if (!hasStarted) setTimeout(act);
    hasStarted = true;
  };
  for (const event of FIRST_ACTS) window.addEventListener(event, start, true);
  // Safari does not support idle callbacks.
  const whenIdle = (): void =>
    void setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), DATA_MS);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
};

/** Between attempts to reach a server that does not answer. */
const RETRY_MS = 2_000;

/** The browser may be online and the server gone, as during a restart. */
const isServerReachable = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Waits for the network and the server: a screen that is already shown must not fail because of a part that is still
 * missing.
 */
const whenReachable = async <T,>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    // The files of an older release no longer exist: a reload loads the new ones.
    if (navigator.onLine && (await isServerReachable())) throw error;
    await new Promise((resolve) => {
      if (navigator.onLine) setTimeout(resolve, RETRY_MS);
      else window.addEventListener('online', resolve, { once: true });
    });
    return whenReachable(load);
  }
};

export interface LaterOptions<P> {
  /** Renders nothing until this is first true, as for a dialog that was never open. */
  when?: (props: P) => boolean;
  /** Shown until the part has loaded. */
  fallback?: (props: P) => ReactNode;
}

/**
 * A lazily loaded part that is not in the first view of a screen: it is fetched on the student's first interaction, or
 * otherwise once the screen has loaded, so that it is available when needed. Afterwards it renders synchronously.
 */
export const later = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { when = () => true, fallback = () => null }: LaterOptions<P> = {},
): ((props: P) => ReactNode) => {
  let loaded: ComponentType<P> | null = null;
  const get = async () => (loaded ??= await whenReachable(load));
  const Waiting = lazy(async () => ({ default: await get() })) as unknown as ComponentType<P>;
  // A failure is handled where the part is used.
  soon(() => void get().catch(() => undefined));

  function Part(props: P) {
    // The component type must not change during an element's life, or its state would be lost.
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
    // Stays mounted, since it may have an exit transition.
    if (isWanted && !wasWanted) setWasWanted(true);
    return isWanted ? <Part {...props} /> : null;
  };
};
