import type { Weekday } from '#features/catalogue/contract.ts';
import { compareEquals } from './compare-timetables.ts';
import { DEFAULT_BUDGET, type FoundTimetables, searchTimetables } from './find-timetables.ts';
import { changesThatFree, type FreedDay } from './free-day.ts';
import { acceptClashes } from './accept-clashes.ts';
import type { ImpossibleSet, PlanClash } from './irreducible.ts';
import type { PlanInput, PlannableCourse } from './plan-input.ts';
import { coursesThatStillFit, type Fit } from './still-fits.ts';
import type { Timetable } from '../timetable.ts';

/** A request from the screen to its worker: plain data, so that it can be posted. */
export type PlannerQuestion<C extends PlannableCourse> =
  /** `letsClash`: accept clashes that cannot be avoided. */
  | { ask: 'timetables'; plan: PlanInput<C>; letsClash?: boolean }
  /** Changes that free a weekday. */
  | { ask: 'free_day'; plan: PlanInput<C>; day: Weekday }
  /** Which of these courses still fit. */
  | { ask: 'still_fit'; plan: PlanInput<C>; courses: readonly C[] };

export type PlannerAnswer<C extends PlannableCourse> =
  /** The best so far, cheapest first: sent with the first timetable found, and again at each improvement. */
  | { answer: 'so_far'; best: readonly Timetable<C>[]; given: readonly PlanClash<C>[] }
  /** Why there is no timetable; suggested changes follow later. */
  | { answer: 'impossible'; set: ImpossibleSet<C> }
  /** No result yet: a pause in which the worker can receive another question. */
  | { answer: 'searching' }
  | { answer: 'timetables'; found: FoundTimetables<C>; given: readonly PlanClash<C>[] }
  | { answer: 'free_day'; freed: FreedDay<C> }
  /** In the order of the courses. Unavoidable clashes in the rest of the plan do not count. */
  | { answer: 'still_fit'; fits: readonly Fit[]; given: readonly PlanClash<C>[] };

/** Budget, in options tried, for finding the unavoidable clashes of a plan. */
const ACCEPTING_BUDGET = 10_000;

/** Yields answers to a question; the last has the question's name. To cancel, stop iterating. */
export function* answerPlanner<C extends PlannableCourse>(
  question: PlannerQuestion<C>,
): Generator<PlannerAnswer<C>, void, void> {
  if (question.ask === 'free_day') {
    yield { answer: 'free_day', freed: changesThatFree(question.plan, question.day) };
    return;
  }
  if (question.ask === 'still_fit') {
    const accepted = acceptClashes(question.plan, { steps: ACCEPTING_BUDGET });
    const fits = coursesThatStillFit(accepted?.input ?? question.plan, question.courses);
    yield { answer: 'still_fit', fits: fits.map(({ fit }) => fit), given: accepted?.clashes ?? [] };
    return;
  }
  const accepted = question.letsClash ? acceptClashes(question.plan, { steps: ACCEPTING_BUDGET }) : null;
  const given = accepted?.clashes ?? [];
  const search = searchTimetables(accepted?.input ?? question.plan, DEFAULT_BUDGET, compareEquals);
  let shown: readonly Timetable<C>[] = [];
  for (;;) {
    const { done, value } = search.next();
    if (done) {
      yield { answer: 'timetables', found: value, given };
      return;
    }
    const isNew = value.best !== shown && value.best.length > 0;
    shown = value.best;
    if (value.set) {
      yield { answer: 'impossible', set: value.set };
      continue;
    }
    yield isNew ? { answer: 'so_far', best: shown, given } : { answer: 'searching' };
  }
}
