import * as z from 'zod';
import { defineCall } from '#platform/contract/call.ts';

/** Chat settings, which apply on every device of the student. */
export const chatSettingsSchema = z.object({
  /** Whether the course comparison opens automatically. */
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
