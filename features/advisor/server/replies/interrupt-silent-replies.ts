import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/database/store.ts';
import { type AdvisorReaders } from '../advisor.context.ts';
import { chatMessages } from '../advisor.tables.ts';

/**
 * Marks replies with an expired lease as interrupted and checks their text. Every instance does this for all replies,
 * since the one that wrote them may have died.
 *
 * @param isAlone no other process can be writing, as when the only process on a database starts: all leases count as
 *   expired
 * @param writtenHere job ids of this process, which are alive even if it renewed their leases too late
 */
export const interruptSilentReplies = async (
  db: Db,
  accountFor: AdvisorReaders['accountFor'],
  { isAlone = false, writtenHere = [] }: { isAlone?: boolean; writtenHere?: readonly string[] } = {},
): Promise<void> => {
  const isSilent = isAlone ? undefined : lt(chatMessages.leaseUntil, sql`now()`);
  const silent = await db
    .update(chatMessages)
    .set({ status: 'interrupted', jobId: null })
    .where(
      and(eq(chatMessages.status, 'running'), isSilent, notInArray(chatMessages.jobId, [...writtenHere])),
    )
    .returning({
      id: chatMessages.id,
      userId: chatMessages.userId,
      content: chatMessages.content,
      provider: chatMessages.provider,
      facts: chatMessages.facts,
    });
  for (const { id, userId, content, provider, facts } of silent) {
    if (provider === 'care' || content === '') continue;
    // The profile it may mention is not available here.
    const { checks, statements, catalogueDate } = await accountFor(content, facts, null);
    await db
      .update(chatMessages)
      .set({ checks, statements, catalogueDate })
      .where(
        and(eq(chatMessages.userId, userId), eq(chatMessages.id, id), eq(chatMessages.status, 'interrupted')),
      );
  }
};
