/** Logs a handled failure to the browser's console. */
export const logFailure = (what: string, error: unknown): void => {
  // oxlint-disable-next-line no-console -- the console is a browser's log, and the only one
  console.error(`${what}:`, error instanceof Error ? error.message : error);
};
