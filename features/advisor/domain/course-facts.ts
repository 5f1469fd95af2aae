import * as z from 'zod';
import { attributeSchema, SECTION_STATUSES, weekdaySchema } from '#features/catalogue/contract.ts';
import { SEATS } from '#features/catalogue/domain/sections/seats.ts';

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time written HH:MM');

/** A time range on one weekday, local clock times, the end exclusive. */
export const timeSpanSchema = z.object({ day: weekdaySchema, start: clockTime, end: clockTime });
export type TimeSpan = z.infer<typeof timeSpanSchema>;

/** Identifies a section within its course, and states when it meets. */
export const namedSectionSchema = z.object({
  /** Lecture, Recitation, …; empty if the catalogue states none. */
  kind: z.string(),
  /** The registrar's name for it; empty if it is the only one. */
  section: z.string(),
  class_number: z.string(),
  /** `Mon, Wed 1:30 PM - 2:45 PM`, with its dates if they differ from the term's; null: no times stated. */
  schedule: z.string().nullable(),
});
export type NamedSection = z.infer<typeof namedSectionSchema>;

/** A section as listed by the registrar. Enrolment, cap and status are its own, not the course's. */
export const sectionFactsSchema = namedSectionSchema.extend({
  instructors: z.array(z.string()),
  places: z.array(z.string()),
  enrollment: z.number().nullable(),
  cap: z.number().nullable(),
  status: z.enum(SECTION_STATUSES).nullable(),
});
export type SectionFacts = z.infer<typeof sectionFactsSchema>;

/**
 * One course in one term as the tools report it. `days`, `meetings`, `schedule` and `component` are those of its first
 * section of the principal kind; a student takes one section of each of `section_kinds`. `null` and an empty list mean
 * that the catalogue does not state it: unknown, never zero and never "none".
 */
export const courseFactsSchema = z.object({
  code: z.string(),
  title: z.string(),
  term: z.string(),
  /** The term has ended. */
  term_over: z.boolean(),
  /** Other codes of the same class. */
  other_codes: z.array(z.string()),
  /** Other classes held together with it: never taken together, and no substitute for it. */
  meets_with: z.array(z.string()),
  attributes: z.array(attributeSchema),
  /** Without cancelled sections, the principal kind first. */
  section_kinds: z.array(z.object({ kind: z.string(), count: z.number().int() })),
  instructors: z.array(z.string()),
  days: z.array(weekdaySchema),
  meetings: z.array(timeSpanSchema),
  /** The registrar's own text, `Mon, Wed 1:30 PM - 2:45 PM`; null when unscheduled. */
  schedule: z.string().nullable(),
  units: z.number().nullable(),
  /** Mean rating out of 5. */
  rating: z.number().nullable(),
  /** Hours a week. */
  workload: z.number().nullable(),
  /** Number of students in the course. */
  enrollment: z.number().nullable(),
  /** Whether that is the sum over its principal sections; otherwise the catalogue states it only for the course. */
  enrollment_by_section: z.boolean(),
  /** Mean number of students in past terms; not this term's enrolment, and not comparable with a cap. */
  mean_class_size: z.number().nullable(),
  /** The same in words, naming the terms. */
  class_size: z.string().nullable(),
  /** Of the course; null if only a section has one, which says nothing about the course. */
  enrollment_cap: z.number().nullable(),
  /** The best place that is left in the fullest kind of section; null if the record does not determine it. */
  seats: z.enum(SEATS).nullable(),
  /** It has sections, and all of them are cancelled; otherwise absent. */
  is_cancelled: z.literal(true).optional(),
  department: z.string().nullable(),
  /** Kind of class: `Seminar`, `Lecture`, … */
  component: z.string().nullable(),
  /** The registrar's wording. */
  prerequisites: z.string().nullable(),
  recommended_preparation: z.string().nullable(),
});
export type CourseFacts = z.infer<typeof courseFactsSchema>;

/** Maximum number of sections listed; `sections_not_listed` counts the others. */
export const MOST_SECTIONS = 30;
export const MOST_HISTORY = 8;

export const courseDetailsSchema = courseFactsSchema.extend({
  description: z.string().nullable(),
  notes: z.string().nullable(),
  /** Former codes. */
  aliases: z.array(z.string()),
  /** Every term with a record of it, the one described first. */
  terms: z.array(z.string()),
  /** Values that change from term to term, from the records of its other terms. */
  other_terms: z.array(
    z.object({
      term: z.string(),
      term_over: z.boolean(),
      instructors: z.array(z.string()),
      enrollment: z.number().nullable(),
      schedule: z.string().nullable(),
    }),
  ),
  sections: z.array(sectionFactsSchema).max(MOST_SECTIONS),
  sections_not_listed: z.number().int(),
  /** Kinds of which a student takes one section each. */
  takes_one: z.array(z.string()),
  /** Evaluations of earlier terms, newest first. */
  history: z
    .array(
      z.object({
        term: z.string(),
        rating: z.number().nullable(),
        hours: z.number().nullable(),
        instructors: z.array(z.string()),
      }),
    )
    .max(MOST_HISTORY),
  /** `evaluated in 3 of 3 falls, 2022–2024`; null without a history. Not evaluated does not mean not offered. */
  evaluated: z.string().nullable(),
  /** Seasons in which it is offered according to the source; empty: not stated. */
  offered: z.array(z.string()),
  not_next_year: z.boolean(),
});
export type CourseDetails = z.infer<typeof courseDetailsSchema>;
