import { shownFigure } from '#features/catalogue/domain/bands.ts';
import { unitsText } from '#features/catalogue/domain/units-text.ts';
import type { StatedNeed } from '../../domain/exports/advisor-sheet.ts';
import { sectionLine, timesWords } from '../../domain/plan-words.ts';
import { codeOf, type OwnCourseContent } from '../../domain/planned-course.ts';
import type { PlannedWeek } from '../../domain/planned-week.ts';

export interface SheetCourseProps {
  course: PlannedWeek['courses'][number];
  /** Undefined: still loading, or there is no record. */
  need: StatedNeed | undefined;
  /** Groups of requirements that it counts towards. */
  countsIn: readonly string[];
}

const NEEDS = { required: '', optional: 'optional', one_of: 'one of several' } as const;

/** A course of the plan with what its record says. */
export function SheetCourse({ course, need, countsIn }: SheetCourseProps) {
  const { item, record, sections } = course;
  const facts = [
    record?.units == null ? 'units not stated' : unitsText(record.units),
    record?.mean_hours == null ? 'hours a week not known' : `${shownFigure(record.mean_hours)} hours a week`,
    NEEDS[item.content.need],
  ].filter((fact) => fact !== '');
  return (
    <li className="break-inside-avoid py-2 print:py-1">
      <p className="print:text-14 print:leading-4">
        <span data-figures className="font-medium">
          {codeOf(item)}
        </span>{' '}
        {record ? record.class_name : '(no record for this term)'}
        {record ? (
          <span
            data-figures
            className="text-14 text-ink-quiet print:text-12"
          >{` · ${facts.join(' · ')}`}</span>
        ) : null}
      </p>
      <ul className="text-14 print:text-12 print:leading-3.5">
        {sections.map((section) => (
          <li key={`${section.component} ${section.section}`} data-figures>
            {sectionLine(section)}
            {section.status === null || section.status === 'open' ? null : ` · ${section.status}`}
          </li>
        ))}
        {need || countsIn.length > 0 ? (
          <li className="flex flex-wrap gap-x-3 max-sm:flex-col print:block">
            {need ? (
              <span>
                {`Prerequisites: ${need.verdict}.`}
                {need.record === '' ? null : (
                  <span className="text-ink-quiet">{` Record: “${need.record}”`}</span>
                )}
              </span>
            ) : null}
            {need && countsIn.length > 0 ? ' ' : null}
            {countsIn.length > 0 ? <span>{`Counts towards: ${countsIn.join('; ')}`}</span> : null}
          </li>
        ) : null}
      </ul>
    </li>
  );
}

/** A handwritten course, which has no record. */
export function SheetOwnCourse({ course: { title, units, meetings } }: { course: OwnCourseContent }) {
  return (
    <li className="break-inside-avoid py-2 print:py-1">
      <p className="print:text-14 print:leading-4">
        <span className="font-medium">{title}</span>
        <span data-figures className="text-14 text-ink-quiet print:text-12">
          {` · ${units === null ? 'units not stated' : unitsText(units)} · written by hand, without a record`}
        </span>
      </p>
      <p data-figures className="text-14 print:text-12 print:leading-3.5">
        {timesWords({ meetings }) || 'no known time'}
      </p>
    </li>
  );
}
