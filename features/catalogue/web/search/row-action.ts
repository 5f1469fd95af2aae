import type { CourseRow } from '../../contract.ts';

/** How an action stands with a course; unavailable where there is no room for one more. */
export type ActionState = 'off' | 'on' | 'unavailable';

/** An action in a list, read once for all its rows. */
export interface RowAction {
  /** A row is drawn anew only when this changes. */
  stateOf: (row: CourseRow) => ActionState;
  /** Does it, or takes it back. */
  act: (row: CourseRow) => void;
}

export interface RowControlProps {
  row: CourseRow;
  state: ActionState;
  act: (row: CourseRow) => void;
}
