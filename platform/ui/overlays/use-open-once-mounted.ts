import { useLayoutEffect, useState } from 'react';

/**
 * Delays opening until after the first render, before paint: what is behind a dialog that is mounted open would not
 * become inert, because Headless UI only knows the page around it from the second render on.
 */
export const useOpenOnceMounted = (open: boolean): boolean => {
  const [isMounted, setIsMounted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is intended
  useLayoutEffect(() => setIsMounted(true), []);
  return open && isMounted;
};
