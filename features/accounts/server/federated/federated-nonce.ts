import { and, eq, gt } from 'drizzle-orm';
import type { CallResponse } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import { networkAddress } from '#platform/server/http/network-address.ts';
import { consume } from '#platform/server/rate-limit.ts';
import type * as contract from '../../contract.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { federatedNonces } from '../accounts.tables.ts';
import { limits } from '../sign-in/sign-in-limits.ts';
import { createToken, hashToken } from '../sign-in/tokens.ts';

/** A sign-in page may stay open for a while; it requests a new nonce before this time is over. */
const NONCE_MS = 3_600_000;

/**
 * Creates a nonce for the identity provider to put into the ID token, and a proof that stays with the requesting
 * page; the nonce is the proof's hash. An intercepted or foreign token is useless without the proof.
 *
 * @throws Failure `not_found` if federated sign-in is not configured, `too_many_requests`
 */
export const startFederatedSignIn = async (
  ctx: AccountsContext,
): Promise<CallResponse<typeof contract.startFederatedSignIn>> => {
  if (!ctx.accounts.identityProvider)
    throw new Failure('not_found', 'Signing in with Google is not set up here.');
  await consume(ctx, ...limits.federatedStarts(networkAddress(ctx.address)));
  const proof = createToken();
  const nonce = hashToken(proof);
  await ctx.db
    .insert(federatedNonces)
    .values({ nonce, expiresAt: new Date(ctx.clock.now().getTime() + NONCE_MS) });
  return { nonce, proof };
};

/**
 * Consumes the nonce of an ID token: it must be one of ours, unexpired, unused, and match the proof.
 *
 * @throws Failure `bad_credential`
 */
export const redeemNonce = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  nonce: string,
  proof: string,
): Promise<void> => {
  if (hashToken(proof) !== nonce) throw new Failure('bad_credential');
  const [used] = await db
    .delete(federatedNonces)
    .where(and(eq(federatedNonces.nonce, nonce), gt(federatedNonces.expiresAt, clock.now())))
    .returning();
  if (!used) throw new Failure('bad_credential');
};
