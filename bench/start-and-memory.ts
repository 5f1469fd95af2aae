import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runProduct } from '../e2e/support/run-product.ts';
import { type Bench, type BenchRow, atMost } from './support/bench.ts';
import { onPostgres } from './support/on-postgres.ts';
import { writeGeneratedPack } from './support/generated-pack.ts';

const REST_MS = 5_000;

/** Resident set size of a process in MB, from Linux's /proc. */
const residentMb = (pid: number): number => {
  const kb = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (!kb) throw new Error('this system does not tell the resident memory');
  return (Number(kb) * 1024) / 1e6;
};

const measure = async (title: string, env: Record<string, string>, maxMb: number): Promise<BenchRow[]> => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lectern-bench-'));
  const firstAt = performance.now();
  const first = await runProduct({ ...env, DATA_DIR: dataDir });
  const firstMs = performance.now() - firstAt;
  await first.stop();
  const secondAt = performance.now();
  const second = await runProduct({ ...env, DATA_DIR: dataDir });
  const secondMs = performance.now() - secondAt;
  await sleep(REST_MS);
  const memory = residentMb(second.child.pid ?? 0);
  await second.stop();
  second.remove();
  return [
    { what: `${title}: first start to ready`, value: `${(firstMs / 1000).toFixed(1)} s` },
    atMost(`${title}: second start to ready`, secondMs / 1000, 3, 's'),
    atMost(`${title}: idle memory, second start`, memory, maxMb, 'MB', 0),
  ];
};

export const startAndMemory: Bench = {
  name: 'start',
  about: 'start to ready, and idle memory with 10,000 records',
  run: async () => {
    const pack = writeGeneratedPack(10_000);
    const rows = await measure('embedded', { UNIVERSITY: pack }, 600);
    rows.push(
      ...(await onPostgres((databaseUrl) =>
        measure('PostgreSQL', { UNIVERSITY: pack, DATABASE_URL: databaseUrl }, 350),
      )),
    );
    rmSync(pack, { recursive: true, force: true });
    return rows;
  },
};
