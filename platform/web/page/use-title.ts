import { useEffect } from 'react';
import { useProductInfo } from './product-info.ts';

/** Sets the page title: `Course Search · Lectern`. */
export const useTitle = (screen: string): void => {
  const { product } = useProductInfo();
  useEffect(() => {
    document.title = `${screen} · ${product}`;
  }, [screen, product]);
};
