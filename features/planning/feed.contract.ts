import * as z from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { boundedLine, idSchema } from '#platform/contract/text.ts';

/** Lower case, as the database returns it. */
const id = idSchema.toLowerCase();

/** Calendar feeds per student. */
export const MAX_FEEDS = 20;

const feed = {
  feed_id: id,
  version_id: id,
  /** Whether own hours are included, as `Busy`. */
  with_own_hours: z.boolean(),
  created_at: z.iso.datetime(),
};
/** A calendar feed as its owner sees it later: the address itself is shown only once and not stored. */
export const feedSchema = z.object(feed);
export type Feed = z.infer<typeof feedSchema>;

export const createFeed = defineCall({
  name: 'createFeed',
  method: 'post',
  path: '/api/plans/versions/{version_id}/feeds',
  summary:
    'Makes an address from which calendars read a version, as it is whenever they ask. The answer is the only one that has the address.',
  access: 'signed-in',
  params: z.object({ version_id: id }),
  body: z.object({ with_own_hours: z.boolean().default(false) }),
  response: z.object({
    ...feed,
    url: z.string(),
    /** Whether it can be read from outside this machine and its network. */
    is_public: z.boolean(),
  }),
  errors: ['not_found', 'quota_reached'],
});

export const listFeeds = defineCall({
  name: 'listFeeds',
  method: 'get',
  path: '/api/feeds',
  summary: 'The caller’s calendar addresses, newest first, without the addresses themselves.',
  access: 'signed-in',
  response: z.object({ feeds: z.array(feedSchema) }),
  errors: [],
});

export const revokeFeed = defineCall({
  name: 'revokeFeed',
  method: 'delete',
  path: '/api/feeds/{feed_id}',
  summary: 'Ends a calendar address at once.',
  access: 'signed-in',
  params: z.object({ feed_id: id }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found'],
});

export const getCalendar = defineCall({
  name: 'getCalendar',
  method: 'get',
  path: '/api/calendars/{file}',
  summary:
    'A version of a plan as a calendar, to whoever has its address. Revoked, deleted and never made look the same.',
  access: 'anyone',
  params: z.object({ file: boundedLine(200) }),
  response: z.string(),
  contentType: 'text/calendar',
  errors: ['not_found'],
});
