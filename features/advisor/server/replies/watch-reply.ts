import type { SignedIn } from '#platform/server/context.ts';
import { getOwnReply } from '../advisor.access.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { streamReply } from '../asking/reply-response.ts';

/**
 * Streams a running reply from its start; 204 if it is not running.
 *
 * @throws Failure `not_found`
 */
export const watchReply = async (
  ctx: SignedIn<AdvisorContext>,
  { message_id }: { message_id: string },
): Promise<Response> => {
  const row = await getOwnReply(ctx.db, ctx.viewer.userId, message_id);
  return streamReply(ctx, row) ?? new Response(null, { status: 204 });
};
