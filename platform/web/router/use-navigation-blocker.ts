import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
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
  /** What continues the blocked navigation. In a ref: an answer after a save comes from the render before it. */
  const blocked = useRef<(() => void) | null>(null);
  const [isBlocking, setIsBlocking] = useState(false);
  const take = (): (() => void) | null => {
    const proceed = blocked.current;
    blocked.current = null;
    setIsBlocking(false);
    return proceed;
  };
  const isBlocked = useEffectEvent((next: string) => next !== pathname && isActive());
  useEffect(
    () =>
      history?.setBlocker({
        isBlocked: (next) => isBlocked(next.pathname),
        onBlocked: (proceed) => {
          blocked.current = proceed;
          setIsBlocking(true);
        },
      }),
    [history],
  );
  return {
    isBlocking,
    proceed: () => take()?.(),
    cancel: () => void take(),
  };
};
