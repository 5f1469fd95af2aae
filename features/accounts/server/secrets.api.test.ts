import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { testProduct } from '#app/testing/test-product.ts';
import { rowsOf } from '#platform/server/database/store.ts';
import * as contract from '../contract.ts';
import { type Issuer, startIssuer } from './testing/issuer.ts';
import { mailsTo, resetTokenOf } from './testing/outbox.ts';

let issuer: Issuer;
const product = testProduct(async () => {
  issuer = await startIssuer();
  return { LOG_LEVEL: 'debug', ...issuer.settings };
});
afterAll(() => issuer.stop());

const EMAIL = 'secret.keeper@alder.example';

/** Makes every sign-in call and returns the secrets used. */
const useEverything = async (): Promise<Record<string, string>> => {
  const password = 'Kestrel-Harbour-41';
  const wrong = 'Kestrel-Harbour-42';
  const later = 'Osprey-Lantern-58';
  const student = { email: EMAIL, password, firstName: 'Juna', lastName: 'Prior' };
  const registered = await product.call(contract.register, student);
  await product.call(contract.register, student);
  await product.call(contract.login, { email: EMAIL, password: wrong });
  const signedIn = await product.call(contract.login, { email: EMAIL, password });
  await product.call(contract.verify, {}, signedIn.body.token);
  await product.call(contract.listSignIns, {}, signedIn.body.token);
  await product.call(contract.deleteAccount, { password: wrong }, signedIn.body.token);
  await product.call(contract.getAccountExport, {}, signedIn.body.token);
  await product.call(contract.logout, {}, registered.body.token);
  await product.call(contract.forgotPassword, { email: EMAIL });
  const mail = await vi.waitUntil(() => mailsTo(product.dataDir, EMAIL)[0], { timeout: 30_000 });
  const reset = resetTokenOf(mail);
  await product.call(contract.resetPassword, { token: reset, password: later });
  await product.call(contract.resetPassword, { token: reset, password: later });
  const { nonce, proof } = (await product.call(contract.startFederatedSignIn, {})).body;
  const credential = await issuer.sign({ nonce });
  const federated = await product.call(contract.federatedSignIn, { credential, proof });
  const badCredential = await issuer.sign({ aud: 'somebody-else' });
  await product.call(contract.federatedSignIn, { credential: badCredential });
  return {
    password,
    wrong,
    later,
    'token of registering': registered.body.token,
    'token of signing in': signedIn.body.token,
    'reset token': reset,
    'federated credential': credential,
    'proof of the federated sign-in': proof,
    'bad credential': badCredential,
    'token of the federated sign-in': federated.body.token,
  };
};

const dumpDatabase = async (): Promise<string> => {
  const tables = await rowsOf<{ name: string }>(
    product.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const dumps = await Promise.all(
    tables
      // The catalogue is public and large.
      .filter(({ name }) => !name.startsWith('catalogue_'))
      .map(({ name }) =>
        rowsOf<{ row: string }>(
          product.db,
          sql`select to_jsonb(held)::text as row from ${sql.identifier(name)} as held`,
        ),
      ),
  );
  return dumps
    .flat()
    .map(({ row }) => row)
    .join('\n');
};

/** The embedded database's files, including the write-ahead log; none with PostgreSQL. */
const dataFiles = (): string[] => {
  const folder = path.join(product.dataDir, 'database');
  return readdirSync(product.dataDir).includes('database')
    ? readdirSync(folder, { recursive: true })
        .map((name) => path.join(folder, String(name)))
        .filter((file) => statSync(file).isFile())
    : [];
};

describe('after every sign-in call', () => {
  it('neither the log nor the database contains a password or token', async () => {
    const secrets = await useEverything();
    const log = product.logText();
    const database = await dumpDatabase();
    expect(log.length).toBeGreaterThan(100);
    expect(database).toContain(EMAIL);
    const files = dataFiles().map((file) => readFileSync(file));
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret.length, name).toBeGreaterThan(8);
      expect(log.includes(secret), `${name} in the log`).toBe(false);
      expect(database.includes(secret), `${name} in the database`).toBe(false);
      expect(
        files.some((bytes) => bytes.includes(secret)),
        `${name} in the data files`,
      ).toBe(false);
    }
    expect(log.includes(EMAIL), 'the address in the log').toBe(false);
  });
});
