import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { beforeAll, expect, it } from 'vitest';
import type { StepsAsked, StepsCounted } from '../testing/steps/count-steps.worker.ts';
import { READERS, type ReaderName, textsFor } from '../testing/hostile-texts.ts';

/**
 * Four times the text takes four times the steps. A reader with `a` steps for each character and `b` for each pair of them
 * exceeds this if `b` × length > `a` / 15: on 1,000 characters it is found before it takes twice as long on 15,000.
 */
const MOST = 4.75;
const SHORT = 1_000;
/**
 * Readers with a window of bounded length, where every step may cost that much: longer texts show that it is not more.
 * Shorter ones for questions, which cost most; the bench has them as long as may be sent.
 */
const LENGTHS: Partial<Record<ReaderName, number>> = {
  'a sentence to search by': 2_000,
  'a question in the chat': 500,
};

/** Markdown is parsed by a library, whose steps are not counted; the bench measures it. */
const COUNTED = Object.keys(READERS).filter((name) => name !== 'markdown as blocks') as ReaderName[];
const PLACE = 'after a code';

/** The longest work of all tests: three minutes did not suffice beside fifteen programs. */
const PATIENCE_MS = 900_000;

const counted: StepsCounted[] = [];
beforeAll(async () => {
  const readers = COUNTED.map((reader) => {
    const short = LENGTHS[reader] ?? SHORT;
    return { reader, lengths: [short, 4 * short] };
  });
  const asked: StepsAsked = { places: [PLACE], readers };
  const worker = new Worker(new URL('../testing/steps/count-steps.worker.ts', import.meta.url), {
    workerData: asked,
    execArgv: [],
  });
  worker.on('message', (steps: StepsCounted) => counted.push(steps));
  await once(worker, 'exit');
}, PATIENCE_MS);

it.each(COUNTED)('%s: steps are linear in the length of repeated texts', (reader) => {
  const own = counted.filter((each) => each.reader === reader);
  expect(own).toHaveLength(textsFor(reader).filter(({ place }) => place === PLACE).length);
  const tooMany = own
    .map(({ text, steps: [short = 0, long = 0] }) => ({ text, ratio: long / short }))
    .filter(({ ratio }) => !(ratio < MOST));
  expect(tooMany).toEqual([]);
});
