import { useEffect, useState } from 'react';
import { guardLeaving } from '#platform/web/page/leave-guard.ts';
import { useNavigationBlocker } from '#platform/web/router/use-navigation-blocker.ts';
import { readToken } from '#platform/web/sign-in/token-store.ts';

export interface UnsavedChanges {
  /** Waiting for the student's decision. */
  isAsking: boolean;
  stay(): void;
  leave(): void;
}

/** After a sign-out the redirect must not be blocked. */
const isSignedIn = (): boolean => readToken() !== null;

/**
 * Blocks leaving with unsaved changes: by a gate in the way within the app, a guard on signing out, and the
 * browser's dialog otherwise.
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
  const blocker = useNavigationBlocker(() => hasChanges && isSignedIn());
  const respond = (mayGo: boolean): void => {
    setAnswer(null);
    answer?.(mayGo);
    if (blocker.isBlocking) blocker[mayGo ? 'proceed' : 'cancel']();
  };
  return {
    isAsking: answer !== null || blocker.isBlocking,
    stay: () => respond(false),
    leave: () => respond(true),
  };
};
