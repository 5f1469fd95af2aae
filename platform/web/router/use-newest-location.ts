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
 * Whether the student stays at the location of this render: false once the component is gone, or another location is
 * shown or on its way. A navigation that no click or key asks for directly, such as one after an answer, must not take
 * them back. Another function after each navigation, so that an effect asks again.
 */
export const useIsStaying = (): (() => boolean) => {
  const newest = useNewestLocation();
  const location = useLocation();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return useCallback(() => {
    const { pathname, search } = newest();
    return !isGone.current && pathname === location.pathname && search === location.search;
  }, [newest, location]);
};
