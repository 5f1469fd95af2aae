import type { CallResponse } from '#platform/contract/call.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type * as contract from '../../contract.ts';
import { getOwnSession, listOwnMessages, setCurrentSession, toMessage } from '../advisor.access.ts';

/**
 * Returns a session and makes it the current one.
 *
 * @throws Failure `not_found`
 */
export const getSession = async (
  { db, viewer: { userId } }: SignedIn,
  { session_id }: { session_id: string },
): Promise<CallResponse<typeof contract.getSession>> => {
  const session = await getOwnSession(db, userId, session_id);
  await setCurrentSession(db, userId, session.id);
  const rows = await listOwnMessages(db, userId, session.id);
  return { history: rows.map(toMessage), session_id: session.id, title: session.title };
};
