import * as z from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { boundedText, idSchema } from '#platform/contract/text.ts';

// A student's feedback on a reply.

/** `not_asked`: it answers a different question; `other`: see the note. */
export const FEEDBACK_KINDS = ['helpful', 'wrong', 'not_asked', 'unhelpful', 'other'] as const;
export const NOTE_MAX = 500;

export const feedbackSchema = z.object({
  kind: z.enum(FEEDBACK_KINDS),
  /** Empty if there is none. */
  note: z.string(),
  /** Whether the operator's report may show the question. */
  sends_question: z.boolean(),
});
export type Feedback = z.infer<typeof feedbackSchema>;

const messageParams = z.object({ message_id: idSchema });

export const giveFeedback = defineCall({
  name: 'giveFeedback',
  method: 'post',
  path: '/api/chat/messages/{message_id}/feedback',
  summary: 'Says of a reply whether it helped, and if not, why. Replaces what was said of it before.',
  access: 'signed-in',
  params: messageParams,
  body: z.object({
    kind: feedbackSchema.shape.kind,
    /** Required for `other`. */
    note: boundedText(NOTE_MAX).trim().default(''),
    sends_question: z.boolean().default(false),
  }),
  response: z.object({ feedback: feedbackSchema }),
  errors: ['not_found', 'reply_running', 'not_allowed'],
});

export const withdrawFeedback = defineCall({
  name: 'withdrawFeedback',
  method: 'delete',
  path: '/api/chat/messages/{message_id}/feedback',
  summary: 'Takes back what was said of a reply.',
  access: 'signed-in',
  params: messageParams,
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found'],
});
