import { splitRunTogether } from '../fields/attributes.ts';
import { mostCommonDates, type TermDatesSeen } from '../fields/terms.ts';
import { type Draft, ImportError, newDraft, type Place, type SourceFile } from '../pack/pack-draft.ts';
import { columnsOf, termNamed, textOf } from './csv-columns.ts';
import { type CsvMapping, mappingOfHeaders } from './csv-mapping.ts';
import { readRow, type RowReading } from './csv-rows.ts';
import { dateMeetings, numberKey, sectionsOfRows } from './csv-sections.ts';
import { parseCsv } from './csv-table.ts';

/**
 * Reads a registrar's CSV export, one row per section or per meeting. Without `mapping` the headers must be our field
 * names. A row without tag or term, or with more or fewer cells than the header, is refused, as are rows with one class
 * number that contradict each other; unreadable values are omitted and counted.
 */
export function readCsvRows(files: readonly SourceFile[], mapping: CsvMapping | null): Draft {
  const draft = newDraft();
  const broken = new Map<string, Place>();
  const rows = files.flatMap((file) => readFile(file, mapping, draft, broken));
  draft.terms = mostCommonDates(datesSeen(rows));
  for (const row of rows) dateMeetings(row, draft.terms);
  draft.rows = sectionsOfRows(rows, broken, draft);
  dropUnknownEnrolment(draft);
  const split = splitRunTogether(draft.rows);
  if (split > 0) draft.notes.push(`${split} answers were several written as one and are taken apart.`);
  const early = rows.filter(({ isEarly }) => isEarly).map(({ place }) => place.row);
  if (early.length > 0)
    draft.notes.push(
      `${early.length} rows start before 6:00 and say neither AM nor PM (row ${early.slice(0, 3).join(', ')}); they are read as the small hours.`,
    );
  const codes = draft.terms.map(({ name }) => name).filter((name) => /^\d+$/.test(name));
  if (codes.length > 0)
    draft.notes.push(
      `Students read the term as ${codes.join(', ')}; the mapping's "terms" can name it: {"${codes[0]}": "Spring 2027"}.`,
    );
  const unnamed = draft.rows.filter(
    ({ course, section }) => course.class_number === null && section === null,
  );
  if (unnamed.length > 0)
    draft.notes.push(
      `${unnamed.length} rows name neither class number nor section; each is a section of its own.`,
    );
  return draft;
}

/** `broken` receives the class numbers of refused rows: other rows of such a section are incomplete. */
function readFile(
  file: SourceFile,
  given: CsvMapping | null,
  draft: Draft,
  broken: Map<string, Place>,
): RowReading[] {
  const { headers, rows } = parseCsv(file);
  const mapping = given ?? mappingOfHeaders(headers);
  const columns = columnsIn(file, headers, mapping, given === null);
  if (columns.unmapped.length > 0)
    draft.notes.push(`Columns of ${file.name} that are not mapped: ${columns.unmapped.join(', ')}.`);
  draft.read += rows.length;
  return rows.flatMap(({ line, cells }) => {
    const place = { file: file.name, row: line };
    const isWhole = cells.length === headers.length;
    const row = isWhole ? readRow(cells, place, { columns, mapping, draft }) : null;
    if (row !== null) return row;
    const reason = `has not the ${headers.length} cells of the header`;
    if (!isWhole) draft.refused.add(reason, place, null, `has ${cells.length} cells`);
    const [number = '', term = ''] = (['class_number', 'term'] as const).map((field) =>
      textOf(cells, columns.fields.get(field) ?? [], mapping),
    );
    if (number !== '') broken.set(numberKey(termNamed(term, mapping), number), place);
    return [];
  });
}

function columnsIn(file: SourceFile, headers: readonly string[], mapping: CsvMapping, isUnmapped: boolean) {
  try {
    return columnsOf(file, headers, mapping);
  } catch (error) {
    if (!isUnmapped || !(error instanceof ImportError)) throw error;
    throw new ImportError(`${error.message} Say which columns they are with --mapping FILE.`);
  }
}

function datesSeen(rows: readonly RowReading[]): TermDatesSeen {
  const seen: TermDatesSeen = new Map();
  for (const { course, dates } of rows) {
    const known = seen.get(course.term) ?? [];
    known.push(dates);
    seen.set(course.term, known);
  }
  return seen;
}

/** Share of zeros above which the enrolment column was exported before enrolment began. */
const MAX_ZERO_SHARE = 0.9;

/** Exports made before enrolment state 0 for nearly every class; that means unknown, not empty. */
function dropUnknownEnrolment(draft: Draft): void {
  const sections = draft.rows.flatMap(({ course }) => course.sections);
  const counted = sections.filter(({ enrollment }) => enrollment !== null);
  const zeros = counted.filter(({ enrollment }) => enrollment === 0);
  if (zeros.length === 0 || zeros.length < counted.length * MAX_ZERO_SHARE) return;
  for (const section of zeros) section.enrollment = null;
  draft.notes.push(
    `Enrollment is 0 in ${zeros.length} of ${counted.length} rows, as before enrollment begins: there it is left unknown.`,
  );
}
