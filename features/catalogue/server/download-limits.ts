import type { ConcurrencyLimit } from '#platform/server/call-limits.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { networkAddress } from '#platform/server/http/network-address.ts';

const sentence = 'The catalogue is being sent to you already. Please try again in a moment.';

/** As many as a browser's connections to one host; all share one body, so they cost little else. */
const OF_STUDENT: ConcurrencyLimit = { name: 'downloads', most: 6, sentence };
/** A whole campus may share one address. */
const OF_NETWORK: ConcurrencyLimit = { name: 'downloads-of-network', most: 300, sentence };

/**
 * Registers a download of the whole catalogue, and returns a function that ends it.
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
