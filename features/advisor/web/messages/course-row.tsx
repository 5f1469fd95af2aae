import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, use, useId, useState } from 'react';
import { shownFigure } from '#features/catalogue/domain/bands.ts';
import type { Course } from '#features/catalogue/contract.ts';
import { CourseCard } from '#features/catalogue/web/shared/course-card.tsx';
import { courseQuery } from '#features/catalogue/web/shared/course.queries.ts';
import { PlanCardButton } from '#features/catalogue/web/shared/plan-card-button.tsx';
import { SaveButton } from '#features/catalogue/web/shared/save-button.tsx';
import { DisclosureButton } from '#platform/ui/controls/disclosure-button.tsx';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { recordSpokenOf } from '../../domain/spoken-record.ts';
import { sectionsNamed } from '../../domain/spoken-sections.ts';
import { FigureBar } from '../shared/markdown/figure-bar.tsx';
import type { Figure } from '../shared/markdown/marks.ts';
import { RowActions } from './row-actions.tsx';
import { RowReason } from './row-reasons.tsx';
import { WholeContext } from './whole-context.ts';

export interface CourseRowProps {
  code: string;
  /** The reply, which says of which term's record it speaks. */
  reply: string;
  week: { term: string } | null;
  /** Figures that the item itself says: each is shown once. */
  says: readonly Figure['of'][];
  /** The item as text. */
  said: string;
  /** The item as the reply writes it: the course, and why. */
  children: ReactNode;
}

/** A course of a list in a reply: what the reply says of it, its numbers, and what can be done with it. */
export function CourseRow({ code, reply, week, says, said, children }: CourseRowProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isWhole = use(WholeContext);
  const { data, isError } = useQuery({ ...courseQuery(code), retry: false, enabled: isWhole || isOpen });
  const course = data ? recordSpokenOf(reply, [data.course, ...data.offerings], week) : null;
  // Room for what comes with the record is kept, so that nothing moves; a course that cannot be had needs none.
  const isAway = course === null && (isError || data === null);
  const keepsNumbers = !says.includes('rating') || !says.includes('workload');
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1.5 rounded-lg border border-line bg-surface px-3 py-1 sm:text-14 print:break-inside-avoid">
      <div>{children}</div>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 text-14">
        {isAway ? null : (
          <div
            className={classNames(
              'flex min-w-40 flex-[1_1_10rem] flex-col justify-center leading-4.5 max-sm:basis-full max-sm:pt-1',
              keepsNumbers ? 'min-h-9' : 'min-h-4.5',
            )}
          >
            {course ? (
              <>
                <Numbers course={course} says={says} />
                <RowReason course={course} said={said} />
              </>
            ) : null}
          </div>
        )}
        <div className="-mx-2.5 flex flex-wrap items-center gap-x-1 gap-y-2 max-sm:grow print:hidden">
          <DisclosureButton isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} controls={id}>
            Details
            <span className="sr-only">{`: ${code}`}</span>
          </DisclosureButton>
          {isAway ? null : (
            <>
              <PlanCardButton course={course ?? undefined} />
              <SaveButton course={course ?? undefined} />
            </>
          )}
          <RowActions code={code} course={course} isAway={isAway} />
        </div>
      </div>
      <div id={id} className="empty:hidden">
        {isOpen && course ? <CourseCard course={course} sections={sectionsNamed(said, course)} /> : null}
      </div>
    </li>
  );
}

function Numbers({ course, says }: { course: Course; says: CourseRowProps['says'] }) {
  const rating = says.includes('rating') ? null : course.overall_score_course_mean;
  const hours = says.includes('workload') ? null : course.mean_hours;
  if (rating === null && hours === null) return null;
  const figures = [
    ...(rating === null
      ? []
      : [{ of: 'rating' as const, value: rating, lead: 'rated ', text: `${shownFigure(rating)} out of 5` }]),
    ...(hours === null
      ? []
      : [{ of: 'workload' as const, value: hours, lead: '', text: `${shownFigure(hours)} hours a week` }]),
  ];
  // As a reply that states them has them in its own words.
  return (
    <p data-figures className="whitespace-nowrap">
      {figures.map(({ of, value, lead, text }, index) => (
        <Fragment key={of}>
          {index > 0 ? '; ' : ''}
          {lead}
          <span title="From the catalogue" className="relative inline-block whitespace-nowrap">
            {text}
            <span className="absolute inset-x-0 -bottom-0.5 *:h-1!">
              <FigureBar of={of} value={value} />
            </span>
          </span>
        </Fragment>
      ))}
    </p>
  );
}
