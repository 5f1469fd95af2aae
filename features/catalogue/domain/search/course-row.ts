import type { Course, CourseRow, StreamedRow } from '../../contract.ts';
import {
  packedInstructors,
  packedKinds,
  packedNumbers,
  type RowSection,
  unpackSections,
} from './packed-sections.ts';

/** The facts about a course that depend on the rest of its catalogue. */
export type PlacedFacts = Pick<CourseRow, 'level' | 'requires' | 'independent'>;

/** All attributes without duplicates, in the order of the rows. */
export const attributesIn = (rows: readonly Pick<Course, 'attributes'>[]): Course['attributes'] => [
  ...new Map(
    rows.flatMap(({ attributes }) => attributes.map((each) => [attributeKey(each), each] as const)),
  ).values(),
];

const attributeKey = ({ scheme, value }: Course['attributes'][number]): string => `${scheme}\n${value}`;

/**
 * Encodes rows for the stream, omitting what most rows have in common.
 *
 * @param all attributes of the catalogue; a row has indexes into them
 */
export const rowStreamer = (all: Course['attributes']): ((row: CourseRow) => StreamedRow) => {
  const places = new Map(all.map((each, place) => [attributeKey(each), place]));
  return ({ attributes, ...row }) => {
    const numbers = attributes.flatMap((each) => places.get(attributeKey(each)) ?? []);
    return { ...toStreamedRow(row), ...(numbers.length > 0 ? { attributes: numbers } : {}) };
  };
};

const toStreamedRow = (row: Omit<CourseRow, 'attributes'>): StreamedRow => {
  const { aliases, codes, takes, span, independent, level, seats, enrolled, requires, ...always } = row;
  return {
    ...always,
    ...(aliases.length > 0 ? { aliases } : {}),
    ...(codes.length === 1 && codes[0] === row.class_tag ? {} : { codes }),
    ...(takes === null ? {} : { takes }),
    ...(span === '' ? {} : { span }),
    ...(independent ? { independent } : {}),
    ...(level === null ? {} : { level }),
    ...(seats === null ? {} : { seats }),
    ...(enrolled === null ? {} : { enrolled }),
    ...(requires === null ? {} : { requires }),
  };
};

/** The inverse of `rowStreamer`. */
export const readRow = (streamed: StreamedRow, all: Course['attributes'] = []): CourseRow => ({
  ...streamed,
  attributes: streamed.attributes?.flatMap((place) => all[place] ?? []) ?? NO_ATTRIBUTES,
  aliases: streamed.aliases ?? [],
  codes: streamed.codes ?? [streamed.class_tag],
  takes: streamed.takes ?? null,
  span: streamed.span ?? '',
  independent: streamed.independent ?? false,
  level: streamed.level ?? null,
  seats: streamed.seats ?? null,
  enrolled: streamed.enrolled ?? null,
  requires: streamed.requires ?? null,
});

const NO_ATTRIBUTES: CourseRow['attributes'] = [];

/** A row, or a record: both have sections for searching. */
export interface WithSections {
  class_number: string;
  instructors: readonly string[];
  sections: string | readonly RowSection[];
}

/** A row of the list, or a record. */
export type Filterable = Omit<CourseRow, 'sections' | 'span' | keyof PlacedFacts | 'seats' | 'enrolled'> &
  WithSections &
  Partial<Pick<CourseRow, keyof PlacedFacts | 'seats' | 'enrolled'>>;

/** Unpacked on each call: keep the result if it is needed again. */
export const sectionsOf = (course: WithSections): readonly RowSection[] =>
  typeof course.sections === 'string' ? unpackSections(course.sections, course) : course.sections;

/** The class numbers of all its sections, its own first. */
export const classNumbersOf = ({ class_number, sections }: WithSections): string[] => [
  class_number,
  ...(typeof sections === 'string'
    ? packedNumbers(sections)
    : sections.flatMap((section) => (section.class_number === class_number ? [] : section.class_number))),
];

/** The kinds of its sections, without duplicates; empty if none has a kind. */
export const kindsOf = ({ sections }: WithSections): string[] => {
  const kinds =
    typeof sections === 'string'
      ? packedKinds(sections)
      : [...new Set(sections.flatMap(({ component, status }) => (status === 'cancelled' ? [] : component)))];
  return kinds.filter((kind) => kind !== '');
};

/** The instructors of all its sections, those of the course first, without duplicates. */
export const teachersOf = ({ instructors, sections }: WithSections): string[] => {
  const others =
    typeof sections === 'string'
      ? packedInstructors(sections)
      : sections.flatMap((section) => section.instructors);
  return others.length === 0 ? [...instructors] : [...new Set([...instructors, ...others])];
};

const collator = new Intl.Collator('en', { numeric: true });
const decimals = new Intl.Collator('en');

/** `18.01A`: a subject number, then digits after the dot that sort like decimals. */
const DECIMAL = /^(\d\w*)\.(\w\S*)$/;

/**
 * The order of a printed catalogue: `COMPSCI 50` before `COMPSCI 124`, `6.1010` before `18.01`, and `1.010A` and `1.021`
 * before `1.10`.
 */
export const byTag = (a: string, b: string): number => {
  const [, subjectA = a, figuresA = ''] = DECIMAL.exec(a) ?? [];
  const [, subjectB = b, figuresB = ''] = DECIMAL.exec(b) ?? [];
  return collator.compare(subjectA, subjectB) || decimals.compare(figuresA, figuresB);
};
