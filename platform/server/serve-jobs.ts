import { parentPort } from 'node:worker_threads';
import { collectGarbage } from './collect-garbage.ts';

/** Messages to the thread: shared data, a job to prepare, or a job to run. */
export type JobMessage = { setting: unknown } | { prepare: string } | { name: string; input: unknown };
/** Messages from the thread. */
export type JobResult = { value: unknown } | { failure: string };

export interface Job<Held, Input, Output> {
  /** Derives what the job needs from the held data, so that the first job has its full time. */
  prepare?(held: Held): void;
  run(held: Held, input: Input): Output;
}

/**
 * The thread's side of `DeadlineWorker`: runs jobs in order of arrival.
 *
 * @param open builds the jobs' data from a received setting
 * @param jobs by name
 */
export const serveJobs = <Held>(
  open: (setting: never) => Held,
  jobs: Record<string, Job<Held, never, unknown>>,
): void => {
  let held: { it: Held } | null = null;
  const jobOf = (name: string) => {
    const job = jobs[name];
    if (held === null || job === undefined) throw new Error(`no such job: ${name}`);
    return { job, it: held.it };
  };
  const answer = (message: JobMessage): unknown => {
    if ('setting' in message) {
      held = { it: open(message.setting as never) };
      return null;
    }
    const { job, it } = jobOf('prepare' in message ? message.prepare : message.name);
    if ('prepare' in message) {
      job.prepare?.(it);
      collectGarbage();
      return null;
    }
    return job.run(it, message.input as never);
  };
  parentPort?.on('message', (message: JobMessage) => {
    let result: JobResult;
    try {
      result = { value: answer(message) };
    } catch (error) {
      result = { failure: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' };
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(result);
  });
};
