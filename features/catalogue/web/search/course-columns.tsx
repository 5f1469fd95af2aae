import type { ComponentType } from 'react';
import { Badge } from '#platform/ui/display/badge.tsx';
import { ratingBadgeBand, workloadBadgeBand } from '../../domain/bands.ts';
import { formatMeetingTimes, meetingTimesOf } from '../../domain/meeting-times.ts';
import { sectionsOf, teachersOf } from '../../domain/search/course-row.ts';
import type { Figure } from '../../domain/search/filter-table.ts';
import type { SearchQuery } from '../../domain/search/parse-query.ts';
import type { SearchHit } from '../../domain/search/search-index.ts';
import { wordsOf } from '../../domain/search/search-words.ts';
import { principalKind } from '../../domain/section-summary.ts';
import type { CatalogueAnswer } from '../client/worker-messages.ts';
import { datesOf, withDates } from '../shared/section-times.ts';
import { uiBand } from '../shared/ui-band.ts';
import { Highlight } from './highlight.tsx';
import { type Expansion, FoundNumber, SectionsButton } from './row-sections.tsx';
import { OtherCodes } from './other-codes.tsx';
import { type CourseRef, refOf } from './search-params.ts';

/** Props of the list of results, table or cards. */
export interface ResultsProps {
  answer: CatalogueAnswer;
  onOpen: (course: CourseRef) => void;
  /** The figures that the catalogue has; all unless said. */
  rated?: Readonly<Record<Figure, boolean>>;
}

/** Props of one result. None of them depend on other results, so a result re-renders only for its own changes. */
export interface ResultProps {
  hit: SearchHit;
  query: SearchQuery;
  onOpen: (course: CourseRef) => void;
}

export interface ColumnProps extends ResultProps {
  /** In the table; a card has the control of its sections at its foot. */
  expansion?: Expansion;
}

export interface CourseColumn {
  /** Its header in the table. */
  name: string;
  /** Its grid track size. */
  width: string;
  /** Its place on a card: code and name come first, badges beside the code, lines below the name. */
  onCard: 'lead' | 'badge' | 'line';
  /** It shows ratings and workload only: left out where the catalogue has neither. */
  isFigures?: boolean;
  Content: ComponentType<ColumnProps>;
}

/** What the list shows of a course, in the table, on cards and in the skeletons of both. */
export const COURSE_COLUMNS: readonly CourseColumn[] = [
  { name: 'Course', width: 'minmax(0, 1.9fr)', onCard: 'lead', Content: CodeAndName },
  { name: 'Instructors', width: 'minmax(0, 1fr)', onCard: 'line', Content: Instructors },
  { name: 'Term', width: '6.5rem', onCard: 'badge', Content: Term },
  { name: 'Schedule', width: 'minmax(0, 1.4fr)', onCard: 'line', Content: Schedule },
  {
    name: 'Workload & Rating',
    width: 'minmax(0, 1fr)',
    onCard: 'line',
    isFigures: true,
    Content: Figures,
  },
];

function CodeAndName({ hit: { row, words }, query, onOpen }: ResultProps) {
  return (
    <button type="button" onClick={() => onOpen(refOf(row))} className="block w-full text-left">
      <span className="flex gap-x-2">
        <span data-figures className="shrink-0 font-medium">
          <Highlight text={row.class_tag} query={query} words={words} />
        </span>
        <OtherCodes row={row} />
      </span>
      <span className="block truncate" title={row.class_name}>
        <Highlight text={row.class_name} query={query} words={words} />
      </span>
    </button>
  );
}

const MOST_NAMES = 2;

/** At most two names, those that were searched for first, and how many more there are in all sections. */
function Instructors({ hit, query }: ResultProps) {
  const all = teachersOf(hit.row);
  const isFound = (name: string): boolean => wordsOf(name).some(({ text }) => hit.words.includes(text));
  const names =
    all.length > MOST_NAMES ? [...all.filter(isFound), ...all.filter((name) => !isFound(name))] : all;
  const shown = names.slice(0, MOST_NAMES).join(', ');
  const more = names.length - MOST_NAMES;
  if (shown === '') return <span className="text-ink-quiet">Not stated</span>;
  return (
    <span className="line-clamp-1 md:line-clamp-2">
      <Highlight text={shown} query={query} words={hit.words} />
      {more > 0 ? (
        <span className="whitespace-nowrap text-ink-quiet" title={names.slice(MOST_NAMES).join(', ')}>
          {` +${more} more`}
        </span>
      ) : null}
    </span>
  );
}

function Term({ hit }: ResultProps) {
  return hit.row.term;
}

/** When it meets, from when to when where that differs, and in the table how many sections of what kind there are. */
function Schedule({ hit, query, expansion }: ColumnProps) {
  const { schedule, span, days } = hit.row;
  const text = span || formatMeetingTimes(meetingTimesOf({ days, schedule })) || schedule;
  const dates = text === '' ? '' : datesOf(principalKind(sectionsOf(hit.row)));
  return (
    <>
      <span data-figures className="flex" title={withDates(text, dates)}>
        <span className="truncate">
          {text === '' ? (
            <span className="text-ink-quiet">Not scheduled</span>
          ) : (
            <Highlight text={text} query={query} words={hit.words} />
          )}
        </span>
        {dates === '' ? null : <span className="shrink-0 whitespace-pre">{`, ${dates}`}</span>}
      </span>
      {expansion ? (
        <span className="flex items-end gap-x-2">
          <SectionsButton row={hit.row} expansion={expansion} />
          <FoundNumber hit={hit} query={query} />
        </span>
      ) : null}
    </>
  );
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
