import type { Weekday } from '#features/catalogue/contract.ts';
import { DeadlineWorker, OutOfTime, type WorkerLimits } from '#platform/server/deadline-worker.ts';
import { type FairQueueLimits, openFairQueue } from '#platform/server/fair-queue.ts';
import type { Log } from '#platform/server/log.ts';
import type { WeekAnswer } from '../../domain/choose/choose-week.ts';
import type { WeekQuestion } from '../../domain/choose/week-question.ts';
import type { FreedDay } from '../../domain/search/free-day.ts';
import type { PlanInput } from '../../domain/search/plan-input.ts';
import type { SearchedCourse } from '../../domain/search/to-plan-input.ts';

/** Inputs and outputs of the thread's jobs, by name. */
export interface WeekJobs {
  chooseWeek: { input: WeekQuestion; output: WeekAnswer };
  freeDay: { input: { plan: PlanInput<SearchedCourse>; day: Weekday }; output: FreedDay<SearchedCourse> };
}

/**
 * The planner's search for server code: runs in its own thread, with a deadline, students in turns. Of a student who has too many
 * searches waiting it says that it could not decide.
 */
export interface WeekFinder {
  chooseWeek(studentId: string, question: WeekQuestion): Promise<WeekAnswer>;
  freeDay(
    studentId: string,
    plan: PlanInput<SearchedCourse>,
    day: Weekday,
  ): Promise<FreedDay<SearchedCourse>>;
  stop(): Promise<void>;
}

/** The search ends by its own budget, after a second on a slow machine; a week with many places runs several searches. */
const LIMITS: WorkerLimits = { deadlineMs: 6_000, startMs: 20_000, heapMb: 256 };
/** Queued questions hold their courses in memory. A student has two replies at a time, each with one search. */
const TURNS: FairQueueLimits = { atOnce: 1, most: 60, mostOfOne: 4, isByUse: true };

export const openWeekFinder = (
  log: Log,
  limits = LIMITS,
  worker = new URL('./week-finder.worker.ts', import.meta.url),
): WeekFinder => {
  const thread = new DeadlineWorker(worker, limits);
  const turns = openFairQueue(TURNS);
  const run = async <Name extends keyof WeekJobs>(
    studentId: string,
    name: Name,
    input: WeekJobs[Name]['input'],
  ): Promise<WeekJobs[Name]['output'] | { answer: 'undecided' }> => {
    if (turns.isFull(studentId)) {
      log.warn('too many weeks are looked for at once');
      return { answer: 'undecided' };
    }
    try {
      const setting = { key: 'none', make: async () => null };
      return await turns.run(
        studentId,
        async () => (await thread.run(name, input, setting)) as WeekJobs[Name]['output'],
      );
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
      log.warn({ reason: error.message }, 'a week could not be found in time');
      return { answer: 'undecided' };
    }
  };
  return {
    chooseWeek: (studentId, question) => run(studentId, 'chooseWeek', question),
    freeDay: (studentId, plan, day) => run(studentId, 'freeDay', { plan, day }),
    stop: () => thread.stop(),
  };
};
