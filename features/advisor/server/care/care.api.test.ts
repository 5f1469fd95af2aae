import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { openEvents } from '#app/testing/read-events.ts';
import { newChatter, newStudent, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '#app/testing/vendor/fake-vendor.ts';
import { getAccountExport } from '#features/accounts/contract.ts';
import { getUniversity } from '#features/catalogue/contract.ts';
import { createShare, getShared, previewShare, updateShare } from '#features/sharing/contract.ts';
import { PROVIDERS } from '#platform/contract/provider.ts';
import * as contract from '../../contract.ts';
import { chatMessages } from '../advisor.tables.ts';
import { interruptSilentReplies } from '../replies/interrupt-silent-replies.ts';
import { NO_ACCOUNT } from '../replies/account.ts';

const DESPAIR = 'What is COMPSCI 50? Compare it with MATH 1A. i dont want to live anymore';

let vendor: FakeVendor;
const product = testProduct(async () => {
  vendor = await startFakeVendor();
  return {
    UNIVERSITY: await makeBirchPack(),
    OPENAI_BASE_URL: vendor.url,
    ANTHROPIC_BASE_URL: vendor.url,
    ANTHROPIC_API_KEY: 'anthropic-key',
    DAILY_TOKEN_LIMIT: '300000',
    STUDENT_DAILY_TOKENS: '300000',
  };
});
afterAll(() => vendor.stop());

let student: Student;
beforeEach(async () => {
  await product.db.execute(sql`delete from token_usage`);
  student = await newChatter(product);
});

const ask = (message: string, more = {}, token: string | null = student.token) =>
  product.call(contract.sendMessage, { message, ...more }, token);
const despair = (more = {}) => ask(DESPAIR, { force_new_session: true, ...more });

describe.each(PROVIDERS)('words of despair, with a vendor configured (%s)', (provider) => {
  it('are answered by the server, with the support lines, without a vendor request or a course', async () => {
    const before = vendor.requests.length;
    const { status, body } = await despair({ provider });
    expect(status).toBe(200);
    expect(vendor.requests).toHaveLength(before);
    const [question, reply] = body.history;
    expect(question?.content).toBe(DESPAIR);
    expect(reply).toMatchObject({
      role: 'assistant',
      provider: 'care',
      model: null,
      status: 'complete',
      checks: [],
      error: null,
    });
    for (const said of [
      'Quill, a program',
      'Birch Listeners',
      '555-0100',
      '555-0101',
      'Samaritans',
      '**112**',
    ])
      expect(reply?.content).toContain(said);
    expect(reply?.content).not.toMatch(/COMPSCI|MATH/);
  });

  it('are in no later request to the vendor, and neither is the reply', async () => {
    const { body } = await ask('Good morning', { provider, force_new_session: true });
    const session = { provider, session_id: body.session_id };
    await ask(DESPAIR, session);
    const before = vendor.requests.length;
    const later = await ask('And which seminars are there?', session);
    await ask('And on Tuesdays?', session);
    expect(later.body.history).toHaveLength(6);
    expect(later.body.history[5]).toMatchObject({ provider, status: 'complete', left_out: 0 });
    const sent = vendor.requests.slice(before);
    expect(sent).toHaveLength(2);
    for (const { raw, body: request } of sent) {
      expect(raw).not.toContain('want to live');
      const said = JSON.stringify(
        request.messages?.filter(({ role }) => ['user', 'assistant'].includes(role)),
      );
      expect(said).toContain('Good morning');
      expect(said).toContain('which seminars are there');
      for (const words of ['want to live', 'Birch Listeners', 'get through this alone'])
        expect(said).not.toContain(words);
    }
  });

  it('are not sent to the vendor on a retry', async () => {
    const { body } = await despair({ provider });
    const before = vendor.requests.length;
    const again = await product.call(
      contract.retryReply,
      { message_id: body.history[1]?.id ?? '', provider },
      student.token,
    );
    expect(again.status).toBe(200);
    expect(again.body.history[1]).toMatchObject({
      provider: 'care',
      versions: { place: 2, previous: body.history[1]?.id },
    });
    expect(again.body.history[1]?.content).toBe(body.history[1]?.content);
    expect(vendor.requests).toHaveLength(before);
  });

  it('are also covered by the vendor’s instructions', async () => {
    await ask('Good evening', { provider, force_new_session: true });
    const raw = vendor.requests.at(-1)?.raw ?? '';
    for (const told of ['comes before everything else', 'Birch Listeners, call 555-0100', 'a program', '112'])
      expect(raw).toContain(told);
  });
});

describe('the reply', () => {
  it('neither waits for running replies nor counts among them', async () => {
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    vendor.on('long answer', () => [{ wait: gate }, { say: 'Now.' }]);
    const asked = [1, 2].map(() => ask('long answer', { force_new_session: true }));
    await expect.poll(() => vendor.requests.filter(({ raw }) => raw.includes('long answer')).length).toBe(2);
    expect((await ask('Good morning', { force_new_session: true })).status).toBe(429);
    expect((await despair()).body.history[1]?.provider).toBe('care');
    go();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('is streamed like any other, without tools', async () => {
    const events = await openEvents(product, '/api/chat/message', student.token, { message: DESPAIR });
    const { history } = await events.until('done');
    expect(events.all[0]?.event).toBe('start');
    expect(new Set(events.all.map(({ event }) => event))).toEqual(new Set(['start', 'delta', 'done']));
    expect(events.text()).toBe(history[1]?.content);
    expect(history[1]?.provider).toBe('care');
  });

  it('is in the language of the message', async () => {
    const { body } = await ask('ya no quiero vivir', { force_new_session: true });
    expect(body.history[1]?.content).toContain('un programa');
    expect(body.history[1]?.content).toContain('Birch Listeners');
  });

  it('names the emergency number first if someone else is in danger', async () => {
    const { body } = await ask('my boyfriend hit me and im scared to go home', { force_new_session: true });
    const words = body.history[1]?.content ?? '';
    expect(words.indexOf('112')).toBeLessThan(words.indexOf('Birch Listeners'));
  });

  it('does not affect the replies that follow', async () => {
    const { body } = await despair();
    const next = await ask('Good morning', { session_id: body.session_id });
    expect(next.body.history.map(({ provider }) => provider)).toEqual([null, 'care', null, 'openai']);
    expect(next.body.history[3]?.content).toBe('Hello from the model.');
  });

  it('is written once for a repeated client message id', async () => {
    const client_message_id = crypto.randomUUID();
    const first = await despair({ client_message_id });
    const second = await despair({ client_message_id });
    expect(second.body.session_id).toBe(first.body.session_id);
    expect(second.body.history).toHaveLength(2);
  });

  it('is part of the student’s export and requires their sign-in', async () => {
    const { body } = await despair();
    expect((await ask(DESPAIR, {}, null)).status).toBe(401);
    const stranger = await newChatter(product);
    expect((await ask(DESPAIR, { session_id: body.session_id }, stranger.token)).status).toBe(404);
    const exported = await product.call(getAccountExport, {}, student.token);
    expect(JSON.stringify(exported.body)).toContain('want to live');
  });

  it('is not checked if its server died while writing it', async () => {
    const { body } = await despair();
    await product.db
      .update(chatMessages)
      .set({ status: 'running', leaseUntil: new Date(0), jobId: crypto.randomUUID() })
      .where(sql`id = ${body.history[1]?.id}`);
    const checked: string[] = [];
    await interruptSilentReplies(product.db, async (content) => (checked.push(content), NO_ACCOUNT));
    const { body: after } = await product.call(
      contract.getSession,
      { session_id: body.session_id },
      student.token,
    );
    expect(after.history[1]).toMatchObject({ status: 'interrupted', provider: 'care' });
    expect(checked).toEqual([]);
  });
});

describe('a student over a limit', () => {
  it('is answered past the daily limit of vendor tokens', async () => {
    await product.db.execute(
      sql`insert into token_usage (day, tokens) values (${product.clock.now().toISOString().slice(0, 10)}, 300000)`,
    );
    expect((await ask('Good morning', { force_new_session: true })).body.code).toBe('daily_limit');
    const { status, body } = await despair();
    expect([status, body.history[1]?.provider]).toEqual([200, 'care']);
  });

  it('is answered past the message limit', async () => {
    product.clock.stop();
    for (let count = 0; count < 15; count++) await ask('Hi', { force_new_session: true });
    expect((await ask('Hi', { force_new_session: true })).body.code).toBe('too_many_requests');
    expect((await despair()).body.history[1]?.provider).toBe('care');
  });

  it('is answered without a profile', async () => {
    const { token } = await newStudent(product);
    expect((await ask('Hi', {}, token)).body.code).toBe('profile_incomplete');
    expect((await ask(DESPAIR, {}, token)).body.history[1]?.provider).toBe('care');
  });

  it('is told to call if even the separate limit is exceeded', async () => {
    product.clock.stop();
    const answers = await Promise.all(Array.from({ length: 61 }, () => despair()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    const refused = answers.find(({ status }) => status !== 200);
    expect([refused?.status, refused?.body.code]).toEqual([429, 'too_many_requests']);
    expect(refused?.body.error).toContain('emergency number');
  });
});

describe('privacy', () => {
  it('the list of chats does not show such words', async () => {
    const { body } = await despair();
    const { body: list } = await product.call(contract.listSessions, {}, student.token);
    expect(list.sessions[0]).toMatchObject({ session_id: body.session_id, title: 'A conversation' });
  });

  it('the log does not contain such words', async () => {
    await despair();
    expect(product.logText()).not.toContain('want to live');
  });
});

describe('a shared conversation', () => {
  it('omits words of despair and their replies, in the preview, the link and its update', async () => {
    const { body } = await ask('Good morning', { force_new_session: true });
    const { session_id } = body;
    await ask(DESPAIR, { session_id });
    await ask('Good evening', { session_id });
    const said = ['Good morning', 'Hello from the model.', 'Good evening', 'Hello from the model.'];

    const preview = await product.call(previewShare, { session_id }, student.token);
    expect(preview.body.messages.map(({ content }) => content)).toEqual(said);
    const { body: link } = await product.call(createShare, { session_id }, student.token);
    await product.call(updateShare, { shareId: link.shareId }, student.token);
    const { body: shared } = await product.call(getShared, { shareId: link.shareId });
    expect(shared.chatHistory.map(({ content }) => content)).toEqual(said);
  });

  it('is empty if it held nothing else', async () => {
    const { body } = await despair();
    const preview = await product.call(previewShare, { session_id: body.session_id }, student.token);
    expect(preview.body).toMatchObject({ shared: { chatHistory: [] }, messages: [] });
  });
});

describe('the university', () => {
  it('publishes its support lines and its country', async () => {
    const { body } = await product.call(getUniversity, {});
    expect(body.country).toBe('IE');
    expect(body.support).toEqual([
      {
        name: 'Birch Listeners',
        telephone: '555-0100',
        text: '555-0101',
        address: null,
        hours: 'day and night',
        note: null,
      },
    ]);
  });
});
