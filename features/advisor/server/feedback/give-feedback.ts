import { and, eq } from 'drizzle-orm';
import type { CallResponse, VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type * as contract from '../../feedback.contract.ts';
import { getOwnReply } from '../advisor.access.ts';
import { chatMessages } from '../advisor.tables.ts';

/**
 * Stores a student's feedback in the reply's row; it is deleted with the reply.
 *
 * @throws Failure `not_found`, `reply_running`, `invalid_request` for `other` without a note, `not_allowed` for a reply
 *   to words of despair
 */
export const giveFeedback = async (
  { db, viewer: { userId } }: SignedIn,
  { message_id, kind, note, sends_question }: VerbInput<typeof contract.giveFeedback>,
): Promise<CallResponse<typeof contract.giveFeedback>> => {
  if (kind === 'other' && note === '') throw new Failure('invalid_request', 'Please say what it is.');
  const reply = await getOwnReply(db, userId, message_id);
  if (reply.status === 'running')
    throw new Failure('reply_running', undefined, { session_id: reply.sessionId, message_id });
  if (reply.provider === 'care') throw new Failure('not_allowed');
  const feedback = { kind, note, sends_question };
  await db
    .update(chatMessages)
    .set({ feedback })
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.id, message_id)));
  return { feedback };
};
