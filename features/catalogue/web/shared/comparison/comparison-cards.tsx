import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { CloseIcon } from '#platform/ui/display/icons.tsx';
import { MeterBar } from '#platform/ui/display/meter-bar.tsx';
import type { Course } from '../../../contract.ts';
import { type Bar, scoreBar, workloadBar } from '../../../domain/bands.ts';
import { type ComparedCourse, comparedCode, comparedScore } from '../../../domain/course-card.ts';
import type { Figure } from '../../../domain/search/filters/filter-table.ts';
import type { ComparedRef } from './compared-ref.ts';
import { CourseLink, InstructorLinks } from '../course-link.tsx';
import { useOfferingText } from '../use-offering-text.ts';
import { PlanCardButton } from '../plan-card-button.tsx';
import { SaveButton } from '../save-button.tsx';
import type { ShownTimes } from '../shown-sections.ts';
import { uiBand } from '../ui-band.ts';
import { useKnownRated } from '../use-rated.ts';

export interface ComparedCardsProps {
  courses: readonly ComparedCourse[];
  records: readonly Course[];
  /** For each record, in order. */
  times: readonly ShownTimes[];
  onRemove: ((course: ComparedRef) => void) | undefined;
}

/** A figure that neither the catalogue nor any of these courses has is omitted; otherwise a missing one is N/A. */
export function ComparedCards({ courses, records, times, onRemove }: ComparedCardsProps) {
  const rated = useKnownRated();
  const shown = {
    rating: rated.rating || courses.some((course) => comparedScore(course) !== null),
    hours: rated.hours || courses.some(({ workload }) => workload !== null),
  };
  return courses.map((course, index) => {
    // Two terms of one course have the same code.
    const at =
      records.length === courses.length
        ? index
        : records.findIndex(({ class_tag }) => class_tag === comparedCode(course));
    return (
      <li
        // Two sections of one course may be compared.
        key={records[at] ? `${records[at].course_id}/${records[at].class_number}` : index}
        className="rounded-lg border border-line bg-surface p-4 max-[18rem]:p-2 print:break-inside-avoid"
      >
        <ComparedCard
          course={course}
          record={records[at]}
          times={times[at]}
          shown={shown}
          onRemove={onRemove}
        />
      </li>
    );
  });
}

interface ComparedCardProps {
  course: ComparedCourse;
  record: Course | undefined;
  times: ShownTimes | undefined;
  shown: Readonly<Record<Figure, boolean>>;
  onRemove: ((course: ComparedRef) => void) | undefined;
}

function ComparedCard({ course, record, times, shown, onRemove }: ComparedCardProps) {
  const offeringText = useOfferingText();
  const code = comparedCode(course);
  return (
    <>
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 flex-1 text-20 hyphens-auto max-[18rem]:text-16">
          <span data-figures className="block font-sans text-14 font-medium text-ink-quiet">
            {record ? <CourseLink code={code} /> : code}
            {record ? <span>{` · ${offeringText(record, times)}`}</span> : null}
          </span>
          {course.title}
        </h3>
        {record && onRemove ? (
          <IconButton
            label={`Remove ${code} from the comparison`}
            icon={<CloseIcon size={16} />}
            onClick={() => onRemove({ tag: record.class_tag, classNumber: record.class_number })}
            className="-mt-2 -mr-2 print:hidden"
          />
        ) : null}
      </div>
      <dl className="mt-3 grid gap-3 text-14">
        {course.instructor ? (
          <div>
            <dt className="font-medium">Instructor</dt>
            <dd>{record ? <InstructorLinks names={record.instructors} /> : course.instructor}</dd>
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
        <div className="mt-3 flex flex-wrap gap-2 print:hidden">
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
