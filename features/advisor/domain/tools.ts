import * as z from 'zod';
import { weekdaySchema } from '#features/catalogue/contract.ts';
import { AREAS } from '#features/catalogue/domain/areas.ts';
import { MATTERS } from '#features/catalogue/domain/notes/matters.ts';
import { UNSTATED } from '#features/catalogue/domain/unstated.ts';
import { LEVELS } from '#features/catalogue/domain/levels.ts';
import {
  courseDetailsSchema,
  courseFactsSchema,
  namedSectionSchema,
  sectionFactsSchema,
  timeSpanSchema,
} from './course-facts.ts';
import { FILTER_ARGUMENTS } from './filter-arguments.ts';
import { getRequirementProgress } from './requirements/requirement-tool.ts';
import { WEEK_TOOLS } from './week/week-tools.ts';

/**
 * The advisor's tools: inputs and outputs. All are read-only, about the catalogue or the asking student.
 * Prerequisites, conflicts and requirements are computed by code; the model only explains them.
 */

const code = z.string().min(1).max(60);
const codes = (min: number, max: number) => z.array(code).min(min).max(max);
const clockTime = timeSpanSchema.shape.start;
const term = z.string().max(60);
const attributes = z.array(
  z.object({
    scheme: z.string().max(100).optional().describe('The question it answers: Distribution, HASS'),
    value: z.string().max(100).optional().describe('Its answer; without one any of the scheme'),
  }),
);

const topics = z.array(z.string().max(100)).max(12).optional();

export const SEARCH_ORDERS = ['relevance', 'rating', 'workload', 'enrollment', 'code'] as const;
export const MAX_FOUND = 20;

/**
 * A course matches if it satisfies every constraint. If its record lacks a constrained value, it does not match and
 * is counted in `unknown`.
 */
const searchCourses = {
  description:
    'Find courses of the catalogue. Every constraint given must hold. Courses whose record does not state a ' +
    'constrained value are left out and counted. `total` counts classes, `total_codes` the codes they are listed under, `total_offerings` their records in all terms. Ask again with fewer constraints when nothing is found.',
  input: z.object({
    text: z
      .string()
      .max(300)
      .optional()
      .describe('Topic words, looked for in titles, descriptions, instructors'),
    topics: topics.describe('Alternatives: as text, but one of them is enough'),
    codes: z.array(code).max(300).optional().describe('Only among these courses'),
    ...FILTER_ARGUMENTS,
    exclude_subjects: z
      .array(z.string().max(100))
      .max(20)
      .optional()
      .describe('Subject codes or department names to leave out'),
    exclude_topics: topics.describe('Leaves out courses whose title or description speaks of one of these'),
    attributes_all: attributes.max(8).optional().describe('Counts as each of these'),
    attributes_any: attributes.max(20).optional().describe('Counts as one of these'),
    attributes_none: attributes.max(20).optional().describe('Counts as none of these'),
    offered_in: z
      .array(z.string().max(20))
      .max(4)
      .optional()
      .describe('Seasons: has a record of one, or the source says that it is offered then'),
    areas: z.array(z.enum(AREAS)).optional().describe('Broad fields; STEM is science and engineering'),
    days: z
      .array(weekdaySchema)
      .optional()
      .describe(
        'One section of each kind can be chosen with all meetings on these weekdays; so for all times',
      ),
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
    min_enrollment: z.number().int().min(0).optional().describe('Students: enrolled now, else in past terms'),
    max_enrollment: z.number().int().min(0).optional().describe('Students: enrolled now, else in past terms'),
    levels: z.array(z.enum(LEVELS)).optional(),
    component: z.string().max(60).optional().describe('Kind of class: Seminar, Lecture, Laboratory'),
    kinds: z
      .array(z.string().max(60))
      .max(20)
      .optional()
      .describe('Of one of these kinds of class, as the catalogue names them'),
    exclude_component: z.string().max(60).optional().describe('Kind of class to leave out'),
    instructor: z.string().max(120).optional(),
    exclude_codes: z.array(code).max(300).optional(),
    no_prerequisites_stated: z.boolean().optional().describe('Only courses whose record states none'),
    notes_say: z
      .array(z.enum(MATTERS))
      .optional()
      .describe('Only courses whose notes or attributes speak of one of these'),
    notes_none_of: z
      .array(z.enum(MATTERS))
      .optional()
      .describe('Only courses whose notes and attributes speak of none of these, which is no promise'),
    prerequisites_met: z
      .boolean()
      .optional()
      .describe('Only courses whose stated prerequisites the student has, or that state none'),
    no_conflict_with: z
      .array(code)
      .max(12)
      .optional()
      .describe('Sections of it and of all these courses can be chosen that do not overlap'),
    sort: z.enum(SEARCH_ORDERS).optional().describe('rating: best first; workload: lightest first'),
    descending: z
      .boolean()
      .optional()
      .describe('Turns the order round: heaviest, worst rated, largest first'),
    limit: z.number().int().min(1).max(MAX_FOUND).optional().describe('Default 8'),
  }),
  output: z.object({
    /** Classes that satisfy every constraint, their codes, and their offerings; `courses` has the first of the classes. */
    total: z.number().int(),
    total_codes: z.number().int(),
    total_offerings: z.number().int(),
    courses: z.array(
      courseFactsSchema.extend({
        /** Sections that satisfy the requested times, one of each kind; empty if no times were requested. */
        fitting_sections: z.array(namedSectionSchema),
        /** The matching sentence of its description, if its name has not all the words; otherwise null. */
        matched: z.string().nullable(),
        for_first_years: z.boolean(),
      }),
    ),
    /** Courses of `no_conflict_with` that clash among themselves: each was then compared separately. */
    impossible_together: z.array(z.string()),
    /** Number of courses excluded only because their record lacks a constrained value, by that value. */
    unknown: z.partialRecord(z.enum(UNSTATED), z.number().int()),
    /** Names in `subjects`, `exclude_subjects`, `terms`, `codes`, `no_conflict_with` and the attributes that the catalogue does not have. */
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

/** Whether a term has a record of a course. Without one, only indirect evidence can be given, and never "yes". */
const termAnswerSchema = z.object({
  /** The catalogue's name for it, otherwise as requested. */
  term: z.string(),
  answer: z.enum(['yes', 'no_record']),
  /** Whether the catalogue has the term at all. */
  in_catalogue: z.boolean(),
});

const getCourse = {
  description:
    'Everything the catalogue has on one course, by its code or by the class number of one of its sections. With `term`: whether that term has a record of it.',
  input: z.object({ code, term: term.optional() }),
  output: z.discriminatedUnion('found', [
    z.object({
      found: z.literal(true),
      course: courseDetailsSchema,
      /** The section with the requested class number. */
      section_asked: sectionFactsSchema.nullable(),
      /** Null if no term was requested. `course` describes another term if this one has no record. */
      asked_term: termAnswerSchema.nullable(),
    }),
    notFound,
  ]),
};

const findSections = {
  description:
    'Sections of courses by code, day, time, instructor, kind, class number or open places. Every constraint given must hold of the section.',
  input: z.object({
    codes: z.array(code).max(12).optional(),
    term: term.optional().describe('Without one: the running or next term; with a class number every term'),
    days: z.array(weekdaySchema).optional().describe('All its meetings are on these weekdays'),
    meets_on: z.array(weekdaySchema).optional().describe('It meets on each of these weekdays'),
    starts_at: clockTime.optional().describe('A meeting begins at this time, on each day of meets_on'),
    starts_at_or_after: clockTime.optional(),
    ends_at_or_before: clockTime.optional(),
    instructor: z.string().max(120).optional(),
    component: z.string().max(60).optional().describe('Kind: Lecture, Recitation, Laboratory'),
    class_number: z.string().max(60).optional(),
    open: z.boolean().optional().describe('Only those that state a free place'),
    limit: z.number().int().min(1).max(30).optional().describe('Default 15'),
  }),
  output: z.object({
    total: z.number().int(),
    sections: z.array(
      sectionFactsSchema.extend({
        code: z.string(),
        title: z.string(),
        term: z.string(),
        term_over: z.boolean(),
      }),
    ),
    /** Sections left out only because the catalogue does not state their times, or whether they have a free seat. */
    unknown: z.object({ times: z.number().int(), places: z.number().int() }),
    not_recognised: z.array(z.string()),
  }),
};

const coursesAfter = {
  description:
    'All courses whose prerequisites name a course: what can be taken after it. Those that need nothing else come first.',
  input: z.object({
    code,
    term: term.optional().describe('Only those with a record of it'),
    limit: z.number().int().min(1).max(60).optional().describe('Default 40'),
  }),
  output: z.discriminatedUnion('found', [
    z.object({
      found: z.literal(true),
      code: z.string(),
      title: z.string(),
      total: z.number().int(),
      total_needing_nothing_else: z.number().int(),
      courses: z.array(
        z.object({
          code: z.string(),
          other_codes: z.array(z.string()),
          /** Other classes held together with it: a student takes one of them. */
          meets_with: z.array(z.string()),
          /** Null if neither its number nor its notes determine it. */
          level: z.enum(LEVELS).nullable(),
          title: z.string(),
          terms: z.array(z.string()),
          /** The given course, or an alternative that includes it, is the only stated prerequisite. */
          needs_nothing_else: z.boolean(),
          /** With the given course and those the student has taken. */
          verdict: z.enum(['met', 'not_met', 'unclear']),
          prerequisites: z.string(),
          taken: z.boolean(),
        }),
      ),
    }),
    notFound,
  ]),
};

const compareCourses = {
  description: 'Two to six courses side by side.',
  input: z.object({ codes: codes(2, 6), term: z.string().max(60).optional() }),
  output: z.object({ courses: z.array(courseDetailsSchema), not_found: z.array(z.string()) }),
};

/**
 * `met`: the student has taken what is stated. `not_met`: something stated is missing. `none_stated`: the record
 * states nothing, which does not mean that nothing is required. `unclear`: code cannot decide the text.
 */
export const PREREQUISITE_VERDICTS = ['met', 'not_met', 'none_stated', 'unclear'] as const;

const checkPrerequisites = {
  description:
    'The stated prerequisites of a course and whether this student has them, and what its notes say of who can take it.',
  input: z.object({
    code,
    term: term.optional().describe('The term in which it is to be taken'),
    without: z.array(code).max(6).optional().describe('Own courses not to count, as if dropped'),
  }),
  output: z.discriminatedUnion('found', [
    z.object({
      found: z.literal(true),
      code: z.string(),
      title: z.string(),
      /** Term of the record: the one asked about, if it has one then. */
      term: z.string(),
      /** All terms that it has a record of. */
      terms: z.array(z.string()),
      verdict: z.enum(PREREQUISITE_VERDICTS),
      /** The registrar's text; null if none. */
      stated: z.string().nullable(),
      recommended_preparation: z.string().nullable(),
      /** Named courses that the student has taken. */
      have: z.array(z.string()),
      /** Named courses that are counted though they are not taken yet: the student's plan of the running term has them. */
      now: z.object({ term: z.string(), codes: z.array(z.string()) }).optional(),
      /** Each entry is one missing prerequisite; the codes in it are alternatives. */
      missing: z.array(z.array(z.string())),
      /** Parts of the text that name no course and that code cannot decide ("or permission of instructor"). */
      undecided: z.array(z.string()),
      /** The registrar's notes, which may say who can take it; absent if there are none. */
      notes: z.string().optional(),
      /** Courses that by the notes shut a student out, or leave no credit for this one, and whether the student has them. */
      barring: z
        .array(z.object({ code: z.string(), way: z.enum(['open', 'credit']), is_taken: z.boolean() }))
        .optional(),
    }),
    notFound,
  ]),
};

const sectionOfCourseSchema = namedSectionSchema.extend({ code: z.string() });
export type SectionOfCourse = z.infer<typeof sectionOfCourseSchema>;

/** Maximum number of clashing pairs listed for an impossible set; two courses with many sections have hundreds. */
export const MOST_CLASHES = 12;

/** Whether courses of one term can be taken together, decided over all their sections at once. */
const timetableSchema = z.object({
  term: z.string(),
  term_over: z.boolean(),
  /** The codes compared, each class once. */
  codes: z.array(z.string()),
  /** `undecided`: too many combinations to try them all. */
  answer: z.enum(['together', 'impossible', 'undecided']),
  /** Sections that fit: of all courses, or if that is impossible, of those not in `left_out`. */
  sections: z.array(sectionOfCourseSchema),
  left_out: z.array(z.string()),
});

const conflictSchema = z.object({
  term: z.string(),
  /** Cannot be taken together; without any one of them the others can. A single code: it cannot be taken at all. */
  codes: z.array(z.string()),
  /** Overlapping sections as proof; possibly fewer than `clashes_total`. */
  clashes: z
    .array(
      z.object({
        first: sectionOfCourseSchema,
        second: sectionOfCourseSchema,
        /** Empty: two sections of one course are excluded by the registrar's links. */
        overlaps: z.array(timeSpanSchema),
      }),
    )
    .max(MOST_CLASHES),
  clashes_total: z.number().int(),
});

const timeAnswers = {
  /** One for each term that the courses are taken from. */
  timetables: z.array(timetableSchema),
  conflicts: z.array(conflictSchema),
  /** Kinds of section without stated times, which could not be judged. */
  not_judged: z.array(z.object({ code: z.string(), kind: z.string() })),
  /** Courses without any section with stated times. */
  no_times: z.array(z.string()),
  /** Pairs of codes of one class: counted once. */
  same_class: z.array(z.tuple([z.string(), z.string()])),
  /** Pairs of classes held together: a student takes one of them. */
  meet_together: z.array(z.tuple([z.string(), z.string()])),
  not_found: z.array(z.string()),
};

const checkConflicts = {
  description:
    'Whether these courses can be taken together in a term: which sections fit, or which courses cannot be had together and why. Decided over all sections and kinds at once.',
  input: z.object({ codes: codes(1, 12), term: term.optional() }),
  output: z.object(timeAnswers),
};

const sumTerm = {
  description: 'What a set of courses adds up to in one term: units, hours a week, conflicts.',
  input: z.object({ codes: codes(1, 12), term: term.optional() }),
  output: z.object({
    courses: z.array(courseFactsSchema),
    /** Sums over the courses that state the value; null if none does. */
    units: z.number().nullable(),
    units_unknown: z.array(z.string()),
    hours: z.number().nullable(),
    hours_unknown: z.array(z.string()),
    ...timeAnswers,
  }),
};

export const TOOLS = {
  search_courses: searchCourses,
  get_course: getCourse,
  find_sections: findSections,
  courses_after: coursesAfter,
  compare_courses: compareCourses,
  check_prerequisites: checkPrerequisites,
  check_conflicts: checkConflicts,
  get_requirement_progress: getRequirementProgress,
  sum_term: sumTerm,
  ...WEEK_TOOLS,
} as const;
export type ToolName = keyof typeof TOOLS;
export type ToolInput<Name extends ToolName> = z.output<(typeof TOOLS)[Name]['input']>;
export type ToolOutput<Name extends ToolName> = z.output<(typeof TOOLS)[Name]['output']>;
