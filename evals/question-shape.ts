import * as z from 'zod';
import { INTERESTS } from '#features/profile/contract.ts';
import { WEEKDAYS } from '#features/catalogue/contract.ts';

/** Schema of a question file; README.md in this folder documents each key. */

export const CATALOGUES = ['alder', 'alder-hostile', 'harvard', 'mit'] as const;
export type CatalogueName = (typeof CATALOGUES)[number];

const day = z.enum(WEEKDAYS);
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time written HH:MM');
const code = z.string().min(1);
const codes = z.array(code).min(1);
const pattern = z.string().refine(isPattern, 'is not a regular expression');

const AREAS = [
  'humanities',
  'languages',
  'social-science',
  'science',
  'engineering',
  'professional',
  'STEM',
] as const;
const LEVELS = ['introductory', 'intermediate', 'advanced', 'graduate'] as const;

export const whereSchema = z.strictObject({
  subject: z.array(z.string()).optional(),
  department: z.array(z.string()).optional(),
  area: z.array(z.enum(AREAS)).optional(),
  component: z.array(z.string()).optional(),
  level: z.array(z.enum(LEVELS)).optional(),
  term: z.array(z.string()).optional(),
  meets_on: z.array(day).optional(),
  days_only: z.array(day).optional(),
  not_on: z.array(day).optional(),
  max_days: z.number().int().optional(),
  starts_at_or_after: clockTime.optional(),
  ends_at_or_before: clockTime.optional(),
  min_hours: z.number().optional(),
  max_hours: z.number().optional(),
  min_rating: z.number().optional(),
  max_rating: z.number().optional(),
  min_units: z.number().optional(),
  max_units: z.number().optional(),
  max_enrollment: z.number().optional(),
  words_any: z.array(z.string()).optional(),
  words_all: z.array(z.string()).optional(),
  instructor: z.string().optional(),
  code: codes.optional(),
  not: z.array(code).optional(),
  not_taken: z.literal(true).optional(),
  prerequisites_met: z.literal(true).optional(),
  asks_for: z.array(z.string()).optional(),
  no_prerequisites_stated: z.literal(true).optional(),
  no_conflict_with: codes.optional(),
  counts_towards: z.union([z.string(), z.literal(true)]).optional(),
});
export type Where = z.infer<typeof whereSchema>;

export const FIELDS = [
  'title',
  'description',
  'workload',
  'rating',
  'units',
  'enrollment',
  'term',
  'days',
  'times',
  'instructor',
  'prerequisites',
  'recommended_preparation',
  'component',
  'department',
  'room',
] as const;
export type Field = (typeof FIELDS)[number];

const patterns = { must: z.array(pattern).optional(), must_not: z.array(pattern).optional() };
const fields = z.array(z.enum(FIELDS)).min(1);
const term = z.string().optional();
/** Constraints on the chosen sections, all together. */
const weekBounds = {
  term,
  free_days: z.array(day).min(1).optional(),
  starts_at_or_after: clockTime.optional(),
  ends_at_or_before: clockTime.optional(),
};

export const expectSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('facts'),
    courses: codes.optional(),
    of_shown: z.number().int().min(1).optional(),
    fields,
    term,
    ...patterns,
  }),
  z.strictObject({
    kind: z.literal('compare'),
    courses: codes.min(2),
    fields: fields.optional(),
    ...patterns,
  }),
  z.strictObject({
    kind: z.literal('courses'),
    where: whereSchema,
    name: z.number().int().min(1).max(20).optional(),
    ...patterns,
  }),
  z.strictObject({
    kind: z.literal('prerequisites'),
    course: code,
    verdict: z.enum(['met', 'not_met', 'none_stated', 'unclear']).optional(),
    ...patterns,
  }),
  z.strictObject({ kind: z.literal('conflicts'), courses: codes.min(2), term, ...patterns }),
  z.strictObject({ kind: z.literal('requirements'), programme: z.string().optional(), ...patterns }),
  z.strictObject({ kind: z.literal('term_total'), courses: codes, term, ...patterns }),
  z.strictObject({ kind: z.literal('abstain'), ...patterns }),
  z.strictObject({ kind: z.literal('ask_back'), courses: codes.optional(), ...patterns }),
  z.strictObject({ kind: z.literal('small_talk'), ...patterns }),
  z.strictObject({
    kind: z.literal('plan_week'),
    ...weekBounds,
    courses: z.union([
      z.number().int().min(1).max(12),
      z.tuple([z.number().int().min(1), z.number().int().max(12)]),
    ]),
    include: codes.optional(),
    exclude: codes.optional(),
    each: whereSchema.optional(),
    some: z
      .array(z.strictObject({ where: whereSchema, count: z.number().int().min(1).default(1) }))
      .optional(),
    max_week_hours: z.number().optional(),
    units: z.tuple([z.number(), z.number()]).optional(),
    max_days: z.number().int().min(1).max(7).optional(),
    busy: z.array(z.strictObject({ on: z.array(day).min(1), start: clockTime, end: clockTime })).optional(),
    counts: z.number().int().min(1).optional(),
    keeps: z.number().int().min(1).optional(),
    ...patterns,
  }),
  z.strictObject({ kind: z.literal('plan_impossible'), courses: codes, ...weekBounds, ...patterns }),
  z.strictObject({
    kind: z.literal('plan_fits'),
    courses: codes.optional(),
    add: codes.optional(),
    drop: codes.optional(),
    ...weekBounds,
    ...patterns,
  }),
  z.strictObject({
    kind: z.literal('plan_frees'),
    day,
    courses: codes.optional(),
    term,
    ...patterns,
  }),
  z.strictObject({ kind: z.literal('plan_total'), courses: codes.optional(), term, ...patterns }),
  z.strictObject({ kind: z.literal('plan_offer'), courses: codes, ...patterns }),
]);
export type Expectation = z.infer<typeof expectSchema>;

export const studentSchema = z.strictObject({
  concentration: z.string().min(1),
  year: z.enum(['Freshman', 'Sophomore', 'Junior', 'Senior']),
  courses_taken: z.array(code).default([]),
  interests: z.array(z.enum(INTERESTS)).default([]),
  learning_preferences: z.array(z.string()).default([]),
  secondary_field: z.string().optional(),
  academic_type: z.enum(['single', 'joint', 'double']).default('single'),
  second_concentration: z.string().optional(),
  academic_interests: z.string().optional(),
  /** A plan version, in front of its term before the first question. */
  plan: z.strictObject({ term: z.string(), courses: codes }).optional(),
});
export type Student = z.infer<typeof studentSchema>;

export const questionSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'is lower-case words with hyphens'),
  student: studentSchema.optional(),
  pick: z.record(z.string().regex(/^[A-Z]$/), whereSchema).optional(),
  injection: z.boolean().default(false),
  turns: z.array(z.strictObject({ ask: z.string().min(1), expect: expectSchema })).min(1),
});
export type Question = z.infer<typeof questionSchema>;

export const questionFileSchema = z.strictObject({
  catalogue: z.enum(CATALOGUES),
  student: studentSchema,
  questions: z.array(questionSchema).min(1),
});
export type QuestionFile = z.infer<typeof questionFileSchema>;

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'i') instanceof RegExp;
  } catch {
    return false;
  }
}
