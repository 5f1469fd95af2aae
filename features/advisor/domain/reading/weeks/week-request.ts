import type { WeekAsk } from '../../week/week-tools.ts';
import type { WeekSaid } from '../context.ts';
import type { Request } from '../request.ts';

/** @param total number of all courses: one found by title takes an open place */
export const weekAsked = (
  ask: WeekAsk,
  called: string[] = [],
  total: number | null = null,
): Extract<Request, { kind: 'week' }> => ({
  kind: 'week',
  ask,
  called,
  ...(total === null ? {} : { total }),
});

/** The bounds that a change must stay within. */
export const boundsOf = ({
  free_days = [],
  keep_free = [],
  starts_at_or_after,
  ends_at_or_before,
}: Partial<WeekAsk> = {}) => ({
  free_days,
  ...(keep_free.length === 0 ? {} : { keep_free }),
  ...(starts_at_or_after === undefined ? {} : { starts_at_or_after }),
  ...(ends_at_or_before === undefined ? {} : { ends_at_or_before }),
});

export const without = (codes: readonly string[], out: readonly string[]): string[] =>
  codes.filter((code) => !out.includes(code));

/** The courses that a change starts from; null: those of the plan, of which no week was shown yet. */
export const heldBefore = (week: WeekSaid | null): readonly string[] | null =>
  week === null || (week.asked.from_plan && week.codes.length === 0) ? null : week.codes;
