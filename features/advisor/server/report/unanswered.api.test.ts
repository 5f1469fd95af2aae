import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { newChatter, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '#app/testing/vendor/fake-vendor.ts';
import * as contract from '../../contract.ts';
import { chatMessages } from '../advisor.tables.ts';

let vendor: FakeVendor;
const product = testProduct(async () => {
  vendor = await startFakeVendor();
  return { UNIVERSITY: await makeBirchPack(), RATE_LIMITS: 'off', OPENAI_BASE_URL: vendor.url };
});
afterAll(() => vendor.stop());

const ANSWERABLE = 'Who teaches COMPSCI 121?';
const EXAMS = 'How hard are the exams in COMPSCI 121?';
const LABELS = ['not in the records: exams'];

let student: Student;
beforeAll(async () => {
  student = await newChatter(product);
  vendor.on('COMPSCI 121', () => [{ say: 'I cannot say.' }]);
});

const ask = async (message: string, more: object) => {
  const { status, body } = await product.call(contract.sendMessage, { message, ...more }, student.token);
  expect([status, body.error]).toEqual([200, undefined]);
  return body.history as [contract.Message, contract.Message];
};
/** What the report counts of a reply. */
const unansweredOf = async ({ id }: contract.Message): Promise<string[] | undefined> =>
  (await product.db.select().from(chatMessages).where(eq(chatMessages.id, id)))[0]?.unanswered;

it('of an edited question counts what that version asks, and leaves the earlier one as it was', async () => {
  const [question, first] = await ask(ANSWERABLE, { force_new_session: true });
  const [edited, second] = await ask(EXAMS, { edit_of: question.id });
  const [, third] = await ask(ANSWERABLE, { edit_of: edited.id });
  expect(await Promise.all([first, second, third].map(unansweredOf))).toEqual([[], LABELS, []]);
});

it('of a reply written again counts the question once more', async () => {
  const [, first] = await ask(EXAMS, { force_new_session: true });
  const again = await product.call(contract.retryReply, { message_id: first.id }, student.token);
  const second = again.body.history[1]!;
  expect(second.id).not.toBe(first.id);
  expect(await Promise.all([first, second].map(unansweredOf))).toEqual([LABELS, LABELS]);
});

it('of a failed reply that is written again in its place is what the new one could not answer', async () => {
  let times = 0;
  vendor.on('at last', () => (times++ === 0 ? { status: 401 } : [{ say: 'I cannot say.' }]));
  const message = `${EXAMS} Tell me at last`;
  const failed = await product.call(
    contract.sendMessage,
    { message, force_new_session: true },
    student.token,
  );
  const { message_id } = failed.body as unknown as { message_id: string };
  const again = await product.call(contract.retryReply, { message_id }, student.token);
  expect(again.body.history[1]).toMatchObject({ id: message_id, status: 'complete' });
  expect(await unansweredOf(again.body.history[1]!)).toEqual(LABELS);
});
