import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { CachedBody, sendReadyBody } from './cached-body.ts';
import { eventStreamResponse } from './event-stream.ts';
import { createHttpServer } from './http-server.ts';
import { NdjsonBody } from './ndjson-body.ts';

const DOWNLOADS = 50;
const MEGABYTE = 1024 * 1024;
const SIZE = 16 * MEGABYTE;
/** Memory allowed per connection: a few slices in transit. */
const OF_CONNECTION = MEGABYTE / 2;

let server: Server;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const listen = async (app: Hono, unreadMs?: number): Promise<void> => {
  server = createHttpServer(app.fetch, unreadMs === undefined ? {} : { unreadMs, idleMs: unreadMs });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
};
/** Sends `times` requests on one connection and reads nothing. */
const askUnread = async (times = 1): Promise<Socket> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nhost: lectern.test\r\n\r\n'.repeat(times));
  return socket;
};
const openConnections = () =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

const text = randomBytes(SIZE / 2).toString('hex');
const fastest = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const bodies = {
  records: () => new CachedBody(brotliCompressSync(text, fastest)),
  rows: () => new NdjsonBody(() => [text]),
};

describe('downloads that are not read', () => {
  it.each(['records', 'rows'] as const)('share one copy of the plain %s', async (kind) => {
    const body = bodies[kind]();
    let sending = 0;
    const enter = () => {
      sending++;
      return () => sending--;
    };
    const app = new Hono().get('/', (http) =>
      sendReadyBody(http, body, { contentType: 'text/plain', version: '1', enter }),
    );
    await listen(app);
    const copy = await body.in('identity');
    const before = process.memoryUsage().arrayBuffers;
    await Promise.all(Array.from({ length: DOWNLOADS }, () => askUnread()));
    await expect.poll(() => sending).toBe(DOWNLOADS);
    // Compared outside `expect`, which would print 16 MB on failure.
    expect((await body.in('identity')) === copy).toBe(true);
    const grown = process.memoryUsage().arrayBuffers - before;
    expect(grown).toBeLessThan(DOWNLOADS * OF_CONNECTION);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => sending).toBe(0);
  });

  it('are closed', async () => {
    const body = bodies.records();
    let left = 0;
    const enter = () => () => left++;
    const app = new Hono().get('/', (http) =>
      sendReadyBody(http, body, { contentType: 'text/plain', version: '1', enter }),
    );
    await listen(app, 300);
    await Promise.all(Array.from({ length: 5 }, () => askUnread()));
    // First, since the server may not have seen the connections yet.
    await expect.poll(() => left).toBe(5);
    await expect.poll(openConnections).toBe(0);
  });

  it.each(['while they are being sent', 'before they are begun'])(
    'release their slots with their connection, also those still queued (%s)',
    async (when) => {
      let make = () => {};
      const made = new Promise<void>((resolve) => (make = resolve));
      const bytes = new Uint8Array(SIZE);
      const body = { in: () => made.then(() => bytes) };
      let sending = 0;
      const enter = () => {
        sending++;
        return () => sending--;
      };
      const app = new Hono().get('/', (http) =>
        sendReadyBody(http, body, { contentType: 'text/plain', version: '1', enter }),
      );
      await listen(app);
      const socket = await askUnread(5);
      await expect.poll(() => sending).toBe(5);
      if (when === 'while they are being sent') {
        make();
        await new Promise((resolve) => setTimeout(resolve, 100));
        expect(sending).toBe(5);
      }
      socket.destroy();
      await expect.poll(openConnections).toBe(0);
      make();
      await expect.poll(() => sending).toBe(0);
    },
  );

  it('are complete for clients that do read, repeatedly', async () => {
    const body = bodies.records();
    const app = new Hono().get('/', (http) =>
      sendReadyBody(http, body, { contentType: 'text/plain', version: '1' }),
    );
    await listen(app);
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    for (const encoding of ['identity', 'gzip', 'br']) {
      const response = await fetch(url, { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect((await response.text()) === text).toBe(true);
    }
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('an event stream that is not read', () => {
  it('is closed, and so is its source', async () => {
    let isClosed = false;
    const data = { text: 'x'.repeat(100_000) };
    const app = new Hono().get('/', () =>
      eventStreamResponse({
        next: async () => [{ event: 'delta', data }],
        close: () => (isClosed = true),
      }),
    );
    await listen(app, 300);
    await askUnread();
    await expect.poll(() => isClosed).toBe(true);
    await expect.poll(openConnections).toBe(0);
  });

  it('stays open while it has no events', async () => {
    let tell = () => {};
    const first = new Promise<void>((resolve) => (tell = resolve));
    let told = 0;
    const app = new Hono().get('/', () =>
      eventStreamResponse({
        next: async () => {
          await first;
          return told++ === 0 ? [{ event: 'done', data: {} }] : null;
        },
        close: () => {},
      }),
    );
    await listen(app, 100);
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await new Promise((resolve) => setTimeout(resolve, 400));
    tell();
    expect(await answer.text()).toBe('event: done\ndata: {}\n\n');
  });

  it('is closed with its source if the connection’s buffers hold all of it', async () => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    let told = 0;
    let isClosed = false;
    const app = new Hono().get('/', () =>
      eventStreamResponse({
        next: async () => {
          if (told++ === 0) return [{ event: 'delta', data: { text: 'short' } }];
          await ended;
          return null;
        },
        close: () => (isClosed = true),
      }),
    );
    await listen(app, 300);
    await askUnread();
    await expect.poll(() => told).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 700));
    // The system accepted the data, so it is unknown whether it was read. A reply ends within minutes.
    expect(await openConnections()).toBe(1);
    end();
    await expect.poll(openConnections).toBe(0);
    expect(isClosed).toBe(true);
  });
});

describe('idle connections', () => {
  it('stay open longer than the 60 s of common proxies', () => {
    server = createHttpServer(new Hono().fetch);
    expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  });
});
