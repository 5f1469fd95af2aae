import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { newStudent } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { rowsOf } from '#platform/server/database/store.ts';
import { forgotPassword, resetPassword } from '../../contract.ts';
import { queuedMails } from '../accounts.tables.ts';
import { type MailServer, makeMailServer } from '../testing/mail-server.ts';

let mailServer: MailServer;
const product = testProduct(async () => {
  mailServer = await makeMailServer();
  return {
    RATE_LIMITS: 'off',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Lectern <advising@alder.example>',
  };
});
afterAll(() => mailServer.stop());

const HOUR_MS = 3_600_000;
const WAIT = { timeout: 30_000 };

const ask = (email: string) => product.call(forgotPassword, { email });
const queue = () =>
  rowsOf<{ id: string; recipient: string; attempts: number }>(
    product.db,
    sql`select id::text, recipient, attempts from queued_mails order by created_at`,
  );
const mailFor = (email: string) => mailServer.received.find(({ to }) => to.includes(email));
/** Number of failed attempts to send the mail to this address, from the log. */
const failuresOf = async (email: string): Promise<number> => {
  const waiting = (await queue()).find(({ recipient }) => recipient === email);
  const lines = product.logText().split('\n');
  return lines.filter((line) => waiting && line.includes(waiting.id) && line.includes('will retry')).length;
};
const logged = (message: string) => product.logText().includes(message);

describe('mail while the mail server is down', () => {
  it('does not fail the request, and is queued in the database', async () => {
    const { email } = await newStudent(product);
    const { status, body } = await ask(email);
    expect([status, body]).toEqual([200, { success: true }]);
    await vi.waitUntil(() => logged('mail not sent, will retry'), WAIT);
    expect(await queue()).toMatchObject([{ recipient: email, attempts: 1 }]);
    expect(product.logText()).toContain('ESOCKET');
    expect(product.logText()).not.toContain(email);
  });

  it('is retried at growing intervals and sent once the server is back', async () => {
    product.clock.stop();
    const { email } = await newStudent(product);
    await ask(email);
    await vi.waitUntil(async () => (await failuresOf(email)) === 1, WAIT);
    product.clock.advance(11_000);
    await ask(email);
    await vi.waitUntil(async () => (await failuresOf(email)) === 2, WAIT);
    await mailServer.start();
    // The first interval is ten seconds.
    product.clock.advance(11_000);
    await ask(email);
    await product.call(forgotPassword, { email: 'a-later-one@alder.example' });
    expect(mailFor(email)).toBeUndefined();
    product.clock.advance(10_000);
    await ask(email);
    await vi.waitUntil(() => mailFor(email), WAIT);
    await vi.waitUntil(async () => !(await queue()).some(({ recipient }) => recipient === email), WAIT);
  });
});

describe('sending mail', () => {
  it('uses the configured sender and two parts with the same working link', async () => {
    const { email } = await newStudent(product);
    await ask(email);
    const { from, to, source } = await vi.waitUntil(() => mailFor(email), WAIT);
    expect(from).toBe('advising@alder.example');
    expect(to).toEqual([email]);
    expect(source).toContain('From: Lectern <advising@alder.example>');
    expect(source).toContain('Content-Type: multipart/alternative');
    expect(source).toContain('Auto-Submitted: auto-generated');
    const text = source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    const tokens = [...text.matchAll(/reset-password\?token=([\w-]{43})/g)].map(([, token]) => token);
    expect(tokens).toHaveLength(3);
    expect(new Set(tokens).size).toBe(1);
    const answer = await product.call(resetPassword, { token: tokens[0] ?? '', password: 'a-new-one-9' });
    expect(answer.status).toBe(200);
  });

  it('sends one mail for two requests while the first is queued', async () => {
    await mailServer.stop();
    const { email } = await newStudent(product);
    await ask(email);
    await vi.waitUntil(async () => (await failuresOf(email)) === 1, WAIT);
    await ask(email);
    await ask(email);
    expect((await queue()).filter(({ recipient }) => recipient === email)).toHaveLength(1);
    await mailServer.start();
    product.clock.advance(11_000);
    await ask(email);
    await vi.waitUntil(async () => (await queue()).every(({ recipient }) => recipient !== email), WAIT);
    expect(mailServer.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
  });

  it('takes over from an instance that died while sending', async () => {
    const { email } = await newStudent(product);
    const now = product.clock.now();
    const lease = new Date(now.getTime() + 120_000);
    await product.db.insert(queuedMails).values({
      id: randomUUID(),
      recipient: email,
      template: 'password_reset',
      attempts: 1,
      createdAt: now,
      dueAt: lease,
    });
    await ask(email);
    const other = await newStudent(product);
    await ask(other.email);
    await vi.waitUntil(() => mailFor(other.email), WAIT);
    expect(mailFor(email)).toBeUndefined();
    product.clock.advance(121_000);
    await ask(other.email);
    await vi.waitUntil(() => mailFor(email), WAIT);
  });

  it('gives up if the server rejects the address permanently', async () => {
    const { email } = await newStudent(product);
    mailServer.refused.add(email);
    await ask(email);
    await vi.waitUntil(() => logged('mail given up'), WAIT);
    expect(product.logText()).toContain('EENVELOPE 550');
    expect(product.logText()).not.toContain(email);
    expect((await queue()).map(({ recipient }) => recipient)).not.toContain(email);
  });

  it('gives up after a day of failures', async () => {
    await mailServer.stop();
    const { email } = await newStudent(product);
    await ask(email);
    const mine = async () => (await queue()).find(({ recipient }) => recipient === email);
    await vi.waitUntil(async () => (await mine())?.attempts === 1, WAIT);
    product.clock.advance(25 * HOUR_MS);
    await vi.waitUntil(async () => (await mine()) === undefined, WAIT);
  });
});
