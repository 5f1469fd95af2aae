import * as z from 'zod';
import { type Call, defineCall } from '#platform/contract/call.ts';
import { ERRORS, type ErrorCode } from '#platform/contract/errors.ts';
import { DEFAULT_PROVIDER, PROVIDERS, providerSchema } from '#platform/contract/provider.ts';
import { boundedText, idSchema, instantSchema, requiredLine } from '#platform/contract/text.ts';
import { feedbackSchema } from './feedback.contract.ts';
import { askAgainSchema, readingSchema } from './reading.contract.ts';
import { weekCardSchema } from './week.contract.ts';

/** Longest question, in UTF-16 units: enough for a pasted plan of study. */
export const MESSAGE_MAX = 8_000;
export const TITLE_MAX = 120;
/**
 * Longest reply, in UTF-16 units: more than twice what vendors are asked for. A longer one is cut and marked
 * `interrupted`.
 */
export const REPLY_MAX = 24_000;

/**
 * `running`: being written. `stopped`: ended by the student; its text is kept. `interrupted`: incomplete, because its
 * server died or it reached the longest length (see `error`). `failed`: the model failed; `error` has the sentence to
 * show.
 */
export const MESSAGE_STATUSES = ['complete', 'running', 'stopped', 'interrupted', 'failed'] as const;
export const messageStatusSchema = z.enum(MESSAGE_STATUSES);
export type MessageStatus = z.infer<typeof messageStatusSchema>;

/**
 * Who wrote a reply: the chosen vendor; the offline advisor, if the vendor is not configured; or `care`, a prepared
 * reply to words of despair or danger, without a model (`model` is null).
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

/** A claim about one course in a reply, compared with the catalogue's record. */
export const checkSchema = z.object({
  /** In the catalogue's spelling if the course is known, otherwise as in the reply. */
  code: z.string(),
  field: z.enum(CHECKED_FIELDS),
  /** The text of the claim. */
  said: z.string(),
  /** The recorded value as text; null if the record has none, or if the code is not in the catalogue. */
  record: z.string().nullable(),
  ok: z.boolean(),
  /** Position of `said` in `content`, in UTF-16 units; the end is exclusive. */
  start: z.number().int(),
  end: z.number().int(),
});
export type Check = z.infer<typeof checkSchema>;

/** `yes` and `no` as compared with the record; `open` if the wording or the record leaves it open. */
const AGREEMENTS = ['yes', 'no', 'open'] as const;

/** A statement about one course, compared with its record. */
const statementClaimSchema = z.object({
  /** Empty if the text names no course. */
  code: z.string(),
  /** As in `checks`, or another value that a record has or that is computed: `cap`, `clash`, `total`. */
  field: z.string(),
  said: z.string(),
  /** The record's value in words; null if it has none. */
  record: z.string().nullable(),
  agrees: z.enum(AGREEMENTS),
  /** Term of the record it was compared with; null if none, or all. */
  term: z.string().nullable(),
  start: z.number().int(),
  end: z.number().int(),
});

/** Worst first: a statement has the worst verdict that applies. */
const STATEMENT_VERDICTS = ['contradicted', 'unknown_course', 'own_words', 'quoted', 'verified'] as const;

/** A sentence, list item or table cell of a reply, and whether the catalogue supports it. Positions as in `checks`. */
export const statementSchema = z.object({
  start: z.number().int(),
  end: z.number().int(),
  verdict: z.enum(STATEMENT_VERDICTS),
  claims: z.array(statementClaimSchema),
});
export type Statement = z.infer<typeof statementSchema>;

/** A value that the server inserted from the record. Positions as in `checks`. */
export const factSchema = z.object({
  start: z.number().int(),
  end: z.number().int(),
  code: z.string(),
  term: z.string(),
  /** The section's name; null if the value is the course's. */
  section: z.string().nullable(),
  field: z.string(),
  /** As shown. */
  value: z.string(),
  /** Version of the catalogue it comes from. */
  version: z.string(),
  /** The catalogue's current value, if it differs; null if it states none any more. Never stored. */
  now: z.string().nullable().optional(),
});
export type Fact = z.infer<typeof factSchema>;

/**
 * The position of a message among its versions: the messages with the same parent, because a question was edited or a
 * reply regenerated. `previous` and `next` are their ids, null at the ends.
 */
const versionsSchema = z.object({
  /** From 1, in the order of writing. */
  place: z.number().int(),
  count: z.number().int(),
  previous: idSchema.nullable(),
  next: idSchema.nullable(),
});

/** A message of a session. In a student's message `provider` and `model` are null and `status` is `complete`. */
export const messageSchema = z.object({
  role: z.enum(['user', 'assistant']),
  /** Markdown. */
  content: z.string(),
  id: idSchema,
  /** The preceding message; null for a first question. */
  parent_id: idSchema.nullable(),
  /** Null if it is the only one. */
  versions: versionsSchema.nullable(),
  /** ISO 8601, UTC. */
  created_at: z.iso.datetime(),
  provider: answererSchema.nullable(),
  model: z.string().nullable(),
  status: messageStatusSchema,
  checks: z.array(checkSchema),
  /** In text order. */
  facts: z.array(factSchema),
  /** In text order; null if the text was not read, or is older than the checking of statements. */
  statements: z.array(statementSchema).nullable(),
  /** ISO date since which the catalogue that `statements` were compared with has been served; null with `statements`. */
  catalogue_date: z.iso.date().nullable(),
  /** Of a reply: how its question was understood; null if there is nothing to show. */
  reading: readingSchema.nullable(),
  /** Of a reply: the week that it proposes. */
  week: weekCardSchema.nullable(),
  /** The student's feedback; null if none. */
  feedback: feedbackSchema.nullable(),
  /** The sentence to show if the reply failed or was cut at the longest length; otherwise null. */
  error: z.string().nullable(),
  /** Number of earlier messages omitted from the model's input. */
  left_out: z.number().int(),
});
export type Message = z.infer<typeof messageSchema>;

/** The chosen branch of a conversation, oldest first. */
const history = z.array(messageSchema);
const conversation = z.object({ history, session_id: idSchema });
const succeeded = z.object({ success: z.literal(true) });

/** The events of a reply's stream, in order: name in `event:`, object in `data:`. */
export const STREAM_EVENTS = {
  /** First; `message_id` is the reply's. */
  start: z.object({ session_id: idSchema, message_id: idSchema }),
  /** A status line for the waiting student. */
  status: z.object({ text: z.string() }),
  tool: z.object({ name: z.string(), input: z.record(z.string(), z.unknown()) }),
  /** How the question was understood so far; a later event replaces it. */
  reading: z.object({ reading: readingSchema }),
  delta: z.object({ text: z.string() }),
  /** The text shown so far is withdrawn. */
  reset: z.object({}),
  /** Last: the reply has ended as complete, stopped or interrupted; see its message in `history`. */
  done: conversation,
  /** Last: the reply has failed. */
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
    /** Starts a new session, regardless of `session_id`. */
    force_new_session: z.boolean().default(false),
    /** By default the session last opened or written to, or else a new one. */
    session_id: idSchema.optional(),
    /** The last message that the caller knows: continues from the newest message below it. Default: the chosen branch. */
    parent_id: idSchema.optional(),
    /** The question that this one is a new version of; both are kept. Also determines the session. */
    edit_of: idSchema.optional(),
    /** Chosen by the client; repeating it does not add a message. */
    client_message_id: idSchema.optional(),
    /** With `session_id`: changes how an earlier question was understood. */
    again: askAgainSchema.optional(),
  }),
  response: conversation,
  streams,
  errors: [
    'not_found',
    'conflict',
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
  summary:
    'Writes a reply again: another version beside it, or in its place if it has no words. Answers like sending a message.',
  access: 'signed-in',
  params: messageParams,
  body: z.object({
    provider: providerSchema.default(DEFAULT_PROVIDER),
    /** Chosen by the client; repeating it answers with the same reply. Unique among messages, too. */
    client_message_id: idSchema.optional(),
  }),
  response: conversation,
  streams,
  errors: [
    'not_found',
    'conflict',
    'profile_incomplete',
    'reply_running',
    'quota_reached',
    'daily_limit',
    'model_failed',
  ],
});

export const chooseBranch = defineCall({
  name: 'chooseBranch',
  method: 'post',
  path: '/api/chat/messages/{message_id}/choose',
  summary: 'Makes the branch that goes through a message the chosen one, to its end that was written last.',
  access: 'signed-in',
  params: messageParams,
  response: conversation,
  isLarge: true,
  errors: ['not_found', 'reply_running'],
});

export const sessionSchema = z.object({
  session_id: idSchema,
  /** The start of the first question until renamed; `A conversation` if that contained words of despair. */
  title: z.string(),
  /** Of the chosen branch. */
  message_count: z.number().int(),
  created_at: z.iso.datetime(),
  /** Time of the last message; the list is sorted by it, newest first. */
  updated_at: z.iso.datetime(),
  /** Listed before the others. */
  is_pinned: z.boolean(),
});
export type ChatSession = z.infer<typeof sessionSchema>;

export const listSessions = defineCall({
  name: 'listSessions',
  method: 'get',
  path: '/api/chat/sessions',
  summary: 'The caller’s conversations, pinned ones first, then last written first, up to 200 at a time.',
  access: 'signed-in',
  query: z.object({
    /** `next` of the previous response: returns the sessions after those. */
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
  summary:
    'One conversation with the messages of its chosen branch, oldest first; it becomes the current one.',
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
  summary:
    'The caller’s messages, of every branch, that hold every word asked for, newest first, at most 50; before them conversations of which only the title does.',
  access: 'signed-in',
  query: z.object({ q: requiredLine(200) }),
  response: z.object({
    results: z.array(
      z.object({
        session_id: idSchema,
        /** Null if the title matched. */
        message_id: idSchema.nullable(),
        title: z.string(),
        /** Empty if `message_id` is null. */
        snippet: z.string(),
      }),
    ),
  }),
  isLarge: true,
  errors: [],
});
