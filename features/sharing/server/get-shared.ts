import { Failure } from '#platform/contract/errors.ts';
import { consume, type Limit } from '#platform/server/rate-limit.ts';
import type { SharedContent } from '../contract.ts';
import { demoContent } from './demo-share.ts';
import { openShare } from './sharing.access.ts';
import type { SharingContext } from './sharing.context.ts';

/** A lecture hall behind one address may open a link; a machine that tries addresses may not. */
const PER_MINUTE: Limit = { name: 'shared-minute', times: 600, seconds: 60 };

const MISSING = 'Failed to load shared content. The link may be invalid or expired.';
const ID = /^[\w-]{22}$/;

/**
 * What a link shows. The demonstration shows what the pack has now.
 *
 * @throws Failure `not_found`, the same for a link that was revoked, has expired, or never was
 */
export const getShared = async (
  ctx: SharingContext,
  { shareId }: { shareId: string },
): Promise<SharedContent> => {
  await consume(ctx, [PER_MINUTE, ctx.address]);
  const found = ID.test(shareId)
    ? await openShare(ctx.db, shareId, ctx.viewer?.userId ?? null, ctx.clock.now())
    : null;
  const demo = found?.isDemo ? ctx.catalogue.current().demo : null;
  if (!found || (found.isDemo && !demo)) throw new Failure('not_found', MISSING);
  return demo ? demoContent(demo) : found.content;
};
