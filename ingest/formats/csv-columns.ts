import { ImportError, type SourceFile } from '../pack/pack-draft.ts';
import { type CsvField, type CsvMapping, type MeetingField, MEETING_FIELDS } from './csv-mapping.ts';
import { columnOf } from './csv-table.ts';

/** Indexes of the columns in a row. */
export interface Columns {
  fields: Map<CsvField, readonly number[]>;
  /** One group of columns per meeting: the row's own, then those of the mapping's `meetings`. */
  meetings: Map<MeetingField, readonly number[]>[];
  attributes: { scheme: string; index: number; separator: string | null }[];
  notes: { label: string; index: number }[];
  /** Headers that the mapping omits. */
  unmapped: string[];
}

/** The text of a field in a row; `''` without one, or where all its cells are empty or count as empty. */
export const textOf = (cells: readonly string[], indexes: readonly number[], { empty }: CsvMapping): string =>
  indexes
    .map((index) => (cells[index] ?? '').trim())
    .filter((text) => text !== '' && !empty.includes(text))
    .join(' ');

/** The name of a row's term, given its cell. */
export const termNamed = (text: string, { terms }: CsvMapping): string => terms[text] ?? text;

/** Throws ImportError for a column missing from the file, and for a mapping without code or term. */
export function columnsOf(file: SourceFile, headers: readonly string[], mapping: CsvMapping): Columns {
  const used = new Set<number>();
  const at = (header: string): number => {
    const index = columnOf(file, headers, header);
    used.add(index);
    return index;
  };
  const fields = new Map(
    Object.entries(mapping.columns).map(([field, header]) => [field as CsvField, header.map(at)] as const),
  );
  if (!fields.has('term') || !(fields.has('class_tag') || (fields.has('subject') && fields.has('number'))))
    throw new ImportError(
      `${file.name} has no column for term, or none for class_tag (or subject and number).`,
    );
  const own = MEETING_FIELDS.flatMap((field) => {
    const indexes = fields.get(field);
    return indexes ? [[field, indexes] as const] : [];
  });
  const further = mapping.meetings.map(
    (group) =>
      new Map(
        Object.entries(group).map(([field, header]) => [field as MeetingField, header.map(at)] as const),
      ),
  );
  const attributes = Object.entries(mapping.attributes).map(([scheme, { column, separator }]) => ({
    scheme,
    index: at(column),
    separator,
  }));
  const notes = Object.entries(mapping.notes).map(([label, header]) => ({ label, index: at(header) }));
  return {
    fields,
    meetings: [new Map(own), ...further],
    attributes,
    notes,
    unmapped: headers.filter((header, index) => !used.has(index)),
  };
}
