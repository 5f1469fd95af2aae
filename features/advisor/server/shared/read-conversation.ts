import type { SignedIn } from '#platform/server/context.ts';
import type { Message } from '../../contract.ts';
import { publicWeek } from '../../domain/week/public-week.ts';
import { getOwnSession, type MessageRow } from '../advisor.access.ts';
import { listBranch } from '../branches/branch.access.ts';
import { withoutCareTurns } from '../care/care-turns.ts';

/** Whether a reply has content to show. */
const isWhole = (reply: MessageRow | undefined): boolean =>
  reply !== undefined && reply.status !== 'running' && reply.status !== 'failed' && reply.content !== '';

/**
 * The texts of the chosen branch of one of the caller's sessions, oldest first, for showing it elsewhere. Omits running,
 * failed and empty replies with their questions, and words of despair with their replies, so that nobody shares those by
 * mistake. Does not make the session the current one.
 *
 * @throws Failure `not_found`
 */
export const readConversation = async (
  { db, viewer: { userId } }: SignedIn,
  { session_id }: { session_id: string },
): Promise<
  Pick<
    Message,
    'id' | 'role' | 'content' | 'status' | 'statements' | 'checks' | 'catalogue_date' | 'facts' | 'week'
  >[]
> => {
  const session = await getOwnSession(db, userId, session_id);
  const { rows } = await listBranch(db, userId, session.id);
  return withoutCareTurns(rows)
    .filter((row, at, said) => isWhole(row.role === 'user' ? said[at + 1] : row))
    .map(({ id, role, content, status, statements, checks, catalogueDate, facts, week }) => ({
      id,
      role,
      content,
      status,
      statements,
      checks,
      catalogue_date: catalogueDate,
      facts,
      week: week && publicWeek(week.card),
    }));
};
