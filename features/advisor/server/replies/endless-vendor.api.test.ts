import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { openEvents } from '#app/testing/read-events.ts';
import { newChatter, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '#app/testing/vendor/fake-vendor.ts';
import type { Act } from '#app/testing/vendor/script.ts';
import * as contract from '../../contract.ts';

let vendor: FakeVendor;
const product = testProduct(async () => {
  vendor = await startFakeVendor();
  return { UNIVERSITY: await makeBirchPack(), RATE_LIMITS: 'off', OPENAI_BASE_URL: vendor.url };
});
afterAll(() => vendor.stop());

let student: Student;
beforeAll(async () => {
  student = await newChatter(product);
});

/** In MB, including the fake vendor, which runs in this process. A reply's text is a thousandth of it. */
const MOST_MEMORY = 200;

/** Asks a vendor that never stops; returns the reply and the peak memory use in MB. */
const askEndless = async (words: string, acts: Act[]) => {
  vendor.on(words, () => acts);
  const before = process.memoryUsage().rss;
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 5);
  const input = { message: words, force_new_session: true };
  const { status, body } = await product.call(contract.sendMessage, input, student.token);
  clearInterval(looking);
  return { status, body, grown: (most - before) / 1e6 };
};

describe('a vendor that never stops', () => {
  it('has its connection closed, and the text is kept, marked as cut', async () => {
    const { body, grown } = await askEndless('words for ever', [{ forever: { say: 'On and on. ' } }]);
    const reply = body.history.at(-1);
    expect(reply).toMatchObject({
      status: 'interrupted',
      error: 'This reply reached the longest length there is and was cut here.',
      content: 'On and on. '.repeat(contract.REPLY_MAX).slice(0, contract.REPLY_MAX),
    });
    expect(grown).toBeLessThan(MOST_MEMORY);
    await expect.poll(() => vendor.requests.at(-1)?.isAborted).toBe(true);
  });

  it('has its connection closed even in the middle of a word that may be a URL', async () => {
    const { body, grown } = await askEndless('a word for ever', [{ say: '[' }, { forever: { say: 'aaaa' } }]);
    expect(body.history.at(-1)).toMatchObject({ status: 'interrupted' });
    expect(body.history.at(-1)?.content).toHaveLength(contract.REPLY_MAX);
    expect(grown).toBeLessThan(MOST_MEMORY);
  });

  it('is cut at the same length if removed URLs make the text longer', async () => {
    const { body } = await askEndless('addresses for ever', [{ forever: { say: '// ' } }]);
    expect(body.history.at(-1)?.content).toHaveLength(contract.REPLY_MAX);
  });

  it.each([
    ['looking things up', { tool: 'get_course', input: { code: 'GEOL 10' } }],
    ['in a line without an end', { raw: 'data: {"'.repeat(1000) }],
  ])('%s is treated as a failure', async (what, forever) => {
    const { status, body, grown } = await askEndless(`${what} for ever`, [{ forever }]);
    expect([status, body.code]).toEqual([502, 'model_failed']);
    expect(grown).toBeLessThan(MOST_MEMORY);
    await expect.poll(() => vendor.requests.at(-1)?.isAborted).toBe(true);
  });

  it('does not affect the next student’s reply', async () => {
    const events = await openEvents(product, '/api/chat/message', student.token, {
      message: 'Good morning',
      force_new_session: true,
    });
    const { history } = await events.until('done');
    expect(history.at(-1)).toMatchObject({ status: 'complete', content: 'Hello from the model.' });
  });
});
