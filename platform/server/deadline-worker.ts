import { Worker } from 'node:worker_threads';
import type { JobMessage, JobResult } from './serve-jobs.ts';

/** A job was not done in time, or took more memory than it may. */
export class OutOfTime extends Error {
  override name = 'OutOfTime';
}

export interface WorkerLimits {
  /** For one job, by the clock, from when the thread turns to it. */
  deadlineMs: number;
  /** For the thread to start and take in a setting, and to get ready for the first job of a kind. */
  startMs: number;
  /** Of its heap, in MB. */
  heapMb: number;
}

/** What many jobs need and the thread keeps until another one is wanted: a version of the catalogue. */
export interface WorkerSetting {
  key: string;
  make(): Promise<unknown>;
}

/** Collected often rather than kept: the thread is idle nearly always. */
const NURSERY_MB = 2;

/**
 * A thread that does jobs one after the other, each until a deadline: a job that does not end costs its own answer, and
 * the thread, which is started anew for the next one. Started when first used. A job that waits costs what it is given to
 * read; whoever asks bounds how many there are.
 */
export class DeadlineWorker {
  readonly #file: URL;
  readonly #limits: WorkerLimits;
  #worker: Worker | null = null;
  /** Key of the setting that the thread has. */
  #holds: string | null = null;
  /** Names of the jobs that it is ready for. */
  readonly #ready = new Set<string>();
  /** Whoever waits for what the thread does now; one at a time. */
  #asked: { resolve(value: unknown): void; reject(error: Error): void } | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  /** @param file a module that calls `serveJobs` */
  constructor(file: URL, limits: WorkerLimits) {
    this.#file = file;
    this.#limits = limits;
  }

  /**
   * Does one job.
   *
   * @param input and what it resolves with are copied between the threads
   * @throws OutOfTime past the deadline; Error where the job throws
   */
  run(name: string, input: unknown, setting: WorkerSetting): Promise<unknown> {
    const done = this.#last.then(async () => {
      const { startMs, deadlineMs } = this.#limits;
      if (this.#worker === null || this.#holds !== setting.key) {
        await this.#ask({ setting: await setting.make() }, startMs);
        this.#holds = setting.key;
        this.#ready.clear();
      }
      if (!this.#ready.has(name)) await this.#ask({ prepare: name }, startMs);
      this.#ready.add(name);
      return this.#ask({ name, input }, deadlineMs);
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Ends the thread; what it is at, and what waits, is not done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    const worker = this.#worker;
    if (worker) this.#giveUp(worker, 'the server is being stopped');
    await worker?.terminate();
    await this.#last;
  }

  #start(): Worker {
    const { heapMb } = this.#limits;
    const worker = new Worker(this.#file, {
      // No setting of the server, no secret reaches it; only where Node keeps what it compiled.
      env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '' },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: NURSERY_MB },
    });
    worker.unref();
    worker.on('message', (result: JobResult) => {
      const asked = this.#asked;
      this.#asked = null;
      if ('failure' in result) asked?.reject(new Error(result.failure));
      else asked?.resolve(result.value);
    });
    // It took too much memory, or could not be started; also while it has nothing to do.
    worker.on('error', (error) => this.#giveUp(worker, error instanceof Error ? error.message : 'unknown'));
    worker.on('exit', () => this.#giveUp(worker, 'the thread has ended'));
    this.#holds = null;
    this.#worker = worker;
    return worker;
  }

  /** Ends a thread; whoever waits for it is told why. */
  #giveUp(worker: Worker, why: string): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    void worker.terminate();
    this.#asked?.reject(new OutOfTime(why));
    this.#asked = null;
  }

  async #ask(message: JobMessage, ms: number): Promise<unknown> {
    if (this.#isStopped) throw new OutOfTime('the server is being stopped');
    const worker = this.#worker ?? this.#start();
    const timer = setTimeout(() => this.#giveUp(worker, 'the deadline has passed'), ms);
    try {
      return await new Promise((resolve, reject) => {
        this.#asked = { resolve, reject };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage(message);
      });
    } finally {
      clearTimeout(timer);
    }
  }
}
