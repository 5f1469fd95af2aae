import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import * as accounts from '#features/accounts/contract.ts';
import { getProfile } from '#features/profile/contract.ts';
import { getShared } from '#features/sharing/contract.ts';
import type { Call } from '#platform/contract/call.ts';
import { getHealth, getReadiness } from '#platform/contract/health.ts';
import { isDatabaseLost } from '#platform/server/database/database-lost.ts';
import { openConnections } from '#platform/server/database/postgres-connections.ts';
import { createLog } from '#platform/server/log.ts';
import { type CutProxy, startCutProxy } from './testing/cut-proxy.ts';
import { newStudent, PASSWORD } from './testing/students.ts';
import { runOnServer } from './testing/test-postgres.ts';
import { engineOf, testProduct } from './testing/test-product.ts';

const isPostgres = engineOf() === 'postgresql';
let network: CutProxy;
let direct: URL;
let throughProxy = '';

const product = testProduct(async (databaseUrl): Promise<Record<string, string>> => {
  if (databaseUrl === undefined) return {};
  direct = new URL(databaseUrl);
  network = await startCutProxy(`http://${direct.host}`);
  throughProxy = databaseUrl.replace(direct.host, network.host);
  return { DATABASE_URL: throughProxy };
});
afterAll(() => (isPostgres ? network.close() : undefined));

/** One call of every kind: open, signed in, one that reads, one that writes, one that counts. */
const askAll = async (token: string) => {
  // What was checked a moment ago is believed for two seconds.
  product.clock.advance(3_000);
  const asked: [Call, object, string?][] = [
    [accounts.login, { email: 'ada@alder.example', password: PASSWORD }],
    [accounts.register, { email: 'new@alder.example', password: PASSWORD, firstName: 'A', lastName: 'B' }],
    [accounts.forgotPassword, { email: 'ada@alder.example' }],
    [accounts.verify, {}, token],
    [getProfile, {}, token],
    [getShared, { shareId: 'a'.repeat(22) }],
    [getReadiness, {}],
  ];
  return Promise.all(asked.map(([entry, input, own]) => product.call(entry, input as never, own)));
};

const expectAllUnavailable = async (token: string) => {
  for (const { status, body, headers } of await askAll(token)) {
    expect([status, body]).toMatchObject([503, { code: 'unavailable', error: expect.any(String) }]);
    expect(headers.get('retry-after')).toBe('5');
  }
};

/** What needs no database goes on as ever. */
const expectTheRestToAnswer = async () => {
  expect((await product.call(getHealth, {})).status).toBe(200);
  expect((await product.call(accounts.verify, {})).body).toEqual({ authenticated: false });
};

const linesOf = (message: string) =>
  product
    .logText()
    .split('\n')
    .filter((line) => line.includes(`"msg":"${message}"`));

describe.runIf(isPostgres)('while PostgreSQL is away', () => {
  const back = async (token: string) => {
    network.mend();
    await expect
      .poll(async () => (await product.call(getProfile, {}, token)).status, { timeout: 5_000 })
      .toBe(200);
  };

  it('every call says so, logs its reason once, and answers again when it is back', async () => {
    const { token } = await newStudent(product);
    network.cut();
    await expectAllUnavailable(token);
    await expectTheRestToAnswer();
    const lines = linesOf('the database does not answer');
    expect(lines).toHaveLength(6);
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ reason: expect.stringMatching(/ECONN/) });
    expect(linesOf('request failed')).toEqual([]);
    await back(token);
    expect((await product.call(accounts.verify, {}, token)).body).toMatchObject({ authenticated: true });
  });

  it('what breaks in the middle of transactions ends them and takes no connection with it', async () => {
    const { token } = await newStudent(product);
    const transactions = Array.from({ length: 12 }, () =>
      product.db
        .transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          await sleep(200);
          await tx.execute(sql`select 2`);
        })
        .catch((error: unknown) => error),
    );
    await sleep(100);
    network.cut();
    for (const outcome of await Promise.all(transactions)) expect(isDatabaseLost(outcome)).toBe(true);
    await back(token);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        product.db.transaction((tx) => tx.execute(sql`select pg_sleep(0.05)`)),
      ),
    );
    expect(answers).toHaveLength(20);
  });

  it('connections that the server ended are replaced', async () => {
    const { token } = await newStudent(product);
    const waiting = product.db.execute(sql`select pg_sleep(5)`).catch((error: unknown) => error);
    await sleep(100);
    await runOnServer(
      direct.href.replace(/\/[^/]*$/, ''),
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${direct.pathname.slice(1)}'`,
    );
    expect(isDatabaseLost(await waiting)).toBe(true);
    await back(token);
  });

  it('a network that swallows everything is not waited for without end', async () => {
    const connections = openConnections(throughProxy, createLog('silent'), {
      max: 2,
      statementTimeoutMs: 100,
    });
    const ask = () => connections.use((query) => query({ text: 'select 1' }));
    onTestFinished(() => connections.end());
    await ask();
    network.stall();
    const start = performance.now();
    expect(isDatabaseLost(await ask().catch((error: unknown) => error))).toBe(true);
    expect(performance.now() - start).toBeLessThan(4_000);
    network.mend();
    expect((await ask()).rowCount).toBe(1);
  });

  it('a host that takes no writes is passed over where a primary is asked for, and only there', async () => {
    // Not through the network that was just stalled: what the product's own connections lost there stays lost.
    const owner = openConnections(direct.href, createLog('silent'), { max: 1 });
    onTestFinished(() => owner.end());
    // The engine's own functions are found first unless the path names them later: this server now calls itself a standby.
    const setUp = `create schema standby;
      create function standby.pg_is_in_recovery() returns boolean language sql as 'select true'`;
    await owner.use((query) => query({ text: setUp }));
    const ask = async (attributes: string) => {
      const options = encodeURIComponent('-c search_path=standby,pg_catalog');
      const connections = openConnections(
        `${direct.href}?options=${options}${attributes}`,
        createLog('silent'),
        { max: 1 },
      );
      onTestFinished(() => connections.end());
      return connections.use((query) => query({ text: 'select 1' }));
    };
    expect((await ask('')).rowCount).toBe(1);
    const refused: unknown = await ask('&target_session_attrs=primary').catch((error: unknown) => error);
    expect(isDatabaseLost(refused)).toBe(true);
    expect((refused as Error).cause).toMatchObject({ message: expect.stringMatching(/standby/) });
  });

  it('the next host of the address is asked', async () => {
    const { host } = direct;
    const connections = openConnections(
      `${direct.href.replace(host, `127.0.0.1:9,${host}`)}?target_session_attrs=primary`,
      createLog('silent'),
      { max: 1 },
    );
    onTestFinished(() => connections.end());
    expect((await connections.use((query) => query({ text: 'select 1' }))).rowCount).toBe(1);
  });
});

describe.runIf(!isPostgres)('once the embedded database is closed', () => {
  it('every call says so and logs its reason once', async () => {
    const { token } = await newStudent(product);
    await product.product.close();
    await expectAllUnavailable(token);
    await expectTheRestToAnswer();
    const lines = linesOf('the database does not answer');
    expect(lines).toHaveLength(6);
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ reason: expect.stringMatching(/clos/) });
    expect(linesOf('request failed')).toEqual([]);
  });
});
