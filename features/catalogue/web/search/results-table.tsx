import { memo, type MouseEvent, type ReactNode } from 'react';
import { Skeleton } from '#platform/ui/display/skeleton.tsx';
import { Cell, HeadCell, Row, Table, TableHead } from '#platform/ui/display/table.tsx';
import { COURSE_ACTIONS } from './course-actions.ts';
import { COURSE_COLUMNS, type ResultProps, type ResultsProps } from './course-columns.tsx';
import { refOf } from './search-params.ts';
import { useRenderedHits } from './use-rendered-hits.ts';

const TRACKS = [...COURSE_ACTIONS, ...COURSE_COLUMNS].map(({ width }) => width).join(' ');

/** The results on a wide screen. A click anywhere on a row opens the course; the keyboard uses its name. */
export function ResultsTable({ answer, onOpen }: ResultsProps) {
  const hits = useRenderedHits(answer);
  return (
    <ResultsFrame>
      {hits.map((each, place) => (
        // A place keeps its row and changes what stands in it: to take out fifty rows and put in fifty others costs twice as much.
        <ResultRow key={place} {...each} onOpen={onOpen} />
      ))}
    </ResultsFrame>
  );
}

/** Head and columns, also of the skeleton. */
export function ResultsFrame({ children }: { children: ReactNode }) {
  return (
    <Table caption="Courses" columns={TRACKS}>
      <TableHead>
        {COURSE_ACTIONS.map(({ name }) => (
          <HeadCell key={name} className="px-0!">
            <span className="sr-only">{name}</span>
          </HeadCell>
        ))}
        {COURSE_COLUMNS.map(({ name }) => (
          <HeadCell key={name}>{name}</HeadCell>
        ))}
      </TableHead>
      <tbody>{children}</tbody>
    </Table>
  );
}

const ResultRow = memo(function ResultRow(result: ResultProps) {
  const { row } = result.hit;
  const openByClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (target.closest('label, button, a') === null && !window.getSelection()?.toString())
      result.onOpen(refOf(row));
  };
  return (
    <Row clickable onClick={openByClick} className="skip-unseen [--unseen-height:3.6rem]">
      {COURSE_ACTIONS.map(({ name, RowControl }) => (
        <Cell key={name} className="px-1!">
          <RowControl row={row} />
        </Cell>
      ))}
      {COURSE_COLUMNS.map(({ name, Content }) => (
        <Cell key={name}>
          <Content {...result} />
        </Cell>
      ))}
    </Row>
  );
});

/** Placeholder of one row. */
export function RowSkeleton({ width }: { width: string }) {
  return (
    <Row>
      {COURSE_ACTIONS.map(({ name }) => (
        <Cell key={name} />
      ))}
      {COURSE_COLUMNS.map(({ name, onCard }) => (
        <Cell key={name}>
          {onCard === 'lead' ? <Skeleton className="mb-1.5 h-4 w-24" /> : null}
          <Skeleton className={`h-4 ${width}`} />
        </Cell>
      ))}
    </Row>
  );
}
