import { createHash } from 'node:crypto';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '#platform/contract/durations.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/store.ts';
import { networkAddress } from '#platform/server/http/network-address.ts';
import { owners } from '#platform/server/owners.tables.ts';
import type { User } from '../contract.ts';
import { signInNetworks, users } from './accounts.tables.ts';

export type UserRow = typeof users.$inferSelect;

/** How long a network stays familiar after an account's last sign-in from it. */
export const FAMILIAR_MS = 30 * DAY_MS;

/**
 * An hour less than a day: uses are recorded at most hourly, and the first one on the second day must not be missed.
 */
const FIRST_DAY_MS = DAY_MS - 60 * 60_000;

/** Records, once, that a user came back after the first day. A statement to run alone or within another. */
export const noteUsedAgain = (userId: string, now: Date): SQL => {
  const before = new Date(now.getTime() - FIRST_DAY_MS).toISOString();
  return sql`update ${users} set used_again = true where id = ${userId}::uuid and not used_again
    and exists (select from ${owners} where ${owners}.id = ${users}.id and created_at <= ${before}::timestamptz)`;
};

/** Email addresses are compared case-insensitively. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();

/** The stored form of the caller's network: comparable, not readable. */
export const networkHashOf = (address: string): string =>
  createHash('sha256').update(networkAddress(address)).digest('base64url');

export const findUserByEmail = async (db: Db, email: string): Promise<UserRow | null> => {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(email)));
  return row ?? null;
};

/** Whether the account of this address, if any, recently signed in from the caller's network. */
export const isFamiliarNetwork = async (
  ctx: Pick<Context, 'db' | 'clock' | 'address'>,
  emailKey: string,
): Promise<boolean> => {
  const rows = await ctx.db
    .select({ userId: signInNetworks.userId })
    .from(signInNetworks)
    .innerJoin(users, eq(users.id, signInNetworks.userId))
    .where(
      and(
        eq(users.emailKey, emailKey),
        eq(signInNetworks.networkHash, networkHashOf(ctx.address)),
        gt(signInNetworks.lastUsedAt, new Date(ctx.clock.now().getTime() - FAMILIAR_MS)),
      ),
    );
  return rows.length > 0;
};

export const findUser = async (db: Db, id: string): Promise<UserRow | null> => {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
};

/** A user as sent to the client. */
export const toUser = ({ firstName, lastName, email }: UserRow): User => ({
  firstName,
  lastName,
  name: `${firstName} ${lastName}`.trim(),
  email,
});
