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
import { type CutProxy, startCutProxy } from '../testing/cut-proxy.ts';
import { newStudent, PASSWORD } from '../testing/students.ts';
import { runOnServer } from '../testing/test-postgres.ts';
import { engineOf, testProduct } from '../testing/test-product.ts';

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

const SHARE_ID = 'a'.repeat(22);
const RESET_TOKEN = 't'.repeat(43);

/** One call of each kind: public, signed in, reading, writing, rate limited. */
const askAll = async (token: string) => {
  // The sign-in cache lasts two seconds.
  product.clock.advance(3_000);
  const asked: [Call, object, string?][] = [
    [accounts.login, { email: 'ada@alder.example', password: PASSWORD }],
    [accounts.register, { email: 'new@alder.example', password: PASSWORD, firstName: 'A', lastName: 'B' }],
    [accounts.forgotPassword, { email: 'ada@alder.example' }],
    [accounts.verify, {}, token],
    [getProfile, {}, token],
    [getShared, { shareId: SHARE_ID }],
    [accounts.resetPassword, { token: RESET_TOKEN, password: PASSWORD }],
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

/** Requests that need no database still succeed. */
const expectOtherRequestsToWork = async () => {
  expect((await product.call(getHealth, {})).status).toBe(200);
  expect((await product.call(accounts.verify, {})).body).toEqual({ authenticated: false });
};

/** Ids of shares and mailed links must not be in the log. */
const expectNoSecret = () => {
  for (const secret of [SHARE_ID, RESET_TOKEN]) expect(product.logText()).not.toContain(secret);
};

const linesOf = (message: string) =>
  product
    .logText()
    .split('\n')
    .filter((line) => line.includes(`"msg":"${message}"`));

describe.runIf(isPostgres)('while PostgreSQL is away', () => {
  const back = async (token: string) => {
    network.mend();
    await expect.poll(async () => (await product.call(getProfile, {}, token)).status).toBe(200);
  };

  it('every call answers 503, logs the reason once, and recovers when it is back', async () => {
    const { token } = await newStudent(product);
    network.cut();
    await expectAllUnavailable(token);
    await expectOtherRequestsToWork();
    const lines = linesOf('the database does not answer');
    expect(lines).toHaveLength(7);
    expectNoSecret();
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({
        reason: expect.stringMatching(/ECONN/),
        on: expect.stringMatching(/^(GET|POST) \/(api|auth)\//),
      });
    expect(linesOf('request failed')).toEqual([]);
    await back(token);
    expect((await product.call(accounts.verify, {}, token)).body).toMatchObject({ authenticated: true });
  });

  it('a failure during transactions rolls them back and leaks no connection', async () => {
    const { token } = await newStudent(product);
    const broken = Promise.withResolvers<void>();
    let begun = 0;
    const transactions = Array.from({ length: 12 }, () =>
      product.db
        .transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          begun++;
          await broken.promise;
          await tx.execute(sql`select 2`);
        })
        .catch((error: unknown) => error),
    );
    await expect.poll(() => begun).toBeGreaterThan(1);
    network.cut();
    broken.resolve();
    for (const outcome of await Promise.all(transactions)) expect(isDatabaseLost(outcome)).toBe(true);
    await back(token);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        product.db.transaction((tx) => tx.execute(sql`select pg_sleep(0.05)`)),
      ),
    );
    expect(answers).toHaveLength(20);
  });

  it('connections closed by the server are replaced', async () => {
    const { token } = await newStudent(product);
    const server = direct.href.replace(/\/[^/]*$/, '');
    const ofOurs = `from pg_stat_activity where datname = '${direct.pathname.slice(1)}'`;
    const waiting = product.db.execute(sql`select pg_sleep(5)`).catch((error: unknown) => error);
    await expect
      .poll(() =>
        runOnServer(server, `select 1 ${ofOurs} and state = 'active' and query like '%pg_sleep(5)%'`),
      )
      .toHaveLength(1);
    await runOnServer(server, `select pg_terminate_backend(pid) ${ofOurs}`);
    expect(isDatabaseLost(await waiting)).toBe(true);
    await back(token);
  });

  it('a stalled network times out', async () => {
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

  it('a read-only host is skipped only if a primary is required', async () => {
    // Not through the stalled proxy, whose open connections stay stalled.
    const owner = openConnections(direct.href, createLog('silent'), { max: 1 });
    onTestFinished(() => owner.end());
    // Built-in functions take precedence unless search_path lists pg_catalog later: the server now reports itself as
    // a standby.
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

  it('the next host in the address is tried', async () => {
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
  it('every call answers 503 and logs the reason once', async () => {
    const { token } = await newStudent(product);
    await product.product.close();
    await expectAllUnavailable(token);
    await expectOtherRequestsToWork();
    const lines = linesOf('the database does not answer');
    expect(lines).toHaveLength(7);
    expectNoSecret();
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ reason: expect.stringMatching(/clos/) });
    expect(linesOf('request failed')).toEqual([]);
  });
});
