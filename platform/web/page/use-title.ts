import { useEffect } from 'react';
import { useAnnouncer } from './announcer.tsx';
import { useProductInfo } from './product-info.ts';

/** Sets the page title: `Course Search · Lectern`. */
export const useTitle = (screen: string): void => {
  const { product } = useProductInfo();
  const announce = useAnnouncer();
  useEffect(() => {
    document.title = `${screen} · ${product}`;
    // After navigation: browsers read a title only when a document has loaded.
    if (document.activeElement?.id === 'main') announce(screen);
  }, [screen, product, announce]);
};
