import { useEffect, useState } from 'react';
import { logFailure } from './log.ts';

/** Code that a first view does not need: fetched after it, once, for all that use it. */
export interface LaterCode<T> {
  load: () => Promise<T>;
  loaded: T | null;
}

export const laterCode = <T>(load: () => Promise<T>): LaterCode<T> => ({ load, loaded: null });

/** What the code exports; null until it is here, and where it does not come. */
export const useLoaded = <T>(code: LaterCode<T>): T | null => {
  const [loaded, setLoaded] = useState(() => code.loaded);
  useEffect(() => {
    if (loaded !== null) return;
    code.load().then(
      (module) => {
        code.loaded = module;
        setLoaded(() => module);
      },
      (error: unknown) => logFailure('A part of the program did not come', error),
    );
  }, [code, loaded]);
  return loaded;
};
