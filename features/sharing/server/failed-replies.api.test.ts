import { afterAll, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { newChatter } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '#app/testing/vendor/fake-vendor.ts';
import { sendMessage } from '#features/advisor/contract.ts';
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
