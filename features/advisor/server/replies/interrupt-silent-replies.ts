import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/database/store.ts';
import { type AdvisorReaders } from '../advisor.context.ts';
import { chatMessages } from '../advisor.tables.ts';
import { NO_ACCOUNT } from './account.ts';

/**
 * Marks replies with an expired lease as interrupted, with what is read in their text: whoever sees one interrupted sees
 * its marks. Every instance does this for all replies, since the one that wrote them may have died.
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
  const isSilent = and(
    eq(chatMessages.status, 'running'),
    isAlone ? undefined : lt(chatMessages.leaseUntil, sql`now()`),
    notInArray(chatMessages.jobId, [...writtenHere]),
  );
  const silent = await db
    .select({
      id: chatMessages.id,
      userId: chatMessages.userId,
      content: chatMessages.content,
      provider: chatMessages.provider,
      facts: chatMessages.facts,
    })
    .from(chatMessages)
    .where(isSilent);
  for (const { id, userId, content, provider, facts } of silent) {
    let account = NO_ACCOUNT;
    try {
      // The profile it may mention is not available here.
      if (provider !== 'care' && content !== '') account = await accountFor(content, facts, null);
    } finally {
      await db
        .update(chatMessages)
        .set({ status: 'interrupted', jobId: null, ...account })
        .where(and(eq(chatMessages.userId, userId), eq(chatMessages.id, id), isSilent));
    }
  }
};
