import { and, eq } from 'drizzle-orm';
import type { CallResponse, VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import type * as contract from '../contract.ts';
import { emailKeyOf, findUserAtDoor, toUser } from './accounts.access.ts';
import { users } from './accounts.tables.ts';
import { checkPassword } from './check-password.ts';
import { createSignIn } from './sign-in.ts';

/**
 * Signs in with email and password. Whether the address has an account shows neither in the words nor in the time.
 *
 * @throws Failure `invalid_request` when one is empty, `wrong_credentials`, `too_many_requests`
 */
export const login = async (
  ctx: Context,
  { email, password }: VerbInput<typeof contract.login>,
): Promise<CallResponse<typeof contract.login>> => {
  if (!email || !password) throw new Failure('invalid_request', 'Please enter both email and password');
  const { user, isFamiliar } = await findUserAtDoor(ctx, email);
  const passwordHash = user?.passwordHash ?? null;
  const matches = await checkPassword(
    ctx,
    { emailKey: emailKeyOf(email), passwordHash, isFamiliar },
    password,
  );
  if (!matches || !user || !passwordHash) throw new Failure('wrong_credentials');
  return ctx.db.transaction(async (tx) => {
    // A reset that ended since the password was read has revoked every sign-in made with the old one: this one too.
    const [unchanged] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.passwordHash, passwordHash)))
      .for('update');
    if (!unchanged) throw new Failure('wrong_credentials');
    return { success: true as const, token: await createSignIn(ctx, tx, user.id), user: toUser(unchanged) };
  });
};
