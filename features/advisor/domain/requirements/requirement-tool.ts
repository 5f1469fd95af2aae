import * as z from 'zod';
import { programmeProgressSchema } from '#features/profile/contract.ts';

const code = z.string().min(1).max(60);

/** Maximum number of courses that can be counted in addition to the student's own. */
export const MOST_ALSO = 12;

/** The advisor's tool for requirements of programmes; counted by code (`features/profile/domain/requirements.ts`). */
export const getRequirementProgress = {
  description:
    'How far the student’s courses go towards their programmes, or towards one named here. With `course`, also what that course counts towards; with `also_taking`, what would be left after those; with `compared_with`, the same of another programme and what would count in both.',
  input: z.object({
    programme: z.string().max(200).optional(),
    is_secondary_field: z
      .boolean()
      .optional()
      .describe('The secondary field of that name is meant, where a concentration has the same'),
    without: z.array(code).max(MOST_ALSO).optional().describe('Own courses not to count, as if dropped'),
    also_taking: z
      .array(code)
      .max(MOST_ALSO)
      .optional()
      .describe('Courses that count as taken, beside those of the profile'),
    course: code.optional().describe('A course of which is asked what it counts towards'),
    compared_with: z.string().max(200).optional().describe('Another programme, of which the same is told'),
  }),
  output: z.object({
    programmes: z.array(
      z.object({
        name: z.string(),
        /** False: the university has not stated this programme's requirements; do not say what is left. */
        requirements_stated: z.boolean(),
        groups: z.array(
          // At most 300 options.
          programmeProgressSchema.shape.groups.element.extend({ options_total: z.number().int() }),
        ),
        /** The groups that `course` counts towards, or if it is not taken yet, could; absent if none was asked about. */
        course_fits: z.array(z.string()).optional(),
        /** How many places of these groups it fills: one course can fit two groups and fill one place. */
        course_fills: z.number().int().optional(),
      }),
    ),
    /** The requested name, if no programme has it. */
    not_recognised: z.string().nullable(),
    /** The codes counted as taken, beside those of the profile. */
    also_taking: z.array(z.string()).optional(),
    /** Counted, too, since the student's plan of the running term has them. */
    now: z.object({ term: z.string(), codes: z.array(z.string()) }).optional(),
    course: z.object({ code: z.string(), is_taken: z.boolean() }).optional(),
    /** Courses that count towards what is open in the first and in the last of the programmes; absent if one only was asked for. */
    shared: z.array(z.string()).optional(),
    /** Codes that the catalogue does not have. */
    not_found: z.array(z.string()).optional(),
  }),
};
