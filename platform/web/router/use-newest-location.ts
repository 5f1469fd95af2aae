import { useCallback, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router';
import { AppHistoryContext, VisitContext } from './history-context.ts';

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
 * Call the result when something is asked of the server, and what that returns once it has answered: whether the student
 * has asked for no other location since. An answer must not take them back.
 */
export const useStay = (): (() => () => boolean) => {
  const newest = useNewestLocation();
  return useCallback(() => {
    const { key } = newest();
    return () => newest().key === key;
  }, [newest]);
};

/**
 * Whether the student stays at the location of this render: false once the component is gone, or another location is
 * shown or on its way. For effects, which must not take the student back: another function after each navigation, so that
 * they run again.
 */
export const useIsStaying = (): (() => boolean) => {
  const newest = useNewestLocation();
  const location = useLocation();
  const visit = useContext(VisitContext);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return useCallback(() => {
    const here = visit?.location ?? location;
    const { pathname, search } = newest();
    return !isGone.current && pathname === here.pathname && search === here.search;
  }, [newest, location, visit]);
};
