import type { WeekCard } from '../../week.contract.ts';

/**
 * A proposed week as others may see it: what the catalogue says. Not in it: the student's plan and own hours, and reasons, which tell
 * of their programme and interests.
 */
export const publicWeek = ({ term, courses, totals }: WeekCard): WeekCard => ({
  term,
  courses: courses.map((course) => ({ ...course, why: '' })),
  totals,
  rests_on: [],
  plan: null,
  kept_free: [],
});
