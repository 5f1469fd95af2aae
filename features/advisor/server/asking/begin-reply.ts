import type { Provider } from '#platform/contract/provider.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { consume, type Limit } from '#platform/server/rate-limit.ts';
import { hearDespair } from '../../domain/care/hear-despair.ts';
import type { ReplyRow } from '../advisor.access.ts';
import { admitReply } from './admit-reply.ts';
import { askEarly, type EarlyAsk, notYetAsked } from './ask-early.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { composeCare } from '../care/compose-care.ts';
import { answererFor, composeReply, type Writer } from './compose-reply.ts';
import type { RecentlySaid } from '../models/history.ts';

/**
 * To be called in the transaction that writes a reply's row, once nothing refuses the reply and before the row is written: the
 * model is asked meanwhile. A transaction that is run again after a conflict calls it again.
 *
 * @param before the latest messages before the reply, ending with the question
 */
export type Announce = (reply: ReplyRow, before: RecentlySaid) => Promise<void>;

/** Writes a reply's row (status `running`), and its question if it is new. */
export type Begin = (writer: Writer, announce: Announce) => Promise<ReplyRow>;

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
 * @throws Failure `profile_incomplete`, `too_many_requests`, `daily_limit`, or what `begin` throws
 */
export const beginReply = async (
  ctx: SignedIn<AdvisorContext>,
  question: string,
  provider: Provider,
  begin: Begin,
): Promise<ReplyRow> => {
  const { replies } = ctx.advisor;
  // Hearing a message of the greatest length takes 15 ms of the server's thread.
  ctx.callLimits.countHeavy('hearing', ctx.viewer.userId);
  const heard = hearDespair(question);
  if (heard) {
    await consume(ctx, [CARE_MINUTE, ctx.viewer.userId]);
    const reply = await begin(CARE, async () => {});
    replies.start(composeCare(ctx, reply, heard));
    return reply;
  }
  return admitReply(ctx, provider, async (admission) => {
    let asked: EarlyAsk | undefined;
    const giveUp = async (): Promise<void> => {
      admission.usedInVain += (await asked?.cancel()) ?? 0;
      asked = undefined;
    };
    try {
      const reply = await begin(answererFor(ctx, provider), async (announced, before) => {
        await giveUp();
        const order = composeReply(ctx, announced, before, admission, provider);
        asked = await (admission.reservation === null ? notYetAsked(order) : askEarly(order));
      });
      if (asked === undefined) throw new Error('a reply was written without being announced');
      const { order } = asked;
      // What an earlier request used is not given back when the reply settles its tokens.
      replies.start({ ...order, reserved: order.reserved - admission.usedInVain });
      return reply;
    } catch (error) {
      await giveUp();
      throw error;
    }
  });
};
