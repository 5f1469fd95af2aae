import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runProduct } from '../e2e/support/run-product.ts';
import { registerStudent, saveProfile } from '../e2e/support/students.ts';
import { oneLongLine } from '../features/profile/testing/hostile-pdfs.ts';
import { type Bench, type BenchRow, atMost } from './support/bench.ts';
import { onPostgres } from './support/on-postgres.ts';
import { upload } from './support/other-requests.ts';
import { writeGeneratedPack } from './support/generated-pack.ts';

const REST_MS = 5_000;

/** Resident set size of a process in MB, from Linux's /proc. */
const residentMb = (pid: number): number => {
  const kb = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (!kb) throw new Error('this system does not tell the resident memory');
  return (Number(kb) * 1024) / 1e6;
};

/** Starts the thread that reads text and makes it load everything it may need: for a transcript, a question, its reply. */
const readSomething = async (url: string): Promise<void> => {
  const student = await registerStudent(url);
  await saveProfile(url, student, { concentration: 'Neuroscience' });
  const { status } = await upload(url, student.token, oneLongLine('SAA 10 ', 40));
  const answer = await fetch(`${url}/api/chat/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${student.token}` },
    body: JSON.stringify({ message: 'Hello', provider: 'openai' }),
  });
  if (status !== 200 || !answer.ok) throw new Error(`nothing was read: ${status}, ${await answer.text()}`);
};

const measure = async (
  title: string,
  env: Record<string, string>,
  { maxMb, maxSecondStart }: { maxMb: number; maxSecondStart: number },
): Promise<BenchRow[]> => {
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
  await readSomething(second.url);
  await sleep(REST_MS);
  const memoryAfter = residentMb(second.child.pid ?? 0);
  await second.stop();
  second.remove();
  return [
    { what: `${title}: first start to ready`, value: `${(firstMs / 1000).toFixed(1)} s` },
    atMost(`${title}: second start to ready`, secondMs / 1000, maxSecondStart, 's'),
    atMost(`${title}: idle memory, second start`, memory, maxMb, 'MB', 0),
    atMost(`${title}: idle memory with the text reader's thread started`, memoryAfter, maxMb, 'MB', 0),
  ];
};

export const startAndMemory: Bench = {
  name: 'start',
  about: 'start to ready, and idle memory with 10,000 courses, and with 13,000 courses of 30,000 sections',
  parts: ['10000', 'sections'],
  run: async (parts = []) => {
    const isWanted = (part: string) => parts.length === 0 || parts.includes(part);
    const rows: BenchRow[] = [];
    if (isWanted('10000')) {
      const pack = writeGeneratedPack(10_000);
      rows.push(...(await measure('embedded', { UNIVERSITY: pack }, { maxMb: 600, maxSecondStart: 3 })));
      rows.push(
        ...(await onPostgres((databaseUrl) =>
          measure(
            'PostgreSQL',
            { UNIVERSITY: pack, DATABASE_URL: databaseUrl },
            { maxMb: 350, maxSecondStart: 3 },
          ),
        )),
      );
      rmSync(pack, { recursive: true, force: true });
    }
    if (isWanted('sections')) {
      const pack = writeGeneratedPack(13_000, true);
      rows.push(
        ...(await measure(
          'embedded, 13,000 courses of 30,000 sections',
          { UNIVERSITY: pack },
          { maxMb: 700, maxSecondStart: 5 },
        )),
      );
      rmSync(pack, { recursive: true, force: true });
    }
    return rows;
  },
};
