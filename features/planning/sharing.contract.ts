import * as z from 'zod';
import { meetingSchema, sectionSchema } from '#features/catalogue/contract.ts';
import { markSchema } from './contract.ts';

/**
 * A version of a plan as others may see it: catalogue data of its courses, and the times of handwritten ones. Contains
 * nothing that the student wrote: no names of versions, groups, own courses or places, and no own hours.
 */
export const sharedPlanSchema = z.strictObject({
  term: z.string(),
  /** Date of the catalogue it was made from, ISO. */
  catalogue_date: z.iso.date(),
  courses: z.array(
    z.strictObject({
      code: z.string(),
      /** Empty if the catalogue does not have the course in that term. */
      title: z.string(),
      units: z.number().nullable(),
      hours: z.number().nullable(),
      optional: z.boolean(),
      /** The colour that the owner sees; absent in older links. */
      mark: markSchema.optional(),
      /** The shown sections, one of each kind. */
      sections: z.array(
        z.strictObject({
          ...sectionSchema.pick({ class_number: true, section: true, component: true, instructors: true })
            .shape,
          meetings: z.array(z.strictObject(meetingSchema.shape)),
        }),
      ),
    }),
  ),
  /** Handwritten courses: when they meet, not what they are. */
  own_courses: z.array(
    z.strictObject({
      units: z.number().nullable(),
      mark: markSchema.optional(),
      meetings: z.array(z.strictObject(meetingSchema.shape)),
    }),
  ),
});
export type SharedPlan = z.infer<typeof sharedPlanSchema>;
