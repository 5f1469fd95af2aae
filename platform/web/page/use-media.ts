import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a media query matches; updates with it. */
export const useMedia = (query: string): boolean => {
  const list = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (tell: () => void) => {
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
};
