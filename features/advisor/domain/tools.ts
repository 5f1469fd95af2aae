import * as z from 'zod';
import { weekdaySchema } from '#features/catalogue/contract.ts';
import { AREAS } from '#features/catalogue/domain/areas.ts';
import { UNSTATED } from '#features/catalogue/domain/unstated.ts';
import { LEVELS } from '#features/catalogue/domain/levels.ts';
import { courseDetailsSchema, courseFactsSchema, timeSpanSchema } from './course-facts.ts';
import { FILTER_ARGUMENTS } from './filter-arguments.ts';

/**
 * The advisor's tools: inputs and outputs. All are read-only, about the catalogue or the asking student.
 * Prerequisites, conflicts and requirements are computed by code; the model only explains them.
 */

const code = z.string().min(1).max(60);
const codes = (min: number, max: number) => z.array(code).min(min).max(max);
const clockTime = timeSpanSchema.shape.start;

export const SEARCH_ORDERS = ['relevance', 'rating', 'workload', 'enrollment', 'code'] as const;
export const MAX_FOUND = 20;

/**
 * A course matches if it satisfies every constraint. If its record lacks a constrained value, it does not match and
 * is counted in `unknown`.
 */
const searchCourses = {
  description:
    'Find courses of the catalogue. Every constraint given must hold. Courses whose record does not state a ' +
    'constrained value are left out and counted. Ask again with fewer constraints when nothing is found.',
  input: z.object({
    text: z
      .string()
      .max(300)
      .optional()
      .describe('Topic words, looked for in titles, descriptions, instructors'),
    topics: z
      .array(z.string().max(100))
      .max(12)
      .optional()
      .describe('Alternatives: as text, but one of them is enough'),
    codes: z.array(code).max(300).optional().describe('Only among these courses'),
    ...FILTER_ARGUMENTS,
    exclude_subjects: z
      .array(z.string().max(100))
      .max(20)
      .optional()
      .describe('Subject codes or department names to leave out'),
    areas: z.array(z.enum(AREAS)).optional().describe('Broad fields; STEM is science and engineering'),
    days: z.array(weekdaySchema).optional().describe('All meetings must be on these weekdays'),
    meets_on: z.array(weekdaySchema).optional().describe('Must meet on each of these weekdays'),
    avoid_days: z.array(weekdaySchema).optional(),
    max_days: z.number().int().min(1).max(7).optional().describe('Meets on so many days a week at most'),
    free_times: z
      .array(timeSpanSchema)
      .max(40)
      .optional()
      .describe('Every meeting must lie inside one of these spans'),
    starts_at_or_after: clockTime.optional().describe('No meeting starts before, HH:MM'),
    ends_at_or_before: clockTime.optional().describe('No meeting ends after, HH:MM'),
    min_hours: z.number().min(0).max(168).optional().describe('Workload in hours a week'),
    max_hours: z.number().min(0).max(168).optional().describe('Workload in hours a week'),
    min_rating: z.number().min(0).max(5).optional(),
    max_rating: z.number().min(0).max(5).optional(),
    min_units: z.number().min(0).max(100).optional(),
    max_units: z.number().min(0).max(100).optional(),
    max_enrollment: z.number().int().min(0).optional().describe('Students enrolled'),
    levels: z.array(z.enum(LEVELS)).optional(),
    component: z.string().max(60).optional().describe('Kind of class: Seminar, Lecture, Laboratory'),
    exclude_component: z.string().max(60).optional().describe('Kind of class to leave out'),
    instructor: z.string().max(120).optional(),
    exclude_codes: z.array(code).max(300).optional(),
    no_prerequisites_stated: z.boolean().optional().describe('Only courses whose record states none'),
    prerequisites_met: z
      .boolean()
      .optional()
      .describe('Only courses whose stated prerequisites the student has, or that state none'),
    no_conflict_with: z.array(code).max(12).optional().describe('No meeting overlaps with these courses'),
    sort: z.enum(SEARCH_ORDERS).optional().describe('rating: best first; workload: lightest first'),
    descending: z
      .boolean()
      .optional()
      .describe('Turns the order round: heaviest, worst rated, largest first'),
    limit: z.number().int().min(1).max(MAX_FOUND).optional().describe('Default 8'),
  }),
  output: z.object({
    /** Number of codes that satisfy every constraint; `courses` holds the first of them. */
    total: z.number().int(),
    courses: z.array(courseFactsSchema),
    /** Number of courses excluded only because their record lacks a constrained value, by that value. */
    unknown: z.partialRecord(z.enum(UNSTATED), z.number().int()),
    /**
     * Names in `subjects`, `exclude_subjects`, `terms`, `codes` and `no_conflict_with` that are not in the catalogue.
     */
    not_recognised: z.array(z.string()),
    /** False if no course has all words of `text` (or of a topic), so that partial matches were returned. */
    all_words: z.boolean(),
  }),
};

const notFound = z.object({
  found: z.literal(false),
  code: z.string(),
  /** Codes of the catalogue that may have been meant. */
  similar: z.array(z.string()),
});

const getCourse = {
  description: 'Everything the catalogue has on one course.',
  input: z.object({ code, term: z.string().max(60).optional() }),
  output: z.discriminatedUnion('found', [
    z.object({ found: z.literal(true), course: courseDetailsSchema }),
    notFound,
  ]),
};

const compareCourses = {
  description: 'Two to six courses side by side.',
  input: z.object({ codes: codes(2, 6) }),
  output: z.object({ courses: z.array(courseDetailsSchema), not_found: z.array(z.string()) }),
};

/**
 * `met`: the student has taken what is stated. `not_met`: something stated is missing. `none_stated`: the record
 * states nothing, which does not mean that nothing is required. `unclear`: code cannot decide the text.
 */
export const PREREQUISITE_VERDICTS = ['met', 'not_met', 'none_stated', 'unclear'] as const;

const checkPrerequisites = {
  description: 'The stated prerequisites of a course and whether this student has them.',
  input: z.object({ code }),
  output: z.discriminatedUnion('found', [
    z.object({
      found: z.literal(true),
      code: z.string(),
      title: z.string(),
      verdict: z.enum(PREREQUISITE_VERDICTS),
      /** The registrar's text; null if none. */
      stated: z.string().nullable(),
      recommended_preparation: z.string().nullable(),
      /** Named courses that the student has taken. */
      have: z.array(z.string()),
      /** Each entry is one missing prerequisite; the codes in it are alternatives. */
      missing: z.array(z.array(z.string())),
      /** Parts of the text that name no course and that code cannot decide ("or permission of instructor"). */
      undecided: z.array(z.string()),
    }),
    notFound,
  ]),
};

const checkConflicts = {
  description: 'Which of these courses meet at the same time.',
  input: z.object({ codes: codes(1, 12), term: z.string().max(60).optional() }),
  output: z.object({
    conflicts: z.array(
      z.object({
        first: z.string(),
        second: z.string(),
        term: z.string(),
        overlaps: z.array(timeSpanSchema),
      }),
    ),
    /** Courses without meeting times in the catalogue: conflicts are unknown. */
    no_times: z.array(z.string()),
    not_found: z.array(z.string()),
    /** The compared courses, with the term used for each. */
    compared: z.array(z.object({ code: z.string(), term: z.string(), schedule: z.string().nullable() })),
  }),
};

const getRequirementProgress = {
  description: 'How far the student’s courses go towards their programmes, or towards one named here.',
  input: z.object({ programme: z.string().max(200).optional() }),
  output: z.object({
    programmes: z.array(
      z.object({
        name: z.string(),
        /** False: the university has not stated this programme's requirements; do not say what is left. */
        requirements_stated: z.boolean(),
        groups: z.array(
          z.object({
            name: z.string(),
            need: z.number().int(),
            have: z.number().int(),
            courses: z.array(z.string()),
            /** Courses that could fill an open place, at most 300. */
            options: z.array(z.string()),
            options_total: z.number().int(),
          }),
        ),
      }),
    ),
    /** The requested name, if no programme has it. */
    not_recognised: z.string().nullable(),
  }),
};

const sumTerm = {
  description: 'What a set of courses adds up to in one term: units, hours a week, conflicts.',
  input: z.object({ codes: codes(1, 12), term: z.string().max(60).optional() }),
  output: z.object({
    courses: z.array(courseFactsSchema),
    /** Sums over the courses that state the value; null if none does. */
    units: z.number().nullable(),
    units_unknown: z.array(z.string()),
    hours: z.number().nullable(),
    hours_unknown: z.array(z.string()),
    conflicts: checkConflicts.output.shape.conflicts,
    no_times: z.array(z.string()),
    not_found: z.array(z.string()),
  }),
};

export const TOOLS = {
  search_courses: searchCourses,
  get_course: getCourse,
  compare_courses: compareCourses,
  check_prerequisites: checkPrerequisites,
  check_conflicts: checkConflicts,
  get_requirement_progress: getRequirementProgress,
  sum_term: sumTerm,
} as const;
export type ToolName = keyof typeof TOOLS;
export type ToolInput<Name extends ToolName> = z.output<(typeof TOOLS)[Name]['input']>;
export type ToolOutput<Name extends ToolName> = z.output<(typeof TOOLS)[Name]['output']>;
