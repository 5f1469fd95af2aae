import { useCallback, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router';
import { AppHistoryContext } from './history-context.ts';

/**
 * The location that the student asked for last. While a screen loads, or a busy browser has not rendered it yet, the old
 * one is still there and can be used, and `useLocation` in it returns the old location.
 */
export const useNewestLocation = (): (() => Location) => {
  const history = useContext(AppHistoryContext);
  const location = useLocation();
  const rendered = useRef(location);
  useLayoutEffect(() => {
    rendered.current = location;
  });
  return useCallback(() => history?.visit.location ?? rendered.current, [history]);
};

/**
 * Whether the student stays where this component is shown: false once it is gone, or another location is on its way. A
 * navigation that no click or key asks for directly, such as one after an answer, must not take them back.
 */
export const useIsStaying = (): (() => boolean) => {
  const newest = useNewestLocation();
  const { pathname, search } = useLocation();
  const shownAt = useRef<string | null>(null);
  useLayoutEffect(() => {
    shownAt.current = pathname + search;
  });
  useEffect(
    () => () => {
      shownAt.current = null;
    },
    [],
  );
  return useCallback(() => {
    const next = newest();
    return next.pathname + next.search === shownAt.current;
  }, [newest]);
};
