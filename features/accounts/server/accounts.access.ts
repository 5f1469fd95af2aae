import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/store.ts';
import { networkOf } from '#platform/server/http/network-of.ts';
import type { User } from '../contract.ts';
import { signInNetworks, users } from './accounts.tables.ts';

export type UserRow = typeof users.$inferSelect;

const DAY_MS = 86_400_000;
/** How long a network that an account signed in from stays familiar. */
export const FAMILIAR_MS = 30 * DAY_MS;

/** Addresses are the same whatever their case. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();

/** The caller's network as it is kept: to be recognised, not read. */
export const networkHashOf = (address: string): string =>
  createHash('sha256').update(networkOf(address)).digest('base64url');

export const findUserByEmail = async (db: Db, email: string): Promise<UserRow | null> => {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(email)));
  return row ?? null;
};

/** The account an address names, and whether it signed in from the caller's network lately; one query either way. */
export const findUserAtDoor = async (
  ctx: Pick<Context, 'db' | 'clock' | 'address'>,
  email: string,
): Promise<{ user: UserRow | null; isFamiliar: boolean }> => {
  const [row] = await ctx.db
    .select({ user: users, familiar: signInNetworks.userId })
    .from(users)
    .leftJoin(
      signInNetworks,
      and(
        eq(signInNetworks.userId, users.id),
        eq(signInNetworks.networkHash, networkHashOf(ctx.address)),
        gt(signInNetworks.lastUsedAt, new Date(ctx.clock.now().getTime() - FAMILIAR_MS)),
      ),
    )
    .where(eq(users.emailKey, emailKeyOf(email)));
  return { user: row?.user ?? null, isFamiliar: Boolean(row?.familiar) };
};

export const findUser = async (db: Db, id: string): Promise<UserRow | null> => {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
};

/** What the client is told of a user. */
export const toUser = ({ firstName, lastName, email }: UserRow): User => ({
  firstName,
  lastName,
  name: `${firstName} ${lastName}`.trim(),
  email,
});
