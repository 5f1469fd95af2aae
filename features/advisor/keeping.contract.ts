import * as z from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { idSchema } from '#platform/contract/text.ts';
import { sessionSchema } from './contract.ts';

// Actions that keep a conversation: pinning, exporting.

/** More pins would amount to a second list of all chats. */
export const MOST_PINNED = 20;

const sessionParams = z.object({ session_id: idSchema });

export const pinSession = defineCall({
  name: 'pinSession',
  method: 'post',
  path: '/api/chat/sessions/{session_id}/pin',
  summary: 'Keeps a conversation at the top of the list, or no longer.',
  access: 'signed-in',
  params: sessionParams,
  body: z.object({ is_pinned: z.boolean() }),
  response: sessionSchema,
  errors: ['not_found', 'quota_reached'],
});

export const exportSession = defineCall({
  name: 'exportSession',
  method: 'get',
  path: '/api/chat/sessions/{session_id}/export',
  summary:
    'One conversation as Markdown: the chosen branch, then the other versions; what was checked stands in footnotes.',
  access: 'signed-in',
  params: sessionParams,
  response: z.object({
    /** `which-rivers.md`. */
    file_name: z.string(),
    markdown: z.string(),
  }),
  isLarge: true,
  errors: ['not_found'],
});
