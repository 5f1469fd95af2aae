import { useQueries } from '@tanstack/react-query';
import { memo } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { RemovableChip } from '#platform/ui/controls/chips.tsx';
import { CompareIcon } from '#platform/ui/display/icons.tsx';
import type { Course } from '../../contract.ts';
import { toComparedCourse } from '../../domain/course-card.ts';
import { courseQuery } from '../shared/course.queries.ts';
import { CourseComparison } from '../shared/course-comparison.tsx';
import { PlanPicksButton } from './plan-controls.tsx';
import { type CourseRef, MAX_PICKS } from './search-params.ts';

const LEAST = 2;

export interface CompareBarProps {
  picks: readonly CourseRef[];
  isComparing: boolean;
  onPick: (course: CourseRef) => void;
  onClear: () => void;
  onComparing: (isComparing: boolean) => void;
}

/** The courses picked for comparison, at the foot of the screen, and the comparison itself. */
export const CompareBar = memo(function CompareBar(props: CompareBarProps) {
  const { picks, isComparing, onPick, onClear, onComparing } = props;
  const records = usePicked(picks, isComparing);
  const isEnough = picks.length >= LEAST;
  const courses = records.flatMap((record) => toComparedCourse(record) ?? []);
  return (
    <>
      {picks.length > 0 ? (
        <section
          aria-label="Comparison"
          className="sticky bottom-0 z-30 -mx-4 mt-6 flex flex-wrap items-center gap-2 border-t border-line bg-raised px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float sm:mx-0 sm:rounded-t-lg sm:border-x"
        >
          <ul className="flex min-w-0 grow basis-full gap-2 overflow-x-auto sm:flex-1 sm:basis-48 sm:flex-wrap">
            {picks.map((pick) => (
              <li key={`${pick.tag}@${pick.classNumber}`}>
                <RemovableChip label={labelOf(pick, picks)} onRemove={() => onPick(pick)} />
              </li>
            ))}
          </ul>
          <p className="mr-auto text-14 text-ink-quiet sm:mr-0">
            {isEnough ? `${picks.length} of at most ${MAX_PICKS}` : 'Pick another course to compare it with.'}
          </p>
          <Button look="quiet" size="small" onClick={onClear}>
            Clear
          </Button>
          <PlanPicksButton picks={picks} />
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
      <CourseComparison
        courses={courses}
        records={records}
        open={isComparing && courses.length >= LEAST}
        onClose={() => onComparing(false)}
      />
    </>
  );
});

/** The code; with the class number where two offerings of one course are picked. */
const labelOf = ({ tag, classNumber }: CourseRef, picks: readonly CourseRef[]): string =>
  classNumber && picks.filter((pick) => pick.tag === tag).length > 1 ? `${tag} (${classNumber})` : tag;

/** The records of the picks, those that are there, in the picks' order. */
const usePicked = (picks: readonly CourseRef[], isWanted: boolean): Course[] => {
  const answers = useQueries({
    queries: picks.map(({ tag }) => ({ ...courseQuery(tag), enabled: isWanted })),
  });
  return answers.flatMap(({ data }, index) => {
    const wanted = picks[index]?.classNumber;
    return data?.offerings.find(({ class_number }) => class_number === wanted) ?? data?.course ?? [];
  });
};
