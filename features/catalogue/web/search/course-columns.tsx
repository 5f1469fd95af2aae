import type { ComponentType } from 'react';
import { Badge } from '#platform/ui/display/badge.tsx';
import { ratingBadgeBand, workloadBadgeBand } from '../../domain/bands.ts';
import type { SearchQuery } from '../../domain/search/parse-query.ts';
import type { SearchHit } from '../../domain/search/search-index.ts';
import type { CatalogueAnswer } from '../client/worker-messages.ts';
import { uiBand } from '../shared/ui-band.ts';
import { Highlight } from './highlight.tsx';
import { type CourseRef, refOf } from './search-params.ts';

/** Props of the list of results, table or cards. */
export interface ResultsProps {
  answer: CatalogueAnswer;
  onOpen: (course: CourseRef) => void;
}

/** Props of one result. None of them depend on other results, so a result re-renders only for its own changes. */
export interface ResultProps {
  hit: SearchHit;
  query: SearchQuery;
  onOpen: (course: CourseRef) => void;
}

export interface CourseColumn {
  /** Its header in the table. */
  name: string;
  /** Its grid track size. */
  width: string;
  /** Its place on a card: code and name come first, badges beside the code, lines below the name. */
  onCard: 'lead' | 'badge' | 'line';
  Content: ComponentType<ResultProps>;
}

/** What the list shows of a course, in the table, on cards and in the skeletons of both. */
export const COURSE_COLUMNS: readonly CourseColumn[] = [
  { name: 'Course', width: 'minmax(0, 1.9fr)', onCard: 'lead', Content: CodeAndName },
  { name: 'Instructors', width: 'minmax(0, 1fr)', onCard: 'line', Content: Instructors },
  { name: 'Term', width: '7rem', onCard: 'badge', Content: Term },
  { name: 'Schedule', width: 'minmax(0, 1.3fr)', onCard: 'line', Content: Schedule },
  { name: 'Workload & Rating', width: 'minmax(0, 1fr)', onCard: 'line', Content: Figures },
];

function CodeAndName({ hit: { row, words }, query, onOpen }: ResultProps) {
  return (
    <button type="button" onClick={() => onOpen(refOf(row))} className="text-left">
      <span data-figures className="block font-medium">
        <Highlight text={row.class_tag} query={query} words={words} />
      </span>
      <Highlight text={row.class_name} query={query} words={words} />
    </button>
  );
}

const MOST_NAMES = 2;

/** At most two names, and how many more there are. */
function Instructors({ hit, query }: ResultProps) {
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

function Term({ hit }: ResultProps) {
  return hit.row.term;
}

function Schedule({ hit, query }: ResultProps) {
  const { schedule, days } = hit.row;
  const text = schedule || days.join(', ');
  if (text === '') return <span className="text-ink-quiet">Not scheduled</span>;
  return <Highlight text={text} query={query} words={hit.words} />;
}

/** Hours a week and rating, each with the spot of its band. */
function Figures({ hit }: ResultProps) {
  const { mean_hours: hours, overall_score_course_mean: rating } = hit.row;
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
