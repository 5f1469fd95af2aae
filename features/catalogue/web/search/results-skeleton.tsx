import { Skeleton } from '#platform/ui/display/skeleton.tsx';
import { Cell, Row } from '#platform/ui/display/table.tsx';
import { ResultsFrame } from './results-table.tsx';

const SKELETON_ROWS = 10;
const WIDTHS = ['w-3/4', 'w-1/2', 'w-2/3', 'w-5/6', 'w-3/5'];
const ROWS = Array.from({ length: SKELETON_ROWS }, (_, index) => ({
  name: `row ${index}`,
  width: WIDTHS[index % WIDTHS.length],
}));

/** The shape of the results while the first of them are on their way. */
export function ResultsSkeleton({ isTable }: { isTable: boolean }) {
  return (
    <div aria-busy="true">
      <span className="sr-only">Loading courses</span>
      {isTable ? (
        <ResultsFrame>
          {ROWS.map(({ name, width }) => (
            <Row key={name}>
              <Cell />
              <Cell>
                <Skeleton className="h-4 w-24" />
                <Skeleton className={`mt-1.5 h-4 ${width}`} />
              </Cell>
              {['instructors', 'term', 'schedule', 'figures'].map((column) => (
                <Cell key={column}>
                  <Skeleton className={`h-4 ${width}`} />
                </Cell>
              ))}
            </Row>
          ))}
        </ResultsFrame>
      ) : (
        <ul className="grid gap-3">
          {ROWS.map(({ name, width }) => (
            <li key={name} className="grid gap-2 rounded-lg border border-line bg-surface px-4 py-3">
              <Skeleton className="h-4 w-24" />
              <Skeleton className={`h-5 ${width}`} />
              <Skeleton className="h-4 w-1/2" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
