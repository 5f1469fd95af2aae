import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { CallResponse, VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/database/store.ts';
import { networkAddress } from '#platform/server/http/network-address.ts';
import { countUse, refuseWhenFull } from '#platform/server/rate-limit.ts';
import { owners } from '#platform/server/owners.tables.ts';
import type * as contract from '../../contract.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { emailKeyOf, findUser, toUser, type UserRow } from '../accounts.access.ts';
import { federatedIdentities, users } from '../accounts.tables.ts';
import { redeemNonce } from './federated-nonce.ts';
import type { FederatedPerson } from './verify-google-token.ts';
import { createSignIn } from '../sign-in/create-sign-in.ts';
import { limits } from '../sign-in/sign-in-limits.ts';

const identityOf = ({ issuer, subject }: FederatedPerson) =>
  and(eq(federatedIdentities.issuer, issuer), eq(federatedIdentities.subject, subject));

const findJoined = async (tx: Db, person: FederatedPerson): Promise<UserRow | null> => {
  const [identity] = await tx
    .update(federatedIdentities)
    .set({ email: person.email, name: person.name })
    .where(identityOf(person))
    .returning();
  return identity ? findUser(tx, identity.userId) : null;
};

/**
 * The account with the person's address, if it may be joined. Its address must be verified, or whoever registered it
 * first would share the account. No other person of this issuer may have joined it: addresses are reassigned over
 * time, ids are not.
 *
 * @throws Failure `federated_conflict`; `conflict` if this person joined it in parallel, in another tab
 */
const findJoinable = async (tx: Db, person: FederatedPerson): Promise<UserRow | null> => {
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(person.email)))
    .for('update');
  if (!user) return null;
  if (!user.emailVerifiedAt) throw new Failure('federated_conflict');
  const [other] = await tx
    .select({ subject: federatedIdentities.subject })
    .from(federatedIdentities)
    .where(and(eq(federatedIdentities.userId, user.id), eq(federatedIdentities.issuer, person.issuer)));
  if (other?.subject === person.subject) throw new Failure('conflict');
  if (other)
    throw new Failure(
      'federated_conflict',
      'Another Google account is joined to the account with this email. Please sign in with your password.',
    );
  return user;
};

const createUser = async (tx: Db, person: FederatedPerson, now: Date): Promise<UserRow> => {
  const id = randomUUID();
  await tx.insert(owners).values({ id, createdAt: now });
  const [user] = await tx
    .insert(users)
    .values({
      id,
      email: person.email,
      emailKey: emailKeyOf(person.email),
      passwordHash: null,
      firstName: person.firstName,
      lastName: person.lastName,
      emailVerifiedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!user) throw new Failure('conflict');
  return user;
};

/** @throws Failure `federated_conflict`; `conflict` if the same address registers or joins in parallel */
const signInOnce = (ctx: AccountsContext, person: FederatedPerson) =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    let user = await findJoined(tx, person);
    if (!user) {
      user = (await findJoinable(tx, person)) ?? (await createUser(tx, person, now));
      const { issuer, subject, email, name } = person;
      const [joined] = await tx
        .insert(federatedIdentities)
        .values({ issuer, subject, userId: user.id, email, name, createdAt: now })
        .onConflictDoNothing()
        .returning();
      if (!joined) throw new Failure('conflict');
    }
    const token = await createSignIn(ctx, tx, user.id);
    return { success: true as const, token, user: toUser(user), message: 'Signed in with Google' };
  });

/**
 * Signs in a person identified by the identity provider: to the account they joined, otherwise to the one with their
 * address if it may be joined, otherwise to a new one.
 *
 * @throws Failure `not_found` if it is not configured, `bad_credential`, `federated_conflict`, `unavailable`,
 *   `too_many_requests`
 */
export const federatedSignIn = async (
  ctx: AccountsContext,
  { credential, proof }: VerbInput<typeof contract.federatedSignIn>,
): Promise<CallResponse<typeof contract.federatedSignIn>> => {
  const { identityProvider } = ctx.accounts;
  if (!identityProvider) throw new Failure('not_found', 'Signing in with Google is not set up here.');
  const failures = limits.badCredentials(networkAddress(ctx.address));
  await refuseWhenFull(ctx, ...failures);
  const readPerson = async () => {
    const person = await identityProvider.read(credential);
    await redeemNonce(ctx, person.nonce, proof);
    return person;
  };
  const person = await readPerson().catch(async (error: unknown) => {
    if (error instanceof Failure && error.code === 'bad_credential') await countUse(ctx, ...failures);
    throw error;
  });
  return signInOnce(ctx, person).catch((error: unknown) => {
    // The other transaction has committed by now, so a second attempt finds its account.
    if (error instanceof Failure && error.code === 'conflict') return signInOnce(ctx, person);
    throw error;
  });
};
