import { runProduct } from '../e2e/support/run-product.ts';
import { chanceOf } from '../features/profile/testing/seeded-random.ts';
import { compressionBomb, operatorFlood } from '../features/profile/testing/hostile-pdfs.ts';
import { makeWithLibrary } from '../features/profile/testing/pdf-with-library.ts';
import { SPACED_LAYOUTS } from '../features/profile/testing/sample-layouts.ts';
import { readPackFolder } from '../features/catalogue/server/read-pack-folder.ts';
import { atMost, type Bench, type BenchRow, median, quantile } from './support/bench.ts';
import { registerStudent } from './support/student.ts';

const REQUESTS = 400;
/** Between requests of the student who imports nothing. */
const PAUSE_MS = 10;
const READERS = 2;

type Answer = { status: number; ms: number };

const timed = async (request: () => Promise<Response>): Promise<Answer> => {
  const start = performance.now();
  const response = await request();
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - start };
};

/** A typical transcript. */
const transcript = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const { subjects, courses } = await readPackFolder('universities/alder');
  const [layout] = SPACED_LAYOUTS;
  if (!layout) throw new Error('there are no layouts');
  const tags = [...new Set(courses.map(({ class_tag }) => class_tag))];
  const sample = layout({ subjects, courses, tags }, chanceOf(1));
  return Uint8Array.from(await makeWithLibrary(sample, chanceOf(1)));
};

const upload = (url: string, token: string, bytes: Uint8Array<ArrayBuffer>): Promise<Answer> => {
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

/** Latency of another student's requests while `READERS` files at a time are read without a pause. */
const latencyDuring = async (url: string, bytes: Uint8Array<ArrayBuffer> | null) => {
  const token = await registerStudent(url);
  const headers = { authorization: `Bearer ${await registerStudent(url)}` };
  const done = new AbortController();
  const uploads: Answer[] = [];
  const readers = Array.from({ length: READERS }, async () => {
    if (bytes) while (!done.signal.aborted) uploads.push(await upload(url, token, bytes));
  });
  const took: number[] = [];
  for (let count = 0; count < REQUESTS; count += 1) {
    const path = count % 2 === 0 ? '/api/profile' : '/api/courses/COMPSCI%2050';
    took.push((await timed(() => fetch(url + path, { headers }))).ms);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  done.abort();
  await Promise.all(readers);
  return { took, uploads };
};

const rowOf = (what: string, took: readonly number[], bound: number): BenchRow =>
  atMost(
    `${what}: another student's requests, p95 (median ${median(took).toFixed(1)} ms)`,
    quantile(took, 0.95),
    bound,
    'ms',
  );

export const pdf: Bench = {
  name: 'pdf',
  about: `other students' requests while ${READERS} PDFs at a time are read`,
  run: async () => {
    const product = await runProduct({ RATE_LIMITS: 'off' });
    try {
      const { url } = product;
      await latencyDuring(url, null);
      const quiet = await latencyDuring(url, null);
      const usual = await latencyDuring(url, await transcript());
      const flooded = await latencyDuring(url, operatorFlood());
      const bombed = await latencyDuring(url, compressionBomb());
      const hostile = [...flooded.uploads, ...bombed.uploads];
      return [
        rowOf('nothing is read', quiet.took, 50),
        rowOf('transcripts are read', usual.took, 50),
        rowOf('a flood of operators is read', flooded.took, 50),
        rowOf('a compression bomb is read', bombed.took, 50),
        { what: 'a transcript, median', value: `${median(usual.uploads.map(({ ms }) => ms)).toFixed(0)} ms` },
        atMost(
          'a hostile file until it is refused, longest',
          Math.max(...hostile.map(({ ms }) => ms)) / 1000,
          11,
          's',
        ),
        {
          what: 'hostile files refused with 400',
          value: `${hostile.filter(({ status }) => status === 400).length} of ${hostile.length}`,
          bound: 'all',
          holds: hostile.every(({ status }) => status === 400),
        },
      ];
    } finally {
      await product.stop();
      product.remove();
    }
  },
};
