import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { AppHistoryContext } from './history-context.ts';

export interface NavigationBlocker {
  /** A navigation waits for the student's decision. */
  isBlocking: boolean;
  proceed: () => void;
  cancel: () => void;
}

/** Blocks navigation to another screen while `isActive` returns true. */
export const useNavigationBlocker = (isActive: () => boolean): NavigationBlocker => {
  const history = useContext(AppHistoryContext);
  const { pathname } = useLocation();
  const [blocked, setBlocked] = useState<(() => void) | null>(null);
  const isBlocked = useEffectEvent((next: string) => next !== pathname && isActive());
  useEffect(
    () =>
      history?.setBlocker({
        isBlocked: (next) => isBlocked(next.pathname),
        onBlocked: (proceed) => setBlocked(() => proceed),
      }),
    [history],
  );
  return {
    isBlocking: blocked !== null,
    proceed: () => {
      setBlocked(null);
      blocked?.();
    },
    cancel: () => setBlocked(null),
  };
};
