import type { CallResponse, VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import type * as contract from '../../contract.ts';
import { emailKeyOf, findUserByEmail, toUser } from '../accounts.access.ts';
import { checkPassword } from './check-password.ts';
import { createPasswordSignIn } from './create-sign-in.ts';

/**
 * Signs in with email and password. Neither the response nor its time reveals whether the account exists.
 *
 * @throws Failure `invalid_request` if one is empty, `wrong_credentials`, `too_many_requests`
 */
export const login = async (
  ctx: Context,
  { email, password }: VerbInput<typeof contract.login>,
): Promise<CallResponse<typeof contract.login>> => {
  if (!email || !password) throw new Failure('invalid_request', 'Please enter both email and password');
  const user = await findUserByEmail(ctx.db, email);
  const passwordHash = user?.passwordHash ?? null;
  const matches = await checkPassword(ctx, { emailKey: emailKeyOf(email), passwordHash }, password);
  if (!matches || !user || !passwordHash) throw new Failure('wrong_credentials');
  const token = await createPasswordSignIn(ctx, ctx.db, user.id, passwordHash);
  if (token === null) throw new Failure('wrong_credentials');
  return { success: true, token, user: toUser(user) };
};
