import { useEffect } from 'react';
import type { CoursePlan } from '#features/catalogue/web/shared/course-plan.ts';
import { useCoursePlan } from './use-course-plan.ts';

/** Provides the planned courses to screens, loaded lazily so that they do not wait for it. */
export function CoursePlanSource({ onPlan }: { onPlan: (plan: CoursePlan) => void }) {
  const plan = useCoursePlan();
  useEffect(() => onPlan(plan), [plan, onPlan]);
  return null;
}
