import { Badge } from '#platform/ui/display/badge.tsx';
import { Checkbox } from '#platform/ui/controls/checkbox.tsx';
import type { CourseRow } from '../../contract.ts';
import { ratingBadgeBand, workloadBadgeBand } from '../../domain/bands.ts';
import type { SearchQuery } from '../../domain/search/parse-query.ts';
import type { SearchHit } from '../../domain/search/search-index.ts';
import { uiBand } from '../shared/ui-band.ts';
import { Highlight } from './highlight.tsx';
import type { CatalogueAnswer } from '../client/worker-messages.ts';
import { type CourseRef, isSameRef, MAX_PICKS } from './search-params.ts';

/** What a list of results is given, be it a table or cards. */
export interface ResultsProps {
  answer: CatalogueAnswer;
  picks: readonly CourseRef[];
  onOpen: (course: CourseRef) => void;
  onPick: (course: CourseRef) => void;
}

/** What one of its courses is given: nothing that changes with the others, so that it is drawn anew only for itself. */
export interface ResultProps {
  hit: SearchHit;
  query: SearchQuery;
  isPicked: boolean;
  /** There is room for another pick. */
  canPick: boolean;
  onOpen: (course: CourseRef) => void;
  onPick: (course: CourseRef) => void;
}

/** Whether a course is picked, and may be. */
export const pickStateOf = (
  { row }: SearchHit,
  picks: readonly CourseRef[],
): Pick<ResultProps, 'isPicked' | 'canPick'> => ({
  isPicked: picks.some((pick) => isSameRef(pick, refOf(row))),
  canPick: picks.length < MAX_PICKS,
});

const MOST_NAMES = 2;

export const refOf = ({ class_tag, class_number }: CourseRow): CourseRef => ({
  tag: class_tag,
  classNumber: class_number,
});

/** At most two names, and how many more there are. */
export function Instructors({ hit, query }: { hit: SearchHit; query: SearchQuery }) {
  const { instructors } = hit.row;
  const shown = instructors.slice(0, MOST_NAMES).join(', ');
  const more = instructors.length - MOST_NAMES;
  if (shown === '') return <span className="text-ink-quiet">Not stated</span>;
  return (
    <>
      <Highlight text={shown} query={query} words={hit.words} />
      {more > 0 ? (
        <span className="whitespace-nowrap text-ink-quiet" title={instructors.slice(MOST_NAMES).join(', ')}>
          {` +${more} more`}
        </span>
      ) : null}
    </>
  );
}

export function Schedule({ hit, query }: { hit: SearchHit; query: SearchQuery }) {
  const { schedule, days } = hit.row;
  const text = schedule || days.join(', ');
  if (text === '') return <span className="text-ink-quiet">Not scheduled</span>;
  return <Highlight text={text} query={query} words={hit.words} />;
}

/** Hours a week and rating, each with the spot of its band. */
export function Figures({
  row: { mean_hours: hours, overall_score_course_mean: rating },
}: {
  row: CourseRow;
}) {
  if (hours === null && rating === null) return <span className="text-ink-quiet">Not rated</span>;
  return (
    <span className="flex flex-wrap gap-1.5">
      {hours === null ? null : (
        <Badge band={uiBand(workloadBadgeBand(hours))}>{`${hours.toFixed(1)} hrs/week`}</Badge>
      )}
      {rating === null ? null : (
        <Badge band={uiBand(ratingBadgeBand(rating))}>{`${rating.toFixed(2)} /5.0`}</Badge>
      )}
    </span>
  );
}

/** Picks the course for comparison; only where there is room for another. */
export function PickBox({
  hit: { row },
  isPicked,
  canPick,
  onPick,
}: Pick<ResultProps, 'hit' | 'isPicked' | 'canPick' | 'onPick'>) {
  return (
    <Checkbox
      hideLabel
      className="-my-1 justify-center"
      label={`Compare ${row.class_tag}, ${row.term}`}
      checked={isPicked}
      disabled={!isPicked && !canPick}
      onChange={() => onPick(refOf(row))}
    />
  );
}
