import type { Server } from 'node:http';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { openEvents } from '#app/testing/read-events.ts';
import { newChatter, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '#app/testing/vendor/fake-vendor.ts';
import { openProduct, type Product } from '#app/product.ts';
import { logout } from '#features/accounts/contract.ts';
import { createHttpServer } from '#platform/server/http/http-server.ts';
import { consume } from '#platform/server/rate-limit.ts';
import * as contract from '../../contract.ts';

let vendor: FakeVendor;
const product = testProduct(async () => {
  vendor = await startFakeVendor();
  return { UNIVERSITY: await makeBirchPack(), RATE_LIMITS: 'off', OPENAI_BASE_URL: vendor.url };
});
afterAll(() => vendor.stop());

/** Only PostgreSQL can be shared; the embedded database belongs to one process. */
describe.skipIf(process.env.TEST_ENGINE !== 'postgresql')('two instances on one database', () => {
  let second: Product;
  let server: Server;
  let other: Parameters<typeof openEvents>[0];
  let student: Student;
  beforeAll(async () => {
    second = await openProduct({
      settings: product.product.settings,
      log: pino({ level: 'silent' }),
      clock: product.clock,
    });
    server = createHttpServer(second.app.fetch);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    other = { fetch: (pathname, init) => fetch(`http://127.0.0.1:${port}${pathname}`, init) };
    student = await newChatter(product);
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await second.close();
  });

  const slowly = (words: string) => {
    let go = (): void => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    vendor.on(words, () => [{ say: 'Öffnet 😀 first. ' }, { wait: gate }, { say: 'Last.' }]);
    return () => go();
  };
  const stream = (message: string) =>
    openEvents(product, '/api/chat/message', student.token, { message, force_new_session: true });
  const post = (pathname: string) =>
    other.fetch(pathname, { method: 'POST', headers: { authorization: `Bearer ${student.token}` } });

  it('both stream a reply that one of them writes', async () => {
    const go = slowly('seen from both');
    const here = await stream('seen from both');
    const { message_id } = await here.until('start');
    await here.untilText('first.');
    const there = await openEvents(other, `/api/chat/messages/${message_id}/stream`, student.token);
    await there.untilText('Öffnet 😀 first. ');
    go();
    const [done, doneThere] = await Promise.all([here.until('done'), there.until('done')]);
    expect(there.text()).toBe('Öffnet 😀 first. Last.');
    expect(doneThere).toEqual(done);
  });

  it('both emit how its question was read', async () => {
    const go = slowly('geology courses');
    const here = await stream('geology courses in spring');
    const { message_id } = await here.until('start');
    const { reading } = await here.until('reading');
    expect(reading.asked?.conditions.map(({ label }) => label)).toEqual(['Geology', '2026 Spring']);
    const there = await openEvents(other, `/api/chat/messages/${message_id}/stream`, student.token);
    expect((await there.until('reading')).reading).toEqual(reading);
    go();
    await Promise.all([here.until('done'), there.until('done')]);
    expect(there.all.filter(({ event }) => event === 'reading')).toHaveLength(1);
  });

  it('either can stop a reply that the other writes', async () => {
    slowly('stopped from afar');
    const here = await stream('stopped from afar');
    const { message_id } = await here.until('start');
    await here.untilText('first.');
    expect((await post(`/api/chat/messages/${message_id}/stop`)).status).toBe(200);
    const { history } = await here.until('done');
    expect(history[1]).toMatchObject({ content: 'Öffnet 😀 first. ', status: 'stopped' });
    await expect.poll(() => vendor.requests.at(-1)?.isAborted).toBe(true);
  });

  it('treat a repeated client message id on both as one message', async () => {
    const go = slowly('asked of both');
    const client_message_id = crypto.randomUUID();
    const body = { message: 'asked of both', force_new_session: true, client_message_id };
    const here = await openEvents(product, '/api/chat/message', student.token, body);
    await here.untilText('first.');
    const there = await openEvents(other, '/api/chat/message', student.token, body);
    expect(await there.until('start')).toEqual(await here.until('start'));
    go();
    expect(await there.until('done')).toEqual(await here.until('done'));
  });

  it('lead to the reply that is regenerated on the other', async () => {
    const go = slowly('begun anew');
    const here = await stream('begun anew');
    const { message_id } = await here.until('start');
    await here.untilText('first.');
    const there = await openEvents(other, `/api/chat/messages/${message_id}/stream`, student.token);
    await there.untilText('first.');
    await product.call(contract.stopReply, { message_id }, student.token);
    const again = await openEvents(product, `/api/chat/messages/${message_id}/retry`, student.token, {});
    const begun = await again.until('start');
    await there.until('done');
    expect(there.text()).toBe('Öffnet 😀 first. ');
    const next = await openEvents(other, `/api/chat/messages/${begun.message_id}/stream`, student.token);
    go();
    const done = await again.until('done');
    expect(done.history[1]).toMatchObject({ id: begun.message_id, versions: { previous: message_id } });
    expect(await next.until('done')).toEqual(done);
    expect(next.text()).toBe('Öffnet 😀 first. Last.');
  });

  it('both close their streams when the student signs out on one', async () => {
    const leaving = await newChatter(product);
    slowly('signing out of both');
    const here = await openEvents(product, '/api/chat/message', leaving.token, {
      message: 'signing out of both',
    });
    const { message_id } = await here.until('start');
    const there = await openEvents(other, `/api/chat/messages/${message_id}/stream`, leaving.token);
    await there.until('start');
    await product.call(logout, {}, leaving.token);
    await Promise.all([here.ended, there.ended]);
    expect([...here.all, ...there.all].map(({ event }) => event)).not.toContain('done');
  });

  it('share the count of messages', async () => {
    const limit = { name: 'shared-by-instances', times: 4, seconds: 60 };
    const at = (db: typeof product.db) => ({
      db,
      clock: product.clock,
      settings: { ...product.product.settings, rateLimits: true },
    });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, turn) =>
        consume(at(turn % 2 ? product.db : second.store.db), [limit, student.email]),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  });
});
