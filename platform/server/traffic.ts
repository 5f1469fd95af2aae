import type { Server } from 'node:http';

/** When a server is being asked. */
export interface Traffic {
  /** Resolves once no request has come and no response has ended for a while, but never later than the watch lasts. */
  untilQuiet(): Promise<void>;
}

const QUIET_MS = 1_000;
const LONGEST_MS = 60_000;

/**
 * Watches a server's requests, for work that should keep nobody waiting. A stream counts when it begins and when it ends,
 * so that an open page does not keep a server from being quiet.
 *
 * @param quietMs without a request or an ended response
 * @param longestMs from now; after it nothing is waited for, since a server that is always asked is never quiet
 */
export const watchTraffic = (
  server: Server,
  { quietMs = QUIET_MS, longestMs = LONGEST_MS } = {},
): Traffic => {
  let lastAt = performance.now();
  const latest = lastAt + longestMs;
  const note = () => {
    lastAt = performance.now();
  };
  server.on('request', (_request, response) => {
    note();
    response.once('close', note);
  });
  return {
    untilQuiet: () =>
      new Promise((resolve) => {
        const look = () => {
          const left = Math.min(lastAt + quietMs, latest) - performance.now();
          if (left <= 0) resolve();
          else setTimeout(look, left);
        };
        look();
      }),
  };
};
