import type { ReactElement, ReactNode } from 'react';
import { type Band, bandFill } from '#platform/ui/display/badge.tsx';
import { ratingBadgeBand, shownFigure, workloadBadgeBand } from '../../../domain/bands.ts';
import { formatMeetingTimes, meetingTimesOf } from '../../../domain/sections/meeting-times.ts';
import { sectionsOf, teachersOf } from '../../../domain/search/course-row.ts';
import type { Figure } from '../../../domain/search/filters/filter-table.ts';
import type { SearchQuery } from '../../../domain/search/index/parse-query.ts';
import type { SearchHit } from '../../../domain/search/index/search-index.ts';
import { wordsOf } from '../../../domain/search/index/search-words.ts';
import { principalKind } from '../../../domain/sections/section-summary.ts';
import type { CatalogueAnswer } from '../../client/worker-messages.ts';
import { datesOf, withDates } from '../../shared/section-times.ts';
import { uiBand } from '../../shared/ui-band.ts';
import { highlighted } from './highlight.tsx';
import { type Expansion, foundNumber, sectionsButton } from './row-sections.tsx';
import { otherCodes } from '../course/other-codes.tsx';
import { type CourseRef, refOf } from '../search-params.ts';
import { fitReasons, takenMark } from './student-marks.tsx';
import { topicReason } from './topic-reason.tsx';

/** Props of the list of results, table or cards. */
export interface ResultsProps {
  answer: CatalogueAnswer;
  onOpen: (course: CourseRef) => void;
  /** The figures that the catalogue has; default: all. */
  rated?: Readonly<Record<Figure, boolean>>;
}

/** Props of one result. None of them depend on other results, so a result re-renders only for its own changes. */
export interface ResultProps {
  hit: SearchHit;
  query: SearchQuery;
  onOpen: (course: CourseRef) => void;
}

export interface ColumnProps extends ResultProps {
  /** Only in the table; a card has the sections control at its bottom. */
  expansion?: Expansion;
}

export interface CourseColumn {
  /** Its header in the table. */
  name: string;
  /** Its grid track size. */
  width: string;
  /**
   * Its place on a card: code and name come first, badges beside the code, then one line, and the bottom with the
   * sections.
   */
  onCard: 'lead' | 'badge' | 'line' | 'foot';
  /** It shows only ratings and workload: omitted if the catalogue has neither. */
  isFigures?: boolean;
  /** A plain function, not a component, since a page has hundreds of them: no hooks, and as few elements as possible. */
  content: (props: ColumnProps) => ReactNode;
}

/** The columns of the course list, for the table, the cards and the skeletons of both. */
export const COURSE_COLUMNS: readonly CourseColumn[] = [
  { name: 'Course', width: 'minmax(0, 2.3fr)', onCard: 'lead', content: codeAndName },
  { name: 'Instructors', width: 'minmax(0, 1fr)', onCard: 'line', content: instructors },
  { name: 'Term', width: '6.5rem', onCard: 'badge', content: term },
  { name: 'Schedule', width: 'minmax(0, 1.4fr)', onCard: 'line', content: schedule },
  {
    name: 'Workload & Rating',
    // Both badges stand side by side: one below the other they would make every row higher.
    width: 'minmax(12.25rem, 1.25fr)',
    onCard: 'foot',
    isFigures: true,
    content: figures,
  },
];

/** The topic match is beside the code, so that the row is no higher than others. */
const BESIDE_CODE = 'grid grid-cols-[minmax(0,max-content)_minmax(0,1fr)] gap-x-2';

function codeAndName({ hit, query, onOpen }: ResultProps) {
  const { row, words } = hit;
  return (
    <button
      type="button"
      onClick={() => onOpen(refOf(row))}
      className={`w-full text-left ${hit.isOfTopic ? BESIDE_CODE : 'block'}`}
    >
      <span data-figures className="block truncate font-medium">
        {highlighted(row.class_tag, query, words)}
        {takenMark(hit, 'ml-1')}
        {otherCodes(row, 'ml-1')}
        {fitReasons(hit, 'ml-1')}
      </span>
      {topicReason(hit, 'truncate text-12 text-ink-quiet leading-5')}
      <span className={`block truncate ${hit.isOfTopic ? 'col-span-2' : ''}`} title={row.class_name}>
        {highlighted(row.class_name, query, words)}
      </span>
    </button>
  );
}

/** In the table the mark has the line beside the course's name. */
const OVER = (
  <span className="text-ink-quiet lg:block lg:text-12">
    <span className="lg:hidden">, </span>over
  </span>
);

function term({ hit }: ResultProps) {
  return hit.isOver === true ? (
    <>
      {hit.row.term}
      {OVER}
    </>
  ) : (
    hit.row.term
  );
}

const MOST_NAMES = 2;

/** A card has no column header that says whose absence this is. */
const NOBODY = (
  <span className="text-ink-quiet">
    <span className="lg:hidden">No instructor stated</span>
    <span className="max-lg:hidden">Not stated</span>
  </span>
);

/** At most two names, matching ones first, and how many more there are in all sections. */
function instructors({ hit, query }: ResultProps) {
  const all = teachersOf(hit.row);
  const isFound = (name: string): boolean => wordsOf(name).some(({ text }) => hit.words.includes(text));
  const names =
    all.length > MOST_NAMES ? [...all.filter(isFound), ...all.filter((name) => !isFound(name))] : all;
  const shown = names.slice(0, MOST_NAMES).join(', ');
  const more = names.length - MOST_NAMES;
  if (shown === '') return NOBODY;
  return (
    <span className="flex items-end gap-x-1">
      <span className="line-clamp-1 lg:line-clamp-2">{highlighted(shown, query, hit.words)}</span>
      {more > 0 ? (
        <span className="shrink-0 text-ink-quiet" title={names.slice(MOST_NAMES).join(', ')}>
          {` +${more} more`}
        </span>
      ) : null}
    </span>
  );
}

/** A card has one line for it; the table allows two, of which the sections take one. */
const TIMES = 'block truncate max-[18rem]:whitespace-normal lg:line-clamp-2 lg:whitespace-normal';

/** When it meets, as a range if sections differ, and in the table the number of sections of each kind. */
function schedule({ hit, query, expansion }: ColumnProps) {
  const { row } = hit;
  const sections = sectionsOf(row);
  const number = expansion ? foundNumber(hit, query) : null;
  const button = expansion ? sectionsButton(row, sections, expansion) : null;
  const text = row.span || formatMeetingTimes(meetingTimesOf(row)) || row.schedule;
  const dates = text === '' ? '' : datesOf(principalKind(sections));
  const times =
    text === '' ? <span className="text-ink-quiet">Not scheduled</span> : highlighted(text, query, hit.words);
  const title = withDates(text, dates);
  return (
    <>
      <span data-figures className={button ? 'block truncate' : TIMES} title={title}>
        {times}
        {dates === '' ? null : <span className="whitespace-nowrap">{`, ${dates}`}</span>}
      </span>
      {number ? (
        <span className="flex items-end gap-x-2">
          {button}
          {number}
        </span>
      ) : (
        button
      )}
    </>
  );
}

const spot = (band: Band) => (
  <span aria-hidden data-fill className={`mr-1.5 inline-block size-2 rounded-full ${bandFill(band)}`} />
);

/** Elements shared by all rows. */
const SPOTS: Record<Band, ReactElement> = {
  1: spot(1),
  2: spot(2),
  3: spot(3),
  4: spot(4),
  5: spot(5),
  none: spot('none'),
};

/** Like the kit's `Badge`, but inline: separate boxes cost as much layout time as all other text of the row. */
const FIGURE =
  'mr-0.5 rounded-sm border border-line bg-surface px-1.5 py-px text-12 leading-5.5 whitespace-nowrap text-ink';

/** Hours a week and rating, each with a dot in the colour of its band. */
function figures({ hit }: ResultProps) {
  const { mean_hours: hours, overall_score_course_mean: rating } = hit.row;
  if (hours === null && rating === null) return <span className="text-ink-quiet">Not rated</span>;
  return (
    <>
      {hours === null ? null : (
        <span data-figures className={FIGURE}>
          {SPOTS[uiBand(workloadBadgeBand(hours))]}
          {`${shownFigure(hours)} hrs/week`}
        </span>
      )}{' '}
      {rating === null ? null : (
        <span data-figures className={FIGURE}>
          {SPOTS[uiBand(ratingBadgeBand(rating))]}
          {`${shownFigure(rating)} /5.0`}
        </span>
      )}
    </>
  );
}
