import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/database/store.ts';
import type { Check } from '../../contract.ts';
import { chatMessages } from '../advisor.tables.ts';

/**
 * Marks replies whose writer fell silent as interrupted, and checks what they say. Every instance does this for all of
 * them: the one that wrote them may be dead.
 *
 * @param isAlone nobody else can be writing, as at the start of the only process on a database: all are silent then
 * @param writtenHere jobs of this process: it knows that they live, even where it was too slow to renew their leases
 */
export const interruptSilentReplies = async (
  db: Db,
  check: (content: string) => Promise<Check[]>,
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
    });
  for (const { id, userId, content, provider } of silent) {
    const checks = provider === 'care' || content === '' ? [] : await check(content);
    if (checks.length === 0) continue;
    await db
      .update(chatMessages)
      .set({ checks })
      .where(
        and(eq(chatMessages.userId, userId), eq(chatMessages.id, id), eq(chatMessages.status, 'interrupted')),
      );
  }
};
