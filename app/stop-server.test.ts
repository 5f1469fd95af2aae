import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '#platform/server/log.ts';
import { stopServer } from './stop-server.ts';
import { makeBirchPack } from './testing/birch-pack.ts';
import { startCutProxy } from './testing/cut-proxy.ts';
import { copyEmbeddedDatabase } from './testing/embedded-template.ts';
import { type Events, openEvents } from './testing/read-events.ts';
import { spawnServer, type ServerProcess } from './testing/server-process.ts';
import { hasTestPostgres, runOnServer, startTestPostgres } from './testing/test-postgres.ts';
import { type FakeVendor, startFakeVendor } from './testing/vendor/fake-vendor.ts';

const DRAIN_SECONDS = 3;
/** Anything longer waits for something that never comes; a busy machine took ten seconds for two. */
const HANGS_MS = 60_000;

let vendor: FakeVendor;
let pack: string;
beforeAll(async () => {
  pack = await makeBirchPack();
  vendor = await startFakeVendor();
  vendor.on('briefly', () => [{ say: 'First. ' }, { wait: 1_500 }, { say: 'Last.' }]);
  vendor.on('for ever', () => [{ say: 'First. ' }, { wait: 10 * HANGS_MS }]);
});
afterAll(async () => {
  await vendor.stop();
  rmSync(pack, { recursive: true, force: true });
});

/** A running server, with a client. */
const openServer = async (env: Record<string, string> = {}) => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lectern-stop-'));
  await copyEmbeddedDatabase(dataDir);
  const server = spawnServer({
    DATA_DIR: dataDir,
    UNIVERSITY: pack,
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    OPENAI_BASE_URL: vendor.url,
    RATE_LIMITS: 'off',
    STUDENT_DAILY_TOKENS: '5000000',
    ...env,
  });
  onTestFinished(async () => {
    await server.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  const url = await server.ready;
  const post = async (pathname: string, body: object, token?: string) =>
    fetch(url + pathname, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
  const answer = await post('/auth/register', {
    email: 'ada@alder.example',
    password: 'Correct-horse-9',
    firstName: 'Ada',
    lastName: 'Marsh',
  });
  const { token } = (await answer.json()) as { token: string };
  await post('/api/profile', { profile: { concentration: 'Computer Science', year: 'Junior' } }, token);
  const client = { fetch: (pathname: string, init?: RequestInit) => fetch(url + pathname, init) };
  const ask = (message: string): Promise<Events> =>
    openEvents(client, '/api/chat/message', token, { message, force_new_session: true });
  const watch = (messageId: string): Promise<Events> =>
    openEvents(client, `/api/chat/messages/${messageId}/stream`, token);
  return { server, url, token, post, ask, watch };
};

/** Waits for a server to stop; returns its exit code and the milliseconds it took. */
const stopped = async (server: ServerProcess, signal: NodeJS.Signals) => {
  const start = performance.now();
  server.child.kill(signal);
  const code = await server.ended;
  return { code, took: performance.now() - start };
};

const statusOfReply = async (events: Events) => (await events.until('done')).history[1]?.status;

describe('a server that is stopped', () => {
  it('lets replies end, marks the rest and tells every viewer', async () => {
    // Enough for the short replies on a busy machine: with 10 s one was still being stored beside fifteen programs.
    const drainSeconds = 20;
    const { server, url, post, token, ask, watch } = await openServer({
      DRAIN_SECONDS: String(drainSeconds),
    });
    const asked = (words: string) => Promise.all(Array.from({ length: 6 }, () => ask(words)));
    const [brief, endless] = [await asked('briefly'), await asked('for ever')];
    for (const events of [...brief, ...endless]) await events.untilText('First.');
    const { message_id } = await endless[0]!.until('start');
    endless.push(...(await Promise.all(Array.from({ length: 30 }, () => watch(message_id)))));
    const stopping = stopped(server, 'SIGTERM');
    // A busy server may answer what it was asked first before it takes the signal.
    await expect
      .poll(async () => {
        const ready = await fetch(`${url}/readyz`);
        return [ready.status, await ready.json()];
      })
      .toMatchObject([503, { code: 'unavailable' }]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const refused = await post('/api/chat/message', { message: 'One more', force_new_session: true }, token);
    expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'unavailable' }]);

    expect(await Promise.all(brief.map(statusOfReply))).toEqual(brief.map(() => 'complete'));
    expect(await Promise.all(endless.map(statusOfReply))).toEqual(endless.map(() => 'interrupted'));
    const { code, took } = await stopping;
    expect(code).toBe(0);
    // Many viewers and replies must not trigger Node's warning about listener leaks.
    expect(server.output()).not.toContain('Warning');
    expect(took).toBeGreaterThan(drainSeconds * 1_000 - 50);
    expect(took).toBeLessThan(drainSeconds * 1_000 + HANGS_MS);
  });

  it('stops immediately on SIGHUP if nothing is running but a mail to a server that hangs', async () => {
    // Greets, and never comes to the end of an answer: none of the client's own time-outs ends that first.
    const mute = net.createServer((socket) => {
      const talking = setInterval(() => socket.write('250-a moment\r\n'), 1_000);
      socket.on('error', () => {}).on('close', () => clearInterval(talking));
      socket.write('220 mute.example ESMTP\r\n');
    });
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void mute.close());
    const { port } = mute.address() as net.AddressInfo;
    const { server, post } = await openServer({ SMTP_URL: `smtp://127.0.0.1:${port}`, DRAIN_SECONDS: '600' });
    await post('/auth/forgot-password', { email: 'ada@alder.example' });
    await expect
      .poll(() => new Promise<number>((resolve) => mute.getConnections((_, count) => resolve(count))))
      .toBe(1);
    const { code, took } = await stopped(server, 'SIGHUP');
    // Not 0: the mail was abandoned, instead of waiting for its timeout.
    expect(code).toBe(1);
    expect(took).toBeLessThan(HANGS_MS);
  });

  it.runIf(hasTestPostgres())('is not delayed by a database that hangs, and tells viewers that', async () => {
    const postgres = await startTestPostgres();
    if (!postgres) throw new Error('no PostgreSQL');
    const name = `stop_${Date.now()}`;
    await runOnServer(postgres.serverUrl, `create database ${name}`);
    const { host } = new URL(postgres.serverUrl);
    const network = await startCutProxy(`http://${host}`);
    onTestFinished(async () => {
      await network.close();
      await runOnServer(postgres.serverUrl, `drop database ${name} with (force)`);
      await postgres.stop();
    });
    const databaseUrl = `${postgres.serverUrl.replace(host, network.host)}/${name}`;
    const { server, ask } = await openServer({ DATABASE_URL: databaseUrl });
    const events = await ask('for ever');
    await events.untilText('First.');
    network.stall();
    const { took } = await stopped(server, 'SIGTERM');
    expect(took).toBeLessThan(DRAIN_SECONDS * 1_000 + HANGS_MS);
    expect(await events.until('error')).toMatchObject({ code: 'unavailable' });
  });
});

describe('stopping, in wall-clock time', () => {
  it('takes three seconds after the replies have ended, even if sockets and the database hang', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const never = new Promise<void>(() => undefined);
    const server = { close: () => server, closeAllConnections: () => undefined } as unknown as Server;
    const product = { drain: async () => undefined, close: () => never };
    let isClosed: boolean | undefined;
    void stopServer({ server, product, log: createLog('silent') }, 0).then((closed) => (isClosed = closed));
    await vi.advanceTimersByTimeAsync(2_999);
    expect(isClosed).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(isClosed).toBe(false);
  });
});

describe('a database that closes in this thread', () => {
  it('may take longer than one that hangs', async () => {
    const server = { close: (done: () => void) => done(), closeAllConnections: () => undefined };
    let hasClosed = false;
    const close = async () => {
      await sleep(0);
      // As the embedded engine does while it writes.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_000);
      await sleep(0);
      hasClosed = true;
    };
    const product = { drain: async () => undefined, close };
    const parts = { server: server as unknown as Server, product, log: createLog('silent') };
    expect(await stopServer(parts, 0)).toBe(true);
    expect(hasClosed).toBe(true);
  });
});

describe('an uncaught exception', () => {
  it('is logged, and replies are marked before the process ends with code 1', async () => {
    const throwing = "process.on('SIGUSR2', () => { throw new Error('nobody caught this'); });";
    const { server, ask } = await openServer({
      DRAIN_SECONDS: '600',
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(throwing)}`,
    });
    const events = await ask('for ever');
    await events.untilText('First.');
    const { code, took } = await stopped(server, 'SIGUSR2');
    expect(code).toBe(1);
    expect(took).toBeLessThan(HANGS_MS);
    expect(await statusOfReply(events)).toBe('interrupted');
    const logged = server.output().split('\n');
    const line = logged.find((text) => text.includes('uncaught exception'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 60, err: { message: 'nobody caught this' } });
  });
});
