import { afterAll, describe, expect, it, vi } from 'vitest';
import { newStudent } from '#app/testing/students.ts';
import { forgotPassword, login, register } from '../../contract.ts';

// Test files of a worker share their modules: reload them here, with two of them mocked.
vi.resetModules();
vi.doMock('@node-rs/argon2', { spy: true });
// Stops background work, so that only the call's own work is counted; the catalogue polls the database on a timer.
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
vi.doMock('#platform/server/run-every.ts', () => ({
  runEvery: () => ({ wake: () => undefined, stop: async () => undefined }),
}));
const argon2 = await import('@node-rs/argon2');
const { testProduct } = await import('#app/testing/test-product.ts');

afterAll(() => {
  vi.useRealTimers();
  vi.doUnmock('@node-rs/argon2');
  vi.doUnmock('#platform/server/run-every.ts');
  vi.resetModules();
});

const product = testProduct();

const STATEMENTS = ['select', 'insert', 'update', 'delete', 'execute', 'transaction'] as const;

/** The time-consuming work of a call: hashes, and statements by kind. */
const workOf = async (call: () => Promise<unknown>): Promise<Record<string, number>> => {
  const statements = STATEMENTS.map((name) => [name, vi.spyOn(product.db, name)] as const);
  vi.mocked(argon2.hash).mockClear();
  vi.mocked(argon2.verify).mockClear();
  await call();
  const work: Record<string, number> = {
    hash: vi.mocked(argon2.hash).mock.calls.length,
    verify: vi.mocked(argon2.verify).mock.calls.length,
  };
  for (const [name, spy] of statements) {
    work[name] = spy.mock.calls.length;
    spy.mockRestore();
  }
  return work;
};

describe('whether an address has an account', () => {
  it('does not affect the work of a failed sign-in', async () => {
    const { email } = await newStudent(product);
    const attempt = (address: string) => () =>
      product.call(login, { email: address, password: 'Wrong-one-99' });
    const known = await workOf(attempt(email));
    expect(known).toMatchObject({ verify: 1, hash: 0 });
    expect(await workOf(attempt('no.account@alder.example'))).toEqual(known);
  });

  it('does not affect the work of requesting a reset mail', async () => {
    const { email } = await newStudent(product);
    const ask = (address: string) => () => product.call(forgotPassword, { email: address });
    const known = await workOf(ask(email));
    expect(known).toMatchObject({ insert: 2, select: 0 });
    expect(await workOf(ask('nobody.here@alder.example'))).toEqual(known);
  });

  it('costs a hash to find out by registering', async () => {
    const { email } = await newStudent(product);
    const again = { email, password: 'Willow-Bark-77', firstName: 'A', lastName: 'B' };
    expect(await workOf(() => product.call(register, again))).toMatchObject({ hash: 1 });
  });
});
