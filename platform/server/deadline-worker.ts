import { Worker } from 'node:worker_threads';
import type { JobMessage, JobResult } from './serve-jobs.ts';

/** A job missed its deadline, or exceeded the memory limit. */
export class OutOfTime extends Error {
  override name = 'OutOfTime';
}

export interface WorkerLimits {
  /** Per job: processor time of the thread since it started; in wall-clock time it may take `PATIENCE` times as long. */
  deadlineMs: number;
  /** For the thread's start, for loading a setting, and for preparing the first job of a kind. */
  startMs: number;
  /** Heap limit in MB. */
  heapMb: number;
}

/** Data shared by many jobs, which the thread keeps until it is replaced: a version of the catalogue. */
export interface WorkerSetting {
  key: string;
  make(): Promise<unknown>;
}

/**
 * How many times its deadline a job may take in wall-clock time: on a busy machine it gets only a part of a processor.
 * Ended too early it costs everybody more, since the next thread starts without what this one had prepared.
 */
const PATIENCE = 10;
/** Minimum interval between checks, however little time is left. */
const LEAST_WAIT_MS = 50;

/** Missing in Node's own types. */
interface Measured {
  cpuUsage(before?: NodeJS.CpuUsage): Promise<NodeJS.CpuUsage>;
}

/** Small, so that garbage is collected often: the thread is nearly always idle. */
const NURSERY_MB = 2;

/**
 * A thread that runs jobs in sequence, each with a deadline: a job that exceeds it fails alone, and the thread is
 * restarted for the next one. Started on first use. A queued job holds its input in memory; callers must limit how
 * many there are.
 */
export class DeadlineWorker {
  readonly #file: URL;
  readonly #limits: WorkerLimits;
  #worker: Worker | null = null;
  /** Key of the setting loaded in the thread. */
  #holds: string | null = null;
  /** Names of the jobs it is prepared for. */
  readonly #ready = new Set<string>();
  /** The pending request to the thread; one at a time. */
  #asked: { resolve(value: unknown): void; reject(error: Error): void } | null = null;
  /** Jobs that wait for the running one: those that somebody waits for while typing, then the others. */
  readonly #waiting = { first: [] as (() => Promise<void>)[], after: [] as (() => Promise<void>)[] };
  #running: Promise<void> | null = null;
  #isStopped = false;

  /** @param file a module that calls `serveJobs` */
  constructor(file: URL, limits: WorkerLimits) {
    this.#file = file;
    this.#limits = limits;
  }

  /**
   * Runs one job.
   *
   * @param input copied to the thread, as the result is copied back
   * @param goesFirst runs before waiting jobs that do not, but one of those is next: for short jobs only
   * @throws OutOfTime past the deadline; Error if the job throws
   */
  run(name: string, input: unknown, setting: WorkerSetting, goesFirst = false): Promise<unknown> {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    this.#waiting[goesFirst ? 'first' : 'after'].push(async () => {
      const done = this.#runNow(name, input, setting);
      resolve(done);
      await done.catch(() => undefined);
    });
    this.#running ??= this.#runAll();
    return promise;
  }

  /** After one that went first one of the others, so that much typing keeps nobody's question waiting. */
  async #runAll(): Promise<void> {
    const { first, after } = this.#waiting;
    let [prior, other] = [first, after];
    for (;;) {
      const isPrior = prior.length > 0;
      const next = prior.shift() ?? other.shift();
      if (!next) break;
      [prior, other] = (isPrior ? prior : other) === first ? [after, first] : [first, after];
      await next();
    }
    this.#running = null;
  }

  async #runNow(name: string, input: unknown, setting: WorkerSetting): Promise<unknown> {
    const { startMs, deadlineMs } = this.#limits;
    if (this.#worker === null || this.#holds !== setting.key) {
      await this.#ask({ setting: await setting.make() }, startMs);
      this.#holds = setting.key;
      this.#ready.clear();
    }
    if (!this.#ready.has(name)) await this.#ask({ prepare: name }, startMs);
    this.#ready.add(name);
    return this.#ask({ name, input }, deadlineMs);
  }

  /** Ends the thread; running and queued jobs fail. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    const worker = this.#worker;
    if (worker) this.#giveUp(worker, 'the server is being stopped');
    await worker?.terminate();
    await this.#running;
  }

  #start(): Worker {
    const { heapMb } = this.#limits;
    const worker = new Worker(this.#file, {
      // No settings or secrets of the server, only the location of Node's compile cache.
      env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '' },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: NURSERY_MB },
    });
    worker.unref();
    worker.on('message', (result: JobResult) => {
      // What an ended thread had still sent answers a job that was given up, and not the one that now waits.
      if (this.#worker !== worker) return;
      const asked = this.#asked;
      this.#asked = null;
      if ('failure' in result) asked?.reject(new Error(result.failure));
      else asked?.resolve(result.value);
    });
    // Out of memory, or failed to start; possibly while idle.
    worker.on('error', (error) => this.#giveUp(worker, error instanceof Error ? error.message : 'unknown'));
    worker.on('exit', () => this.#giveUp(worker, 'the thread has ended'));
    this.#holds = null;
    this.#worker = worker;
    return worker;
  }

  /** Ends a thread and rejects its pending request with the reason. */
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
    const stopWatching = this.#watch(worker, ms);
    try {
      return await new Promise((resolve, reject) => {
        this.#asked = { resolve, reject };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage(message);
      });
    } finally {
      stopWatching();
    }
  }

  /** Terminates the thread once it has used this much time on one message; returns a function that cancels this. */
  #watch(worker: Worker, ms: number): () => void {
    const measured = worker as Worker & Measured;
    const began = performance.now();
    const before = measured.cpuUsage();
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    const look = async (): Promise<void> => {
      const spentMs = await before
        .then((usage) => measured.cpuUsage(usage))
        .then(({ user, system }) => (user + system) / 1000)
        // If the thread's time is unknown, wall-clock time is used.
        .catch(() => ms);
      if (isOver) return;
      const lastedMs = performance.now() - began;
      if (spentMs >= ms || lastedMs >= PATIENCE * ms) this.#giveUp(worker, 'the deadline has passed');
      else wait(Math.min(Math.max(ms - spentMs, LEAST_WAIT_MS), PATIENCE * ms - lastedMs));
    };
    const wait = (forMs: number): void => {
      timer = setTimeout(() => void look(), forMs);
    };
    // Its failure is handled where it is used.
    before.catch(() => undefined);
    wait(ms);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }
}
