import type { ComponentType, ReactElement } from 'react';
import type { IconProps } from '#platform/ui/display/draw-icon.tsx';
import { CalendarIcon, CompareIcon, SaveIcon } from '#platform/ui/display/icons.tsx';
import { planControl, PlanDialogButton, usePlanAction } from './plan-controls.tsx';
import { PickButton, pickControl, usePickAction } from './pick-controls.tsx';
import { saveControl, SaveDialogButton, useSaveAction } from './save-controls.tsx';
import type { RowAction, RowControlProps } from './row-action.ts';
import type { CourseRef } from '../search-params.ts';

/** An action on a course, in the list and in its dialog. */
export interface CourseAction {
  /** Label of its column header, which shows the icon. */
  name: string;
  Icon: ComponentType<IconProps>;
  /** The column's grid track size. */
  width: string;
  /** Reads the action's state for the rows of a list, from a context or a query; null if the action is not available. */
  useRowAction: () => RowAction | null;
  /**
   * Rendered in table rows and on cards. A plain function, not a component, since each row has one: no hooks, and as
   * few elements as possible.
   */
  rowControl: (props: RowControlProps) => ReactElement;
  /** Shown in the dialog's footer; `isReady` is false until the record has loaded. */
  DialogControl: ComponentType<{ course: CourseRef; isReady: boolean }>;
}

/** Opening a course is not listed: a click on the row opens it, or its name by keyboard. */
export const COURSE_ACTIONS: readonly CourseAction[] = [
  {
    name: 'Compare',
    Icon: CompareIcon,
    width: '2.5rem',
    useRowAction: usePickAction,
    rowControl: pickControl,
    DialogControl: PickButton,
  },
  {
    name: 'Plan',
    Icon: CalendarIcon,
    width: '2.5rem',
    useRowAction: usePlanAction,
    rowControl: planControl,
    DialogControl: PlanDialogButton,
  },
  {
    name: 'Save',
    Icon: SaveIcon,
    width: '2.5rem',
    useRowAction: useSaveAction,
    rowControl: saveControl,
    DialogControl: SaveDialogButton,
  },
];
