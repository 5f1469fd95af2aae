import * as z from 'zod';
import { clockTimeSchema, weekdaySchema } from '#features/catalogue/contract.ts';
import { AREAS } from '#features/catalogue/domain/areas.ts';
import { LEVELS } from '#features/catalogue/domain/levels.ts';
import { weekCardSchema } from '../../week.contract.ts';
import { namedSectionSchema } from '../course-facts.ts';

/** The advisor's tools for a term's week: inputs and outputs. They are read-only. */

const code = z.string().min(1).max(60);
const term = z.string().max(60).optional().describe('Default: the term of the plan in front, else the next');
/** Hours of a week. */
export const MOST_HOURS = 168;
const hours = z.number().min(0).max(MOST_HOURS);
/** Units of a week, and of one course. */
export const [MOST_UNITS, MOST_UNITS_OF_ONE] = [200, 100];
/** Times kept free: a job with other hours each day, practice and a child's school are some twenty. */
export const MOST_KEPT_FREE = 40;

/** Maximum number of courses in a proposed week. */
export const MOST_COURSES = 10;
/** Maximum number of sections that a changed week keeps. */
export const MOST_KEPT_SECTIONS = 40;

/** Slots of a week that any of some courses can fill. */
const placesSchema = z.object({
  count: z.number().int().min(1).max(MOST_COURSES).default(1),
  for: z
    .enum(['requirements', 'interests', 'anything'])
    .default('anything')
    .describe('requirements: what fills open places of the student’s programmes, where they are stated'),
  among: z.array(code).max(100).optional(),
  text: z.string().max(200).optional().describe('Topic words'),
  topics: z
    .array(z.string().max(100))
    .max(12)
    .optional()
    .describe('Alternatives: as text, but one of them is enough'),
  subjects: z.array(z.string().max(100)).max(20).optional(),
  exclude_subjects: z.array(z.string().max(100)).max(20).optional(),
  areas: z.array(z.enum(AREAS)).optional().describe('Broad fields'),
  kinds: z.array(z.string().max(60)).max(20).optional().describe('Seminar, Lecture, Laboratory'),
  levels: z.array(z.enum(LEVELS)).optional(),
  max_hours: hours.optional().describe('Workload of the course in hours a week'),
  light: z.boolean().optional().describe('Little work: a few hours a week, and no more than about eight'),
  min_hours: hours.optional(),
  min_rating: z.number().min(0).max(5).optional(),
  max_rating: z.number().min(0).max(5).optional(),
  min_units: z.number().min(0).max(MOST_UNITS_OF_ONE).optional(),
  max_units: z.number().min(0).max(MOST_UNITS_OF_ONE).optional(),
  instructor: z.string().max(120).optional(),
  min_enrollment: z.number().int().min(0).optional(),
  max_enrollment: z.number().int().min(0).optional().describe('Students'),
  exclude_topics: z.array(z.string().max(200)).max(12).optional(),
  attributes_none: z
    .array(z.object({ scheme: z.string().max(100).optional(), value: z.string().max(100).optional() }))
    .max(20)
    .optional(),
  exclude_component: z.string().max(60).optional().describe('Kind of class to leave out'),
  no_prerequisites_stated: z.boolean().optional(),
  attributes_any: z
    .array(z.object({ scheme: z.string().max(100).optional(), value: z.string().max(100).optional() }))
    .max(20)
    .optional()
    .describe('Counts as one of these'),
  avoid_days: z.array(weekdaySchema).max(6).optional().describe('It does not meet on these'),
  starts_at_or_after: clockTimeSchema.optional().describe('It meets at no time before'),
  ends_at_or_before: clockTimeSchema.optional(),
  lighter_than: code.optional().describe('Less work a week than this course'),
  sort: z.enum(['relevance', 'rating', 'workload', 'enrollment']).optional(),
});

export const weekAskSchema = z.object({
  term,
  codes: z.array(code).max(MOST_COURSES).default([]).describe('Courses that must be in it'),
  choose: z.array(placesSchema).max(6).default([]).describe('Places to be filled beside them'),
  prefer: z.array(code).max(MOST_COURSES).default([]).describe('Chosen first, where they do'),
  exclude: z.array(code).max(100).default([]),
  from_plan: z
    .boolean()
    .default(false)
    .describe('Beside all that the version in front of the term holds: its courses, locks and own hours'),
  drop: z.array(code).max(MOST_COURSES).default([]).describe('With from_plan: courses of it that go'),
  free_days: z.array(weekdaySchema).max(6).default([]).describe('No class on these days'),
  starts_at_or_after: clockTimeSchema.optional().describe('No class before'),
  ends_at_or_before: clockTimeSchema.optional().describe('No class after'),
  keep_free: z
    .array(
      z.object({ days: z.array(weekdaySchema).min(1).max(7), start: clockTimeSchema, end: clockTimeSchema }),
    )
    .max(MOST_KEPT_FREE)
    .default([])
    .describe('Hours in which the student has no time'),
  max_week_hours: hours.optional().describe('Of work a week, of all courses together'),
  units: z
    .object({ least: z.number().min(0).max(MOST_UNITS), most: z.number().min(0).max(MOST_UNITS) })
    .optional()
    .describe('Of all courses together; no more courses are chosen once the least is reached'),
  max_days: z.number().int().min(1).max(5).optional().describe('Weekdays with class at most'),
  keep_sections: z
    .array(z.object({ code, kind: z.string().max(60), section: z.string().max(60) }))
    .max(MOST_KEPT_SECTIONS)
    .optional()
    .describe('Sections of courses of a week shown before, which stay where the rest allows it'),
  few_gaps: z.boolean().optional().describe('Sections with little time between the classes of a day'),
  short_days: z.boolean().optional().describe('Sections with which a day of class is short'),
});
export type WeekAsk = z.output<typeof weekAskSchema>;
export type Places = z.output<typeof placesSchema>;

const totalsSchema = z.object({
  /** Sums of the stated values. */
  units: z.number(),
  units_unknown: z.array(z.string()),
  hours: z.number(),
  hours_unknown: z.array(z.string()),
  /** Monday to Friday. */
  free_days: z.array(weekdaySchema),
  earliest: z.string().nullable(),
  latest: z.string().nullable(),
});
export type WeekTotals = z.infer<typeof totalsSchema>;

const weekCourseSchema = z.object({
  code: z.string(),
  title: z.string(),
  term: z.string(),
  /** Why it was chosen; empty if it was named, or is in the plan. */
  why: z.string(),
  /** `not_met`: the student has not taken what it requires. */
  prerequisites: z.enum(['met', 'not_met', 'none_stated', 'unclear']),
  taken: z.boolean(),
  sections: z.array(namedSectionSchema),
  /** Its chosen sections without a free place, as the registrar calls them: full, or with a waitlist. */
  full_sections: z.array(z.string()),
});

/** Why it is impossible, and what to change, in sentences. */
const impossibleSchema = z.object({
  says: z.string(),
  why: z.array(z.string()),
  changes: z.array(z.string()),
});

const lacking = {
  not_found: z.array(z.string()),
  /** Codes without a record in that term. */
  not_offered: z.array(z.string()),
};

const chosenSchema = z.object({ code: z.string(), place: z.number().int() });
export type ChosenCourse = z.infer<typeof chosenSchema>;

const weekAnswerSchema = z.object({
  term: z.string(),
  /** `undecided`: the search budget ran out. `nothing`: no course was named, and none fits. */
  answer: z.enum(['found', 'impossible', 'undecided', 'nothing']),
  courses: z.array(weekCourseSchema),
  totals: totalsSchema.nullable(),
  /** Slots for which no course was found. */
  open_places: z.number().int(),
  /** `unknown`: the university does not state the requirements of the student’s programmes; chosen by interests instead. */
  requirements: z.enum(['not_asked', 'counted', 'unknown', 'filled']),
  programmes: z.array(z.string()),
  rests_on: z.array(z.string()),
  impossible: impossibleSchema.nullable(),
  /** Whether courses come from the term's front version. */
  from_plan: z.boolean(),
  ...lacking,
  /** A card of it is shown below the reply. */
  week_shown: z.boolean(),
  /** That card; not sent to a model. */
  week: weekCardSchema.nullable().default(null),
  /** The entry of `choose` that each course was chosen for; not sent to a model. */
  chosen: z.array(chosenSchema).default([]),
});

const findTimetables = {
  description:
    'Proposes a term’s week: the courses named, and others for places to be filled, with sections that do not clash, by the planner’s own search. ' +
    'The student sees it as a card below the reply, with a button that puts it into their plan: nothing is written by this. When nothing fits it says which things cannot be had together and which changes help.',
  input: weekAskSchema,
  output: weekAnswerSchema,
};

const readPlan = {
  description:
    'The version of the student’s plan that is in front for a term: its courses with sections, own hours, clashes and totals.',
  input: z.object({ term }),
  output: z.object({
    term: z.string(),
    /** False: the student has no plan for that term. */
    found: z.boolean(),
    /** Other terms with a plan. */
    other_terms: z.array(z.string()),
    courses: z.array(weekCourseSchema.omit({ why: true }).extend({ locked: z.array(z.string()) })),
    /** Courses outside the catalogue, and hours kept free: only when they are, not what. */
    own_hours: z.array(z.string()),
    totals: totalsSchema.nullable(),
    /** Clashes in words. */
    clashes: z.array(z.string()),
  }),
};

const judgeChange = {
  description:
    'What becomes of a term’s week when courses or sections are added or dropped: whether it still fits, clashes, hours, units, days that get free, what counts for requirements. ' +
    'Of the plan in front, or of `codes`. With `frees`: which single changes free that day.',
  input: z.object({
    term,
    codes: z
      .array(code)
      .max(MOST_COURSES)
      .optional()
      .describe('The week to change; default: the plan in front'),
    add: z.array(code).max(MOST_COURSES).default([]),
    drop: z.array(code).max(MOST_COURSES).default([]),
    take: z
      .array(z.object({ code, section: z.string().max(60), kind: z.string().max(60).optional() }))
      .max(MOST_COURSES)
      .default([])
      .describe('Sections to be taken, by name or class number'),
    free_days: weekAskSchema.shape.free_days,
    keep_free: weekAskSchema.shape.keep_free.unwrap().optional(),
    starts_at_or_after: weekAskSchema.shape.starts_at_or_after,
    ends_at_or_before: weekAskSchema.shape.ends_at_or_before,
    frees: weekdaySchema.optional(),
  }),
  output: z.object({
    term: z.string(),
    /** `empty`: there is no plan for that term and no courses were named. */
    answer: z.enum(['fits', 'impossible', 'undecided', 'empty']),
    from_plan: z.boolean(),
    /** Before and after. */
    before: z.object({ codes: z.array(z.string()), totals: totalsSchema.nullable() }),
    after: z.object({ codes: z.array(z.string()), totals: totalsSchema.nullable() }),
    courses: z.array(weekCourseSchema),
    /** Courses that stay, with different sections. */
    moved: z.array(z.string()),
    days_freed: z.array(weekdaySchema),
    days_lost: z.array(weekdaySchema),
    /** Which requirement groups an added course counts towards, or a dropped one no longer does. */
    counts: z.array(z.object({ code: z.string(), groups: z.array(z.string()), is_added: z.boolean() })),
    requirements_stated: z.boolean(),
    impossible: impossibleSchema.nullable(),
    /** Only with `frees`. */
    freed: z
      .object({
        day: weekdaySchema,
        answer: z.enum(['free_already', 'other_sections', 'changes', 'undecided']),
        /** With `other_sections`: those with which the day is free, of the courses that meet then. */
        sections: z.array(z.object({ code: z.string(), section: namedSectionSchema })),
        /** Single courses whose removal frees the day, cheapest first. */
        by_dropping: z.array(z.string()),
        changes: z.array(z.string()),
      })
      .nullable(),
    ...lacking,
    week_shown: z.boolean(),
    week: weekCardSchema.nullable().default(null),
  }),
};

export const WEEK_TOOLS = {
  read_plan: readPlan,
  find_timetables: findTimetables,
  judge_change: judgeChange,
} as const;
