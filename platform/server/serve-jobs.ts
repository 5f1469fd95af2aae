import { parentPort } from 'node:worker_threads';

/** What a thread is sent: what many jobs need, or a job. */
export type JobMessage = { setting: unknown } | { name: string; input: unknown };
/** What it answers with. */
export type JobResult = { value: unknown } | { failure: string };

/** A job by its name: what it needs, and what it is asked. */
export type Jobs<Held> = Record<string, (held: Held, input: never) => unknown>;

/**
 * The other end of `DeadlineWorker`: does jobs as they come.
 *
 * @param open makes what the jobs need of a setting that was sent
 */
export const serveJobs = <Setting, Held>(open: (setting: Setting) => Held, jobs: Jobs<Held>): void => {
  let held: Held | null = null;
  const answer = (message: JobMessage): unknown => {
    if ('setting' in message) {
      held = open(message.setting as Setting);
      return null;
    }
    const job = jobs[message.name];
    if (held === null || job === undefined) throw new Error(`no such job: ${message.name}`);
    return job(held, message.input as never);
  };
  parentPort?.on('message', (message: JobMessage) => {
    let result: JobResult;
    try {
      result = { value: answer(message) };
    } catch (error) {
      result = { failure: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' };
    }
    parentPort?.postMessage(result);
  });
};
