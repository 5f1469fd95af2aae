import { type ReactNode, use, useId, useState } from 'react';
import { Badge } from '#platform/ui/display/badge.tsx';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { ExternalIcon } from '#platform/ui/display/icons.tsx';
import { MeterBar } from '#platform/ui/display/meter-bar.tsx';
import type { Course, Section } from '../../contract.ts';
import { ratingBand, shownFigure, workloadBand } from '../../domain/bands.ts';
import { formatClockRange } from '../../domain/sections/clock-times.ts';
import { classSizeText } from '../../domain/sections/class-size-text.ts';
import { type CourseCard as CardFields, toCourseCard } from '../../domain/course-card.ts';
import { formatMeetingTimes, meetingTimesOf } from '../../domain/sections/meeting-times.ts';
import { principalKind, sectionCounts } from '../../domain/sections/section-summary.ts';
import { unitsText } from '../../domain/units-text.ts';
import { datesOf, nameOf, sectionsSpokenOf, timesOf, weekOf, withDates } from './section-times.ts';
import { CourseLink, InstructorLinks } from './course-link.tsx';
import { CourseTextContext } from './codes/course-text-context.ts';
import { CoursePlanContext } from './course-plan.ts';
import { PlanCardButton } from './plan-card-button.tsx';
import { SaveButton } from './save-button.tsx';
import { SavedCoursesContext } from './saved-courses.ts';
import { TakenButton } from './taken-button.tsx';
import { TakenCoursesContext } from './taken-courses.ts';
import { uiBand } from './ui-band.ts';
import { useTermText } from './university.queries.ts';
import { WeekStrip } from './week-strip.tsx';

/** A longer description is cut to three lines and can be expanded. */
const LONG_DESCRIPTION = 150;

/** A record's own label, which would be said twice. */
const RECOMMENDED = /^\s*recommended(?: preparation)?:\s*/i;

export interface CourseCardProps {
  /** The catalogue's record. Without a code or a title nothing is shown. */
  course: Course;
  /** Sections to show with their times, each instead of what would be shown of its kind. */
  sections?: readonly Section[];
  /** Buttons at the bottom of the card. */
  actions?: ReactNode;
  className?: string;
}

/** One course in a chat reply. */
export function CourseCard({ course, sections = [], actions, className }: CourseCardProps) {
  const headingId = useId();
  const termText = useTermText();
  const canPlan = use(CoursePlanContext) !== null;
  const canSave = use(SavedCoursesContext) !== null;
  const canMark = use(TakenCoursesContext) !== null;
  const card = toCourseCard(course);
  const shownText = use(CourseTextContext);
  if (!card) return null;
  const isAdvice = course.course_requirements.trim() === '';
  const prerequisites = isAdvice
    ? course.recommended_prep.replace(RECOMMENDED, '')
    : card.prerequisites.join(' ');
  return (
    <article
      aria-labelledby={headingId}
      className={classNames(
        '@container rounded-lg border border-line bg-surface p-4 text-14 print:break-inside-avoid',
        className,
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <CourseLink code={card.code} className="font-medium" />
        {card.term ? <Badge>{termText(card.term)}</Badge> : null}
        {card.units === null ? null : (
          <span data-figures className="text-ink-quiet">
            {unitsText(card.units)}
          </span>
        )}
      </div>
      <h3 id={headingId} className="mt-1 text-20">
        {card.title}
      </h3>
      {card.instructor ? (
        <p className="text-ink-quiet">
          <InstructorLinks names={course.instructors} />
        </p>
      ) : null}
      <div className="mt-3 grid items-start gap-x-6 gap-y-3 @xs:grid-cols-[minmax(8rem,1fr)_auto]">
        <Figures card={card} course={course} />
        <div className="grid gap-1">
          <Times course={course} asked={sections} days={card.schedule} />
        </div>
      </div>
      {card.tags.length > 0 ? (
        <p className="mt-3 flex flex-wrap gap-1.5">
          {card.tags.map((tag) => (
            <Badge key={tag} className="whitespace-normal!">
              {tag}
            </Badge>
          ))}
        </p>
      ) : null}
      {card.prerequisites.length > 0 ? (
        <p className="mt-3">
          <span className="font-medium">{isAdvice ? 'Recommended preparation:' : 'Prerequisites:'}</span>{' '}
          {shownText(prerequisites)}
        </p>
      ) : null}
      <Description text={card.description} code={card.code} />
      {card.qReportLink || actions || canPlan || canSave || canMark ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          {card.qReportLink ? (
            <a
              href={card.qReportLink}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-6 items-center gap-1 text-accent underline underline-offset-2 touch:min-h-11"
            >
              View Q Report
              <ExternalIcon size={14} />
              <span className="sr-only"> of {card.code} (opens in a new tab)</span>
            </a>
          ) : null}
          {canPlan ? <PlanCardButton course={course} /> : null}
          <SaveButton course={course} />
          <TakenButton course={course} />
          {actions}
        </div>
      ) : null}
    </article>
  );
}

/** The days, with the hours if they are the same for all meetings; otherwise every meeting. */
function scheduleText(course: Course, days: string): string {
  const times = meetingTimesOf(course);
  const [range, ...others] = new Set(times.meetings.map(formatClockRange));
  if (range === undefined) return days;
  return others.length === 0 && times.untimed.length === 0 && days !== ''
    ? `${days} · ${range}`
    : formatMeetingTimes(times);
}

/** When it meets; if there are several sections, which one is shown, and how many there are. */
function Times({ course, asked, days }: { course: Course; asked: readonly Section[]; days: string }) {
  const { sections } = course;
  const isAsked = ({ component }: Section): boolean => asked.some((one) => one.component === component);
  const usual = sections.length > 1 ? sectionsSpokenOf(course) : [];
  const spoken = [...usual.filter((section) => !isAsked(section)), ...asked];
  const lines =
    spoken.length > 0
      ? spoken.map((section) => `${nameOf(section)}: ${timesOf(section) || 'no times stated'}`)
      : [withDates(scheduleText(course, days), datesOf(principalKind(sections)))];
  return (
    <>
      <WeekStrip course={spoken.length > 0 ? weekOf(spoken) : course} />
      {lines.map((line) => (
        <span key={line} data-figures className="text-ink-quiet">
          {line.replace(/^: /, '')}
        </span>
      ))}
      {sections.length > 1 ? (
        <span data-figures className="text-ink-quiet">
          {sectionCounts(sections)}
        </span>
      ) : null}
    </>
  );
}

interface FiguresProps {
  card: CardFields;
  course: Course;
}

function Figures({ card: { rating, workload, enrollment }, course }: FiguresProps) {
  const size = enrollment === null ? classSizeText(course) : `${enrollment} students`;
  if (rating === null && workload === null && size === '') return null;
  return (
    <ul className="grid max-w-36 gap-x-6 gap-y-1.5 @lg:max-w-md @lg:grid-cols-3" data-figures>
      {rating === null ? null : (
        <li>
          {`${shownFigure(rating)} /5.0`}
          <MeterBar percent={(rating / 5) * 100} band={uiBand(ratingBand(rating))} />
        </li>
      )}
      {workload === null ? null : (
        <li>
          {`${shownFigure(workload)} hrs/week`}
          <MeterBar percent={(workload / 20) * 100} band={uiBand(workloadBand(workload))} />
        </li>
      )}
      {size === '' ? null : <li>{size}</li>}
    </ul>
  );
}

function Description({ text, code }: { text: string; code: string }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (text === '') return null;
  const isLong = text.length > LONG_DESCRIPTION;
  return (
    <div className="mt-3">
      <p id={id} className={isLong && !isOpen ? 'line-clamp-3' : undefined}>
        {text}
      </p>
      {isLong ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="mt-1 text-accent underline underline-offset-2 touch:min-h-11"
        >
          {isOpen ? 'Show less' : 'Show more'}
          <span className="sr-only"> about {code}</span>
        </button>
      ) : null}
    </div>
  );
}
