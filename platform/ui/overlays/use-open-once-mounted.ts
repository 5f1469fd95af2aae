import { useLayoutEffect, useState } from 'react';

/**
 * Delays opening until after the first render, before anything is painted: what is behind a dialog that is mounted
 * open would not become inert, because Headless UI knows the page around it only from the second render on.
 */
export const useOpenOnceMounted = (open: boolean): boolean => {
  const [isMounted, setIsMounted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is what is wanted
  useLayoutEffect(() => setIsMounted(true), []);
  return open && isMounted;
};
