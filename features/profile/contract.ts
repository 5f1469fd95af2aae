import * as z from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { boundedLine, boundedText, requiredLine } from '#platform/contract/text.ts';

export const ACADEMIC_TYPES = ['single', 'joint', 'double'] as const;
export const YEARS = ['Freshman', 'Sophomore', 'Junior', 'Senior'] as const;

/** Specification, section 3: the fixed interest choices, in its order. */
export const INTERESTS = [
  'Anthropology',
  'Art History',
  'Arts',
  'Biology',
  'Business',
  'Finance',
  'Chemistry',
  'Computer Science',
  'Data Science',
  'Education',
  'Economics',
  'Environmental Studies',
  'Film and Visual Studies',
  'Gender Studies',
  'Government',
  'History',
  'International Relations',
  'Literature',
  'Mathematics',
  'Music',
  'Neuroscience',
  'Public Policy',
  'Philosophy',
  'Physics',
  'Psychology',
  'Public Health',
  'Sociology',
  'South Asian Studies',
] as const;

/** Specification, section 3: the fixed learning preference choices, in its order. */
export const LEARNING_PREFERENCES = [
  'Lectures',
  'Seminars',
  'Project-based',
  'Lab work',
  'Reading-intensive',
  'Writing-intensive',
  'Discussion-based',
  'Problem sets',
  'Research-oriented',
] as const;

const programmeName = boundedLine(200);
/** Longest name of a programme that the university does not list. */
export const OTHER_PROGRAMME_MAX = 120;
/** More than any degree requires. */
export const MAX_COURSES = 200;
/** Maximum length of the name of a course taken. */
export const COURSE_MAX = 60;
export const INTERESTS_TEXT_MAX = 2000;

/** A profile that was never saved has empty strings and lists, and the type `single`. */
export const profileSchema = z.object({
  concentration: programmeName,
  secondary_field: programmeName.default(''),
  academic_type: z.enum(ACADEMIC_TYPES).default('single'),
  second_concentration: programmeName.default(''),
  academic_interests: boundedText(INTERESTS_TEXT_MAX).default(''),
  year: z.union([z.enum(YEARS), z.literal('')]),
  /** Course codes in the catalogue's spelling where known. */
  courses_taken: z.array(requiredLine(COURSE_MAX)).max(MAX_COURSES).default([]),
  interests: z.array(z.enum(INTERESTS)).max(INTERESTS.length).default([]),
  learning_preferences: z.array(z.enum(LEARNING_PREFERENCES)).max(LEARNING_PREFERENCES.length).default([]),
});
export type Profile = z.infer<typeof profileSchema>;

export const EMPTY_PROFILE: Profile = {
  concentration: '',
  secondary_field: '',
  academic_type: 'single',
  second_concentration: '',
  academic_interests: '',
  year: '',
  courses_taken: [],
  interests: [],
  learning_preferences: [],
};

/** Chat requires only concentration and year, so that first-years without courses can use it. */
export const isComplete = (profile: Pick<Profile, 'concentration' | 'year'>): boolean =>
  profile.concentration !== '' && profile.year !== '';

const profileBody = z.object({ profile: profileSchema });
const names = z.array(z.string());

export const getProfile = defineCall({
  name: 'getProfile',
  method: 'get',
  path: '/api/profile',
  summary: 'The caller’s profile; an empty one where none was saved.',
  access: 'signed-in',
  response: profileBody,
  errors: [],
});

export const saveProfile = defineCall({
  name: 'saveProfile',
  method: 'post',
  path: '/api/profile',
  summary:
    'Saves the whole profile. With `before`, only what differs from that is applied to what stands, so that an old form takes back nothing that was changed elsewhere. A field of one value that both changed, to different values, is a `conflict` with what stands in `current`; concentrations and type count as one field.',
  access: 'signed-in',
  body: profileBody.extend({
    /** The profile as it was when the form was opened. */
    before: profileSchema.optional(),
  }),
  response: profileBody,
  errors: ['conflict', 'quota_reached'],
});

export const markCourse = defineCall({
  name: 'markCourse',
  method: 'post',
  path: '/api/profile/taken',
  summary:
    'Adds a course of the catalogue to the courses taken, once however often it is sent, or removes it under any code of the class. The rest of the profile stays as it is.',
  access: 'signed-in',
  body: z.object({ code: requiredLine(COURSE_MAX), is_taken: z.boolean().default(true) }),
  response: z.object({ courses_taken: z.array(z.string()) }),
  errors: ['not_found', 'profile_incomplete', 'quota_reached'],
});

export const listConcentrations = defineCall({
  name: 'listConcentrations',
  method: 'get',
  path: '/api/concentrations',
  summary: 'Names of the concentrations.',
  access: 'signed-in',
  response: names,
  errors: [],
});

export const listSecondaryFields = defineCall({
  name: 'listSecondaryFields',
  method: 'get',
  path: '/api/secondary-fields',
  summary: 'Names of the secondary fields.',
  access: 'signed-in',
  response: names,
  errors: [],
});

export const listJointOptions = defineCall({
  name: 'listJointOptions',
  method: 'get',
  path: '/api/joint-concentration-options/{concentration}',
  summary: 'Concentrations that one can be joined with.',
  access: 'signed-in',
  params: z.object({ concentration: requiredLine(200) }),
  response: names,
  errors: ['not_found'],
});

/** Requirement progress in one of the student's programmes. */
export const programmeProgressSchema = z.object({
  name: z.string(),
  /** Empty: the pack does not state the requirements. */
  groups: z.array(
    z.object({
      name: z.string(),
      /** Number of courses that the group requires. */
      need: z.number().int(),
      /** Number of them that the student has, at most `need`. */
      have: z.number().int(),
      /** The student's courses that count here. */
      courses: z.array(z.string()),
      /** This year's courses that would fill an open place; empty if none is open. */
      options: z.array(z.string()),
    }),
  ),
});
export type ProgrammeProgress = z.infer<typeof programmeProgressSchema>;

export const getProgress = defineCall({
  name: 'getProgress',
  method: 'get',
  path: '/api/profile/progress',
  summary:
    'How far the saved courses go towards the saved concentrations and secondary field, counted by code.',
  access: 'signed-in',
  query: z.object({
    /** Comma-separated codes that count in addition to the saved courses. */
    also: boundedLine(4000).optional(),
  }),
  response: z.object({ programmes: z.array(programmeProgressSchema) }),
  errors: [],
});

export const countProgress = defineCall({
  name: 'countProgress',
  method: 'post',
  path: '/api/profile/progress',
  summary: 'How far these courses go towards these programmes; nothing is saved.',
  access: 'signed-in',
  body: profileSchema.pick({
    concentration: true,
    second_concentration: true,
    secondary_field: true,
    courses_taken: true,
  }),
  response: z.object({ programmes: z.array(programmeProgressSchema) }),
  errors: [],
});

/**
 * Kind of a course list's entry. Only `taken` is counted directly; for the others the student decides. `unsure`: a
 * scanning error, or a nickname of several courses.
 */
export const COURSE_ITEM_KINDS = ['taken', 'transfer', 'withdrawn', 'planned', 'unsure'] as const;
export type CourseItemKind = (typeof COURSE_ITEM_KINDS)[number];

export const courseItemSchema = z.object({
  /** In the catalogue's spelling if known. */
  code: z.string(),
  /** The catalogue's title, otherwise the one in the list; may be empty. */
  title: z.string(),
  /** The source text, up to the title, so that it never contains a grade. */
  line: z.string(),
  /** Whether this year's catalogue has the course. */
  known: z.boolean(),
  kind: z.enum(COURSE_ITEM_KINDS),
});
export type CourseItem = z.infer<typeof courseItemSchema>;

/** Specification, section 9: the largest PDF. */
export const PDF_MAX_BYTES = 5 * 1024 * 1024;

export const extractCourses = defineCall({
  name: 'extractCourses',
  method: 'post',
  path: '/api/extract_courses',
  summary:
    'Reads the course codes out of a transcript. The file is not kept, and no model sees it. `courses` has those taken; `items` also what only the student can decide on.',
  access: 'signed-in',
  form: z.object({
    pdf: z.file().meta({ type: 'string', format: 'binary' }),
    /** Kept for compatibility; nothing is sent to a provider. */
    provider: boundedText(40).optional(),
  }),
  response: z.object({ courses: z.array(z.string()), items: z.array(courseItemSchema) }),
  errors: ['unreadable_file', 'too_large'],
  // Above `PDF_MAX_BYTES`, so that a slightly larger file gets a specific error.
  maxBytes: 2 * PDF_MAX_BYTES,
});
