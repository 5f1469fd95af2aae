import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { ACCOUNT_DATA } from '#app/account-data.ts';
import { newStudent, PASSWORD } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { saveProfile } from '#features/profile/contract.ts';
import { rowsOf } from '#platform/server/database/store.ts';
import {
  deleteAccount,
  federatedSignIn,
  forgotPassword,
  getAccountExport,
  login,
  register,
  verify,
} from '../../contract.ts';
import { type Issuer, startIssuer } from '../testing/issuer.ts';

let issuer: Issuer;
const product = testProduct(async () => {
  issuer = await startIssuer();
  // A mail server that takes no mail: what waits for it must go with its recipient.
  return { RATE_LIMITS: 'off', SMTP_URL: 'smtp://127.0.0.1:9', ...issuer.settings };
});
afterAll(() => issuer.stop());

const profile = { concentration: 'Geology', year: 'Junior', academic_interests: 'Slow rivers' } as const;
const leave = (token: string | null, password?: string) =>
  product.call(deleteAccount, password === undefined ? {} : { password }, token);
const isSignedIn = async (token: string) => (await product.call(verify, {}, token)).body.authenticated;

/** Tables with a column that names an owner. */
const ownedTables = () =>
  rowsOf<{ name: string }>(
    product.db,
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by 1`,
  );

describe('a student who wants to know what is held on them', () => {
  it('gets everything, slice by slice, and no hash or token', async () => {
    const { email, token } = await newStudent(product, 'Wren');
    await product.call(saveProfile, { profile } as never, token);
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
    });
    const text = JSON.stringify(body);
    for (const secret of [token, PASSWORD, '$argon2']) expect(text).not.toContain(secret);
  });

  it('gets nothing of anybody else', async () => {
    const other = await newStudent(product, 'Somebody-Else');
    const { token } = await newStudent(product);
    const text = JSON.stringify((await product.call(getAccountExport, {}, token)).body);
    expect(text).not.toContain('Somebody-Else');
    expect(text).not.toContain(other.email);
  });

  it('must be signed in', async () => {
    expect((await product.call(getAccountExport, {})).status).toBe(401);
  });

  it('misses no slice that holds something of theirs', async () => {
    const names = ACCOUNT_DATA.map(({ name }) => name);
    /** Which part of the export gives each table out; sign-in tables stand in `account`. */
    const partOf: Record<string, string> = {
      chat_current: 'conversations',
      chat_messages: 'conversations',
      chat_sessions: 'conversations',
      federated_identities: 'account',
      profiles: 'profile',
      reset_tokens: 'account',
      shares: 'shares',
      sign_in_networks: 'account',
      sign_ins: 'account',
      student_token_usage: 'tokens_used',
    };
    for (const { name } of await ownedTables()) expect(names, `the part for ${name}`).toContain(partOf[name]);
  });
});

describe('a student who leaves', () => {
  it('takes everything along at once', async () => {
    const { email, token } = await newStudent(product);
    const again = await product.call(login, { email, password: PASSWORD });
    await product.call(saveProfile, { profile } as never, token);
    await product.call(forgotPassword, { email });
    await vi.waitUntil(() => product.logText().includes('will retry'), { timeout: 30_000 });
    const [owner] = await rowsOf<{ id: string }>(
      product.db,
      sql`select id::text from users where email_key = ${email.toLowerCase()}`,
    );
    expect((await leave(token, PASSWORD)).body).toEqual({ success: true });
    for (const { name } of [...(await ownedTables()), { name: 'users' }, { name: 'owners' }]) {
      const rows = await rowsOf(
        product.db,
        sql`select 1 from ${sql.identifier(name)} as held where to_jsonb(held)::text like ${`%${owner?.id}%`}`,
      );
      expect(rows, name).toEqual([]);
    }
    expect(await rowsOf(product.db, sql`select 1 from queued_mails where recipient = ${email}`)).toEqual([]);
    expect(await isSignedIn(token)).toBe(false);
    expect(await isSignedIn(again.body.token)).toBe(false);
    expect((await product.call(login, { email, password: PASSWORD })).body.code).toBe('wrong_credentials');
  });

  it('may come back with the same address as somebody new', async () => {
    const { email, token } = await newStudent(product);
    await leave(token, PASSWORD);
    const student = { email, password: PASSWORD, firstName: 'New', lastName: 'Start' };
    expect((await product.call(register, student)).body.user).toMatchObject({ name: 'New Start' });
  });

  it('is asked for the password again, and a wrong one signs nobody out', async () => {
    const { token } = await newStudent(product);
    for (const password of ['Wrong-one-99', '', undefined]) {
      const answer = await leave(token, password);
      expect([answer.status, answer.body.code]).toEqual([403, 'wrong_password']);
    }
    expect(await isSignedIn(token)).toBe(true);
  });

  it('has no password to give where the account has none', async () => {
    const credential = await issuer.sign({ sub: '77', email: 'federated@alder.example' });
    const { token } = (await product.call(federatedSignIn, { credential })).body;
    expect((await leave(token)).status).toBe(200);
    expect(await isSignedIn(token)).toBe(false);
  });

  it('takes nobody else along', async () => {
    const stays = await newStudent(product);
    const { token } = await newStudent(product);
    await leave(token, PASSWORD);
    expect(await isSignedIn(stays.token)).toBe(true);
  });

  it('must be signed in', async () => {
    expect((await leave(null, PASSWORD)).status).toBe(401);
  });
});
