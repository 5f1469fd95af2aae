import * as z from 'zod';

/** Half-hour slots: `[start, length]`, start = 34 × weekday (Monday 0) + half-hours since 06:00. */
const rawSlotShape = z.tuple([z.number().int().min(0), z.number().int().min(1)]);
/** `[[[8, 2], [76, 2]], "3-333"]`: slots and room. */
export const rawSectionShape = z.tuple([z.array(rawSlotShape), z.string()]);
export type RawSection = z.infer<typeof rawSectionShape>;

const sections = z.array(rawSectionShape).optional();
const rawTexts = z.array(z.string()).optional();
const monthAndDay = z.tuple([z.number(), z.number()]);

/** In the order in which a student thinks of them. */
export const SECTION_KINDS = ['lecture', 'design', 'lab', 'recitation'] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** One class of the planner's file: one per number and term, without section or class number. */
export const rawClassShape = z.object({
  number: z.string().min(1),
  name: z.string(),
  description: z.string().default(''),
  /** Instructors, by season (`Fall: A. Rowe,Spring: B. Lund, C. Dietz`) or for all seasons (`A. Rowe`). */
  inCharge: z.string().default(''),
  /** `6.1000/(6.100A, 6.100B)`: "/" is or, "," is and, doubled quotes enclose prose. */
  prereqs: z.string().default(''),
  lectureUnits: z.number(),
  labUnits: z.number(),
  preparationUnits: z.number(),
  /** Units are arranged individually, so unknown. */
  isVariableUnits: z.boolean(),
  level: z.string().default(''),
  /** Mean rating out of 7; 0 when there is none. */
  rating: z.number(),
  /** Hours a week, class time included; 0 when there is none. */
  hours: z.number(),
  /** Mean number of students over past terms; 0 if unknown. */
  size: z.number(),
  /** Other numbers of the same class: `6.9020, MAS.863`. */
  same: z.string().default(''),
  /** Classes taught together with it, often its graduate version. */
  meets: z.string().default(''),
  /** Its number before a renumbering. */
  oldNumber: z.string().optional(),
  /** 1 or 2 for a half-term class. */
  half: z.union([z.boolean(), z.number()]).default(false),
  quarterInfo: z.object({ start: monthAndDay.optional(), end: monthAndDay.optional() }).optional(),
  repeat: z.boolean().default(false),
  limited: z.boolean().default(false),
  nonext: z.boolean().default(false),
  new: z.boolean().default(false),
  final: z.boolean().default(false),
  virtualStatus: z.union([z.boolean(), z.string()]).default(false),
  /** Programmes in which it is communication-intensive: `["6-1, 6-2", "18"]`. */
  cim: z.array(z.string()).default([]),
  /** Seasons in which it is offered: `FA`, `JA`, `SP`, `SU`. */
  terms: z.array(z.string()).default([]),
  hass: z.array(z.string()).default([]),
  comms: z.string().default(''),
  gir: z.string().default(''),
  url: z.string().default(''),
  lectureSections: sections,
  designSections: sections,
  labSections: sections,
  recitationSections: sections,
  lectureRawSections: rawTexts,
  designRawSections: rawTexts,
  labRawSections: rawTexts,
  recitationRawSections: rawTexts,
});
export type RawClass = z.infer<typeof rawClassShape>;

/** Redundant fields of a class. */
export const REPEATED_FIELDS = new Set(['course', 'subject', 'sectionKinds', 'tba']);

export type TermInfo = z.infer<typeof rawPlannerFileShape>['termInfo'];

export const rawPlannerFileShape = z.object({
  termInfo: z.object({
    /** Season letter (f autumn, i January, s spring, m summer) and two-digit year: `f25`. */
    urlName: z.string().regex(/^[fism]\d{2}$/),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    /** Last day of the first half term, first day of the second. */
    h1EndDate: z.iso.date().nullish(),
    h2StartDate: z.iso.date().nullish(),
    /** A date on which Monday's classes meet. */
    mondayScheduleDate: z.iso.date().nullish(),
    holidayDates: z.array(z.iso.date()).default([]),
  }),
  classes: z.record(z.string(), z.unknown()),
});
