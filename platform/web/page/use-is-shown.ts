import { useCallback, useEffect, useRef } from 'react';

/** Whether the component is still there: an answer that comes after the student has left must not take them back. */
export const useIsShown = (): (() => boolean) => {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
};
