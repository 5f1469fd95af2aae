import { and, eq, sql } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/store.ts';
import { chatMessages } from '../advisor.tables.ts';

/** Replies running for one student at once, over all instances. */
export const MAX_RUNNING_REPLIES = 2;
const RETRY_AFTER_SECONDS = 5;

/**
 * Throws if the student has two running replies. The caller must hold the owner (`holdOwner`). A reply whose writer
 * died counts until its lease expires.
 *
 * @throws Failure `too_many_requests`
 */
export const refuseThirdReply = async (tx: Db, { viewer: { userId }, settings }: SignedIn): Promise<void> => {
  if (!settings.rateLimits) return;
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
