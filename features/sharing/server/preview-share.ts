import type { CallResponse, VerbInput } from '#platform/contract/call.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { previewShare as contract } from '../contract.ts';
import { freezeContent, toChoice } from './freeze-content.ts';
import type { SharingContext } from './sharing.context.ts';

/**
 * What a link would show, from the same place that freezes it.
 *
 * @throws Failure `not_found` for a conversation that is not the caller's
 */
export const previewShare = async (
  ctx: SignedIn<SharingContext>,
  input: VerbInput<typeof contract>,
): Promise<CallResponse<typeof contract>> => {
  const { content, messages } = await freezeContent(ctx, toChoice(input));
  return { shared: content, messages };
};
