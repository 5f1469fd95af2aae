import * as z from 'zod';
import { ImportError, type SourceFile } from '../pack/pack-draft.ts';

/**
 * Fields a column can map to. `start_time`, `end_time`, `place`, `from` and `to` apply to all `days` of the row;
 * `meetings` is a whole week in one text.
 */
export const CSV_FIELDS = [
  'class_tag',
  'subject',
  'number',
  'section',
  'class_name',
  'term',
  'term_start',
  'term_end',
  'course_id',
  'class_number',
  'instructors',
  'days',
  'start_time',
  'end_time',
  'place',
  'from',
  'to',
  'meetings',
  'units',
  'mean_hours',
  'overall_score_course_mean',
  'current_enrollment_number',
  'enrollment_cap',
  'mean_class_size',
  'description',
  'course_requirements',
  'recommended_prep',
  'class_notes',
  'q_report',
  'department',
  'component',
  'status',
  'links',
  'aliases',
  'codes',
  'meets_with',
  'offered',
] as const;
export type CsvField = (typeof CSV_FIELDS)[number];

/** Columns of a meeting. */
export const MEETING_FIELDS = ['days', 'start_time', 'end_time', 'place', 'from', 'to'] as const;
export type MeetingField = (typeof MEETING_FIELDS)[number];

/** A column's header; several are read as one text, with a space between: a building and its room. */
const headerShape = z.union([z.string().transform((header) => [header]), z.array(z.string()).min(1)]);

/** A mapping file: which columns of an export hold which field. */
const mappingShape = z.strictObject({
  /** Field to column header: `{"class_tag": "subject_catalog"}`. */
  columns: z.partialRecord(z.enum(CSV_FIELDS), headerShape),
  /** Columns of the row's second meeting, third, …: `[{"days": "Days 2", "start_time": "From 2", "end_time": "To 2"}]`. */
  meetings: z.array(z.partialRecord(z.enum(MEETING_FIELDS), headerShape)).default([]),
  /** Attributes of a class: scheme to column header, or to the header and the separator between values. */
  attributes: z
    .record(
      z.string(),
      z.union([
        z.string().transform((column) => ({ column, separator: null })),
        z.strictObject({ column: z.string(), separator: z.string().min(1) }),
      ]),
    )
    .default({}),
  /** Names of terms that the export has as codes: `{"202710": "Spring 2027"}`. */
  terms: z.record(z.string(), z.string().trim().min(1)).default({}),
  /** Values that count as empty, besides the empty cell. */
  empty: z.array(z.string()).default(['N/A', 'NA', 'None', 'TBA', 'TBD']),
  /** Separator between instructors, and between the entries of other lists. */
  separator: z.string().min(1).default(','),
  /** The tag ends with a section: `ITAL 10 001`. */
  section_in_tag: z.boolean().default(false),
  /** Caps from this number up mean no cap. */
  no_cap_from: z.number().default(9999),
  /** Label to column header: facts to append to the notes. */
  notes: z.record(z.string(), z.string()).default({}),
  /** Default values of `notes` and `attributes` columns, which are omitted: `Full Term`. */
  usual: z.array(z.string()).default([]),
  /** Columns of the file given as --ratings. */
  ratings: z
    .strictObject({
      code: z.string(),
      /** Column with the title; if given, rows are joined by code and title, otherwise by code alone. */
      title: z.string().optional(),
      /**
       * Column with a key, and a pattern that splits it into the groups `course`, `term`, and optionally `year` (two
       * digits or four) and `section`, which titles may end with.
       */
      key: z.string(),
      key_pattern: z.string(),
      /** Last character of the key's term to season: `{"8": "Fall"}`. */
      seasons: z.record(z.string(), z.string()),
      answers: z.string(),
      students: z.string(),
      rating: z.string(),
      hours: z.string(),
    })
    .optional(),
});
export type CsvMapping = z.infer<typeof mappingShape>;

/** Throws ImportError when the file is not a valid mapping. */
export function readMapping(file: SourceFile): CsvMapping {
  let raw: unknown;
  try {
    raw = JSON.parse(file.text);
  } catch {
    throw new ImportError(`The mapping ${file.name} is not JSON.`);
  }
  const parsed = mappingShape.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw new ImportError(`The mapping ${file.name} cannot be used: ${reasonOf(parsed.error)}.`);
}

/** Names an unknown key, and lists the valid ones. */
function reasonOf({ issues: [issue] }: z.ZodError): string {
  const path = issue?.path.join('.') ?? '';
  if (issue?.code !== 'unrecognized_keys') return `${path} ${issue?.message ?? ''}`;
  const unknown = [path, issue.keys.join(', ')].filter((part) => part !== '').join('.');
  if (path === '')
    return `${unknown} is no key of a mapping; these are ${Object.keys(mappingShape.shape).join(', ')}`;
  if (path === 'columns') return `${unknown} is no field; the fields are ${CSV_FIELDS.join(', ')}`;
  if (path.startsWith('meetings'))
    return `${unknown} is no field of a meeting; these are ${MEETING_FIELDS.join(', ')}`;
  return `${unknown} is no key that is known`;
}

/** The mapping of an export whose headers are our own field names. */
export function mappingOfHeaders(headers: readonly string[]): CsvMapping {
  const columns = Object.fromEntries(
    CSV_FIELDS.filter((field) => headers.includes(field)).map((field) => [field, field]),
  );
  return mappingShape.parse({ columns });
}
