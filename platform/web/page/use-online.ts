import { useSyncExternalStore } from 'react';

const subscribe = (tell: () => void): (() => void) => {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
};

/** False if the browser knows that it is offline; true is not reliable. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
