import { useQuery } from '@tanstack/react-query';
import { memo, use } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { CalendarIcon, CheckIcon } from '#platform/ui/display/icons.tsx';
import { classNames } from '#platform/ui/styles/class-names.ts';
import type { CourseRow } from '../../contract.ts';
import { courseQuery } from '../shared/course.queries.ts';
import { CoursePlanContext, type PlannableOffering } from '../shared/course-plan.ts';
import type { CourseRef } from './search-params.ts';

/** Puts the course into the plan of its term, or takes it out. */
export function PlanRowButton({ row }: { row: CourseRow }) {
  const plan = use(CoursePlanContext);
  return plan ? <Toggle row={row} isPlanned={plan.isPlanned(row)} onToggle={plan.toggle} /> : null;
}

interface ToggleProps {
  row: CourseRow;
  isPlanned: boolean;
  onToggle: (offering: PlannableOffering) => void;
}

const Toggle = memo(function Toggle({ row, isPlanned, onToggle }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isPlanned}
      aria-label={`Plan ${row.class_tag}, ${row.term}`}
      title={isPlanned ? 'In your plan' : 'Add to your plan'}
      onClick={() => onToggle(row)}
      className={classNames(
        'inline-flex size-8 items-center justify-center rounded-md transition-colors touch:size-11',
        isPlanned ? 'bg-accent text-accent-ink' : 'text-ink-quiet hover:bg-wash hover:text-ink',
      )}
    >
      {isPlanned ? <CheckIcon size={16} /> : <CalendarIcon size={16} />}
    </button>
  );
});

/** The same as a button, for the course dialog. */
export function PlanDialogButton({ course, isReady }: { course: CourseRef; isReady: boolean }) {
  const plan = use(CoursePlanContext);
  const { data } = useQuery({ ...courseQuery(course.tag), enabled: isReady && plan !== null });
  const record =
    data?.offerings.find(({ class_number }) => class_number === course.classNumber) ?? data?.course;
  if (!plan) return null;
  const isPlanned = record !== undefined && plan.isPlanned(record);
  return (
    <Button
      look="quiet"
      aria-pressed={isPlanned}
      disabled={record === undefined}
      onClick={() => record && plan.toggle(record)}
    >
      {isPlanned ? 'Remove from plan' : 'Add to plan'}
    </Button>
  );
}
