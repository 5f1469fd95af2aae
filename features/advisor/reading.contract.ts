import * as z from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { idSchema, requiredLine } from '#platform/contract/text.ts';

// How a question was understood: what replies show of it, and how to ask again with changes.

/** One constraint of a search, shown to a student as a chip. */
export const conditionSchema = z.object({
  /** Identifies it in a change; unique within a search. */
  id: z.string(),
  /** `at least 20 students`. */
  label: z.string(),
  /** Courses must not have it. */
  negated: z.boolean(),
  /** The equivalent filter of the course list; null if it has none. */
  filter: z.string().nullable(),
  /** Its values in the URL format of the course list; empty if they cannot be expressed. */
  values: z.array(z.string()),
  /** Whether its values can be changed. */
  changeable: z.boolean(),
});
export type Condition = z.infer<typeof conditionSchema>;

const conditionsAskedSchema = z.object({
  conditions: z.array(conditionSchema),
  /** The query string of the course list for the same search; null if the list can express none of it. */
  address: z.string().nullable(),
  /** Labels of the parts that the course list cannot express. */
  unsaid: z.array(z.string()),
});
export type ConditionsAsked = z.infer<typeof conditionsAskedSchema>;

/** How a question was understood. */
export const readingSchema = z.object({
  /** According to the rules, whoever answers; null if it did not ask for courses. */
  asked: conditionsAskedSchema.nullable(),
  /** Words that had no effect. */
  unused: z.array(z.string()),
  /** Interpretations to choose from, if it was ambiguous. */
  choices: z.array(
    z.object({
      label: z.string(),
      /** The text of a question for this interpretation. */
      question: z.string(),
      /** The interpretation that was answered. */
      current: z.boolean(),
    }),
  ),
  /** A model's lookups, in order. `tool` as in the event. */
  lookups: z.array(conditionsAskedSchema.extend({ tool: z.string() })),
});
export type Reading = z.infer<typeof readingSchema>;

/** Maximum number of values that a student can set for one condition. */
const VALUES_MAX = 20;

/** A change to how a reply's question was understood. `message` states the same in words. */
export const askAgainSchema = z.object({
  /** A reply of the same session. */
  message_id: idSchema,
  change: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('condition'),
      /** Null: the question itself; otherwise the index of the lookup, from 0. */
      lookup: z.number().int().min(0).max(50).nullable().default(null),
      id: z.string().max(40),
      /** In the format of a condition's `values`; empty removes the condition. */
      values: z.array(z.string().max(100)).max(VALUES_MAX).default([]),
    }),
    z.object({ kind: z.literal('choice'), choice: z.number().int().min(0).max(10) }),
  ]),
});
export type AskAgain = z.infer<typeof askAgainSchema>;

/** Text from the course search, parsed into filters. */
const searchReadingSchema = z.object({
  /** In the URL format of the course list; empty if there are none. */
  filters: z.string(),
  /** The remaining text, searched as words. */
  text: z.string(),
  /** Words that were understood but that the list has no filter for, as typed. */
  unused: z.array(z.string()),
});
export type SearchReading = z.infer<typeof searchReadingSchema>;

export const readSearch = defineCall({
  name: 'readSearch',
  method: 'get',
  path: '/api/reading',
  summary:
    'Reads a sentence as filters of the course list, by rules: no model is asked and nothing is stored.',
  access: 'signed-in',
  query: z.object({ q: requiredLine(300) }),
  response: searchReadingSchema,
  errors: [],
  isLarge: true,
});

export const listStarters = defineCall({
  name: 'listStarters',
  method: 'get',
  path: '/api/chat/starters',
  summary:
    'First questions for the caller’s profile, each of which the catalogue answers; fewer than four where it answers no more.',
  access: 'signed-in',
  response: z.object({
    questions: z.array(z.string()),
    /** False if the server ran out of time; worth retrying. */
    is_complete: z.boolean(),
  }),
  errors: [],
  isLarge: true,
});
