import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#platform/server/context.ts';
import { type Db, rowsOf } from '#platform/server/database/store.ts';
import { networkHashOf, noteUsedAgain } from '../accounts.access.ts';
import { endOfSignIn } from './sign-in-expiry.ts';
import { createToken, hashToken } from './tokens.ts';

/**
 * One statement, because each costs up to a tenth of the password hash: main thread time on the embedded database, a
 * round trip on PostgreSQL.
 *
 * @returns whether the user exists
 */
const insertSignIn = async (
  ctx: Context,
  db: Db,
  token: string,
  userId: string,
  condition: SQL,
): Promise<boolean> => {
  const now = ctx.clock.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const until = endOfSignIn(ctx.settings, now, now).toISOString();
  const inserted = await rowsOf(
    db,
    sql`with owner as (
          select id from users where id = ${userId}::uuid and ${condition} for update
        ), network as (
          insert into sign_in_networks (user_id, network_hash, last_used_at)
          select id, ${networkHashOf(ctx.address)}, ${at} from owner
          on conflict (user_id, network_hash) do update set last_used_at = excluded.last_used_at
        ), used_again as (
          ${noteUsedAgain(userId, now)} and id in (select id from owner)
        )
        insert into sign_ins (id, user_id, token_hash, user_agent, created_at, last_used_at, expires_at)
        select ${randomUUID()}::uuid, id, ${hashToken(token)}, ${ctx.userAgent}, ${at}, ${at}, ${until}::timestamptz
        from owner
        returning id`,
  );
  return inserted.length > 0;
};

/** Signs a user in on the calling device and records its network. Returns the token, which is not stored. */
export const createSignIn = async (ctx: Context, db: Db, userId: string): Promise<string> => {
  const token = createToken();
  if (!(await insertSignIn(ctx, db, token, userId, sql`true`))) throw new Error('nobody to sign in');
  return token;
};

/**
 * The same after checking a password, unless it has changed meanwhile: a reset ends every sign-in made with the old
 * password, so none may follow it. Both lock the user's row.
 *
 * @param passwordHash the hash that the password was checked against
 * @returns the token; null if the hash is no longer the user's
 */
export const createPasswordSignIn = async (
  ctx: Context,
  db: Db,
  userId: string,
  passwordHash: string,
): Promise<string | null> => {
  const token = createToken();
  const isStill = sql`password_hash = ${passwordHash}`;
  return (await insertSignIn(ctx, db, token, userId, isStill)) ? token : null;
};
