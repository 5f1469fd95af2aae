import { useEffect } from 'react';
import type { CoursePlan } from '#features/catalogue/web/shared/course-plan.ts';
import { useCoursePlan } from './use-course-plan.ts';

/** Tells what is planned, for screens that do not wait for this part. */
export function CoursePlanSource({ onPlan }: { onPlan: (plan: CoursePlan) => void }) {
  const plan = useCoursePlan();
  useEffect(() => onPlan(plan), [plan, onPlan]);
  return null;
}
