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
  /** Vendor tokens used although the reply was not begun, set by `begin`: they stay counted. */
  usedInVain: number;
}

/**
 * Checks the limits, reserves vendor tokens and runs `begin`; what was not used of the reservation is released if `begin` fails.
 *
 * @throws Failure `too_many_requests`, `profile_incomplete`, `daily_limit`, `unavailable` during shutdown, or what
 *   `begin` throws
 */
export const admitReply = async <T>(
  ctx: SignedIn<AdvisorContext>,
  provider: Provider,
  begin: (admission: Admission) => Promise<T>,
): Promise<T> => {
  const { userId } = ctx.viewer;
  if (ctx.advisor.replies.isDraining) throw new Failure('unavailable');
  await consume(ctx, [MINUTE, userId], [DAY, userId]);
  // Read and reserved beside each other: the first word waits for both.
  const reading = getProfile(ctx);
  const reserving = ctx.advisor.models[provider] ? reserveTokens(ctx) : Promise.resolve(null);
  await Promise.allSettled([reading, reserving]);
  let admission: Admission | null = null;
  try {
    const { profile } = await reading;
    if (!isComplete(profile)) throw new Failure('profile_incomplete');
    admission = { profile, reservation: await reserving, usedInVain: 0 };
    return await begin(admission);
  } catch (error) {
    const reservation = await reserving.catch(() => null);
    // If the database is lost, releasing would wait for it again; the reservation then stays, as after a crash.
    if (reservation !== null && !isDatabaseLost(error)) {
      const unused = reservation.tokens - (admission?.usedInVain ?? 0);
      await releaseTokens(ctx.db, { ...reservation, tokens: Math.max(0, unused) });
    }
    throw error;
  }
};
