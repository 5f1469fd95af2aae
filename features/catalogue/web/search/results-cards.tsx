import { Fragment, memo, useMemo } from 'react';
import { Badge } from '#platform/ui/display/badge.tsx';
import { Skeleton } from '#platform/ui/display/skeleton.tsx';
import { sectionsOf } from '../../domain/search/course-row.ts';
import { columnsFor } from './columns-for.ts';
import { type CourseColumn, type ResultProps, type ResultsProps } from './course-columns.tsx';
import { highlighted } from './highlight.tsx';
import { otherCodes } from './other-codes.tsx';
import { foundNumber, RowSections, sectionsButton } from './row-sections.tsx';
import { refOf } from './search-params.ts';
import { fitReasons, takenMark } from './student-marks.tsx';
import { topicReason } from './topic-reason.tsx';
import { useExpansion } from './use-expansion.ts';
import { useRenderedHits } from './use-rendered-hits.ts';
import { rowControls, type RowActions, useRowActions } from './use-row-actions.ts';

/** A phone shows five or six. */
const AT_ONCE = 8;

/** The results on a phone: the table's facts, one course under the other. */
export function ResultsCards({ answer, onOpen, rated }: ResultsProps) {
  const hits = useRenderedHits(answer, AT_ONCE);
  const columns = useMemo(() => columnsFor(rated), [rated]);
  const actions = useRowActions();
  return (
    <ul aria-label="Courses" className="grid grid-cols-1 gap-1.5">
      {hits.map((each, place) => (
        // As in the table, a place keeps its card.
        <ResultCard
          key={place}
          {...each}
          onOpen={onOpen}
          columns={columns}
          states={actions.statesOf(each.hit.row)}
          acts={actions.acts}
        />
      ))}
    </ul>
  );
}

/** At the end of a line, cut off where there is no room. */
const BESIDE = 'ml-auto min-w-0 truncate';

interface CardProps extends ResultProps, Pick<RowActions, 'acts'> {
  columns: readonly CourseColumn[];
  /** How the actions stand with it. */
  states: string;
}

const ResultCard = memo(function ResultCard({ columns, states, acts, ...result }: CardProps) {
  const { hit, query, onOpen } = result;
  const { row, words } = hit;
  const expansion = useExpansion(row);
  const on = (place: CourseColumn['onCard']) => columns.filter(({ onCard }) => onCard === place);
  const others = otherCodes(row, BESIDE);
  const lines = on('line').filter(({ isFigures }) => !isFigures);
  const figures = on('line').filter(({ isFigures }) => isFigures);
  return (
    <li className="skip-unseen rounded-lg border border-line bg-surface py-0.5 pr-1 pl-3 text-14 leading-5 [--unseen-height:7.4rem]">
      <div className="flex items-start gap-1">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
          <span data-figures className="shrink-0 font-medium">
            {highlighted(row.class_tag, query, words)}
          </span>
          {on('badge').map(({ name, content }) => (
            <Badge key={name}>{content(result)}</Badge>
          ))}
          {takenMark(hit)}
        </div>
        {/* For a finger they are twice as high as what they show: five courses fit a screen only if the title reaches under them. */}
        <div className="flex shrink-0 items-start gap-1 touch:-mb-4">
          {rowControls(row, states, acts).map(({ name, control }) => (
            <Fragment key={name}>{control}</Fragment>
          ))}
        </div>
      </div>
      <button
        type="button"
        onClick={() => onOpen(refOf(row))}
        className="relative block max-w-full pr-2 text-left underline decoration-line underline-offset-4 touch:after:absolute touch:after:inset-x-0 touch:after:top-0 touch:after:-bottom-6"
      >
        <span className="line-clamp-2">{highlighted(row.class_name || row.class_tag, query, words)}</span>
      </button>
      {topicReason(hit, 'pr-2')}
      {lines.map(({ name, content }, place) => {
        // Lines of their own would leave room for four courses on a screen.
        const beside = place === 0 ? others : place === lines.length - 1 ? fitReasons(hit, BESIDE) : null;
        return (
          <div key={name} className={beside ? 'flex items-baseline gap-x-3 pr-2' : 'pr-2'}>
            {beside ? <div className="max-w-3/5 min-w-0 shrink-0">{content(result)}</div> : content(result)}
            {beside}
          </div>
        );
      })}
      <div className="flex flex-wrap items-center justify-between gap-x-3 pr-2">
        {figures.map(({ name, content }) => (
          <div key={name} className="shrink-0">
            {content(result)}
          </div>
        ))}
        {sectionsButton(row, sectionsOf(row), expansion)}
      </div>
      {foundNumber(hit, query)}
      {expansion.isExpanded ? (
        <div id={expansion.sectionsId} className="mt-1 border-t border-line pt-2 pr-2">
          <RowSections row={row} />
        </div>
      ) : null}
    </li>
  );
});

/** Placeholder of one card. */
export function CardSkeleton({ width, columns }: { width: string; columns: readonly CourseColumn[] }) {
  return (
    <li className="grid gap-1.5 rounded-lg border border-line bg-surface px-3 py-2">
      <Skeleton className="h-4 w-24" />
      <Skeleton className={`h-4 ${width}`} />
      {columns
        .filter(({ onCard }) => onCard === 'line')
        .map(({ name }) => (
          <Skeleton key={name} className="h-3.5 w-1/2" />
        ))}
    </li>
  );
}
