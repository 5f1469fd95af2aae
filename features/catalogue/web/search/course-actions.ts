import type { ComponentType } from 'react';
import type { CourseRow } from '../../contract.ts';
import { PickBox, PickButton } from './pick-controls.tsx';
import type { CourseRef } from './search-params.ts';

/** Something to do with a course, from the list and from its dialog. What it has to know it reads from a context or a query. */
export interface CourseAction {
  /** Heads its column in the table; read, not shown. */
  name: string;
  /** The column's grid track. */
  width: string;
  /** In a row of the table and on a card. */
  RowControl: ComponentType<{ row: CourseRow }>;
  /** At the foot of the dialog; not ready while the record is on its way. */
  DialogControl: ComponentType<{ course: CourseRef; isReady: boolean }>;
}

/** Opening a course is none of them: the row itself does that, and the course's name for the keyboard. */
export const COURSE_ACTIONS: readonly CourseAction[] = [
  { name: 'Compare', width: '2.5rem', RowControl: PickBox, DialogControl: PickButton },
];
