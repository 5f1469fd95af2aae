import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { beforeAll, expect, it } from 'vitest';
import type { StepsAsked, StepsCounted } from './testing/count-steps.worker.ts';
import { HOSTILE_TEXTS, READERS, type ReaderName } from './testing/hostile-texts.ts';

/**
 * Four times the text takes four times the steps, and slightly more because positions have more digits. A reader with
 * `a` steps for each character and `b` for each pair of them exceeds this if `b` × length > `a` / 11: on 2,000 characters
 * it is found before it takes twice as long on 16,000. On 1,000 the steps of short texts are counted too low: the engine
 * counts a block of its own only once it has run often.
 */
const MOST = 5;
const SHORT = 2_000;

/** Markdown is parsed by a library, whose steps are not counted; the bench measures it. */
const COUNTED = Object.keys(READERS).filter((name) => name !== 'markdown as blocks') as ReaderName[];
const PLACE = 'after a code';

const counted: StepsCounted[] = [];
beforeAll(async () => {
  const asked: StepsAsked = { readers: COUNTED, places: [PLACE], lengths: [SHORT, 4 * SHORT] };
  const worker = new Worker(new URL('./testing/count-steps.worker.ts', import.meta.url), {
    workerData: asked,
    execArgv: [],
    // Code from the cache is counted less exactly.
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
  });
  worker.on('message', (steps: StepsCounted) => counted.push(steps));
  await once(worker, 'exit');
}, 900_000);

it.each(COUNTED)('%s: steps are linear in the length of repeated texts', (reader) => {
  const own = counted.filter((each) => each.reader === reader);
  expect(own).toHaveLength(HOSTILE_TEXTS.filter(({ place }) => place === PLACE).length);
  const tooMany = own
    .map(({ text, steps: [short = 0, long = 0] }) => ({ text, ratio: long / short }))
    .filter(({ ratio }) => !(ratio < MOST));
  expect(tooMany).toEqual([]);
});
