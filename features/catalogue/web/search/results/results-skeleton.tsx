import { columnsFor } from './columns-for.ts';
import { CardSkeleton } from './results-cards.tsx';
import { ResultsFrame, RowSkeleton } from './results-table.tsx';

const SKELETON_ROWS = 10;
const WIDTHS = ['w-3/4', 'w-1/2', 'w-2/3', 'w-5/6', 'w-3/5'] as const;
const ROWS = Array.from({ length: SKELETON_ROWS }, (_, index) => ({
  name: `row ${index}`,
  width: WIDTHS[index % WIDTHS.length] ?? WIDTHS[0],
}));

/** A skeleton of the results while the first of them are loading. */
export function ResultsSkeleton({ isTable }: { isTable: boolean }) {
  const columns = columnsFor();
  return (
    // As high as a screen: what follows it must not appear and then be pushed away by the rows.
    <div aria-busy="true" className="min-h-dvh">
      <span className="sr-only">Loading courses</span>
      {isTable ? (
        <ResultsFrame columns={columns}>
          {ROWS.map(({ name, width }) => (
            <RowSkeleton key={name} width={width} columns={columns} />
          ))}
        </ResultsFrame>
      ) : (
        <ul className="grid gap-2 md:grid-cols-2">
          {ROWS.map(({ name, width }) => (
            <CardSkeleton key={name} width={width} columns={columns} />
          ))}
        </ul>
      )}
    </div>
  );
}
