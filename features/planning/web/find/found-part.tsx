import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { fullDayName, type WeekdayNumber } from '#features/catalogue/domain/sections/weekdays.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { CloseIcon } from '#platform/ui/display/icons.tsx';
import { Spinner } from '#platform/ui/display/spinner.tsx';
import { useShortcut } from '#platform/web/page/shortcuts.ts';
import type { PlanItem } from '../../contract.ts';
import type { Cure } from '../../domain/search/changes.ts';
import { cureReasons, orderWords } from '../../domain/found/cure-reasons.ts';
import type { PlannedWeek } from '../../domain/planned-week.ts';
import { cureWords, foundWords, impossibleWords, whyWords } from '../../domain/found/found-words.ts';
import { wishesIn } from '../../domain/planned-course.ts';
import { pickedAway, takenOf } from '../../domain/found/taken-timetable.ts';
import type { ImpossibleSet, PlanClash } from '../../domain/search/irreducible.ts';
import { MOST_REASONS } from '../../domain/said-clashes.ts';
import type { SearchedCourse } from '../../domain/search/to-plan-input.ts';
import { FoundList } from './found-list.tsx';
import type { Finder } from './use-find.ts';
import type { Answer, Asked, Question } from './use-planner.ts';

export interface FoundPartProps {
  finder: Finder;
  items: readonly PlanItem[];
  /** The courses of the version with their sections. */
  courses: PlannedWeek['courses'];
  /** Days on which the previewed timetable differs from the version. */
  otherDays: readonly WeekdayNumber[];
}

/**
 * Search results, above the week that previews them: visible as soon as a search starts, and while the student goes
 * through them.
 */
export function FoundPart(props: FoundPartProps) {
  const { asked } = props.finder;
  const part = useRef<HTMLDivElement>(null);
  const question = asked?.question;
  useLayoutEffect(() => {
    if (!question) return;
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView({ block: 'start' });
  }, [question]);
  return (
    <div
      ref={part}
      tabIndex={-1}
      aria-live="polite"
      className="scroll-mt-14 text-14 empty:-mb-3 outline-none has-data-found:z-30 has-data-found:min-[18rem]:sticky has-data-found:min-[18rem]:top-12 print:hidden"
    >
      {asked ? <Outcome asked={asked} {...props} /> : null}
    </div>
  );
}

type OutcomeProps = FoundPartProps & { asked: Asked };

const NOT_FOUND =
  'The search ended before it found a timetable. Lock or leave out something, and look again.';

function Outcome({ asked, ...rest }: OutcomeProps) {
  if (asked.isFailed) return <Message onClose={rest.finder.close}>The search stopped. Try it again.</Message>;
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
  finder,
  items,
  courses,
  otherDays,
}: FoundPartProps & { answer: Answer; question: Question }) {
  const { onPreview, take, close } = finder;
  const list = { items, courses, otherDays, onPreview, onTake: take, onClose: close };
  if (answer.answer === 'so_far')
    return <FoundList best={answer.best} says="The best so far; still searching." {...list} />;
  if (answer.answer === 'impossible')
    return (
      <Impossible set={answer.set} onClose={close}>
        <p className="flex items-center gap-2">
          <Spinner /> Looking for what to change…
        </p>
      </Impossible>
    );
  if (answer.answer === 'timetables') {
    const { found } = answer;
    if (found.answer === 'found')
      return <FoundList best={found.best} says={foundWords(found, wishesIn(items).length > 0)} {...list} />;
    if (found.answer === 'undecided') return <Message onClose={close}>{NOT_FOUND}</Message>;
    return (
      <Impossible set={found.set} onClose={close}>
        {found.others.length > 0 ? (
          <ul data-figures aria-label="Nor can these">
            {found.others.map((set) => (
              <li key={impossibleWords(set)}>
                {[impossibleWords(set).replace(/\.$/, ''), ...whyWords(set).slice(0, 1)].join(': ')}
              </li>
            ))}
          </ul>
        ) : null}
        <Cures cures={found.cures} {...{ items, courses }} leavesOut={false} onCure={finder.takeCure} />
        <div>
          <Button size="small" onClick={finder.findAllTheSame}>
            Let it clash, and find the best for the rest
          </Button>
        </div>
      </Impossible>
    );
  }
  if (answer.answer !== 'free_day' || question.ask !== 'free_day') return null;
  const { freed } = answer;
  if (freed.answer === 'undecided') return <Message onClose={close}>{NOT_FOUND}</Message>;
  if (freed.answer === 'free')
    return (
      <FoundList
        best={[freed.timetable]}
        says={`${fullDayName(question.day)} is free with other sections.`}
        {...list}
      />
    );
  return (
    <Message title={`Other sections alone do not free ${fullDayName(question.day)}.`} onClose={close}>
      <Cures
        cures={freed.cures}
        given={freed.given}
        {...{ items, courses }}
        leavesOut
        onCure={finder.takeCure}
      />
    </Message>
  );
}

function Impossible({
  set,
  onClose,
  children,
}: {
  set: ImpossibleSet<SearchedCourse>;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Message title={impossibleWords(set)} onClose={onClose}>
      <ul data-figures>
        {whyWords(set)
          .slice(0, MOST_REASONS)
          .map((words) => (
            <li key={words}>{words}</li>
          ))}
      </ul>
      {children}
    </Message>
  );
}

/** A result other than a timetable. */
function Message({ title, onClose, children }: { title?: string; onClose: () => void; children: ReactNode }) {
  useShortcut('Escape', 'Close the answer', onClose);
  return (
    <div className="flex items-start gap-2 rounded-md border border-accent bg-surface py-1 pr-1 pl-3">
      <div className="grid min-w-0 flex-1 gap-2 py-2">
        {title === undefined ? null : <p className="font-medium">{title}</p>}
        {children}
      </div>
      <IconButton label="Close" icon={<CloseIcon />} onClick={onClose} />
    </div>
  );
}

function Cures({
  cures,
  items,
  courses,
  leavesOut,
  given = [],
  onCure,
}: {
  cures: readonly Cure<SearchedCourse>[];
  /** Clashes that no other section solves: a change names those that it leaves. */
  given?: readonly PlanClash<SearchedCourse>[];
  items: readonly PlanItem[];
  courses: PlannedWeek['courses'];
  /** Also remove the courses that the timetable leaves out. */
  leavesOut: boolean;
  onCure: (cure: Cure<SearchedCourse>) => void;
}) {
  if (cures.length === 0) return <p>No small change makes it possible.</p>;
  return (
    <>
      <p className="text-ink-quiet">{orderWords(cures)}</p>
      <ul aria-label="Changes that make it possible" className="grid gap-2">
        {cures.map((cure) => {
          const taken = takenOf(items, cure.timetable, cure.changes, leavesOut);
          return (
            <li key={cureWords(cure, leavesOut)} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Button size="small" onClick={() => onCure(cure)}>
                {cureWords(cure, leavesOut, pickedAway(items, taken), given)}
              </Button>
              <span data-figures className="text-ink-quiet">
                {cureReasons(cure, taken, items, courses)}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
