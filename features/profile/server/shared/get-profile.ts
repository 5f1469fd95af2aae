import type { SignedIn } from '#platform/server/context.ts';
import { EMPTY_PROFILE, type Profile } from '../../contract.ts';
import { findProfile } from '../profile.access.ts';

/** The caller's profile, empty for a new student: a failure here would send the chat to the sign-in screen. */
export const getProfile = async (ctx: SignedIn): Promise<{ profile: Profile }> => ({
  profile: (await findProfile(ctx.db, ctx.viewer.userId)) ?? EMPTY_PROFILE,
});
