import { createContext, memo, use } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { Checkbox } from '#platform/ui/controls/checkbox.tsx';
import type { CourseRow } from '../../contract.ts';
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

/** Adds the course to the comparison; disabled if the comparison is full. */
export function PickBox({ row }: { row: CourseRow }) {
  const { picks, togglePick } = use(PicksContext);
  // A class that is picked under another of its codes is picked.
  const picked = picks.find(
    ({ tag, classNumber }) => classNumber === row.class_number && row.codes.includes(tag),
  );
  const tag = picked?.tag ?? row.class_tag;
  const isFull = picked === undefined && picks.length >= MAX_PICKS;
  return <Box row={row} tag={tag} isPicked={picked !== undefined} isFull={isFull} onPick={togglePick} />;
}

interface BoxProps {
  row: CourseRow;
  /** The code under which it is picked, or would be. */
  tag: string;
  isPicked: boolean;
  isFull: boolean;
  onPick: (course: CourseRef) => void;
}

const Box = memo(function Box({ row, tag, isPicked, isFull, onPick }: BoxProps) {
  return (
    <Checkbox
      hideLabel
      className="-my-1 justify-center"
      label={`Compare ${row.class_tag}, ${row.term}`}
      checked={isPicked}
      disabled={isFull}
      onChange={() => onPick({ ...refOf(row), tag })}
    />
  );
});

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
