import { and, eq, sql } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/store.ts';
import { owners } from '#platform/server/owners.tables.ts';
import { chatMessages } from '../advisor.tables.ts';
import type { Writer } from './compose-reply.ts';

/** Replies that are written for one student at once, over all instances. */
export const MAX_RUNNING_REPLIES = 2;
const RETRY_AFTER_SECONDS = 5;

/**
 * Refuses a reply while the student has two running ones. Holds the owner's row until the transaction ends, so that
 * replies which start at the same moment, on whatever instance, are counted one after the other; `no key` lets other rows
 * of the student be written meanwhile. A reply whose writer died counts until its lease ends. Words of despair are
 * answered whatever else is running.
 *
 * @throws Failure `too_many_requests`
 */
export const refuseThirdReply = async (
  tx: Db,
  { viewer: { userId }, settings }: SignedIn,
  { answerer }: Pick<Writer, 'answerer'>,
): Promise<void> => {
  if (!settings.rateLimits || answerer === 'care') return;
  await tx.select({ id: owners.id }).from(owners).where(eq(owners.id, userId)).for('no key update');
  const running = await tx.$count(
    chatMessages,
    and(
      eq(chatMessages.userId, userId),
      eq(chatMessages.status, 'running'),
      sql`${chatMessages.leaseUntil} > now()`,
    ),
  );
  if (running >= MAX_RUNNING_REPLIES)
    throw new Failure(
      'too_many_requests',
      `${MAX_RUNNING_REPLIES} replies are being written for you already. Wait until one has ended, or stop one.`,
      { retry_after: RETRY_AFTER_SECONDS },
    );
};
