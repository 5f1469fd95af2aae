import { use } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { CalendarIcon, CheckIcon } from '#platform/ui/display/icons.tsx';
import { CoursePlanContext, type PlannableOffering } from './course-plan.ts';

export interface PlanCardButtonProps {
  /** Undefined while loading. */
  course: PlannableOffering | undefined;
  /** The course is offered in other terms too, so the button names its own. */
  isOfSeveral?: boolean;
}

/** Adds a card's course to the plan of its term, or removes it; nothing if planning is not available. */
export function PlanCardButton({ course, isOfSeveral = false }: PlanCardButtonProps) {
  const plan = use(CoursePlanContext);
  if (!plan || course?.term === '') return null;
  const isPlanned = course !== undefined && plan.isPlanned(course);
  return (
    <Button
      size="small"
      aria-pressed={isPlanned}
      disabled={course === undefined}
      icon={isPlanned ? <CheckIcon size={16} /> : <CalendarIcon size={16} />}
      onClick={() => course && plan.toggle(course)}
    >
      {isPlanned ? 'In your plan' : 'Add to plan'}
      {course && isOfSeveral ? ` for ${course.term}` : null}
      {course ? <span className="sr-only">{`: ${course.class_tag}`}</span> : null}
    </Button>
  );
}
