import * as z from 'zod';
import { defineCall } from '#platform/contract/call.ts';

/** What a student chose for the chat on every device. */
export const chatSettingsSchema = z.object({
  /** Whether the comparison of courses opens by itself. */
  opens_comparison: z.boolean(),
});
export type ChatSettings = z.infer<typeof chatSettingsSchema>;

export const getChatSettings = defineCall({
  name: 'getChatSettings',
  method: 'get',
  path: '/api/chat/settings',
  summary: 'What the caller chose for the chat.',
  access: 'signed-in',
  response: chatSettingsSchema,
  errors: [],
});

export const saveChatSettings = defineCall({
  name: 'saveChatSettings',
  method: 'post',
  path: '/api/chat/settings',
  summary: 'Keeps what the caller chooses for the chat.',
  access: 'signed-in',
  body: chatSettingsSchema,
  response: chatSettingsSchema,
  errors: [],
});
