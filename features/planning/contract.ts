import * as z from 'zod';
import { clockTimeSchema, weekdaySchema } from '#features/catalogue/contract.ts';
import { defineCall } from '#platform/contract/call.ts';
import { boundedLine, idSchema, requiredLine } from '#platform/contract/text.ts';

/** Per student and term. */
export const MAX_VERSIONS = 20;
/** Per version: catalogue courses and handwritten ones together. */
export const MAX_PLANNED_COURSES = 30;
/** Per version. */
export const MAX_BLOCKS = 40;
/** Per course: locked sections, and chosen sections; one of each kind. */
const MAX_KINDS = 12;
const MAX_MEETINGS = 14;
const LINE = 120;

/** Weight of a wish: 1 matters a little, 5 the most. */
const WEIGHTS = { least: 1, most: 5 } as const;

const termName = requiredLine(60);
const versionName = requiredLine(LINE);
/** Lower case, as the database returns it. */
const id = idSchema.toLowerCase();
/** Increases with each change and is never reused. Compare only for equality. */
const revision = z.number().int().min(0);
/** 0 is first; a number beyond the end means last. */
const position = z.number().int().min(0);
const minutes = z
  .number()
  .int()
  .min(1)
  .max(24 * 60);
const units = z.number().min(0).max(100);
const weekdays = z
  .array(weekdaySchema)
  .min(1)
  .max(7)
  .refine((days) => new Set(days).size === days.length, 'must not name a day twice');

/** First and last date, ISO, both included; null means the term's own. */
const dates = { from: z.iso.date().nullable().default(null), to: z.iso.date().nullable().default(null) };
const hours = { days: weekdays, start: clockTimeSchema, end: clockTimeSchema, ...dates };

const isSpan = ({ start, end }: { start: string; end: string }) => start < end;
const SPAN = { error: 'must end after it starts', path: ['end'] };
const areDatesInOrder = ({ from, to }: { from: string | null; to: string | null }) =>
  from === null || to === null || from <= to;
const DATES = { error: 'must not be before the first date', path: ['to'] };

/** One colour for each token `--course-…`. */
export const MARKS = 12;
/** The colour of a course in the week, kept when other courses are removed; absent: derived from its name. */
export const markSchema = z.number().int().min(1).max(MARKS);
const mark = markSchema.optional();

/** Which course must be in a timetable: each required one, one of each group, and optional ones where they fit. */
const NEEDS = ['required', 'optional', 'one_of'] as const;
const need = {
  need: z.enum(NEEDS),
  /** The group's name where `need` is `one_of`; kept but without effect otherwise. */
  group: requiredLine(LINE).nullable().default(null),
  /** Kept but does not count: an optional course, or an alternative of a group, of which the first without it counts. */
  aside: z.literal(true).optional(),
};
const hasGroup = (item: { need: (typeof NEEDS)[number]; group: string | null }) =>
  item.need !== 'one_of' || item.group !== null;
const GROUP = { error: 'must be named for one of a group', path: ['group'] };

/** Tells a section from the others of its course (`SectionName` of the timetable). */
const sectionNameSchema = z.object({
  component: boundedLine(LINE),
  section: boundedLine(LINE),
  class_number: boundedLine(LINE),
});

const onePerKind = z
  .array(sectionNameSchema)
  .max(MAX_KINDS)
  .refine(
    (names) => new Set(names.map(({ component }) => component)).size === names.length,
    'must have one section of a kind',
  );

/** A course of the catalogue, stored by its code so that it survives a new catalogue. */
const courseItem = z
  .object({
    kind: z.literal('course'),
    /** In the catalogue's spelling if it has the course. Unique within a version. */
    code: requiredLine(60),
    ...need,
    /** Sections that must stay. */
    locked: onePerKind.default([]),
    /** Sections shown in the week; for other kinds the screen chooses one. */
    chosen: onePerKind.default([]),
    /** Kinds whose chosen section the student picked by hand; these take precedence over sections chosen automatically. */
    picked: z.array(boundedLine(LINE)).max(MAX_KINDS).optional(),
    mark,
  })
  .refine(hasGroup, GROUP);

/** Hours that a student keeps free of classes: work, sport, commuting. */
const blockItem = z
  .object({ kind: z.literal('block'), label: requiredLine(LINE), ...hours })
  .refine(isSpan, SPAN)
  .refine(areDatesInOrder, DATES);

/** A course that is not in the catalogue, written by hand. */
const ownCourseItem = z
  .object({
    kind: z.literal('own_course'),
    title: requiredLine(LINE),
    units: units.nullable().default(null),
    ...need,
    /** Empty: no known times. */
    meetings: z
      .array(
        z
          .object({ ...hours, place: boundedLine(LINE).default('') })
          .refine(isSpan, SPAN)
          .refine(areDatesInOrder, DATES),
      )
      .max(MAX_MEETINGS)
      .default([]),
    mark,
  })
  .refine(hasGroup, GROUP);

/** What a timetable should be like. Times are local, `13:30`. */
const wishSchema = z.discriminatedUnion('name', [
  /** No meeting starts before. */
  z.object({ name: z.literal('nothing_before'), time: clockTimeSchema }),
  /** No meeting ends after. */
  z.object({ name: z.literal('nothing_after'), time: clockTimeSchema }),
  /** No meeting on these days; each counts by itself. */
  z.object({ name: z.literal('free_days'), days: weekdays }),
  /** At least this many minutes without a meeting between two times of day, each day. */
  z
    .object({ name: z.literal('lunch_break'), start: clockTimeSchema, end: clockTimeSchema, minutes })
    .refine(isSpan, SPAN),
  /** From the start of a day's first meeting to the end of its last: at most this many minutes. */
  z.object({ name: z.literal('short_days'), minutes }),
  /** Few minutes between the meetings of a day. */
  z.object({ name: z.literal('few_gaps') }),
  /** At most this many hours of work a week, according to the evaluations. */
  z.object({ name: z.literal('most_hours'), hours: z.number().min(0).max(168) }),
  z
    .object({ name: z.literal('units_between'), least: units, most: units })
    .refine(({ least, most }) => least <= most, { error: 'must not be less', path: ['most'] }),
]);

/** A version has each kind of wish at most once. */
const wishItem = z.object({
  kind: z.literal('wish'),
  weight: z.number().int().min(WEIGHTS.least).max(WEIGHTS.most),
  wish: wishSchema,
});

/** What a version holds. */
export const planContentSchema = z.discriminatedUnion('kind', [
  courseItem,
  blockItem,
  ownCourseItem,
  wishItem,
]);
export type PlanContent = z.infer<typeof planContentSchema>;

/** Whether the catalogue has a course: in the version's term, only in other terms, or not at all. */
const OFFERED = ['this_term', 'other_terms', 'gone'] as const;

export const planItemSchema = z.object({
  item_id: id,
  revision,
  /** Null for everything but catalogue courses. */
  offered: z.enum(OFFERED).nullable(),
  /** The course's code in today's catalogue, which differs if it was renamed; null if it is not in the catalogue. */
  tag: z.string().nullable(),
  content: planContentSchema,
});
export type PlanItem = z.infer<typeof planItemSchema>;

/** A version without its items. */
export const versionHeadSchema = z.object({
  version_id: id,
  term: z.string(),
  name: z.string(),
  /** Place among the term's versions, 0 first. */
  position,
  /** The version that the rest of the product uses; exactly one in each term that has versions. */
  in_front: z.boolean(),
  /** Changes when this version is renamed or moved. */
  revision,
  /** Changes whenever any of its items changes. */
  edits: revision,
});
export type VersionHead = z.infer<typeof versionHeadSchema>;

/** Items in the order in which they were added. */
export const planVersionSchema = versionHeadSchema.extend({ items: z.array(planItemSchema) });
export type PlanVersion = z.infer<typeof planVersionSchema>;

/** `current` of a `conflict`: the stored state, shown to the student beside their edit. Nothing was written. */
export const planClashSchema = z.object({
  version: versionHeadSchema,
  /** The items that conflict; `item` is null if it was removed elsewhere. For a deletion: all items. */
  items: z.array(z.object({ item_id: id, item: planItemSchema.nullable() })),
});
export type PlanClash = z.infer<typeof planClashSchema>;

export const listPlans = defineCall({
  name: 'listPlans',
  method: 'get',
  path: '/api/plans',
  summary: 'The version in front of each term that has versions, and how many there are.',
  access: 'signed-in',
  response: z.object({
    plans: z.array(z.object({ term: z.string(), versions: z.number().int(), front: planVersionSchema })),
  }),
  errors: [],
  isLarge: true,
});

export const getPlan = defineCall({
  name: 'getPlan',
  method: 'get',
  path: '/api/plans/{term}',
  summary: 'All versions of a term with what they hold, in their order; none for a term without.',
  access: 'signed-in',
  params: z.object({ term: termName }),
  response: z.object({ term: z.string(), versions: z.array(planVersionSchema) }),
  errors: [],
  isLarge: true,
});

/** Number of different wishes; a version has each at most once. */
const MAX_WISHES = wishSchema.options.length;
const MOST_ITEMS = MAX_PLANNED_COURSES + MAX_BLOCKS + MAX_WISHES;
const VERSION_BYTES = 1024 * 1024;

export const createVersion = defineCall({
  name: 'createVersion',
  method: 'post',
  path: '/api/plans/versions',
  summary:
    'Makes a version of a term, empty or with what a deleted one held. Where the version exists it is answered as it stands. The first of a term is in front.',
  access: 'signed-in',
  body: z.object({
    /** Generated by the caller, like item ids, so that the call can be retried. */
    version_id: id,
    term: termName,
    name: versionName,
    /** Last when absent. */
    position: position.optional(),
    in_front: z.boolean().default(false),
    items: z
      .array(z.object({ item_id: id, content: planContentSchema }))
      .max(MOST_ITEMS)
      .default([]),
  }),
  response: planVersionSchema,
  errors: ['quota_reached'],
  maxBytes: VERSION_BYTES,
});

const versionParams = z.object({ version_id: id });

export const duplicateVersion = defineCall({
  name: 'duplicateVersion',
  method: 'post',
  path: '/api/plans/versions/{version_id}/duplicate',
  summary:
    'Copies a version with what it holds, to behind it. Where the copy exists it is answered as it stands.',
  access: 'signed-in',
  params: versionParams,
  body: z.object({ copy_id: id, name: versionName }),
  response: planVersionSchema,
  errors: ['not_found', 'quota_reached'],
});

export const editVersion = defineCall({
  name: 'editVersion',
  method: 'patch',
  path: '/api/plans/versions/{version_id}',
  summary: 'Renames a version or moves it among those of its term.',
  access: 'signed-in',
  params: versionParams,
  body: z.object({
    /**
     * The revision that the caller saw; a different one is a `conflict`, unless everything already has the requested
     * state.
     */
    revision,
    name: versionName.optional(),
    position: position.optional(),
  }),
  response: versionHeadSchema,
  errors: ['not_found', 'conflict'],
});

export const bringToFront = defineCall({
  name: 'bringToFront',
  method: 'post',
  path: '/api/plans/versions/{version_id}/front',
  summary: 'Makes a version the one of its term that the rest of the product goes by.',
  access: 'signed-in',
  params: versionParams,
  body: z.object({
    /** The front version that the caller saw; a different one is a `conflict`. */
    instead_of: id,
  }),
  response: versionHeadSchema,
  errors: ['not_found', 'conflict'],
});

export const deleteVersion = defineCall({
  name: 'deleteVersion',
  method: 'delete',
  path: '/api/plans/versions/{version_id}',
  summary:
    'Deletes a version and answers what it was, to be made again by `createVersion`. Where it was in front, the next one is, or the one before.',
  access: 'signed-in',
  params: versionParams,
  body: z.object({
    /** The value that the caller saw; a different one is a `conflict`, so that nothing unseen is deleted. */
    edits: revision,
  }),
  response: z.object({
    deleted: planVersionSchema,
    /** The term's front version after the call; null if none is left. */
    front: versionHeadSchema.nullable(),
  }),
  errors: ['not_found', 'conflict'],
});

/** One change of one item. */
export const planEditSchema = z.object({
  item_id: id,
  /** The revision that the caller saw; null for a new item. */
  revision: revision.nullable(),
  /** The item's complete new content; null removes it. An item's kind, code, colour and wish name cannot change. */
  content: planContentSchema.nullable(),
  /** The item before which a new one is inserted, as when a removal is undone; appended if absent or no longer there. */
  before: id.optional(),
});
export type PlanEdit = z.infer<typeof planEditSchema>;

export const editItems = defineCall({
  name: 'editItems',
  method: 'post',
  path: '/api/plans/versions/{version_id}/items',
  summary:
    'Adds, changes and removes items of a version, all or none. Edits of different items never clash; one of an item that changed elsewhere is a `conflict` with what stands in `current`. What already is as an edit says stands, so a call can be sent again.',
  access: 'signed-in',
  params: versionParams,
  body: z.object({
    edits: z
      .array(planEditSchema)
      .min(1)
      .max(2 * MOST_ITEMS)
      .refine(
        (edits) => new Set(edits.map(({ item_id }) => item_id)).size === edits.length,
        'must not name an item twice',
      ),
  }),
  response: z.object({
    version: versionHeadSchema,
    /** One for each edit, in order; null if the item is removed. A course or wish that already existed keeps its own id. */
    items: z.array(planItemSchema.nullable()),
  }),
  errors: ['not_found', 'conflict', 'quota_reached'],
  maxBytes: VERSION_BYTES,
});

export const markTaken = defineCall({
  name: 'markTaken',
  method: 'post',
  path: '/api/plans/versions/{version_id}/taken',
  summary:
    'Adds a course of a version whose term is over to the courses taken of the profile, once however often it is sent, or takes it out again.',
  access: 'signed-in',
  params: versionParams,
  body: z.object({ item_id: id, is_taken: z.boolean().default(true) }),
  response: z.object({ courses_taken: z.array(z.string()) }),
  errors: ['not_found', 'not_allowed', 'profile_incomplete', 'quota_reached'],
});
