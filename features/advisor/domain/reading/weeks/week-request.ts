import type { WeekAsk } from '../../week/week-tools.ts';
import type { Request } from '../request.ts';

/** @param total of courses in all, so that one found by its title takes a place of those left open */
export const weekAsked = (ask: WeekAsk, called: string[] = [], total: number | null = null): Request => ({
  kind: 'week',
  ask,
  called,
  ...(total === null ? {} : { total }),
});

/** When there may be class, as a change is judged within. */
export const boundsOf = ({
  free_days = [],
  starts_at_or_after,
  ends_at_or_before,
}: Partial<WeekAsk> = {}) => ({
  free_days,
  ...(starts_at_or_after === undefined ? {} : { starts_at_or_after }),
  ...(ends_at_or_before === undefined ? {} : { ends_at_or_before }),
});

export const without = (codes: readonly string[], out: readonly string[]): string[] =>
  codes.filter((code) => !out.includes(code));
