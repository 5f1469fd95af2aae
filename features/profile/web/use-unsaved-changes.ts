import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { guardLeaving } from '#platform/web/page/leave-guard.ts';
import { readToken } from '#platform/web/sign-in/token-store.ts';

export interface UnsavedChanges {
  /** The student is on the way out and has to say. */
  isAsking: boolean;
  stay(): void;
  leave(): void;
}

/** Who was signed out is led away without a question: staying would not help. */
const isSignedIn = (): boolean => readToken() !== null;

/**
 * Holds the student back while there is something to lose: in the app by the blocker, from signing out by the guard, else
 * by the browser's own question.
 */
export const useUnsavedChanges = (hasChanges: boolean): UnsavedChanges => {
  const [answer, setAnswer] = useState<((mayGo: boolean) => void) | null>(null);
  useEffect(() => {
    if (!hasChanges) return;
    const warn = (event: BeforeUnloadEvent): void => {
      if (isSignedIn()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    const unguard = guardLeaving(() => new Promise((resolve) => setAnswer(() => resolve)));
    return () => {
      window.removeEventListener('beforeunload', warn);
      unguard();
    };
  }, [hasChanges]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && isSignedIn() && currentLocation.pathname !== nextLocation.pathname,
  );
  const say = (mayGo: boolean): void => {
    setAnswer(null);
    answer?.(mayGo);
    if (blocker.state === 'blocked') blocker[mayGo ? 'proceed' : 'reset']();
  };
  return {
    isAsking: answer !== null || blocker.state === 'blocked',
    stay: () => say(false),
    leave: () => say(true),
  };
};
