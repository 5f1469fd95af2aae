import type { Weekday } from '#features/catalogue/contract.ts';
import { DeadlineWorker, OutOfTime, type WorkerLimits } from '#platform/server/deadline-worker.ts';
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

/** The planner's search for server code: runs in its own thread, with a deadline. */
export interface WeekFinder {
  chooseWeek(question: WeekQuestion): Promise<WeekAnswer>;
  freeDay(plan: PlanInput<SearchedCourse>, day: Weekday): Promise<FreedDay<SearchedCourse>>;
  stop(): Promise<void>;
}

/** The search ends by its own budget, after a second on a slow machine; a week with many places runs several searches. */
const LIMITS: WorkerLimits = { deadlineMs: 6_000, startMs: 20_000, heapMb: 256 };
/** Queued questions hold their courses in memory. */
const MOST_WAITING = 12;

export const openWeekFinder = (
  log: Log,
  limits = LIMITS,
  worker = new URL('./week-finder.worker.ts', import.meta.url),
): WeekFinder => {
  const thread = new DeadlineWorker(worker, limits);
  let waiting = 0;
  const run = async <Name extends keyof WeekJobs>(
    name: Name,
    input: WeekJobs[Name]['input'],
  ): Promise<WeekJobs[Name]['output'] | { answer: 'undecided' }> => {
    if (waiting >= MOST_WAITING) {
      log.warn({ waiting }, 'too many weeks are looked for at once');
      return { answer: 'undecided' };
    }
    waiting += 1;
    try {
      const setting = { key: 'none', make: async () => null };
      return (await thread.run(name, input, setting)) as WeekJobs[Name]['output'];
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
      log.warn({ reason: error.message }, 'a week could not be found in time');
      return { answer: 'undecided' };
    } finally {
      waiting -= 1;
    }
  };
  return {
    chooseWeek: (question) => run('chooseWeek', question),
    freeDay: (plan, day) => run('freeDay', { plan, day }),
    stop: () => thread.stop(),
  };
};
