import type { ConcurrencyLimit } from '#platform/server/call-limits.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { networkAddress } from '#platform/server/http/network-address.ts';

const sentence = 'The catalogue is being sent to you already. Please try again in a moment.';

/** As many as a browser has connections to one host; the body is one for all, so they cost little but those. */
const OF_STUDENT: ConcurrencyLimit = { name: 'downloads', most: 6, sentence };
/** A whole campus may have one address. */
const OF_NETWORK: ConcurrencyLimit = { name: 'downloads-of-network', most: 300, sentence };

/**
 * Begins a download of the whole catalogue, and gives what ends it.
 *
 * @throws Failure `too_many_requests`
 */
export const enterDownload = ({ viewer, address, callLimits }: SignedIn): (() => void) => {
  const leaveStudent = callLimits.enter(OF_STUDENT, viewer.userId);
  try {
    const leaveNetwork = callLimits.enter(OF_NETWORK, networkAddress(address));
    return () => {
      leaveNetwork();
      leaveStudent();
    };
  } catch (error) {
    leaveStudent();
    throw error;
  }
};
