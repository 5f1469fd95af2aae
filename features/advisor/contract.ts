import * as z from 'zod';
import { type Call, defineCall } from '#platform/contract/call.ts';
import { ERRORS, type ErrorCode } from '#platform/contract/errors.ts';
import { DEFAULT_PROVIDER, PROVIDERS, providerSchema } from '#platform/contract/provider.ts';
import { boundedText, idSchema, instantSchema, requiredLine } from '#platform/contract/text.ts';

/** Longest question, in UTF-16 units: a pasted plan of study fits, a book does not. */
export const MESSAGE_MAX = 8_000;
export const TITLE_MAX = 120;
/** Longest reply, in UTF-16 units: more than twice what a vendor is asked for. A longer one is cut and marked `interrupted`. */
export const REPLY_MAX = 24_000;

/**
 * `running`: being written now. `stopped`: ended by the student, what was written is kept. `interrupted`: it breaks off,
 * since the server that wrote it died or it grew too long, which `error` then says. `failed`: the model failed; `error` has
 * the sentence to show.
 */
export const MESSAGE_STATUSES = ['complete', 'running', 'stopped', 'interrupted', 'failed'] as const;
export const messageStatusSchema = z.enum(MESSAGE_STATUSES);
export type MessageStatus = z.infer<typeof messageStatusSchema>;

/**
 * Who wrote a reply: the chosen vendor, the offline advisor where the chosen one is not configured, or `care`: words
 * that stand ready for whoever writes of despair or danger. No model was asked for them, and `model` is null.
 */
export const answererSchema = z.enum([...PROVIDERS, 'offline', 'care']);
export type Answerer = z.infer<typeof answererSchema>;

export const CHECKED_FIELDS = [
  'code',
  'title',
  'rating',
  'workload',
  'units',
  'enrollment',
  'term',
  'days',
  'times',
  'instructor',
  'prerequisites',
] as const;

/** One claim of a reply about one course, compared with the catalogue's record. */
export const checkSchema = z.object({
  /** The catalogue's spelling where the course is known, else as the reply wrote it. */
  code: z.string(),
  field: z.enum(CHECKED_FIELDS),
  /** The words of the reply that make the claim. */
  said: z.string(),
  /** What the record has, for a person to read; null where it has nothing, and for a code that is not in the catalogue. */
  record: z.string().nullable(),
  ok: z.boolean(),
  /** Where `said` stands in `content`, in UTF-16 units, end excluded. */
  start: z.number().int(),
  end: z.number().int(),
});
export type Check = z.infer<typeof checkSchema>;

/** One message of a conversation. Of a student's own message `provider` and `model` are null and `status` is `complete`. */
export const messageSchema = z.object({
  role: z.enum(['user', 'assistant']),
  /** Markdown. */
  content: z.string(),
  id: idSchema,
  /** ISO 8601, UTC. */
  created_at: z.iso.datetime(),
  provider: answererSchema.nullable(),
  model: z.string().nullable(),
  status: messageStatusSchema,
  checks: z.array(checkSchema),
  /** The sentence to show for a reply that failed, or that was cut at its longest length; null for every other. */
  error: z.string().nullable(),
  /** How many earlier messages were too far back to be read for this reply. */
  left_out: z.number().int(),
});
export type Message = z.infer<typeof messageSchema>;

const history = z.array(messageSchema);
const conversation = z.object({ history, session_id: idSchema });
const succeeded = z.object({ success: z.literal(true) });

/** What a reply's stream says, in the order it happens; the name stands in `event:`, the object in `data:`. */
export const STREAM_EVENTS = {
  /** First of all; `message_id` is the reply's. */
  start: z.object({ session_id: idSchema, message_id: idSchema }),
  /** A line for the waiting student. */
  status: z.object({ text: z.string() }),
  tool: z.object({ name: z.string(), input: z.record(z.string(), z.unknown()) }),
  delta: z.object({ text: z.string() }),
  /** What was shown so far is withdrawn. */
  reset: z.object({}),
  /** The reply ended: complete, stopped or interrupted, as its message in `history` says. Last. */
  done: conversation,
  /** The reply failed. Last. */
  error: z.object({
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    error: z.string(),
  }),
} as const;
export type StreamEventName = keyof typeof STREAM_EVENTS;
export type StreamEvent = {
  [Name in StreamEventName]: { event: Name; data: z.infer<(typeof STREAM_EVENTS)[Name]> };
}[StreamEventName];

const streams = {
  'text/event-stream': z.union(
    (Object.keys(STREAM_EVENTS) as StreamEventName[]).map((name) =>
      z.object({ event: z.literal(name), data: STREAM_EVENTS[name] }),
    ),
  ),
} satisfies Call['streams'];

export const sendMessage = defineCall({
  name: 'sendMessage',
  method: 'post',
  path: '/api/chat/message',
  summary:
    'Asks the advisor. Answers when the reply is complete, or streams it with `Accept: text/event-stream`.',
  access: 'signed-in',
  body: z.object({
    message: boundedText(MESSAGE_MAX).trim().min(1, 'must not be empty'),
    provider: providerSchema.default(DEFAULT_PROVIDER),
    /** Starts a new session, whatever `session_id` says. */
    force_new_session: z.boolean().default(false),
    /** Without it: the session last opened or written to, else a new one. */
    session_id: idSchema.optional(),
    /** Made by the client; the same one twice is one message. */
    client_message_id: idSchema.optional(),
  }),
  response: conversation,
  streams,
  errors: [
    'not_found',
    'profile_incomplete',
    'reply_running',
    'quota_reached',
    'daily_limit',
    'model_failed',
  ],
});

const messageParams = z.object({ message_id: idSchema });

export const watchReply = defineCall({
  name: 'watchReply',
  method: 'get',
  path: '/api/chat/messages/{message_id}/stream',
  summary:
    'Follows a running reply from its start: what was sent so far, then what comes. 204 when it is not running.',
  access: 'signed-in',
  params: messageParams,
  response: z.object({}),
  streams,
  errors: ['not_found'],
});

export const stopReply = defineCall({
  name: 'stopReply',
  method: 'post',
  path: '/api/chat/messages/{message_id}/stop',
  summary: 'Stops a running reply; what was written so far is kept. One that is not running stays as it is.',
  access: 'signed-in',
  params: messageParams,
  response: succeeded,
  errors: ['not_found'],
});

export const retryReply = defineCall({
  name: 'retryReply',
  method: 'post',
  path: '/api/chat/messages/{message_id}/retry',
  summary: 'Writes the last reply of a session again under the same id; answers like sending a message.',
  access: 'signed-in',
  params: messageParams,
  body: z.object({ provider: providerSchema.default(DEFAULT_PROVIDER) }),
  response: conversation,
  streams,
  errors: ['not_found', 'profile_incomplete', 'reply_running', 'conflict', 'daily_limit', 'model_failed'],
});

export const sessionSchema = z.object({
  session_id: idSchema,
  /** The start of the first question until the student renames it; `A conversation` where that told of despair. */
  title: z.string(),
  message_count: z.number().int(),
  created_at: z.iso.datetime(),
  /** When it was last written to; the list's order, newest first. */
  updated_at: z.iso.datetime(),
});
export type ChatSession = z.infer<typeof sessionSchema>;

export const listSessions = defineCall({
  name: 'listSessions',
  method: 'get',
  path: '/api/chat/sessions',
  summary: 'The caller’s conversations, last written first, up to 200 at a time.',
  access: 'signed-in',
  query: z.object({
    /** `next` of the answer before: the conversations after those. */
    before: instantSchema.optional(),
  }),
  response: z.object({ sessions: z.array(sessionSchema), next: z.iso.datetime().nullable() }),
  errors: [],
});

const sessionParams = z.object({ session_id: idSchema });

export const getSession = defineCall({
  name: 'getSession',
  method: 'get',
  path: '/api/chat/sessions/{session_id}',
  summary: 'One conversation with its messages, oldest first; it becomes the current one.',
  access: 'signed-in',
  params: sessionParams,
  response: conversation.extend({ title: z.string() }),
  isLarge: true,
  errors: ['not_found'],
});

export const renameSession = defineCall({
  name: 'renameSession',
  method: 'patch',
  path: '/api/chat/sessions/{session_id}',
  summary: 'Gives a conversation another title.',
  access: 'signed-in',
  params: sessionParams,
  body: z.object({ title: requiredLine(TITLE_MAX) }),
  response: sessionSchema,
  errors: ['not_found'],
});

export const deleteSession = defineCall({
  name: 'deleteSession',
  method: 'delete',
  path: '/api/chat/sessions/{session_id}',
  summary: 'Deletes a conversation for good; a reply still being written in it is stopped.',
  access: 'signed-in',
  params: sessionParams,
  response: succeeded,
  errors: ['not_found'],
});

export const clearChat = defineCall({
  name: 'clearChat',
  method: 'post',
  path: '/api/chat/clear',
  summary: 'Makes the next message start a new conversation. Deletes nothing.',
  access: 'signed-in',
  response: succeeded,
  errors: [],
});

export const searchMessages = defineCall({
  name: 'searchMessages',
  method: 'get',
  path: '/api/chat/search',
  summary: 'The caller’s messages that hold every word asked for, newest first, at most 50.',
  access: 'signed-in',
  query: z.object({ q: requiredLine(200) }),
  response: z.object({
    results: z.array(
      z.object({ session_id: idSchema, message_id: idSchema, title: z.string(), snippet: z.string() }),
    ),
  }),
  isLarge: true,
  errors: [],
});
