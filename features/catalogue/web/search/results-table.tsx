import { memo, type MouseEvent } from 'react';
import { Cell, HeadCell, Row, Table, TableHead } from '#platform/ui/display/table.tsx';
import { Highlight } from './highlight.tsx';
import {
  Figures,
  Instructors,
  PickBox,
  pickStateOf,
  refOf,
  type ResultProps,
  type ResultsProps,
  Schedule,
} from './result-parts.tsx';
import { useRenderedHits } from './use-rendered-hits.ts';

/** The results on a wide screen. A click anywhere on a row opens the course; the keyboard uses its name. */
export function ResultsTable({ answer, picks, ...rest }: ResultsProps) {
  const hits = useRenderedHits(answer);
  return (
    <ResultsFrame>
      {hits.map((each, place) => (
        // A place keeps its row and changes what stands in it: to take out fifty rows and put in fifty others costs twice as much.
        <ResultRow key={place} {...each} {...pickStateOf(each.hit, picks)} {...rest} />
      ))}
    </ResultsFrame>
  );
}

/** Head and columns, also of the skeleton. */
export function ResultsFrame({ children }: { children: React.ReactNode }) {
  return (
    <Table
      caption="Courses"
      columns="2.5rem minmax(0, 1.9fr) minmax(0, 1fr) 7rem minmax(0, 1.3fr) minmax(0, 1fr)"
    >
      <TableHead>
        <HeadCell className="px-0!">
          <span className="sr-only">Compare</span>
        </HeadCell>
        <HeadCell>Course</HeadCell>
        <HeadCell>Instructors</HeadCell>
        <HeadCell>Term</HeadCell>
        <HeadCell>Schedule</HeadCell>
        <HeadCell>{'Workload & Rating'}</HeadCell>
      </TableHead>
      <tbody>{children}</tbody>
    </Table>
  );
}

const ResultRow = memo(function ResultRow({ hit, query, onOpen, ...pick }: ResultProps) {
  const { row, words } = hit;
  const openByClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (target.closest('label, button, a') === null && !window.getSelection()?.toString()) onOpen(refOf(row));
  };
  return (
    <Row clickable onClick={openByClick} className="skip-unseen [--unseen-height:3.6rem]">
      <Cell className="px-1!">
        <PickBox hit={hit} {...pick} />
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
