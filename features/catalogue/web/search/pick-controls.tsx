import { createContext, use } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import type { CourseRow } from '../../contract.ts';
import type { RowAction, RowControlProps } from './row-action.ts';
import { type CourseRef, isSameRef, MAX_PICKS, refOf } from './search-params.ts';

export interface Picks {
  picks: readonly CourseRef[];
  /** Adds a course to the comparison or removes it. */
  togglePick: (course: CourseRef) => void;
}

/** A context instead of props, so that a pick does not re-render the rows. */
export const PicksContext = createContext<Picks>({ picks: [], togglePick: () => undefined });

/** Whether a course is picked, and whether there is room to pick it. */
const stateOf = (picks: readonly CourseRef[], course: CourseRef) => {
  const isPicked = picks.some((pick) => isSameRef(pick, course));
  return { isPicked, isFull: !isPicked && picks.length >= MAX_PICKS };
};

/** Whether the course is in the comparison; adds it where there is room, or removes it. */
export const usePickAction = (): RowAction => {
  const { picks, togglePick } = use(PicksContext);
  // A class that is picked under another of its codes is picked.
  const pickOf = (row: CourseRow) =>
    picks.find(({ tag, classNumber }) => classNumber === row.class_number && row.codes.includes(tag));
  return {
    stateOf: (row) => (pickOf(row) ? 'on' : picks.length >= MAX_PICKS ? 'unavailable' : 'off'),
    act: (row) => togglePick(pickOf(row) ?? refOf(row)),
  };
};

/** As `Checkbox` of the kit, in fewer parts; on a card, which has no header, with a word beside it. */
export const pickControl = ({ row, state, act }: RowControlProps) => (
  <label className="-my-1 inline-flex min-h-8 items-center justify-center max-md:flex-row-reverse max-md:gap-1.5 max-md:after:text-12 max-md:after:text-ink-quiet max-md:after:content-['Compare'] touch:my-0 touch:min-h-11 touch:min-w-11 touch:pb-4">
    <input
      type="checkbox"
      aria-label={`Compare ${row.class_tag}, ${row.term}`}
      className="size-4.5 shrink-0 accent-accent"
      checked={state === 'on'}
      disabled={state === 'unavailable'}
      onChange={() => act(row)}
    />
  </label>
);

/** The same as a button, for the course dialog. */
export function PickButton({ course, isReady }: { course: CourseRef; isReady: boolean }) {
  const { picks, togglePick } = use(PicksContext);
  const { isPicked, isFull } = stateOf(picks, course);
  return (
    <Button
      look="quiet"
      aria-pressed={isPicked}
      disabled={!isReady || isFull}
      onClick={() => togglePick(course)}
    >
      {isPicked ? 'Remove from comparison' : 'Add to comparison'}
    </Button>
  );
}
