import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, logout } from '#features/accounts/contract.ts';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { openEvents } from '#app/testing/read-events.ts';
import { newChatter, PASSWORD, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '#app/testing/vendor/fake-vendor.ts';
import { rowsOf } from '#platform/server/database/store.ts';
import * as contract from '../../contract.ts';
import { interruptSilentReplies } from './interrupt-silent-replies.ts';
import { NO_ACCOUNT } from './account.ts';

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

/** Makes the vendor send one piece of text and then wait for the test. */
const slowly = (words: string) => {
  let go = (): void => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  vendor.on(words, () => [{ say: 'First. ' }, { wait: gate }, { say: 'Last.' }]);
  return () => go();
};

const stream = (message: string, more: object = {}, who = student) =>
  openEvents(product, '/api/chat/message', who.token, { message, force_new_session: true, ...more });
const resume = (message_id: string, who = student) =>
  openEvents(product, `/api/chat/messages/${message_id}/stream`, who.token);
const open = async (session_id: string, who = student) =>
  (await product.call(contract.getSession, { session_id }, who.token)).body.history;
const stop = (message_id: string, who = student) =>
  product.call(contract.stopReply, { message_id }, who.token);
const retry = (message_id: string, who = student) =>
  product.call(contract.retryReply, { message_id }, who.token);

describe('a streamed reply', () => {
  it('sends its ids first, then text as it arrives, then the conversation', async () => {
    const events = await stream('Good morning');
    expect(events.headers.get('content-type')).toContain('text/event-stream');
    const done = await events.until('done');
    await events.ended;
    expect(events.all[0]).toEqual({
      event: 'start',
      data: { session_id: done.session_id, message_id: done.history[1]?.id },
    });
    expect(events.text()).toBe('Hello from the model.');
    expect(done.history[1]).toMatchObject({
      content: 'Hello from the model.',
      status: 'complete',
      provider: 'openai',
    });
    for (const { event, data } of events.all) contract.STREAM_EVENTS[event].parse(data);
  });

  it('is stored while it is being written', async () => {
    const go = slowly('keep this');
    const events = await stream('Please keep this');
    await events.untilText('First.');
    const { session_id, message_id } = await events.until('start');
    await expect.poll(async () => (await open(session_id))[1]?.content).toBe('First. ');
    expect((await open(session_id))[1]).toMatchObject({ id: message_id, status: 'running' });
    go();
    expect((await events.until('done')).history[1]?.content).toBe('First. Last.');
  });

  it('continues after the student closes the tab', async () => {
    const go = slowly('closing the tab');
    const events = await stream('I am closing the tab');
    const { session_id } = await events.until('start');
    await events.untilText('First.');
    events.hangUp();
    await events.ended;
    go();
    await expect
      .poll(async () => (await open(session_id))[1])
      .toMatchObject({
        content: 'First. Last.',
        status: 'complete',
      });
  });

  it('can be followed in several tabs, each from the beginning', async () => {
    const go = slowly('two tabs');
    const first = await stream('In two tabs');
    const { message_id } = await first.until('start');
    await first.untilText('First.');
    const [second, third] = [await resume(message_id), await resume(message_id)];
    await second.untilText('First.');
    third.hangUp();
    go();
    await Promise.all([first.until('done'), second.until('done')]);
    expect(second.text()).toBe('First. Last.');
    expect(second.all.filter(({ event }) => event !== 'delta')).toEqual(
      first.all.filter(({ event }) => event !== 'delta'),
    );
  });

  it('cannot be followed after its end', async () => {
    const done = await (await stream('Good morning')).until('done');
    const ended = await resume(done.history[1]?.id ?? '');
    expect(ended.status).toBe(204);
  });

  it('is sent whole for a repeated client message id', async () => {
    const client_message_id = randomUUID();
    const first = await (await stream('Only once', { client_message_id })).until('done');
    const asked = vendor.requests.length;
    const again = await stream('Only once', { client_message_id });
    expect(await again.until('done')).toEqual(first);
    expect(again.text()).toBe('Hello from the model.');
    expect(vendor.requests).toHaveLength(asked);
  });

  it('refuses another text under a client message id that was used, and keeps the first', async () => {
    const client_message_id = randomUUID();
    const { history } = await (await stream('The first text', { client_message_id })).until('done');
    const { status, body } = await product.call(
      contract.sendMessage,
      { message: 'Another text', client_message_id },
      student.token,
    );
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'conflict' });
    expect(history[0]?.content).toBe('The first text');
  });

  it('refuses a second running reply in a session', async () => {
    const go = slowly('one at a time');
    const events = await stream('one at a time');
    const { session_id, message_id } = await events.until('start');
    const { status, body } = await product.call(
      contract.sendMessage,
      { message: 'And another', session_id },
      student.token,
    );
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'reply_running', session_id, message_id });
    go();
    await events.until('done');
  });

  it('joins surrogate pairs that the vendor split, and drops characters that cannot be stored', async () => {
    vendor.on('smile', () => [{ say: 'Yes \uD83D' }, { say: '\uDE00 an\0d' }, { say: ' no\uD83D' }]);
    const done = await (await stream('smile')).until('done');
    expect(done.history[1]?.content).toBe('Yes 😀 and no');
  });
});

describe('stopping', () => {
  it('closes the vendor’s connection and keeps the text', async () => {
    slowly('stop me');
    const events = await stream('stop me');
    const { session_id, message_id } = await events.until('start');
    await events.untilText('First.');
    expect((await stop(message_id)).body).toEqual({ success: true });
    const done = await events.until('done');
    expect(done.history[1]).toMatchObject({ content: 'First. ', status: 'stopped' });
    expect((await open(session_id))[1]).toMatchObject({ content: 'First. ', status: 'stopped' });
    await expect.poll(() => vendor.requests.at(-1)?.isAborted).toBe(true);
  });

  it('has no effect on a finished reply', async () => {
    const { session_id, history } = await (await stream('Good morning')).until('done');
    expect((await stop(history[1]?.id ?? '')).status).toBe(200);
    expect((await open(session_id))[1]?.status).toBe('complete');
  });

  it('waits for the end of a reply requested without a stream', async () => {
    slowly('no stream');
    const whole = product.call(
      contract.sendMessage,
      { message: 'no stream', force_new_session: true },
      student.token,
    );
    const running = async () => {
      const [newest] = (await product.call(contract.listSessions, {}, student.token)).body.sessions;
      const [question, reply] = await open(newest?.session_id ?? '');
      return question?.content === 'no stream' ? reply?.id : undefined;
    };
    // Later than the model is asked.
    await expect.poll(running).toBeDefined();
    await stop((await running()) ?? '');
    const { status, body } = await whole;
    expect(status).toBe(200);
    expect(body.history[1]?.status).toBe('stopped');
  });
});

describe('retrying', () => {
  it('writes another version beside the earlier one', async () => {
    let times = 0;
    vendor.on('different every time', () => [{ say: `Answer ${++times}.` }]);
    const { session_id, history } = await (await stream('different every time')).until('done');
    const { status, body } = await retry(history[1]?.id ?? '');
    expect(status).toBe(200);
    expect(body.history).toHaveLength(2);
    expect(body.history[1]).toMatchObject({ content: 'Answer 2.', status: 'complete' });
    expect(body.history[1]?.versions).toMatchObject({ place: 2, count: 2, previous: history[1]?.id });
    expect(await open(session_id)).toEqual(body.history);
  });

  it('replaces one that has no text', async () => {
    let times = 0;
    vendor.on('words at last', () => (times++ === 0 ? { status: 401 } : [{ say: 'Here they are.' }]));
    const failed = await stream('words at last');
    const { session_id, message_id } = await failed.until('start');
    await failed.until('error');
    const { body } = await retry(message_id);
    expect(body.history[1]).toMatchObject({ id: message_id, content: 'Here they are.', versions: null });
    expect(await open(session_id)).toEqual(body.history);
  });

  it('can be streamed and stopped', async () => {
    slowly('once more');
    const events = await stream('once more');
    const { message_id } = await events.until('start');
    await stop(message_id);
    const again = await openEvents(product, `/api/chat/messages/${message_id}/retry`, student.token, {});
    await again.untilText('First.');
    await stop((await again.until('start')).message_id);
    expect((await again.until('done')).history[1]).toMatchObject({ content: 'First. ', status: 'stopped' });
  });

  it('is refused while the reply is running', async () => {
    const go = slowly('busy');
    const events = await stream('busy');
    const { message_id } = await events.until('start');
    const { status, body } = await retry(message_id);
    expect([status, body.code]).toEqual([409, 'reply_running']);
    go();
    await events.until('done');
  });
});

describe('another student', () => {
  it('can neither follow, stop nor retry a reply, running or finished', async () => {
    const stranger = await newChatter(product);
    const go = slowly('mine alone');
    const events = await stream('mine alone');
    const { message_id } = await events.until('start');
    for (const state of ['running', 'ended']) {
      expect((await resume(message_id, stranger)).status, state).toBe(404);
      expect((await stop(message_id, stranger)).status, state).toBe(404);
      expect((await retry(message_id, stranger)).status, state).toBe(404);
      go();
      expect((await events.until('done')).history[1]?.status).toBe('complete');
    }
  });

  it('gets not_found for an unknown id, and for a question’s id', async () => {
    const { history } = await (await stream('Good morning')).until('done');
    for (const id of [randomUUID(), history[0]?.id ?? '']) {
      expect((await resume(id)).status).toBe(404);
      expect((await stop(id)).status).toBe(404);
      expect((await retry(id)).status).toBe(404);
    }
    expect((await stop('1')).status).toBe(400);
  });
});

describe('signing out', () => {
  it('closes the streams of that sign-in, but not the reply', async () => {
    const other = await newChatter(product);
    const go = slowly('signing out');
    const events = await stream('I am signing out', {}, other);
    await events.untilText('First.');
    await product.call(logout, {}, other.token);
    await events.ended;
    expect(events.all.some(({ event }) => event === 'done')).toBe(false);
    go();
  });

  it('answers a waiting call with signed_out', async () => {
    const other = await newChatter(product);
    const asked = vendor.requests.length;
    slowly('waiting call');
    const whole = product.call(contract.sendMessage, { message: 'waiting call' }, other.token);
    await expect.poll(() => vendor.requests.length).toBeGreaterThan(asked);
    await product.call(logout, {}, other.token);
    const { status, body } = await whole;
    expect([status, body.code]).toEqual([401, 'signed_out']);
  });

  it('on another instance takes effect within seconds', async () => {
    const other = await newChatter(product);
    slowly('elsewhere');
    const events = await stream('elsewhere', {}, other);
    await events.untilText('First.');
    await product.db.execute(
      sql`delete from sign_ins where user_id = (select id from users where email = ${other.email})`,
    );
    await events.ended;
    expect(events.all.some(({ event }) => event === 'done')).toBe(false);
  });
});

describe('a server paused for longer than its lease', () => {
  const runOut = async (message_id: string) => {
    const [row] = await rowsOf<{ job: string }>(
      product.db,
      sql`update chat_messages set lease_until = now() - interval '1 second' where id = ${message_id}
          returning job_id::text as job`,
    );
    return row?.job ?? '';
  };

  it('continues its replies', async () => {
    const go = slowly('held up');
    const events = await stream('held up');
    const { message_id } = await events.until('start');
    await events.untilText('First.');
    const writtenHere = [await runOut(message_id)];
    await interruptSilentReplies(product.db, async () => NO_ACCOUNT, { writtenHere });
    go();
    expect((await events.until('done')).history[1]).toMatchObject({
      content: 'First. Last.',
      status: 'complete',
    });
  });

  it('reports a reply as interrupted if another instance has marked it meanwhile', async () => {
    slowly('taken for dead');
    const events = await stream('taken for dead');
    const { session_id, message_id } = await events.until('start');
    await events.untilText('First.');
    await expect.poll(async () => (await open(session_id))[1]?.content).toBe('First. ');
    await runOut(message_id);
    const statuses: unknown[] = [];
    await interruptSilentReplies(product.db, async () => {
      // Nobody sees it interrupted without its marks.
      statuses.push((await open(session_id))[1]?.status);
      return { ...NO_ACCOUNT, statements: [], catalogueDate: '2025-08-14' };
    });
    expect(statuses).toEqual(['running']);
    expect((await events.until('done')).history[1]).toMatchObject({
      content: 'First. ',
      status: 'interrupted',
      statements: [],
      catalogue_date: '2025-08-14',
    });
    await expect.poll(() => vendor.requests.at(-1)?.isAborted).toBe(true);
  });

  it('reports a reply as interrupted even if its text cannot be read', async () => {
    slowly('not to be read');
    const events = await stream('not to be read');
    const { session_id, message_id } = await events.until('start');
    await expect.poll(async () => (await open(session_id))[1]?.content).toBe('First. ');
    await runOut(message_id);
    const reading = interruptSilentReplies(product.db, () => Promise.reject(new Error('no reader')));
    await expect(reading).rejects.toThrow('no reader');
    expect((await open(session_id))[1]).toMatchObject({ status: 'interrupted', statements: null });
  });
});

describe('deleting', () => {
  it('a session stops its running reply', async () => {
    slowly('delete this');
    const events = await stream('delete this');
    const { session_id } = await events.until('start');
    await events.untilText('First.');
    await product.call(contract.deleteSession, { session_id }, student.token);
    expect(await events.until('error')).toMatchObject({ code: 'not_found' });
    await expect.poll(() => vendor.requests.at(-1)?.isAborted).toBe(true);
  });

  it('an account stops its replies and closes its streams', async () => {
    const leaving = await newChatter(product);
    slowly('leaving');
    const events = await stream('leaving', {}, leaving);
    await events.untilText('First.');
    const { status } = await product.call(deleteAccount, { password: PASSWORD }, leaving.token);
    expect(status).toBe(200);
    await events.ended;
    await expect.poll(() => vendor.requests.at(-1)?.isAborted).toBe(true);
  });

  it('an account on another instance stops its replies too', async () => {
    const leaving = await newChatter(product);
    slowly('gone elsewhere');
    const events = await stream('gone elsewhere', {}, leaving);
    await events.untilText('First.');
    await product.db.execute(
      sql`delete from owners where id = (select id from users where email = ${leaving.email})`,
    );
    await expect.poll(() => vendor.requests.at(-1)?.isAborted).toBe(true);
  });
});
