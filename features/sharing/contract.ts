import * as z from 'zod';
import { checkSchema, factSchema, statementSchema } from '#features/advisor/contract.ts';
import { courseSchema } from '#features/catalogue/contract.ts';
import { weekCardSchema } from '#features/advisor/week.contract.ts';
import { sharedPlanSchema } from '#features/planning/sharing.contract.ts';
import { boundedText, idSchema, instantSchema, requiredLine } from '#platform/contract/text.ts';
import { defineCall } from '#platform/contract/call.ts';

/** Profile fields that can be shared. Names, e-mail address and free text never are. */
export const SHARED_FIELDS = ['concentration', 'year', 'courses_taken', 'interests'] as const;
export type SharedField = (typeof SHARED_FIELDS)[number];

/** Per student. */
export const MAX_SHARES = 50;
/** Bytes of one link's content as JSON. */
export const SHARE_BYTES = 1_000_000;

/** The complete response to a viewer. Fields that are not shared are `""` or `[]`. */
export const sharedContentSchema = z.strictObject({
  profile: z.strictObject({
    concentration: z.string(),
    year: z.string(),
    courses_taken: z.array(z.string()),
    interests: z.array(z.string()),
  }),
  chatHistory: z.array(
    z.strictObject({
      role: z.enum(['user', 'assistant']),
      content: z.string(),
      /** Of a reply that was not written to its end: how it ended. */
      ended: z.enum(['stopped', 'interrupted']).optional(),
      /** Of a reply: as frozen. Null or absent if it is older than the checking of statements. */
      statements: z.array(statementSchema).nullable().optional(),
      /** Of a reply without statements: as frozen. Absent in older links. */
      checks: z.array(checkSchema).optional(),
      catalogue_date: z.iso.date().nullable().optional(),
      /** Of a reply: as frozen, with the catalogue's current value if it differs. Absent in older links. */
      facts: z.array(factSchema).optional(),
      /** Of a reply: current records of the courses it names; never part of the frozen copy. */
      courses: z.array(courseSchema).optional(),
      /** Of a reply: the week that it proposed, as frozen, without private data. */
      week: weekCardSchema.optional(),
    }),
  ),
  /** As frozen; absent if no plan is shared. */
  plan: sharedPlanSchema.optional(),
});
export type SharedContent = z.infer<typeof sharedContentSchema>;

const fieldsSchema = z.array(z.enum(SHARED_FIELDS)).max(SHARED_FIELDS.length);
const leftOutSchema = z.array(idSchema).max(2000);

const choice = z.object({
  /** The conversation to include; none when absent or null. */
  session_id: idSchema.nullable().optional(),
  /** All fields when absent. */
  fields: fieldsSchema.optional(),
  /** Ids of the conversation's messages to exclude. */
  left_out: leftOutSchema.optional(),
  /** The plan version to include; none if absent or null. */
  plan_version_id: idSchema.toLowerCase().nullable().optional(),
});

const expiry = { expires_at: instantSchema.nullable().optional() };

/** A link as shown to its owner. */
export const shareSchema = z.object({
  shareId: z.string(),
  url: z.string(),
  fields: fieldsSchema,
  session_id: idSchema.nullable(),
  plan_version_id: idSchema.nullable(),
  left_out: leftOutSchema,
  /** Number of visible messages. */
  message_count: z.number().int(),
  created_at: z.iso.datetime(),
  /** When its content was last frozen. */
  updated_at: z.iso.datetime(),
  /** Null: never expires. */
  expires_at: z.iso.datetime().nullable(),
  /** Returns nothing to viewers until it is updated. */
  is_expired: z.boolean(),
  /** Number of views by others than the owner. */
  opened: z.number().int(),
});
export type Share = z.infer<typeof shareSchema>;

export const createShare = defineCall({
  name: 'createShare',
  method: 'post',
  path: '/api/shares',
  summary: 'Freezes what is chosen of the profile, a conversation and a plan, and gives a link to it.',
  access: 'signed-in',
  body: choice.extend(expiry),
  response: z.object({ shareId: z.string(), url: z.string() }),
  isLarge: true,
  errors: ['not_found', 'quota_reached'],
});

export const previewShare = defineCall({
  name: 'previewShare',
  method: 'post',
  path: '/api/shares/preview',
  summary: 'What a link of this choice would show; makes none.',
  access: 'signed-in',
  body: choice,
  response: z.object({
    shared: sharedContentSchema,
    /** All messages of the conversation, including those left out. */
    messages: z.array(z.object({ id: idSchema, role: z.enum(['user', 'assistant']), content: z.string() })),
  }),
  isLarge: true,
  errors: ['not_found'],
});

export const listShares = defineCall({
  name: 'listShares',
  method: 'get',
  path: '/api/shares',
  summary: 'The caller’s links, newest first, expired ones among them.',
  access: 'signed-in',
  response: z.object({ shares: z.array(shareSchema) }),
  isLarge: true,
  errors: [],
});

const shareParams = z.object({ shareId: requiredLine(64) });

export const updateShare = defineCall({
  name: 'updateShare',
  method: 'patch',
  path: '/api/shares/{shareId}',
  summary:
    'Freezes the content of a link anew, under the same address; what is not named stays as it was chosen.',
  access: 'signed-in',
  params: shareParams,
  body: choice.extend(expiry),
  response: shareSchema,
  isLarge: true,
  errors: ['not_found', 'quota_reached'],
});

export const revokeShare = defineCall({
  name: 'revokeShare',
  method: 'delete',
  path: '/api/shares/{shareId}',
  summary: 'Ends a link at once; its content is deleted.',
  access: 'signed-in',
  params: shareParams,
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found'],
});

export const getShared = defineCall({
  name: 'getShared',
  method: 'get',
  path: '/api/shared/{shareId}',
  summary: 'What a link shows, to anyone. Revoked, expired and never made look the same.',
  access: 'anyone',
  params: z.object({ shareId: boundedText(200) }),
  response: sharedContentSchema,
  isLarge: true,
  errors: ['not_found'],
});
