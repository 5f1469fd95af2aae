import type { CallResponse } from '#platform/contract/call.ts';
import type { listFeeds as contract } from '../../feed.contract.ts';
import type { Planner } from '../planning.context.ts';
import { listOwnFeeds, toFeed } from './feeds.access.ts';

/** The caller's calendar feeds, newest first. */
export const listFeeds = async (ctx: Planner): Promise<CallResponse<typeof contract>> => ({
  feeds: (await listOwnFeeds(ctx.db, ctx.viewer.userId)).map(toFeed),
});
