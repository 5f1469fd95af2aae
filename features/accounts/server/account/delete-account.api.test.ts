import { randomUUID } from 'node:crypto';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { ACCOUNT_DATA } from '#app/account-data.ts';
import { newStudent, PASSWORD } from '#app/testing/students.ts';
import { ALDER, testProduct } from '#app/testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '#app/testing/vendor/fake-vendor.ts';
import { sendMessage } from '#features/advisor/contract.ts';
import { createVersion } from '#features/planning/contract.ts';
import { createFeed } from '#features/planning/feed.contract.ts';
import { block } from '#features/planning/testing/sample-content.ts';
import { saveProfile } from '#features/profile/contract.ts';
import { saveCourse, saveSearch } from '#features/saved/contract.ts';
import { createShare } from '#features/sharing/contract.ts';
import { rowsOf } from '#platform/server/database/store.ts';
import { deleteAccount, forgotPassword, getAccountExport, login, register, verify } from '../../contract.ts';
import { type Issuer, startIssuer } from '../testing/issuer.ts';
import { signInFederated } from '#app/testing/sign-in-federated.ts';

let issuer: Issuer;
let vendor: FakeVendor;
const product = testProduct(async () => {
  issuer = await startIssuer();
  // A fake vendor, so that tokens are counted.
  vendor = await startFakeVendor();
  return {
    ...ALDER,
    RATE_LIMITS: 'off',
    OPENAI_BASE_URL: vendor.url,
    OPENAI_API_KEY: 'openai-key',
    // An unreachable mail server: queued mails must be deleted with their recipient.
    SMTP_URL: 'smtp://127.0.0.1:9',
    ...issuer.settings,
  };
});
afterAll(() => Promise.all([issuer.stop(), vendor.stop()]));

const profile = { concentration: 'Geology', year: 'Junior', academic_interests: 'Slow rivers' } as const;
const leave = (token: string | null, password?: string) =>
  product.call(deleteAccount, password === undefined ? {} : { password }, token);
const isSignedIn = async (token: string) => (await product.call(verify, {}, token)).body.authenticated;

/** Tables with a column that references an owner. */
const ownedTables = async (): Promise<string[]> => {
  const columns = await rowsOf<{ name: string }>(
    product.db,
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by 1`,
  );
  return columns.map(({ name }) => name);
};

/** Tables with a row that contains one of these words. */
const tablesWith = async (...words: string[]): Promise<string[]> => {
  const tables = await rowsOf<{ name: string }>(
    product.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf(
      product.db,
      sql`select 1 from ${sql.identifier(name)} as held where ${sql.join(
        words.map((word) => sql`to_jsonb(held)::text like ${`%${word}%`}`),
        sql` or `,
      )} limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
};

/** A plan with hours kept free for a hobby. */
const plan = (hobby = 'Rowing') => ({
  version_id: randomUUID(),
  term: '2025 Fall',
  name: 'A',
  items: [{ item_id: randomUUID(), content: block(hobby) }],
});

const savedCourse = { code: 'COMPSCI 50', note: 'Ask about the raft', labels: ['Maybe'] };
const savedSearch = () => ({ search_id: randomUUID(), name: 'Rivers', address: 'q=rivers', known: [] });

/** A student with data in every possible table, and the words that identify it. */
const newBusyStudent = async () => {
  const { email, token } = await newStudent(product);
  await product.call(saveProfile, { profile } as never, token);
  await product.call(sendMessage, { message: 'Which geology courses are there?' }, token);
  await product.call(createShare, {}, token);
  const { body: version } = await product.call(createVersion, plan(), token);
  await product.call(createFeed, { version_id: version.version_id }, token);
  await product.call(saveCourse, savedCourse, token);
  await product.call(saveSearch, savedSearch(), token);
  await product.db.execute(sql`update users set email_verified_at = now() where email_key = ${email}`);
  await signInFederated(product, issuer, { sub: email, email });
  await product.call(forgotPassword, { email });
  await vi.waitUntil(() => product.logText().includes('will retry'), { timeout: 60_000 });
  const [owner] = await rowsOf<{ id: string }>(
    product.db,
    sql`select id::text from users where email_key = ${email}`,
  );
  if (!owner) throw new Error(`${email} was not registered`);
  return { email, token, id: owner.id };
};

describe('an account export', () => {
  it('contains everything, by slice, without hashes or tokens', async () => {
    const { email, token } = await newStudent(product, 'Wren');
    await product.call(saveProfile, { profile } as never, token);
    expect((await product.call(createVersion, plan('Falconry'), token)).status).toBe(200);
    expect((await product.call(saveCourse, savedCourse, token)).status).toBe(200);
    expect((await product.call(saveSearch, savedSearch(), token)).status).toBe(200);
    const { status, body } = await product.call(getAccountExport, {}, token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      exported_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      account: {
        email,
        firstName: 'Wren',
        devices: [expect.objectContaining({ userAgent: expect.any(String) })],
      },
      profile: { concentration: 'Geology', academic_interests: 'Slow rivers' },
      plans: [
        { term: '2025 Fall', name: 'A', in_front: true, items: [{ kind: 'block', label: 'Falconry' }] },
      ],
      saved: {
        courses: [{ code: 'COMPSCI 50', note: 'Ask about the raft', labels: ['Maybe'] }],
        searches: [{ name: 'Rivers', address: 'q=rivers' }],
      },
    });
    const text = JSON.stringify(body);
    for (const secret of [token, PASSWORD, '$argon2']) expect(text).not.toContain(secret);
  });

  it('contains nothing of other students', async () => {
    const other = await newStudent(product, 'Somebody-Else');
    const { token } = await newStudent(product);
    const text = JSON.stringify((await product.call(getAccountExport, {}, token)).body);
    expect(text).not.toContain('Somebody-Else');
    expect(text).not.toContain(other.email);
  });

  it('requires a sign-in', async () => {
    expect((await product.call(getAccountExport, {})).status).toBe(401);
  });

  it('covers every table with data of the student', async () => {
    const covered = new Set(ACCOUNT_DATA.flatMap(({ tables }) => tables.map(getTableName)));
    const missing = (await ownedTables()).filter((name) => !covered.has(name));
    expect(missing, 'tables of students that no line of app/account-data.ts names').toEqual([]);
  });
});

describe('an account deletion', () => {
  it('removes everything at once', async () => {
    const { email, token, id } = await newBusyStudent();
    const again = await product.call(login, { email, password: PASSWORD });
    const filled = await tablesWith(id, email);
    const empty = [...(await ownedTables()), 'queued_mails'].filter((name) => !filled.includes(name));
    expect(empty, 'tables that newBusyStudent leaves empty').toEqual([]);
    expect((await leave(token, PASSWORD)).body).toEqual({ success: true });
    expect(await tablesWith(id, email), 'tables that still hold something').toEqual([]);
    expect(await isSignedIn(token)).toBe(false);
    expect(await isSignedIn(again.body.token)).toBe(false);
    expect((await product.call(login, { email, password: PASSWORD })).body.code).toBe('wrong_credentials');
  });

  it('allows registering again with the same address', async () => {
    const { email, token } = await newStudent(product);
    await leave(token, PASSWORD);
    const student = { email, password: PASSWORD, firstName: 'New', lastName: 'Start' };
    expect((await product.call(register, student)).body.user).toMatchObject({ name: 'New Start' });
  });

  it('requires the password, and a wrong one does not sign out', async () => {
    const { token } = await newStudent(product);
    for (const password of ['Wrong-one-99', '', undefined]) {
      const answer = await leave(token, password);
      expect([answer.status, answer.body.code]).toEqual([403, 'wrong_password']);
    }
    expect(await isSignedIn(token)).toBe(true);
  });

  it('requires no password if the account has none', async () => {
    const claims = { sub: '77', email: 'federated@alder.example' };
    const { token } = (await signInFederated(product, issuer, claims)).body;
    expect((await leave(token)).status).toBe(200);
    expect(await isSignedIn(token)).toBe(false);
  });

  it('without a password requires a sign-in within five minutes, in case a laptop was left open', async () => {
    const claims = { sub: '78', email: 'left-open@alder.example' };
    const enter = async () => (await signInFederated(product, issuer, claims)).body.token;
    const token = await enter();
    product.clock.advance(301_000);
    const answer = await leave(token);
    expect([answer.status, answer.body.code]).toEqual([403, 'sign_in_again']);
    expect(await isSignedIn(token)).toBe(true);
    expect((await leave(await enter())).status).toBe(200);
  });

  it('affects no other student', async () => {
    const stays = await newStudent(product);
    const { token } = await newStudent(product);
    await leave(token, PASSWORD);
    expect(await isSignedIn(stays.token)).toBe(true);
  });

  it('requires a sign-in', async () => {
    expect((await leave(null, PASSWORD)).status).toBe(401);
  });
});
