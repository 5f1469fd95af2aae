import { CatalogueCore } from './catalogue-core.ts';
import type { Connect } from './catalogue-load.ts';

/** A core in the same thread, for tests: answers as the worker does, in later tasks. */
export const connectHere: Connect = (receive) => {
  let isOpen = true;
  const later = (run: () => void): void => {
    setTimeout(() => isOpen && run(), 0);
  };
  const core = new CatalogueCore({
    send: (message) => later(() => receive(message)),
    later,
    now: () => performance.now(),
  });
  return {
    send: (message) => later(() => core.receive(message)),
    close: () => {
      isOpen = false;
    },
  };
};
