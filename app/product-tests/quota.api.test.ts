import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as chat from '#features/advisor/contract.ts';
import * as planning from '#features/planning/contract.ts';
import { plannerOf } from '../testing/birch-plans.ts';
import { block, course } from '#features/planning/testing/sample-content.ts';
import * as sharing from '#features/sharing/contract.ts';
import { rowsOf } from '#platform/server/database/store.ts';
import { makeBirchPack } from '../testing/birch-pack.ts';
import { newChatter, type Student } from '../testing/students.ts';
import { testProduct } from '../testing/test-product.ts';

const product = testProduct(async () => ({ UNIVERSITY: await makeBirchPack(), RATE_LIMITS: 'off' }));

let student: Student;
let userId: string;
beforeEach(async () => {
  student = await newChatter(product);
  const [row] = await rowsOf<{ id: string }>(
    product.db,
    sql`select id::text as id from users where email = ${student.email}`,
  );
  userId = row?.id ?? '';
});

const ask = (message = 'What is GEOL 10?', more: { session_id?: string; force_new_session?: boolean } = {}) =>
  product.call(chat.sendMessage, { message, force_new_session: true, ...more }, student.token);
const addConversations = (count: number) =>
  product.db.execute(sql`
    insert into chat_sessions (id, user_id, title, created_at, updated_at)
    select gen_random_uuid(), ${userId}, 'Earlier', now(), now() from generate_series(1, ${count}::int)`);
const FEW = 10;
/** Adds a session with `count` messages of `bytes` each, and `made` bytes of data derived from each. */
const addMessages = async (count: number, bytes: number, made = 0): Promise<string> => {
  const id = randomUUID();
  await product.db.execute(sql`
    insert into chat_sessions (id, user_id, title, created_at, updated_at)
    values (${id}, ${userId}, 'Long', now(), now())`);
  // A few at a time: a database is given some seconds for a statement, and fifty times two megabytes can take longer.
  for (let from = 0; from < count; from += FEW)
    await product.db.execute(sql`
    with added as (
      select gen_random_uuid() as id, position
      from generate_series(${from}::int, ${Math.min(count, from + FEW) - 1}::int) as position
    )
    insert into chat_messages
      (id, user_id, session_id, position, parent_id, role, content, created_at, status, checks)
    select id, ${userId}, ${id}, position,
      coalesce(
        lag(id) over (order by position),
        (select before.id from chat_messages before
         where before.session_id = ${id} and before.position = ${from}::int - 1)
      ),
      case position % 2 when 0 then 'user' else 'assistant' end, repeat('x', ${bytes}::int),
      now(), 'complete',
      case when ${made}::int = 0 then '[]'::jsonb else jsonb_build_array(repeat('x', ${made}::int)) end
    from added`);
  return id;
};
const countSessions = async () => {
  const [row] = await rowsOf<{ count: number }>(
    product.db,
    sql`select count(*)::int as count from chat_sessions where user_id = ${userId}`,
  );
  return row?.count;
};

describe('a student’s conversations', () => {
  it('are refused past the quota, with what to do, and possible again after a deletion', async () => {
    const keep = await addMessages(1, 1);
    await addConversations(1_999);
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([409, 'quota_reached']);
    expect(refused.body.error).toBe('You have 2,000 conversations. Delete some of them to begin another.');
    const goesOn = await ask(undefined, { session_id: keep, force_new_session: false });
    expect(goesOn.status).toBe(200);
    await product.call(chat.deleteSession, { session_id: keep }, student.token);
    expect((await ask()).status).toBe(200);
  });

  it('never exceed the quota with concurrent requests', async () => {
    await addConversations(1_998);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask()));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 409, 409, 409, 409,
    ]);
    expect(await countSessions()).toBe(2_000);
  });

  it('are counted in bytes, separately per student', async () => {
    const full = await addMessages(50, 1_000_000);
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([409, 'quota_reached']);
    expect(refused.body.error).toBe(
      'Your conversations take up all the room there is for them. Delete some of them to go on.',
    );
    const other = await newChatter(product);
    const asked = { message: 'What is GEOL 10?' };
    expect((await product.call(chat.sendMessage, asked, other.token)).status).toBe(200);
    await product.call(chat.deleteSession, { session_id: full }, student.token);
    expect((await ask()).status).toBe(200);
  });

  it('are counted with their derived data, however well the database can compress it', async () => {
    await addMessages(50, 1, 1_000_000);
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([409, 'quota_reached']);
  });

  it('may each have the maximum length, and another can be started', async () => {
    const session_id = await addMessages(4, 1_000_000);
    const refused = await ask(undefined, { session_id, force_new_session: false });
    expect([refused.status, refused.body.code]).toEqual([409, 'quota_reached']);
    expect(refused.body.error).toBe('This conversation is as long as one can be. Please begin another.');
    const inNeed = await ask('I want to kill myself', { session_id, force_new_session: false });
    expect(inNeed.body.history.at(-1)?.provider).toBe('care');
    expect((await ask()).status).toBe(200);
  });

  it('are possible past the quota for words of despair', async () => {
    await addConversations(2_000);
    const { status, body } = await ask('I want to kill myself');
    expect(status).toBe(200);
    expect(body.history.at(-1)?.provider).toBe('care');
    await addConversations(1_999);
    const refused = await ask('I want to kill myself');
    expect(refused.status).toBe(409);
    expect(refused.body.error).toContain('call your local emergency number');
  });
});

describe('a student’s links', () => {
  const share = (choice = {}) => product.call(sharing.createShare, choice, student.token);

  it('never exceed the quota with concurrent requests', async () => {
    for (let count = 0; count < sharing.MAX_SHARES - 3; count++) expect((await share()).status).toBe(200);
    const made = await Promise.all(Array.from({ length: 8 }, () => share()));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(made.find(({ status }) => status !== 200)?.body).toMatchObject({
      code: 'quota_reached',
      error: 'You have 50 links. Revoke one to make another.',
    });
  });

  it('are limited in content when created or updated', async () => {
    const session_id = await addMessages(2, sharing.SHARE_BYTES / 2);
    const refused = await share({ session_id });
    expect([refused.status, refused.body.code]).toEqual([413, 'too_large']);
    expect(refused.body.error).toBe(
      'A link shows at most 1 MB. Leave out some messages of the conversation.',
    );
    const { body } = await share();
    const changes = { shareId: body.shareId, session_id };
    const updated = await product.call(sharing.updateShare, changes, student.token);
    expect([updated.status, updated.body.code]).toEqual([413, 'too_large']);
  });

  it('are counted in bytes, without the content that is replaced', async () => {
    const { body } = await share();
    // However well the database can compress them.
    await product.db.execute(sql`
      insert into shares (id, user_id, fields, left_out, content, created_at, updated_at)
      select gen_random_uuid()::text, ${userId}, '[]', '[]',
        jsonb_build_object('profile', '{}'::jsonb, 'chatHistory', jsonb_build_array(repeat('x', 2000000))), now(), now()
      from generate_series(1, 10)`);
    const filler = (
      await rowsOf<{ id: string }>(product.db, sql`select id from shares where user_id = ${userId}`)
    )
      .map(({ id }) => id)
      .find((id) => id !== body.shareId) as string;
    const refused = await share();
    expect([refused.status, refused.body.code]).toEqual([409, 'quota_reached']);
    expect(refused.body.error).toBe(
      'Your links take up all the room there is for them. Revoke one to make room.',
    );
    const again = await product.call(sharing.updateShare, { shareId: body.shareId }, student.token);
    expect(again.status).toBe(409);
    const smaller = { shareId: filler, fields: ['year' as const] };
    expect((await product.call(sharing.updateShare, smaller, student.token)).status).toBe(200);
    expect((await share()).status).toBe(200);
  });
});

describe('a student’s plans', () => {
  const TERM = '2025 Fall';
  const planner = () => plannerOf(product, student.token);
  const create = (term = TERM, name = 'A') =>
    product.call(planning.createVersion, { version_id: randomUUID(), term, name }, student.token);
  /** A version in another term with `count` blocks whose labels have `bytes` each. */
  const addVersion = async (count: number, bytes: number): Promise<string> => {
    const id = randomUUID();
    await product.db.execute(sql`
      insert into plan_versions
        (user_id, id, term, name, position, is_front, revision, edits, created_at, updated_at)
      values (${userId}, ${id}, ${id}, 'Earlier', 0, true, 1, 1, now(), now())`);
    await product.db.execute(sql`
      insert into plan_items (user_id, version_id, id, position, revision, content)
      select ${userId}, ${id}, gen_random_uuid(), position, 1, jsonb_build_object('kind', 'block', 'days',
        jsonb_build_array('Mon'), 'start', '09:00', 'end', '10:00', 'from', null, 'to', null, 'label',
        (select string_agg(md5(random()::text || part || position), '') from generate_series(1, ${bytes}::int / 32) as part))
      from generate_series(0, ${count}::int - 1) as position`);
    return id;
  };
  const remove = (version_id: string) =>
    product.call(planning.deleteVersion, { version_id, edits: 1 }, student.token);

  it('have a maximum of versions per term, with concurrent requests', async () => {
    for (let count = 0; count < planning.MAX_VERSIONS - 2; count++) expect((await create()).status).toBe(200);
    const made = await Promise.all(Array.from({ length: 5 }, () => create()));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(made.find(({ status }) => status !== 200)?.body).toMatchObject({
      code: 'quota_reached',
      error: 'You have 20 versions for 2025 Fall. Delete one to make another.',
    });
    expect((await create('2026 Spring')).status).toBe(200);
  });

  it('have a maximum of versions in total, including copies', async () => {
    const { body } = await create();
    const others: string[] = [];
    for (let count = 1; count < 100; count++) others.push(await addVersion(0, 0));
    const refused = await create();
    expect([refused.status, refused.body.code]).toEqual([409, 'quota_reached']);
    expect(refused.body.error).toBe('You have 100 versions in all terms. Delete one to make another.');
    const copy = { version_id: body.version_id, copy_id: randomUUID(), name: 'B' };
    expect((await product.call(planning.duplicateVersion, copy, student.token)).status).toBe(409);
    expect((await remove(others[0] as string)).status).toBe(200);
    expect((await product.call(planning.duplicateVersion, copy, student.token)).status).toBe(200);
  });

  it('have a maximum of courses and blocks per version', async () => {
    const items = Array.from({ length: planning.MAX_PLANNED_COURSES - 1 }, (_, at) => course(`LATIN ${at}`));
    const { version_id } = await planner().create('A', TERM, { items });
    const item_id = randomUUID();
    const added = await Promise.all(
      ['GREEK 1', 'GREEK 2', 'GREEK 3'].map((code, at) =>
        planner().edit(version_id, [
          { item_id: at === 0 ? item_id : randomUUID(), revision: null, content: course(code) },
        ]),
      ),
    );
    expect(added.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(added.find(({ status }) => status === 409)?.body.error).toBe(
      'A version holds at most 30 courses. Remove one to add another.',
    );
    const blocks = Array.from({ length: planning.MAX_BLOCKS + 1 }, (_, at) => ({
      item_id: randomUUID(),
      revision: null,
      content: block(`Shift ${at}`),
    }));
    const refused = await planner().edit(version_id, blocks);
    expect([refused.status, refused.body.code]).toEqual([409, 'quota_reached']);
    expect((await planner().edit(version_id, blocks.slice(1))).status).toBe(200);
    // At the maximum, and still editable.
    const [version] = await planner().get();
    const [first] = version?.items ?? [];
    if (!first) throw new Error('the version is empty');
    const swap = [
      { ...first, content: null },
      { item_id: randomUUID(), revision: null, content: course('GREEK 4') },
    ];
    expect((await planner().edit(version_id, swap)).status).toBe(200);
  });

  it('are counted in rows and bytes, without replaced ones', async () => {
    const { version_id } = await planner().create();
    const item = await planner().add(version_id, block('Rowing'));
    const add = () =>
      planner().edit(version_id, [{ item_id: randomUUID(), revision: null, content: block('Work') }]);
    const many = await addVersion(3_999, 32);
    const refused = await add();
    expect([refused.status, refused.body.code]).toEqual([409, 'quota_reached']);
    expect(refused.body.error).toBe(
      'Your plans hold as much as one student can keep. Delete versions that you no longer need.',
    );
    const change = await planner().edit(version_id, [{ ...item, content: block('Choir') }]);
    expect(change.status).toBe(200);
    expect((await remove(many)).status).toBe(200);
    const large = await addVersion(40, 100_000);
    expect((await add()).body.error).toBe(
      'Your plans take up all the room there is for them. Delete versions that you no longer need.',
    );
    await product.db.execute(sql`delete from plan_versions where id = ${large} and user_id = ${userId}`);
    expect((await add()).status).toBe(200);
  });
});
