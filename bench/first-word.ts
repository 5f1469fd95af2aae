import { createOpenAI } from '@ai-sdk/openai';
import { streamText } from 'ai';
import { startFakeVendor } from '../app/testing/vendor/fake-vendor.ts';
import { runProduct } from '../e2e/support/run-product.ts';
import { registerStudent, saveProfile } from '../e2e/support/students.ts';
import { atMost, type Bench, type BenchRow, median, quantile } from './support/bench.ts';
import { onPostgres } from './support/on-postgres.ts';

const WARM_UP = 10;
const SAMPLES = 80;
/** A fast vendor's time to first token. */
const FIRST_TOKEN_MS = 40;
const QUESTION = 'Say something of the spring.';
/** Its answer starts with a reference. */
const REFERENCE_QUESTION = 'Say something of the summer.';

const timeToFirst = async (
  pieces: AsyncIterable<unknown>,
  isWord: (piece: unknown) => boolean,
): Promise<void> => {
  for await (const piece of pieces) if (isWord(piece)) return;
  throw new Error('the answer ended without a word');
};

const viaProduct = async (url: string, token: string, message = QUESTION): Promise<number> => {
  const start = performance.now();
  const response = await fetch(`${url}/api/chat/message`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ message, provider: 'openai', force_new_session: true }),
  });
  if (!response.ok || !response.body)
    throw new Error(`answered ${response.status}: ${await response.text()}`);
  const reader = response.body.pipeThrough(new TextDecoderStream());
  let seen = '';
  let took = 0;
  // Drains the stream, so that samples do not overlap.
  for await (const text of reader) {
    seen += text;
    if (took === 0 && seen.includes('event: delta')) took = performance.now() - start;
  }
  if (took === 0) throw new Error(`no word came: ${seen.slice(0, 300)}`);
  return took;
};

const measure = async (title: string, env: Record<string, string>): Promise<BenchRow[]> => {
  const vendor = await startFakeVendor();
  vendor.on('spring', () => [{ wait: FIRST_TOKEN_MS }, { say: 'The spring ' }, { say: 'term is near.' }]);
  vendor.on('summer', () => [
    { wait: FIRST_TOKEN_MS },
    { say: '[[COMPSCI 50 rating]] ' },
    { say: 'is its rating.' },
  ]);
  const product = await runProduct({
    OPENAI_BASE_URL: vendor.url,
    OPENAI_MODEL: 'fake',
    RATE_LIMITS: 'off',
    ...env,
  });
  const student = await registerStudent(product.url);
  await saveProfile(product.url, student, { concentration: 'Neuroscience' });
  const model = createOpenAI({ baseURL: vendor.url, apiKey: 'none' }).chat('fake');

  const viaVendor = async (): Promise<number> => {
    const start = performance.now();
    const { textStream } = streamText({ model, prompt: QUESTION });
    await timeToFirst(textStream, (piece) => typeof piece === 'string' && piece !== '');
    return performance.now() - start;
  };

  const ours: number[] = [];
  const direct: number[] = [];
  const references: number[] = [];
  for (let sample = 0; sample < WARM_UP + SAMPLES; sample++) {
    const [sampleOurs, sampleDirect] = [await viaProduct(product.url, student.token), await viaVendor()];
    const sampleReference = await viaProduct(product.url, student.token, REFERENCE_QUESTION);
    if (sample < WARM_UP) continue;
    ours.push(sampleOurs);
    direct.push(sampleDirect);
    references.push(sampleReference);
  }
  await product.stop();
  product.remove();
  await vendor.stop();
  return [
    { what: `${title}: directly, median of ${SAMPLES}`, value: `${median(direct).toFixed(1)} ms` },
    { what: `${title}: through us, median`, value: `${median(ours).toFixed(1)} ms` },
    atMost(`${title}: added, median`, median(ours) - median(direct), 10, 'ms'),
    atMost(
      `${title}: more where the first word is a reference, median of pairs`,
      median(references.map((took, at) => took - (ours[at] ?? 0))),
      10,
      'ms',
    ),
    atMost(`${title}: added, 95th percentile`, quantile(ours, 0.95) - quantile(direct, 0.95), 25, 'ms'),
  ];
};

export const firstWord: Bench = {
  name: 'first-word',
  about:
    'the first streamed word through us against the vendor’s SDK called directly, on the same fake vendor',
  run: async () => [
    ...(await measure('embedded', {})),
    ...(await onPostgres((databaseUrl) => measure('PostgreSQL', { DATABASE_URL: databaseUrl }))),
  ],
};
