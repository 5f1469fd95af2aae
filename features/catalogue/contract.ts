import * as z from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { requiredLine } from '#platform/contract/text.ts';

/** The seven weekdays as the API spells them, Monday first (ISO-8601 order: Mon is weekday 1). */
export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export const weekdaySchema = z.enum(WEEKDAYS);
export type Weekday = z.infer<typeof weekdaySchema>;

/**
 * A time for each weekday ("1" Monday to "7" Sunday) on which the course meets. In the API every key "1" to "5" is
 * present: an ISO local date-time of the term's first such weekday (`2025-09-03T13:30:00`), or `""` if the course does
 * not meet or the time is unknown.
 */
export const weekdayTimesSchema = z.partialRecord(z.enum(['1', '2', '3', '4', '5', '6', '7']), z.string());
export type WeekdayTimes = z.infer<typeof weekdayTimesSchema>;

/** A time of day, local, on the 24-hour clock. */
export const clockTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time written HH:MM');

/** Weekly meetings at one time: a pattern of days with a time and a place. */
export const meetingSchema = z.object({
  days: z.array(weekdaySchema),
  /** Local, `13:30`; null together with `end` if the time is not yet known. */
  start: clockTimeSchema.nullable(),
  /** After `start`, same day. */
  end: clockTimeSchema.nullable(),
  /** Empty if not stated. */
  place: z.string(),
  /** First and last date, ISO; null means the term's own. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
});
export type SectionMeeting = z.infer<typeof meetingSchema>;

/** The registrar's status of a section's seats; null if not stated. */
export const SECTION_STATUSES = ['open', 'waitlist', 'full', 'cancelled'] as const;

/** One section of a course as listed by the registrar: a lecture, one of its recitations, a laboratory. */
export const sectionSchema = z.object({
  /** The number used to register for it; empty if the source has none. */
  class_number: z.string(),
  /** The registrar's name for it: `A`, `R10`, `001`; empty if it is the only one. */
  section: z.string(),
  /** Its kind: `Lecture`, `Recitation`, `Laboratory`; empty if the source has none. */
  component: z.string(),
  instructors: z.array(z.string()),
  /** Empty: unscheduled, or not yet known. */
  meetings: z.array(meetingSchema),
  enrollment: z.number().int().nullable(),
  cap: z.number().int().nullable(),
  status: z.enum(SECTION_STATUSES).nullable(),
  /** Sections of different kinds that share a value may be combined; empty: with any. */
  links: z.array(z.string()),
});
export type Section = z.infer<typeof sectionSchema>;

/** An attribute of a course: `Distribution`, `Science & Engineering`. A scheme groups the values of one question. */
export const attributeSchema = z.object({ scheme: z.string(), value: z.string() });

/** The evaluation of a course in an earlier term. */
export const historyEntrySchema = z.object({
  term: z.string(),
  /** Mean rating out of 5. */
  rating: z.number().nullable(),
  /** Mean hours a week. */
  hours: z.number().nullable(),
  /** Number of responses, and of students invited. */
  responded: z.number().int().nullable(),
  invited: z.number().int().nullable(),
  instructors: z.array(z.string()),
});

/** One course in one term, as returned by `GET api/courses`. Field names are the specification's (section 3). */
export const courseSchema = z.object({
  course_id: z.string(),
  /** Together with `course_id` the record's identity, unique across all terms. */
  class_number: z.string(),
  /** The code a student knows: subject code, a space, number (`COMPSCI 50`, `6.1010`, `ARABIC AA`). */
  class_tag: z.string(),
  class_name: z.string(),
  /** A term's name, `2025 Fall`. */
  term: z.string(),
  instructors: z.array(z.string()),
  days: z.array(weekdaySchema),
  units: z.number().nullable(),
  start_times: weekdayTimesSchema,
  end_times: weekdayTimesSchema,
  /** For display: `Mon, Wed 1:30 PM - 2:45 PM`; empty when unscheduled. */
  schedule: z.string(),
  /** Workload in hours a week; null when nobody rated the course. */
  mean_hours: z.number().nullable(),
  /** Mean rating out of 5; null when nobody rated the course. */
  overall_score_course_mean: z.number().nullable(),
  current_enrollment_number: z.number().int().nullable(),
  enrollment_cap: z.number().int().nullable(),
  /** Ours: mean number of students over past terms, according to the source; not this term's enrolment. */
  mean_class_size: z.number().nullable(),
  description: z.string(),
  course_requirements: z.string(),
  recommended_prep: z.string(),
  class_notes: z.string(),
  /** URL of the evaluation report; empty when there is none. */
  q_report: z.string(),
  department: z.string(),
  /** Ours: the kind of class if the registrar states it (`Seminar`, `Lecture`, `Laboratory`), otherwise empty. */
  component: z.string(),
  /** Ours: former codes, such as an old number. */
  aliases: z.array(z.string()),
  /** Ours: all codes of the class, `class_tag` first; several if it is cross-listed. */
  codes: z.array(z.string()),
  /** Ours: codes of other classes that meet with it. */
  meets_with: z.array(z.string()),
  /** Ours: at least one; the fields above are those of the principal section. */
  sections: z.array(sectionSchema),
  /** Ours: kinds of section of which a student takes one each; null: one of every listed kind. */
  takes: z.array(z.string()).nullable(),
  /** Ours: attributes such as distribution requirements. */
  attributes: z.array(attributeSchema),
  /** Ours: earlier terms, newest first. */
  history: z.array(historyEntrySchema),
  /** Ours: seasons in which it is offered according to the source (`Fall`); empty if not stated. */
  offered: z.array(z.string()),
  /** Ours: the source says it is not offered next year. */
  not_next_year: z.boolean(),
});
export type Course = z.infer<typeof courseSchema>;

/**
 * The fields of a course that lists show and search; `getCourse` has the whole record. For omitted fields see `readRow`
 * (`domain/search/course-row.ts`).
 */
export const courseRowSchema = courseSchema
  .pick({
    course_id: true,
    class_number: true,
    class_tag: true,
    class_name: true,
    term: true,
    instructors: true,
    units: true,
    schedule: true,
    mean_hours: true,
    overall_score_course_mean: true,
  })
  .extend({
    /** Days on which any section of the principal kind meets. */
    days: courseSchema.shape.days,
    /** Packed sections (`domain/search/packed-sections.ts`), without places, enrolment and caps. */
    sections: z.string(),
    aliases: courseSchema.shape.aliases.optional(),
    codes: courseSchema.shape.codes.optional(),
    takes: courseSchema.shape.takes.optional(),
    /** Display text: the range of times if sections of the principal kind meet at different times. */
    span: z.string().optional(),
    /** Research, a thesis, or independent study without hours: listed only on request. */
    independent: z.boolean().optional(),
    /** Indexes into `attributes` of the stream's first line. */
    attributes: z.array(z.number().int()).optional(),
    level: z.enum(['introductory', 'intermediate', 'advanced', 'graduate']).optional(),
    /** The best availability among its sections, if known (`domain/seats.ts`). */
    seats: z.enum(['open', 'waitlist', 'full']).optional(),
    /** Number of students, a mean where only past terms are known (`sizeOf`); absent if unknown. */
    enrolled: z.number().optional(),
    /** Its stated prerequisites, packed (`domain/search/packed-requirement.ts`). */
    requires: z.string().optional(),
  });
export type StreamedRow = z.infer<typeof courseRowSchema>;
export interface CourseRow extends Required<
  Omit<StreamedRow, 'attributes' | 'level' | 'seats' | 'enrolled' | 'requires'>
> {
  attributes: readonly z.infer<typeof attributeSchema>[];
  /** Null if neither number nor notes determine it. */
  level: NonNullable<StreamedRow['level']> | null;
  seats: NonNullable<StreamedRow['seats']> | null;
  /** Students now, otherwise in past terms; null if neither is known. */
  enrolled: number | null;
  /** Null if nothing is stated. */
  requires: string | null;
}

/** The first line of the rows. A stream that ends with fewer than `total` was cut off. */
export const courseRowsHeadSchema = z.object({
  total: z.number().int(),
  /** Of the catalogue; the key for fetching topics. */
  version: z.string().optional(),
  /** Whether any course has a rating, and a workload; absent while unknown. */
  rated: z.object({ rating: z.boolean(), hours: z.boolean() }).optional(),
  /** All attributes, for the indexes in rows. */
  attributes: z.array(attributeSchema).optional(),
});
export type CourseRowsHead = z.infer<typeof courseRowsHeadSchema>;

export const listCourses = defineCall({
  name: 'listCourses',
  method: 'get',
  path: '/api/courses',
  summary:
    'The whole catalogue: records as JSON, or with `Accept: application/x-ndjson` a stream of short rows after a line with their number.',
  access: 'signed-in',
  response: z.object({ courses: z.array(courseSchema), total: z.number().int() }),
  streams: { 'application/x-ndjson': z.union([courseRowsHeadSchema, courseRowSchema]) },
  errors: [],
});

const identitySchema = courseSchema.pick({ course_id: true, class_number: true });

export const getSearchFile = defineCall({
  name: 'getSearchFile',
  method: 'get',
  path: '/api/search/{file}',
  summary:
    'What topics are searched by, for a version of the catalogue as the first of its rows names it: an index of descriptions, and what goes with what.',
  access: 'signed-in',
  params: z.object({ file: z.enum(['topics', 'expansion']) }),
  query: z.object({ version: z.string().max(100) }),
  response: z.string().meta({ format: 'binary' }),
  contentType: 'application/octet-stream',
  errors: ['not_found', 'too_many_requests'],
});

export const findSentences = defineCall({
  name: 'findSentences',
  method: 'post',
  path: '/api/search/sentences',
  summary: 'The sentence of each course’s description that speaks most of what is searched.',
  access: 'signed-in',
  body: z.object({
    text: z.string().max(300),
    /** Whether related words are searched too; `asked`: only where no course has all the words. */
    expansion: z.literal([true, false, 'asked']),
    courses: z.array(identitySchema).max(50),
  }),
  response: z.object({
    /** Courses whose description does not match are omitted. */
    sentences: z.array(
      identitySchema.extend({
        text: z.string(),
        /** Ranges to highlight; the end is exclusive. */
        ranges: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
      }),
    ),
  }),
  errors: [],
});

export const getCourse = defineCall({
  name: 'getCourse',
  method: 'get',
  path: '/api/courses/{code}',
  summary:
    'One course by its code in any spelling: the current or next term’s offering, all terms in `offerings`, and what it opens.',
  access: 'signed-in',
  params: z.object({ code: requiredLine(60) }),
  response: courseSchema.extend({
    offerings: z.array(courseSchema),
    /** Codes of the courses that list it as a prerequisite. */
    opens: z.array(z.string()),
  }),
  errors: ['not_found'],
});

/** A person or service, at the university or for its students, that helps with more than courses. */
export const supportLineSchema = z.object({
  name: z.string(),
  telephone: z.string().nullable(),
  /** Number to text, in display form: `741741`, `555-0143`. */
  text: z.string().nullable(),
  /** Where to go in person. */
  address: z.string().nullable(),
  /** For display: `day and night`, `Monday to Friday, 9 AM to 5 PM`. */
  hours: z.string().nullable(),
  note: z.string().nullable(),
});
export type SupportLine = z.infer<typeof supportLineSchema>;

export const getUniversity = defineCall({
  name: 'getUniversity',
  method: 'get',
  path: '/api/university',
  summary: 'Who we are: names, terms, subjects, and what the sign-in screen needs.',
  access: 'anyone',
  response: z.object({
    name: z.string(),
    product: z.string(),
    assistant: z.string(),
    possessive: z.string(),
    terms: z.array(
      z.object({
        name: z.string(),
        start: z.string(),
        end: z.string(),
        /** Days of the term without classes, ISO dates; absent if none are stated. */
        holidays: z.array(z.string()).optional(),
        /** Days on which the timetable of another weekday applies. */
        follows: z.array(z.object({ date: z.string(), day: weekdaySchema })).optional(),
      }),
    ),
    /** Time zone of the catalogue's times, IANA name; null or absent if the pack does not state it. */
    time_zone: z.string().nullable().optional(),
    /** ISO date that decides which terms are current, upcoming or over. */
    today: z.string(),
    /** ISO date on which the served catalogue was published here; data that changes hourly is as of this date. */
    catalogue_date: z.string(),
    /** Subject code → department. */
    subjects: z.record(z.string(), z.string()),
    google_client_id: z.string().nullable(),
    demo_share_id: z.string().nullable(),
    /** An example question with its answer, in markdown; null if the pack has none. */
    demonstration: z.object({ question: z.string(), answer: z.string() }).nullable(),
    feedback_email: z.string(),
    email_placeholder: z.string(),
    /** Which vendors are configured; without any, no question leaves this server. */
    providers: z.object({ openai: z.boolean(), anthropic: z.boolean() }),
    /** Who helps with more than courses. */
    support: z.array(supportLineSchema),
    /** ISO 3166 alpha-2, if the pack states it; determines the emergency number. */
    country: z.string().nullable(),
    /** Subject code → the codes a student may type for it; for the recogniser. */
    subject_aliases: z.record(z.string(), z.array(z.string())),
  }),
  errors: [],
});
export type UniversityInfo = z.infer<typeof getUniversity.response>;
