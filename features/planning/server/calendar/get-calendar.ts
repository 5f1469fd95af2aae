import type { Context as HonoContext } from 'hono';
import type { VerbInput } from '#platform/contract/call.ts';
import { Failure } from '#platform/contract/errors.ts';
import { networkAddress } from '#platform/server/http/network-address.ts';
import type { getCalendar as contract } from '../../feed.contract.ts';
import type { PlanningContext } from '../planning.context.ts';
import { feedCalendar } from './feed-calendar.ts';
import { hashFeedToken, tokenIn } from './feed-token.ts';
import { findFeed } from './feeds.access.ts';

/** Whether the caller already has the representation with this entity tag (RFC 9110, 13.1.2). */
const knows = (http: HonoContext, etag: string): boolean =>
  (http.req.header('if-none-match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');

/**
 * The calendar at an address. Must be revalidated each time, so that a revoked one stops working at once.
 *
 * @throws Failure `not_found`, the same for an address that was revoked, deleted or never made; `too_many_requests`
 */
export const getCalendar = async (
  ctx: PlanningContext,
  { file }: VerbInput<typeof contract>,
  http: HonoContext,
): Promise<Response> => {
  // Signed-in students have a limit of their own.
  if (ctx.viewer === null) ctx.callLimits.countOpening(networkAddress(ctx.address));
  const token = tokenIn(file);
  const found = token === null ? null : await findFeed(ctx.db, hashFeedToken(token));
  if (!found) throw new Failure('not_found', 'There is no such calendar.');
  const { text, etag } = await feedCalendar(ctx, found);
  const headers = new Headers({ 'cache-control': 'private, no-cache', etag });
  if (knows(http, etag)) return new Response(null, { status: 304, headers });
  headers.set('content-type', 'text/calendar; charset=utf-8');
  headers.set('content-disposition', 'inline; filename="plan.ics"');
  return new Response(text, { headers });
};
