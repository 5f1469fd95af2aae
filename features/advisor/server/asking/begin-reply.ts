import type { Provider } from '#platform/contract/provider.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { consume, type Limit } from '#platform/server/rate-limit.ts';
import { hearDespair } from '../../domain/care/hear-despair.ts';
import type { MessageRow, RecentMessages } from '../advisor.access.ts';
import { admitReply } from './admit-reply.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { composeCare } from '../care/compose-care.ts';
import { answererFor, composeReply, type Writer } from './compose-reply.ts';

/** The reply's row (status `running`) and the latest messages before it, ending with the question. */
export interface Begun {
  reply: MessageRow;
  before: RecentMessages;
}

const CARE: Writer = { answerer: 'care', modelName: null };

/** Far above human typing speed: protects the database without silencing anyone. */
const CARE_MINUTE: Limit = {
  name: 'care-minute',
  times: 60,
  seconds: 60,
  sentence: 'Please wait a moment. If you are in danger, call your local emergency number now.',
};

/**
 * Chooses the answerer, admits the reply and starts writing it. Messages of despair or danger are answered by the
 * server, before any model is asked. Message and token limits do not apply to them, nor is a profile required, so
 * that nobody in need is turned away.
 *
 * @param provider the student's choice; the answerer may differ
 * @param begin inserts the reply's row, and the question if it is new
 * @throws Failure `profile_incomplete`, `too_many_requests`, `daily_limit`, or what `begin` throws
 */
export const beginReply = async (
  ctx: SignedIn<AdvisorContext>,
  question: string,
  provider: Provider,
  begin: (writer: Writer) => Promise<Begun>,
): Promise<MessageRow> => {
  const { replies } = ctx.advisor;
  // Hearing a message of the greatest length takes 15 ms of the server's thread.
  ctx.callLimits.countHeavy('hearing', ctx.viewer.userId);
  const heard = hearDespair(question);
  if (heard) {
    await consume(ctx, [CARE_MINUTE, ctx.viewer.userId]);
    const { reply } = await begin(CARE);
    replies.start(composeCare(ctx, reply, heard));
    return reply;
  }
  return admitReply(ctx, provider, async (admission) => {
    const { reply, before } = await begin(answererFor(ctx, provider));
    replies.start(composeReply(ctx, reply, before, admission, provider));
    return reply;
  });
};
