import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { newChatter, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import * as chat from '../../contract.ts';
import * as contract from '../../keeping.contract.ts';

const product = testProduct(async () => ({ UNIVERSITY: await makeBirchPack(), RATE_LIMITS: 'off' }));

let student: Student;
let stranger: Student;
beforeAll(async () => {
  student = await newChatter(product);
  stranger = await newChatter(product);
});

const ask = async (message: string, more: object = {}) =>
  (await product.call(chat.sendMessage, { message, force_new_session: true, ...more }, student.token)).body;
const list = async () => (await product.call(chat.listSessions, {}, student.token)).body.sessions;
const pin = (session_id: string, is_pinned = true, who: Student | null = student) =>
  product.call(contract.pinSession, { session_id, is_pinned }, who?.token);
const save = (session_id: string, who: Student | null = student) =>
  product.call(contract.exportSession, { session_id }, who?.token);

describe('a pinned conversation', () => {
  it('is listed before newer ones until it is unpinned', async () => {
    const { session_id } = await ask('Tell me about GEOL 10');
    const newer = await ask('Tell me about MATH 1A');
    expect((await pin(session_id)).body).toMatchObject({ session_id, is_pinned: true, message_count: 2 });
    expect((await list()).map((each) => each.session_id).slice(0, 2)).toEqual([session_id, newer.session_id]);
    const older = await product.call(
      chat.listSessions,
      { before: new Date(Date.now() + 60_000).toISOString() },
      student.token,
    );
    expect(older.body.sessions.map((each) => each.session_id)).not.toContain(session_id);
    expect((await pin(session_id, false)).body.is_pinned).toBe(false);
    expect((await list())[0]?.session_id).toBe(newer.session_id);
  });

  it('is one of at most twenty, also when two are pinned at once', async () => {
    const { session_id } = await ask('Tell me about GEOL 10');
    const other = await ask('Tell me about GEOL 101');
    await product.db.execute(sql`
      insert into chat_sessions (id, user_id, title, created_at, updated_at, is_pinned)
      select gen_random_uuid(), user_id, 'Pinned', created_at, created_at - interval '1 day', true
      from chat_sessions, generate_series(1, ${contract.MOST_PINNED - 1}) where id = ${session_id}`);
    const answers = await Promise.all([pin(session_id), pin(other.session_id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('quota_reached');
    expect((await list()).filter(({ is_pinned }) => is_pinned)).toHaveLength(contract.MOST_PINNED);
  });

  it('cannot be pinned by another student', async () => {
    const { session_id } = await ask('Tell me about GEOL 10');
    expect((await pin(session_id, true, null)).status).toBe(401);
    expect((await pin(session_id, true, stranger)).status).toBe(404);
    expect((await pin(randomUUID())).status).toBe(404);
    expect((await pin('1')).status).toBe(400);
  });
});

describe('a conversation as Markdown', () => {
  it('has every branch, with the line under each reply', async () => {
    const { session_id, history } = await ask('Tell me about GEOL 10');
    const edited = await ask('Tell me about MATH 1A', { edit_of: history[0]!.id, force_new_session: false });
    const { status, body } = await save(session_id);
    expect(status).toBe(200);
    expect(body.file_name).toBe('tell-me-about-geol-10.md');
    expect(body.markdown).toMatch(/^# Tell me about GEOL 10\n/);
    const unmarked = body.markdown.replaceAll(/\[\^\d+\](?!:)/g, '');
    for (const reply of [history[1], edited.history[1]])
      expect(unmarked).toContain(reply?.content.split('\n\n')[0]);
    expect(body.markdown).toContain('> Tell me about MATH 1A');
    const other = '# Another version of the question “Tell me about MATH 1A”';
    expect(body.markdown.indexOf(other)).toBeGreaterThan(body.markdown.indexOf('> Tell me about MATH 1A'));
    expect(body.markdown.indexOf('> Tell me about GEOL 10')).toBeGreaterThan(body.markdown.indexOf(other));
    expect(body.markdown).toContain('statements from the catalogue');
  });

  it('does not become the current one', async () => {
    const { session_id } = await ask('Tell me about GEOL 10');
    const current = await ask('Tell me about MATH 1A');
    await save(session_id);
    expect((await ask('And GEOL 101?', { force_new_session: false })).session_id).toBe(current.session_id);
  });

  it('cannot be exported by another student', async () => {
    const { session_id } = await ask('Tell me about GEOL 10');
    expect((await save(session_id, null)).status).toBe(401);
    expect((await save(session_id, stranger)).status).toBe(404);
    expect((await save(randomUUID())).status).toBe(404);
    expect((await save('1')).status).toBe(400);
  });
});

describe('the search', () => {
  it('finds a title without matching messages, and lists it first', async () => {
    const { session_id } = await ask('Tell me about GEOL 10');
    await product.call(chat.renameSession, { session_id, title: 'Quartz and feldspar' }, student.token);
    const search = async (q: string, who = student) =>
      (await product.call(chat.searchMessages, { q }, who.token)).body.results;
    expect(await search('feldspar QUARTZ')).toEqual([
      { session_id, message_id: null, title: 'Quartz and feldspar', snippet: '' },
    ]);
    const { history } = await ask('Is there quartz in GEOL 101?');
    expect((await search('quartz')).map(({ message_id }) => message_id).slice(0, 2)).toEqual([
      null,
      expect.any(String),
    ]);
    expect((await search('quartz')).map(({ message_id }) => message_id)).toContain(history[0]?.id);
    expect(await search('feldspar', stranger)).toEqual([]);
  });
});
