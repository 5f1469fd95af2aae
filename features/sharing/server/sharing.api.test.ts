import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { BIRCH_DEMO, makeBirchPack } from '#app/testing/birch-pack.ts';
import { newStudent, PASSWORD, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { deleteAccount, getAccountExport } from '#features/accounts/contract.ts';
import { deleteSession, sendMessage } from '#features/advisor/contract.ts';
import { getUniversity } from '#features/catalogue/contract.ts';
import { EMPTY_PROFILE, type Profile, saveProfile } from '#features/profile/contract.ts';
import { rowsOf } from '#platform/server/database/store.ts';
import * as contract from '../contract.ts';
import { ensureDemoShare } from './demo-share.ts';

const product = testProduct(async () => ({ UNIVERSITY: await makeBirchPack(), RATE_LIMITS: 'off' }));

const PROFILE: Profile = {
  ...EMPTY_PROFILE,
  concentration: 'Computer Science',
  secondary_field: 'Mathematics',
  academic_type: 'double',
  second_concentration: 'Geology',
  academic_interests: 'Secretly I want to be a potter.',
  year: 'Sophomore',
  courses_taken: ['COMPSCI 50', 'MATH 1A'],
  interests: ['Music'],
  learning_preferences: ['Seminars'],
};

/** Every field a viewer may receive. Adding one is a deliberate decision. */
const ALLOWED = {
  '': ['chatHistory', 'profile'],
  profile: ['concentration', 'courses_taken', 'interests', 'year'],
  'chatHistory.*': ['catalogue_date', 'content', 'facts', 'role', 'statements'],
  'chatHistory.*.facts.*': ['code', 'end', 'field', 'section', 'start', 'term', 'value', 'version'],
  'chatHistory.*.statements.*': ['claims', 'end', 'start', 'verdict'],
  'chatHistory.*.statements.*.claims.*': [
    'agrees',
    'code',
    'end',
    'field',
    'record',
    'said',
    'start',
    'term',
  ],
};

const fieldsOf = (value: unknown, path = ''): Record<string, string[]> => {
  if (Array.isArray(value))
    return Object.assign({}, ...value.map((each) => fieldsOf(each, `${path}.*`))) as Record<string, string[]>;
  if (typeof value !== 'object' || value === null) return {};
  const inner = Object.entries(value).map(([key, each]) => fieldsOf(each, path ? `${path}.${key}` : key));
  return Object.assign({ [path]: Object.keys(value).toSorted() }, ...inner) as Record<string, string[]>;
};

let owner: Student;
let sessionId: string;
let messageIds: string[];
beforeAll(async () => {
  owner = await newStudent(product, 'Robin');
  await product.call(saveProfile, { profile: PROFILE }, owner.token);
  const { body } = await product.call(
    sendMessage,
    { message: 'My name is Robin. What is COMPSCI 121?', force_new_session: true },
    owner.token,
  );
  sessionId = body.session_id;
  messageIds = body.history.map(({ id }) => id);
});

type Choice = Parameters<typeof product.call<typeof contract.createShare>>[1];

const share = async (choice: Choice = {}, token = owner.token) => {
  const { status, body } = await product.call(contract.createShare, choice, token);
  expect(status).toBe(200);
  return body.shareId;
};
const open = (shareId: string, token?: string) => product.call(contract.getShared, { shareId }, token);
const list = async (token = owner.token) => (await product.call(contract.listShares, {}, token)).body.shares;
const find = async (id: string) => (await list()).find(({ shareId }) => shareId === id);
const save = (changes: Partial<Profile>) =>
  product.call(saveProfile, { profile: { ...PROFILE, ...changes } }, owner.token);

describe('a link to a profile', () => {
  it('shows exactly the four fields to anyone', async () => {
    const { status, body } = await open(await share({ session_id: sessionId }));
    expect(status).toBe(200);
    expect(body.profile).toEqual({
      concentration: 'Computer Science',
      year: 'Sophomore',
      courses_taken: ['COMPSCI 50', 'MATH 1A'],
      interests: ['Music'],
    });
    expect(body.chatHistory).toHaveLength(2);
    // Catalogue records reveal nothing about the student.
    const [question, reply] = body.chatHistory;
    expect(reply?.courses?.map(({ class_tag: code, history }) => [code, history])).toEqual([
      ['COMPSCI 121', []],
    ]);
    const { courses: _, ...said } = reply ?? {};
    expect(fieldsOf({ ...body, chatHistory: [question, said] })).toEqual(ALLOWED);
    expect(JSON.stringify(body)).not.toMatch(
      /Marsh|birch\.example|potter|Seminars|Mathematics|Geology|checks/,
    );
  });

  it('has an unguessable 128-bit id', async () => {
    const { body } = await product.call(contract.createShare, {}, owner.token);
    expect(Buffer.from(body.shareId, 'base64url')).toHaveLength(16);
    expect(body.url).toBe(`http://lectern.test/shared/${body.shareId}`);
  });

  it('shows only the chosen fields', async () => {
    const { body } = await open(await share({ fields: ['year'] }));
    expect(body).toEqual({
      profile: { concentration: '', year: 'Sophomore', courses_taken: [], interests: [] },
      chatHistory: [],
    });
  });

  it('shows a conversation without the messages left out', async () => {
    const [question] = messageIds;
    const id = await share({ fields: [], session_id: sessionId, left_out: [question as string] });
    const { body } = await open(id);
    expect(body.chatHistory.map(({ role }) => role)).toEqual(['assistant']);
    expect(JSON.stringify(body)).not.toContain('My name is Robin');
  });

  it('keeps its content when the profile changes, until it is updated', async () => {
    await save({});
    const id = await share({ fields: ['year', 'courses_taken'] });
    await save({ year: 'Junior', courses_taken: ['GEOL 10'] });
    expect((await open(id)).body.profile).toMatchObject({ year: 'Sophomore' });
    product.clock.advance(60_000);
    const { status, body } = await product.call(contract.updateShare, { shareId: id }, owner.token);
    expect(status).toBe(200);
    expect(body.fields).toEqual(['year', 'courses_taken']);
    expect(Date.parse(body.updated_at)).toBeGreaterThan(Date.parse(body.created_at));
    expect((await open(id)).body.profile).toEqual({
      concentration: '',
      year: 'Junior',
      courses_taken: ['GEOL 10'],
      interests: [],
    });
    await save({});
  });

  it('can change its content under the same address', async () => {
    const id = await share({ session_id: sessionId });
    const changes = { shareId: id, fields: ['interests' as const], session_id: null };
    await product.call(contract.updateShare, changes, owner.token);
    expect((await open(id)).body).toEqual({
      profile: { concentration: '', year: '', courses_taken: [], interests: ['Music'] },
      chatHistory: [],
    });
  });

  it('counts views except by its owner', async () => {
    const id = await share();
    await open(id);
    await open(id, 'a-stale-token-of-long-ago');
    await open(id, owner.token);
    await open(id, (await newStudent(product)).token);
    expect((await find(id))?.opened).toBe(3);
  });

  it('is opened without writing a row', async () => {
    const id = await share();
    const rowsWritten = async () => {
      const [row] = await rowsOf<{ version: string }>(
        product.db,
        sql`select xmin::text || ctid::text || (select coalesce(max(xmin::text), '') from rate_limits) as version
            from shares where id = ${id}`,
      );
      return row?.version;
    };
    let opened = 0;
    const openFiveTimes = async () => {
      const before = await rowsWritten();
      for (let count = 0; count < 5; count++) await open(id);
      opened += 5;
      return (await rowsWritten()) === before;
    };
    // Counts are written every few seconds, possibly at this moment.
    await expect.poll(openFiveTimes).toBe(true);
    expect((await find(id))?.opened).toBe(opened);
  });

  it('has a preview equal to what it will show', async () => {
    const choice = {
      fields: ['concentration' as const],
      session_id: sessionId,
      left_out: messageIds.slice(1),
    };
    const { body } = await product.call(contract.previewShare, choice, owner.token);
    expect(body.shared).toEqual((await open(await share(choice))).body);
    expect(body.messages.map(({ id }) => id)).toEqual(messageIds);
  });

  it('is listed for its owner with all details', async () => {
    const expires = new Date(product.clock.now().getTime() + 3_600_000).toISOString();
    const id = await share({ fields: ['year'], session_id: sessionId, expires_at: expires });
    expect((await list())[0]).toEqual({
      shareId: id,
      url: `http://lectern.test/shared/${id}`,
      fields: ['year'],
      session_id: sessionId,
      plan_version_id: null,
      left_out: [],
      message_count: 2,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      expires_at: expires,
      is_expired: false,
      opened: 0,
    });
  });
});

describe('a link that is no longer valid', () => {
  it('gives the same answer when revoked, expired or unknown', async () => {
    const revoked = await share();
    expect((await product.call(contract.revokeShare, { shareId: revoked }, owner.token)).status).toBe(200);
    const expired = await share({
      expires_at: new Date(product.clock.now().getTime() + 60_000).toISOString(),
    });
    expect((await open(expired)).status).toBe(200);
    product.clock.advance(61_000);
    const answers = [];
    for (const id of [revoked, expired, 'A'.repeat(22), 'x', 'é'.repeat(30), "' or 1=1"]) {
      const { status, body } = await open(id);
      answers.push(JSON.stringify([status, body]));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('Failed to load shared content. The link may be invalid or expired.');
    expect(answers[0]).toContain('404');
  });

  it('can be renewed by its owner when expired', async () => {
    const soon = new Date(product.clock.now().getTime() + 1_000).toISOString();
    const id = await share({ expires_at: soon });
    product.clock.advance(2_000);
    expect((await open(id)).status).toBe(404);
    expect((await find(id))?.is_expired).toBe(true);
    await product.call(contract.updateShare, { shareId: id, expires_at: null }, owner.token);
    expect((await open(id)).status).toBe(200);
  });

  it('is deleted with its owner’s account', async () => {
    const leaver = await newStudent(product);
    await product.call(saveProfile, { profile: PROFILE }, leaver.token);
    const id = await share({}, leaver.token);
    expect((await open(id)).status).toBe(200);
    await product.call(deleteAccount, { password: PASSWORD }, leaver.token);
    expect((await open(id)).status).toBe(404);
  });

  it('remains when its conversation is deleted, but cannot be updated', async () => {
    const { body } = await product.call(
      sendMessage,
      { message: 'What is GEOL 10?', force_new_session: true },
      owner.token,
    );
    const id = await share({ session_id: body.session_id });
    await product.call(deleteSession, { session_id: body.session_id }, owner.token);
    expect((await open(id)).body.chatHistory).toHaveLength(2);
    const renewed = await product.call(contract.updateShare, { shareId: id }, owner.token);
    expect([renewed.status, renewed.body.error]).toEqual([404, 'There is no such conversation.']);
  });
});

describe('what cannot be shared', () => {
  it.each([
    ['nothing at all', { fields: [] }],
    ['a field that is never shown', { fields: ['academic_interests'] }],
    ['an expiry in the past', { expires_at: '2020-01-01T00:00:00Z' }],
    ['an invalid conversation id', { session_id: 'mine' }],
  ])('%s', async (_what, choice) => {
    const { status, body } = await product.call(contract.createShare, choice as Choice, owner.token);
    expect([status, body.code]).toEqual([400, 'invalid_request']);
  });

  it('more links than the maximum', async () => {
    const busy = await newStudent(product);
    await product.call(saveProfile, { profile: PROFILE }, busy.token);
    for (let made = 0; made < contract.MAX_SHARES; made += 1) await share({ fields: ['year'] }, busy.token);
    const { status, body } = await product.call(contract.createShare, {}, busy.token);
    expect([status, body.error]).toEqual([409, 'You have 50 links. Revoke one to make another.']);
  });
});

describe('somebody else', () => {
  let stranger: Student;
  beforeAll(async () => {
    stranger = await newStudent(product, 'Stranger');
    await product.call(saveProfile, { profile: PROFILE }, stranger.token);
  });

  it('can neither share nor preview a conversation that is not theirs', async () => {
    for (const entry of [contract.createShare, contract.previewShare]) {
      const { status } = await product.call(entry, { session_id: sessionId }, stranger.token);
      expect(status, entry.name).toBe(404);
    }
  });

  it('cannot list, change or revoke a link, nor learn that it exists', async () => {
    const id = await share({ fields: ['year'] });
    expect(await list(stranger.token)).toEqual([]);
    const update = await product.call(contract.updateShare, { shareId: id }, stranger.token);
    const revoke = await product.call(contract.revokeShare, { shareId: id }, stranger.token);
    const never = await product.call(contract.revokeShare, { shareId: randomUUID() }, stranger.token);
    expect([update.status, revoke.status]).toEqual([404, 404]);
    expect(revoke.body).toEqual(never.body);
    expect((await open(id)).status).toBe(200);
  });

  it('who is signed out can only view links', async () => {
    const id = await share();
    const calls = [
      await product.call(contract.createShare, {}),
      await product.call(contract.previewShare, {}),
      await product.call(contract.listShares, {}),
      await product.call(contract.updateShare, { shareId: id }),
      await product.call(contract.revokeShare, { shareId: id }),
    ];
    for (const { status, body } of calls) expect([status, body.code]).toEqual([401, 'signed_out']);
    expect((await open(id)).status).toBe(200);
  });
});

describe('the demonstration', () => {
  it('has a link from the first start', async () => {
    const { body } = await product.call(getUniversity, {});
    expect(body.demo_share_id).toMatch(/^[\w-]{22}$/);
    const shown = await open(body.demo_share_id as string);
    expect(shown.body.profile).toEqual(BIRCH_DEMO.profile);
    expect(shown.body.chatHistory.map(({ role, content }) => ({ role, content }))).toEqual(
      BIRCH_DEMO.conversation,
    );
    for (const { role, statements } of shown.body.chatHistory)
      if (role === 'assistant') expect(statements).toEqual(expect.any(Array));
  });

  it('keeps its address across starts and instances', async () => {
    const { body } = await product.call(getUniversity, {});
    const starts = Array.from({ length: 3 }, () => ensureDemoShare(product.db, product.clock, BIRCH_DEMO));
    expect(await Promise.all(starts)).toEqual(Array.from({ length: 3 }, () => body.demo_share_id));
  });
});

describe('the export of an account', () => {
  it('includes the links with their content', async () => {
    const id = await share({ fields: ['year'] });
    const { body } = await product.call(getAccountExport, {}, owner.token);
    expect((body as { shares?: object[] }).shares).toContainEqual(
      expect.objectContaining({ shareId: id, content: expect.objectContaining({ chatHistory: [] }) }),
    );
  });
});
