import { useQuery } from '@tanstack/react-query';
import { WEEKDAYS } from '#features/catalogue/contract.ts';
import { WEEKDAY_NUMBERS } from '#features/catalogue/domain/sections/weekdays.ts';
import { universityQuery } from '#features/catalogue/web/shared/university.queries.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { SearchIcon } from '#platform/ui/display/icons.tsx';
import { shownDay } from '#platform/web/page/shown-dates.ts';
import type { PlanItem } from '../../contract.ts';
import { dayName } from '../../domain/plan-words.ts';
import { unitsToWish } from '../../domain/plan-totals.ts';
import { codeOf, coursesIn, ownCoursesIn, wishesIn } from '../../domain/planned-course.ts';
import type { PlannedWeek } from '../../domain/planned-week.ts';
import { NeedControl } from '../side/need-control.tsx';
import type { PlanEditor } from '../use-plan-editor.ts';
import { Part } from '../part.tsx';
import type { Finder } from './use-find.ts';
import { WishList } from './wish-list.tsx';

export interface FindPanelProps {
  items: readonly PlanItem[];
  week: PlannedWeek;
  editor: PlanEditor;
  finder: Finder;
}

/** The day of the times shown above, the wishes for a timetable, and the buttons that start a search; results appear above the week. */
export function FindPanel({ items, week, editor, finder }: FindPanelProps) {
  const busyDays = WEEKDAY_NUMBERS.slice(0, 5).filter((weekday) =>
    week.days.some((day) => day.weekday === weekday && day.blocks.some(({ entry }) => entry.is !== 'block')),
  );
  const wishes = wishesIn(items).length;
  const { data: university } = useQuery(universityQuery);
  return (
    <>
      {university && week.courses.length > 0 ? (
        <p data-figures className="-mt-2 text-12 text-ink-quiet print:hidden">
          {`Times and seats as of ${shownDay(university.catalogue_date)}.`}
        </p>
      ) : null}
      <Part title="Find timetables" className="mt-3 print:hidden">
        <div className="grid gap-3 text-14">
          <details>
            <summary className="w-fit py-1 text-accent underline underline-offset-2 touch:py-3">
              {`What must be in it, and what you wish${wishes === 0 ? '' : wishes === 1 ? ' (1 wish)' : ` (${wishes} wishes)`}`}
            </summary>
            <div className="mt-2 grid gap-4 xl:grid-cols-[18rem_minmax(0,1fr)]">
              <ul className="grid content-start gap-x-4 gap-y-1 sm:max-xl:grid-cols-2">
                {[
                  ...coursesIn(items).map((item) => ({ item, name: codeOf(item) })),
                  ...ownCoursesIn(items).map((item) => ({ item, name: item.content.title })),
                ].map(({ item, name }) => (
                  <li
                    key={item.item_id}
                    className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-2 max-[18rem]:grid-cols-1"
                  >
                    <span data-figures className="truncate font-medium" title={name}>
                      {name}
                    </span>
                    <NeedControl item={item} code={name} editor={editor} />
                  </li>
                ))}
              </ul>
              <WishList items={items} units={unitsToWish(items, week)} editor={editor} />
            </div>
          </details>
          <div className="flex flex-wrap items-center gap-2">
            <Button look="primary" icon={<SearchIcon size={16} />} onClick={finder.find}>
              Find timetables
            </Button>
            {busyDays.length > 0 ? <span className="ml-2 text-ink-quiet">To free a day:</span> : null}
            {busyDays.map((weekday) => (
              <Button
                key={weekday}
                size="small"
                aria-label={`${WEEKDAYS[weekday - 1]}: what frees ${dayName(weekday)}?`}
                onClick={() => finder.askWhatFrees(weekday)}
              >
                {WEEKDAYS[weekday - 1]}
              </Button>
            ))}
          </div>
        </div>
      </Part>
    </>
  );
}
