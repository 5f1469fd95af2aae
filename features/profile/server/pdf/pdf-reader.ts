import path from 'node:path';
import { openUse } from '#platform/server/fair-queue.ts';
import type { Log } from '#platform/server/log.ts';
import { PDF_PROBLEMS, type PdfProblem } from './pdf-lines.ts';
import { type Confinement, spawnSandboxed } from './sandbox.ts';

/**
 * A file's lines, or why there are none; `stopped` if it exceeded a limit or nobody waited for it any more, `left` if it
 * had not been begun or only just, or the server stops. `isSlow` if it took more than `slowMs`, whatever came of it.
 */
export type PdfReading = ({ lines: string[] } | { problem: PdfProblem | 'stopped' | 'left' }) & {
  isSlow?: true;
};

/** Whose file is read, and until when somebody waits for it. */
export interface PdfOrder {
  /** Files of one owner are read one after the other. */
  owner: string;
  /** Aborted once nobody waits for the result. */
  signal?: AbortSignal;
}

/** Why a file was not accepted: too many are waiting, of all or of its owner. */
export type PdfRefusal = 'many-waiting' | 'own-waiting';

/** Reads each PDF in a separate process, a few at a time and one of each owner, first those whose files take little time. */
export interface PdfReader {
  read(bytes: Uint8Array, order: PdfOrder): Promise<PdfReading> | PdfRefusal;
  /** Ends running processes. */
  stop(): Promise<void>;
}

export interface PdfLimits {
  /** CPU time of the process, in ms, so that a busy server does not make a harmless file exceed it. */
  cpuMs: number;
  /** CPU time of the process, in ms, past which a file is slow: few of the same student are read. */
  slowMs: number;
  /** Elapsed time in ms, against a process that waits without working. */
  ms: number;
  /** Memory of the process, in bytes. */
  memory: number;
  /** Number of concurrent processes. */
  atOnce: number;
  /** Length of the queue. */
  waiting: number;
  /** Files of one owner in the queue. */
  waitingOfOwner: number;
}

export const PDF_LIMITS: PdfLimits = {
  cpuMs: 10_000,
  // Ten times what a transcript takes.
  slowMs: 3_000,
  ms: 60_000,
  memory: 512 * 1024 * 1024,
  atOnce: 2,
  // At most 5 MB each.
  waiting: 24,
  waitingOfOwner: 1,
};

const CHILD = path.join(import.meta.dirname, 'pdf-text.child.ts');
/** Lines have at most a few hundred thousand characters; escaped and encoded they stay below this. */
const MOST_OUTPUT = 8 * 1024 * 1024;

const parse = (output: string, slowMs: number): PdfReading | null => {
  try {
    const text = JSON.parse(output) as Partial<Record<'lines' | 'problem' | 'cpuMs', unknown>>;
    const slow = typeof text.cpuMs === 'number' && text.cpuMs > slowMs ? { isSlow: true as const } : {};
    if (Array.isArray(text.lines))
      return { lines: text.lines.filter((line) => typeof line === 'string'), ...slow };
    const problem = PDF_PROBLEMS.find((known) => known === text.problem);
    return problem ? { problem, ...slow } : null;
  } catch {
    // Truncated: the process was ended while writing.
    return null;
  }
};

const LEFT: PdfReading = { problem: 'left' };
/** Who leaves before that has taken nothing worth counting from others. */
const BEGUN_MS = 2_000;

/** A file that is waiting or being read. */
interface Job extends PdfOrder {
  bytes: Uint8Array;
  resolve: (reading: PdfReading) => void;
}

/**
 * Starts a process for one file; returns its result and a function that ends it early.
 *
 * @throws Error if there is no process to be had
 */
const start = (
  bytes: Uint8Array,
  limits: PdfLimits,
  confinement: Confinement,
): { reading: Promise<PdfReading>; end: () => void } => {
  const heapMegabytes = Math.floor((limits.memory / 1024 / 1024) * 0.75);
  const child = spawnSandboxed(
    [`--max-old-space-size=${heapMegabytes}`, CHILD, String(limits.memory), String(limits.cpuMs)],
    confinement,
    bytes,
  );
  let isEnded = false;
  const end = () => {
    isEnded = true;
    child.kill('SIGKILL');
  };
  const reading = new Promise<PdfReading>((resolve) => {
    let output = '';
    const timer = setTimeout(end, limits.ms);
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      if (output.length > MOST_OUTPUT) end();
    });
    // A process that ends early closes its input; its exit is handled below.
    child.stdin.on('error', () => undefined);
    child.once('close', () => {
      clearTimeout(timer);
      // A process ended during its setup may have reported a partly received file as broken.
      resolve((isEnded ? null : parse(output, limits.slowMs)) ?? { problem: 'stopped' });
    });
  });
  return { reading, end };
};

/**
 * @param confinement result of `findConfinement`; without any, a file that exploits the parser still cannot read files
 *   or start programs
 * @param log told of processes that the system does not start
 */
export const createPdfReader = (
  limits: PdfLimits = PDF_LIMITS,
  confinement: Confinement = { isIsolated: false, isSealed: false },
  log: Pick<Log, 'error'> = { error: () => undefined },
): PdfReader => {
  const running = new Map<Job, () => void>();
  const use = openUse(() => performance.now());
  let queue: Job[] = [];
  const open: Set<Promise<unknown>> = new Set();
  let isStopped = false;

  const isReading = (owner: string) => [...running.keys()].some((job) => job.owner === owner);

  /** Of files whose owner has none being read, that of the owner whose files took the least time lately; of such the earliest. */
  const nextJob = (): Job | undefined => {
    const [first, ...others] = queue.filter(({ owner }) => !isReading(owner));
    if (first === undefined) return undefined;
    return others.reduce((least, job) => (use.of(job.owner) < use.of(least.owner) ? job : least), first);
  };

  /** Starts the files whose turn it is. */
  const proceed = (): void => {
    while (running.size < limits.atOnce) {
      const next = nextJob();
      if (!next) return;
      queue = queue.filter((job) => job !== next);
      void run(next);
    }
  };

  const startOrTell = (job: Job) => {
    try {
      return start(job.bytes, limits, confinement);
    } catch (error) {
      log.error({ err: error }, 'a PDF was not read');
      return null;
    }
  };

  const run = async (job: Job): Promise<void> => {
    const started = startOrTell(job);
    if (started === null) {
      job.resolve(LEFT);
      return;
    }
    const { reading, end } = started;
    const startedAt = performance.now();
    let isGivenUp = false;
    const giveUp = () => {
      isGivenUp = performance.now() - startedAt < BEGUN_MS;
      end();
    };
    running.set(job, end);
    job.signal?.addEventListener('abort', giveUp, { once: true });
    const result = await reading;
    job.signal?.removeEventListener('abort', giveUp);
    running.delete(job);
    use.add(job.owner, performance.now() - startedAt);
    job.resolve(isStopped || isGivenUp ? LEFT : result);
    if (!isStopped) proceed();
  };

  const leaveQueue = (job: Job): void => {
    if (!queue.includes(job)) return;
    queue = queue.filter((waiting) => waiting !== job);
    job.resolve(LEFT);
  };

  return {
    read: (bytes, { owner, signal }) => {
      if (isStopped || signal?.aborted) return Promise.resolve(LEFT);
      const startsNow = running.size < limits.atOnce && !isReading(owner);
      if (!startsNow) {
        const own = queue.filter((job) => job.owner === owner).length;
        if (own >= limits.waitingOfOwner) return 'own-waiting';
        if (queue.length >= limits.waiting) return 'many-waiting';
      }
      const { promise, resolve } = Promise.withResolvers<PdfReading>();
      const job: Job = { bytes, owner, signal, resolve };
      signal?.addEventListener('abort', () => leaveQueue(job), { once: true });
      queue.push(job);
      proceed();
      open.add(promise);
      void promise.finally(() => open.delete(promise));
      return promise;
    },
    stop: async () => {
      isStopped = true;
      for (const end of running.values()) end();
      for (const job of queue) leaveQueue(job);
      await Promise.allSettled(open);
    },
  };
};
