import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/store.ts';
import { holdOwner } from '#platform/server/quota.ts';
import type * as contract from '../../contract.ts';
import {
  besideReply,
  getOwnReply,
  listRecentMessages,
  lockOwnSession,
  type MessageRow,
  touchSession,
} from '../advisor.access.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { chatMessages } from '../advisor.tables.ts';
import { leaseFromNow } from '../replies/lease.ts';
import { beginReply, type Begun } from './begin-reply.ts';
import type { Writer } from './compose-reply.ts';
import { refuseThirdReply } from './running-replies.ts';

type Again = VerbInput<typeof contract.retryReply>;

/**
 * Rewrites the last reply of a session in the same row; the earlier text is discarded.
 *
 * @returns the reply's row
 * @throws Failure `not_found`, `reply_running`, `conflict` if it is no longer the last message, `profile_incomplete`,
 *   `too_many_requests`, `daily_limit`
 */
export const retryReply = async (ctx: SignedIn<AdvisorContext>, again: Again): Promise<MessageRow> =>
  beginReply(ctx, await questionOf(ctx, again.message_id), again.provider, (writer) =>
    ctx.db.transaction((tx) => beginAnew(ctx, tx, again, writer)),
  );

/** The question that a reply answers. Messages are never edited, so it can be read outside the transaction. */
const questionOf = async (
  { db, viewer: { userId } }: SignedIn<AdvisorContext>,
  id: string,
): Promise<string> => {
  const { sessionId, position } = await getOwnReply(db, userId, id);
  const [question] = await db
    .select({ content: chatMessages.content })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.userId, userId),
        eq(chatMessages.sessionId, sessionId),
        eq(chatMessages.position, position - 1),
      ),
    );
  return question?.content ?? '';
};

const beginAnew = async (
  ctx: SignedIn<AdvisorContext>,
  tx: Db,
  { message_id, provider }: Again,
  { answerer, modelName }: Writer,
): Promise<Begun> => {
  const { userId } = ctx.viewer;
  // A reply to words of despair does not count against running replies.
  if (answerer !== 'care') {
    await holdOwner(tx, userId);
    await refuseThirdReply(tx, ctx);
  }
  const { sessionId } = await getOwnReply(tx, userId, message_id);
  await lockOwnSession(tx, userId, sessionId);
  const { rows, omitted } = await listRecentMessages(tx, userId, sessionId);
  const last = rows.at(-1);
  if (last?.id !== message_id)
    throw new Failure('conflict', 'Only the last reply of a conversation can be tried again.');
  if (last.status === 'running')
    throw new Failure('reply_running', undefined, { session_id: sessionId, message_id });
  const now = ctx.clock.now();
  const [reply] = await tx
    .with(
      tx.$with('written_session').as(touchSession(tx, userId, sessionId, now)),
      ...besideReply(tx, userId, sessionId, provider),
    )
    .update(chatMessages)
    .set({
      content: '',
      createdAt: now,
      provider: answerer,
      model: modelName,
      status: 'running',
      checks: [],
      facts: [],
      statements: null,
      catalogueDate: null,
      reading: null,
      error: null,
      leftOut: 0,
      jobId: randomUUID(),
      leaseUntil: leaseFromNow,
      stopRequested: false,
    })
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.id, message_id)))
    .returning();
  if (!reply) throw new Failure('not_found');
  return { reply, before: { rows: rows.slice(0, -1), omitted } };
};
