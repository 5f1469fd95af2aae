import { isComplete, type Profile } from '#features/profile/contract.ts';
import { getProfile } from '#features/profile/server/shared/get-profile.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { Provider } from '#platform/contract/provider.ts';
import { isDatabaseLost } from '#platform/server/database/database-lost.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { consume, type Limit } from '#platform/server/rate-limit.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { releaseTokens, type Reservation, reserveTokens } from '../models/daily-token-limit.ts';

const MINUTE: Limit = {
  name: 'chat-minute',
  times: 15,
  seconds: 60,
  sentence: (opens) =>
    `That was a lot of messages in one minute. Please wait a moment and send it again ${opens}.`,
};
const DAY: Limit = {
  name: 'chat-day',
  times: 400,
  seconds: 86_400,
  sentence: (opens) => `You have reached the number of messages for one day. Please come back ${opens}.`,
};

/** Granted when a reply is admitted. */
export interface Admission {
  profile: Profile;
  /** Vendor tokens reserved for the reply; null if the offline advisor answers. */
  reservation: Reservation | null;
}

/**
 * Checks the limits, reserves vendor tokens and runs `begin`; the reservation is released if `begin` fails.
 *
 * @throws Failure `profile_incomplete`, `too_many_requests`, `daily_limit`, `unavailable` during shutdown, or what
 *   `begin` throws
 */
export const admitReply = async <T>(
  ctx: SignedIn<AdvisorContext>,
  provider: Provider,
  begin: (admission: Admission) => Promise<T>,
): Promise<T> => {
  const { userId } = ctx.viewer;
  if (ctx.advisor.replies.isDraining) throw new Failure('unavailable');
  const { profile } = await getProfile(ctx);
  if (!isComplete(profile)) throw new Failure('profile_incomplete');
  await consume(ctx, [MINUTE, userId], [DAY, userId]);
  const reservation = ctx.advisor.models[provider] ? await reserveTokens(ctx) : null;
  try {
    return await begin({ profile, reservation });
  } catch (error) {
    // If the database is lost, releasing would wait for it again; the reservation then stays, as after a crash.
    if (reservation !== null && !isDatabaseLost(error)) await releaseTokens(ctx.db, reservation);
    throw error;
  }
};
