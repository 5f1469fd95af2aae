import { and, eq, ne } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { holdOwner } from '#platform/server/quota.ts';
import type { ChatSession } from '../../contract.ts';
import { MOST_PINNED } from '../../keeping.contract.ts';
import { branchOf, lockOwnSession, toSession } from '../advisor.access.ts';
import { chatMessages, chatSessions } from '../advisor.tables.ts';

/** @throws Failure `not_found`, `quota_reached` */
export const pinSession = async (
  { db, viewer: { userId } }: SignedIn,
  { session_id, is_pinned }: { session_id: string; is_pinned: boolean },
): Promise<ChatSession> =>
  db.transaction(async (tx) => {
    await holdOwner(tx, userId);
    const session = await lockOwnSession(tx, userId, session_id);
    const others = await tx.$count(
      chatSessions,
      and(eq(chatSessions.userId, userId), eq(chatSessions.isPinned, true), ne(chatSessions.id, session_id)),
    );
    if (is_pinned && others >= MOST_PINNED)
      throw new Failure('quota_reached', `${MOST_PINNED} chats are pinned already. Unpin one of them first.`);
    await tx
      .update(chatSessions)
      .set({ isPinned: is_pinned })
      .where(and(eq(chatSessions.userId, userId), eq(chatSessions.id, session_id)));
    const count = await tx.$count(chatMessages, branchOf(userId, session_id));
    return toSession({ ...session, isPinned: is_pinned }, count);
  });
