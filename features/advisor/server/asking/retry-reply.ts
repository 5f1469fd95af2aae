import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import { isDatabaseLost } from '#platform/server/database/database-lost.ts';
import type { Provider } from '#platform/contract/provider.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/store.ts';
import { holdOwner, refuseOverQuota } from '#platform/server/quota.ts';
import type * as contract from '../../contract.ts';
import {
  besideReply,
  findByClientMessageId,
  getOwnMessage,
  getOwnReply,
  listRecentMessages,
  lockOwnSession,
  nextPosition,
  type ReplyRow,
  touchSession,
} from '../advisor.access.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { additionsOf } from '../advisor.quotas.ts';
import { chatMessages } from '../advisor.tables.ts';
import { chooseBranchTo, listLinks, refuseWhileRunning } from '../branches/branch.access.ts';
import { leaseFromNow } from '../replies/lease.ts';
import { type Announce, beginReply } from './begin-reply.ts';
import type { Writer } from './compose-reply.ts';
import { inWriteTurn } from './in-write-turn.ts';
import { onePerId } from './one-per-id.ts';
import { refuseThirdReply } from './running-replies.ts';

type Again = VerbInput<typeof contract.retryReply>;

/** Resets everything a row holds about its previous reply. */
const UNJUDGED = {
  facts: [],
  statements: null,
  catalogueDate: null,
  reading: null,
  week: null,
  unanswered: [],
  feedback: null,
  tookMs: null,
  error: null,
  leftOut: 0,
  stopRequested: false,
};

/**
 * Regenerates a reply: as a new version beside the earlier one, or in its row if that has no text and nothing follows
 * it. Repeating a `client_message_id` returns the same reply.
 *
 * @returns the reply's row, and whether it had been asked for before
 * @throws Failure `not_found`, `conflict`, `reply_running`, `quota_reached`, `profile_incomplete`, `too_many_requests`,
 *   `daily_limit`
 */
export const retryReply = (
  ctx: SignedIn<AdvisorContext>,
  again: Again,
): Promise<{ reply: ReplyRow; isRepeated: boolean }> =>
  inWriteTurn(ctx, () => onePerId(ctx, again.client_message_id, () => retryOnce(ctx, again)));

const retryOnce = async (
  ctx: SignedIn<AdvisorContext>,
  again: Again,
): Promise<{ reply: ReplyRow; isRepeated: boolean }> => {
  // Looked up first: repeating costs less than being refused.
  const known = await findAskedFor(ctx, again);
  if (known) return { reply: known, isRepeated: true };
  try {
    const question = await questionOf(ctx, again.message_id);
    const reply = await beginReply(ctx, question, again.provider, (writer, announce) =>
      ctx.db.transaction((tx) => beginAnew(ctx, tx, again, writer, announce)),
    );
    return { reply, isRepeated: false };
  } catch (error) {
    // Querying a hanging database again would double the student's wait.
    if (isDatabaseLost(error)) throw error;
    // Sent at the same time by another tab, or to another instance.
    const first = await findAskedFor(ctx, again);
    if (first) return { reply: first, isRepeated: true };
    throw error;
  }
};

const OTHER_USE = 'Something else was sent under this id. Please try again.';

/**
 * The reply that was begun before under this id; null if there is none.
 *
 * @throws Failure `conflict` if the id was used for a question, or for a reply to another one
 */
const findAskedFor = async (
  { db, viewer: { userId } }: SignedIn<AdvisorContext>,
  { message_id, client_message_id }: Again,
): Promise<ReplyRow | null> => {
  if (!client_message_id) return null;
  const known = await findByClientMessageId(db, userId, client_message_id);
  if (!known) return null;
  const { sessionId, parentId } = await getOwnReply(db, userId, message_id);
  if (known.role !== 'assistant' || known.sessionId !== sessionId || known.parentId !== parentId)
    throw new Failure('conflict', OTHER_USE);
  return known;
};

/** The question that a reply answers. Messages are never edited, so it can be read outside the transaction. */
const questionOf = async (
  { db, viewer: { userId } }: SignedIn<AdvisorContext>,
  id: string,
): Promise<string> => {
  const { parentId } = await getOwnReply(db, userId, id);
  return parentId === null ? '' : (await getOwnMessage(db, userId, parentId)).content;
};

const beginAnew = async (
  ctx: SignedIn<AdvisorContext>,
  tx: Db,
  { message_id, provider, client_message_id }: Again,
  writer: Writer,
  announce: Announce,
): Promise<ReplyRow> => {
  const { userId } = ctx.viewer;
  const isCare = writer.answerer === 'care';
  await holdOwner(tx, userId);
  // A reply to words of despair does not count against running replies.
  if (!isCare) await refuseThirdReply(tx, ctx);
  const { sessionId } = await getOwnReply(tx, userId, message_id);
  await refuseOverQuota(tx, userId, ...additionsOf(null, { sessionId, isCare }));
  await lockOwnSession(tx, userId, sessionId);
  const earlier = await getOwnReply(tx, userId, message_id);
  // Begun since it was looked up, in its row or beside it: no model is asked for it again.
  if (client_message_id && (await findByClientMessageId(tx, userId, client_message_id)))
    throw new Failure('conflict', OTHER_USE);
  const links = await listLinks(tx, userId, sessionId);
  refuseWhileRunning(links, sessionId);
  const isInPlace = earlier.content === '' && links.every(({ parentId }) => parentId !== earlier.id);
  await chooseBranchTo(tx, userId, links, isInPlace ? earlier.id : earlier.parentId);
  const { rows, omitted } = await listRecentMessages(tx, userId, sessionId);
  const reply: ReplyRow = {
    id: isInPlace ? earlier.id : randomUUID(),
    userId,
    sessionId,
    jobId: randomUUID(),
    status: 'running',
  };
  await announce(reply, { rows: rows.filter(({ id }) => id !== message_id), omitted });
  await writeRunning(ctx, tx, {
    reply,
    parentId: earlier.parentId,
    isInPlace,
    provider,
    clientMessageId: client_message_id ?? null,
    writer,
  });
  return reply;
};

interface Rewrite {
  reply: ReplyRow;
  parentId: string | null;
  /** In the row of the earlier reply, instead of beside it. */
  isInPlace: boolean;
  provider: Provider;
  clientMessageId: string | null;
  writer: Writer;
}

const writeRunning = async (
  { clock }: SignedIn<AdvisorContext>,
  tx: Db,
  { reply, parentId, isInPlace, provider, clientMessageId, writer }: Rewrite,
): Promise<void> => {
  const { id, userId, sessionId } = reply;
  const now = clock.now();
  const running = {
    ...reply,
    content: '',
    createdAt: now,
    clientMessageId,
    provider: writer.answerer,
    model: writer.modelName,
    checks: [],
    leaseUntil: leaseFromNow,
  };
  const beside = tx.with(
    tx.$with('written_session').as(touchSession(tx, userId, sessionId, now)),
    ...besideReply(tx, userId, sessionId, provider),
  );
  const written = isInPlace
    ? await beside
        .update(chatMessages)
        .set({ ...running, ...UNJUDGED })
        .where(and(eq(chatMessages.userId, userId), eq(chatMessages.id, id)))
        .returning({ id: chatMessages.id })
    : await beside
        .insert(chatMessages)
        .values({
          ...running,
          position: nextPosition(userId, sessionId),
          parentId,
          role: 'assistant',
        })
        .returning({ id: chatMessages.id });
  if (written.length === 0) throw new Failure('not_found');
};
