import { type ReactNode, useState } from 'react';
import { Badge } from '#platform/ui/display/badge.tsx';
import { ExternalIcon } from '#platform/ui/display/icons.tsx';
import type { Course } from '../../../contract.ts';
import { formatMeetingTimes, meetingTimesOf } from '../../../domain/sections/meeting-times.ts';
import type { Figure } from '../../../domain/search/filters/filter-table.ts';
import { countedKind, spanOf, principalKind } from '../../../domain/sections/section-summary.ts';
import { unitsText } from '../../../domain/units-text.ts';
import { InstructorLinks } from '../../shared/course-link.tsx';
import { datesOf, withDates } from '../../shared/section-times.ts';
import { useTermText } from '../../shared/university.queries.ts';
import { WeekStrip } from '../../shared/week-strip.tsx';
import { AskAboutLink } from './ask-about-link.tsx';
import { CourseCodeLinks } from './course-code-links.tsx';
import { CourseHistory } from './course-history.tsx';
import { CourseMetrics } from './course-metrics.tsx';
import { CourseOfferings } from './course-offerings.tsx';
import type { CourseRef } from '../search-params.ts';

export interface CourseDetailsProps {
  course: Course;
  /** Every offering of the course, including this one. */
  offerings: readonly Course[];
  /** Codes of the courses that list it as a prerequisite. */
  opens: readonly string[];
  /** The figures that the catalogue has. */
  rated: Readonly<Record<Figure, boolean>>;
  onOpen: (course: CourseRef) => void;
}

/** The body of the course dialog. */
export function CourseDetails({ course, offerings, opens, rated, onOpen }: CourseDetailsProps) {
  const openTag = (tag: string): void => onOpen({ tag, classNumber: null });
  const facts: [string, ReactNode][] = [
    [
      'Instructors',
      course.instructors.length > 0 ? <InstructorLinks key="names" names={course.instructors} /> : '',
    ],
    ['Schedule', scheduleOf(course)],
    ['Description', course.description],
    ['Requirements', coded(course.course_requirements, openTag)],
    ['Recommended preparation', coded(course.recommended_prep, openTag)],
    ['Notes', coded(course.class_notes, openTag)],
  ];
  const more = [
    ['Attributes', attributesText(course), course.attributes.length > 0] as const,
    ['Opens', <Codes key="opens" codes={opens} onOpen={openTag} />, opens.length > 0] as const,
    [
      'Meets with',
      <Codes key="meets" codes={course.meets_with} onOpen={openTag} />,
      course.meets_with.length > 0,
    ] as const,
    ['Offered', offeredText(course), offeredText(course) !== ''] as const,
  ].filter(([, , isStated]) => isStated);
  const unstated = facts.flatMap(([name, value]) => (value === '' ? name : [])).join(', ');
  return (
    <div className="grid gap-4 text-14">
      <div className="grid gap-1.5">
        <p className="flex flex-wrap items-center gap-1.5">
          <TermBadge term={course.term} />
          {course.units === null ? null : <Badge>{unitsText(course.units)}</Badge>}
          {course.component ? <Badge>{course.component}</Badge> : null}
          {course.department ? <Badge className="whitespace-normal!">{course.department}</Badge> : null}
        </p>
        <p>
          <AskAboutLink code={course.class_tag} />
        </p>
        {course.codes.length > 1 ? (
          <p data-figures className="text-ink-quiet">
            {`Also listed as ${course.codes.filter((code) => code !== course.class_tag).join(', ')}`}
          </p>
        ) : null}
      </div>
      <CourseMetrics course={course} rated={rated} />
      <dl className="grid gap-4">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        {more.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        {unstated === '' ? null : (
          <Fact name="Not stated">
            <span className="text-ink-quiet">{unstated}</span>
          </Fact>
        )}
      </dl>
      <CourseOfferings course={course} offerings={offerings} onOpen={onOpen} />
      <CourseHistory history={course.history} />
      {course.q_report ? (
        <p>
          <a
            href={course.q_report}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-6 items-center gap-1 text-accent underline underline-offset-2 touch:min-h-11"
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{name}</dt>
      <dd className="max-w-prose whitespace-pre-line">{children}</dd>
    </div>
  );
}

const coded = (text: string, onOpen: (tag: string) => void): ReactNode =>
  text.trim() === '' ? '' : <CourseCodeLinks text={text} onOpen={onOpen} />;

/**
 * When it meets; if sections differ, the number of sections and the overall range, labelled so that it is not read as
 * one long meeting.
 */
function scheduleOf(course: Course): ReactNode {
  const sections = principalKind(course.sections);
  const span = spanOf(sections);
  const counted = countedKind(sections[0]?.component ?? '', sections.length);
  const weekly =
    span === ''
      ? formatMeetingTimes(meetingTimesOf(course)) || course.schedule
      : `${counted} at different times: ${span}`;
  const times = withDates(weekly, datesOf(sections));
  if (times === '') return '';
  return (
    <>
      <span data-figures className="block">
        {times}
      </span>
      {span === '' ? <WeekStrip course={course} className="mt-1.5" /> : null}
    </>
  );
}

function TermBadge({ term }: { term: string }) {
  return <Badge>{useTermText()(term)}</Badge>;
}

/** Its attributes, one line per scheme. */
const attributesText = ({ attributes }: Course): string =>
  [...Map.groupBy(attributes, ({ scheme }) => scheme)]
    .map(([scheme, group]) => `${scheme}: ${group.map(({ value }) => value).join(', ')}`)
    .join('\n');

const offeredText = ({ offered, not_next_year }: Course): string =>
  [offered.join(', '), not_next_year ? 'not next year' : ''].filter((part) => part !== '').join('; ');

const FEW_CODES = 12;

/** Links to courses; of many, only the first ones. */
function Codes({ codes, onOpen }: { codes: readonly string[]; onOpen: (tag: string) => void }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole || codes.length <= FEW_CODES + 1 ? codes : codes.slice(0, FEW_CODES);
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {shown.map((code) => (
        <button
          key={code}
          type="button"
          data-figures
          onClick={() => onOpen(code)}
          className="text-accent underline underline-offset-2 touch:min-h-11"
        >
          {code}
        </button>
      ))}
      {shown.length < codes.length ? (
        <button
          type="button"
          onClick={() => setIsWhole(true)}
          className="text-ink-quiet underline underline-offset-2 touch:min-h-11"
        >
          {`and ${codes.length - shown.length} more`}
        </button>
      ) : null}
    </span>
  );
}
