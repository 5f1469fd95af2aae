import { describe, expect, it } from 'vitest';
import { testProduct } from '#app/testing/test-product.ts';
import { listSignIns, login, logout, register, verify } from '../../contract.ts';
import { DAY_MS } from '#platform/contract/durations.ts';

const product = testProduct({ RATE_LIMITS: 'off', SESSION_DAYS: '30', SESSION_MAX_DAYS: '50' });

const student = (email: string) => ({
  email,
  password: 'Willow-Bark-77',
  firstName: 'Ines',
  lastName: 'Okafor',
});

const registered = async (email: string): Promise<string> => {
  const answer = await product.call(register, student(email));
  expect(answer.status).toBe(200);
  return answer.body.token;
};

const isSignedIn = async (token: string) => (await product.call(verify, {}, token)).body.authenticated;

describe('a student who signs in', () => {
  it('is recognised by the token until signing out', async () => {
    const token = await registered('Ines.Okafor@alder.example');
    expect((await product.call(verify, {}, token)).body).toEqual({
      authenticated: true,
      user: {
        firstName: 'Ines',
        lastName: 'Okafor',
        name: 'Ines Okafor',
        email: 'Ines.Okafor@alder.example',
      },
      auth_provider: 'openai',
      has_password: true,
    });
    expect((await product.call(logout, {}, token)).body).toEqual({ success: true });
    expect(await isSignedIn(token)).toBe(false);
  });

  it('can write the address in any case, but needs the right password', async () => {
    await registered('case@alder.example');
    const again = await product.call(login, { email: ' CASE@Alder.example', password: 'Willow-Bark-77' });
    expect(again.status).toBe(200);
    expect(again.body.token).toMatch(/^[\w-]{43}$/);
    const wrong = await product.call(login, { email: 'case@alder.example', password: 'Willow-Bark-78' });
    expect([wrong.status, wrong.body.code, wrong.body.success]).toEqual([401, 'wrong_credentials', false]);
    const nobody = await product.call(login, { email: 'nobody@alder.example', password: 'Willow-Bark-77' });
    expect(nobody.body).toEqual(wrong.body);
  });

  it('stays signed in while active, and is signed out after thirty idle days', async () => {
    const used = await registered('used@alder.example');
    const idle = await registered('idle@alder.example');
    product.clock.advance(20 * DAY_MS);
    expect(await isSignedIn(used)).toBe(true);
    product.clock.advance(20 * DAY_MS);
    expect(await isSignedIn(used)).toBe(true);
    expect(await isSignedIn(idle)).toBe(false);
  });

  it('is not recognised by an unknown token', async () => {
    expect(await isSignedIn('A'.repeat(43))).toBe(false);
    expect((await product.call(verify, {})).body).toEqual({ authenticated: false });
  });
});

describe('a sign-in in constant use', () => {
  it('has an absolute end, and states it', async () => {
    const token = await registered('always@alder.example');
    const until = product.clock.now().getTime() + 50 * DAY_MS;
    for (let day = 0; day < 48; day += 12) {
      product.clock.advance(12 * DAY_MS);
      expect(await isSignedIn(token)).toBe(true);
    }
    const { body } = await product.call(listSignIns, {}, token);
    expect(Date.parse(body.sessions[0]?.expires_at ?? '')).toBeLessThanOrEqual(until);
    product.clock.advance(2.1 * DAY_MS);
    expect(await isSignedIn(token)).toBe(false);
  });
});
