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
  nextPosition,
  type ReplyRow,
  type SessionRow,
  touchSession,
} from '../advisor.access.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { additionsOf } from '../advisor.quotas.ts';
import { chatMessages, chatSessions } from '../advisor.tables.ts';
import { enterBranch } from '../branches/enter-branch.ts';
import { leaseFromNow } from '../replies/lease.ts';
import { QUIET_TITLE, sessionTitle } from '../sessions/session-title.ts';
import { type Announce, beginReply } from './begin-reply.ts';
import type { Writer } from './compose-reply.ts';
import type { SaidRow } from '../models/history.ts';
import type { Wish } from '../../domain/reading/request.ts';
import { wishAskedAgain } from './wish-asked-again.ts';
import { inWriteTurn } from './in-write-turn.ts';
import { onePerId } from './one-per-id.ts';
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
): Promise<{ reply: ReplyRow; isRepeated: boolean }> =>
  inWriteTurn(ctx, () => onePerId(ctx, ask.client_message_id, () => sendOnce(ctx, ask)));

const sendOnce = async (
  ctx: SignedIn<AdvisorContext>,
  ask: Ask,
): Promise<{ reply: ReplyRow; isRepeated: boolean }> => {
  // Looked up first: repeating costs less than being refused.
  const known = await findByClientId(ctx, ask);
  if (known) return { reply: known, isRepeated: true };
  try {
    const wish = ask.again ? await wishAskedAgain(ctx, ask.session_id, ask.again) : null;
    const reply = await beginReply(ctx, ask.message, ask.provider, (writer, announce) =>
      writeQuestion(ctx, { ...ask, wish }, writer, announce),
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
const findByClientId = async (ctx: SignedIn<AdvisorContext>, ask: Ask): Promise<ReplyRow | null> => {
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

/**
 * The same question may have been written since it was looked up: no model is asked for it again.
 *
 * @throws Failure `conflict`
 */
const refuseWritten = async (tx: Db, userId: string, id: string | undefined): Promise<void> => {
  if (id !== undefined && (await findByClientMessageId(tx, userId, id)))
    throw new Failure('conflict', OTHER_TEXT);
};

const writeQuestion = async (
  ctx: SignedIn<AdvisorContext>,
  ask: Question,
  writer: Writer,
  announce: Announce,
): Promise<ReplyRow> => {
  const { userId } = ctx.viewer;
  const sessionId = await sessionOf(ctx, ask);
  const isCare = writer.answerer === 'care';
  return ctx.db.transaction(async (tx) => {
    const [, , , , session] = await inOrder(
      holdOwner(tx, userId),
      refuseWritten(tx, userId, ask.client_message_id),
      // A reply to words of despair does not count against running replies.
      isCare ? Promise.resolve() : refuseThirdReply(tx, ctx),
      refuseOverQuota(tx, userId, ...additionsOf(ask.message, { sessionId, isCare })),
      sessionId === null ? Promise.resolve(null) : lockOwnSession(tx, userId, sessionId),
    );
    const before = session === null ? { rows: [], omitted: 0 } : await enterBranch(tx, session, ask);
    const turn = newTurn(ctx, ask, session);
    await announce(turn.reply, { ...before, rows: [...before.rows, turn.question] });
    await writeTurn(ctx, tx, ask, writer, { ...turn, session, parentId: before.rows.at(-1)?.id ?? null });
    return turn.reply;
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

/** A question and its reply, before they are written. */
const newTurn = (
  { viewer }: SignedIn<AdvisorContext>,
  { message, wish }: Question,
  session: SessionRow | null,
) => {
  const { userId } = viewer;
  const sessionId = session?.id ?? randomUUID();
  const reply: ReplyRow = { id: randomUUID(), userId, sessionId, jobId: randomUUID(), status: 'running' };
  const question: SaidRow = { role: 'user', content: message, provider: null, facts: [], wish, week: null };
  return { reply, question };
};

interface Turn extends ReturnType<typeof newTurn> {
  /** Null if it begins a new one. */
  session: SessionRow | null;
  parentId: string | null;
}

/** Adds a question and its reply to an existing or new session, in one statement to save round trips. */
const writeTurn = async (
  ctx: SignedIn<AdvisorContext>,
  db: Db,
  ask: Question,
  { answerer, modelName }: Writer,
  { reply, question, session, parentId }: Turn,
): Promise<void> => {
  const { userId, sessionId } = reply;
  const now = ctx.clock.now();
  const written = session
    ? touchSession(db, userId, sessionId, now)
    : db
        .insert(chatSessions)
        .values({
          id: sessionId,
          userId,
          title: answerer === 'care' ? QUIET_TITLE : sessionTitle(ask.message),
          createdAt: now,
          updatedAt: now,
        })
        .returning({ id: chatSessions.id });
  const shared = { userId, sessionId, createdAt: now, checks: [] };
  const questionId = randomUUID();
  await db
    .with(db.$with('written_session').as(written), ...besideReply(db, userId, sessionId, ask.provider))
    .insert(chatMessages)
    .values([
      {
        ...shared,
        ...question,
        id: questionId,
        position: session ? nextPosition(userId, sessionId) : 0,
        parentId,
        clientMessageId: ask.client_message_id ?? null,
        status: 'complete',
      },
      {
        ...shared,
        ...reply,
        position: session ? nextPosition(userId, sessionId, 1) : 1,
        parentId: questionId,
        role: 'assistant',
        content: '',
        provider: answerer,
        model: modelName,
        leaseUntil: leaseFromNow,
      },
    ]);
};
