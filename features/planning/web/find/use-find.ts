import { useState } from 'react';
import { WEEKDAYS, type Weekday } from '#features/catalogue/contract.ts';
import type { WeekdayNumber } from '#features/catalogue/domain/sections/weekdays.ts';
import type { PlanItem } from '../../contract.ts';
import type { Cure } from '../../domain/search/changes.ts';
import { takenOf } from '../../domain/found/taken-timetable.ts';
import type { PlannedWeek } from '../../domain/planned-week.ts';
import { saidClashes } from '../../domain/said-clashes.ts';
import type { TermDates } from '../../domain/shown-sections.ts';
import { type SearchedCourse, toPlanInput } from '../../domain/search/to-plan-input.ts';
import type { PlanEditor, TakenTimetable } from '../use-plan-editor.ts';
import { type Question, usePlanner } from './use-planner.ts';

export interface FindOptions {
  items: readonly PlanItem[];
  /** The items as a key (`contentsKey`). */
  contents: string;
  week: PlannedWeek;
  dates: TermDates;
  editor: PlanEditor;
  /** Previews a timetable in the week; null shows the version again. */
  onPreview: (timetable: TakenTimetable | null) => void;
}

/** Searches for timetables of a version: the question, its answer, and the actions on an answer. */
export const useFind = ({ items, contents, week, dates, editor, onPreview }: FindOptions) => {
  const { asked, ask, forget } = usePlanner();
  const [askedContents, setAskedContents] = useState(contents);
  /** The element that had the focus when the search started; it gets the focus back afterwards. */
  const [asker, setAsker] = useState<Element | null>(null);
  // Results for another plan are discarded.
  if (asked && askedContents !== contents) {
    setAskedContents(contents);
    forget();
  }
  const start = (make: (plan: ReturnType<typeof toPlanInput>) => Question): void => {
    onPreview(null);
    setAskedContents(contents);
    setAsker(document.activeElement);
    ask(make(toPlanInput(items, week, dates)));
  };
  const end = (): void => {
    forget();
    onPreview(null);
  };
  const take = (timetable: TakenTimetable): void => {
    end();
    editor.take(timetable);
  };
  const answer = asked?.answer;
  const found = answer?.answer === 'timetables' ? answer.found : answer;
  return {
    asked,
    /** What the answer says clashes. */
    said: found?.answer === 'impossible' ? saidClashes(found) : [],
    find: (): void => start((plan) => ({ ask: 'timetables', plan })),
    /** Offered beside the explanation of what cannot be combined. */
    findAllTheSame: (): void => start((plan) => ({ ask: 'timetables', plan, letsClash: true })),
    askWhatFrees: (weekday: WeekdayNumber): void =>
      start((plan) => ({ ask: 'free_day', plan, day: WEEKDAYS[weekday - 1] as Weekday })),
    take,
    takeCure: ({ changes, timetable }: Cure<SearchedCourse>): void =>
      // Optional courses occupy the day; the button names them.
      take({
        ...takenOf(items, timetable, changes, asked?.question.ask === 'free_day'),
        isUnseen: true,
      }),
    close: (): void => {
      end();
      if (asker instanceof HTMLElement) asker.focus();
    },
    onPreview,
  };
};

export type Finder = ReturnType<typeof useFind>;
