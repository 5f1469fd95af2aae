import type { ReactNode } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { MeterBar } from '#platform/ui/display/meter-bar.tsx';
import type { Course } from '../../contract.ts';
import { type Bar, scoreBar, workloadBar } from '../../domain/bands.ts';
import { type ComparedCourse, comparedCode, comparedScore } from '../../domain/course-card.ts';
import type { Figure } from '../../domain/search/filter-table.ts';
import { SaveButton } from './save-button.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { PlanCardButton } from './plan-card-button.tsx';
import { useKnownRated } from './use-rated.ts';
import { uiBand } from './ui-band.ts';

export interface CourseComparisonProps {
  /** Nothing is rendered while the list is empty or missing. */
  courses: readonly ComparedCourse[] | null | undefined;
  /** The catalogue's records of the same courses; with two or more they are also set side by side in a table. */
  records?: readonly Course[];
  open: boolean;
  onClose: () => void;
  /** A choice about the comparison itself, beside its button. */
  choice?: ReactNode;
}

/** Courses beside each other: a card each, then one table of the same facts. The caller opens and closes it. */
export function CourseComparison({ courses, records = [], open, onClose, choice }: CourseComparisonProps) {
  if (!courses || courses.length === 0) return null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Course Comparison"
      width="wide"
      pace="unhurried"
      footer={
        <>
          {choice ? <div className="mr-auto">{choice}</div> : null}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <ul className="grid gap-4 sm:grid-cols-2">
        <ComparedCards courses={courses} records={records} />
      </ul>
      {records.length > 1 ? <ComparisonTable courses={records} /> : null}
    </Dialog>
  );
}

/** A figure that no course of the catalogue has, nor one of these, is not asked after; else a missing one is N/A. */
function ComparedCards({
  courses,
  records,
}: {
  courses: readonly ComparedCourse[];
  records: readonly Course[];
}) {
  const rated = useKnownRated();
  const shown = {
    rating: rated.rating || courses.some((course) => comparedScore(course) !== null),
    hours: rated.hours || courses.some(({ workload }) => workload !== null),
  };
  return courses.map((course, index) => (
    // Two sections of one course may stand here; the list does not change.
    <li key={index} className="rounded-lg border border-line bg-surface p-4">
      <ComparedCard
        course={course}
        // Two terms of one course have the same code.
        record={
          records.length === courses.length
            ? records[index]
            : records.find(({ class_tag }) => class_tag === comparedCode(course))
        }
        hasTerm={courses.filter((each) => comparedCode(each) === comparedCode(course)).length > 1}
        shown={shown}
      />
    </li>
  ));
}

function ComparedCard({
  course,
  record,
  hasTerm,
  shown,
}: {
  course: ComparedCourse;
  record: Course | undefined;
  /** Another offering of it stands beside it. */
  hasTerm: boolean;
  shown: Readonly<Record<Figure, boolean>>;
}) {
  return (
    <>
      <h3 className="text-20">
        <span data-figures className="block font-sans text-14 font-medium text-ink-quiet">
          {comparedCode(course)}
          {hasTerm && record ? <span>{` · ${record.term}`}</span> : null}
        </span>
        {course.title}
      </h3>
      <dl className="mt-3 grid gap-3 text-14">
        {course.instructor ? (
          <div>
            <dt className="font-medium">Instructor</dt>
            <dd>{course.instructor}</dd>
          </div>
        ) : null}
        {shown.rating ? <Measure name="Q Score" bar={scoreBar(comparedScore(course))} /> : null}
        {shown.hours ? <Measure name="Workload" bar={workloadBar(course.workload)} /> : null}
        {course.description ? (
          <div>
            <dt className="font-medium">Description</dt>
            <dd className="max-w-prose">{course.description}</dd>
          </div>
        ) : null}
      </dl>
      {record ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <PlanCardButton course={record} />
          <SaveButton course={record} />
        </div>
      ) : null}
    </>
  );
}

function Measure({ name, bar }: { name: string; bar: Bar }) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
      <dt className="font-medium">{name}</dt>
      <dd data-figures>{bar.text}</dd>
      <dd aria-hidden className="col-span-2">
        <MeterBar percent={bar.percent} band={uiBand(bar.band)} />
      </dd>
    </div>
  );
}
