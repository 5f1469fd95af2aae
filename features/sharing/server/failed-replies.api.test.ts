import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { newChatter } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '#app/testing/vendor/fake-vendor.ts';
import { getSession, sendMessage } from '#features/advisor/contract.ts';
import { createShare, getShared } from '../contract.ts';

let vendor: FakeVendor;
const product = testProduct(async () => {
  vendor = await startFakeVendor();
  return { UNIVERSITY: await makeBirchPack(), RATE_LIMITS: 'off', OPENAI_BASE_URL: vendor.url };
});
afterAll(() => vendor.stop());

it('a link leaves out a question whose reply failed, with the partial reply', async () => {
  vendor.on('which rivers', () => [{ say: 'The Alder.' }]);
  vendor.on('and lakes', () => [{ say: 'Half a ' }, { reset: true }]);
  const { token } = await newChatter(product);
  const { body } = await product.call(sendMessage, { message: 'which rivers' }, token);
  const { session_id } = body;
  const failed = await product.call(sendMessage, { message: 'and lakes', session_id }, token);
  expect(failed.body.code).toBe('model_failed');
  await product.call(sendMessage, { message: 'which rivers again', session_id }, token);
  const shared = await product.call(createShare, { session_id }, token);
  const seen = await product.call(getShared, { shareId: shared.body.shareId }, null);
  expect(seen.body.chatHistory.map(({ content }) => content)).toEqual([
    'which rivers',
    'The Alder.',
    'which rivers again',
    'The Alder.',
  ]);
});

it.each(['stopped', 'interrupted'])('a link says of a reply that was %s that it was', async (status) => {
  vendor.on('which seas', () => [{ say: 'The North ' }]);
  const { token } = await newChatter(product);
  const { body } = await product.call(sendMessage, { message: 'which seas' }, token);
  const { session_id } = body;
  await product.db.execute(
    sql`update chat_messages set status = ${status} where session_id = ${session_id} and role = 'assistant'`,
  );
  const { body: made } = await product.call(createShare, { session_id }, token);
  const { body: seen } = await product.call(getShared, { shareId: made.shareId }, null);
  expect(seen.chatHistory.map(({ ended }) => ended)).toEqual([undefined, status]);
});

it('a link marks a reply that is older than the checking of statements as its owner sees it', async () => {
  vendor.on('which lakes', () => [{ say: 'GEOL 99.' }]);
  const { token } = await newChatter(product);
  const { body } = await product.call(sendMessage, { message: 'which lakes' }, token);
  const { session_id } = body;
  await product.db.execute(
    sql`update chat_messages set statements = null, catalogue_date = null where session_id = ${session_id}`,
  );
  const own = await product.call(getSession, { session_id }, token);
  const { body: made } = await product.call(createShare, { session_id }, token);
  const { body: seen } = await product.call(getShared, { shareId: made.shareId }, null);
  expect(seen.chatHistory.at(-1)?.checks).toMatchObject([{ said: 'GEOL 99', ok: false }]);
  expect(seen.chatHistory.at(-1)?.checks).toEqual(own.body.history.at(-1)?.checks);
});
