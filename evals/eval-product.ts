import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { parseSettings } from '#app/config.ts';
import { openProduct } from '#app/product.ts';
import { copyEmbeddedDatabase, QUICK_DATABASE } from '#app/testing/embedded-template.ts';
import { openEvents } from '#app/testing/read-events.ts';
import type { Check, Fact, Message, Statement } from '#features/advisor/contract.ts';
import type { WeekCard } from '#features/advisor/week.contract.ts';
import { createHttpServer } from '#platform/server/http/http-server.ts';
import type { Student } from './question-shape.ts';

export type EvalProvider = 'offline' | 'openai' | 'anthropic';

/** One reply as a student receives it. */
export interface Reply {
  text: string;
  tools: { name: string; input: Record<string, unknown> }[];
  checks: Check[];
  /** Empty if nothing was read. */
  statements: Statement[];
  facts: Fact[];
  /** The week that it proposes. */
  week: WeekCard | null;
  status: Message['status'];
  /** What the server's log says of a reply that is not complete; empty otherwise. */
  logged: string;
  /** Time to first text; null when there was none. */
  firstWordMs: number | null;
  sessionId: string;
}

export interface EvalProduct {
  /** Asks in the given conversation, or in a new one. */
  ask(student: Student, question: string, sessionId: string | null): Promise<Reply>;
  close(): Promise<void>;
}

/** The date on which every question is asked. */
export const TODAY = '2025-10-15';
const PASSWORD = 'Judged-by-code-1';

const settingsFor = (
  provider: EvalProvider,
  dataDir: string,
  university: string,
  more: Readonly<Record<string, string>>,
) => {
  const own = provider.toUpperCase();
  const vendor = Object.entries(process.env).filter(
    ([name]) => provider !== 'offline' && name.startsWith(`${own}_`),
  );
  return parseSettings({
    DATA_DIR: dataDir,
    UNIVERSITY: university,
    PORT: '0',
    RATE_LIMITS: 'off',
    ...Object.fromEntries(vendor),
    ...more,
  });
};

/**
 * The whole product in this process, with its own database and a fixed date.
 *
 * @param more settings in addition to the vendor's
 */
export const openEvalProduct = async (
  packFolder: string,
  provider: EvalProvider,
  more: Readonly<Record<string, string>> = {},
): Promise<EvalProduct> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'evals-'));
  const settings = settingsFor(provider, dataDir, packFolder, more);
  if (provider !== 'offline' && !settings[provider])
    throw new Error(
      `${provider} is not configured: set ${provider.toUpperCase()}_API_KEY or ${provider.toUpperCase()}_BASE_URL.`,
    );
  await copyEmbeddedDatabase(dataDir);
  const started = Date.now();
  const clock = { now: () => new Date(Date.parse(`${TODAY}T14:00:00Z`) + Date.now() - started) };
  let log: string[] = [];
  const product = await openProduct({
    settings,
    log: pino({ level: 'warn' }, { write: (line) => void log.push(line) }),
    clock,
    embedded: QUICK_DATABASE,
  });
  const server = createHttpServer(product.app.fetch);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const fetchFromApp = (pathname: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${pathname}`, init);
  const tokens = new Map<string, Promise<string>>();

  const post = async (pathname: string, body: object, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const response = await fetchFromApp(pathname, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${pathname} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Record<string, string>;
  };
  const register = async (student: Student): Promise<string> => {
    const email = `student-${tokens.size}@judged.example`;
    const { token = '' } = await post('/auth/register', {
      email,
      password: PASSWORD,
      firstName: 'Robin',
      lastName: 'Marsh',
    });
    const { plan, ...profile } = student;
    await post('/api/profile', { profile }, token);
    if (plan)
      await post(
        '/api/plans/versions',
        {
          version_id: randomUUID(),
          term: plan.term,
          name: 'A',
          items: plan.courses.map((code) => ({
            item_id: randomUUID(),
            content: { kind: 'course', code, need: 'required' },
          })),
        },
        token,
      );
    return token;
  };
  const tokenOf = (student: Student): Promise<string> => {
    const key = JSON.stringify(student);
    const known = tokens.get(key) ?? register(student);
    tokens.set(key, known);
    return known;
  };

  return {
    ask: async (student, message, sessionId) => {
      const token = await tokenOf(student);
      log = [];
      const began = performance.now();
      const events = await openEvents({ fetch: fetchFromApp }, '/api/chat/message', token, {
        message,
        provider: provider === 'offline' ? 'openai' : provider,
        ...(sessionId === null ? { force_new_session: true } : { session_id: sessionId }),
      });
      if (events.status !== 200) throw new Error(`a question was answered with ${events.status}`);
      const first = events.until('delta').then(
        () => performance.now() - began,
        () => null,
      );
      await events.ended;
      const session_id = events.all.find(({ event }) => event === 'start')?.data as { session_id: string };
      const done = events.all.find((event) => event.event === 'done');
      const last = done?.event === 'done' ? done.data.history.at(-1) : undefined;
      return {
        text: last?.content ?? events.text(),
        tools: events.all.flatMap((event) => (event.event === 'tool' ? [event.data] : [])),
        checks: last?.checks ?? [],
        statements: last?.statements ?? [],
        facts: last?.facts ?? [],
        week: last?.week ?? null,
        status: last?.status ?? 'failed',
        logged: last?.status === 'complete' ? '' : log.join(''),
        firstWordMs: await first,
        sessionId: session_id.session_id,
      };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await product.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
