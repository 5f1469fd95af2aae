import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { readToken } from '#platform/web/token-store.ts';

/** Who was signed out is led away without a question: staying would not help. */
const isSignedIn = (): boolean => readToken() !== null;

/** Holds the student back while there is something to lose: in the app by the blocker, else by the browser's own question. */
export const useLeaveWarning = (hasChanges: boolean): Blocker => {
  useEffect(() => {
    if (!hasChanges) return;
    const warn = (event: BeforeUnloadEvent): void => {
      if (isSignedIn()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasChanges]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && isSignedIn() && currentLocation.pathname !== nextLocation.pathname,
  );
};
