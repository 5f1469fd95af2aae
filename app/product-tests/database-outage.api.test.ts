import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { deleteAccount, login } from '#features/accounts/contract.ts';
import { sendMessage } from '#features/advisor/contract.ts';
import { getProfile, saveProfile } from '#features/profile/contract.ts';
import { getReadiness } from '#platform/contract/health.ts';
import { rowsOf } from '#platform/server/database/store.ts';
import { type CutProxy, startCutProxy } from '../testing/cut-proxy.ts';
import { openEvents } from '../testing/read-events.ts';
import { newChatter, PASSWORD, type Student } from '../testing/students.ts';
import { engineOf, testProduct } from '../testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '../testing/vendor/fake-vendor.ts';

const isPostgres = engineOf() === 'postgresql';
const REPLIES = 5;
let network: CutProxy;
let vendor: FakeVendor;

const product = testProduct(async (databaseUrl): Promise<Record<string, string>> => {
  vendor = await startFakeVendor();
  const settings = { RATE_LIMITS: 'off', OPENAI_BASE_URL: vendor.url };
  if (databaseUrl === undefined) return settings;
  const { host } = new URL(databaseUrl);
  network = await startCutProxy(`http://${host}`);
  return { ...settings, DATABASE_URL: databaseUrl.replace(host, network.host) };
});
afterAll(async () => {
  await vendor.stop();
  if (isPostgres) await network.close();
});

const userIdOf = async ({ email }: Student): Promise<string> => {
  const [row] = await rowsOf<{ id: string }>(
    product.db,
    sql`select id::text as id from users where email = ${email}`,
  );
  return row?.id ?? '';
};

/** A reply written by another instance, so that this one follows it. */
const writtenElsewhere = async (student: Student, session_id: string): Promise<string> => {
  const id = randomUUID();
  await product.db.execute(sql`
    insert into chat_messages (id, user_id, session_id, position, role, content, created_at, status, checks, job_id, lease_until)
    values (${id}, ${await userIdOf(student)}, ${session_id}, 2, 'assistant', 'said elsewhere', now(), 'running', '[]',
      ${randomUUID()}, now() + interval '1 hour')`);
  return id;
};

describe.runIf(isPostgres)('the log of an outage', () => {
  it('names the failure, and contains no text of students or models, and no student', async () => {
    vendor.on('river deltas', () => [
      { say: 'Sediment begins. ' },
      ...Array.from({ length: 40 }, () => [{ wait: 100 }, { say: 'Sediment settles. ' }]).flat(),
    ]);
    const students = await Promise.all(Array.from({ length: REPLIES }, () => newChatter(product)));
    const streams = await Promise.all(
      students.map(({ token }) =>
        openEvents(product, '/api/chat/message', token, { message: 'Tell me about river deltas' }),
      ),
    );
    const [reader] = await Promise.all(
      students.map(async (student, index) => {
        const { session_id } = await streams[index]!.until('start');
        const id = await writtenElsewhere(student, session_id);
        return openEvents(product, `/api/chat/messages/${id}/stream`, student.token);
      }),
    );
    await reader?.untilText('said elsewhere');
    const userIds = await Promise.all(students.map(userIdOf));
    const before = product.logText().length;
    network.cut();
    await sleep(2_500);
    network.mend();
    for (const stream of streams) await stream.until('done');
    const logged = product.logText().slice(before);
    expect(logged).toContain('writing replies failed');
    expect(logged).toContain('following replies failed');
    for (const { email } of students) expect(logged).not.toContain(email);
    for (const id of userIds) expect(logged).not.toContain(id);
    for (const said of ['Sediment', 'river deltas', 'said elsewhere']) expect(logged).not.toContain(said);
  });
});

describe.runIf(isPostgres)('a database that accepts connections and never answers', () => {
  it('delays each call by at most ten seconds, and none after recovery', async () => {
    const student = await newChatter(product);
    const calls = () => [
      product.call(getProfile, {}, student.token),
      product.call(
        saveProfile,
        { profile: { concentration: 'Geology', year: 'Senior' } } as never,
        student.token,
      ),
      product.call(sendMessage, { message: 'Hello', client_message_id: randomUUID() }, student.token),
      product.call(login, { email: student.email, password: PASSWORD }),
      product.call(deleteAccount, { password: PASSWORD }, student.token),
      product.call(getReadiness, {}),
    ];
    network.stall();
    const start = performance.now();
    const took = await Promise.all(
      calls().map(async (call) => {
        const { status } = await call;
        return [status, performance.now() - start] as const;
      }),
    );
    for (const [status, ms] of took) {
      expect(status).toBe(503);
      expect(ms).toBeLessThan(10_000);
    }
    network.mend();
    await expect.poll(async () => (await product.call(getReadiness, {})).status).toBe(200);
  });
});
