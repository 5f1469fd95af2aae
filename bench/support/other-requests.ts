import { atMost, type BenchRow, median, quantile } from './bench.ts';
import { registerStudent } from './student.ts';

const REQUESTS = 400;
/** Pause between two requests of the ordinary student. */
const PAUSE_MS = 10;
/** Number of concurrent tasks of the others. */
export const AT_ONCE = 2;
const MOST_MS = 50;

export type Answer = { status: number; ms: number };

const timed = async (request: () => Promise<Response>): Promise<Answer> => {
  const start = performance.now();
  const response = await request();
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - start };
};

export const upload = (url: string, token: string, bytes: Uint8Array<ArrayBuffer>): Promise<Answer> => {
  const form = new FormData();
  form.append('pdf', new File([bytes], 'transcript.pdf', { type: 'application/pdf' }));
  return timed(() =>
    fetch(`${url}/api/extract_courses`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    }),
  );
};

/** How long one student's requests take, in ms, while others do `work` without a pause, `AT_ONCE` at a time. */
export const othersWhile = async (url: string, work: (() => Promise<unknown>) | null): Promise<number[]> => {
  const headers = { authorization: `Bearer ${await registerStudent(url)}` };
  const done = new AbortController();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    if (work) while (!done.signal.aborted) await work();
  });
  const took: number[] = [];
  for (let count = 0; count < REQUESTS; count += 1) {
    const path = count % 2 === 0 ? '/api/profile' : '/api/courses/COMPSCI%2050';
    took.push((await timed(() => fetch(url + path, { headers }))).ms);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  done.abort();
  await Promise.all(workers);
  return took;
};

export const rowOfOthers = (what: string, took: readonly number[]): BenchRow =>
  atMost(
    `${what}: another student's requests, p95 (median ${median(took).toFixed(1)} ms)`,
    quantile(took, 0.95),
    MOST_MS,
    'ms',
  );
