import * as z from 'zod';
import { ImportError, type SourceFile } from '../pack/pack-draft.ts';

/** What a column can be. `start_time` and `end_time` hold for all `days` of the row. */
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

/** The small file that says what the columns of an export are. */
const mappingShape = z.strictObject({
  /** Field to header: `{"class_tag": "subject_catalog"}`. */
  columns: z.partialRecord(z.enum(CSV_FIELDS), z.string()),
  /** Texts that mean "nothing here", beside the empty cell. */
  empty: z.array(z.string()).default(['N/A', 'NA', 'None', 'TBA', 'TBD']),
  /** What stands between the names of instructors (and between aliases). */
  separator: z.string().min(1).default(','),
  /** A third word of the tag is the section: `ITAL 10 001`. */
  section_in_tag: z.boolean().default(false),
  /** A cap this high means that there is none. */
  no_cap_from: z.number().default(9999),
  /** Label to header: facts worth a line in the notes. */
  notes: z.record(z.string(), z.string()).default({}),
  /** Facts of `notes` that go without saying: `Full Term`. */
  usual: z.array(z.string()).default([]),
  /** How the file given as --ratings is read. */
  ratings: z
    .strictObject({
      code: z.string(),
      /** Column with a key, and the pattern (groups `course` and `term`) that takes it apart. */
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

/** Throws ImportError when the file is no mapping. */
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

/** For an export whose headers are our own field names already. */
export function mappingOfHeaders(headers: readonly string[]): CsvMapping {
  const columns = Object.fromEntries(
    CSV_FIELDS.filter((field) => headers.includes(field)).map((field) => [field, field]),
  );
  return mappingShape.parse({ columns });
}
