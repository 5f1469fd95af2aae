import { Failure } from '#platform/contract/errors.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { SearchReading } from '../../reading.contract.ts';
import type { AdvisorContext } from '../advisor.context.ts';

const RETRY_AFTER_SECONDS = 2;

/**
 * Parses text from the course search into filters, in turns of students.
 *
 * @throws Failure `too_many_requests` while too much of this student's is waiting
 */
export const readSearch = async (
  { advisor: { readers, typing }, viewer: { userId } }: SignedIn<AdvisorContext>,
  { q }: { q: string },
): Promise<SearchReading> => {
  if (typing.isFull(userId))
    throw new Failure('too_many_requests', 'You type faster than I can read. Please wait a moment.', {
      retry_after: RETRY_AFTER_SECONDS,
    });
  return typing.run(userId, () => readers.readSearch(q));
};
