import * as z from 'zod';
import { meetingSchema, sectionSchema, weekdaySchema } from '#features/catalogue/contract.ts';
import { planEditSchema } from '#features/planning/contract.ts';
import { idSchema } from '#platform/contract/text.ts';

const cardSectionSchema = z.object({
  ...sectionSchema.pick({ class_number: true, section: true, component: true, instructors: true }).shape,
  meetings: z.array(z.object(meetingSchema.shape)),
});
export type CardSection = z.infer<typeof cardSectionSchema>;

const cardCourseSchema = z.object({
  code: z.string(),
  title: z.string(),
  units: z.number().nullable(),
  /** Of work a week. */
  hours: z.number().nullable(),
  /** Why it was chosen: what it counts for, that the student named it. Empty where there is nothing to say. */
  why: z.string(),
  /** One of each kind that is taken. */
  sections: z.array(cardSectionSchema),
});

/**
 * A week that a reply proposes. What it says is the catalogue's as of then; nothing of it is in a plan until the student
 * puts it there.
 */
export const weekCardSchema = z.object({
  term: z.string(),
  courses: z.array(cardCourseSchema),
  totals: z.object({
    /** Sums of what is stated, and how many courses state none. */
    units: z.number(),
    units_unknown: z.number().int(),
    hours: z.number(),
    hours_unknown: z.number().int(),
    free_days: z.array(weekdaySchema),
    /** Minutes after midnight; null where nothing meets at a known time. */
    earliest: z.number().int().nullable(),
    latest: z.number().int().nullable(),
  }),
  /** What it rests on, a phrase each: `no class on Fri`, `open requirements of Economics`. */
  rests_on: z.array(z.string()),
  /** What it becomes in the student's plan; null in what others are shown. */
  plan: z
    .discriminatedUnion('as', [
      /** A version of its own, under this id. */
      z.object({ as: z.literal('version'), version_id: idSchema }),
      /** A change of a version: each edit with the revision that was seen. */
      z.object({
        as: z.literal('edits'),
        version_id: idSchema,
        name: z.string(),
        edits: z.array(planEditSchema),
      }),
    ])
    .nullable(),
  /** Hours of the student's own that were kept free; empty in what others are shown. */
  kept_free: z.array(z.object({ label: z.string(), meetings: z.array(z.object(meetingSchema.shape)) })),
});
export type WeekCard = z.infer<typeof weekCardSchema>;
