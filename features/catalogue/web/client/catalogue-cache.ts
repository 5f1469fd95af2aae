/** Increment when the content of a cached list changes its shape. */
export const CACHE_VERSION = '1.2';
const CACHE_MS = 3_600_000;

/** When a list was fetched, in ms since 1970, and with which cache version. */
export interface Fetched {
  at: number;
  version: string;
}

/** Whether a cached list may be shown without asking the server again. */
export const isFresh = ({ at, version }: Fetched, now: number): boolean =>
  version === CACHE_VERSION && now - at < CACHE_MS;
