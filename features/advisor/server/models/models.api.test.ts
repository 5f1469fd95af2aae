import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { openEvents } from '#app/testing/read-events.ts';
import { newChatter, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '#app/testing/vendor/fake-vendor.ts';
import { hasToolResult } from '#app/testing/vendor/script.ts';
import { verify } from '#features/accounts/contract.ts';
import { PROVIDERS, type Provider } from '#platform/contract/provider.ts';
import * as contract from '../../contract.ts';
import { MAX_OUTPUT_TOKENS, MAX_STEPS } from './ask-model.ts';

const SECRET = 'the-vendor-quotes-a-secret';

let vendor: FakeVendor;
const product = testProduct(async () => {
  vendor = await startFakeVendor();
  return {
    UNIVERSITY: await makeBirchPack(),
    RATE_LIMITS: 'off',
    OPENAI_BASE_URL: vendor.url,
    OPENAI_MODEL: 'test-model',
    ANTHROPIC_BASE_URL: vendor.url,
    ANTHROPIC_API_KEY: 'test-key',
    ANTHROPIC_MODEL: 'test-claude',
  };
});
afterAll(() => vendor.stop());

let student: Student;

const ask = (message: string, provider: Provider, who = student) =>
  product.call(contract.sendMessage, { message, provider, force_new_session: true }, who.token);
const open = async (session_id: string) =>
  (await product.call(contract.getSession, { session_id }, student.token)).body.history;

describe.each(PROVIDERS)('%s', (provider) => {
  // A separate student, since each reply uses up tokens of a student's daily limit.
  beforeAll(async () => {
    student = await newChatter(product);
  });

  it('answers a question, and the reply names the answerer', async () => {
    const { status, body } = await ask('Good morning', provider);
    expect(status).toBe(200);
    expect(body.history[1]).toMatchObject({
      content: 'Hello from the model.',
      provider,
      model: provider === 'openai' ? 'test-model' : 'test-claude',
    });
    const request = vendor.requests.at(-1);
    expect(request?.path).toBe(provider === 'openai' ? '/v1/chat/completions' : '/v1/messages');
    expect(request?.body.max_tokens ?? request?.body.max_completion_tokens).toBe(MAX_OUTPUT_TOKENS);
  });

  it('calls a tool and answers with its result', async () => {
    vendor.on('Look up geology', (request) =>
      hasToolResult(request)
        ? [{ say: 'GEOL 10 is called Rocks.' }]
        : [{ say: 'Let me look.' }, { tool: 'get_course', input: { code: 'geol10' } }],
    );
    const events = await openEvents(product, '/api/chat/message', student.token, {
      message: 'Look up geology',
      provider,
      force_new_session: true,
    });
    const done = await events.until('done');
    expect(events.all).toContainEqual({
      event: 'tool',
      data: { name: 'get_course', input: { code: 'geol10' } },
    });
    expect(events.all).toContainEqual({ event: 'status', data: { text: 'Looking up a course…' } });
    expect(done.history[1]?.content).toBe('Let me look.\n\nGEOL 10 is called Rocks.');
    expect(vendor.requests.at(-1)?.raw).toContain('Rocks');
  });

  it('answers in its last step, however many tools it calls', async () => {
    vendor.on('never stop looking', ({ body }) =>
      body.tool_choice === 'none' || (body.tool_choice as { type?: string })?.type === 'none'
        ? [{ say: 'Enough.' }]
        : [{ tool: 'get_course', input: { code: 'GEOL 10' } }],
    );
    const before = vendor.requests.length;
    const { body } = await ask('never stop looking', provider);
    expect(body.history[1]).toMatchObject({ content: 'Enough.', status: 'complete' });
    expect(vendor.requests.length - before).toBe(MAX_STEPS);
  });

  it('an unknown tool or invalid input does not appear in the student’s reply', async () => {
    vendor.on('wrong tools', (request) =>
      hasToolResult(request)
        ? [{ say: 'I could not look that up.' }]
        : [
            { tool: 'drop_tables', input: { all: true } },
            { tool: 'get_course', input: { code: 7 } },
          ],
    );
    const { body } = await ask('wrong tools', provider);
    expect(body.history[1]).toMatchObject({ content: 'I could not look that up.', status: 'complete' });
  });

  it.each([
    ['an unknown key', { status: 401, body: `{"error":{"message":"${SECRET}"}}` }],
    ['no such model', { status: 404, body: `{"error":{"message":"${SECRET}"}}` }],
    ['a page that is no answer', { status: 200, headers: { 'content-type': 'text/html' }, body: SECRET }],
    ['a refusal that stays', { status: 503, headers: { 'retry-after-ms': '10' }, body: SECRET }],
    ['an error frame', [{ say: 'Some ' }, { trouble: SECRET }]],
    ['a frame that is no JSON', [{ say: 'Some ' }, { garbage: `{${SECRET}` }]],
    ['a socket reset in mid-sentence', [{ say: 'Some ' }, { wait: 30 }, { reset: true }]],
    ['a socket reset before the first word', [{ reset: true }]],
    ['an answer without a word', [{ finish: 'stop' }]],
    ['an answer it withholds', [{ finish: 'content_filter' }]],
  ] as const)('failing with %s is answered with 502, and the question is kept', async (what, answer) => {
    const words = `fail ${provider} with ${what}`;
    vendor.on(words, () => answer as never);
    const { status, body } = await ask(words, provider);
    expect(status).toBe(502);
    expect(body).toMatchObject({ code: 'model_failed', error: 'Sorry, I ran into an error. Try again!' });
    const history = await open(body.session_id);
    expect(history[0]).toMatchObject({ role: 'user', content: words });
    expect(history[1]).toMatchObject({
      id: body.message_id,
      status: 'failed',
      error: 'Sorry, I ran into an error. Try again!',
    });
    expect(JSON.stringify([body, history])).not.toContain(SECRET);
    expect(product.logText()).not.toContain(SECRET);
    expect((await product.fetch('/healthz')).status).toBe(200);
  });

  it.each([301, 302, 303, 307, 308])(
    'a redirect (%i) is answered with 502 and not followed',
    async (status) => {
      const elsewhere = await startFakeVendor();
      onTestFinished(() => elsewhere.stop());
      const path = provider === 'openai' ? 'chat/completions' : 'messages';
      const words = `redirect ${provider} with ${status}`;
      vendor.on(words, () => ({ status, headers: { location: `${elsewhere.url}/${path}` }, body: '' }));
      const asked = vendor.requests.length;
      const answer = await ask(words, provider);
      expect([answer.status, answer.body.code]).toEqual([502, 'model_failed']);
      expect(elsewhere.connections()).toBe(0);
      // A redirect is not retried: the answer would be the same.
      expect(vendor.requests.length - asked).toBe(1);
    },
  );

  it('if the connection breaks, the text is kept and marked as interrupted', async () => {
    vendor.on('cut off', () => [{ say: 'The first half' }, { cut: true }]);
    const { body } = await ask('cut off', provider);
    expect(body.history[1]).toMatchObject({ content: 'The first half', status: 'interrupted' });
  });

  it('a reply cut at the output limit is marked as interrupted', async () => {
    vendor.on('too long', () => [{ say: 'On and on' }, { finish: 'length' }]);
    const { body } = await ask('too long', provider);
    expect(body.history[1]).toMatchObject({
      content: 'On and on',
      status: 'interrupted',
      error: 'This reply reached the longest length there is and was cut here.',
    });
  });

  it('a busy vendor is retried, but only before the first text', async () => {
    let times = 0;
    const words = `busy ${provider}`;
    vendor.on(words, () =>
      ++times < 3 ? { status: 429, headers: { 'retry-after-ms': '20' } } : [{ say: 'Here.' }],
    );
    expect((await ask(words, provider)).body.history[1]?.content).toBe('Here.');
    expect(times).toBe(3);
  });

  it('the choice is remembered for the student', async () => {
    await ask('Good morning', provider);
    const { body } = await product.call(verify, {}, student.token);
    expect(body).toMatchObject({ auth_provider: provider });
  });

  it('a failure during a stream is its last event', async () => {
    const words = `fail ${provider} in a stream`;
    vendor.on(words, () => ({ status: 404, body: SECRET }));
    const events = await openEvents(product, '/api/chat/message', student.token, {
      message: words,
      provider,
    });
    expect(events.status).toBe(200);
    expect(await events.until('error')).toEqual({
      code: 'model_failed',
      error: 'Sorry, I ran into an error. Try again!',
    });
    await events.ended;
    expect(events.all.at(-1)?.event).toBe('error');
  });

  it('a retry after a failure is answered', async () => {
    let times = 0;
    const words = `recover ${provider}`;
    vendor.on(words, () => (++times === 1 ? { status: 400 } : [{ say: 'Now it works.' }]));
    const failed = await ask(words, provider);
    const { status, body } = await product.call(
      contract.retryReply,
      { message_id: failed.body.message_id ?? '', provider },
      student.token,
    );
    expect(status).toBe(200);
    expect(body.history).toHaveLength(2);
    expect(body.history[1]).toMatchObject({ content: 'Now it works.', status: 'complete', error: null });
  });
});
