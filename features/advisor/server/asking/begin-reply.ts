import type { Provider } from '#platform/contract/provider.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { consume, type Limit } from '#platform/server/rate-limit.ts';
import { hearDespair } from '../../domain/care/hear-despair.ts';
import type { MessageRow, RecentMessages } from '../advisor.access.ts';
import { admitReply } from './admit-reply.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { composeCare } from '../care/compose-care.ts';
import { answererFor, composeReply, type Writer } from './compose-reply.ts';

/** A reply's row, `running`, and the end of the conversation before it, the question last. */
export interface Begun {
  reply: MessageRow;
  before: RecentMessages;
}

const CARE: Writer = { answerer: 'care', modelName: null };

/** Far more than anyone writes by hand: it keeps the database from being filled, and nobody from being heard. */
const CARE_MINUTE: Limit = {
  name: 'care-minute',
  times: 60,
  seconds: 60,
  sentence: 'Please wait a moment. If you are in danger, call your local emergency number now.',
};

/**
 * Decides who answers a question, lets the reply begin and starts writing it. Words of despair or danger are answered
 * from here before any model is thought of. The limits of messages and of vendor tokens do not hold for them, and no
 * profile is needed: whoever has used up the day, or has told nothing of their studies yet, is heard all the same.
 *
 * @param provider the one the student chose, whoever answers
 * @param begin commits the reply's row, and the question with it where that is new
 * @throws Failure `profile_incomplete`, `too_many_requests`, `daily_limit`, or what `begin` throws
 */
export const beginReply = async (
  ctx: SignedIn<AdvisorContext>,
  question: string,
  provider: Provider,
  begin: (writer: Writer) => Promise<Begun>,
): Promise<MessageRow> => {
  const { replies } = ctx.advisor;
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
