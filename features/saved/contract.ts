import * as z from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { boundedLine, boundedText, idSchema, instantSchema, requiredLine } from '#platform/contract/text.ts';

/** Per student. */
export const MAX_SAVED_COURSES = 500;
/** Per student. */
export const MAX_SAVED_SEARCHES = 30;
/** Per course. */
export const MAX_LABELS = 10;
export const LABEL_MAX = 40;
export const NOTE_MAX = 2_000;
export const SEARCH_NAME_MAX = 120;
/** If a search finds more courses, the number of new ones is not reported. */
export const MAX_KNOWN = 1_000;
const ADDRESS_MAX = 4_000;

const code = requiredLine(60);
/** Lower case, as the database returns it. */
const id = idSchema.toLowerCase();
/** Increases with each change and is never reused. Compare only for equality. */
const revision = z.number().int().min(0);
const note = boundedText(NOTE_MAX);
const label = requiredLine(LABEL_MAX);
const labels = z
  .array(label)
  .max(MAX_LABELS)
  .refine(
    (each) => new Set(each.map((name) => name.toLowerCase())).size === each.length,
    'must not name a label twice',
  );

/** Limits for a state's content; `domain/course-state.ts` respects them. */
export const STATE_BOUNDS = { title: 300, offerings: 24, times: 300, teachers: 40, teacher: 120 } as const;

/** The parts of a course record that notices report on. Independent of the current date. */
export const courseStateSchema = z.object({
  /** Its code in the catalogue. */
  tag: code,
  title: boundedText(STATE_BOUNDS.title),
  /** Mean rating out of 5 in its last term; null if nobody rated it. */
  rating: z.number().nullable(),
  /** By term, in calendar order; empty: not in the catalogue. */
  offerings: z
    .array(
      z.object({
        term: requiredLine(60),
        /** For display; empty if no time is stated. */
        times: boundedText(STATE_BOUNDS.times),
        /** Of all sections. */
        teachers: z.array(boundedText(STATE_BOUNDS.teacher)).max(STATE_BOUNDS.teachers),
        /** Mean rating in the term's record; absent in older states. */
        rating: z.number().nullable().optional(),
      }),
    )
    .max(STATE_BOUNDS.offerings),
});
export type CourseState = z.infer<typeof courseStateSchema>;

export const savedCourseSchema = z.object({
  /** As it was saved; the catalogue may have renamed it since. */
  code: z.string(),
  revision,
  /** The course's current code in the catalogue; null if it has none. */
  tag: z.string().nullable(),
  /** Every current code of the class, including its own. */
  codes: z.array(z.string()),
  note: z.string(),
  labels: z.array(z.string()),
  saved_at: z.string(),
  /** The catalogue's current state; for a course that is gone its last one, without offerings. */
  now: courseStateSchema,
});
export type SavedCourse = z.infer<typeof savedCourseSchema>;

/** Everything needed to undo a removal. */
const removedCourseSchema = savedCourseSchema
  .pick({ code: true, note: true, labels: true, saved_at: true })
  .extend({ seen: courseStateSchema });
export type RemovedCourse = z.infer<typeof removedCourseSchema>;

export const listSavedCourses = defineCall({
  name: 'listSavedCourses',
  method: 'get',
  path: '/api/saved/courses',
  summary: 'The courses that the student saved, the newest first.',
  access: 'signed-in',
  response: z.object({ courses: z.array(savedCourseSchema) }),
  errors: [],
  isLarge: true,
});

export const saveCourse = defineCall({
  name: 'saveCourse',
  method: 'post',
  path: '/api/saved/courses',
  summary:
    'Saves a course, or saves again one that was removed. Where it is saved, under whatever code of the class, it is answered as it stands.',
  access: 'signed-in',
  body: z.object({
    /** In any spelling. */
    code,
    note: note.default(''),
    labels: labels.default([]),
    /** Default: now. */
    saved_at: instantSchema.optional(),
    /**
     * The state that the student knew when it was removed; with it, a course can be saved again even if the catalogue
     * no longer has it.
     */
    seen: courseStateSchema.optional(),
  }),
  response: savedCourseSchema,
  errors: ['not_found', 'quota_reached'],
});

export const editSavedCourse = defineCall({
  name: 'editSavedCourse',
  method: 'patch',
  path: '/api/saved/courses/{code}',
  summary: 'Changes the note and the labels of a saved course.',
  access: 'signed-in',
  params: z.object({ code }),
  body: z.object({
    /**
     * The revision that the caller saw; a different one is a `conflict` with the stored state in `current`, unless
     * everything already has the requested state.
     */
    revision,
    note,
    labels,
  }),
  response: savedCourseSchema,
  errors: ['not_found', 'conflict'],
});

export const removeSavedCourse = defineCall({
  name: 'removeSavedCourse',
  method: 'delete',
  path: '/api/saved/courses/{code}',
  summary:
    'Removes a saved course, under whatever code of the class, and answers what it was; nothing where it was not saved.',
  access: 'signed-in',
  params: z.object({ code }),
  response: z.object({ removed: z.array(removedCourseSchema) }),
  errors: [],
});

export const savedSearchSchema = z.object({
  search_id: id,
  revision,
  name: z.string(),
  /** The query string of the course list. */
  address: z.string(),
  /** Codes found when it was last opened; null if there were too many, or it was never opened. */
  known: z.array(z.string()).nullable(),
  saved_at: z.string(),
  opened_at: z.string(),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

const searchName = requiredLine(SEARCH_NAME_MAX);
const known = z.array(code).max(MAX_KNOWN).nullable();
const searchParams = z.object({ search_id: id });

export const listSavedSearches = defineCall({
  name: 'listSavedSearches',
  method: 'get',
  path: '/api/saved/searches',
  summary: 'The searches that the student saved, the newest first.',
  access: 'signed-in',
  response: z.object({ searches: z.array(savedSearchSchema) }),
  errors: [],
  isLarge: true,
});

export const saveSearch = defineCall({
  name: 'saveSearch',
  method: 'post',
  path: '/api/saved/searches',
  summary: 'Saves a search. One that exists is answered as it stands.',
  access: 'signed-in',
  body: z.object({
    /** Generated by the caller, so that the call can be retried. */
    search_id: id,
    name: searchName,
    address: boundedLine(ADDRESS_MAX),
    known,
  }),
  response: savedSearchSchema,
  errors: ['quota_reached'],
});

export const renameSearch = defineCall({
  name: 'renameSearch',
  method: 'patch',
  path: '/api/saved/searches/{search_id}',
  summary: 'Renames a saved search.',
  access: 'signed-in',
  params: searchParams,
  body: z.object({
    /**
     * The revision that the caller saw; a different one is a `conflict` with the stored state, unless it already has
     * that name.
     */
    revision,
    name: searchName,
  }),
  response: savedSearchSchema,
  errors: ['not_found', 'conflict'],
});

export const openSearch = defineCall({
  name: 'openSearch',
  method: 'post',
  path: '/api/saved/searches/{search_id}/opened',
  summary: 'Notes what a saved search found when the student opened it.',
  access: 'signed-in',
  params: searchParams,
  body: z.object({ known }),
  response: savedSearchSchema,
  errors: ['not_found', 'quota_reached'],
});

export const removeSearch = defineCall({
  name: 'removeSearch',
  method: 'delete',
  path: '/api/saved/searches/{search_id}',
  summary: 'Removes a saved search and answers what it was; null where it was not there.',
  access: 'signed-in',
  params: searchParams,
  response: z.object({ removed: savedSearchSchema.nullable() }),
  errors: [],
});

/**
 * What can change about a course. `gone`: not in the catalogue; `not_offered`: no longer in a term; `offered`: in
 * another.
 */
export const CHANGES = [
  'gone',
  'code',
  'title',
  'times',
  'teachers',
  'not_offered',
  'offered',
  'rating',
] as const;

export const courseChangeSchema = z.object({
  what: z.enum(CHANGES),
  /** Null if it does not concern one term. */
  term: z.string().nullable(),
  /** For display; empty if nothing was, or is, stated. */
  was: z.string(),
  is: z.string(),
});
export type CourseChange = z.infer<typeof courseChangeSchema>;

const savedCourseChanged = z.object({
  kind: z.literal('saved_course_changed'),
  /** As it was saved. */
  code: z.string(),
  changes: z.array(courseChangeSchema).min(1),
  now: courseStateSchema,
});

/** Listed values of a conversation's replies that the catalogue no longer has; more are only counted. */
export const MAX_CHANGED_FACTS = 20;

/** A value stated in a reply, and the catalogue's current one. */
const changedFactSchema = z.object({
  code: z.string(),
  field: z.string(),
  term: z.string(),
  section: z.string().nullable(),
  was: z.string(),
  /** Null if it states nothing any more. */
  is: z.string().nullable(),
  told_at: z.string(),
});
export type ChangedFact = z.infer<typeof changedFactSchema>;

const conversationChanged = z.object({
  kind: z.literal('conversation_changed'),
  session_id: id,
  title: z.string(),
  changes: z.array(changedFactSchema).min(1).max(MAX_CHANGED_FACTS),
  /** Total number. */
  count: z.number().int(),
  /** Identifies all of them; sent back when they have been read. */
  seen: requiredLine(64),
});
export type ConversationChanged = z.infer<typeof conversationChanged>;

/** A change that a student may want to know about. */
export const noticeSchema = z.discriminatedUnion('kind', [savedCourseChanged, conversationChanged]);
export type Notice = z.infer<typeof noticeSchema>;
export type CourseNotice = Extract<Notice, { kind: 'saved_course_changed' }>;

export const listNotices = defineCall({
  name: 'listNotices',
  method: 'get',
  path: '/api/notices',
  summary: 'What changed since the student last said it was read, worked out when it is asked for.',
  access: 'signed-in',
  response: z.object({ notices: z.array(noticeSchema) }),
  errors: [],
  isLarge: true,
});

export const dismissNotices = defineCall({
  name: 'dismissNotices',
  method: 'post',
  path: '/api/notices/dismiss',
  summary:
    'Says that notices were read. What changed after them is told again; those of removed courses are passed over.',
  access: 'signed-in',
  body: z.object({
    notices: z
      .array(
        z.discriminatedUnion('kind', [
          savedCourseChanged.pick({ kind: true, code: true, now: true }),
          conversationChanged.pick({ kind: true, session_id: true, seen: true }),
        ]),
      )
      .min(1)
      .max(MAX_SAVED_COURSES),
  }),
  response: z.object({ notices: z.array(noticeSchema) }),
  errors: [],
  maxBytes: 4 * 1024 * 1024,
  isLarge: true,
});
