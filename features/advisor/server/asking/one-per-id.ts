import type { SignedIn } from '#platform/server/context.ts';

/** What is under way in this process, by student and id; settles without an error. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Carries out the work of one `client_message_id` after any other under the same id: sent twice at once, the second finds what
 * the first has stored, and need not reserve tokens of the day to find it. Other instances are told apart by the database.
 *
 * @throws what the work throws
 */
export const onePerId = async <T>(
  { viewer }: Pick<SignedIn, 'viewer'>,
  id: string | undefined,
  work: () => Promise<T>,
): Promise<T> => {
  if (id === undefined) return work();
  const key = `${viewer.userId} ${id}`;
  const before = underWay.get(key);
  const working = before ? before.then(work) : work();
  const settled = Promise.allSettled([working]);
  underWay.set(key, settled);
  try {
    return await working;
  } finally {
    if (underWay.get(key) === settled) underWay.delete(key);
  }
};
