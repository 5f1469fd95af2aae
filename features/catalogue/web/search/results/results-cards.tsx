import { Fragment, memo, useMemo } from 'react';
import { Skeleton } from '#platform/ui/display/skeleton.tsx';
import { sectionsOf } from '../../../domain/search/course-row.ts';
import { columnsFor } from './columns-for.ts';
import { type CourseColumn, type ResultProps, type ResultsProps } from './course-columns.tsx';
import { highlighted } from './highlight.tsx';
import { otherCodes } from '../course/other-codes.tsx';
import { foundNumber, RowSections, sectionsButton } from './row-sections.tsx';
import { refOf } from '../search-params.ts';
import { fitReasons, takenMark } from './student-marks.tsx';
import { topicReason } from './topic-reason.tsx';
import { useExpansion } from '../use-expansion.ts';
import { heightOf, useRenderedHits } from './use-rendered-hits.ts';
import { rowControls, type RowActions, useRowActions } from './use-row-actions.ts';

/** A phone shows five or six. */
const AT_ONCE = 8;

/** The results on a phone: the same facts as the table, stacked. */
export function ResultsCards({ answer, onOpen, rated }: ResultsProps) {
  const hits = useRenderedHits(answer, AT_ONCE);
  const columns = useMemo(() => columnsFor(rated), [rated]);
  const actions = useRowActions();
  return (
    <ul
      aria-label="Courses"
      className={`grid grid-cols-1 content-start items-start gap-1.25 md:grid-cols-2 md:gap-2 ${heightOf(hits, answer)}`}
    >
      {hits.map((each, place) => (
        // As in the table, a position keeps its card element.
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

interface CardProps extends ResultProps, Pick<RowActions, 'acts'> {
  columns: readonly CourseColumn[];
  /** The states of the actions for this row. */
  states: string;
}

/**
 * Facts have no line of their own, so that five cards fit a phone: overflow is truncated, and the course's dialog has
 * everything.
 */
const ResultCard = memo(function ResultCard({ columns, states, acts, ...result }: CardProps) {
  const { hit, query, onOpen } = result;
  const { row, words } = hit;
  const expansion = useExpansion(row);
  const on = (place: CourseColumn['onCard']) => columns.filter(({ onCard }) => onCard === place);
  const why = topicReason(hit, REASON) ?? fitReasons(hit, REASON);
  const sections = sectionsButton(row, sectionsOf(row), expansion);
  return (
    <li className="skip-unseen rounded-lg border border-line bg-surface py-1.5 pr-1 pl-3 text-14 leading-5 [--icon-top:1.25rem] [--unseen-height:6.75rem]">
      <div className="flex flex-wrap items-baseline gap-x-2 pr-2">
        <span data-figures className="shrink-0 font-medium">
          {highlighted(row.class_tag, query, words)}
        </span>
        {on('badge').map(({ name, content }) => (
          <span key={name} className="shrink-0 text-12 text-ink-quiet">
            {content(result)}
          </span>
        ))}
        {takenMark(hit, 'shrink-0')}
        {otherCodes(row, 'min-w-0 flex-1 truncate')}
      </div>
      <button
        type="button"
        onClick={() => onOpen(refOf(row))}
        className="relative block max-w-full pr-2 text-left underline decoration-line underline-offset-4 touch:after:absolute touch:after:inset-x-0 touch:after:-top-5 touch:after:-bottom-2"
      >
        <span className={`max-[18rem]:line-clamp-none ${why ? 'line-clamp-1' : 'line-clamp-2'}`}>
          {highlighted(row.class_name || row.class_tag, query, words)}
        </span>
      </button>
      <div className="flex gap-x-3 pr-2 max-[18rem]:flex-col">
        {/* When it meets comes first, as what students ask first. */}
        {on('line')
          .toReversed()
          .map(({ name, content }) => (
            <div key={name} className="min-w-0 shrink-0 last:shrink min-[18rem]:first:max-w-2/3">
              {content(result)}
            </div>
          ))}
      </div>
      {why || sections ? (
        <div className="flex gap-x-3 pr-2 max-[18rem]:flex-col">
          {sections ? (
            <div className="max-w-full shrink-0 *:touch:-my-3 *:touch:items-center *:touch:pb-0">
              {sections}
            </div>
          ) : null}
          {why}
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {on('foot').map(({ name, content }) => (
          <div key={name} className="max-w-full">
            {content(result)}
          </div>
        ))}
        {/* For a finger they are higher than their line, so they overlap the end of the line above, which has no controls. */}
        <div className="-mt-5 -mb-1.5 ml-auto flex items-start max-[23rem]:-mt-3.5">
          {rowControls(row, states, acts).map(({ name, control }) => (
            <Fragment key={name}>{control}</Fragment>
          ))}
        </div>
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

/** On a line of its own. */
const REASON = 'block min-h-5 min-w-0 truncate text-12 leading-5 text-ink-quiet';

/** Placeholder of one card. */
export function CardSkeleton({ width, columns }: { width: string; columns: readonly CourseColumn[] }) {
  return (
    <li className="grid gap-1.5 rounded-lg border border-line bg-surface px-3 py-2">
      <Skeleton className="h-4 w-24" />
      <Skeleton className={`h-4 ${width}`} />
      {columns
        .filter(({ onCard }) => onCard === 'line' || onCard === 'foot')
        .map(({ name }) => (
          <Skeleton key={name} className="h-3.5 w-1/2" />
        ))}
    </li>
  );
}
