/** Resolves after `ms`, or when the browser comes online, the page becomes visible, or `signal` aborts. */
export const waitUntilOnline = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => end(), ms);
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') end();
    };
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      document.removeEventListener('visibilitychange', onVisible);
      signal.removeEventListener('abort', end);
      resolve();
    };
    window.addEventListener('online', end);
    document.addEventListener('visibilitychange', onVisible);
    signal.addEventListener('abort', end);
  });
