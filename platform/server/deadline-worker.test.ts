import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { DeadlineWorker, OutOfTime, type WorkerLimits } from './deadline-worker.ts';

let folder: string;
let file: URL;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-worker-'));
  const served = pathToFileURL(path.resolve(import.meta.dirname, 'serve-jobs.ts')).href;
  file = pathToFileURL(path.join(folder, 'jobs.worker.mjs'));
  writeFileSync(
    file,
    `import { serveJobs } from '${served}';
     import { threadId } from 'node:worker_threads';
     serveJobs((setting) => ({ setting, opened: threadId }), {
       echo: { run: (held, input) => ({ ...held, input }) },
       slow: {
         prepare: (held) => { const end = Date.now() + 900; while (Date.now() < end); held.isReady = true; },
         run: (held) => held,
       },
       // Waits without working, as for a processor that others have.
       waits: { run: (held, ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms) },
       endless: { run: () => { for (;;); } },
       greedy: { run: () => { const all = []; for (;;) all.push({ more: all.length, list: [all.length] }); } },
       fail: { run: () => { throw new RangeError('no such place'); } },
       secrets: { run: () => Object.keys(process.env) },
     });`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const LIMITS: WorkerLimits = { deadlineMs: 500, startMs: 20_000, heapMb: 64 };
const open = (limits: Partial<WorkerLimits> = {}) => {
  const worker = new DeadlineWorker(file, { ...LIMITS, ...limits });
  onTestFinished(() => worker.stop());
  let made = 0;
  const run = (name: string, input: unknown = null, key = 'first', goesFirst = false) =>
    worker.run(
      name,
      input,
      {
        key,
        make: async () => {
          made += 1;
          return key;
        },
      },
      goesFirst,
    );
  return { worker, run, made: () => made };
};

describe('a thread with a deadline', () => {
  it('runs jobs in sequence, and receives their setting once', async () => {
    const { run, made } = open();
    const answers = await Promise.all([run('echo', 1), run('echo', 2), run('echo', 3)]);
    expect(answers).toEqual([1, 2, 3].map((input) => expect.objectContaining({ setting: 'first', input })));
    expect(made()).toBe(1);
    expect(await run('echo', 4, 'second')).toMatchObject({ setting: 'second', input: 4 });
    expect(made()).toBe(2);
  });

  it('runs short jobs of those who type before others that wait', async () => {
    const { run } = open();
    const order: string[] = [];
    const noted = async (name: string, goesFirst: boolean): Promise<void> => {
      await run('echo', name, 'first', goesFirst);
      order.push(name);
    };
    const running = noted('running', false);
    await Promise.all([running, noted('a reply', false), noted('another', false), noted('typed', true)]);
    expect(order).toEqual(['running', 'typed', 'a reply', 'another']);
  });

  it('runs one that waits after each of those, however many there are', async () => {
    const { run } = open();
    const order: string[] = [];
    const noted = async (name: string, goesFirst: boolean): Promise<void> => {
      await run('echo', name, 'first', goesFirst);
      order.push(name);
    };
    const typed = ['1', '2', '3'].map((name) => noted(name, true));
    await Promise.all([...typed, noted('a reply', false), noted('another', false)]);
    expect(order).toEqual(['1', 'a reply', '2', 'another', '3']);
  });

  it('gives a job that waits for the processor more time than one that has it, but not unlimited', async () => {
    const { run } = open();
    expect(await run('waits', 1.5 * LIMITS.deadlineMs)).toBe('timed-out');
    await expect(run('waits', 60_000)).rejects.toThrow(OutOfTime);
  });

  it.each(['endless', 'greedy'])(
    'ends a job that is %s, and runs the next ones in a new thread',
    async (job) => {
      const { run, made } = open(job === 'greedy' ? { deadlineMs: 20_000 } : {});
      const before = (await run('echo')) as { opened: number };
      const bad = run(job);
      const after = run('echo', 'still here');
      await expect(bad).rejects.toThrow(OutOfTime);
      expect(await after).toMatchObject({ input: 'still here' });
      expect(((await after) as { opened: number }).opened).not.toBe(before.opened);
      expect(made()).toBe(2);
    },
  );

  it('counts the time of a job without the preparation of the first of its kind', async () => {
    const { run } = open();
    expect(await run('slow')).toMatchObject({ isReady: true });
    expect(await run('slow')).toMatchObject({ isReady: true });
  });

  it('does not affect other threads when it ends one', async () => {
    const { run } = open();
    const other = open();
    const before = (await other.run('echo')) as { opened: number };
    const inProgress = other.run('slow');
    await expect(run('endless')).rejects.toThrow(OutOfTime);
    expect(await inProgress).toMatchObject({ isReady: true });
    expect(await other.run('echo')).toMatchObject({ opened: before.opened });
  });

  it('continues after a job that throws', async () => {
    const { run } = open();
    const failed = await run('fail').catch((error: unknown) => error);
    expect(failed).not.toBeInstanceOf(OutOfTime);
    expect(String(failed)).toContain('RangeError: no such place');
    expect(await run('echo', 1)).toMatchObject({ input: 1 });
  });

  it('has no environment variables of the process', async () => {
    process.env.A_SECRET = 'told';
    onTestFinished(() => void delete process.env.A_SECRET);
    expect(await open().run('secrets')).toEqual(['NODE_COMPILE_CACHE']);
  });

  it('runs nothing after a stop', async () => {
    const { worker, run } = open({ deadlineMs: 20_000 });
    await run('echo');
    const running = run('endless');
    const waiting = run('echo');
    const both = Promise.allSettled([running, waiting]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await worker.stop();
    expect(await both).toEqual([
      { status: 'rejected', reason: expect.any(OutOfTime) },
      { status: 'rejected', reason: expect.any(OutOfTime) },
    ]);
  });
});
