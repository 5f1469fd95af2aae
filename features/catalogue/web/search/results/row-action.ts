import type { CourseRow } from '../../../contract.ts';

/** The state of an action for a course; unavailable if there is no room for one more. */
export type ActionState = 'off' | 'on' | 'unavailable';

/** An action in a list; read once for all rows. */
export interface RowAction {
  /** A row is rerendered only when this changes. */
  stateOf: (row: CourseRow) => ActionState;
  /** Does or undoes it. */
  act: (row: CourseRow) => void;
}

export interface RowControlProps {
  row: CourseRow;
  state: ActionState;
  act: (row: CourseRow) => void;
}
