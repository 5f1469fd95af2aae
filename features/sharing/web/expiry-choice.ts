import { DAY_MS } from '#platform/contract/durations.ts';

export const EXPIRIES = ['never', 'day', 'week', 'month', 'quarter'] as const;
export type Expiry = (typeof EXPIRIES)[number];

export const EXPIRY_NAMES: Record<Expiry, string> = {
  never: 'Never',
  day: 'After a day',
  week: 'After a week',
  month: 'After 30 days',
  quarter: 'After 90 days',
};

const DAYS: Record<Exclude<Expiry, 'never'>, number> = { day: 1, week: 7, month: 30, quarter: 90 };

/** Expiry of a link created now; null: never. */
export const expiresAt = (expiry: Expiry, now: Date = new Date()): string | null =>
  expiry === 'never' ? null : new Date(now.getTime() + DAYS[expiry] * DAY_MS).toISOString();
