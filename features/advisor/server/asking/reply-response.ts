import type { Context as HonoContext } from 'hono';
import type { CallResponse } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { ConcurrencyLimit } from '#platform/server/call-limits.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { eventStreamResponse } from '#platform/server/http/event-stream.ts';
import type { sendMessage, StreamEvent } from '../../contract.ts';
import { getOwnReply, type ReplyRow } from '../advisor.access.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { readBranch } from '../branches/branch.access.ts';
import { FAILED_SENTENCE } from '../replies/reply-job.ts';
import { ReplyLog, type Watcher } from '../replies/reply-log.ts';

type Conversation = CallResponse<typeof sendMessage>;

/** Streams one student may follow at once. Well above normal use: sending has its own limits. */
const STREAMS: ConcurrencyLimit = {
  name: 'streams',
  most: 8,
  sentence: 'You follow replies in many places already. Please close one of them.',
};

/**
 * Registers a follower of a reply, and returns a function that unregisters it.
 *
 * @throws Failure `too_many_requests`
 */
export const enterStream = ({ callLimits, viewer }: SignedIn<AdvisorContext>): (() => void) =>
  callLimits.enter(STREAMS, viewer.userId);

/** Closes a watcher when its sign-in ends. */
const whileSignedIn = (
  { live, viewer }: SignedIn<AdvisorContext>,
  watcher: Watcher,
  onClose: () => void = () => {},
) => {
  let isSignedIn = true;
  const release = live.add(viewer, () => {
    isSignedIn = false;
    watcher.close();
  });
  const close = () => {
    release();
    watcher.close();
    onClose();
  };
  return { next: watcher.next, close, isSignedIn: () => isSignedIn };
};

/**
 * The events of a finished reply, as a stream would have sent them; in the student's turn, since its conversation may be
 * large.
 *
 * @throws Failure `unavailable` if the client has gone meanwhile, and `too_many_requests`
 */
const replay = async (
  ctx: SignedIn<AdvisorContext>,
  row: ReplyRow,
  hasGone: () => boolean,
): Promise<ReplyLog> => {
  const leave = await ctx.callLimits.takeTurn(ctx.viewer.userId);
  try {
    if (hasGone()) throw new Failure('unavailable');
    return await eventsOf(ctx, row);
  } finally {
    leave();
  }
};

const eventsOf = async (ctx: SignedIn<AdvisorContext>, row: ReplyRow): Promise<ReplyLog> => {
  const log = new ReplyLog();
  const { userId } = ctx.viewer;
  const reply = await getOwnReply(ctx.db, userId, row.id);
  log.push({ event: 'start', data: { session_id: row.sessionId, message_id: row.id } });
  if (reply.reading !== null) log.push({ event: 'reading', data: { reading: reply.reading.reading } });
  if (reply.content !== '') log.push({ event: 'delta', data: { text: reply.content } });
  if (reply.status === 'failed')
    log.push({ event: 'error', data: { code: 'model_failed', error: reply.error ?? FAILED_SENTENCE } });
  else {
    const history = await readBranch(ctx.db, userId, row.sessionId);
    log.push({ event: 'done', data: { history, session_id: row.sessionId } });
  }
  return log;
};

const lastOf = async (watcher: Watcher): Promise<StreamEvent | null> => {
  let last: StreamEvent | null = null;
  for (let events = await watcher.next(); events !== null; events = await watcher.next())
    last = events.at(-1) ?? last;
  return last;
};

/**
 * Streams a running reply as server-sent events; null if it is not running.
 *
 * @throws Failure `too_many_requests`
 */
export const streamReply = (ctx: SignedIn<AdvisorContext>, row: ReplyRow): Response | null => {
  const leave = enterStream(ctx);
  const log = ctx.advisor.replies.watch(row);
  if (log) return eventStreamResponse(whileSignedIn(ctx, log.watch(), leave));
  leave();
  return null;
};

/**
 * Responds with a reply: as an event stream if the caller accepts one, otherwise with the conversation once the reply
 * is complete.
 *
 * @param leave called once the client stops following it
 * @throws Failure `model_failed` (not as a stream), `signed_out` if the sign-in ended meanwhile
 */
export const answerWithReply = async (
  ctx: SignedIn<AdvisorContext>,
  row: ReplyRow,
  http: HonoContext,
  leave: () => void = () => {},
): Promise<Response | Conversation> => {
  const hasGone = (): boolean => http.req.raw.signal.aborted;
  const findLog = async () => ctx.advisor.replies.watch(row) ?? (await replay(ctx, row, hasGone));
  const log = await findLog().catch((error: unknown) => {
    leave();
    throw error;
  });
  const watcher = whileSignedIn(ctx, log.watch(), leave);
  if (/\btext\/event-stream\b/i.test(http.req.header('accept') ?? '')) return eventStreamResponse(watcher);
  try {
    const last = await lastOf(watcher);
    if (!watcher.isSignedIn()) throw new Failure('signed_out');
    if (last?.event === 'done') return last.data;
    const ids = { session_id: row.sessionId, message_id: row.id };
    if (last?.event === 'error') throw new Failure(last.data.code, last.data.error, ids);
    throw new Failure('unavailable', undefined, ids);
  } finally {
    watcher.close();
  }
};
