import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { runProduct } from '../e2e/support/run-product.ts';
import { registerStudent, saveProfile } from '../e2e/support/students.ts';
import { atMost, type Bench, type BenchRow, median, quantile } from './support/bench.ts';
import { onPostgres } from './support/on-postgres.ts';
import type { Part } from './support/profile-summary.ts';
import type { FromViewers, ToViewers } from './support/reply-viewers.ts';
import type { Usage } from './support/server-probe.ts';
import type { FromVendor, ToVendor } from './support/token-vendor.ts';

/** Number of concurrent replies. */
const CURVE = [50, 100, 200, 500, 1_000];
const HELD_TO = 200;
const PROFILED = 500;
const TOKENS_A_SECOND = 20;
/** Tokens of each reply while all of them stream: ten seconds. */
const STEADY = 200;
const STUDENTS = 20;
/** Number of profile entries to list. */
const NAMED = 6;

const FOLDER = path.join(import.meta.dirname, 'support');

/** A child process of the bench, with typed messages in both directions. */
interface BenchProcess<To, From> {
  send(message: To): void;
  /** Resolves with the next wanted message; earlier ones are dropped. */
  receive<T>(want: (message: From) => T | undefined): Promise<T>;
  stop(): void;
}

const forkProcess = <From>(file: string): BenchProcess<object, From> => {
  const child = fork(path.join(FOLDER, file));
  const received: From[] = [];
  child.on('message', (message) => received.push(message as From));
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended`);
  });
  ended.catch(() => {});
  return {
    send: (message) => void child.send(message),
    receive: async <T>(want: (message: From) => T | undefined): Promise<T> => {
      for (;;) {
        for (let message = received.shift(); message; message = received.shift()) {
          const wanted = want(message);
          if (wanted !== undefined) return wanted;
        }
        await Promise.race([once(child, 'message'), ended]);
      }
    },
    stop: () => child.disconnect(),
  };
};

/** Queries the probe inside the server. */
const askProbe = (socketPath: string) =>
  async function ask<T>(question: string): Promise<T> {
    const asking = request({ socketPath, path: question }).end();
    const [response] = (await once(asking, 'response')) as [AsyncIterable<Buffer>];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    return JSON.parse(Buffer.concat(chunks).toString()) as T;
  };

interface Point {
  replies: number;
  steady: number[];
  ending: number[];
  cpu: number;
  writesInASecond: number;
  bytesAReply: number;
  tokensASecond: number;
  residentMb: number;
  parts: Part[];
}

const startStage = async (env: Record<string, string> = {}) => {
  const vendor: BenchProcess<ToVendor, FromVendor> = forkProcess('token-vendor.ts');
  const viewers: BenchProcess<ToViewers, FromViewers> = forkProcess('reply-viewers.ts');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-probe-'));
  const socketPath = path.join(folder, 'socket');
  const vendorUrl = await vendor.receive((message) => ('url' in message ? message.url : undefined));
  const product = await runProduct({
    OPENAI_BASE_URL: vendorUrl,
    OPENAI_MODEL: 'fake',
    RATE_LIMITS: 'off',
    DAILY_TOKEN_LIMIT: '1000000000',
    STUDENT_DAILY_TOKENS: '1000000000',
    PROBE_SOCKET: socketPath,
    ...env,
    NODE_OPTIONS: `--import=${path.join(FOLDER, 'server-probe.ts')}`,
  });
  const students = [];
  for (let count = 0; count < STUDENTS; count++) {
    const student = await registerStudent(product.url);
    await saveProfile(product.url, student, { concentration: 'Neuroscience' });
    students.push(student);
  }
  return {
    vendor,
    viewers,
    probe: askProbe(socketPath),
    url: product.url,
    tokens: students.map(({ token }) => token),
    stop: async () => {
      viewers.stop();
      vendor.stop();
      await product.stop();
      product.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
type Stage = Awaited<ReturnType<typeof startStage>>;

const measure = async (
  { vendor, viewers, probe, url, tokens }: Stage,
  replies: number,
  { isProfiled = false } = {},
): Promise<Point> => {
  const rhythm = { steady: STEADY, rate: TOKENS_A_SECOND };
  const bytesBefore = await probe<number>('/memory');
  viewers.send({ url, tokens, replies, steady: STEADY });
  const viewed = viewers.receive((message) => message);
  /** Rejects when a viewer ends early, instead of waiting for messages that will not come. */
  const unlessViewerEnds = <T>(awaited: Promise<T>): Promise<T> =>
    Promise.race([
      awaited,
      viewed.then((result) => {
        throw new Error(`the replies ended early: ${JSON.stringify(result).slice(0, 500)}`);
      }),
    ]);
  await unlessViewerEnds(
    vendor.receive((message) => ('open' in message && message.open === replies ? true : undefined)),
  );
  if (isProfiled) await probe('/profile/start');
  const before = await probe<Usage>('/usage');
  vendor.send({ go: 'stream', ...rhythm });
  const seconds = await unlessViewerEnds(
    vendor.receive((message) => ('held' in message ? message.seconds : undefined)),
  );
  const after = await probe<Usage>('/usage');
  const parts = isProfiled ? await probe<Part[]>('/profile/stop') : [];
  const bytes = await probe<number>('/memory');
  vendor.send({ go: 'end', ...rhythm });
  const result = await viewed;
  if ('failed' in result) throw new Error(result.failed);
  const { delays, wrong } = result;
  if (wrong.length > 0) throw new Error(`${wrong.length} replies are wrong: ${wrong.slice(0, 3).join('; ')}`);
  return {
    replies,
    ...delays,
    cpu: (after.cpuMs - before.cpuMs) / 1000 / seconds,
    writesInASecond: after.writesInASecond,
    bytesAReply: (bytes - bytesBefore) / replies,
    tokensASecond: (STEADY * replies) / seconds,
    residentMb: after.residentMb,
    parts,
  };
};

const describe = (
  engine: string,
  { replies, steady, ending, cpu, bytesAReply, tokensASecond, residentMb }: Point,
): BenchRow => ({
  what: `${engine}, ${replies} at once, ${tokensASecond.toFixed(0)} tokens/s`,
  value: [
    `delay p50 ${median(steady).toFixed(1)}, p99 ${quantile(steady, 0.99).toFixed(0)}, most ${quantile(steady, 1).toFixed(0)} ms`,
    `p99 while they end ${quantile(ending, 0.99).toFixed(0)} ms`,
    `CPU ${(cpu * 100).toFixed(0)} %`,
    `${((cpu * 1e6) / tokensASecond).toFixed(0)} µs a token`,
    `${(bytesAReply / 1000).toFixed(0)} kB a reply`,
    `process ${residentMb.toFixed(0)} MB`,
  ].join('; '),
});

const onStage = async <T>(env: Record<string, string>, perform: (stage: Stage) => Promise<T>): Promise<T> => {
  const stage = await startStage(env);
  try {
    return await perform(stage);
  } finally {
    await stage.stop();
  }
};

export const streaming: Bench = {
  name: 'streaming',
  about:
    'replies that stream at once at 20 tokens/s each, from the vendor’s sending of a token to its viewer',
  run: async () => {
    const points: Point[] = [];
    const profiled = await onStage({}, async (stage) => {
      for (const replies of CURVE) points.push(await measure(stage, replies));
      return measure(stage, PROFILED, { isProfiled: true });
    });
    const elsewhere = await onPostgres((databaseUrl) =>
      onStage({ DATABASE_URL: databaseUrl }, async (stage) => {
        const found: Point[] = [];
        for (const replies of [HELD_TO, PROFILED]) found.push(await measure(stage, replies));
        return found;
      }),
    );
    const held = points.find(({ replies }) => replies === HELD_TO);
    const all = [...points, ...elsewhere];
    const tokens = all.reduce((sum, { steady, ending }) => sum + steady.length + ending.length, 0);
    return [
      ...points.map((point) => describe('embedded', point)),
      ...elsewhere.map((point) => describe('PostgreSQL', point)),
      atMost(`${HELD_TO} at once: p99 of a token’s delay`, quantile(held?.steady ?? [], 0.99), 250, 'ms'),
      {
        what: 'tokens lost, doubled, out of order, or kept otherwise',
        value: `0 of ${tokens}`,
        bound: '0',
        holds: true,
      },
      atMost(
        'statements that write replies, the most in any second of the curve',
        Math.max(...all.map(({ writesInASecond }) => writesInASecond)),
        5,
        'in a second',
        0,
      ),
      {
        what: `where the server's time goes at ${PROFILED} at once`,
        value: profiled.parts
          .slice(0, NAMED)
          .map(({ name, share }) => `${name} ${(share * 100).toFixed(0)} %`)
          .join(', '),
      },
    ];
  },
};
