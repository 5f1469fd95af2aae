import * as z from 'zod';
import { meetingSchema, sectionSchema } from '#features/catalogue/contract.ts';
import { markSchema } from './contract.ts';

/**
 * A version of a plan as others may see it: what the catalogue says of its courses, and when else there is class. Nothing that the student
 * wrote is in it: no names of versions, groups, own courses or places, and no own hours.
 */
export const sharedPlanSchema = z.strictObject({
  term: z.string(),
  /** Of the catalogue that it was frozen from, ISO. */
  catalogue_date: z.iso.date(),
  courses: z.array(
    z.strictObject({
      code: z.string(),
      /** Empty where the catalogue does not have the course in that term. */
      title: z.string(),
      units: z.number().nullable(),
      hours: z.number().nullable(),
      optional: z.boolean(),
      /** The colour that the student sees; absent in older links. */
      mark: markSchema.optional(),
      /** Those that were shown, one of each kind. */
      sections: z.array(
        z.strictObject({
          ...sectionSchema.pick({ class_number: true, section: true, component: true, instructors: true })
            .shape,
          meetings: z.array(z.strictObject(meetingSchema.shape)),
        }),
      ),
    }),
  ),
  /** Courses that the student wrote by hand: when they meet, not what they are. */
  own_courses: z.array(
    z.strictObject({
      units: z.number().nullable(),
      mark: markSchema.optional(),
      meetings: z.array(z.strictObject(meetingSchema.shape)),
    }),
  ),
});
export type SharedPlan = z.infer<typeof sharedPlanSchema>;
