import { type CSSProperties, Fragment, type ReactNode, useId, useMemo, useState } from 'react';
import { shownFigure } from '#features/catalogue/domain/bands.ts';
import { formatClock, formatClockRange } from '#features/catalogue/domain/sections/clock-times.ts';
import { unitsText } from '#features/catalogue/domain/units-text.ts';
import { pluralDayName } from '#features/catalogue/domain/sections/weekdays.ts';
import { type PlainBlock, type PlainWeek, plainWeek } from '#features/planning/domain/exports/plain-week.ts';
import { dayName, listWords, sectionLine, sectionWords } from '#features/planning/domain/plan-words.ts';
import { StillWeek } from '#features/planning/web/shared/still-week.tsx';
import { DisclosureButton } from '#platform/ui/controls/disclosure-button.tsx';
import { classNames } from '#platform/ui/styles/class-names.ts';
import type { WeekCard as Week } from '../../week.contract.ts';

const MARKS = 12;

export interface WeekCardProps {
  week: Week;
  /** The reply's own list tells its courses and their times: the sections are shown on request. */
  isListed?: boolean;
  children?: ReactNode;
}

/** The week that a reply proposes: small, with its sections, what it comes to and what it rests on. */
export function WeekCard({ week, isListed = false, children }: WeekCardProps) {
  const { term, courses, rests_on: rests } = week;
  const title = useId();
  const list = useId();
  const [isOpen, setIsOpen] = useState(false);
  const picture = useMemo(() => plainWeek(entriesOf(week)), [week]);
  return (
    <section
      aria-labelledby={title}
      className="my-3 grid gap-3 rounded-lg border border-line bg-surface p-3 sm:p-4"
    >
      <div>
        <h3 id={title} className="font-medium">{`A week of ${term}`}</h3>
        <p data-figures className="text-14 text-ink-quiet">
          {totalsOf(week).join(' · ')}
        </p>
      </div>
      <StillWeek week={picture} className="hidden [--hour:2.3125rem] sm:flex print:break-inside-avoid" />
      <DayByDay week={picture} />
      {isListed ? (
        <div className="-my-2 -ml-2.5 print:hidden">
          <DisclosureButton isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} controls={list}>
            Sections, places and class numbers
          </DisclosureButton>
        </div>
      ) : null}
      <ul
        id={list}
        className={classNames(
          'divide-y divide-line border-y border-line text-14',
          isListed && !isOpen && 'hidden print:block',
        )}
      >
        {courses.map(({ code, title: name, units, hours, why, sections }) => (
          <li key={code} className="py-2 print:break-inside-avoid">
            <p>
              <span data-figures className="font-medium">
                {code}
              </span>{' '}
              {name}
            </p>
            <p data-figures className="text-ink-quiet">
              {[
                units === null ? '' : unitsText(units),
                hours === null ? 'hours not known' : `${shownFigure(hours)} hrs/week`,
                why,
              ]
                .filter((part) => part !== '')
                .join(' · ')}
            </p>
            <ul>
              {sections.map((section) => (
                <li key={`${section.component} ${section.section} ${section.class_number}`} data-figures>
                  {sectionLine(section)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {rests.length > 0 ? (
        <p className="text-14 text-ink-quiet">{`It rests on: ${listWords(rests)}.`}</p>
      ) : null}
      {children}
    </section>
  );
}

/** The same for a phone, whose columns are too narrow for a course's code. */
function DayByDay({ week: { days } }: { week: PlainWeek }) {
  const taken = days.filter(({ blocks }) => blocks.length > 0);
  if (taken.length === 0) return null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 text-14 sm:hidden">
      {taken.map(({ weekday, blocks }) => (
        <Fragment key={weekday}>
          <dt className="font-medium">{dayName(weekday).slice(0, 3)}</dt>
          <dd data-figures>
            {blocks
              .toSorted((one, other) => one.start - other.start)
              .map((block, at) => (
                <p key={at} style={markOf(block)} className="mb-1 border-l-4 border-(--mark) pl-2 last:mb-0">
                  <span className="text-ink-quiet">{formatClockRange(block)}</span>{' '}
                  <span className="font-medium">{block.name}</span> {block.words}
                </p>
              ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

const markOf = ({ mark }: PlainBlock) =>
  ({ '--mark': mark === null ? 'var(--ink-quiet)' : `var(--course-${mark})` }) as CSSProperties;

const entriesOf = ({ courses, kept_free: kept }: Week) => [
  ...courses.flatMap(({ code, sections }, at) =>
    sections.map((section) => ({
      name: code,
      words: sectionWords(section),
      mark: (at % MARKS) + 1,
      meetings: section.meetings,
    })),
  ),
  ...kept.map(({ label, meetings }) => ({ name: label, words: '', mark: null, meetings })),
];

const totalsOf = ({ courses, totals }: Week): string[] => {
  const { units, units_unknown, hours, hours_unknown, free_days: free, earliest, latest } = totals;
  const count = courses.length;
  const known = (unknown: number) => (unknown === 0 ? '' : `, ${unknown} not known`);
  return [
    count === 1 ? 'One course' : `${count} courses`,
    units_unknown === count ? 'units not known' : `${unitsText(units)}${known(units_unknown)}`,
    hours_unknown === count ? 'hours not known' : `${shownFigure(hours)} hrs/week${known(hours_unknown)}`,
    earliest === null || latest === null ? '' : `${formatClock(earliest)} – ${formatClock(latest)}`,
    free.length === 0 ? '' : `${listWords(free.map(pluralDayName))} free`,
  ].filter((part) => part !== '');
};
