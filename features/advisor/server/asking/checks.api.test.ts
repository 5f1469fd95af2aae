import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { openEvents } from '#app/testing/read-events.ts';
import { newChatter, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '#app/testing/vendor/fake-vendor.ts';
import * as contract from '../../contract.ts';

let vendor: FakeVendor;
const product = testProduct(async () => {
  vendor = await startFakeVendor();
  const pack = await makeBirchPack({ 'GEOL 10': { overall_score_course_mean: 4.3 } });
  return { UNIVERSITY: pack, RATE_LIMITS: 'off', OPENAI_BASE_URL: vendor.url };
});
afterAll(() => vendor.stop());

let student: Student;
beforeAll(async () => {
  student = await newChatter(product);
});

const SAYS = 'Take geol 10, rated 4.9, and GEOL 999.';
const CHECKS = [
  { code: 'GEOL 10', field: 'code', said: 'geol 10', record: 'GEOL 10', ok: true, start: 5, end: 12 },
  { code: 'GEOL 10', field: 'rating', said: '4.9', record: '4.3 out of 5', ok: false, start: 20, end: 23 },
  { code: 'GEOL 999', field: 'code', said: 'GEOL 999', record: null, ok: false, start: 29, end: 37 },
];

describe('the checks of a reply', () => {
  it('are sent with the reply and stored', async () => {
    vendor.on('what to take', () => [{ say: 'Take geol 10, ra' }, { say: 'ted 4.9, and GEOL 999.' }]);
    const { body } = await product.call(contract.sendMessage, { message: 'what to take' }, student.token);
    expect(body.history[1]?.checks).toEqual(CHECKS);
    expect(body.history[0]?.checks).toEqual([]);
    const again = await product.call(contract.getSession, { session_id: body.session_id }, student.token);
    expect(again.body.history).toEqual(body.history);
  });

  it('cover the text written before a stop', async () => {
    vendor.on('stop in the middle', () => [{ say: `${SAYS} ` }, { wait: new Promise(() => {}) }]);
    const events = await openEvents(product, '/api/chat/message', student.token, {
      message: 'stop in the middle',
    });
    await events.untilText('999');
    const { message_id } = await events.until('start');
    await product.call(contract.stopReply, { message_id }, student.token);
    const { history } = await events.until('done');
    expect(history.at(-1)).toMatchObject({ status: 'stopped', checks: CHECKS });
  });

  it('are computed for a reply whose server died', async () => {
    vendor.on('before it dies', () => [{ say: 'Nothing.' }]);
    const { body } = await product.call(contract.sendMessage, { message: 'before it dies' }, student.token);
    const id = body.history.at(-1)?.id;
    await product.db.execute(
      sql`update chat_messages set status = 'running', job_id = gen_random_uuid(), content = ${SAYS}, checks = '[]',
            lease_until = now() - interval '1 second' where id = ${id}`,
    );
    const read = () => product.call(contract.getSession, { session_id: body.session_id }, student.token);
    await expect.poll(async () => (await read()).body.history.at(-1)?.checks).toEqual(CHECKS);
    expect((await read()).body.history.at(-1)?.status).toBe('interrupted');
  });
});
