import { type ReactNode, useId, useMemo } from 'react';
import type { UniversityInfo } from '#features/catalogue/contract.ts';
import { useCoursesTaken } from '#features/profile/web/shared/use-courses-taken.ts';
import { useProgressBeside } from '#features/profile/web/shared/use-progress-beside.ts';
import { useStudies } from '#features/profile/web/shared/use-studies.ts';
import { RetryBanner } from '#platform/ui/display/retry-banner.tsx';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { shownDay } from '#platform/web/page/shown-dates.ts';
import { useAuth } from '#platform/web/sign-in/auth-state.ts';
import type { PlanVersion } from '../../contract.ts';
import {
  openGroups,
  type StatedNeed,
  togetherWords,
  undecidedOf,
} from '../../domain/exports/advisor-sheet.ts';
import { plainWeek } from '../../domain/exports/plain-week.ts';
import { clashWords } from '../../domain/clash-words.ts';
import { mismatchWords, sectionWords } from '../../domain/plan-words.ts';
import { totalsOf } from '../../domain/plan-totals.ts';
import { codeOf, ownCoursesIn } from '../../domain/planned-course.ts';
import { StillWeek } from '../shared/still-week.tsx';
import { usePlannedWeek } from '../use-planned-week.ts';
import { SheetCourse, SheetOwnCourse } from './sheet-course.tsx';
import { SheetRequirements } from './sheet-requirements.tsx';
import { useStatedNeeds } from './use-stated-needs.ts';

/** With more courses the print is smaller, so that it fits on one page, on US Letter too. */
const ROOMY = 5;

const NO_NEEDS: ReadonlyMap<string, StatedNeed> = new Map();

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-5 print:mt-2">
      <h2 id={id} className="text-16 print:text-14">
        {title}
      </h2>
      <div className="mt-1">{children}</div>
    </section>
  );
}

/** A version on one sheet, for the university's advisor: the plan, its basis in the records, and open questions. */
export function AdvisorSheet({ version, university }: { version: PlanVersion; university: UniversityInfo }) {
  const { user } = useAuth();
  const studies = useStudies();
  const dates = university.terms.find(({ name }) => name === version.term) ?? null;
  const { week, isFailed, retry } = usePlannedWeek(version.items, version.term, dates);
  const totals = totalsOf(version.items, week);
  const needs = useStatedNeeds(version.term, week, useCoursesTaken());
  const planned = useMemo(() => week.courses.map(({ item }) => codeOf(item)), [week]);
  const progress = useProgressBeside(planned);
  const groups = openGroups(progress.before, progress.after, planned);
  // Own hours are private.
  const clashes = week.clashes.filter(({ first, second }) => first.is !== 'block' && second.is !== 'block');
  const own = ownCoursesIn(version.items);
  const courseCount = week.courses.length + own.length;
  const picture = plainWeek(
    week.entries
      .filter(({ is }) => is !== 'block')
      .map(({ itemId, name, section, meetings }) => ({
        name,
        words: section ? sectionWords(section) : '',
        mark: week.marks.get(itemId) ?? null,
        meetings,
      })),
  );
  const undecided = undecidedOf({
    week,
    totals,
    needs: needs ?? NO_NEEDS,
    withoutGroups: progress.before.filter((each) => each.groups.length === 0).map(({ name }) => name),
    hasNoProgramme: progress.state === 'no_programme',
  });

  return (
    <div className={classNames(courseCount > ROOMY && 'print:[zoom:0.88]')}>
      <div className="print:flex print:items-baseline print:justify-between print:gap-4">
        <p className="hidden font-medium print:block print:text-14">
          {`${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim()}
        </p>
        <p className="text-14 text-ink-quiet print:text-12">
          {`${university.name}, ${shownDay(university.today)}`}
        </p>
      </div>
      <p className="text-14 text-ink-quiet print:text-12 print:leading-3.5">
        {[...studies, `catalogue of ${shownDay(university.catalogue_date)}`].join(' · ')}
      </p>
      {isFailed ? (
        <RetryBanner tone="error" onRetry={retry}>
          Some courses could not be fetched, so that the sheet is not whole.
        </RetryBanner>
      ) : null}
      <div className="grid gap-x-6 lg:grid-cols-[minmax(0,1fr)_24rem] print:grid print:grid-cols-[minmax(0,1fr)_15.5rem] print:gap-x-4">
        <div className="min-w-0">
          <Part title="Courses">
            <ul className="divide-y divide-line border-y border-line">
              {week.courses.map((course) => (
                <SheetCourse
                  key={course.item.item_id}
                  course={course}
                  need={needs?.get(codeOf(course.item))}
                  countsIn={groups
                    .filter((group) => group.planned.includes(codeOf(course.item)))
                    .map(({ name }) => name)}
                />
              ))}
              {own.map((item) => (
                <SheetOwnCourse key={item.item_id} course={item.content} />
              ))}
            </ul>
            <p data-figures className="mt-2 text-14 print:mt-1 print:text-12 print:leading-3.5">
              {togetherWords(
                totals,
                own.map(({ content }) => content.units),
              )}
            </p>
          </Part>
        </div>
        <div className="min-w-0">
          {clashes.length + week.mismatches.length > 0 ? (
            <Part title="Clashes">
              <ul data-figures className="text-14 print:text-12 print:leading-3.5">
                {clashes.map((clash, at) => (
                  <li key={at}>{clashWords(clash)}</li>
                ))}
                {week.mismatches.map((mismatch, at) => (
                  <li key={at}>{mismatchWords(mismatch)}</li>
                ))}
              </ul>
            </Part>
          ) : null}
          <Part title="Requirements before and after">
            {progress.state === 'waiting' ? (
              <p className="text-14 text-ink-quiet">Counting…</p>
            ) : progress.state === 'failed' ? (
              <RetryBanner onRetry={progress.retry}>
                The requirements could not be counted just now.
              </RetryBanner>
            ) : progress.state === 'no_programme' ||
              progress.before.every((each) => each.groups.length === 0) ? (
              <p className="text-14 print:text-12">Not known: see below.</p>
            ) : (
              <SheetRequirements groups={groups} />
            )}
          </Part>
          <Part title="What code could not decide">
            <ul className="grid list-disc gap-0.5 pl-5 text-14 print:text-12 print:leading-3.5">
              {undecided.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Part>
        </div>
      </div>
      <Part title="Week">
        <StillWeek week={picture} className="max-sm:hidden print:flex! print:[--hour:1.1rem]" />
        <p className="text-14 text-ink-quiet sm:hidden print:hidden">
          Drawn on the print; the times stand above.
        </p>
      </Part>
    </div>
  );
}
