import { useQuery } from '@tanstack/react-query';
import { later } from '#platform/ui/later.tsx';
import { CHEVRON_ROW_ICON } from '#platform/ui/display/row-icons.tsx';
import type { CourseRow } from '../../../contract.ts';
import { isRegistrars } from '../../../domain/sections/class-number.ts';
import { classNumbersOf, sectionsOf } from '../../../domain/search/course-row.ts';
import type { RowSection } from '../../../domain/search/packed-sections.ts';
import type { SearchQuery } from '../../../domain/search/index/parse-query.ts';
import type { SearchHit } from '../../../domain/search/index/search-index.ts';
import { fold } from '../../../domain/search/index/search-words.ts';
import { sectionCounts } from '../../../domain/sections/section-summary.ts';
import { courseQuery } from '../../shared/course.queries.ts';
import { highlighted } from './highlight.tsx';
import type { SectionListProps } from '../course/section-list.tsx';
import { useClashingSections } from '../use-clashing-sections.ts';

const SectionList = later<SectionListProps>(
  async () => (await import('../course/section-list.tsx')).SectionList,
);

/** Whether the sections of a row are shown; the control is in the row, the sections below it. */
export interface Expansion {
  isExpanded: boolean;
  onExpand: () => void;
  /** Id of the element with the sections, which exists while they are shown. */
  sectionsId: string;
}

const BUTTON =
  'relative -my-1 flex min-h-6 w-fit max-w-full min-w-6 items-center gap-1 text-left text-12 text-ink-quiet -outline-offset-1 hover:text-ink touch:-mt-6 touch:-mb-1 touch:min-h-11 touch:min-w-11 touch:items-end touch:pb-1';
const COUNTS = 'truncate underline decoration-line underline-offset-2';

/**
 * `4 lectures · 12 labs`: expands or collapses the sections. Nothing for a course with one section: the row shows
 * everything but the class number, which is in its dialog. On a touch screen its hit area overlaps the line above, so
 * that it takes no more room.
 */
export const sectionsButton = (
  row: CourseRow,
  sections: readonly RowSection[],
  { isExpanded, onExpand, sectionsId }: Expansion,
) => {
  const counts = sectionCounts(sections);
  if (sections.length === 1 && sections[0]?.status !== 'cancelled') return null;
  return (
    <button
      type="button"
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? sectionsId : undefined}
      aria-label={`${counts} of ${row.class_tag}, ${row.term}`}
      onClick={onExpand}
      className={BUTTON}
    >
      <span data-figures className={COUNTS}>
        {counts}
      </span>
      {CHEVRON_ROW_ICON}
    </button>
  );
};

/** The class number that was searched, or the only thing that distinguishes a row from another. */
export const foundNumber = ({ row, words, isNamed, isTwin = false }: SearchHit, query: SearchQuery) => {
  const own = classNumbersOf(row);
  const asked = isNamed ? own.find((each) => words.includes(fold(each))) : undefined;
  const number = asked ?? (isTwin ? own.find(isRegistrars) : undefined);
  return number === undefined ? null : (
    <span data-figures className="text-12 whitespace-nowrap text-ink-quiet">
      class number {highlighted(number, query, words)}
    </span>
  );
};

/**
 * The sections of a row: immediately from the list, then with places and seats when the record has loaded, and marked
 * if they clash with the student's plan.
 */
export function RowSections({ row }: { row: CourseRow }) {
  const { data } = useQuery(courseQuery(row.class_tag));
  const record = data?.offerings.find(
    ({ term, class_number }) => term === row.term && class_number === row.class_number,
  );
  const clashing = useClashingSections(row);
  return (
    <SectionList
      sections={record?.sections ?? sectionsOf(row)}
      instructors={row.instructors}
      clashing={clashing}
    />
  );
}
