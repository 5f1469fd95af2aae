import { useQueries } from '@tanstack/react-query';
import { memo } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { RemovableChip } from '#platform/ui/controls/chips.tsx';
import { CompareIcon } from '#platform/ui/display/icons.tsx';
import type { Course } from '../../../contract.ts';
import { useShortcut } from '#platform/web/page/shortcuts.ts';
import { toComparedCourse } from '../../../domain/course-card.ts';
import { MAX_COMPARED } from '../../../domain/comparison-limits.ts';
import { CourseTextContext } from '../../shared/codes/course-text-context.ts';
import { linkedText } from '../../shared/codes/linked-text.tsx';
import type { ComparedRef } from '../../shared/comparison/compared-ref.ts';
import { courseQuery } from '../../shared/course.queries.ts';
import { CourseComparison } from '../../shared/comparison/course-comparison.tsx';
import { type CourseRef } from '../search-params.ts';

const LEAST = 2;

export interface CompareBarProps {
  picks: readonly CourseRef[];
  isComparing: boolean;
  onPick: (course: CourseRef) => void;
  onClear: () => void;
  onComparing: (isComparing: boolean) => void;
}

/** The courses picked for comparison, at the bottom of the screen, and the comparison itself. */
export const CompareBar = memo(function CompareBar(props: CompareBarProps) {
  const { picks, isComparing, onPick, onClear, onComparing } = props;
  const records = usePicked(picks);
  const isEnough = picks.length >= LEAST;
  const courses = records.flatMap((record) => toComparedCourse(record) ?? []);
  // With Tab the bar is behind all rows of the list.
  useShortcut('c', 'Compare the picked courses', () => {
    if (isEnough) onComparing(true);
  });
  return (
    <>
      {picks.length > 0 ? (
        <section
          aria-label="Comparison"
          className="sticky bottom-0 z-30 -mx-4 flex flex-wrap items-center justify-end gap-x-2 gap-y-1 border-t border-line bg-raised px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-float sm:mx-0 sm:rounded-t-lg sm:border-x"
        >
          <ul className="flex min-w-0 grow basis-full gap-2 overflow-x-auto sm:flex-1 sm:basis-48">
            {picks.map((pick) => (
              <li key={`${pick.tag}@${pick.classNumber}`} className="shrink-0">
                <RemovableChip label={labelOf(pick, picks, records)} onRemove={() => onPick(pick)} />
              </li>
            ))}
          </ul>
          <p className="sr-only text-14 text-ink-quiet sm:not-sr-only">
            {isEnough
              ? `${picks.length} of at most ${MAX_COMPARED}`
              : 'Pick another course to compare it with.'}
          </p>
          <Button look="quiet" size="small" onClick={onClear}>
            Clear
          </Button>
          <Button
            look="primary"
            size="small"
            icon={<CompareIcon size={16} />}
            disabled={!isEnough}
            onClick={() => onComparing(true)}
          >
            Compare
          </Button>
        </section>
      ) : null}
      <CourseTextContext value={linkedText}>
        <CourseComparison
          courses={courses}
          records={records}
          open={isComparing && courses.length >= Math.min(LEAST, picks.length)}
          onClose={() => onComparing(false)}
          onToggle={(course) => onPick(pickOf(course, picks, records) ?? course)}
        />
      </CourseTextContext>
    </>
  );
});

/** The pick that refers to this offering: it may have another code of the class, and no number. */
const pickOf = (
  { tag, classNumber }: ComparedRef,
  picks: readonly CourseRef[],
  records: readonly Course[],
): CourseRef | undefined => {
  const record = records.find((each) => each.class_tag === tag && each.class_number === classNumber);
  return picks.find(
    (pick) => record?.codes.includes(pick.tag) && (pick.classNumber ?? classNumber) === classNumber,
  );
};

/** The code and the term; while the term is loading, the class number if two offerings of one course are picked. */
const labelOf = (
  { tag, classNumber }: CourseRef,
  picks: readonly CourseRef[],
  records: readonly Course[],
): string => {
  const record = records.find((each) => each.class_number === classNumber && each.codes.includes(tag));
  if (record) return `${tag}, ${record.term}`;
  const isTwice = picks.filter((pick) => pick.tag === tag).length > 1;
  return classNumber && isTwice ? `${tag} (${classNumber})` : tag;
};

/** The records of the picks that have loaded, in the picks' order. */
const usePicked = (picks: readonly CourseRef[]): Course[] => {
  const answers = useQueries({ queries: picks.map(({ tag }) => courseQuery(tag)) });
  return answers.flatMap(({ data }, index) => {
    const wanted = picks[index]?.classNumber;
    return data?.offerings.find(({ class_number }) => class_number === wanted) ?? data?.course ?? [];
  });
};
