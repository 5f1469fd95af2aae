/**
 * The number after this one: the time in milliseconds, or one more where the clock has not moved on. What is deleted
 * and made again thereby never gets a number that a browser has seen.
 */
export const nextRevision = (last: number, now: Date): number => Math.max(last + 1, now.getTime());
