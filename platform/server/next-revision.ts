/**
 * The next revision: the time in milliseconds, or one more than the last if the clock has not advanced. So something
 * deleted and recreated never gets a number that a browser has seen.
 */
export const nextRevision = (last: number, now: Date): number => Math.max(last + 1, now.getTime());
