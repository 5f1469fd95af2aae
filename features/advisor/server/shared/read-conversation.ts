import type { SignedIn } from '#platform/server/context.ts';
import type { Message } from '../../contract.ts';
import { getOwnSession } from '../advisor.access.ts';
import { listBranch } from '../branches/branch.access.ts';
import { withoutCareTurns } from '../care/care-turns.ts';

/**
 * The texts of the chosen branch of one of the caller's sessions, oldest first, for showing it elsewhere. Omits running and empty replies,
 * and words of despair with their replies, so that nobody shares those by mistake. Does not make the session the
 * current one.
 *
 * @throws Failure `not_found`
 */
export const readConversation = async (
  { db, viewer: { userId } }: SignedIn,
  { session_id }: { session_id: string },
): Promise<Pick<Message, 'id' | 'role' | 'content' | 'statements' | 'catalogue_date' | 'facts'>[]> => {
  const session = await getOwnSession(db, userId, session_id);
  const { rows } = await listBranch(db, userId, session.id);
  return withoutCareTurns(rows)
    .filter(({ status, content }) => status !== 'running' && status !== 'failed' && content !== '')
    .map(({ id, role, content, statements, catalogueDate, facts }) => ({
      id,
      role,
      content,
      statements,
      catalogue_date: catalogueDate,
      facts,
    }));
};
