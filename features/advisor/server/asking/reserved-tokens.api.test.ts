import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { openEvents } from '#app/testing/read-events.ts';
import { newChatter, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '#app/testing/vendor/fake-vendor.ts';
import { rowsOf } from '#platform/server/database/store.ts';
import * as contract from '../../contract.ts';
import { chatMessages, chatSessions } from '../advisor.tables.ts';

const REPLY_TOKENS = 60_000;

let vendor: FakeVendor;
const product = testProduct(async () => {
  vendor = await startFakeVendor();
  return {
    UNIVERSITY: await makeBirchPack(),
    RATE_LIMITS: 'off',
    OPENAI_BASE_URL: vendor.url,
    REPLY_TOKENS: String(REPLY_TOKENS),
    STUDENT_DAILY_TOKENS: String(1.5 * REPLY_TOKENS),
  };
});
afterAll(() => vendor.stop());

let student: Student;
beforeAll(async () => {
  student = await newChatter(product);
});

const tokensOf = async ({ email }: Student): Promise<number> => {
  const [row] = await rowsOf<{ tokens: number }>(
    product.db,
    sql`select tokens::int as tokens from student_token_usage join users on users.id = user_id where email = ${email}`,
  );
  return row?.tokens ?? 0;
};

describe('tokens reserved for a reply', () => {
  it('are given back, but for what was used, where its conversation is deleted', async () => {
    vendor.on('deleted early', () => [{ say: 'One two three. ' }, { wait: new Promise(() => {}) }]);
    const who = await newChatter(product);
    const events = await openEvents(product, '/api/chat/message', who.token, { message: 'deleted early' });
    await events.untilText('three');
    const { session_id } = await events.until('start');
    await product.call(contract.deleteSession, { session_id }, who.token);
    expect(await tokensOf(who)).toBeGreaterThan(300);
    expect(await tokensOf(who)).toBeLessThan(REPLY_TOKENS / 2);
  });

  it('are given back where its conversation is deleted before the server knows of the reply', async () => {
    vendor.on('deleted unheard', () => [{ say: 'One. ' }, { wait: new Promise(() => {}) }]);
    const events = await openEvents(product, '/api/chat/message', student.token, {
      message: 'deleted unheard',
    });
    const { session_id } = await events.until('start');
    expect(await tokensOf(student)).toBe(REPLY_TOKENS);
    // As by another instance: this one is not told.
    await product.db.delete(chatSessions).where(eq(chatSessions.id, session_id));
    await events.ended;
    expect(events.all.at(-1)).toMatchObject({ event: 'error', data: { code: 'not_found' } });
    await expect.poll(() => tokensOf(student)).toBeLessThan(REPLY_TOKENS / 2);
    expect(await tokensOf(student)).toBeGreaterThan(0);
    await expect.poll(() => vendor.requests.at(-1)?.isAborted).toBe(true);
  });

  it('are given back where its row is gone when it ends', async () => {
    const who = await newChatter(product);
    let end = (): void => {};
    const gate = new Promise<void>((resolve) => (end = resolve));
    vendor.on('deleted at the end', () => [{ wait: gate }, { say: 'Done.' }]);
    const events = await openEvents(product, '/api/chat/message', who.token, {
      message: 'deleted at the end',
    });
    const { session_id } = await events.until('start');
    await product.db.delete(chatSessions).where(eq(chatSessions.id, session_id));
    end();
    await events.ended;
    await expect.poll(() => tokensOf(who)).toBeLessThan(REPLY_TOKENS / 2);
  });

  it('are reserved once for a question that is sent many times at once', async () => {
    const who = await newChatter(product);
    const asked = vendor.requests.length;
    const stored = await product.db.$count(chatMessages);
    const again = { message: 'Good morning', client_message_id: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => product.call(contract.sendMessage, again, who.token)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(vendor.requests.length - asked).toBe(1);
    expect(await product.db.$count(chatMessages)).toBe(stored + 2);
  });

  it('are reserved once for a retry that is sent many times at once', async () => {
    const who = await newChatter(product);
    const { body } = await product.call(contract.sendMessage, { message: 'Good morning' }, who.token);
    const message_id = body.history[1]?.id ?? '';
    const stored = await product.db.$count(chatMessages);
    const again = { message_id, client_message_id: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => product.call(contract.retryReply, again, who.token)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await product.db.$count(chatMessages)).toBe(stored + 1);
  });
});
