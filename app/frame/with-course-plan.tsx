import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { CoursePlan } from '#features/catalogue/web/shared/course-plan.ts';

type Source = ComponentType<{ onPlan: (plan: CoursePlan) => void }>;

const CoursePlanSource = lazy(async (): Promise<{ default: Source }> => {
  try {
    return {
      default: (await import('#features/planning/web/shared/course-plan-source.tsx')).CoursePlanSource,
    };
  } catch {
    // The screen is useful without it: only its planning buttons are missing.
    return { default: () => null };
  }
});

/**
 * Renders a screen with the student's planned courses; null until that part has loaded, for which the screen does not
 * wait.
 */
export function WithCoursePlan({ children }: { children: (plan: CoursePlan | null) => ReactNode }) {
  const [plan, setPlan] = useState<CoursePlan | null>(null);
  return (
    <>
      {children(plan)}
      <Suspense>
        <CoursePlanSource onPlan={setPlan} />
      </Suspense>
    </>
  );
}
