import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, inArray, not } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/database/store.ts';
import type { Message } from '../../contract.ts';
import { branchTo, type Link, versionsOf } from '../../domain/branches.ts';
import { AT_A_TIME, type MessageRow, toMessage } from '../advisor.access.ts';
import { chatMessages } from '../advisor.tables.ts';

/** A message without its text. */
export interface LinkRow extends Link, Pick<MessageRow, 'status' | 'isChosen'> {}

/** All messages of a session, of every branch, without their texts; oldest first. */
export const listLinks = (db: Db, userId: string, sessionId: string): Promise<LinkRow[]> =>
  db
    .select({
      id: chatMessages.id,
      parentId: chatMessages.parentId,
      status: chatMessages.status,
      isChosen: chatMessages.isChosen,
    })
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.sessionId, sessionId)))
    .orderBy(asc(chatMessages.position));

/**
 * The messages of a session's chosen branch, oldest first. Selected in one statement, so that they belong to one branch
 * even if another is chosen meanwhile.
 */
export const listBranch = async (
  db: Db,
  userId: string,
  sessionId: string,
): Promise<{ rows: MessageRow[]; links: LinkRow[] }> => {
  const links = await listLinks(db, userId, sessionId);
  const ids = links.filter(({ isChosen }) => isChosen).map(({ id }) => id);
  const rows: MessageRow[] = [];
  for (let from = 0; from < ids.length; from += AT_A_TIME) {
    // The embedded database resolves without yielding to other requests.
    if (from > 0) await setImmediate();
    rows.push(
      ...(await db
        .select()
        .from(chatMessages)
        .where(
          and(eq(chatMessages.userId, userId), inArray(chatMessages.id, ids.slice(from, from + AT_A_TIME))),
        )
        .orderBy(asc(chatMessages.position))),
    );
  }
  return { rows, links };
};

/** The chosen branch of a session in API format, oldest first. */
export const readBranch = async (db: Db, userId: string, sessionId: string): Promise<Message[]> => {
  const { rows, links } = await listBranch(db, userId, sessionId);
  const versions = versionsOf(links);
  return rows.map((row) => toMessage(row, versions.get(row.id)));
};

/**
 * A running reply is the last message of the chosen branch, so that every tab finds it there; no other branch may be
 * chosen meanwhile.
 *
 * @throws Failure `reply_running`
 */
export const refuseWhileRunning = (links: readonly LinkRow[], sessionId: string): void => {
  const running = links.find(({ status }) => status === 'running');
  if (running)
    throw new Failure('reply_running', undefined, { session_id: sessionId, message_id: running.id });
};

/**
 * Chooses the branch that ends with a message.
 *
 * @param tx holds the session's lock (`lockOwnSession`)
 * @param links of the session, read under that lock
 * @param leaf null for the position before the first question
 */
export const chooseBranchTo = async (
  tx: Db,
  userId: string,
  links: readonly LinkRow[],
  leaf: string | null,
): Promise<void> => {
  const branch = new Set(branchTo(links, leaf));
  const changing = links.filter(({ id, isChosen }) => isChosen !== branch.has(id)).map(({ id }) => id);
  if (changing.length === 0) return;
  await tx
    .update(chatMessages)
    .set({ isChosen: not(chatMessages.isChosen) })
    .where(and(eq(chatMessages.userId, userId), inArray(chatMessages.id, changing)));
};
