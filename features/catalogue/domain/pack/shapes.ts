import * as z from 'zod';
import { SECTION_STATUSES, weekdaySchema } from '#features/catalogue/contract.ts';

/**
 * Files of a university pack, one folder under `universities/`:
 *
 * - `university.json`: names, colours, terms
 * - `subjects.json`: subject codes, departments, aliases
 * - `programs.json` (optional): concentrations, joint options, secondary fields, requirement groups
 * - `courses.ndjson`: the catalogue, one record per line
 * - `synonyms.json` (optional): students' words for what the catalogue writes differently
 * - `demo.json` (optional): profile and conversation of the share link on the sign-in screen
 */

const text = z
  .string()
  .max(20_000)
  .refine((value) => !value.includes('\0'), 'holds a NUL character');
const line = text.trim().min(1).max(500);
const tag = line.transform((value) => value.replace(/\s+/g, ' '));
const date = z.iso.date();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time written HH:MM');
const telephone = z
  .string()
  .trim()
  .max(60)
  .regex(/^[+\d*#][\d\s()./*#-]*$/, 'is not a telephone number');
const country = z
  .string()
  .regex(/^[A-Z]{2}$/, 'is not a country code of two capital letters, as in ISO 3166');
const timeZone = z.string().refine(isTimeZone, 'is not a time zone of the IANA list, such as Europe/Dublin');
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'is not a colour written #rrggbb');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const termShape = z.object({
  /** `2025 Fall`, as in course records. */
  name: line,
  start: date,
  end: date,
  /** Days without classes within the term. */
  holidays: z.array(date).max(200).default([]),
  /** Dates on which the timetable of another weekday applies. */
  follows: z
    .array(z.object({ date, day: weekdaySchema }))
    .max(50)
    .default([]),
});

/** A person or service that helps with more than courses; has at least one means of contact. */
export const supportShape = z.object({
  name: line,
  telephone: telephone.nullable().default(null),
  text: line.nullable().default(null),
  address: line.nullable().default(null),
  hours: line.nullable().default(null),
  note: line.nullable().default(null),
});

export const universityShape = z.object({
  name: line,
  product: line.default('Lectern'),
  assistant: line.default('Quill'),
  /** `Alder's`: the university's name before a noun. */
  possessive: line,
  /** The accent colour for each theme; its contrast is checked when the pack is read. */
  accent: z.object({ light: colour, dark: colour }).optional(),
  feedback_email: z.email(),
  /** Placeholder of the e-mail field on the sign-in screen. */
  email_placeholder: line.optional(),
  /** Where the university is; determines the emergency number. */
  country: country.nullable().default(null),
  /** Time zone of the catalogue's times: `Europe/Dublin`; null: times as on the reader's own clock. */
  time_zone: timeZone.nullable().default(null),
  /** Named in replies to words of despair, in this order. */
  support: z.array(supportShape).max(6).default([]),
  /** In calendar order. */
  terms: z.array(termShape).min(1),
});

export const subjectShape = z.object({
  code: line,
  department: line,
  aliases: z.array(line).default([]),
  /** Broad field, for requests such as "STEM" or "humanities"; inferred from the department when absent. */
  area: z
    .enum(['humanities', 'languages', 'social-science', 'science', 'engineering', 'professional'])
    .optional(),
});

/** Courses that fulfil a requirement: one code, or a subject with an optional inclusive range of numbers. */
export const requirementOptionShape = z.union([
  line,
  z.object({ subject: line, from: z.number().int().optional(), to: z.number().int().optional() }),
]);

export const requirementGroupShape = z.object({
  name: line,
  /** Number of courses needed from this group. */
  need: z.number().int().min(1),
  options: z.array(requirementOptionShape).min(1),
  /** Whether its courses may also count in another group. */
  shared: z.boolean().default(false),
});

export const programShape = z.object({
  name: line,
  /** Concentrations that it can be combined with. */
  joint: z.array(line).default([]),
  /** Empty: the pack does not state the programme's requirements. */
  groups: z.array(requirementGroupShape).default([]),
});

export const programsShape = z.object({
  concentrations: z.array(programShape),
  secondary_fields: z.array(programShape.omit({ joint: true })),
});

const weekdayKeys = z.enum(['1', '2', '3', '4', '5', '6', '7']);

const seats = z.number().int().min(0).nullable().default(null);
const hours = z.number().min(0).max(168).nullable().default(null);
const rating = z.number().min(1).max(5).nullable().default(null);

/** One weekly pattern of a section: `{"days": ["Mon", "Wed"], "start": "13:30", "end": "14:45", "place": "Hall A"}`. */
export const meetingShape = z.object({
  days: z.array(weekdaySchema).default([]),
  start: time.nullable().default(null),
  end: time.nullable().default(null),
  place: text.trim().default(''),
  /** Dates if they differ from the term's, as in a half term. */
  from: date.nullable().default(null),
  to: date.nullable().default(null),
});

export const sectionShape = z.object({
  class_number: text.trim().max(500).default(''),
  section: text.trim().max(500).default(''),
  component: text.trim().max(500).default(''),
  instructors: z.array(line).default([]),
  meetings: z.array(meetingShape).max(50).default([]),
  enrollment: seats,
  cap: seats,
  status: z.enum(SECTION_STATUSES).nullable().default(null),
  links: z.array(line).default([]),
});

export const attributeShape = z.object({ scheme: line, value: line });

export const historyShape = z.object({
  /** Any earlier term; it needs no dates in university.json. */
  term: line,
  rating,
  hours,
  responded: seats,
  invited: seats,
  instructors: z.array(line).default([]),
});

/**
 * A course record in a pack: like the API's, but with plain clock times, and unknown fields null or absent. With
 * `sections`, the fields of the principal section may be absent (see `completeCourse`).
 */
export const courseShape = z.object({
  course_id: line,
  class_number: line,
  class_tag: tag,
  class_name: text.default(''),
  term: line,
  instructors: z.array(line).default([]),
  days: z.array(weekdaySchema).default([]),
  units: z.number().min(0).max(100).nullable().default(null),
  start_times: z.partialRecord(weekdayKeys, time).default({}),
  end_times: z.partialRecord(weekdayKeys, time).default({}),
  schedule: text.default(''),
  mean_hours: hours,
  overall_score_course_mean: rating,
  current_enrollment_number: seats,
  enrollment_cap: seats,
  mean_class_size: z.number().min(0).nullable().default(null),
  description: text.default(''),
  course_requirements: text.default(''),
  recommended_prep: text.default(''),
  class_notes: text.default(''),
  q_report: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  department: text.default(''),
  component: text.default(''),
  aliases: z.array(line).default([]),
  /** All codes of the class, `class_tag` first, which may be omitted. */
  codes: z.array(tag).default([]),
  meets_with: z.array(tag).default([]),
  /** Empty: the record is itself its only section. */
  sections: z.array(sectionShape).max(500).default([]),
  takes: z.array(line).nullable().default(null),
  attributes: z.array(attributeShape).default([]),
  history: z.array(historyShape).default([]),
  offered: z.array(line).default([]),
  not_next_year: z.boolean().default(false),
});

/** A query for one of `words` also matches `also` and the other `words`. */
export const synonymShape = z.object({
  words: z.array(line.max(60)).min(1).max(20),
  also: z.array(line.max(60)).max(20).default([]),
});

export const demoShape = z.object({
  profile: z.object({
    concentration: line,
    year: z.enum(['Freshman', 'Sophomore', 'Junior', 'Senior']),
    courses_taken: z.array(line),
    interests: z.array(line),
  }),
  conversation: z.array(z.object({ role: z.enum(['user', 'assistant']), content: text })),
});

export type University = z.infer<typeof universityShape>;
export type Term = z.infer<typeof termShape>;
/** A term in a pack's file format. */
export type PackTerm = z.input<typeof termShape>;
export type Subject = z.infer<typeof subjectShape>;
export type RequirementOption = z.infer<typeof requirementOptionShape>;
export type RequirementGroup = z.infer<typeof requirementGroupShape>;
export type Programs = z.infer<typeof programsShape>;
/** A record in a pack's file format: unstated fields may be omitted. */
export type PackRecord = z.input<typeof courseShape>;
export type PackCourse = z.infer<typeof courseShape>;
export type SynonymRule = z.infer<typeof synonymShape>;
export type Demo = z.infer<typeof demoShape>;
