import type { ReactNode } from 'react';
import type { Band } from '#platform/ui/display/badge.tsx';
import { MeterBar } from '#platform/ui/display/meter-bar.tsx';
import type { Course } from '../../../contract.ts';
import { ratingBand, shownFigure, workloadBand } from '../../../domain/bands.ts';
import { classSizeText } from '../../../domain/sections/class-size-text.ts';
import { capOfCourse, isCountedBySection } from '../../../domain/sections/enrollment.ts';
import type { Figure } from '../../../domain/search/filters/filter-table.ts';
import { countedKind, principalKind } from '../../../domain/sections/section-summary.ts';
import { uiBand } from '../../shared/ui-band.ts';

export interface CourseMetricsProps {
  course: Course;
  /** The figures that the catalogue has; figures that no course has are omitted. */
  rated: Readonly<Record<Figure, boolean>>;
}

/** Rating, workload and enrolment of the course, and its size in past terms. */
export function CourseMetrics({ course, rated }: CourseMetricsProps) {
  const { overall_score_course_mean: rating, mean_hours: hours } = course;
  const size = classSizeText(course);
  return (
    <dl data-figures className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
      {rated.rating ? (
        <Metric name="Rating">
          {rating === null ? (
            <NotRated />
          ) : (
            <Figure
              text={`${shownFigure(rating)} /5.0`}
              percent={(rating / 5) * 100}
              band={uiBand(ratingBand(rating))}
            />
          )}
        </Metric>
      ) : null}
      {rated.hours ? (
        <Metric name="Workload">
          {hours === null ? (
            <NotRated />
          ) : (
            <Figure
              text={`${shownFigure(hours)} hrs/week`}
              percent={(hours / 20) * 100}
              band={uiBand(workloadBand(hours))}
            />
          )}
        </Metric>
      ) : null}
      <Metric name="Enrolment">
        <Enrolment course={course} />
      </Metric>
      {size === '' ? null : <Metric name="Class size">{size}</Metric>}
    </dl>
  );
}

function Metric({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Figure({ text, percent, band }: { text: string; percent: number; band: Band }) {
  return (
    <>
      {text}
      <MeterBar className="mt-1" percent={percent} band={band} />
    </>
  );
}

const NotRated = () => <span className="text-ink-quiet">Not rated</span>;

/**
 * The course's counts, and the number of sections they are summed over if these state theirs; a section's own counts
 * are shown with the section.
 */
function Enrolment({ course }: { course: Course }) {
  const { current_enrollment_number: enrolled } = course;
  const cap = capOfCourse(course);
  const kind = principalKind(course.sections);
  const isSum = enrolled === null || isCountedBySection(course);
  const of = isSum && kind.length > 1 ? ` in ${countedKind(kind[0]?.component ?? '', kind.length)}` : '';
  return (
    <>
      {enrolled === null ? <span className="text-ink-quiet">Not stated</span> : `${enrolled} students`}
      {cap === null ? null : <span className="text-ink-quiet">{`, at most ${cap}`}</span>}
      {enrolled === null && cap === null ? null : <span className="text-ink-quiet">{of}</span>}
    </>
  );
}
