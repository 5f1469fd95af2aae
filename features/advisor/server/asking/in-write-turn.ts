import type { SignedIn } from '#platform/server/context.ts';
import type { AdvisorContext } from '../advisor.context.ts';

/**
 * Carries out what admits a question in its student's turn, as every other call that writes: refused ones cost as much.
 * Only the wait for the reply is outside of it.
 *
 * @throws Failure `too_many_requests` while too many of the student's are waiting, or what the work throws
 */
export const inWriteTurn = async <T>(
  { callLimits, viewer }: SignedIn<AdvisorContext>,
  work: () => Promise<T>,
): Promise<T> => {
  const leave = await callLimits.takeWriteTurn(viewer.userId);
  try {
    return await work();
  } finally {
    leave();
  }
};
