import type { SignedIn } from '#platform/server/context.ts';
import type { Message } from '../../contract.ts';
import { getOwnSession, listOwnMessages } from '../advisor.access.ts';
import { withoutCareTurns } from '../care/care-turns.ts';

/**
 * The words of one of the caller's conversations, oldest first, for showing them elsewhere: without replies that are
 * still being written or have no words, and without words of despair and what was answered to them: those are for
 * nobody else, and nobody can choose them by mistake. Reading it does not make it the current one.
 *
 * @throws Failure `not_found`
 */
export const readConversation = async (
  { db, viewer: { userId } }: SignedIn,
  { session_id }: { session_id: string },
): Promise<Pick<Message, 'id' | 'role' | 'content'>[]> => {
  const session = await getOwnSession(db, userId, session_id);
  const rows = await listOwnMessages(db, userId, session.id);
  return withoutCareTurns(rows)
    .filter(({ status, content }) => status !== 'running' && status !== 'failed' && content !== '')
    .map(({ id, role, content }) => ({ id, role, content }));
};
