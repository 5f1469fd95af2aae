import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { openProduct } from '#app/product.ts';
import { newStudent, PASSWORD } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import type { Call } from '#platform/contract/call.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { createLog } from '#platform/server/log.ts';
import {
  deleteAccount,
  forgotPassword,
  getAccountExport,
  login,
  register,
  resetPassword,
  verify,
} from '../../contract.ts';
import { signIns } from '../accounts.tables.ts';
import { mailsTo, resetTokenOf } from '../testing/outbox.ts';
import { ATTEMPTS_AT_ONCE } from './password-hash.ts';

/** One trusted proxy, so that a test can use any client address. */
const product = testProduct({ TRUST_PROXY: '1' });
const MINUTE_MS = 60_000;

let nextNetwork = 1;
/** An unused client address. */
const newAddress = (): string => `198.51.${Math.floor(nextNetwork / 250)}.${nextNetwork++ % 250}`;

interface Reply {
  status: number;
  code?: string;
  error?: string;
  retryAfter: number;
  body: Record<string, unknown>;
}

const send = async (call: Call, body: object | null, address: string, token = ''): Promise<Reply> => {
  const response = await product.fetch(call.path, {
    method: call.method.toUpperCase(),
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = (await response.json()) as Record<string, unknown> & { code?: string; error?: string };
  const { code, error } = answer;
  return {
    status: response.status,
    retryAfter: Number(response.headers.get('retry-after')),
    body: answer,
    ...(code ? { code } : {}),
    ...(error ? { error } : {}),
  };
};

const attempt = (email: string, address: string, password = 'Wrong-one-99') =>
  send(login, { email, password }, address);
const fail = async (times: number, email: string, addressOf: () => string) => {
  for (let count = 0; count < times; count++) await attempt(email, addressOf());
};
/** Adds to a stored counter as if so many more had been counted: hundreds of requests take seconds. */
const addUses = (limit: string, subject: string, uses: number) =>
  product.db.execute(
    sql`update rate_limits set used = used + ${uses}
        where key = ${createHash('sha256').update(`${limit}\0${subject}`).digest('base64url')}`,
  );
/** As if three thousand sign-ins from an address had just failed. */
const fillNetwork = async (address: string) => {
  await attempt('first-of-many@alder.example', address);
  await addUses('login-failures-of-network', address, 2_999);
};
const NAMES = { firstName: 'A', lastName: 'B' };
const expectRefused = (reply: Reply) => {
  expect([reply.status, reply.code, reply.body['success']]).toEqual([429, 'too_many_requests', false]);
  expect(reply.error).toMatch(/^Too many attempts\. Please try again in \d+ (second|minute|hour)s?\.$/);
  expect(reply.retryAfter).toBeGreaterThan(0);
};

describe('guessing one password from one address', () => {
  it('is blocked after ten failures, with or without an account, with a waiting time', async () => {
    const { email } = await newStudent(product);
    const replies: Reply[] = [];
    for (const name of [email, 'nobody.at.all@alder.example']) {
      const address = newAddress();
      await fail(9, name, () => address);
      expect((await attempt(name, address)).code).toBe('wrong_credentials');
      replies.push(await attempt(name, address));
    }
    for (const reply of replies) {
      expectRefused(reply);
      expect(reply.retryAfter).toBeLessThanOrEqual(60);
    }
  });

  it('blocks the correct password too until the time has passed, but not from elsewhere', async () => {
    const { email } = await newStudent(product);
    const address = newAddress();
    await fail(10, email, () => address);
    expectRefused(await attempt(email, address, PASSWORD));
    expect((await attempt(email.toUpperCase(), address, PASSWORD)).status).toBe(429);
    expect((await attempt(email, newAddress(), PASSWORD)).status).toBe(200);
    product.clock.advance(MINUTE_MS);
    expect((await attempt(email, address, PASSWORD)).status).toBe(200);
  });

  it('doubles the waiting time with each further block, up to an hour', async () => {
    const { email } = await newStudent(product);
    const address = newAddress();
    await fail(9, email, () => address);
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect((await attempt(email, address)).code).toBe('wrong_credentials');
      const { retryAfter } = await attempt(email, address);
      expect(Math.ceil(retryAfter / 60)).toBe(minutes);
      product.clock.advance(minutes * MINUTE_MS);
    }
    // After an hour without attempts it starts over.
    product.clock.advance(61 * MINUTE_MS);
    await fail(9, email, () => address);
    expect((await attempt(email, address)).code).toBe('wrong_credentials');
  });

  it('exceeds the limit at most by the attempts in progress', async () => {
    const { email } = await newStudent(product);
    const address = newAddress();
    const replies = await Promise.all(Array.from({ length: 60 }, () => attempt(email, address)));
    const looked = replies.filter(({ code }) => code === 'wrong_credentials').length;
    expect(looked).toBeGreaterThanOrEqual(10);
    expect(looked).toBeLessThan(10 + ATTEMPTS_AT_ONCE);
  });
});

describe('a campus behind one address', () => {
  it('signs in three hundred students within ten minutes, including mistakes', async () => {
    const { email } = await newStudent(product);
    const address = newAddress();
    await fail(5, 'mistyped@alder.example', () => address);
    const replies = await Promise.all(Array.from({ length: 300 }, () => attempt(email, address, PASSWORD)));
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('is not locked out by one person who guesses, registers and requests resets', async () => {
    const { email } = await newStudent(product);
    const address = newAddress();
    expect((await attempt(email, address, PASSWORD)).status).toBe(200);
    await attempt('guess@alder.example', address);
    await addUses('login-failures-of-network', address, 103);
    await send(register, { ...NAMES, email: 'taken@alder.example', password: PASSWORD }, address);
    await addUses('registrations-of-network', address, 59);
    await send(forgotPassword, { email: 'reset@alder.example' }, address);
    await addUses('reset-mails-of-network', address, 99);
    await send(resetPassword, { token: randomUUID().repeat(2), password: 'long-enough' }, address);
    await addUses('bad-reset-tokens-of-network', address, 59);
    expect((await attempt(email, address, PASSWORD)).status).toBe(200);
    const { email: stranger } = await newStudent(product);
    expect((await attempt(stranger, address, PASSWORD)).status).toBe(200);
    const newcomer = { ...NAMES, email: `${randomUUID()}@alder.example`, password: PASSWORD };
    expect((await send(register, newcomer, address)).status).toBe(200);
    expect((await send(forgotPassword, { email }, address)).status).toBe(200);
  });

  it('admits accounts that signed in there before, even past its three thousand failures', async () => {
    const { email } = await newStudent(product);
    const { email: stranger } = await newStudent(product);
    const address = newAddress();
    await attempt(email, address, PASSWORD);
    await fillNetwork(address);
    expectRefused(await attempt(stranger, address, PASSWORD));
    expect((await attempt(email, address, PASSWORD)).status).toBe(200);
    product.clock.advance(10 * MINUTE_MS);
    expect((await attempt(stranger, address, PASSWORD)).status).toBe(200);
  });

  it('limits guessing at a familiar account to thirty failures in a quarter of an hour', async () => {
    const { email } = await newStudent(product);
    const address = newAddress();
    await attempt(email, address, PASSWORD);
    await fail(29, email, () => address);
    expect((await attempt(email, address)).code).toBe('wrong_credentials');
    expectRefused(await attempt(email, address, PASSWORD));
    product.clock.advance(15 * MINUTE_MS);
    expect((await attempt(email, address, PASSWORD)).status).toBe(200);
  });

  it('unlocks a familiar account by mail, if someone on the same network locked it', async () => {
    const { email } = await newStudent(product);
    const address = newAddress();
    await attempt(email, address, PASSWORD);
    await fail(30, email, () => address);
    expectRefused(await attempt(email, address, PASSWORD));
    expect((await send(forgotPassword, { email }, address)).status).toBe(200);
    const mails = () => mailsTo(product.dataDir, email);
    await expect.poll(mails).toHaveLength(1);
    const token = resetTokenOf(mails()[0] ?? '');
    const password = 'Another-horse-9';
    expect((await send(resetPassword, { token, password }, address)).status).toBe(200);
    expect((await attempt(email, address, password)).status).toBe(200);
  });
});

describe('guessing one password from everywhere', () => {
  const failHundredTimes = async (email: string) => {
    await fail(2, email, newAddress);
    await addUses('login-failures-of-account', email, 96);
    await fail(1, email, newAddress);
    expect((await attempt(email, newAddress())).code).toBe('wrong_credentials');
  };

  it('is blocked after a hundred failures an hour, but never locks out the owner in a familiar network', async () => {
    const { email } = await newStudent(product);
    const home = newAddress();
    expect((await attempt(email, home, PASSWORD)).status).toBe(200);
    await failHundredTimes(email);
    expectRefused(await attempt(email, newAddress(), PASSWORD));
    expect((await attempt(email, home, PASSWORD)).status).toBe(200);
    // A month later the network is no longer familiar.
    product.clock.advance(31 * DAY_MS);
    await failHundredTimes(email);
    expectRefused(await attempt(email, home, PASSWORD));
  });

  it('counts all addresses of an IPv6 network as one', async () => {
    const { email } = await newStudent(product);
    let last = 0;
    await fail(10, email, () => `2001:db8:77:1::${++last}`);
    expectRefused(await attempt(email, '2001:db8:77:1:ffff::1'));
    expect((await attempt(email, '2001:db8:77:2::1')).code).toBe('wrong_credentials');
  });
});

describe('registering', () => {
  const student = (email: string) => ({ email, password: PASSWORD, firstName: 'A', lastName: 'B' });

  it('is limited per account, existing or not', async () => {
    const { email } = await newStudent(product);
    for (let count = 0; count < 9; count++)
      expect((await send(register, student(email), newAddress())).code).toBe('email_taken');
    expectRefused(await send(register, student(email), newAddress()));
  });

  it('is open to a whole lecture hall behind one address', async () => {
    const address = newAddress();
    const replies = await Promise.all(
      Array.from({ length: 120 }, () => send(register, student(`${randomUUID()}@alder.example`), address)),
    );
    expect(replies.every(({ status }) => status === 200)).toBe(true);
  });
});

describe('requesting reset mails', () => {
  it('is limited to five an hour per account, existing or not', async () => {
    const { email } = await newStudent(product);
    for (const name of [email, 'no.account@alder.example']) {
      for (let count = 0; count < 5; count++)
        expect((await send(forgotPassword, { email: name }, newAddress())).status).toBe(200);
      expectRefused(await send(forgotPassword, { email: name }, newAddress()));
    }
  });

  it('is limited to three hundred in ten minutes per network', async () => {
    const address = newAddress();
    const ask = () => send(forgotPassword, { email: `${randomUUID()}@alder.example` }, address);
    await ask();
    await addUses('reset-mails-of-network', address, 298);
    expect((await ask()).status).toBe(200);
    expectRefused(await send(forgotPassword, { email: 'one.more@alder.example' }, address));
  });

  it('stays open to the owner in a familiar network, despite strangers’ requests', async () => {
    const { email } = await newStudent(product);
    const home = newAddress();
    await attempt(email, home, PASSWORD);
    for (let count = 0; count < 6; count++) await send(forgotPassword, { email }, newAddress());
    expect((await send(forgotPassword, { email }, home)).status).toBe(200);
  });
});

describe('guessing reset tokens', () => {
  it('is blocked after three hundred attempts in ten minutes', async () => {
    const address = newAddress();
    const guess = () =>
      send(resetPassword, { token: randomUUID().repeat(2), password: 'long-enough' }, address);
    await guess();
    await addUses('bad-reset-tokens-of-network', address, 298);
    expect((await guess()).code).toBe('invalid_reset_token');
    expectRefused(await guess());
    product.clock.advance(10 * MINUTE_MS);
    expect((await guess()).code).toBe('invalid_reset_token');
  });
});

describe('guessing the password on an open laptop', () => {
  it('is blocked like guessing at sign-in', async () => {
    const { token } = await newStudent(product);
    const address = newAddress();
    const guess = () => send(deleteAccount, { password: 'Wrong-one-99' }, address, token);
    for (let count = 0; count < 10; count++) expect((await guess()).code).toBe('wrong_password');
    const refused = await guess();
    expect([refused.status, refused.code]).toEqual([429, 'too_many_requests']);
  });
});

describe('checking a token', () => {
  it('answers the same for an invalid one however often, and never refuses a valid one', async () => {
    const { token } = await newStudent(product);
    const address = newAddress();
    for (let count = 0; count < 10; count++) {
      if (count === 5) await addUses('stale-tokens-of-address', address, 300);
      const reply = await send(verify, null, address, 'S'.repeat(43));
      expect([reply.status, reply.body]).toEqual([200, { authenticated: false }]);
    }
    expect(product.logText()).toContain('very many stale tokens from one network');
    expect((await send(verify, null, address, token)).body['authenticated']).toBe(true);
  });
});

describe('a second instance', () => {
  it.runIf(product.engine === 'postgresql')('shares the counters', async () => {
    const { settings } = product.product;
    const second = await openProduct({ settings, log: createLog('silent'), clock: product.clock });
    const address = newAddress();
    const { email } = await newStudent(product);
    await fail(10, email, () => address);
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email, password: PASSWORD }),
    };
    const reply = await second.app.request(login.path, request, {});
    await second.close();
    expect(reply.status).toBe(429);
  });
});

describe('if the counters are unavailable', () => {
  it('nobody is signed in', async () => {
    const { email } = await newStudent(product);
    const { db } = product;
    const silent = vi.spyOn(db, 'select').mockImplementation(() => {
      throw new Error('the database is silent');
    });
    const reply = await attempt(email, newAddress(), PASSWORD);
    silent.mockRestore();
    expect([reply.status, reply.code]).toEqual([500, 'internal']);
    const before = await db.$count(signIns);
    const insert = vi.spyOn(db, 'insert').mockImplementation(() => {
      throw new Error('the database is silent');
    });
    const registration = await send(
      register,
      { email: 'closed@alder.example', password: PASSWORD, firstName: 'A', lastName: 'B' },
      newAddress(),
    );
    insert.mockRestore();
    expect(registration.status).toBe(500);
    expect(await db.$count(signIns)).toBe(before);
  });
});

describe('downloads of one’s own data', () => {
  it('are limited to twelve an hour', async () => {
    product.clock.stop();
    const { token } = await newStudent(product);
    const download = async () => (await product.call(getAccountExport, {}, token)).status;
    for (let count = 0; count < 12; count++) expect(await download()).toBe(200);
    expect(await download()).toBe(429);
    product.clock.advance(60 * MINUTE_MS);
    expect(await download()).toBe(200);
  });
});
