import { createContext, use } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { CheckIcon } from '#platform/ui/display/icons.tsx';
import { COMPARE_ROW_ICON } from '#platform/ui/display/row-icons.tsx';
import type { CourseRow } from '../../../contract.ts';
import { MAX_COMPARED } from '../../../domain/comparison-limits.ts';
import type { RowAction, RowControlProps } from './row-action.ts';
import { DIALOG_ACTION, SHORT_WORD, WIDE_WORDS } from './dialog-action.ts';
import { CONTROL_BOX, ICON_GROUND } from './row-toggle.tsx';
import { type CourseRef, isSameRef, refOf } from '../search-params.ts';

export interface Picks {
  picks: readonly CourseRef[];
  /** Adds a course to the comparison or removes it. */
  togglePick: (course: CourseRef) => void;
}

/**
 * A context instead of props, so that a pick does not re-render the rows. Null where courses are not picked, as in the
 * dialog over another screen.
 */
export const PicksContext = createContext<Picks | null>({ picks: [], togglePick: () => undefined });

/** Whether a course is picked, and whether there is room to pick it. */
const stateOf = (picks: readonly CourseRef[], course: CourseRef) => {
  const isPicked = picks.some((pick) => isSameRef(pick, course));
  return { isPicked, isFull: !isPicked && picks.length >= MAX_COMPARED };
};

/** Announced when a course is picked or no longer picked: the bar is behind all rows of the list. */
export const pickWords = (picks: readonly CourseRef[], course: CourseRef): string => {
  const isPicked = picks.some((pick) => isSameRef(pick, course));
  const count = picks.length + (isPicked ? -1 : 1);
  if (count === 0) return 'No course is picked to compare.';
  return count === 1
    ? '1 course picked. Pick another course to compare it with.'
    : `${count} courses picked. The key c compares them.`;
};

/** Whether the course is in the comparison; adds it if there is room, or removes it. */
export const usePickAction = (): RowAction | null => {
  const context = use(PicksContext);
  if (!context) return null;
  const { picks, togglePick } = context;
  // A class picked under another of its codes counts as picked.
  const pickOf = (row: CourseRow) =>
    picks.find(({ tag, classNumber }) => classNumber === row.class_number && row.codes.includes(tag));
  return {
    stateOf: (row) => (pickOf(row) ? 'on' : picks.length >= MAX_COMPARED ? 'unavailable' : 'off'),
    act: (row) => togglePick(pickOf(row) ?? refOf(row)),
  };
};

/**
 * Like the kit's `Checkbox`, with fewer elements. On a card, which has no header, the box is the icon of the table's
 * column header.
 */
const PICK = `${CONTROL_BOX} text-ink-quiet has-checked:max-lg:text-accent-ink has-checked:max-lg:before:block before:hidden ${ICON_GROUND} has-disabled:opacity-40`;
const BOX =
  'size-4 shrink-0 accent-accent max-lg:absolute max-lg:inset-0 max-lg:size-full max-lg:appearance-none max-lg:rounded-md';

export const pickControl = ({ row, state, act }: RowControlProps) => (
  <label className={PICK}>
    <input
      type="checkbox"
      aria-label={`Compare ${row.class_tag}, ${row.term}`}
      className={BOX}
      checked={state === 'on'}
      disabled={state === 'unavailable'}
      onChange={() => act(row)}
    />
    <span className="lg:hidden">{COMPARE_ROW_ICON}</span>
  </label>
);

/** The same as a button, for the course dialog. */
export function PickButton({ course, isReady }: { course: CourseRef; isReady: boolean }) {
  const context = use(PicksContext);
  if (!context) return null;
  const { picks, togglePick } = context;
  const { isPicked, isFull } = stateOf(picks, course);
  return (
    <Button
      look="quiet"
      className={DIALOG_ACTION}
      icon={isPicked ? <CheckIcon size={14} className="sm:hidden" /> : null}
      aria-pressed={isPicked}
      disabled={!isReady || isFull}
      onClick={() => togglePick(course)}
    >
      <span>
        <span className={WIDE_WORDS}>{isPicked ? 'Remove from ' : 'Add to '}</span>
        <span className={SHORT_WORD}>comparison</span>
      </span>
    </Button>
  );
}
