import { useEffect } from 'react';
import { useProductInfo } from './product-info.ts';

/** Names the page in the tab and in the history: `Course Search · Lectern`. */
export const useTitle = (screen: string): void => {
  const { product } = useProductInfo();
  useEffect(() => {
    document.title = `${screen} · ${product}`;
  }, [screen, product]);
};
