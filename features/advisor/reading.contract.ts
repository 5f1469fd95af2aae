import * as z from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { idSchema, requiredLine } from '#platform/contract/text.ts';

// How a question was understood: what replies show of it, and how it is asked again.

/** One thing that a search asks, as a student is shown it: a chip. */
export const conditionSchema = z.object({
  /** What a change names it by; each once in a search. */
  id: z.string(),
  /** `at least 20 students`. */
  label: z.string(),
  /** Something that courses must not be. */
  negated: z.boolean(),
  /** The filter of the course list that asks the same; null where it has none. */
  filter: z.string().nullable(),
  /** Its values, written as in the address of the course list; empty where they cannot be. */
  values: z.array(z.string()),
  /** Whether other values can be asked for. */
  changeable: z.boolean(),
});
export type Condition = z.infer<typeof conditionSchema>;

const conditionsAskedSchema = z.object({
  conditions: z.array(conditionSchema),
  /** The query of the course list that shows the same; null where it has none of it. */
  address: z.string().nullable(),
  /** Labels of what the course list cannot be asked. */
  unsaid: z.array(z.string()),
});
export type ConditionsAsked = z.infer<typeof conditionsAskedSchema>;

/** How a question was understood. */
export const readingSchema = z.object({
  /** By rules, whoever answers; null where it wished for no courses. */
  asked: conditionsAskedSchema.nullable(),
  /** Words of it that played no part. */
  unused: z.array(z.string()),
  /** What it can be read as where that was not clear, to choose from. */
  choices: z.array(
    z.object({
      label: z.string(),
      /** The question that asks for it, in words. */
      question: z.string(),
      /** The one that the reply went by. */
      current: z.boolean(),
    }),
  ),
  /** What a model looked up, in its order. `tool` as in the event. */
  lookups: z.array(conditionsAskedSchema.extend({ tool: z.string() })),
});
export type Reading = z.infer<typeof readingSchema>;

/** Most values of one condition that a student can ask for. */
const VALUES_MAX = 20;

/** What of a reply's reading a question asks again, otherwise. `message` says the same in words. */
export const askAgainSchema = z.object({
  /** A reply of the same session. */
  message_id: idSchema,
  change: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('condition'),
      /** Null: what was asked; else the number of the lookup, from 0. */
      lookup: z.number().int().min(0).max(50).nullable().default(null),
      id: z.string().max(40),
      /** As `values` of a condition; without any it is dropped. */
      values: z.array(z.string().max(100)).max(VALUES_MAX).default([]),
    }),
    z.object({ kind: z.literal('choice'), choice: z.number().int().min(0).max(10) }),
  ]),
});
export type AskAgain = z.infer<typeof askAgainSchema>;

/** What was typed into the course search, as the filters it can be read as. */
const searchReadingSchema = z.object({
  /** As the address of the course list says them; empty where there are none. */
  filters: z.string(),
  /** What is left to be searched as words. */
  text: z.string(),
  /** What was understood and the list has no filter for, as it was typed. */
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
    /** False where the server had no time to look for more: it is worth asking again. */
    is_complete: z.boolean(),
  }),
  errors: [],
  isLarge: true,
});
