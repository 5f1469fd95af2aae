import type { ReactNode } from 'react';
import { Badge } from '#platform/ui/display/badge.tsx';
import { Button } from '#platform/ui/controls/button.tsx';
import { ExternalIcon } from '#platform/ui/display/icons.tsx';
import { MeterBar } from '#platform/ui/display/meter-bar.tsx';
import type { Course } from '../../contract.ts';
import { ratingBand, workloadBand } from '../../domain/bands.ts';
import { formatMeetingTimes, meetingTimesOf } from '../../domain/meeting-times.ts';
import { uiBand } from '../shared/ui-band.ts';
import { WeekStrip } from '../shared/week-strip.tsx';
import { CourseCodeLinks } from './course-code-links.tsx';
import { type CourseRef } from './search-params.ts';

export interface CourseDetailsProps {
  course: Course;
  /** Every offering of the course, this one among them. */
  offerings: readonly Course[];
  onOpen: (course: CourseRef) => void;
}

/** The body of the course dialog. */
export function CourseDetails({ course, offerings, onOpen }: CourseDetailsProps) {
  const openTag = (tag: string): void => onOpen({ tag, classNumber: null });
  const times = formatMeetingTimes(meetingTimesOf(course)) || course.schedule;
  const facts: [string, ReactNode][] = [
    ['Instructors', course.instructors.join(', ')],
    ['Schedule', times ? <Times key="times" course={course} text={times} /> : ''],
    ['Description', course.description],
    ['Requirements', coded(course.course_requirements, openTag)],
    ['Recommended preparation', coded(course.recommended_prep, openTag)],
    ['Notes', coded(course.class_notes, openTag)],
  ];
  return (
    <div className="grid gap-4 text-14">
      <p className="flex flex-wrap items-center gap-1.5">
        <Badge>{course.term}</Badge>
        {course.units === null ? null : <Badge>{`${course.units} units`}</Badge>}
        {course.component ? <Badge>{course.component}</Badge> : null}
        {course.department ? <Badge className="whitespace-normal!">{course.department}</Badge> : null}
      </p>
      <Metrics course={course} />
      <dl className="grid gap-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className="max-w-prose whitespace-pre-line">
              {value === '' ? <span className="text-ink-quiet">Not stated</span> : value}
            </dd>
          </div>
        ))}
      </dl>
      <OtherOfferings course={course} offerings={offerings} onOpen={onOpen} />
      {course.q_report ? (
        <p>
          <a
            href={course.q_report}
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-center gap-1 text-accent underline underline-offset-2 touch:min-h-11"
          >
            View Q-Guide Report
            <ExternalIcon size={14} />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      ) : null}
    </div>
  );
}

const coded = (text: string, onOpen: (tag: string) => void): ReactNode =>
  text.trim() === '' ? '' : <CourseCodeLinks text={text} onOpen={onOpen} />;

function Times({ course, text }: { course: Course; text: string }) {
  return (
    <>
      <span data-figures className="block">
        {text}
      </span>
      <WeekStrip course={course} className="mt-1.5" />
    </>
  );
}

function Metrics({ course }: { course: Course }) {
  const { overall_score_course_mean: rating, mean_hours: hours } = course;
  const { current_enrollment_number: enrolled, enrollment_cap: cap } = course;
  return (
    <dl data-figures className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
      <div>
        <dt className="font-medium">Rating</dt>
        <dd>
          {rating === null ? <NotRated /> : `${rating.toFixed(1)} /5.0`}
          {rating === null ? null : (
            <MeterBar className="mt-1" percent={(rating / 5) * 100} band={uiBand(ratingBand(rating))} />
          )}
        </dd>
      </div>
      <div>
        <dt className="font-medium">Workload</dt>
        <dd>
          {hours === null ? <NotRated /> : `${hours.toFixed(1)} hrs/week`}
          {hours === null ? null : (
            <MeterBar className="mt-1" percent={(hours / 20) * 100} band={uiBand(workloadBand(hours))} />
          )}
        </dd>
      </div>
      <div>
        <dt className="font-medium">Enrolment</dt>
        <dd>
          {enrolled === null ? <span className="text-ink-quiet">Not stated</span> : `${enrolled} students`}
          {cap === null ? null : <span className="text-ink-quiet">{`, at most ${cap}`}</span>}
        </dd>
      </div>
    </dl>
  );
}

const NotRated = () => <span className="text-ink-quiet">Not rated</span>;

/** The same course in other terms and at other hours. */
function OtherOfferings({ course, offerings, onOpen }: CourseDetailsProps) {
  const others = offerings.filter(({ class_number }) => class_number !== course.class_number);
  if (others.length === 0) return null;
  return (
    <section aria-label="Other offerings">
      <h3 className="font-sans text-14 font-medium">Also offered</h3>
      <ul className="mt-1 flex flex-wrap gap-2">
        {others.map((other) => (
          <li key={`${other.course_id}/${other.class_number}`}>
            <Button
              size="small"
              className="h-auto text-left"
              onClick={() => onOpen({ tag: other.class_tag, classNumber: other.class_number })}
            >
              {[other.term, formatMeetingTimes(meetingTimesOf(other)) || other.instructors.join(', ')]
                .filter((part) => part !== '')
                .join(' · ')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
