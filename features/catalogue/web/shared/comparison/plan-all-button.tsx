import { use } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { CalendarIcon, CheckIcon } from '#platform/ui/display/icons.tsx';
import { CoursePlanContext, type PlannableOffering } from '../course-plan.ts';

/** Adds all compared courses to the plans of their terms; nothing if planning is not available. */
export function PlanAllButton({ courses }: { courses: readonly PlannableOffering[] }) {
  const plan = use(CoursePlanContext);
  // Two offerings of a course in one term are one course of its plan.
  const plannable = [
    ...new Map(
      courses.map((course) => [`${course.codes.toSorted().join()}@${course.term}`, course]),
    ).values(),
  ].filter(({ term }) => term !== '');
  if (!plan || plannable.length < 2) return null;
  const missing = plannable.filter((course) => !plan.isPlanned(course));
  const isDone = missing.length === 0;
  return (
    <Button
      size="small"
      icon={isDone ? <CheckIcon size={16} /> : <CalendarIcon size={16} />}
      // A disabled button would lose the focus.
      aria-disabled={isDone || undefined}
      onClick={() => {
        for (const course of missing) plan.toggle(course);
      }}
    >
      {isDone ? 'All in your plan' : 'Add all to plan'}
    </Button>
  );
}
