/** Preloaded into the server under test: serves process-internal measurements on the socket `PROBE_SOCKET`. */
import { createServer } from 'node:http';
import { Session } from 'node:inspector/promises';
import v8 from 'node:v8';
import vm from 'node:vm';
import { PgDatabase } from 'drizzle-orm/pg-core';
import { busiest } from './profile-summary.ts';

export interface Usage {
  /** CPU time since the start, in ms. */
  cpuMs: number;
  /** Most writes of replies in any second since the last query. */
  writesInASecond: number;
  residentMb: number;
}

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;

/** Timestamps of statements that write replies, in ms. */
let writes: number[] = [];
const { execute } = PgDatabase.prototype;
PgDatabase.prototype.execute = function counted(this: unknown, statement: never) {
  const [first] = (statement as { queryChunks: { value?: unknown }[] }).queryChunks;
  if (String(first?.value).includes('with input as')) writes.push(performance.now());
  return execute.call(this as never, statement);
} as typeof execute;

/** One second minus timer tolerance. */
const SECOND_MS = 990;
const mostInASecond = (moments: readonly number[]): number =>
  Math.max(0, ...moments.map((from) => moments.filter((at) => at >= from && at < from + SECOND_MS).length));

const profiler = new Session();
profiler.connect();

const HANDLERS: Record<string, () => unknown> = {
  '/usage': (): Usage => {
    const { user, system } = process.cpuUsage();
    const writesInASecond = mostInASecond(writes);
    writes = [];
    return { cpuMs: (user + system) / 1000, writesInASecond, residentMb: process.memoryUsage.rss() / 1e6 };
  },
  /** Bytes in use after garbage collection. */
  '/memory': () => {
    collect();
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  },
  '/profile/start': async () => {
    await profiler.post('Profiler.enable');
    await profiler.post('Profiler.setSamplingInterval', { interval: 500 });
    await profiler.post('Profiler.start');
    return true;
  },
  '/profile/stop': async () => busiest((await profiler.post('Profiler.stop')).profile),
};

const server = createServer((request, response) => {
  void (async () => {
    const answer = await HANDLERS[request.url ?? '']?.();
    response.end(JSON.stringify(answer));
  })();
});
server.listen(process.env.PROBE_SOCKET);
server.unref();
