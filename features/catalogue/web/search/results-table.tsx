import { memo, type MouseEvent } from 'react';
import { Cell, HeadCell, Row, Table, TableHead } from '#platform/ui/table.tsx';
import type { SearchHit } from '../../domain/search/search-index.ts';
import { Highlight } from './highlight.tsx';
import { Figures, Instructors, keyOf, PickBox, refOf, type ResultsProps, Schedule } from './result-parts.tsx';

/** The results on a wide screen. A click anywhere on a row opens the course; the keyboard uses its name. */
export function ResultsTable({ hits, ...rest }: ResultsProps) {
  return (
    <ResultsFrame>
      {hits.map((hit) => (
        <ResultRow key={keyOf(hit)} hit={hit} {...rest} />
      ))}
    </ResultsFrame>
  );
}

/** Head and columns, also of the skeleton. */
export function ResultsFrame({ children }: { children: React.ReactNode }) {
  return (
    <Table caption="Courses" className="table-fixed">
      <TableHead>
        <HeadCell className="w-10 px-0!">
          <span className="sr-only">Compare</span>
        </HeadCell>
        <HeadCell className="w-[34%]">Course</HeadCell>
        <HeadCell className="w-[18%]">Instructors</HeadCell>
        <HeadCell className="w-28">Term</HeadCell>
        <HeadCell>Schedule</HeadCell>
        <HeadCell className="w-[17%]">{'Workload & Rating'}</HeadCell>
      </TableHead>
      <tbody>{children}</tbody>
    </Table>
  );
}

type RowProps = Omit<ResultsProps, 'hits'> & { hit: SearchHit };

const ResultRow = memo(function ResultRow({ hit, query, picks, onOpen, onPick }: RowProps) {
  const { row, words } = hit;
  const openByClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (target.closest('label, button, a') === null && !window.getSelection()?.toString()) onOpen(refOf(row));
  };
  return (
    <Row clickable onClick={openByClick}>
      <Cell className="px-0!">
        <PickBox row={row} picks={picks} onPick={onPick} />
      </Cell>
      <Cell>
        <button type="button" onClick={() => onOpen(refOf(row))} className="text-left">
          <span data-figures className="block font-medium">
            <Highlight text={row.class_tag} query={query} words={words} />
          </span>
          <Highlight text={row.class_name} query={query} words={words} />
        </button>
      </Cell>
      <Cell>
        <Instructors hit={hit} query={query} />
      </Cell>
      <Cell>{row.term}</Cell>
      <Cell>
        <Schedule hit={hit} query={query} />
      </Cell>
      <Cell>
        <Figures row={row} />
      </Cell>
    </Row>
  );
});
