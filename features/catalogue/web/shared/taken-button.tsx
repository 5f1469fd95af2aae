import { use } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { CheckIcon } from '#platform/ui/display/icons.tsx';
import { type TakeableCourse, TakenCoursesContext } from './taken-courses.ts';

/** Marks a card's course as taken in the profile, or takes it out again; nothing where that is not available. */
export function TakenButton({ course }: { course: TakeableCourse }) {
  const taken = use(TakenCoursesContext);
  if (!taken) return null;
  const isTaken = taken.isTaken(course);
  return (
    <Button
      size="small"
      aria-pressed={isTaken}
      disabled={!taken.isKnown}
      icon={isTaken ? <CheckIcon size={16} /> : undefined}
      onClick={() => taken.toggle(course)}
    >
      {isTaken ? 'Taken' : 'Mark as taken'}
      <span className="sr-only">{`: ${course.class_tag}`}</span>
    </Button>
  );
}
