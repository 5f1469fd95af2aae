import path from 'node:path';
import { PDF_PROBLEMS, type PdfProblem, type PdfText } from './pdf-lines.ts';
import { type Confinement, spawnSandboxed } from './sandbox.ts';

/** A file's lines, or why there are none; `stopped` if it exceeded a limit. */
export type PdfReading = { lines: string[] } | { problem: PdfProblem | 'stopped' };

/** Reads each PDF in a separate process, a few at a time. */
export interface PdfReader {
  /** Null if the queue is full. */
  read(bytes: Uint8Array): Promise<PdfReading> | null;
  /** Ends running processes. */
  stop(): Promise<void>;
}

export interface PdfLimits {
  /** CPU time of the process, in ms, so that a busy server does not make a harmless file exceed it. */
  cpuMs: number;
  /** Elapsed time in ms, against a process that waits without working. */
  ms: number;
  /** Memory of the process, in bytes. */
  memory: number;
  /** Number of concurrent processes. */
  atOnce: number;
  /** Length of the queue. */
  waiting: number;
}

export const PDF_LIMITS: PdfLimits = {
  cpuMs: 10_000,
  ms: 60_000,
  memory: 512 * 1024 * 1024,
  atOnce: 2,
  waiting: 8,
};

const CHILD = path.join(import.meta.dirname, 'pdf-text.child.ts');
/** Lines have at most a few hundred thousand characters; escaped and encoded they stay below this. */
const MOST_OUTPUT = 8 * 1024 * 1024;

const parse = (output: string): PdfText | null => {
  try {
    const text = JSON.parse(output) as Partial<Record<'lines' | 'problem', unknown>>;
    if (Array.isArray(text.lines)) return { lines: text.lines.filter((line) => typeof line === 'string') };
    const problem = PDF_PROBLEMS.find((known) => known === text.problem);
    return problem ? { problem } : null;
  } catch {
    // Truncated: the process was ended while writing.
    return null;
  }
};

/** Starts a process for one file; returns its result and a function that ends it early. */
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
    child.once('error', () => undefined);
    child.once('close', () => {
      clearTimeout(timer);
      // A process ended during its setup may have reported a partly received file as broken.
      resolve((isEnded ? null : parse(output)) ?? { problem: 'stopped' });
    });
  });
  return { reading, end };
};

/**
 * @param confinement result of `findConfinement`; without any, a file that exploits the parser still cannot read files
 *   or start programs
 */
export const createPdfReader = (
  limits: PdfLimits = PDF_LIMITS,
  confinement: Confinement = { isIsolated: false, isSealed: false },
): PdfReader => {
  const running = new Set<() => void>();
  const queue: (() => void)[] = [];
  const open: Set<Promise<unknown>> = new Set();
  let isStopped = false;

  const run = async (bytes: Uint8Array): Promise<PdfReading> => {
    if (running.size >= limits.atOnce) await new Promise<void>((resolve) => queue.push(resolve));
    if (isStopped) return { problem: 'stopped' };
    const { reading, end } = start(bytes, limits, confinement);
    running.add(end);
    try {
      return await reading;
    } finally {
      running.delete(end);
      queue.shift()?.();
    }
  };

  return {
    read: (bytes) => {
      if (queue.length >= limits.waiting) return null;
      const reading = run(bytes);
      open.add(reading);
      void reading.finally(() => open.delete(reading));
      return reading;
    },
    stop: async () => {
      isStopped = true;
      for (const end of running) end();
      for (const proceed of queue.splice(0)) proceed();
      await Promise.allSettled(open);
    },
  };
};
