import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { VerbInput } from '#platform/contract/call.ts';
import { isDatabaseLost } from '#platform/server/database/database-lost.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { type Db, inOrder } from '#platform/server/database/store.ts';
import { holdOwner, refuseOverQuota } from '#platform/server/quota.ts';
import type * as contract from '../../contract.ts';
import {
  besideReply,
  findByClientMessageId,
  findCurrentSessionId,
  getOwnMessage,
  lockOwnSession,
  type MessageRow,
  nextPosition,
  type RecentMessages,
  type SessionRow,
  touchSession,
} from '../advisor.access.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { additionsOf } from '../advisor.quotas.ts';
import { chatMessages, chatSessions } from '../advisor.tables.ts';
import { enterBranch } from '../branches/enter-branch.ts';
import { leaseFromNow } from '../replies/lease.ts';
import { QUIET_TITLE, sessionTitle } from '../sessions/session-title.ts';
import { beginReply, type Begun } from './begin-reply.ts';
import type { Writer } from './compose-reply.ts';
import type { Wish } from '../../domain/reading/request.ts';
import { wishAskedAgain } from './wish-asked-again.ts';
import { inWriteTurn } from './in-write-turn.ts';
import { refuseThirdReply } from './running-replies.ts';

type Ask = VerbInput<typeof contract.sendMessage>;
/** With the exact wish, if it changes an earlier interpretation. */
type Question = Ask & { wish: Wish | null };

/**
 * Stores the student's message together with its reply (status `running`) and starts writing the reply. Repeating a
 * `client_message_id` returns the first reply.
 *
 * @returns the reply's row, and whether the message had been sent before
 * @throws Failure `profile_incomplete`, `not_found`, `conflict`, `invalid_request`, `reply_running`, `quota_reached`, `too_many_requests`, `daily_limit`
 */
export const sendMessage = (
  ctx: SignedIn<AdvisorContext>,
  ask: Ask,
): Promise<{ reply: MessageRow; isRepeated: boolean }> => inWriteTurn(ctx, () => sendOnce(ctx, ask));

const sendOnce = async (
  ctx: SignedIn<AdvisorContext>,
  ask: Ask,
): Promise<{ reply: MessageRow; isRepeated: boolean }> => {
  // Looked up first: repeating costs less than being refused.
  const known = await findByClientId(ctx, ask);
  if (known) return { reply: known, isRepeated: true };
  try {
    const wish = ask.again ? await wishAskedAgain(ctx, ask.session_id, ask.again) : null;
    const reply = await beginReply(ctx, ask.message, ask.provider, (writer) =>
      writeQuestion(ctx, { ...ask, wish }, writer),
    );
    return { reply, isRepeated: false };
  } catch (error) {
    // Querying a hanging database again would double the student's wait.
    if (isDatabaseLost(error)) throw error;
    // Sent at the same time by another tab, or to another instance.
    const first = await findByClientId(ctx, ask);
    if (first) return { reply: first, isRepeated: true };
    throw error;
  }
};

const OTHER_TEXT = 'Another message was sent under this id. Please send this one again.';

/** @throws Failure `conflict` if what was sent before under this id has another text, or asked for a reply again */
const findByClientId = async (ctx: SignedIn<AdvisorContext>, ask: Ask): Promise<MessageRow | null> => {
  const { userId } = ctx.viewer;
  if (!ask.client_message_id) return null;
  const question = await findByClientMessageId(ctx.db, userId, ask.client_message_id);
  if (!question) return null;
  // Nothing that a student wrote is dropped without a word.
  if (question.role !== 'user' || question.content !== ask.message) throw new Failure('conflict', OTHER_TEXT);
  const [reply] = await ctx.db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.userId, userId),
        eq(chatMessages.sessionId, question.sessionId),
        eq(chatMessages.position, question.position + 1),
      ),
    );
  return reply ?? null;
};

const writeQuestion = async (
  ctx: SignedIn<AdvisorContext>,
  ask: Question,
  writer: Writer,
): Promise<Begun> => {
  const { userId } = ctx.viewer;
  const sessionId = await sessionOf(ctx, ask);
  const isCare = writer.answerer === 'care';
  return ctx.db.transaction(async (tx) => {
    /** The last one is sent before the others are answered. */
    const oneByOne = async <T>(last: () => Promise<T>): Promise<T> => {
      const [, , , result] = await inOrder(
        holdOwner(tx, userId),
        // A reply to words of despair does not count against running replies.
        isCare ? Promise.resolve() : refuseThirdReply(tx, ctx),
        refuseOverQuota(tx, userId, ...additionsOf(ask.message, { sessionId, isCare })),
        last(),
      );
      return result;
    };
    if (sessionId === null)
      return oneByOne(() => addTurn(ctx, tx, ask, writer, null, { rows: [], omitted: 0 }));
    const session = await oneByOne(() => lockOwnSession(tx, userId, sessionId));
    return addTurn(ctx, tx, ask, writer, session, await enterBranch(tx, session, ask));
  });
};

/** The session that a question goes to; null if it starts a new one. */
const sessionOf = async (
  { db, viewer: { userId } }: SignedIn<AdvisorContext>,
  { edit_of, force_new_session, session_id }: Ask,
): Promise<string | null> => {
  if (edit_of !== undefined) return (await getOwnMessage(db, userId, edit_of, 'user')).sessionId;
  return force_new_session ? null : (session_id ?? findCurrentSessionId(db, userId));
};

/** Adds a question and its reply to an existing or new session, in one statement to save round trips. */
const addTurn = async (
  ctx: SignedIn<AdvisorContext>,
  db: Db,
  ask: Question,
  { answerer, modelName }: Writer,
  session: SessionRow | null,
  { rows, omitted }: RecentMessages,
): Promise<Begun> => {
  const { userId } = ctx.viewer;
  const now = ctx.clock.now();
  const id = session?.id ?? randomUUID();
  const written = session
    ? touchSession(db, userId, id, now)
    : db
        .insert(chatSessions)
        .values({
          id,
          userId,
          title: answerer === 'care' ? QUIET_TITLE : sessionTitle(ask.message),
          createdAt: now,
          updatedAt: now,
        })
        .returning({ id: chatSessions.id });
  const shared = { userId, sessionId: id, createdAt: now, checks: [] };
  const questionId = randomUUID();
  const [question, reply] = await db
    .with(db.$with('written_session').as(written), ...besideReply(db, userId, id, ask.provider))
    .insert(chatMessages)
    .values([
      {
        ...shared,
        id: questionId,
        position: session ? nextPosition(userId, id) : 0,
        parentId: rows.at(-1)?.id ?? null,
        role: 'user',
        content: ask.message,
        clientMessageId: ask.client_message_id ?? null,
        wish: ask.wish,
        status: 'complete',
      },
      {
        ...shared,
        id: randomUUID(),
        position: session ? nextPosition(userId, id, 1) : 1,
        parentId: questionId,
        role: 'assistant',
        content: '',
        provider: answerer,
        model: modelName,
        status: 'running',
        jobId: randomUUID(),
        leaseUntil: leaseFromNow,
      },
    ])
    .returning();
  if (!question || !reply) throw new Error('a message that was just written is not there');
  return { reply, before: { rows: [...rows, question], omitted } };
};
