import { memo } from 'react';
import { Badge } from '#platform/ui/display/badge.tsx';
import { Skeleton } from '#platform/ui/display/skeleton.tsx';
import { COURSE_ACTIONS } from './course-actions.ts';
import { COURSE_COLUMNS, type ResultProps, type ResultsProps } from './course-columns.tsx';
import { Highlight } from './highlight.tsx';
import { refOf } from './search-params.ts';
import { useRenderedHits } from './use-rendered-hits.ts';

const BADGES = COURSE_COLUMNS.filter(({ onCard }) => onCard === 'badge');
const LINES = COURSE_COLUMNS.filter(({ onCard }) => onCard === 'line');

/** The results on a phone: the table's facts, one course under the other. */
export function ResultsCards({ answer, onOpen }: ResultsProps) {
  const hits = useRenderedHits(answer);
  return (
    <ul aria-label="Courses" className="grid gap-3">
      {hits.map((each, place) => (
        // As in the table, a place keeps its card.
        <ResultCard key={place} {...each} onOpen={onOpen} />
      ))}
    </ul>
  );
}

const ResultCard = memo(function ResultCard(result: ResultProps) {
  const { hit, query, onOpen } = result;
  const { row, words } = hit;
  return (
    <li className="skip-unseen flex items-start [--unseen-height:10.5rem] gap-1 rounded-lg border border-line bg-surface py-3 pr-2 pl-4 text-14">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div className="flex flex-wrap items-center gap-2">
          <span data-figures className="font-medium">
            <Highlight text={row.class_tag} query={query} words={words} />
          </span>
          {BADGES.map(({ name, Content }) => (
            <Badge key={name}>
              <Content {...result} />
            </Badge>
          ))}
        </div>
        <button
          type="button"
          onClick={() => onOpen(refOf(row))}
          className="text-left text-16 underline decoration-line underline-offset-4 touch:min-h-11"
        >
          <Highlight text={row.class_name || row.class_tag} query={query} words={words} />
        </button>
        {LINES.map(({ name, Content }) => (
          <p key={name}>
            <Content {...result} />
          </p>
        ))}
      </div>
      {COURSE_ACTIONS.map(({ name, RowControl }) => (
        <RowControl key={name} row={row} />
      ))}
    </li>
  );
});

/** Placeholder of one card. */
export function CardSkeleton({ width }: { width: string }) {
  return (
    <li className="grid gap-2 rounded-lg border border-line bg-surface px-4 py-3">
      <Skeleton className="h-4 w-24" />
      <Skeleton className={`h-5 ${width}`} />
      {LINES.map(({ name }) => (
        <Skeleton key={name} className="h-4 w-1/2" />
      ))}
    </li>
  );
}
