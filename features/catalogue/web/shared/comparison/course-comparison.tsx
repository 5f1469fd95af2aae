import { later } from '#platform/ui/later.tsx';
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { PlusIcon, PrintIcon } from '#platform/ui/display/icons.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import type { Course } from '../../../contract.ts';
import { MAX_COMPARED } from '../../../domain/comparison-limits.ts';
import type { ComparedCourse } from '../../../domain/course-card.ts';
import { timetableRemarks } from '../../../domain/timetable/remarks.ts';
import type { ComparedRef } from './compared-ref.ts';
import { ComparedCards } from './comparison-cards.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { ComparisonWeek } from './comparison-week.tsx';
import { PlanAllButton } from './plan-all-button.tsx';
import { shownTimes } from '../shown-sections.ts';
import { TimeRemarks } from '../time-remarks.tsx';

/** Loaded when a course is to be added, since it includes the catalogue's search. */
const ComparisonFinder = later(async () => (await import('./comparison-finder.tsx')).ComparisonFinder);

export interface CourseComparisonProps {
  /** Nothing is rendered while the list is empty or missing. */
  courses: readonly ComparedCourse[] | null | undefined;
  /** The catalogue's records of the same courses; with two or more they are also set side by side in a table. */
  records?: readonly Course[];
  open: boolean;
  onClose: () => void;
  /** Adds or removes an offering; absent: the list is fixed. */
  onToggle?: (course: ComparedRef) => void;
  /** A choice about the comparison itself, beside its button. */
  choice?: ReactNode;
}

/**
 * Courses side by side: a card each, then one table of the same facts and one week with all of them. The caller opens
 * and closes it.
 */
export function CourseComparison(props: CourseComparisonProps) {
  const { courses, records = [], open, onClose, onToggle, choice } = props;
  const [isAdding, setIsAdding] = useState(false);
  const remarks = useMemo(() => timetableRemarks(records), [records]);
  const times = useMemo(() => records.map((course) => shownTimes(course, remarks)), [records, remarks]);
  const list = useRef<HTMLUListElement>(null);
  if (!courses || courses.length === 0) return null;
  const remove = (course: ComparedRef): void => {
    // The pressed button goes with its course.
    list.current?.focus({ preventScroll: true });
    onToggle?.(course);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Course Comparison"
      width="wide"
      pace="unhurried"
      footer={
        <>
          {choice ? <div className="mr-auto max-sm:w-full">{choice}</div> : null}
          <Button icon={<PrintIcon size={16} />} onClick={() => window.print()}>
            Print
          </Button>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Compared courses"
        className="grid grid-cols-1 gap-4 outline-none sm:grid-cols-2 print:grid-cols-2"
      >
        <ComparedCards
          courses={courses}
          records={records}
          times={times}
          onRemove={onToggle && courses.length > 1 ? remove : undefined}
        />
      </ul>
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden print:hidden">
        <PlanAllButton courses={records} />
        {onToggle && courses.length < MAX_COMPARED && !isAdding ? (
          <Button size="small" icon={<PlusIcon size={16} />} onClick={() => setIsAdding(true)}>
            Add a course
          </Button>
        ) : null}
      </div>
      {onToggle && courses.length < MAX_COMPARED && isAdding ? (
        <div className="mt-2 print:hidden">
          <Suspense>
            <ComparisonFinder
              compared={records}
              onAdd={(course) => {
                onToggle(course);
                setIsAdding(false);
              }}
            />
          </Suspense>
        </div>
      ) : null}
      {records.length > 1 ? (
        <>
          <ComparisonTable courses={records} times={times} />
          <ComparisonWeek courses={records} times={times} remarks={<TimeRemarks remarks={remarks} />} />
        </>
      ) : null}
    </Dialog>
  );
}
