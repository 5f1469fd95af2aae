import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { newChatter, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '#app/testing/vendor/fake-vendor.ts';
import { getSession, sendMessage } from '#features/advisor/contract.ts';
import { rowsOf } from '#platform/server/database/store.ts';
import { createShare, getShared } from '../contract.ts';

let vendor: FakeVendor;
const product = testProduct(async () => {
  vendor = await startFakeVendor();
  const pack = await makeBirchPack({
    'GEOL 10': { overall_score_course_mean: 4.26, mean_hours: 5.5, units: 4 },
  });
  return { UNIVERSITY: pack, RATE_LIMITS: 'off', OPENAI_BASE_URL: vendor.url };
});
afterAll(() => vendor.stop());

let student: Student;
beforeAll(async () => {
  student = await newChatter(product);
});

it('values that have changed in the catalogue since are shown beside the old ones on read, and never stored', async () => {
  const said = 'GEOL 10: [[GEOL 10 workload]], [[GEOL 10 rating]], [[GEOL 10 units]].';
  vendor.on('rocks', () => [{ say: said }]);
  const { body } = await product.call(sendMessage, { message: 'rocks' }, student.token);
  const { session_id } = body;
  const read = async () =>
    (await product.call(getSession, { session_id }, student.token)).body.history.at(-1)?.facts;
  expect((await read())?.map(({ now }) => now)).toEqual([undefined, undefined, undefined]);

  // As in an earlier catalogue: different hours, the same rating, and a course that is gone.
  await product.db.execute(sql`
    update chat_messages set facts = jsonb_build_array(
      facts -> 0 || '{"value": "9.0 hours a week", "version": "before"}',
      facts -> 1 || '{"version": "before"}',
      facts -> 2 || '{"code": "GEOL 9", "version": "before"}')
    where session_id = ${session_id} and role = 'assistant'`);
  const facts = await read();
  expect(facts?.map(({ value, now }) => [value, now])).toEqual([
    ['9.0 hours a week', '5.5 hours a week'],
    ['4.3 out of 5', undefined],
    ['4 units', null],
  ]);
  const stored = await rowsOf<{ facts: object[] }>(
    product.db,
    sql`select facts from chat_messages where session_id = ${session_id} and role = 'assistant'`,
  );
  expect(stored[0]?.facts.filter((fact) => 'now' in fact)).toEqual([]);

  const { body: made } = await product.call(createShare, { session_id }, student.token);
  const { body: shown } = await product.call(getShared, { shareId: made.shareId }, null);
  const reply = shown.chatHistory.at(-1);
  expect(reply?.facts).toEqual(facts);
  expect(reply?.content).toBe('GEOL 10: 5.5 hours a week, 4.3 out of 5, 4 units.');
});
