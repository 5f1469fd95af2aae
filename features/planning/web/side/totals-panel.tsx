import { Link } from 'react-router';
import { shownFigure } from '#features/catalogue/domain/bands.ts';
import { formatClock } from '#features/catalogue/domain/sections/clock-times.ts';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { dayName, listWords } from '../../domain/plan-words.ts';
import type { PlanTotals } from '../../domain/plan-totals.ts';
import { type CheckedCourse, needLines, openWords } from '../../domain/stated-needs.ts';
import type { Needs, TouchedGroups } from '../use-advice.ts';

export interface TotalsPanelProps {
  totals: PlanTotals;
  touched: TouchedGroups;
  needs: Needs;
}

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** A sum with what it does not hold; of courses of which none has a figure there is no sum. */
const sumSaid = (sum: string, without: number, courses: number): string => {
  if (without === 0) return sum;
  return without === courses
    ? 'Not known'
    : `${sum}, and ${counted(without, 'course', 'courses')} without a figure`;
};

/** The totals of the version. */
export function TotalsPanel({ totals, touched, needs }: TotalsPanelProps) {
  const facts: [string, string][] = [
    ['Units', sumSaid(`${totals.units}`, totals.withoutUnits, totals.courses)],
    ['Hours a week', sumSaid(shownFigure(totals.hours), totals.withoutHours, totals.courses)],
    [
      'Earliest and latest',
      totals.earliest === null || totals.latest === null
        ? 'Nothing meets'
        : `${formatClock(totals.earliest)} – ${formatClock(totals.latest)}`,
    ],
    [
      'Free days',
      `${totals.freeDays.length === 0 ? 'None' : listWords(totals.freeDays.map(dayName))}${totals.freeDays.length > 0 && totals.withoutDays > 0 ? `, not counting ${counted(totals.withoutDays, 'class', 'classes')} without known days` : ''}`,
    ],
  ];
  return (
    <div className="print:grid print:grid-cols-2 print:gap-x-6">
      <dl
        data-figures
        className="grid grid-cols-[fit-content(40%)_minmax(0,1fr)] gap-x-4 gap-y-1 text-14 print:content-start print:gap-y-0 print:text-12 print:leading-3.5"
      >
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-quiet">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {totals.courses === 0 ? null : (
          // Not on paper once it is known: what is not met stands below, and a plan is to fit on one page.
          <div className={classNames('contents', needs.state === 'known' && 'print:hidden')}>
            <dt className="text-ink-quiet">Prerequisites</dt>
            <dd aria-live="polite">
              {needs.state === 'known'
                ? needLines(needs.courses).map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))
                : needs.state === 'waiting'
                  ? 'Being looked up…'
                  : 'Not checked: the catalogue could not be loaded'}
            </dd>
          </div>
        )}
        {touched.state === 'waiting' ? null : (
          <div className="contents">
            <dt className="text-ink-quiet">Counts towards</dt>
            <dd>
              <Touched touched={touched} />
            </dd>
          </div>
        )}
      </dl>
      {needs.state === 'known' ? (
        <>
          <OpenNeeds
            title="Prerequisites not met"
            courses={needs.courses.filter(({ check }) => check?.verdict === 'not_met')}
          />
          <OpenNeeds
            title="Prerequisites to check yourself"
            // On paper their codes are enough: a plan is to fit on one page.
            className="print:hidden"
            courses={needs.courses.filter(
              ({ check }) => check?.verdict === 'planned' || check?.verdict === 'unclear',
            )}
          />
        </>
      ) : null}
    </div>
  );
}

interface OpenNeedsProps {
  title: string;
  courses: readonly CheckedCourse[];
  className?: string;
}

/** What courses ask for, in the words of their records. */
function OpenNeeds({ title, courses, className }: OpenNeedsProps) {
  if (courses.length === 0) return null;
  return (
    <div className={classNames('mt-3 text-14 print:mt-0 print:text-12 print:leading-3.5', className)}>
      <h3 className="font-sans text-14 font-medium print:text-12 print:leading-3.5">{title}</h3>
      <ul className="mt-1 grid gap-1.5 print:mt-0 print:gap-0">
        {courses.map(({ code, check }) => {
          const words = check ? openWords(check) : '';
          return (
            <li key={code}>
              <span data-figures className="font-medium">
                {code}
              </span>
              {words === '' ? '' : `: ${words}.`} <span className="text-ink-quiet">“{check?.stated}”</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Gives the reason if there is nothing to name: silence would look as if nothing counted. */
function Touched({ touched }: { touched: Exclude<TouchedGroups, { state: 'waiting' }> }) {
  switch (touched.state) {
    case 'no_programme':
      return (
        <>
          Not known
          <span className="print:hidden">
            {': '}
            <Link to="/profile" className="text-accent underline underline-offset-2">
              say in your profile what you study
            </Link>
          </span>
        </>
      );
    case 'not_stated':
      // A catalogue without programmes cannot name the student's either.
      return `Not known: the requirements of ${listWords(touched.programmes) || 'what you study'} are not in the catalogue`;
    case 'known':
      return touched.groups.length === 0
        ? 'No requirement group with an open place'
        : touched.groups.map(({ name, codes }) => (
            <span key={name} className="block">{`${name}: ${listWords(codes)}`}</span>
          ));
  }
}
