import { Failure } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/database/store.ts';
import { newestBelow } from '../../domain/branches.ts';
import { listRecentMessages, type RecentMessages, type SessionRow } from '../advisor.access.ts';
import { chooseBranchTo, type LinkRow, listLinks, refuseWhileRunning } from './branch.access.ts';

/** Where a question is inserted: as a new version of another one, or after the last message that its tab shows. */
export interface Place {
  edit_of?: string | undefined;
  parent_id?: string | undefined;
}

/** The parent of a question; null for a first one. */
const parentAt = (links: readonly LinkRow[], { edit_of, parent_id }: Place): string | null => {
  const known = links.find(({ id }) => id === (edit_of ?? parent_id));
  if (!known) throw new Failure('not_found', 'There is no such message in this conversation.');
  // Another tab may have continued since.
  return edit_of === undefined ? newestBelow(links, known.id) : known.parentId;
};

/**
 * Makes the branch that a question continues the chosen one.
 *
 * @param tx holds the session's lock
 * @returns the latest messages before the question
 * @throws Failure `reply_running`, `not_found` for a message of another conversation
 */
export const enterBranch = async (
  tx: Db,
  { id: sessionId, userId }: SessionRow,
  place: Place,
): Promise<RecentMessages> => {
  const chosen = await listRecentMessages(tx, userId, sessionId);
  const last = chosen.rows.at(-1);
  if (last?.status === 'running')
    throw new Failure('reply_running', undefined, { session_id: sessionId, message_id: last.id });
  const isNext = place.parent_id === undefined || place.parent_id === last?.id;
  if (place.edit_of === undefined && isNext) return chosen;
  const links = await listLinks(tx, userId, sessionId);
  refuseWhileRunning(links, sessionId);
  await chooseBranchTo(tx, userId, links, parentAt(links, place));
  return listRecentMessages(tx, userId, sessionId);
};
