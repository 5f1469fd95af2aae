import type { SignedIn } from '#platform/server/context.ts';
import { careReply } from '../../domain/care/care-reply.ts';
import type { Heard } from '../../domain/care/hear-despair.ts';
import type { ReplyRow } from '../advisor.access.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { dayOf } from '../models/daily-token-limit.ts';
import type { ReplyOrder } from '../replies/reply-job.ts';
import { NO_ACCOUNT } from '../replies/account.ts';

/**
 * Prepares the reply to words of despair or danger: written by the server through the same pipeline as every reply,
 * but without a model, tools or checks.
 *
 * @param reply its row, status `running`
 */
export const composeCare = (
  { catalogue, clock, viewer: { userId } }: SignedIn<AdvisorContext>,
  reply: ReplyRow,
  heard: Heard,
): ReplyOrder => ({
  id: reply.id,
  userId,
  sessionId: reply.sessionId,
  jobId: reply.jobId ?? '',
  reserved: 0,
  day: dayOf(clock.now()),
  leftOut: 0,
  ask: async (_signal, tell) => {
    const text = careReply(heard, catalogue.current().university);
    for (const paragraph of text.split(/(?<=\n\n)/)) tell({ event: 'delta', data: { text: paragraph } });
    return { status: 'complete', tokens: 0 };
  },
  // All text is ours or the pack's, so there are no URLs from a model.
  allowsAddress: () => true,
  factOf: () => null,
  reading: () => null,
  unanswered: () => [],
  week: () => null,
  account: async () => NO_ACCOUNT,
});
