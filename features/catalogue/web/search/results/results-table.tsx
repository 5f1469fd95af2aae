/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- as in
   `table.tsx`; a row here is a version of it with fewer elements */
import { memo, type MouseEvent, type ReactNode, useMemo } from 'react';
import { Skeleton } from '#platform/ui/display/skeleton.tsx';
import { Cell, HeadCell, Row, Table, TableHead } from '#platform/ui/display/table.tsx';
import { columnsFor } from './columns-for.ts';
import { COURSE_ACTIONS } from './course-actions.ts';
import { type CourseColumn, type ResultProps, type ResultsProps } from './course-columns.tsx';
import { RowSections } from './row-sections.tsx';
import { refOf } from '../search-params.ts';
import { useExpansion } from '../use-expansion.ts';
import { heightOf, useRenderedHits } from './use-rendered-hits.ts';
import { rowControls, type RowActions, useRowActions } from './use-row-actions.ts';

type Columns = readonly CourseColumn[];

/** The results on a wide screen. A click anywhere on a row opens the course; the keyboard uses its name. */
export function ResultsTable({ answer, onOpen, rated }: ResultsProps) {
  const hits = useRenderedHits(answer);
  const columns = useMemo(() => columnsFor(rated), [rated]);
  const actions = useRowActions();
  return (
    <div className={heightOf(hits, answer)}>
      <ResultsFrame columns={columns}>
        {hits.map((each, place) => (
          // A position keeps its row element and only its content changes: replacing fifty rows costs twice as much.
          <ResultRow
            key={place}
            {...each}
            onOpen={onOpen}
            columns={columns}
            states={actions.statesOf(each.hit.row)}
            acts={actions.acts}
          />
        ))}
      </ResultsFrame>
    </div>
  );
}

/** Head and columns, also of the skeleton. */
export function ResultsFrame({ columns, children }: { columns: Columns; children: ReactNode }) {
  return (
    <Table caption="Courses" columns={[...COURSE_ACTIONS, ...columns].map(({ width }) => width).join(' ')}>
      <TableHead>
        {COURSE_ACTIONS.map(({ name, Icon }) => (
          <HeadCell key={name} className="px-0! py-1! text-center!">
            <span title={name} className="inline-flex align-middle">
              <Icon size={14} />
              <span className="sr-only">{name}</span>
            </span>
          </HeadCell>
        ))}
        {columns.map(({ name }) => (
          <HeadCell key={name} className="py-1!">
            {name}
          </HeadCell>
        ))}
      </TableHead>
      <tbody>{children}</tbody>
    </Table>
  );
}

interface RowProps extends ResultProps, Pick<RowActions, 'acts'> {
  columns: Columns;
  /** The states of the actions for this row. */
  states: string;
}

const CELL = 'px-3 py-0.5 align-top';

const ResultRow = memo(function ResultRow({ columns, states, acts, ...result }: RowProps) {
  const { row } = result.hit;
  const expansion = useExpansion(row);
  const openByClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (target.closest('label, button, a') === null && !window.getSelection()?.toString())
      result.onOpen(refOf(row));
  };
  return (
    <>
      <Row
        clickable
        onClick={openByClick}
        className="skip-unseen leading-5 [--icon-top:0.375rem] [--unseen-height:2.9rem]"
      >
        {rowControls(row, states, acts).map(({ name, control }) => (
          <td key={name} role="cell" className="px-1 align-top">
            {control}
          </td>
        ))}
        {columns.map(({ name, onCard, content }) =>
          onCard === 'lead' ? (
            <th key={name} scope="row" role="rowheader" className={`${CELL} text-left font-normal`}>
              {content({ ...result, expansion })}
            </th>
          ) : (
            <td key={name} role="cell" className={CELL}>
              {content({ ...result, expansion })}
            </td>
          ),
        )}
      </Row>
      {expansion.isExpanded ? (
        <Row className="bg-surface">
          <Cell
            id={expansion.sectionsId}
            colSpan={COURSE_ACTIONS.length + columns.length}
            className="col-span-full py-3! pl-13!"
          >
            <RowSections row={row} />
          </Cell>
        </Row>
      ) : null}
    </>
  );
});

/** Placeholder of one row. */
export function RowSkeleton({ width, columns }: { width: string; columns: Columns }) {
  return (
    <Row>
      {COURSE_ACTIONS.map(({ name }) => (
        <Cell key={name} />
      ))}
      {columns.map(({ name, onCard }) => (
        <Cell key={name}>
          {onCard === 'lead' ? <Skeleton className="mb-1.5 h-4 w-24" /> : null}
          <Skeleton className={`h-4 ${width}`} />
        </Cell>
      ))}
    </Row>
  );
}
