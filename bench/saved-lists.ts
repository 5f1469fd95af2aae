import { setTimeout as sleep } from 'node:timers/promises';
import { runProduct } from '../e2e/support/run-product.ts';
import { LABEL_MAX, MAX_LABELS, MAX_SAVED_COURSES, NOTE_MAX } from '../features/saved/contract.ts';
import { atMost, type Bench, type BenchRow, median, quantile } from './support/bench.ts';
import { callAtLimit } from './support/call-at-limit.ts';
import { onPostgres } from './support/on-postgres.ts';
import { registerStudent } from './support/student.ts';

/** The list that is measured, and the one that the full list is compared with. */
const ORDINARY = 20;
const REQUESTS = 100;
const PAUSE_MS = 10;
const ROUNDS = 2;
const MOST_TIMES = 1.3;

type Send = (path: string, body?: object) => Promise<number>;

/** @returns ms until the whole response has arrived */
const asStudent =
  (url: string, token: string): Send =>
  async (path, body) => {
    const started = performance.now();
    const response = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return performance.now() - started;
  };

const NOTE = 'Ask about the field trip, and whether the second laboratory is full. '
  .repeat(40)
  .slice(0, NOTE_MAX);
const LABELS = Array.from({ length: MAX_LABELS }, (_, at) => `label ${at} `.padEnd(LABEL_MAX, 'x'));

interface SavingStudent {
  token: string;
  send: Send;
}

const studentWith = async (
  url: string,
  codes: readonly string[],
  isFull: boolean,
): Promise<SavingStudent> => {
  const token = await registerStudent(url);
  const send = asStudent(url, token);
  const filled = isFull ? { note: NOTE, labels: LABELS } : { note: '', labels: [] };
  for (const code of codes) await send('/api/saved/courses', { code, ...filled });
  return { token, send };
};

const listing = async (send: Send): Promise<number[]> => {
  const took: number[] = [];
  for (let count = 0; count < REQUESTS; count += 1) {
    took.push(await send('/api/saved/courses'));
    await sleep(PAUSE_MS);
  }
  return took;
};

const measure = async (engine: string, env: Record<string, string>): Promise<BenchRow[]> => {
  const product = await runProduct({ ...env, RATE_LIMITS: 'off' });
  const { url } = product;
  const token = await registerStudent(url);
  const { courses } = (await (
    await fetch(`${url}/api/courses`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    })
  ).json()) as { courses: { class_tag: string }[] };
  const codes = [...new Set(courses.map(({ class_tag }) => class_tag))].slice(0, MAX_SAVED_COURSES);
  const [one = '', ...others] = codes;
  const few = codes.slice(0, ORDINARY);
  const reader = await studentWith(url, few, false);
  const ordinary = await studentWith(url, few, false);
  const full = await studentWith(url, [one, ...others], true);
  const rows: BenchRow[] = [
    { what: `${engine}: courses of the full list`, value: String(codes.length) },
    ...(await Promise.all(
      [['a full list, alone', full] as const, ['an ordinary one, alone', ordinary] as const].map(
        async ([what, { send }]) => ({
          what: `${engine}: ${what}`,
          value: `${(await send('/api/saved/courses')).toFixed(1)} ms`,
        }),
      ),
    )),
  ];
  const works = [
    { what: 'lists', path: '/api/saved/courses' },
    { what: 'saves', path: '/api/saved/courses', body: { code: one, note: '', labels: [] } },
    { what: 'notices', path: '/api/notices' },
  ];
  for (const { what, path, body } of works) {
    const took = { ordinary: [] as number[], full: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, student] of Object.entries({ ordinary, full })) {
        const stop = callAtLimit({ address: url + path, token: student.token, ...(body ? { body } : {}) });
        took[name as keyof typeof took].push(...(await listing(reader.send)));
        await stop();
      }
    const meanOf = (times: readonly number[]): number =>
      times.reduce((sum, time) => sum + time, 0) / times.length;
    const told = (times: readonly number[]): string =>
      `${median(times).toFixed(1)}, ${quantile(times, 0.95).toFixed(1)} ms`;
    rows.push(
      {
        what: `${engine}: another's list while a student ${what} at the limit of calls; with an ordinary list: median, p95`,
        value: told(took.ordinary),
      },
      { what: `${engine}: the same with a full list`, value: told(took.full) },
      atMost(
        `${engine}: the same, full to ordinary, mean`,
        meanOf(took.full) / meanOf(took.ordinary),
        MOST_TIMES,
        'times',
        2,
      ),
    );
  }
  await product.stop();
  product.remove();
  return rows;
};

export const savedLists: Bench = {
  name: 'saved-lists',
  about: `what a full list of ${MAX_SAVED_COURSES} saved courses with the longest notes costs another student, who has ${ORDINARY}`,
  parts: ['embedded', 'postgresql'],
  run: async (parts = []) => {
    const isWanted = (part: string) => parts.length === 0 || parts.includes(part);
    return [
      ...(isWanted('embedded') ? await measure('embedded', {}) : []),
      ...(isWanted('postgresql')
        ? await onPostgres((databaseUrl) => measure('PostgreSQL', { DATABASE_URL: databaseUrl }))
        : []),
    ];
  },
};
