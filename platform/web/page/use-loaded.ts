import { startTransition, useEffect, useState } from 'react';
import { logFailure } from './log.ts';

/** Code that the first view does not need: fetched afterwards, once for all its users. */
export interface LaterCode<T> {
  load: () => Promise<T>;
  /** Null before it has loaded. */
  loaded: () => T | null;
}

export const laterCode = <T>(load: () => Promise<T>): LaterCode<T> => {
  let loaded: T | null = null;
  return { load: async () => (loaded ??= await load()), loaded: () => loaded };
};

/** The code's exports; null until it has loaded, and if loading fails. */
export const useLoaded = <T>(code: LaterCode<T>): T | null => {
  const [loaded, setLoaded] = useState(() => code.loaded());
  useEffect(() => {
    if (loaded !== null) return;
    const fetch = async (): Promise<void> => {
      try {
        const module = await code.load();
        startTransition(() => setLoaded(() => module));
      } catch (error) {
        logFailure('A part of the program did not come', error);
      }
    };
    void fetch();
  }, [code, loaded]);
  return loaded;
};
