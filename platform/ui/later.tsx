import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
// Notes what asks for a part while that is on its way.
import './overlays/last-used.ts';
import { loadLater } from './later-parts.ts';

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
 * A lazily loaded part that is not in the first view of a screen: it is fetched on the student's first act, or a
 * while after the screen's scripts (later-parts.ts), so that it is available when needed. Afterwards it renders synchronously.
 */
export const later = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { when = () => true, fallback = () => null }: LaterOptions<P> = {},
): ((props: P) => ReactNode) => {
  let loaded: ComponentType<P> | null = null;
  const get = async () => (loaded ??= await whenReachable(load));
  const Waiting = lazy(async () => ({ default: await get() })) as unknown as ComponentType<P>;
  // A failure is handled where the part is used.
  loadLater(() => get().catch(() => undefined));

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
