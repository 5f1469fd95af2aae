import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { type ServerProcess, spawnServer } from '#app/testing/server-process.ts';
import { engineOf, prepareDatabase } from '#app/testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '#app/testing/vendor/fake-vendor.ts';
import { questionOf } from '#app/testing/vendor/script.ts';
import type { Message } from '../../contract.ts';

/** More in `npm run test:long`. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2);
const CHATTERS = 6;

/** The complete reply to a question, the same every time. */
const answerTo = (question: string): string =>
  Array.from({ length: 20 }, (_, word) => `${question.slice(0, 8)}-${word}`).join(' ');

interface Asked {
  text: string;
  /** The server confirmed that it stored the message. */
  isAcknowledged: boolean;
  isAnswered: boolean;
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lectern-kill-'));
let vendor: FakeVendor;
let env: Record<string, string>;
let drop: () => Promise<void>;
let server: ServerProcess;
let url: string;

const startServer = async (): Promise<void> => {
  server = spawnServer(env);
  url = await server.ready;
};

beforeAll(async () => {
  vendor = await startFakeVendor();
  vendor.on('', (request) =>
    answerTo(questionOf(request))
      .split(/(?<= )/)
      .flatMap((word) => [{ say: word }, { wait: 10 }]),
  );
  const prepared = await prepareDatabase(engineOf(), dataDir);
  ({ drop } = prepared);
  env = {
    DATA_DIR: dataDir,
    UNIVERSITY: await makeBirchPack(),
    OPENAI_BASE_URL: vendor.url,
    RATE_LIMITS: 'off',
    ...(prepared.databaseUrl ? { DATABASE_URL: prepared.databaseUrl } : {}),
  };
  await startServer();
});

afterAll(async () => {
  await server.end('SIGKILL');
  await vendor.stop();
  await drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const call = async (method: string, pathname: string, token?: string, body?: object, more = {}) =>
  fetch(url + pathname, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...more,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

/** Resends an unconfirmed message after a broken connection, as a client does. */
class Chatter {
  token = '';
  asked = new Map<string, Asked>();

  async register(): Promise<void> {
    const email = `${randomUUID()}@birch.example`;
    const answer = await call('POST', '/auth/register', undefined, {
      email,
      password: 'Correct-horse-9',
      firstName: 'Robin',
      lastName: 'Marsh',
    });
    ({ token: this.token } = (await answer.json()) as { token: string });
    const profile = { concentration: 'Geology', year: 'Senior' };
    await call('POST', '/api/profile', this.token, { profile });
  }

  async chat(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const open = [...this.asked].find(([, { isAnswered }]) => !isAnswered);
      const [id, asked] = open ?? [
        randomUUID(),
        { text: randomUUID(), isAcknowledged: false, isAnswered: false },
      ];
      this.asked.set(id, asked);
      // The server is down: resend to the next one.
      await this.ask(id, asked).catch(() => sleep(50));
    }
  }

  async ask(client_message_id: string, asked: Asked): Promise<void> {
    const isStreamed = asked.text < '8';
    const answer = await call(
      'POST',
      '/api/chat/message',
      this.token,
      { message: asked.text, force_new_session: true, client_message_id },
      isStreamed ? { accept: 'text/event-stream' } : {},
    );
    if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
    if (!isStreamed) await answer.json();
    else
      for await (const piece of answer.body as ReadableStream<Uint8Array>)
        asked.isAcknowledged ||= new TextDecoder().decode(piece).includes('event: start');
    asked.isAcknowledged = true;
    asked.isAnswered = true;
  }

  async conversations(): Promise<Message[][]> {
    const list = (await (await call('GET', '/api/chat/sessions', this.token)).json()) as {
      sessions: { session_id: string }[];
    };
    return Promise.all(
      list.sessions.map(async ({ session_id }) => {
        const answer = await call('GET', `/api/chat/sessions/${session_id}`, this.token);
        return ((await answer.json()) as { history: Message[] }).history;
      }),
    );
  }
}

describe('a server killed while students chat', () => {
  it(
    'loses and duplicates no message, and gives every reply a final status',
    async () => {
      const chatters = Array.from({ length: CHATTERS }, () => new Chatter());
      for (const chatter of chatters) await chatter.register();
      for (let round = 0; round < ROUNDS; round++) {
        if (round > 0) await startServer();
        const stopping = new AbortController();
        const chatting = chatters.map((chatter) => chatter.chat(stopping.signal));
        const all = () => chatters.flatMap(({ asked }) => [...asked.values()]);
        const answered = () => all().filter(({ isAnswered }) => isAnswered).length;
        const running = () => all().filter(({ isAcknowledged, isAnswered }) => isAcknowledged && !isAnswered);
        const before = answered();
        // Kill at a random moment, with some replies complete and others running.
        await expect.poll(answered).toBeGreaterThan(before + CHATTERS);
        await sleep(Math.random() * 300);
        // All students may have been told their replies at once, and none of the next be stored yet.
        await expect.poll(() => running().length, { interval: 5 }).toBeGreaterThan(0);
        stopping.abort();
        await server.end('SIGKILL');
        await Promise.all(chatting);
      }

      await startServer();
      const readyAt = performance.now();
      const everything = async () =>
        (await Promise.all(chatters.map((chatter) => chatter.conversations()))).flat();
      await expect
        .poll(async () => (await everything()).flat().filter(({ status }) => status === 'running'))
        .toEqual([]);
      const waited = (performance.now() - readyAt) / 1000;

      const counts: Record<string, number> = {};
      for (const chatter of chatters) {
        const conversations = await chatter.conversations();
        const found = conversations.map(([question]) => question?.content ?? '');
        expect(new Set(found).size).toBe(found.length);
        for (const { text, isAcknowledged } of chatter.asked.values())
          if (isAcknowledged) expect(found).toContain(text);
        for (const [question, reply, ...more] of conversations) {
          expect(more).toEqual([]);
          const whole = answerTo(question?.content ?? '');
          const { status = 'running', content = '' } = reply ?? {};
          counts[status] = (counts[status] ?? 0) + 1;
          if (status === 'complete') expect(content).toBe(whole);
          else expect(whole.startsWith(content)).toBe(true);
        }
      }
      process.stdout.write(
        `kill -9 under chat, ${engineOf()}: ${ROUNDS} rounds, ${counts.complete} replies complete, ` +
          `${counts.interrupted} interrupted and marked ${waited.toFixed(1)} s after the next start at most\n`,
      );
      expect(Object.keys(counts).toSorted()).toEqual(['complete', 'interrupted']);
    },
    ROUNDS * 60_000 + 120_000,
  );
});
