import { afterAll, describe, expect, it } from 'vitest';
import { testProduct } from '#app/testing/test-product.ts';
import { type Issuer, startIssuer } from '../testing/issuer.ts';
import { signInFederated } from '#app/testing/sign-in-federated.ts';

let issuer: Issuer;
const product = testProduct(async () => {
  issuer = await startIssuer();
  return { RATE_LIMITS: 'off', GOOGLE_HOSTED_DOMAIN: 'Alder.example', ...issuer.settings };
});
afterAll(() => issuer.stop());

const enterAs = (claims: Record<string, unknown>) => signInFederated(product, issuer, claims);

describe('restricted to one organisation', () => {
  it('accepts its accounts', async () => {
    expect((await enterAs({ hd: 'alder.example' })).status).toBe(200);
  });

  it.each([{ hd: 'elm.example' }, { hd: undefined }])(
    'tells other accounts, %o, which one to use',
    async (claims) => {
      const { status, body } = await enterAs({ sub: '9', email: 'somebody@alder.example', ...claims });
      expect([status, body.code]).toEqual([403, 'not_allowed']);
      expect(body.error).toBe('Please use your alder.example account.');
    },
  );
});
