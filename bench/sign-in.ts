import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { runProduct } from '../e2e/support/run-product.ts';
import { users } from '../features/accounts/server/accounts.tables.ts';
import { authenticate } from '../features/accounts/server/sign-in/authenticate.ts';
import { hashPassword, matchesHash } from '../features/accounts/server/sign-in/password-hash.ts';
import { forgetSignIns } from '../features/accounts/server/sign-in/sign-in-cache.ts';
import { createSignIn } from '../features/accounts/server/sign-in/create-sign-in.ts';
import { systemClock } from '../platform/server/clock.ts';
import type { Context } from '../platform/server/context.ts';
import { openStore } from '../platform/server/database/open-store.ts';
import { createLog } from '../platform/server/log.ts';
import { owners } from '../platform/server/owners.tables.ts';
import { atLeast, atMost, type Bench, type BenchRow, median, quantile } from './support/bench.ts';
import { onPostgres } from './support/on-postgres.ts';
import { getRaw, postRaw } from './support/raw-client.ts';

const CHECKS = 3_000;
const ROUNDS = 5;
const LOGINS_A_ROUND = 40;
const AT_ONCE = 16;
const PASSWORD = 'Correct-Horse-42';

const timed = async (times: number, work: () => Promise<unknown>): Promise<number[]> => {
  const took: number[] = [];
  for (let count = 0; count < times; count++) {
    const start = performance.now();
    await work();
    took.push(performance.now() - start);
  }
  return took;
};

/** Operations per second, `AT_ONCE` at a time. */
const throughput = async (times: number, work: () => Promise<unknown>): Promise<number> => {
  const atOnce = pLimit(AT_ONCE);
  const start = performance.now();
  await Promise.all(Array.from({ length: times }, () => atOnce(work)));
  return times / ((performance.now() - start) / 1000);
};

const measureChecks = async (
  title: string,
  databaseUrl: string | null,
  dataDir: string,
): Promise<BenchRow[]> => {
  const store = await openStore({ databaseUrl, dataDir }, createLog('silent'));
  const ctx = {
    db: store.db,
    clock: systemClock,
    settings: { sessionDays: 30, sessionMaxDays: 180 },
    address: '127.0.0.1',
    userAgent: 'bench',
    // Without the queue of strangers, which keeps nobody waiting who is alone.
    callLimits: { amongStrangers: (_network: string, work: () => Promise<unknown>) => work() },
  } as unknown as Context;
  const id = randomUUID();
  await store.db.insert(owners).values({ id, createdAt: systemClock.now() });
  await store.db
    .insert(users)
    .values({ id, email: 'a@b.example', emailKey: 'a@b.example', firstName: 'A', lastName: 'B' });
  const token = await store.db.transaction((tx) => createSignIn(ctx, tx, id));
  const check = async () => {
    if (!(await authenticate(ctx, token))) throw new Error('the sign-in does not hold');
  };
  await timed(200, check);
  const cached = await timed(CHECKS, check);
  const uncached: number[] = [];
  for (let count = 0; count < CHECKS; count++) {
    forgetSignIns(store.db, () => true);
    uncached.push(...(await timed(1, check)));
  }
  await store.close();
  return [
    atMost(`${title}: a check that queries the database, median`, median(uncached), 0.5, 'ms', 3),
    { what: `${title}: the same, 95th percentile`, value: `${quantile(uncached, 0.95).toFixed(3)} ms` },
    atMost(`${title}: a check from the cache, median`, median(cached), 0.5, 'ms', 4),
  ];
};

const post = async (url: string, body: object, agent: Agent): Promise<{ token: string }> => {
  const answer = await postRaw(url, body, agent);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return JSON.parse(answer.body.toString()) as { token: string };
};

const STUDENT = { email: 'bench@alder.example', firstName: 'A', lastName: 'B' };
/** An account with the cheapest possible hash: measures a sign-in without the cost of hashing. */
const CHEAP = 'cheap@alder.example';

const addCheapAccount = async (dataDir: string): Promise<void> => {
  const store = await openStore({ databaseUrl: null, dataDir }, createLog('silent'));
  const id = randomUUID();
  const passwordHash = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await store.db.insert(owners).values({ id, createdAt: systemClock.now() });
  await store.db.insert(users).values({ ...STUDENT, id, email: CHEAP, emailKey: CHEAP, passwordHash });
  await store.close();
};

const measureLogins = async (): Promise<BenchRow[]> => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lectern-bench-'));
  await addCheapAccount(dataDir);
  const product = await runProduct({ RATE_LIMITS: 'off', DATA_DIR: dataDir });
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const { token } = await post(`${product.url}/auth/register`, { ...STUDENT, password: PASSWORD }, agent);
  const request = () => getRaw(`${product.url}/api/profile`, { authorization: `Bearer ${token}` });
  await timed(200, request);
  const requests = await timed(1_000, request);
  const login = (email: string) => () =>
    post(`${product.url}/auth/login`, { email, password: PASSWORD }, agent);
  const hashed = await hashPassword(PASSWORD);
  const verify = () => matchesHash(hashed, PASSWORD);
  await throughput(20, login(STUDENT.email));
  const whole: number[] = [];
  const withoutHash: number[] = [];
  const hashAlone: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    whole.push(await throughput(LOGINS_A_ROUND, login(STUDENT.email)));
    withoutHash.push(await throughput(LOGINS_A_ROUND, login(CHEAP)));
    hashAlone.push(await throughput(LOGINS_A_ROUND, verify));
  }
  agent.destroy();
  await product.stop();
  product.remove();
  const argon2 = median(hashAlone);
  return [
    { what: 'a signed-in request (GET /api/profile), median', value: `${median(requests).toFixed(2)} ms` },
    { what: `argon2id alone, ${AT_ONCE} at once`, value: `${argon2.toFixed(0)} a second` },
    {
      what: 'sign-ins over HTTP with a nearly free hash',
      value: `${median(withoutHash).toFixed(0)} a second`,
    },
    { what: `sign-ins over HTTP, ${AT_ONCE} at once`, value: `${median(whole).toFixed(0)} a second` },
    atLeast('without the hash, relative to argon2id alone', median(withoutHash) / argon2, 1, '×'),
    atLeast('sign-ins relative to argon2id alone', median(whole) / argon2, 0.7, '×'),
  ];
};

export const signIn: Bench = {
  name: 'sign-in',
  about: 'checking a bearer token, and signing in, on either engine',
  run: async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lectern-bench-'));
    const rows = await measureChecks('embedded', null, dataDir);
    rmSync(dataDir, { recursive: true, force: true });
    rows.push(...(await onPostgres((databaseUrl) => measureChecks('PostgreSQL', databaseUrl, ''))));
    return [...rows, ...(await measureLogins())];
  },
};
