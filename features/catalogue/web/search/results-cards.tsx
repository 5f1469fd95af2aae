import { memo } from 'react';
import { Badge } from '#platform/ui/display/badge.tsx';
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

/** The results on a phone: the table's facts, one course under the other. */
export function ResultsCards({ answer, picks, ...rest }: ResultsProps) {
  const hits = useRenderedHits(answer);
  return (
    <ul aria-label="Courses" className="grid gap-3">
      {hits.map((each, place) => (
        // As in the table, a place keeps its card.
        <ResultCard key={place} {...each} {...pickStateOf(each.hit, picks)} {...rest} />
      ))}
    </ul>
  );
}

const ResultCard = memo(function ResultCard({ hit, query, onOpen, ...pick }: ResultProps) {
  const { row, words } = hit;
  return (
    <li className="skip-unseen flex items-start [--unseen-height:10.5rem] gap-1 rounded-lg border border-line bg-surface py-3 pr-2 pl-4 text-14">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div className="flex flex-wrap items-center gap-2">
          <span data-figures className="font-medium">
            <Highlight text={row.class_tag} query={query} words={words} />
          </span>
          <Badge>{row.term}</Badge>
        </div>
        <button
          type="button"
          onClick={() => onOpen(refOf(row))}
          className="text-left text-16 underline decoration-line underline-offset-4 touch:min-h-11"
        >
          <Highlight text={row.class_name || row.class_tag} query={query} words={words} />
        </button>
        <p>
          <Instructors hit={hit} query={query} />
        </p>
        <p>
          <Schedule hit={hit} query={query} />
        </p>
        <Figures row={row} />
      </div>
      <PickBox hit={hit} {...pick} />
    </li>
  );
});
