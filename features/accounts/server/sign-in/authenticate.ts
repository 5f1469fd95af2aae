import { and, eq } from 'drizzle-orm';
import type { Context, Viewer } from '#platform/server/context.ts';
import { networkAddress } from '#platform/server/http/network-address.ts';
import { noteUsedAgain } from '../accounts.access.ts';
import { signIns } from '../accounts.tables.ts';
import { currentEra, forgetToken, recallSignIn, rememberSignIn } from './sign-in-cache.ts';
import { endOfSignIn, isStillValid } from './sign-in-expiry.ts';
import { hashToken } from './tokens.ts';

/** A sign-in in use is prolonged at most this often: one write an hour instead of one per request. */
const PROLONG_EVERY_MS = 60 * 60_000;

type AuthenticatingContext = Pick<Context, 'db' | 'clock' | 'settings' | 'callLimits' | 'address'>;

/**
 * The viewer of a bearer token; null if it is unknown, expired or revoked. Looked up in the queue of strangers, since
 * anybody can make tokens up: one that this instance has seen before in the turn of its student, others in that of the
 * network, so that whoever shares it with a student cannot keep them waiting.
 *
 * @throws Failure `too_many_requests` while very many of that student or network are looked up
 */
export const authenticate = async (
  ctx: AuthenticatingContext,
  token: string | null,
): Promise<Viewer | null> => {
  if (!token) return null;
  const tokenHash = hashToken(token);
  const recalled = recallSignIn(ctx.db, tokenHash, ctx.clock.now());
  if (recalled?.isBelieved) return recalled.viewer;
  const subject = recalled ? `student ${recalled.viewer.userId}` : networkAddress(ctx.address);
  return ctx.callLimits.amongStrangers(subject, () => findViewer(ctx, tokenHash));
};

const findViewer = async (ctx: AuthenticatingContext, tokenHash: string): Promise<Viewer | null> => {
  const now = ctx.clock.now();
  const era = currentEra(ctx.db);
  const [found] = await ctx.db
    .select({
      id: signIns.id,
      userId: signIns.userId,
      createdAt: signIns.createdAt,
      lastUsedAt: signIns.lastUsedAt,
    })
    .from(signIns)
    .where(and(eq(signIns.tokenHash, tokenHash), isStillValid(ctx, now)));
  if (!found) {
    forgetToken(ctx.db, tokenHash);
    return null;
  }
  if (now.getTime() - found.lastUsedAt.getTime() > PROLONG_EVERY_MS) {
    await ctx.db
      .update(signIns)
      .set({ lastUsedAt: now, expiresAt: endOfSignIn(ctx.settings, found.createdAt, now) })
      .where(eq(signIns.id, found.id));
    await ctx.db.execute(noteUsedAgain(found.userId, now));
  }
  const viewer = { userId: found.userId, signInId: found.id };
  rememberSignIn(ctx.db, tokenHash, viewer, now, era);
  return viewer;
};

/** The token of an `Authorization: Bearer …` header; null if there is none. */
export const bearerToken = (header: string | undefined): string | null =>
  /^Bearer +([\w-]{20,200})$/i.exec(header ?? '')?.[1] ?? null;
