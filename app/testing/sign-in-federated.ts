import type { TestProduct } from './test-product.ts';
import { federatedSignIn, startFederatedSignIn } from '#features/accounts/contract.ts';
import type { Issuer } from '#features/accounts/server/testing/issuer.ts';

/** Signs in like a browser: requests a nonce, has it signed with the claims, and sends both. */
export const signInFederated = async (
  product: TestProduct,
  issuer: Issuer,
  claims: Record<string, unknown> = {},
) => {
  const { nonce, proof } = (await product.call(startFederatedSignIn, {})).body;
  return product.call(federatedSignIn, { credential: await issuer.sign({ nonce, ...claims }), proof });
};
