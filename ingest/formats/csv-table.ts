import { CsvError, parse } from 'csv-parse/sync';
import { ImportError, type SourceFile } from '../pack/pack-draft.ts';

export interface CsvRow {
  /** Line of the file on which the record ends, from 1. */
  line: number;
  cells: string[];
}

export interface CsvTable {
  headers: string[];
  rows: CsvRow[];
}

/**
 * Parses a CSV with a header line, separated by comma, semicolon or tab (whichever the header has most of). Row
 * lengths are not checked. Throws ImportError for broken quoting or a missing header.
 */
export function parseCsv(file: SourceFile): CsvTable {
  const firstLine = file.text.slice(0, file.text.search(/\r?\n|$/));
  const delimiter = [',', ';', '\t'].toSorted(
    (a, b) => firstLine.split(b).length - firstLine.split(a).length,
  )[0];
  // Interned: every row of a course repeats its description.
  const texts = new Map<string, string>();
  const kept = (cell: string): string => {
    const known = texts.get(cell);
    if (known === undefined) texts.set(cell, cell);
    return known ?? cell;
  };
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(file.text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as typeof records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? ` near line ${error['lines']}` : '';
    throw new ImportError(
      `${file.name} is not CSV${line}: a quotation mark is not closed or stands where none may.`,
    );
  }
  const [header, ...rows] = records.map(({ record, info }): CsvRow => ({
    line: info.lines,
    cells: record.map(kept),
  }));
  if (header === undefined) throw new ImportError(`${file.name} is empty.`);
  return { headers: header.cells, rows };
}

/** Index of a header; throws an ImportError that lists the headers. */
export function columnOf(file: SourceFile, headers: readonly string[], header: string): number {
  const index = headers.indexOf(header);
  if (index >= 0) return index;
  throw new ImportError(`${file.name} has no column "${header}"; it has ${headers.join(', ')}.`);
}
