import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { openEvents } from '#app/testing/read-events.ts';
import { newChatter, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '#app/testing/vendor/fake-vendor.ts';
import { hasToolResult, questionOf } from '#app/testing/vendor/script.ts';
import { getAccountExport } from '#features/accounts/contract.ts';
import { createShare, getShared } from '#features/sharing/contract.ts';
import type { CallInput } from '#platform/contract/call.ts';
import * as contract from '../../contract.ts';
import type { AskAgain } from '../../reading.contract.ts';

let vendor: FakeVendor;
const product = testProduct(async () => {
  vendor = await startFakeVendor();
  const light = { mean_hours: 4, overall_score_course_mean: 4.5 };
  const pack = await makeBirchPack({
    'COMPSCI 50': light,
    'COMPSCI 121': light,
    'GEOL 10': light,
    'GEOL 101': { mean_hours: 9 },
  });
  return { UNIVERSITY: pack, RATE_LIMITS: 'off', OPENAI_BASE_URL: vendor.url };
});
afterAll(() => vendor.stop());

let student: Student;
beforeAll(async () => {
  student = await newChatter(product);
});

type Asked = Partial<CallInput<typeof contract.sendMessage>>;

/** Offline, unless another provider is given. */
const ask = async (message: string, more: Asked = {}, who = student) => {
  const { status, body } = await product.call(
    contract.sendMessage,
    { message, provider: 'anthropic', force_new_session: more.session_id === undefined, ...more },
    who.token,
  );
  return { status, body, session_id: body.session_id, reply: body.history?.at(-1) as contract.Message };
};
const stream = (message: string, more: Asked = {}) =>
  openEvents(product, '/api/chat/message', student.token, {
    message,
    provider: 'anthropic',
    force_new_session: true,
    ...more,
  });
const labelsOf = (reply: contract.Message) => reply.reading?.asked?.conditions.map(({ label }) => label);
const change = (message_id: string, id: string, values: string[] = []): AskAgain => ({
  message_id,
  change: { kind: 'condition', lookup: null, id, values },
});

const WISH = 'computer science classes in the fall under 6 hours a week';
const CHIPS = ['Computer Science', '2025 Fall', 'at most 6 hours a week'];

describe('how a wish was understood', () => {
  it('is sent before the text, and stored with the reply', async () => {
    const events = await stream(WISH);
    const { history } = await events.until('done');
    const names = events.all.map(({ event }) => event);
    expect(names.indexOf('reading')).toBeGreaterThan(-1);
    expect(names.indexOf('reading')).toBeLessThan(names.indexOf('delta'));
    const { reading } = await events.until('reading');
    const reply = history.at(-1) as contract.Message;
    expect(reply.reading).toEqual(reading);
    expect(labelsOf(reply)).toEqual(CHIPS);
    const address = new URLSearchParams(reading.asked?.address ?? '');
    expect(address.get('subject')).toBe('COMPSCI');
    expect(address.get('term')).toBe('2025 Fall');
    expect(address.get('untaken')).toBe('1');
  });

  it('is absent for a question that does not ask for courses', async () => {
    for (const message of ['hi', 'who teaches GEOL 10?', 'write me a poem'])
      expect((await ask(message)).reply.reading).toBeNull();
  });

  it('is in the account’s export, and not behind a shared link', async () => {
    const { session_id, reply } = await ask(WISH);
    const { body } = await product.call(getAccountExport, {}, student.token);
    expect(JSON.stringify(body)).toContain(JSON.stringify(reply.reading));
    const { body: share } = await product.call(createShare, { session_id }, student.token);
    const shared = await product.call(getShared, { shareId: share.shareId });
    expect(shared.status).toBe(200);
    expect(JSON.stringify(shared.body)).not.toContain('conditions');
  });
});

describe('a wish with one condition changed', () => {
  it('lacks exactly the one removed, whatever its words say', async () => {
    const { session_id, reply } = await ask(WISH);
    const again = await ask('The same without that', { session_id, again: change(reply.id, 'hours') });
    expect(labelsOf(again.reply)).toEqual(['Computer Science', '2025 Fall']);
    const next = await ask('and in spring', { session_id });
    expect(labelsOf(next.reply)).toEqual(['Computer Science', '2026 Spring']);
  });

  it('has new values for it, also for an earlier reply, and when the reply is regenerated', async () => {
    const { session_id, reply } = await ask(WISH);
    await ask('something in geology', { session_id });
    const values = ['2026 Spring'];
    const again = await ask('In spring', { session_id, again: change(reply.id, 'terms', values) });
    const said = ['Computer Science', '2026 Spring', 'at most 6 hours a week'];
    expect(labelsOf(again.reply)).toEqual(said);
    const { body } = await product.call(
      contract.retryReply,
      { message_id: again.reply.id, provider: 'anthropic' },
      student.token,
    );
    expect(labelsOf(body.history.at(-1) as contract.Message)).toEqual(said);
  });

  it('is refused if there is no such condition, value or reply', async () => {
    const { session_id, reply } = await ask(WISH);
    const send = (again: AskAgain, more: Asked = {}, who = student) =>
      ask('Again', { session_id, again, ...more }, who);
    expect((await send(change(reply.id, 'rating'))).body.code).toBe('invalid_request');
    expect((await send(change(reply.id, 'terms', ['1066 Autumn']))).body.code).toBe('invalid_request');
    expect((await send(change(crypto.randomUUID(), 'hours'))).body.code).toBe('not_found');
    const lookup: AskAgain = {
      message_id: reply.id,
      change: { kind: 'condition', lookup: 3, id: 'hours', values: [] },
    };
    expect((await send(lookup)).body.code).toBe('conflict');
    expect((await send({ message_id: reply.id, change: { kind: 'choice', choice: 0 } })).body.code).toBe(
      'conflict',
    );
    expect((await send({ message_id: 'x', change: { kind: 'choice', choice: 0 } })).status).toBe(400);
    const elsewhere = await ask('hi');
    expect((await send(change(reply.id, 'hours'), { session_id: elsewhere.session_id })).body.code).toBe(
      'not_found',
    );
    expect((await ask('Again', { again: change(reply.id, 'hours') })).body.code).toBe('not_found');
    const { body } = await product.call(contract.getSession, { session_id }, student.token);
    expect(body.history).toHaveLength(2);
  });

  it('is refused for another student', async () => {
    const { session_id, reply } = await ask(WISH);
    const stranger = await newChatter(product);
    const own = await ask('hi', {}, stranger);
    for (const session of [session_id, own.session_id]) {
      const { body } = await ask(
        'Again',
        { session_id: session, again: change(reply.id, 'hours') },
        stranger,
      );
      expect(body.code).toBe('not_found');
    }
    const nobody = { session_id, message: 'Again', again: change(reply.id, 'hours') };
    expect((await product.call(contract.sendMessage, nobody)).status).toBe(401);
  });
});

describe('a question that may be about several courses', () => {
  it('is asked again about the chosen one', async () => {
    const { session_id } = await ask('computer science classes under 6 hours a week');
    const unclear = await ask('when does it meet?', { session_id });
    const { choices, asked } = unclear.reply.reading ?? {};
    expect(asked).toBeNull();
    expect(choices?.map(({ label }) => label).toSorted()).toEqual(['COMPSCI 121', 'COMPSCI 50']);
    const choice = choices?.findIndex(({ label }) => label === 'COMPSCI 121') ?? 0;
    const { reply } = await ask(choices?.[choice]?.question ?? '', {
      session_id,
      again: { message_id: unclear.reply.id, change: { kind: 'choice', choice } },
    });
    expect(reply.content).toContain('**COMPSCI 121**');
    expect(reply.reading).toBeNull();
  });

  it('needs no clarification with a model, which may know better', async () => {
    const { session_id } = await ask('computer science classes under 6 hours a week');
    vendor.on('when does it meet', () => [{ say: 'Which one?' }]);
    const { reply } = await ask('when does it meet?', { session_id, provider: 'openai' });
    expect(reply.reading).toBeNull();
  });
});

describe('with a model', () => {
  const asked = { provider: 'openai' } as const;

  it('the question is read in parallel, while it writes', async () => {
    let go = (): void => {};
    const gate = new Promise<void>((resolve) => (go = resolve));
    vendor.on('fall under 6 hours', () => [{ say: 'First. ' }, { wait: gate }, { say: 'Last.' }]);
    const events = await stream(WISH, asked);
    const { reading } = await events.until('reading');
    expect(reading.asked?.conditions.map(({ label }) => label)).toEqual(CHIPS);
    // The rules' results are not the model's: no implicit exclusion is added.
    expect(reading.asked?.address).not.toContain('untaken');
    const { session_id, message_id } = await events.until('start');
    await expect
      .poll(async () => {
        const { body } = await product.call(contract.getSession, { session_id }, student.token);
        return body.history.at(-1)?.reading;
      })
      .toEqual(reading);
    const other = await openEvents(product, `/api/chat/messages/${message_id}/stream`, student.token);
    expect((await other.until('reading')).reading).toEqual(reading);
    go();
    const { history } = await events.until('done');
    expect(history.at(-1)).toMatchObject({ content: 'First. Last.', reading });
  });

  it('lookups have chips of the same kind, which can be changed', async () => {
    vendor.on('something solid', (request) =>
      hasToolResult(request)
        ? [{ say: 'Take **GEOL 10**.' }]
        : [
            { tool: 'search_courses', input: { subjects: ['Geology'], max_hours: 5, limit: 3 } },
            { tool: 'get_course', input: { code: 'GEOL 10' } },
            { tool: 'search_courses', input: { text: 'bad\u0000\ud800 signs' } },
          ],
    );
    const { session_id, reply } = await ask('something solid', asked);
    const lookups = reply.reading?.lookups ?? [];
    expect(lookups.map(({ tool, conditions }) => [tool, conditions.map(({ label }) => label)])).toEqual([
      ['search_courses', ['Geology', 'at most 5 hours a week']],
      ['get_course', ['GEOL 10']],
      ['search_courses', ['about “bad\ufffd signs”']],
    ]);
    const again = await ask('The same without “at most 5 hours a week”: Geology', {
      session_id,
      again: { message_id: reply.id, change: { kind: 'condition', lookup: 0, id: 'hours', values: [] } },
    });
    expect(labelsOf(again.reply)).toEqual(['Geology']);
  });

  it('no list is offered for words that no course has', async () => {
    vendor.on('zzqqy', (request) =>
      hasToolResult(request)
        ? [{ say: 'I found none.' }]
        : [
            { tool: 'search_courses', input: { text: 'wibblefrotz' } },
            { tool: 'search_courses', input: { text: 'geology' } },
          ],
    );
    const { reply } = await ask('geology seminars about zzqqy blorf on tuesdays', asked);
    expect(labelsOf(reply)).toContain('about “zzqqy blorf”');
    expect(reply.reading?.asked?.address).toBeNull();
    expect(reply.reading?.lookups.map(({ address }) => address)).toEqual([null, 'q=geology&only=asked']);
  });

  it('the list searches as the tool does, for each of several topics', async () => {
    vendor.on('what the tool adds', (request) =>
      hasToolResult(request)
        ? [{ say: 'I found some.' }]
        : [
            { tool: 'search_courses', input: { text: 'earthquakes' } },
            { tool: 'search_courses', input: { text: 'geology' } },
            { tool: 'search_courses', input: { topics: ['earthquakes', 'geology'] } },
            { tool: 'search_courses', input: { topics: ['geology', 'rocks'] } },
          ],
    );
    const { reply } = await ask('what the tool adds', asked);
    expect(reply.reading?.lookups.map(({ address }) => address)).toEqual([
      'q=earthquakes&only=asked',
      'q=geology&only=asked',
      'q=earthquakes+OR+geology&only=asked',
      'q=geology+OR+rocks&only=asked',
    ]);
  });

  it('no list is offered that its filters leave empty', async () => {
    vendor.on('no such hours', (request) =>
      hasToolResult(request)
        ? [{ say: 'I found none.' }]
        : [
            { tool: 'search_courses', input: { subjects: ['Geology'], max_hours: 0 } },
            { tool: 'search_courses', input: { text: 'geology', max_hours: 0 } },
            { tool: 'search_courses', input: { subjects: ['Geology'], max_hours: 30 } },
          ],
    );
    const { reply } = await ask('no such hours', asked);
    const addresses = reply.reading?.lookups.map(({ address }) => address) ?? [];
    expect(addresses.slice(0, 2)).toEqual([null, null]);
    expect(addresses[2]).toMatch(/hours=-30/);
  });

  it('only the words of a change are sent to it', async () => {
    const { session_id, reply } = await ask(WISH, asked);
    const words = 'The same without “2025 Fall”: Computer Science, at most 6 hours a week';
    await ask(words, { ...asked, session_id, again: change(reply.id, 'terms') });
    expect(vendor.requests.map(questionOf).at(-1)).toBe(words);
  });
});
