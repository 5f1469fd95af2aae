import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { CheckIcon } from '#platform/ui/display/icons.tsx';
import { CALENDAR_ROW_ICON, CHECK_ROW_ICON } from '#platform/ui/display/row-icons.tsx';
import { courseQuery } from '../../shared/course.queries.ts';
import { CoursePlanContext } from '../../shared/course-plan.ts';
import { DIALOG_ACTION, SHORT_WORD, WIDE_WORDS } from './dialog-action.ts';
import type { RowAction } from './row-action.ts';
import { rowToggle } from './row-toggle.tsx';
import type { CourseRef } from '../search-params.ts';

/** Whether the course is in the plan of its term; adds or removes it. */
export const usePlanAction = (): RowAction | null => {
  const plan = use(CoursePlanContext);
  return plan && { stateOf: (row) => (plan.isPlanned(row) ? 'on' : 'off'), act: plan.toggle };
};

export const planControl = rowToggle({
  verb: 'Plan',
  title: { off: 'Add to your plan', on: 'In your plan' },
  icon: { off: CALENDAR_ROW_ICON, on: CHECK_ROW_ICON },
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
      className={DIALOG_ACTION}
      icon={isPlanned ? <CheckIcon size={14} className="sm:hidden" /> : null}
      aria-pressed={isPlanned}
      disabled={record === undefined}
      onClick={() => record && plan.toggle(record)}
    >
      <span>
        <span className={WIDE_WORDS}>{isPlanned ? 'Remove from ' : 'Add to '}</span>
        <span className={SHORT_WORD}>plan</span>
      </span>
    </Button>
  );
}
