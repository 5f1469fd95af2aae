import type { CallResponse, VerbInput } from '#platform/contract/call.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { previewShare as contract } from '../contract.ts';
import { freezeContent, toChoice } from './freeze-content.ts';
import type { SharingContext } from './sharing.context.ts';
import { cardsOf, withCards } from './with-cards.ts';

/**
 * The content that a link would have, from the same code that freezes it.
 *
 * @throws Failure `not_found` for another student's conversation or plan; `too_many_requests`
 */
export const previewShare = async (
  ctx: SignedIn<SharingContext>,
  input: VerbInput<typeof contract>,
): Promise<CallResponse<typeof contract>> => {
  ctx.callLimits.countHeavy('preview', ctx.viewer.userId);
  const { content, messages } = await freezeContent(ctx, toChoice(input));
  return {
    shared: withCards(content, cardsOf(ctx, content)),
    messages: messages.map(({ id, role, content: words }) => ({ id, role, content: words })),
  };
};
