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
/** A search that finds more courses does not say how many are new. */
export const MAX_KNOWN = 1_000;
const ADDRESS_MAX = 4_000;

const code = requiredLine(60);
/** Lower case, as the database answers it. */
const id = idSchema.toLowerCase();
/** A number that grows with each change and never returns; to be compared only. */
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

/** Bounds of what a state holds; `domain/course-state.ts` keeps to them. */
export const STATE_BOUNDS = { title: 300, offerings: 24, times: 300, teachers: 40, teacher: 120 } as const;

/** What a catalogue says of a course, as far as notices tell of it. It does not depend on the day. */
export const courseStateSchema = z.object({
  /** The catalogue's code of it. */
  tag: code,
  title: boundedText(STATE_BOUNDS.title),
  /** Mean rating out of 5, of its last term; null where nobody rated it. */
  rating: z.number().nullable(),
  /** By term, in the order of the calendar; none: it is not in the catalogue. */
  offerings: z
    .array(
      z.object({
        term: requiredLine(60),
        /** For people; empty where no time is stated. */
        times: boundedText(STATE_BOUNDS.times),
        /** Of all sections. */
        teachers: z.array(boundedText(STATE_BOUNDS.teacher)).max(STATE_BOUNDS.teachers),
        /** Mean rating that the term's record has; absent in states of before it was kept. */
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
  /** The catalogue's code of the course today; null where it has none. */
  tag: z.string().nullable(),
  /** Every code of the class today, its own among them. */
  codes: z.array(z.string()),
  note: z.string(),
  labels: z.array(z.string()),
  saved_at: z.string(),
  /** What the catalogue says of it today; of a course that is gone what it said last, without offerings. */
  now: courseStateSchema,
});
export type SavedCourse = z.infer<typeof savedCourseSchema>;

/** Everything that undoing a removal takes. */
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
    /** Now when absent. */
    saved_at: instantSchema.optional(),
    /** What the student knew of it when it was removed; with it a course is saved that the catalogue no longer has. */
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
    /** As the caller saw it; another one is a `conflict` with what stands in `current`, unless all is as the call says. */
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
  /** What stands behind the `?` of the course list's address. */
  address: z.string(),
  /** Codes that it found when it was last opened; null where that were too many, or it was never opened. */
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
    /** Made by the caller, so that the call can be sent again. */
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
    /** As the caller saw it; another one is a `conflict` with what stands, unless it has that name. */
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

/** What can change of a course. `gone`: not in the catalogue; `not_offered`: no longer in a term; `offered`: in another. */
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
  /** Null where it is not of one term. */
  term: z.string().nullable(),
  /** For people; empty where nothing was, or is, stated. */
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

/** Values of a conversation's replies that the catalogue does not have any more; more are only counted. */
export const MAX_CHANGED_FACTS = 20;

/** A value that a reply told, and what the catalogue says in its place today. */
const changedFactSchema = z.object({
  code: z.string(),
  field: z.string(),
  term: z.string(),
  section: z.string().nullable(),
  was: z.string(),
  /** Null where it says nothing any more. */
  is: z.string().nullable(),
  told_at: z.string(),
});
export type ChangedFact = z.infer<typeof changedFactSchema>;

const conversationChanged = z.object({
  kind: z.literal('conversation_changed'),
  session_id: id,
  title: z.string(),
  changes: z.array(changedFactSchema).min(1).max(MAX_CHANGED_FACTS),
  /** How many there are in all. */
  count: z.number().int(),
  /** Of all of them, to be sent back when they were read. */
  seen: requiredLine(64),
});
export type ConversationChanged = z.infer<typeof conversationChanged>;

/** Something that a student may want to know. */
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
