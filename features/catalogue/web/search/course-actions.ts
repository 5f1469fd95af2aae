import type { ComponentType } from 'react';
import type { CourseRow } from '../../contract.ts';
import { PlanDialogButton, PlanRowButton } from './plan-controls.tsx';
import { PickBox, PickButton } from './pick-controls.tsx';
import type { CourseRef } from './search-params.ts';

/** An action on a course, in the list and in its dialog. The controls read their state from a context or a query. */
export interface CourseAction {
  /** The header of its column, for screen readers only. */
  name: string;
  /** The column's grid track size. */
  width: string;
  /** Shown in table rows and on cards. */
  RowControl: ComponentType<{ row: CourseRow }>;
  /** Shown in the dialog's footer; `isReady` is false until the record has loaded. */
  DialogControl: ComponentType<{ course: CourseRef; isReady: boolean }>;
}

/** Opening a course is not listed: a click on the row opens it, or its name by keyboard. */
export const COURSE_ACTIONS: readonly CourseAction[] = [
  { name: 'Compare', width: '2.5rem', RowControl: PickBox, DialogControl: PickButton },
  { name: 'Plan', width: '2.5rem', RowControl: PlanRowButton, DialogControl: PlanDialogButton },
];
