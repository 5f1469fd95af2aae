import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newStudent, PASSWORD } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { rowsOf } from '#platform/server/database/store.ts';
import { listSignIns, login, logout, revokeSignIn, verify } from '../../contract.ts';
import { pruneExpired } from '../prune-expired.ts';
import { DAY_MS } from '#platform/contract/durations.ts';

const product = testProduct({ RATE_LIMITS: 'off' });

const signIn = async (email: string, userAgent: string): Promise<string> => {
  const response = await product.fetch(login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return ((await response.json()) as { token: string }).token;
};
const devicesOf = async (token: string) => (await product.call(listSignIns, {}, token)).body.sessions;
const isSignedIn = async (token: string) => (await product.call(verify, {}, token)).body.authenticated;

describe('the signed-in devices', () => {
  it('are listed by user agent, with the calling one marked', async () => {
    const { email, token } = await newStudent(product);
    const phone = await signIn(email, 'A phone');
    const devices = await devicesOf(phone);
    expect(devices).toHaveLength(2);
    expect(devices.find(({ current }) => current)).toMatchObject({ user_agent: 'A phone' });
    expect((await devicesOf(token)).find(({ current }) => current)?.user_agent).not.toBe('A phone');
    expect(JSON.stringify(devices)).not.toContain(phone);
  });

  it('leave the list when signed out or expired', async () => {
    const { email, token } = await newStudent(product);
    const phone = await signIn(email, 'A phone');
    await product.call(logout, {}, phone);
    expect(await devicesOf(token)).toHaveLength(1);
    product.clock.advance(20 * DAY_MS);
    const laptop = await signIn(email, 'A laptop');
    product.clock.advance(20 * DAY_MS);
    expect((await devicesOf(laptop)).map(({ user_agent }) => user_agent)).toEqual(['A laptop']);
  });

  it('are deleted after expiry, and so are their networks', async () => {
    const { email, token } = await newStudent(product);
    await devicesOf(token);
    const held = () =>
      rowsOf<{ sign_ins: number; networks: number }>(
        product.db,
        sql`select (select count(*)::int from sign_ins where user_id = users.id) as sign_ins,
          (select count(*)::int from sign_in_networks where user_id = users.id) as networks
          from users where email_key = ${email}`,
      );
    await pruneExpired(product);
    expect(await held()).toEqual([{ sign_ins: 1, networks: 1 }]);
    product.clock.advance(31 * DAY_MS);
    await pruneExpired(product);
    expect(await held()).toEqual([{ sign_ins: 0, networks: 0 }]);
  });

  it('can sign each other out', async () => {
    const { email, token } = await newStudent(product);
    const phone = await signIn(email, 'A lost phone');
    const lost = (await devicesOf(token)).find(({ user_agent }) => user_agent === 'A lost phone');
    const answer = await product.call(revokeSignIn, { id: lost?.id ?? '' }, token);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(token)).toBe(true);
    const again = await product.call(revokeSignIn, { id: lost?.id ?? '' }, token);
    expect([again.status, again.body.code]).toEqual([404, 'not_found']);
  });

  it('can be neither seen nor signed out by others', async () => {
    const owner = await newStudent(product);
    const stranger = await newStudent(product);
    const [device] = await devicesOf(owner.token);
    const answer = await product.call(revokeSignIn, { id: device?.id ?? '' }, stranger.token);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expect(await isSignedIn(owner.token)).toBe(true);
    expect((await devicesOf(stranger.token)).map(({ id }) => id)).not.toContain(device?.id);
  });

  it('require a sign-in, and a valid id', async () => {
    const { token } = await newStudent(product);
    expect((await product.call(listSignIns, {})).status).toBe(401);
    expect((await product.call(revokeSignIn, { id: randomUUID() })).status).toBe(401);
    expect((await product.call(revokeSignIn, { id: 'mine' }, token)).body.code).toBe('invalid_request');
  });
});
