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

/** A sign-in screen may stand open for a while; the page asks for a new one before this is over. */
const NONCE_MS = 3_600_000;

/**
 * Makes the nonce that the identity provider puts into the ID token it gives out, and the proof that stays with the page
 * that asked: the nonce is its hash. A token that was intercepted or taken from elsewhere is of no use without the proof.
 *
 * @throws Failure `not_found` where federated sign-in is not set up, `too_many_requests`
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
 * Uses up the nonce of an ID token: it must be one of ours, in time, unused, and of the page that has the proof.
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
