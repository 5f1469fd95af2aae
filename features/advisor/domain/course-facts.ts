import * as z from 'zod';
import { weekdaySchema } from '#features/catalogue/contract.ts';

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time written HH:MM');

/** A range of local clock times on one weekday; the end is exclusive. */
export const timeSpanSchema = z.object({ day: weekdaySchema, start: clockTime, end: clockTime });
export type TimeSpan = z.infer<typeof timeSpanSchema>;

/**
 * One course in one term, as tools return it. `null` and empty lists mean that the catalogue does not state it:
 * unknown, not zero or "none".
 */
export const courseFactsSchema = z.object({
  code: z.string(),
  title: z.string(),
  term: z.string(),
  instructors: z.array(z.string()),
  days: z.array(weekdaySchema),
  meetings: z.array(timeSpanSchema),
  /** The registrar's text, `Mon, Wed 1:30 PM - 2:45 PM`; null if unscheduled. */
  schedule: z.string().nullable(),
  units: z.number().nullable(),
  /** Mean rating out of 5. */
  rating: z.number().nullable(),
  /** Hours a week. */
  workload: z.number().nullable(),
  enrollment: z.number().nullable(),
  enrollment_cap: z.number().nullable(),
  department: z.string().nullable(),
  /** Kind of class: `Seminar`, `Lecture`, … */
  component: z.string().nullable(),
  /** The registrar's text. */
  prerequisites: z.string().nullable(),
  recommended_preparation: z.string().nullable(),
});
export type CourseFacts = z.infer<typeof courseFactsSchema>;

export const courseDetailsSchema = courseFactsSchema.extend({
  description: z.string().nullable(),
  notes: z.string().nullable(),
  /** Other codes of the same class. */
  aliases: z.array(z.string()),
  /** Every term that offers it, the described one first. */
  terms: z.array(z.string()),
  /** Sections in the described term, including this one. */
  section_count: z.number().int(),
});
export type CourseDetails = z.infer<typeof courseDetailsSchema>;
