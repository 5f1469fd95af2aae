import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Call, CallInput, CallResponse, ErrorBody } from '#platform/contract/call.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/database/store.ts';
import { createHttpServer } from '#platform/server/http/http-server.ts';
import { createLog } from '#platform/server/log.ts';
import { parseSettings } from '../config.ts';
import { openProduct, type Product, type ProductParts } from '../product.ts';
import { newTextThread } from '../text-reader.ts';
import { makeBirchPack } from './birch-pack.ts';
import { checkAnswer } from './check-answer.ts';
import { copyEmbeddedDatabase, QUICK_DATABASE } from './embedded-template.ts';
import { runOnServer } from './test-postgres.ts';

export type Engine = 'embedded' | 'postgresql';

/** A clock that tests can advance, and stop. */
export class TestClock implements Clock {
  #offset = 0;
  #stoppedAt: number | null = null;
  now(): Date {
    return new Date((this.#stoppedAt ?? Date.now()) + this.#offset);
  }
  /** From now on only `advance` moves it: a window of a minute then holds on any machine. */
  stop(): void {
    this.#stoppedAt = Date.now();
  }
  advance(ms: number): void {
    this.#offset += ms;
  }
}

export interface Answer<T> {
  status: number;
  headers: Headers;
  /** The parsed body; for a failure `{error, code, …}`. */
  body: T & Partial<Omit<ErrorBody, 'success'>>;
}

/** A whole product on one engine, listening on a real socket, for one test file. */
export interface TestProduct {
  readonly engine: Engine;
  readonly url: string;
  readonly db: Db;
  readonly clock: TestClock;
  readonly product: Product;
  /** All log output so far. */
  readonly logText: () => string;
  readonly dataDir: string;
  /**
   * Sends a call by its contract entry, with parameters, query and body in one object. Throws when the response
   * does not match the entry.
   */
  call<C extends Call>(
    entry: C,
    input: CallInput<C>,
    token?: string | null,
  ): Promise<Answer<CallResponse<C>>>;
  /** Sends any request. */
  fetch(pathname: string, init?: RequestInit): Promise<Response>;
}

/** One for all test files of a worker, which share modules: loading its code takes about a second of processor time. */
const textThread = newTextThread();

/** For tests of the demonstration's own catalogue. */
export const ALDER = { UNIVERSITY: 'universities/alder' };

/** The engine selected for this test run. */
export const engineOf = (): Engine => (process.env.TEST_ENGINE === 'postgresql' ? 'postgresql' : 'embedded');

/** Creates a migrated database for one test file: in `dataDir`, or on the test server at `databaseUrl`. */
export const prepareDatabase = async (engine: Engine, dataDir: string) => {
  if (engine === 'embedded') {
    await copyEmbeddedDatabase(dataDir);
    return { databaseUrl: undefined, drop: async () => {} };
  }
  const serverUrl = inject('postgresServerUrl');
  const name = `lectern_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(serverUrl, `create database ${name} template lectern_template`);
  return {
    databaseUrl: `${serverUrl}/${name}`,
    drop: async () => {
      await runOnServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
};

/** Splits a call's input into path, query and body according to its entry. */
const requestOf = (entry: Call, input: Record<string, unknown>) => {
  const pathname = entry.path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(input[key])),
  );
  const pick = (schema: Call['body']) =>
    Object.fromEntries(
      Object.keys(schema?.shape ?? {})
        .filter((key) => key in input)
        .map((key) => [key, input[key]]),
    );
  const query = new URLSearchParams(pick(entry.query) as Record<string, string>).toString();
  return {
    target: query ? `${pathname}?${query}` : pathname,
    body: entry.body ? JSON.stringify(pick(entry.body)) : undefined,
  };
};

/**
 * Starts a product for this test file on the engine under test, and stops it afterwards.
 *
 * @param env settings that override the defaults (the small Birch pack, no mail server, no keys, silent log, rate
 * limits on), or a function that returns them once the database exists
 * @param parts what the product is built from instead of its own
 */
export const testProduct = (
  env: Record<string, string> | ((databaseUrl: string | undefined) => Promise<Record<string, string>>) = {},
  parts: Pick<ProductParts, 'pdfLimits' | 'textThread'> = {},
): TestProduct => {
  const engine = engineOf();
  const clock = new TestClock();
  const logLines: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logLines.push(chunk.toString());
      done();
    },
  });
  let dataDir = '';
  let pack: string | null = null;
  let product: Product;
  let server: Server;
  let url = '';
  let drop = async () => {};

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'lectern-test-'));
    const prepared = await prepareDatabase(engine, dataDir);
    drop = prepared.drop;
    const given = typeof env === 'function' ? await env(prepared.databaseUrl) : env;
    pack = given.UNIVERSITY ? null : await makeBirchPack();
    const settings = parseSettings({
      DATA_DIR: dataDir,
      DATABASE_URL: prepared.databaseUrl,
      PORT: '0',
      PUBLIC_URL: 'http://lectern.test',
      ...(pack && { UNIVERSITY: pack }),
      ...given,
    });
    product = await openProduct({
      settings,
      log: createLog('debug', sink),
      clock,
      embedded: QUICK_DATABASE,
      textThread,
      ...parts,
    });
    server = createHttpServer(product.app.fetch);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  });

  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await product.close();
    await drop();
    rmSync(dataDir, { recursive: true, force: true });
    if (pack) rmSync(pack, { recursive: true, force: true });
  });

  const send = (pathname: string, init?: RequestInit) => fetch(url + pathname, init);
  return {
    engine,
    clock,
    get url() {
      return url;
    },
    get db() {
      return product.store.db;
    },
    get product() {
      return product;
    },
    get dataDir() {
      return dataDir;
    },
    logText: () => logLines.join(''),
    fetch: send,
    call: async (entry, input, token) => {
      const { target, body } = requestOf(entry, input as Record<string, unknown>);
      const response = await send(target, {
        method: entry.method.toUpperCase(),
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(body === undefined ? {} : { body }),
      });
      const answer: unknown = await response.json();
      checkAnswer(entry, response.status, answer);
      return { status: response.status, headers: response.headers, body: answer as never };
    },
  };
};
