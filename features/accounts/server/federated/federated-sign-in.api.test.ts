import { base64url } from 'jose';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testProduct } from '#app/testing/test-product.ts';
import {
  federatedSignIn,
  startFederatedSignIn,
  forgotPassword,
  login,
  register,
  resetPassword,
  verify,
} from '../../contract.ts';
import { hashToken } from '../sign-in/tokens.ts';
import { type Issuer, makeKey, startIssuer } from '../testing/issuer.ts';
import { signInFederated } from '#app/testing/sign-in-federated.ts';
import { mailsTo, resetTokenOf } from '../testing/outbox.ts';

let issuer: Issuer;
const product = testProduct(async () => {
  issuer = await startIssuer();
  return { RATE_LIMITS: 'off', ...issuer.settings };
});
afterAll(() => issuer.stop());
afterEach(() => {
  issuer.isDown = false;
  vi.useRealTimers();
});

const PASSWORD = 'Willow-Bark-77';
const enter = (credential: string, proof: string) => product.call(federatedSignIn, { credential, proof });
const enterAs = (claims: Record<string, unknown>) => signInFederated(product, issuer, claims);
const askForNonce = async () => (await product.call(startFederatedSignIn, {})).body;
const whoIs = async (token: string) => (await product.call(verify, {}, token)).body;
const registered = async (email: string): Promise<string> => {
  const { body } = await product.call(register, {
    email,
    password: PASSWORD,
    firstName: 'Sol',
    lastName: 'Berg',
  });
  return body.token;
};

describe('a student who signs in with Google', () => {
  it('gets an account the first time and the same one afterwards', async () => {
    const first = await enterAs({});
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      success: true,
      message: 'Signed in with Google',
      user: { firstName: 'Maren', lastName: 'Voss', name: 'Maren Voss', email: 'maren@alder.example' },
    });
    expect(await whoIs(first.body.token)).toMatchObject({
      authenticated: true,
      google_user: { email: 'maren@alder.example', name: 'Maren Voss' },
      has_password: false,
    });
    const again = await enterAs({ email: 'maren.voss@alder.example' });
    expect(again.body.user).toEqual(first.body.user);
  });

  it('cannot sign in with a password', async () => {
    await enterAs({ sub: '1002', email: 'federated-only@alder.example' });
    const answer = await product.call(login, { email: 'federated-only@alder.example', password: '' });
    expect(answer.status).toBe(400);
    const guess = await product.call(login, { email: 'federated-only@alder.example', password: PASSWORD });
    expect([guess.status, guess.body.code]).toEqual([401, 'wrong_credentials']);
  });

  it('is accepted without a name', async () => {
    const { body } = await enterAs({
      sub: '1003',
      email: 'nameless@alder.example',
      name: undefined,
      given_name: undefined,
      family_name: undefined,
    });
    expect(body.user).toEqual({ firstName: '', lastName: '', name: '', email: 'nameless@alder.example' });
  });

  it('can sign in after the provider rotates its keys', async () => {
    expect((await enterAs({})).status).toBe(200);
    const fetched = issuer.fetches();
    expect((await enterAs({})).status).toBe(200);
    expect(issuer.fetches()).toBe(fetched);
    await issuer.rotate();
    // Keys are fetched again for an unknown key id, but at most every half minute.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    expect((await enterAs({})).status).toBe(200);
    expect(issuer.fetches()).toBe(fetched + 1);
  });
});

describe('an existing account', () => {
  it('is never taken over while its address is unverified', async () => {
    const squatter = await registered('squatted@alder.example');
    const answer = await enterAs({ sub: '2001', email: 'Squatted@alder.example' });
    expect([answer.status, answer.body.code]).toEqual([409, 'federated_conflict']);
    expect(answer.body.error).toContain('Reset its password by email first');
    expect(await whoIs(squatter)).toMatchObject({ authenticated: true });
    expect(await whoIs(squatter)).not.toHaveProperty('google_user');
  });

  it('is joined once a mailed reset has verified its address, and keeps its password', async () => {
    const email = 'joins@alder.example';
    const squatter = await registered(email);
    await product.call(forgotPassword, { email });
    const mail = await vi.waitUntil(() => mailsTo(product.dataDir, email)[0], { timeout: 30_000 });
    await product.call(resetPassword, { token: resetTokenOf(mail), password: 'my-own-now-1' });
    const joined = await enterAs({ sub: '2002', email });
    expect(joined.status).toBe(200);
    expect(await whoIs(joined.body.token)).toMatchObject({
      user: { firstName: 'Sol', lastName: 'Berg' },
      google_user: { email },
      has_password: true,
    });
    expect(await whoIs(squatter)).toEqual({ authenticated: false });
    expect((await product.call(login, { email, password: 'my-own-now-1' })).status).toBe(200);
  });

  it('is not given to the next person with the same address', async () => {
    await enterAs({ sub: '2003', email: 'reused@alder.example' });
    const stranger = await enterAs({ sub: '2004', email: 'reused@alder.example' });
    expect([stranger.status, stranger.body.code]).toEqual([409, 'federated_conflict']);
  });

  it('is created once if several tabs sign in for the first time at once, and all are signed in', async () => {
    for (let round = 0; round < 8; round++) {
      const person = { sub: `at-once-${round}`, email: `tabs-${round}@alder.example` };
      const answers = await Promise.all([1, 2, 3].map(() => enterAs(person)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      for (const { body } of answers)
        expect(await whoIs(body.token)).toMatchObject({ google_user: { email: person.email } });
    }
  });
});

describe('an invalid token', () => {
  const now = () => Math.floor(Date.now() / 1000);
  /** A valid sign-in; each token differs from it in one point. */
  let given = { nonce: '', proof: '' };
  beforeEach(async () => {
    given = await askForNonce();
  });
  const sign: Issuer['sign'] = (claims, header) => issuer.sign({ nonce: given.nonce, ...claims }, header);
  const part = (value: object) => base64url.encode(JSON.stringify(value));
  const tampered = (token: string, claims: object) => {
    const [header, body, signature] = token.split('.') as [string, string, string];
    const honest = JSON.parse(new TextDecoder().decode(base64url.decode(body))) as object;
    return `${header}.${part({ ...honest, ...claims })}.${signature}`;
  };
  const bad: Record<string, () => Promise<string>> = {
    'signed by somebody else under the same key id': async () =>
      sign({}, { key: await makeKey(issuer.keyId()) }),
    'of a key nobody published': async () => sign({}, { key: await makeKey('unheard-of') }),
    'changed after it was signed': async () => tampered(await sign(), { sub: '9999' }),
    'for another site': () => sign({ aud: 'somebody-else' }),
    'of another issuer': () => sign({ iss: 'https://issuer.example' }),
    'that ran out': () => sign({ exp: now() - 120 }),
    'that never runs out': () => sign({ exp: undefined }),
    'for later': () => sign({ nbf: now() + 600 }),
    'given out to another site': () => sign({ azp: 'somebody-else' }),
    'for several sites that does not say which asked': () =>
      sign({ aud: [issuer.settings.GOOGLE_CLIENT_ID ?? '', 'somebody-else'] }),
    'that was lying about': () => sign({ iat: now() - 700 }),
    'of the future': () => sign({ iat: now() + 600 }),
    'with alg none': async () => `${part({ alg: 'none' })}.${(await sign()).split('.')[1]}.`,
    'signed with the published key as a shared secret': async () =>
      `${part({ alg: 'HS256', kid: issuer.keyId() })}.${(await sign()).split('.')[1]}.AAAA`,
    'with an unverified address': () => sign({ email_verified: false }),
    'that does not say whether the address is verified': () => sign({ email_verified: undefined }),
    'without an address': () => sign({ email: undefined }),
    'without a subject': () => sign({ sub: undefined }),
    'without a nonce': () => sign({ nonce: undefined }),
    'with a nonce of its maker’s own': () => sign({ nonce: hashToken('a proof of my own') }),
    'that is no token': async () => 'not.a.token',
    'of nothing but dots': async () => '..',
  };

  it.each(Object.keys(bad))('%s is refused', async (kind) => {
    const answer = await enter(await (bad[kind] as () => Promise<string>)(), given.proof);
    expect([answer.status, answer.body.code, answer.body.success]).toEqual([400, 'bad_credential', false]);
    expect(answer.body.error).toBe('Google verification failed');
  });

  it('is refused if empty or too long', async () => {
    for (const credential of ['', 'x'.repeat(9000)])
      expect((await enter(credential, given.proof)).body.code).toBe('invalid_request');
  });

  it('is refused when used again', async () => {
    const credential = await sign({ sub: '3001', email: 'once@alder.example' });
    const answers = await Promise.all([1, 2, 3].map(() => enter(credential, given.proof)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect((await enter(credential, given.proof)).body.code).toBe('bad_credential');
  });

  it('is refused without its proof, and stays usable with it', async () => {
    const other = await askForNonce();
    const credential = await sign({ sub: '3002', email: 'proof@alder.example' });
    for (const proof of [other.proof, given.nonce, ''])
      expect((await enter(credential, proof)).body.code).toBe('bad_credential');
    const { status } = await product.call(federatedSignIn, { credential });
    expect(status).toBe(400);
    expect((await enter(credential, given.proof)).status).toBe(200);
  });

  it('is refused an hour after its nonce was issued', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
    const late = await enter(await sign({ sub: '3003', email: 'late@alder.example' }), given.proof);
    expect(late.body.code).toBe('bad_credential');
  });

  it('is refused with a proof made by the sender', async () => {
    const proof = 'a proof of my own';
    const answer = await enter(await sign({ nonce: hashToken(proof) }), proof);
    expect(answer.body.code).toBe('bad_credential');
  });
});

describe('an unreachable provider', () => {
  it('is reported as unavailable, not as a bad token', async () => {
    issuer.isDown = true;
    // Beyond the cache lifetime of the keys, including those that a test above fetched with the clock an hour ahead.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 3_600_000 });
    const answer = await enterAs({});
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    expect(product.logText()).toContain('the keys of the identity provider could not be fetched');
  });
});
