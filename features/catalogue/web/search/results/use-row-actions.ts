import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import type { CourseRow } from '../../../contract.ts';
import { COURSE_ACTIONS } from './course-actions.ts';
import type { ActionState } from './row-action.ts';

/** The actions of a list, read once for all its rows. */
export interface RowActions {
  /** The states of all actions for a row as one text: a row is rerendered when it changes. */
  statesOf: (row: CourseRow) => string;
  /** What each action does; stable functions. */
  acts: readonly ((row: CourseRow) => void)[];
}

/** The states of the actions, and what they do. */
export const useRowActions = (): RowActions => {
  // oxlint-disable-next-line react/rules-of-hooks -- the list is a constant, so the hooks are the same ones each time
  const actions = COURSE_ACTIONS.map(({ useRowAction }) => useRowAction());
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [acts] = useState(() =>
    COURSE_ACTIONS.map((_, index) => (row: CourseRow) => latest.current[index]?.act(row)),
  );
  return { statesOf: (row) => actions.map((action) => action?.stateOf(row) ?? '').join(), acts };
};

/** The controls of a row, in the order of the actions; null for one that is not available. */
export const rowControls = (
  row: CourseRow,
  states: string,
  acts: RowActions['acts'],
): { name: string; control: ReactElement | null }[] => {
  const each = states.split(',');
  return COURSE_ACTIONS.map(({ name, rowControl }, index) => {
    const state = each[index] as ActionState | '';
    const act = acts[index];
    return { name, control: state && act ? rowControl({ row, state, act }) : null };
  });
};
