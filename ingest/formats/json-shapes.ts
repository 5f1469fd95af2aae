import * as z from 'zod';

const idText = z.union([z.string(), z.number()]).nullish();
const listText = z.union([z.array(z.string()), z.string()]).nullish();
const times = z.record(z.string(), z.string().nullable()).nullish();
const text = z.string().nullish();
const number = z.number().nullish();
const texts = z.array(z.string()).nullish();

const rawMeetingShape = z.object({
  days: listText,
  start: text,
  end: text,
  place: text,
  from: text,
  to: text,
});

const rawSectionShape = z.object({
  class_number: idText,
  section: idText,
  component: text,
  instructors: listText,
  meetings: z.array(rawMeetingShape).nullish(),
  enrollment: number,
  cap: number,
  status: z.enum(['open', 'waitlist', 'full', 'cancelled']).nullish(),
  links: texts,
});
export type RawSection = z.infer<typeof rawSectionShape>;

/**
 * Our own JSON: `{meta, courses: [record…]}`, or a bare list of records as returned by `GET api/courses`. Ids may be
 * numbers, lists may be JSON text, unknown values are null or absent. `x` holds facts without a record field.
 */
export const rawRecordShape = z.object({
  course_id: idText,
  class_number: idText,
  class_tag: z.string(),
  class_name: text,
  term: z.string(),
  instructors: listText,
  days: listText,
  units: number,
  start_times: times,
  end_times: times,
  schedule: text,
  mean_hours: number,
  overall_score_course_mean: number,
  current_enrollment_number: number,
  enrollment_cap: number,
  mean_class_size: number,
  description: text,
  course_requirements: text,
  recommended_prep: text,
  class_notes: text,
  q_report: text,
  department: text,
  component: text,
  aliases: texts,
  codes: texts,
  meets_with: texts,
  sections: z.array(rawSectionShape).nullish(),
  takes: texts,
  attributes: z.array(z.object({ scheme: z.string(), value: z.string() })).nullish(),
  history: z
    .array(
      z.object({
        term: z.string(),
        rating: number,
        hours: number,
        responded: number,
        invited: number,
        instructors: texts,
      }),
    )
    .nullish(),
  offered: texts,
  not_next_year: z.boolean().nullish(),
  x: z
    .object({
      component: text,
      section: idText,
      session: text,
      gened: text,
      distribution: text,
      quantitative: text,
      consent: text,
      grading: text,
      school: text,
      cross_registration: text,
      subject: text,
      catalog: idText,
      /** The evaluation that the rating and the hours come from. */
      q: z.object({ term: z.string(), responded: number, invited: number }).nullish(),
    })
    .nullish(),
});
export type RawRecord = z.infer<typeof rawRecordShape>;

const datedTerm = z.object({
  name: z.string(),
  start: z.string(),
  end: z.string(),
  holidays: z.array(z.iso.date()).optional(),
  follows: z
    .array(z.object({ date: z.iso.date(), day: z.enum(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']) }))
    .optional(),
});

export const rawFileShape = z.union([
  z.array(z.unknown()),
  z.object({
    meta: z.object({ terms: z.unknown().optional() }).optional(),
    courses: z.array(z.unknown()),
  }),
]);

/** Terms of a file: with their dates, or only their names. */
export const rawTermsShape = z.array(
  z.union([z.string().transform((name) => ({ name, start: null, end: null })), datedTerm]),
);
