import type { ComponentType, ReactElement } from 'react';
import { CalendarIcon, CompareIcon, type IconProps, SaveIcon } from '#platform/ui/display/icons.tsx';
import { planControl, PlanDialogButton, usePlanAction } from './plan-controls.tsx';
import { PickButton, pickControl, usePickAction } from './pick-controls.tsx';
import { saveControl, SaveDialogButton, useSaveAction } from './save-controls.tsx';
import type { RowAction, RowControlProps } from './row-action.ts';
import type { CourseRef } from './search-params.ts';

/** An action on a course, in the list and in its dialog. */
export interface CourseAction {
  /** The header of its column, which shows the icon. */
  name: string;
  Icon: ComponentType<IconProps>;
  /** The column's grid track size. */
  width: string;
  /** How it stands with the rows of a list, from a context or a query; null where it cannot be done at all. */
  useRowAction: () => RowAction | null;
  /** In table rows and on cards. Called, not mounted, since each row has one: elements without hooks, as few as will do. */
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
