import { useState } from 'react';
import { type Weekday, WEEKDAYS } from '#features/catalogue/contract.ts';
import { WEEKDAY_NUMBERS } from '#features/catalogue/domain/weekdays.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { SearchIcon } from '#platform/ui/display/icons.tsx';
import { Spinner } from '#platform/ui/display/spinner.tsx';
import type { PlanItem } from '../../contract.ts';
import type { Cure } from '../../domain/changes.ts';
import { cureWords, impossibleWords, takenOf, whyWords } from '../../domain/found-words.ts';
import { dayName } from '../../domain/plan-words.ts';
import { totalsOf } from '../../domain/plan-totals.ts';
import { codeOf, coursesIn } from '../../domain/planned-course.ts';
import type { PlannedWeek } from '../../domain/planned-week.ts';
import type { TermDates } from '../../domain/shown-sections.ts';
import { type SearchedCourse, toPlanInput } from '../../domain/to-plan-input.ts';
import { NeedControl } from '../side/need-control.tsx';
import type { PlanEditor, TakenTimetable } from '../use-plan-editor.ts';
import { Part } from '../part.tsx';
import { FoundList } from './found-list.tsx';
import { type Answer, type Asked, type Question, usePlanner } from './use-planner.ts';
import { WishList } from './wish-list.tsx';

export interface FindPanelProps {
  items: readonly PlanItem[];
  /** The items as a key (`contentsKey`). */
  contents: string;
  week: PlannedWeek;
  dates: TermDates;
  editor: PlanEditor;
  /** Shows a timetable in the week without taking it; null shows the version again. */
  onPreview: (timetable: TakenTimetable | null) => void;
}

/** Looks for timetables of the version, and says why there is none. */
export function FindPanel({ items, contents, week, dates, editor, onPreview }: FindPanelProps) {
  const { asked, ask, forget } = usePlanner();
  const [askedContents, setAskedContents] = useState(contents);
  const start = (make: (plan: ReturnType<typeof toPlanInput>) => Question): void => {
    onPreview(null);
    setAskedContents(contents);
    ask(make(toPlanInput(items, week, dates)));
  };
  // What was found for another plan is not shown for this one.
  if (asked && askedContents !== contents) {
    setAskedContents(contents);
    forget();
  }
  const take = (timetable: TakenTimetable): void => {
    forget();
    onPreview(null);
    editor.take(timetable);
  };
  const takeCure = ({ changes, timetable }: Cure<SearchedCourse>): void =>
    take(takenOf(items, timetable, changes));
  const busyDays = WEEKDAY_NUMBERS.slice(0, 5).filter((weekday) =>
    week.days.some((day) => day.weekday === weekday && day.blocks.some(({ entry }) => entry.is !== 'block')),
  );
  const courses = coursesIn(items);
  return (
    <>
      <Part title="Find timetables" className="print:hidden">
        <div className="grid gap-3 text-14">
          <details>
            <summary className="min-h-8 text-accent underline underline-offset-2 touch:min-h-11">
              What must be in it, and what you wish
            </summary>
            <div className="mt-2 grid gap-4 sm:grid-cols-2">
              <ul className="grid content-start gap-1">
                {courses.map((item) => (
                  <li key={item.item_id} className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-2">
                    <span data-figures className="font-medium">
                      {codeOf(item)}
                    </span>
                    <NeedControl item={item} code={codeOf(item)} editor={editor} />
                  </li>
                ))}
              </ul>
              <WishList items={items} units={totalsOf(items, week).units} editor={editor} />
            </div>
          </details>
          <div className="flex flex-wrap items-center gap-2">
            <Button
              look="primary"
              icon={<SearchIcon size={16} />}
              onClick={() => start((plan) => ({ ask: 'timetables', plan }))}
            >
              Find timetables
            </Button>
            {busyDays.length > 0 ? <span className="ml-2 text-ink-quiet">What frees</span> : null}
            {busyDays.map((weekday) => (
              <Button
                key={weekday}
                size="small"
                aria-label={`${WEEKDAYS[weekday - 1]}: what frees ${dayName(weekday)}?`}
                onClick={() =>
                  start((plan) => ({ ask: 'free_day', plan, day: WEEKDAYS[weekday - 1] as Weekday }))
                }
              >
                {WEEKDAYS[weekday - 1]}
              </Button>
            ))}
          </div>
        </div>
      </Part>
      {/* Stays in sight while the week above shows what is gone through. */}
      <div
        aria-live="polite"
        className="text-14 has-data-found:sticky has-data-found:bottom-2 has-data-found:z-30 print:hidden"
      >
        {asked ? (
          <Outcome
            asked={asked}
            items={items}
            onPreview={onPreview}
            onTake={take}
            onCure={takeCure}
            onClose={() => {
              forget();
              onPreview(null);
            }}
          />
        ) : null}
      </div>
    </>
  );
}

interface OutcomeProps {
  asked: Asked;
  items: readonly PlanItem[];
  onPreview: (timetable: TakenTimetable | null) => void;
  onTake: (timetable: TakenTimetable) => void;
  onCure: (cure: Cure<SearchedCourse>) => void;
  onClose: () => void;
}

const NOT_FOUND =
  'The search ended before it found a timetable. Lock or leave out something, and look again.';

function Outcome({ asked, ...rest }: OutcomeProps) {
  if (asked.isFailed) return <p className="text-danger">The search stopped. Try it again.</p>;
  return asked.answer ? (
    <Answered answer={asked.answer} question={asked.question} {...rest} />
  ) : (
    <p className="flex items-center gap-2">
      <Spinner /> Searching…
    </p>
  );
}

function Answered({
  answer,
  question,
  items,
  onPreview,
  onTake,
  onCure,
  onClose,
}: Omit<OutcomeProps, 'asked'> & { answer: Answer; question: Question }) {
  const list = { items, onPreview, onTake, onClose };
  if (answer.answer === 'so_far')
    return <FoundList best={answer.best} says="best so far, still searching" {...list} />;
  if (answer.answer === 'timetables') {
    const { found } = answer;
    if (found.answer === 'found')
      return (
        <FoundList
          best={found.best}
          says={found.isComplete ? 'the best there are' : 'best so far: the search stopped early'}
          {...list}
        />
      );
    if (found.answer === 'undecided') return <p>{NOT_FOUND}</p>;
    return (
      <div className="grid gap-2 rounded-md border border-line bg-surface p-3">
        <p className="font-medium">{impossibleWords(found.set)}</p>
        <ul data-figures>
          {whyWords(found.set)
            .slice(0, MOST_REASONS)
            .map((words) => (
              <li key={words}>{words}</li>
            ))}
        </ul>
        <Cures cures={found.cures} onCure={onCure} />
      </div>
    );
  }
  if (answer.answer !== 'free_day' || question.ask !== 'free_day') return null;
  const { freed } = answer;
  if (freed.answer === 'undecided') return <p>{NOT_FOUND}</p>;
  if (freed.answer === 'free')
    return (
      <FoundList best={[freed.timetable]} says={`${question.day} is free with other sections`} {...list} />
    );
  return (
    <div className="grid gap-2 rounded-md border border-line bg-surface p-3">
      <p className="font-medium">{`Other sections alone do not free ${question.day}.`}</p>
      <Cures cures={freed.cures} onCure={onCure} />
    </div>
  );
}

const MOST_REASONS = 6;

function Cures({
  cures,
  onCure,
}: {
  cures: readonly Cure<SearchedCourse>[];
  onCure: (cure: Cure<SearchedCourse>) => void;
}) {
  if (cures.length === 0) return <p>No small change makes it possible.</p>;
  return (
    <ul aria-label="Changes that make it possible" className="flex flex-wrap gap-2">
      {cures.map((cure) => (
        <li key={cureWords(cure)}>
          <Button size="small" onClick={() => onCure(cure)}>
            {cureWords(cure)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
