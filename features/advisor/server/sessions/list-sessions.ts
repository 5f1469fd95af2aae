import { and, count, desc, eq, inArray, lt } from 'drizzle-orm';
import type { CallResponse, VerbInput } from '#platform/contract/call.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type * as contract from '../../contract.ts';
import { toSession } from '../advisor.access.ts';
import { chatMessages, chatSessions } from '../advisor.tables.ts';

const PAGE = 200;

/** The caller's sessions, most recently written first; the first page starts with the pinned ones. */
export const listSessions = async (
  { db, viewer: { userId } }: SignedIn,
  { before }: VerbInput<typeof contract.listSessions>,
): Promise<CallResponse<typeof contract.listSessions>> => {
  const listed = (isPinned: boolean) =>
    db
      .select()
      .from(chatSessions)
      .where(
        and(
          eq(chatSessions.userId, userId),
          eq(chatSessions.isPinned, isPinned),
          before ? lt(chatSessions.updatedAt, new Date(before)) : undefined,
        ),
      )
      .orderBy(desc(chatSessions.updatedAt))
      .limit(PAGE);
  const others = await listed(false);
  const rows = before ? others : [...(await listed(true)), ...others];
  const ids = rows.map(({ id }) => id);
  const counted = await db
    .select({ id: chatMessages.sessionId, messages: count() })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.userId, userId),
        inArray(chatMessages.sessionId, ids),
        eq(chatMessages.isChosen, true),
      ),
    )
    .groupBy(chatMessages.sessionId);
  const counts = new Map(counted.map(({ id, messages }) => [id, messages]));
  return {
    sessions: rows.map((row) => toSession(row, counts.get(row.id) ?? 0)),
    next: others.length === PAGE ? (others.at(-1)?.updatedAt.toISOString() ?? null) : null,
  };
};
