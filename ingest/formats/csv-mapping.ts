import * as z from 'zod';
import { ImportError, type SourceFile } from '../pack/pack-draft.ts';

/** Fields a column can map to. `start_time` and `end_time` apply to all `days` of the row. */
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
  'units',
  'mean_hours',
  'overall_score_course_mean',
  'current_enrollment_number',
  'enrollment_cap',
  'description',
  'course_requirements',
  'recommended_prep',
  'class_notes',
  'q_report',
  'department',
  'component',
  'aliases',
] as const;
export type CsvField = (typeof CSV_FIELDS)[number];

/** A mapping file: which columns of an export hold which field. */
const mappingShape = z.strictObject({
  /** Field to column header: `{"class_tag": "subject_catalog"}`. */
  columns: z.partialRecord(z.enum(CSV_FIELDS), z.string()),
  /** Values that count as empty, besides the empty cell. */
  empty: z.array(z.string()).default(['N/A', 'NA', 'None', 'TBA', 'TBD']),
  /** Separator between instructors, and between aliases. */
  separator: z.string().min(1).default(','),
  /** The tag ends with a section: `ITAL 10 001`. */
  section_in_tag: z.boolean().default(false),
  /** Caps from this number up mean no cap. */
  no_cap_from: z.number().default(9999),
  /** Label to column header: facts to append to the notes. */
  notes: z.record(z.string(), z.string()).default({}),
  /** Values of `notes` columns to omit as the default: `Full Term`. */
  usual: z.array(z.string()).default([]),
  /** Columns of the file given as --ratings. */
  ratings: z
    .strictObject({
      code: z.string(),
      /** Column with a key, and a pattern that splits it into the groups `course` and `term`. */
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
  const [issue] = parsed.error.issues;
  throw new ImportError(
    `The mapping ${file.name} cannot be used: ${issue?.path.join('.')} ${issue?.message}.`,
  );
}

/** The mapping of an export whose headers are our own field names. */
export function mappingOfHeaders(headers: readonly string[]): CsvMapping {
  const columns = Object.fromEntries(
    CSV_FIELDS.filter((field) => headers.includes(field)).map((field) => [field, field]),
  );
  return mappingShape.parse({ columns });
}
