import { describe, expect, it, vi } from 'vitest';
import { testProduct } from '#app/testing/test-product.ts';
import { rowsOf } from '#platform/server/database/store.ts';
import { sql } from 'drizzle-orm';
import { forgotPassword, login, register, resetPassword, verify } from '../../contract.ts';
import { mailsTo, resetTokenOf } from '../testing/outbox.ts';

const product = testProduct({ RATE_LIMITS: 'off' });
const OLD = 'Willow-Bark-77';
const NEW = 'eight888';
const MINUTE_MS = 60_000;

const registered = async (email: string): Promise<string> => {
  const student = { email, password: OLD, firstName: 'Tove', lastName: 'Lind' };
  return (await product.call(register, student)).body.token;
};
const canSignIn = async (email: string, password: string) =>
  (await product.call(login, { email, password })).status === 200;
const reset = (token: string, password = NEW) => product.call(resetPassword, { token, password });

/** Mails are sent in the background. */
const WAIT = { timeout: 30_000 };

const mailedToken = async (email: string): Promise<string> => {
  const before = mailsTo(product.dataDir, email).length;
  expect((await product.call(forgotPassword, { email })).body).toEqual({ success: true });
  const mails = await vi.waitUntil(() => {
    const found = mailsTo(product.dataDir, email);
    return found.length > before && found;
  }, WAIT);
  return resetTokenOf(mails.at(-1) ?? '');
};

describe('a student who forgot the password', () => {
  it('sets a new one with the mailed link and is signed out everywhere', async () => {
    const token = await registered('tove@alder.example');
    expect((await reset(await mailedToken('tove@alder.example'))).body).toEqual({ success: true });
    expect((await product.call(verify, {}, token)).body).toEqual({ authenticated: false });
    expect(await canSignIn('tove@alder.example', OLD)).toBe(false);
    expect(await canSignIn('tove@alder.example', NEW)).toBe(true);
  });

  it('gets the same content as text and HTML, at the address as typed', async () => {
    await registered('Typed.As-Is@alder.example');
    await product.call(forgotPassword, { email: 'typed.as-is@alder.example' });
    const mail = await vi.waitUntil(() => mailsTo(product.dataDir, 'Typed.As-Is@alder.example')[0], WAIT);
    expect(mail).toContain('Subject: Reset your Lectern password');
    expect(mail).toContain('Content-Type: text/plain');
    expect(mail).toContain('Content-Type: text/html');
    expect(mail?.match(/http:\/\/lectern\.test\/reset-password\?token=/g)).toHaveLength(3);
  });

  it('can use a link once', async () => {
    await registered('once@alder.example');
    const token = await mailedToken('once@alder.example');
    expect((await reset(token)).status).toBe(200);
    const again = await reset(token, 'another-one-9');
    expect([again.status, again.body.code, again.body.success]).toEqual([400, 'invalid_reset_token', false]);
    expect(await canSignIn('once@alder.example', NEW)).toBe(true);
  });

  it('can use a link once, even in parallel', async () => {
    await registered('twice@alder.example');
    const token = await mailedToken('twice@alder.example');
    const answers = await Promise.all([reset(token, 'first-one-1'), reset(token, 'second-one-2')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('invalidates earlier links by using a later one', async () => {
    await registered('later@alder.example');
    const first = await mailedToken('later@alder.example');
    const second = await mailedToken('later@alder.example');
    expect(second).not.toBe(first);
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).status).toBe(400);
  });

  it('has an hour to use it', async () => {
    await registered('hour@alder.example');
    const inTime = await mailedToken('hour@alder.example');
    product.clock.advance(59 * MINUTE_MS);
    const late = await mailedToken('hour@alder.example');
    expect((await reset(inTime)).status).toBe(200);
    await registered('late@alder.example');
    const tooLate = await mailedToken('late@alder.example');
    product.clock.advance(61 * MINUTE_MS);
    expect((await reset(tooLate)).body.code).toBe('invalid_reset_token');
    expect((await reset(late)).status).toBe(400);
  });

  it('may not choose fewer than eight characters, and can try the link again', async () => {
    await registered('short@alder.example');
    const token = await mailedToken('short@alder.example');
    const short = await reset(token, 'seven77');
    expect([short.status, short.body.error]).toEqual([400, 'Password must be at least 8 characters']);
    expect((await reset(token)).status).toBe(200);
  });
});

describe('a reset', () => {
  it('verifies the address', async () => {
    await registered('verified@alder.example');
    const at = async () =>
      (await rowsOf(
        product.db,
        sql`select email_verified_at is not null as verified from users where email_key = 'verified@alder.example'`,
      )) as { verified: boolean }[];
    expect(await at()).toEqual([{ verified: false }]);
    await reset(await mailedToken('verified@alder.example'));
    expect(await at()).toEqual([{ verified: true }]);
  });

  it('is refused for an unknown token', async () => {
    for (const token of ['', 'A'.repeat(43), "' or 1=1 --"])
      expect((await reset(token)).body.code).toBe('invalid_reset_token');
  });

  it('stores no usable token', async () => {
    await registered('hashed@alder.example');
    const token = await mailedToken('hashed@alder.example');
    const rows = await rowsOf<{ token_hash: string }>(product.db, sql`select token_hash from reset_tokens`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('requesting a reset mail', () => {
  it('answers the same for an address without an account, sends nothing and stores nothing', async () => {
    const before = mailsTo(product.dataDir, 'nobody@alder.example');
    const { status, body } = await product.call(forgotPassword, { email: 'nobody@alder.example' });
    expect([status, body]).toEqual([200, { success: true }]);
    await vi.waitUntil(async () => {
      const waiting = await rowsOf(product.db, sql`select 1 from queued_mails`);
      return waiting.length === 0;
    }, WAIT);
    expect(mailsTo(product.dataDir, 'nobody@alder.example')).toEqual(before);
  });

  it('is refused for an invalid address', async () => {
    for (const email of ['', 'nobody', 'a@b', `${'a'.repeat(250)}@alder.example`]) {
      const answer = await product.call(forgotPassword, { email });
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request']);
    }
  });
});
