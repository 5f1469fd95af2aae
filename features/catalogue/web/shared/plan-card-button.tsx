import { use } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { CalendarIcon, CheckIcon } from '#platform/ui/display/icons.tsx';
import { CoursePlanContext, type PlannableOffering } from './course-plan.ts';

export interface PlanCardButtonProps {
  course: PlannableOffering;
  /** The course is offered in other terms too, so the button names its own. */
  isOfSeveral?: boolean;
}

/** Adds a card's course to the plan of its term, or removes it; nothing if planning is not available. */
export function PlanCardButton({ course, isOfSeveral = false }: PlanCardButtonProps) {
  const plan = use(CoursePlanContext);
  if (!plan || course.term === '') return null;
  const isPlanned = plan.isPlanned(course);
  return (
    <Button
      size="small"
      aria-pressed={isPlanned}
      icon={isPlanned ? <CheckIcon size={16} /> : <CalendarIcon size={16} />}
      onClick={() => plan.toggle(course)}
    >
      {isPlanned ? 'In your plan' : 'Add to plan'}
      {isOfSeveral ? ` for ${course.term}` : null}
      <span className="sr-only">{`: ${course.class_tag}`}</span>
    </Button>
  );
}
