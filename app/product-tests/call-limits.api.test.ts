import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as chat from '#features/advisor/contract.ts';
import { readSearch } from '#features/advisor/reading.contract.ts';
import * as sharing from '#features/sharing/contract.ts';
import { CALLS_PER_MINUTE } from '#platform/server/call-limits.ts';
import { rowsOf } from '#platform/server/database/store.ts';
import { openEvents } from '../testing/read-events.ts';
import { newChatter, type Student } from '../testing/students.ts';
import { ALDER, testProduct } from '../testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '../testing/vendor/fake-vendor.ts';

let vendor: FakeVendor;
const product = testProduct(async () => {
  vendor = await startFakeVendor();
  return { ...ALDER, OPENAI_BASE_URL: vendor.url };
});
afterAll(() => vendor.stop());

let student: Student;
beforeEach(async () => {
  product.clock.advance(60_000);
  student = await newChatter(product);
});

const list = (token = student.token) => product.call(chat.listSessions, {}, token);

describe('calls of a student', () => {
  it('are admitted up to the limit per minute, without writing a row', async () => {
    const limitRows = async () => {
      const [row] = await rowsOf<{ used: number }>(
        product.db,
        sql`select coalesce(sum(used), 0)::int as used from rate_limits`,
      );
      return row?.used;
    };
    // A whole minute, and none other: the calls take a while on a busy machine.
    product.clock.stop();
    product.clock.advance(60_000 - (product.clock.now().getTime() % 60_000));
    const before = await limitRows();
    const statuses = new Map<number, number>();
    for (let count = 0; count < CALLS_PER_MINUTE + 20; count += 20)
      for (const { status } of await Promise.all(Array.from({ length: 20 }, () => list())))
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect(Object.fromEntries(statuses)).toEqual({ 200: CALLS_PER_MINUTE, 429: 20 });
    const refused = await list();
    expect(refused.body.code).toBe('too_many_requests');
    expect(refused.body.error).toContain('Please wait a moment');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await limitRows()).toBe(before);
    expect((await list((await newChatter(product)).token)).status).toBe(200);
    product.clock.advance(60_000);
    expect((await list()).status).toBe(200);
  });

  it('update links up to sixty times an hour', async () => {
    const { body } = await product.call(sharing.createShare, {}, student.token);
    const update = () => product.call(sharing.updateShare, { shareId: body.shareId }, student.token);
    for (let count = 0; count < 60; count++) expect((await update()).status).toBe(200);
    const refused = await update();
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('streams of a student', () => {
  it('are limited to eight at once', async () => {
    let go = () => {};
    const gate = new Promise<void>((resolve) => (go = resolve));
    vendor.on('follow me', () => [{ say: 'First. ' }, { wait: gate }, { say: 'Last.' }]);
    const sent = await openEvents(product, '/api/chat/message', student.token, { message: 'follow me' });
    const { message_id } = await sent.until('start');
    const follow = () => openEvents(product, `/api/chat/messages/${message_id}/stream`, student.token);
    const open = await Promise.all(Array.from({ length: 8 }, follow));
    expect(open.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const refused = await follow();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    open[0]?.hangUp();
    await expect.poll(async () => (await follow()).status).toBe(200);
    go();
    await sent.until('done');
    await Promise.all(open.slice(1).map(({ until }) => until('done')));
    expect((await follow()).status).toBe(204);
  });
});

describe('a message that is sent again and again', () => {
  it('can be followed as often as any other reply', async () => {
    let go = () => {};
    const gate = new Promise<void>((resolve) => (go = resolve));
    vendor.on('once more', () => [{ say: 'First. ' }, { wait: gate }, { say: 'Last.' }]);
    const message = { message: 'once more', client_message_id: randomUUID() };
    const send = () => openEvents(product, '/api/chat/message', student.token, message);
    await (await send()).until('start');
    const again = await Promise.all(Array.from({ length: 12 }, send));
    expect(again.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(again.filter(({ status }) => status === 429)).toHaveLength(4);
    go();
    await Promise.all(again.filter(({ status }) => status === 200).map(({ until }) => until('done')));
    expect((await send()).status).toBe(200);
  });
});

describe('large answers', () => {
  /** A conversation larger than any connection's buffers. */
  const makeLarge = async (): Promise<string> => {
    const { body } = await product.call(chat.sendMessage, { message: 'Hello' }, student.token);
    await product.db.execute(sql`
      insert into chat_messages (id, user_id, session_id, position, role, content, created_at, status, checks)
      select gen_random_uuid(), user_id, session_id, at, 'user', repeat('x', 1000000), now(), 'complete', '[]'
      from chat_messages, generate_series(2, 17) as at where session_id = ${body.session_id} and position = 0`);
    return `/api/chat/sessions/${body.session_id}`;
  };
  /** Sends a request and reads nothing past the head of the response, which `answered` waits for. */
  const askUnread = (target: string) => {
    const { hostname, port } = new URL(product.url);
    const socket = connect(Number(port), hostname);
    const answered = once(socket, 'readable');
    socket.write(
      `GET ${target} HTTP/1.1\r\nhost: lectern.test\r\nauthorization: Bearer ${student.token}\r\n\r\n`,
    );
    return { socket, answered };
  };

  it('that a student does not read delay only the same student’s other ones', async () => {
    const target = await makeLarge();
    const unread = [askUnread(target), askUnread(target)];
    await Promise.all(unread.map(({ answered }) => answered));
    let isTold = false;
    const third = product
      .fetch(target, { headers: { authorization: `Bearer ${student.token}` } })
      .then((response) => response.json())
      .finally(() => (isTold = true));
    let isRead = false;
    const sentence = product.call(readSearch, { q: 'rivers' }, student.token).finally(() => (isRead = true));
    const other = await newChatter(product);
    // One thread reads for everybody, in order of arrival.
    expect((await product.call(readSearch, { q: 'rivers' }, other.token)).status).toBe(200);
    expect(isRead).toBe(false);
    expect((await product.call(chat.searchMessages, { q: 'hello' }, other.token)).status).toBe(200);
    expect((await list()).status).toBe(200);
    expect(isTold).toBe(false);
    unread[0]?.socket.destroy();
    const { history } = (await third) as { history: { content: string }[] };
    expect(history).toHaveLength(18);
    expect((await sentence).status).toBe(200);
    unread[1]?.socket.destroy();
    expect((await product.call(chat.searchMessages, { q: 'hello' }, student.token)).status).toBe(200);
  });
});

describe('downloads of the catalogue', () => {
  /** Sends this many concurrent requests on one connection; returns the count of each status. */
  const downloadAtOnce = async (times: number): Promise<Record<string, number>> => {
    const { hostname, port } = new URL(product.url);
    const socket = connect(Number(port), hostname);
    const request = (more: string) =>
      `GET /api/courses HTTP/1.1\r\nhost: lectern.test\r\nauthorization: Bearer ${student.token}\r\n${more}\r\n`;
    socket.write(request('').repeat(times - 1) + request('connection: close\r\n'));
    let all = '';
    for await (const part of socket) all += (part as Buffer).toString('latin1');
    const counts: Record<string, number> = {};
    for (const [, status = ''] of all.matchAll(/HTTP\/1\.1 (\d{3}) /g))
      counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  it('are limited to six at once, again after those have ended', async () => {
    // Caches the sign-in, so that no download waits longer for the database than another.
    await list();
    expect(await downloadAtOnce(10)).toEqual({ 200: 6, 429: 4 });
    expect(await downloadAtOnce(6)).toEqual({ 200: 6 });
  });
});

describe('bodies that arrive slowly', () => {
  /** Announces an upload of nine megabytes and sends no more than its beginning. */
  const upload = (token: string) => {
    const { hostname, port } = new URL(product.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      [
        'POST /api/extract_courses HTTP/1.1',
        'host: lectern.test',
        `authorization: Bearer ${token}`,
        'content-type: multipart/form-data; boundary=x',
        'content-length: 9437184',
        '',
        '--x\r\ncontent-disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n%PDF-1.4',
      ].join('\r\n'),
    );
    const answer = once(socket, 'data').then(([bytes]: unknown[]) => String(bytes).split('\r\n')[0]);
    return { socket, answer };
  };
  /** The status line that an upload gets at once; `none` while the server waits for the rest of it. */
  const tryOne = async (): Promise<string | undefined> => {
    const { socket, answer } = upload(student.token);
    const line = await Promise.race([answer, sleep(1000, 'none')]);
    socket.destroy();
    return line;
  };

  it('are kept up to a size of a student, and refused before they are read', async () => {
    const [first, second] = [upload(student.token), upload(student.token)];
    // The server has both before the third, whose answer it does not keep waiting.
    await expect.poll(tryOne).toBe('HTTP/1.1 429 Too Many Requests');
    const small = await product.call(chat.sendMessage, { message: 'Hello' }, student.token);
    expect(small.status).toBe(200);
    const other = await newChatter(product);
    const hers = upload(other.token);
    expect(await Promise.race([hers.answer, sleep(500, 'none')])).toBe('none');
    for (const { socket } of [first, second, hers]) socket.destroy();
    // What was reserved is free again once the connections are gone.
    await expect.poll(tryOne).toBe('none');
  });
});
