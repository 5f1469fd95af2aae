import { randomUUID } from 'node:crypto';
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
  return { UNIVERSITY: await makeBirchPack(), RATE_LIMITS: 'off', OPENAI_BASE_URL: vendor.url };
});
afterAll(() => vendor.stop());

let student: Student;
beforeAll(async () => {
  student = await newChatter(product);
});

const ask = async (message: string, more: object = {}) =>
  (
    await product.call(
      contract.sendMessage,
      { message, force_new_session: true, ...more } as never,
      student.token,
    )
  ).body;
const retry = (message_id: string, client_message_id?: string, who = student) =>
  product.call(contract.retryReply, { message_id, client_message_id } as never, who.token);
const stream = (message_id: string, client_message_id: string) =>
  openEvents(product, `/api/chat/messages/${message_id}/retry`, student.token, { client_message_id });

describe('a retry sent twice under one client id', () => {
  it('writes one reply, and asks the vendor once', async () => {
    const { history } = await ask('Good morning');
    const id = history[1]?.id ?? '';
    const client = randomUUID();
    const first = await retry(id, client);
    expect(first.body.history[1]?.versions).toMatchObject({ place: 2, count: 2 });
    const asked = vendor.requests.length;
    const again = await retry(id, client);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const streamed = await stream(id, client);
    expect(await streamed.until('done')).toEqual(first.body);
    expect(vendor.requests).toHaveLength(asked);
    // Another press.
    expect((await retry(id, randomUUID())).body.history[1]?.versions).toMatchObject({ count: 3 });
  });

  it('follows the reply while it runs', async () => {
    const { history } = await ask('while it runs');
    const gate = Promise.withResolvers<void>();
    vendor.on('while it runs', () => [{ say: 'First. ' }, { wait: gate.promise }, { say: 'Last.' }]);
    const client = randomUUID();
    const here = await stream(history[1]?.id ?? '', client);
    await here.untilText('First.');
    const there = await stream(history[1]?.id ?? '', client);
    expect(await there.until('start')).toEqual(await here.until('start'));
    // Under another id it is another retry, which has to wait.
    expect((await retry(history[1]?.id ?? '', randomUUID())).body.code).toBe('reply_running');
    gate.resolve();
    expect(await there.until('done')).toEqual(await here.until('done'));
  });

  it('at once is one, too', async () => {
    const { history } = await ask('all at once');
    const client = randomUUID();
    const asked = vendor.requests.length;
    const answers = await Promise.all([1, 2, 3].map(() => retry(history[1]?.id ?? '', client)));
    expect(vendor.requests).toHaveLength(asked + 1);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.history[1]?.id)).size).toBe(1);
    expect(answers[0]?.body.history[1]?.versions).toMatchObject({ count: 2 });
  });

  it('as a question sent at once several times asks the vendor once', async () => {
    const asked = vendor.requests.length;
    const client_message_id = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask('several times', { client_message_id })));
    expect(new Set(answers.map(({ history }) => history[1]?.id)).size).toBe(1);
    expect(answers[0]?.history).toHaveLength(2);
    expect(vendor.requests).toHaveLength(asked + 1);
  });

  it('that was written in place, and failed, is not written again', async () => {
    vendor.on('no words', () => ({ status: 401 }));
    const failed = (await ask('no words')) as unknown as { message_id: string };
    const client = randomUUID();
    expect((await retry(failed.message_id, client)).body).toMatchObject({ code: 'model_failed' });
    const asked = vendor.requests.length;
    expect((await retry(failed.message_id, client)).body).toMatchObject({ code: 'model_failed' });
    expect(vendor.requests).toHaveLength(asked);
    vendor.on('no words', () => [{ say: 'Here they are.' }]);
    const { body } = await retry(failed.message_id, randomUUID());
    expect(body.history[1]).toMatchObject({ id: failed.message_id, content: 'Here they are.' });
  });
});

describe('a client id that was used otherwise', () => {
  it('is refused: of a question, of a reply to another one, and of a retry for a question', async () => {
    const [ofQuestion, ofRetry] = [randomUUID(), randomUUID()];
    const { history } = await ask('Good morning', { client_message_id: ofQuestion });
    const other = await ask('Good evening');
    const id = history[1]?.id ?? '';
    expect((await retry(id, ofRetry)).status).toBe(200);
    const asked = vendor.requests.length;
    for (const { status, body } of [
      await retry(id, ofQuestion),
      await retry(other.history[1]?.id ?? '', ofRetry),
      await product.call(
        contract.sendMessage,
        { message: 'Good morning', client_message_id: ofRetry } as never,
        student.token,
      ),
    ])
      expect([status, body.code]).toEqual([409, 'conflict']);
    expect(vendor.requests).toHaveLength(asked);
  });

  it('is another student’s affair', async () => {
    const client = randomUUID();
    const { history } = await ask('Good morning');
    expect((await retry(history[1]?.id ?? '', client)).status).toBe(200);
    const stranger = await newChatter(product);
    expect((await retry(history[1]?.id ?? '', client, stranger)).status).toBe(404);
  });
});
