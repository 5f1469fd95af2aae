import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

const FIRST_ACTS = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;

const onFirstAct = (act: () => void): void => {
  const start = (): void => {
    for (const event of FIRST_ACTS) window.removeEventListener(event, start, true);
    act();
  };
  for (const event of FIRST_ACTS) window.addEventListener(event, start, true);
};

export interface LaterOptions<P> {
  /** Nothing is there before this is first true: a dialog that was never open. */
  when?: (props: P) => boolean;
  /** Shown until the part has come. */
  fallback?: (props: P) => ReactNode;
}

/**
 * A part that the first view of a screen does not show: it is fetched when the student first moves, presses or types, so
 * that it is mostly there when it is asked for. Once it is, it is drawn at once.
 */
export const later = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { when = () => true, fallback = () => null }: LaterOptions<P> = {},
): ((props: P) => ReactNode) => {
  let loaded: ComponentType<P> | null = null;
  const get = async () => (loaded ??= await load());
  const Waiting = lazy(async () => ({ default: await get() })) as unknown as ComponentType<P>;
  // A failure is met where the part is used.
  onFirstAct(() => void get().catch(() => undefined));

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
