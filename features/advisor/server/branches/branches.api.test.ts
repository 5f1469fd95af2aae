import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { openEvents } from '#app/testing/read-events.ts';
import { newChatter, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '#app/testing/vendor/fake-vendor.ts';
import { createShare, getShared } from '#features/sharing/contract.ts';
import * as contract from '../../contract.ts';

let vendor: FakeVendor;
const product = testProduct(async () => {
  vendor = await startFakeVendor();
  return { UNIVERSITY: await makeBirchPack(), RATE_LIMITS: 'off', OPENAI_BASE_URL: vendor.url };
});
afterAll(() => vendor.stop());

let student: Student;
let stranger: Student;
beforeAll(async () => {
  student = await newChatter(product);
  stranger = await newChatter(product);
  let count = 0;
  vendor.on('rivers', () => [{ say: `Reply ${++count}.` }]);
});

type Ask = Partial<Parameters<typeof product.call<typeof contract.sendMessage>>[1]>;
const ask = async (message: string, more: Ask = {}, who = student) => {
  const { status, body } = await product.call(contract.sendMessage, { message, ...more }, who.token);
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
};
const retry = (message_id: string, who: Student | null = student) =>
  product.call(contract.retryReply, { message_id }, who?.token);
const choose = (message_id: string, who: Student | null = student) =>
  product.call(contract.chooseBranch, { message_id }, who?.token);
const open = async (session_id: string) =>
  (await product.call(contract.getSession, { session_id }, student.token)).body.history;
const words = (history: readonly contract.Message[]) => history.map(({ content }) => content);

/** A conversation of two questions on rivers, and the ids of its messages. */
let session_id: string;
let [q1, r1, q2, r2] = ['', '', '', ''];
let old: string[];
beforeEach(async () => {
  ({ session_id } = await ask('First of rivers', { force_new_session: true }));
  const { history } = await ask('Second of rivers', { session_id });
  [q1, r1, q2, r2] = history.map(({ id }) => id) as [string, string, string, string];
  old = words(history);
});

describe('editing a question', () => {
  it('continues from the message before it; both versions stay, with all their descendants', async () => {
    const { history } = await ask('Other rivers', { edit_of: q1 });
    expect(words(history)).toEqual(['Other rivers', expect.stringMatching(/^Reply/)]);
    expect(history[0]).toMatchObject({
      parent_id: null,
      versions: { place: 2, count: 2, previous: q1, next: null },
    });
    expect(await open(session_id)).toEqual(history);
    const { status, body } = await choose(q1);
    expect([status, words(body.history)]).toEqual([200, old]);
    expect(body.history[0]?.versions).toEqual({
      place: 1,
      count: 2,
      previous: null,
      next: history[0]?.id,
    });
    expect(body.history.map(({ parent_id }) => parent_id)).toEqual([null, q1, r1, q2]);
    expect(await open(session_id)).toEqual(body.history);
  });

  it('sends the model its own branch only', async () => {
    await ask('Third of rivers', { edit_of: q2 });
    const sent = vendor.requests.at(-1)?.raw ?? '';
    expect(sent).toContain('First of rivers');
    expect(sent).toContain('Third of rivers');
    expect(sent).not.toContain('Second of rivers');
  });

  it('continues the session of that question, whichever is the current one', async () => {
    await ask('Elsewhere', { force_new_session: true });
    expect((await ask('Third of rivers', { edit_of: q2, force_new_session: true })).session_id).toBe(
      session_id,
    );
  });

  it('requires a question of the caller’s', async () => {
    for (const [id, who] of [
      [r1, student],
      [randomUUID(), student],
      [q1, stranger],
    ] as const) {
      const body = { message: 'Other rivers', edit_of: id };
      expect((await product.call(contract.sendMessage, body, who.token)).status).toBe(404);
    }
    const invalid = await product.call(
      contract.sendMessage,
      { message: 'Other rivers', edit_of: 'q1' },
      student.token,
    );
    expect(invalid.body.code).toBe('invalid_request');
    expect(words(await open(session_id))).toEqual(old);
  });
});

describe('regenerating a reply', () => {
  it('adds a version beside the earlier one, wherever it is', async () => {
    const { status, body } = await retry(r1);
    expect(status).toBe(200);
    expect(body.history).toHaveLength(2);
    expect(body.history[1]).toMatchObject({
      parent_id: q1,
      versions: { place: 2, count: 2, previous: r1, next: null },
    });
    expect(words((await choose(r1)).body.history)).toEqual(old);
  });

  it('keeps three versions in the order of writing', async () => {
    const second = (await retry(r2)).body.history[3]!;
    const third = (await retry(r2)).body.history[3]!;
    expect((await choose(second.id)).body.history[3]?.versions).toEqual({
      place: 2,
      count: 3,
      previous: r2,
      next: third.id,
    });
  });
});

describe('choosing a branch', () => {
  it('leads to its newest leaf', async () => {
    const third = await ask('Third of rivers', { edit_of: q2 });
    await ask('Other rivers', { edit_of: q1 });
    expect(words((await choose(r1)).body.history)).toEqual(words(third.history));
    expect(words((await choose(r2)).body.history)).toEqual(old);
    expect(words((await choose(q1)).body.history), 'a message that is shown').toEqual(old);
  });

  it('is not possible signed out, for a stranger, or for an unknown message', async () => {
    await ask('Other rivers', { edit_of: q1 });
    expect((await choose(q1, null)).status).toBe(401);
    expect((await choose(q1, stranger)).status).toBe(404);
    expect((await choose(randomUUID())).status).toBe(404);
    expect((await choose('q1')).status).toBe(400);
    expect(words(await open(session_id))).toHaveLength(2);
  });

  it('is refused during a running reply, which every tab can find', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    vendor.on('slow lakes', () => [{ say: 'Slowly. ' }, { wait: promise }, { say: 'Done.' }]);
    const events = await openEvents(product, '/api/chat/message', student.token, {
      message: 'slow lakes',
      edit_of: q1,
    });
    const { message_id } = await events.until('start');
    await events.untilText('Slowly.');
    expect((await choose(q1)).body).toMatchObject({ code: 'reply_running', session_id, message_id });
    expect((await retry(r2)).body.code).toBe('reply_running');
    const other = { message: 'Other rivers', edit_of: q2 };
    expect((await product.call(contract.sendMessage, other, student.token)).body.code).toBe('reply_running');
    expect((await open(session_id)).at(-1)).toMatchObject({ id: message_id, status: 'running' });
    resolve();
    expect((await events.until('done')).history.at(-1)?.content).toBe('Slowly. Done.');
    expect((await choose(q1)).status).toBe(200);
  });
});

describe('two tabs', () => {
  it('continue one after the other, though the second has not seen the first', async () => {
    await ask('Third of rivers', { session_id, parent_id: r2 });
    const { history } = await ask('Fourth of rivers', { session_id, parent_id: r2 });
    expect(words(history).filter((each) => each.endsWith('of rivers'))).toEqual([
      'First of rivers',
      'Second of rivers',
      'Third of rivers',
      'Fourth of rivers',
    ]);
    expect(history.every(({ versions }) => versions === null)).toBe(true);
  });

  it('continue the branch that each of them shows', async () => {
    await ask('Other rivers', { edit_of: q1 });
    const { history } = await ask('Third of rivers', { session_id, parent_id: r2 });
    expect(words(history).slice(0, 5)).toEqual([...old, 'Third of rivers']);
    const elsewhere = await product.call(
      contract.sendMessage,
      { message: 'Other rivers', force_new_session: true },
      stranger.token,
    );
    const foreign = { message: 'Let me in', session_id, parent_id: elsewhere.body.history[1]!.id };
    expect((await product.call(contract.sendMessage, foreign, student.token)).status).toBe(404);
  });

  it('edit one question at once: both versions stay, and one branch is chosen', async () => {
    const answers = await Promise.all(
      ['One of rivers', 'Two of rivers', 'Three of rivers'].map((message) =>
        product.call(contract.sendMessage, { message, edit_of: q1 }, student.token),
      ),
    );
    const done = answers.filter(({ status }) => status === 200).length;
    expect(done).toBeGreaterThan(0);
    expect(answers.filter(({ body }) => body.code === 'reply_running')).toHaveLength(3 - done);
    const history = await open(session_id);
    expect(history).toHaveLength(2);
    expect(history[0]?.versions?.count).toBe(1 + done);
    expect(history[1]?.parent_id).toBe(history[0]?.id);
  });

  it('choose at once: one complete branch is chosen', async () => {
    const other = await ask('Other rivers', { edit_of: q1 });
    await Promise.all([q1, other.history[0]!.id, r2, other.history[1]!.id].map((id) => choose(id)));
    expect([old, words(other.history)]).toContainEqual(words(await open(session_id)));
  });
});

describe('features of the chosen branch and of all branches', () => {
  it('counts and links follow the chosen one; the search and the export cover every branch', async () => {
    const other = await ask('Glaciers and rivers', { edit_of: q1 });
    const listed = async () =>
      (await product.call(contract.listSessions, {}, student.token)).body.sessions.find(
        (each) => each.session_id === session_id,
      );
    expect((await listed())?.message_count).toBe(2);
    await choose(q1);
    expect((await listed())?.message_count).toBe(4);
    const renamed = await product.call(
      contract.renameSession,
      { session_id, title: 'Rivers' },
      student.token,
    );
    expect(renamed.body.message_count).toBe(4);

    const shared = await product.call(createShare, { session_id }, student.token);
    const { body } = await product.call(getShared, { shareId: shared.body.shareId }, null);
    expect(body.chatHistory.map(({ content }) => content)).toEqual(old);

    const found = await product.call(contract.searchMessages, { q: 'glaciers' }, student.token);
    expect(found.body.results.map(({ message_id }) => message_id)).toEqual([other.history[0]?.id]);
    const exported = await product.fetch('/api/account/export', {
      headers: { authorization: `Bearer ${student.token}` },
    });
    const held = await exported.text();
    for (const text of [...old, ...words(other.history)]) expect(held).toContain(text);
  });
});
