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
  /** Hours of work a week. */
  hours: z.number().nullable(),
  /** Why it was chosen: what it counts towards, that the student named it. Empty if there is nothing to say. */
  why: z.string(),
  /** One of each kind that is taken. */
  sections: z.array(cardSectionSchema),
});

/**
 * A week that a reply proposes. Its data is the catalogue's at that time; nothing of it is in a plan until the student
 * adds it.
 */
export const weekCardSchema = z.object({
  term: z.string(),
  courses: z.array(cardCourseSchema),
  totals: z.object({
    /** Sums of the stated values, and how many courses state none. */
    units: z.number(),
    units_unknown: z.number().int(),
    hours: z.number(),
    hours_unknown: z.number().int(),
    free_days: z.array(weekdaySchema),
    /** Minutes after midnight; null if nothing meets at a known time. */
    earliest: z.number().int().nullable(),
    latest: z.number().int().nullable(),
  }),
  /** Its assumptions, one phrase each: `no class on Fri`, `open requirements of Economics`. */
  rests_on: z.array(z.string()),
  /** How it is added to the student's plan; null when shown to others. */
  plan: z
    .discriminatedUnion('as', [
      /** A new version with this id. */
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
  /** The student's own hours that were kept free; empty when shown to others. */
  kept_free: z.array(z.object({ label: z.string(), meetings: z.array(z.object(meetingSchema.shape)) })),
});
export type WeekCard = z.infer<typeof weekCardSchema>;
