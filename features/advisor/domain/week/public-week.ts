import type { WeekCard } from '../../week.contract.ts';

/**
 * A proposed week as others may see it: catalogue data only. Excludes the student's plan and own hours, and reasons,
 * which reveal their programme and interests.
 */
export const publicWeek = ({ term, courses, totals }: WeekCard): WeekCard => ({
  term,
  courses: courses.map((course) => ({ ...course, why: '' })),
  totals,
  rests_on: [],
  plan: null,
  kept_free: [],
});
