import type { Fact } from '../../contract.ts';
import type { CourseDetails, SectionFacts } from '../course-facts.ts';
import { type FactName, factNamed, wordedFact } from './fact-fields.ts';
import { readReference, type Reference } from './reference.ts';
import { termSpokenOf } from './term-spoken-of.ts';

/** A fact without a position. */
export type Resolved = Omit<Fact, 'start' | 'end'>;

/** A tool's verdict, in our wording. */
export interface Verdict {
  /** One line. */
  says: string;
  /** The courses it concerns. */
  codes: readonly string[];
  term: string | null;
}

/** `field` of a fact that is a tool's verdict. */
export const VERDICT = 'verdict';

/** The records that the references of one reply are resolved against. */
export interface FactBook {
  /** One record per term for a code in any spelling, the current or next term's first; empty if there is none. */
  offerings(code: string): readonly { course: CourseDetails; sections: readonly SectionFacts[] }[];
  /** Names of the catalogue's terms, the current or next one first. */
  terms: readonly string[];
  /** The term for which a tool of this reply first described a course; null if none did. */
  toldIn(code: string): string | null;
  verdict(id: string): Verdict | null;
  /** Version of the catalogue. */
  version: string;
}

/**
 * The fact that a reference resolves to; null if none.
 *
 * @param inner the text between the brackets
 * @param before the sentence so far, which may name a term
 */
export const resolve = (inner: string, before: string, book: FactBook): Resolved | null => {
  const reference = readReference(inner);
  if (reference === null) return null;
  return reference.kind === 'verdict' ? ofVerdict(reference.id, book) : ofField(reference, before, book);
};

const ofVerdict = (id: string, book: FactBook): Resolved | null => {
  const verdict = book.verdict(id);
  if (verdict === null) return null;
  const { codes, term, says } = verdict;
  return {
    code: codes.join(', '),
    term: term ?? '',
    section: null,
    field: VERDICT,
    value: says,
    version: book.version,
  };
};

const ofField = (
  { code, section, term, field }: Extract<Reference, { kind: 'field' }>,
  before: string,
  book: FactBook,
): Resolved | null => {
  if (field === null) return null;
  const offerings = book.offerings(code);
  const [first] = offerings;
  if (!first) return null;
  const ofTerm = (name: string | null) => offerings.find(({ course }) => course.term === name);
  const found =
    term === null
      ? (ofTerm(termSpokenOf(before, book.terms)) ?? ofTerm(book.toldIn(first.course.code)) ?? first)
      : namedTerms(term, book.terms).flatMap((name) => ofTerm(name) ?? [])[0];
  if (!found) return null;
  const value = valueIn(found, section, field);
  if (value === null) return null;
  return {
    code: found.course.code,
    term: found.course.term,
    section: section === null ? null : labelOf(section, found.sections),
    field,
    value,
    version: book.version,
  };
};

/** The record's current value for a fact, in the same wording; null if it has none any more. */
export const valueNow = (
  { code, term, section, field }: Pick<Fact, 'code' | 'term' | 'section' | 'field'>,
  { offerings }: Pick<FactBook, 'offerings'>,
): string | null => {
  const found = offerings(code).find(({ course }) => course.term === term);
  const name = factNamed(field);
  return found && name !== null ? valueIn(found, section, name) : null;
};

type Offering = ReturnType<FactBook['offerings']>[number];

const valueIn = ({ course, sections }: Offering, section: string | null, field: FactName): string | null => {
  if (section !== null) return valueOfAll(field, course, sectionsNamed(section, sections));
  const [only = null, ...others] = sections;
  // What only sections have, such as a room: the only section of many a course has no name to call it by.
  return (
    wordedFact(field, course, null) ?? (others.length > 0 ? null : only && wordedFact(field, course, only))
  );
};

/** If there are several sections, only a value that they all have. */
const valueOfAll = (
  field: FactName,
  course: CourseDetails,
  sections: readonly SectionFacts[],
): string | null => {
  const values = new Set(sections.map((each) => wordedFact(field, course, each)));
  return values.size === 1 ? ([...values][0] ?? null) : null;
};

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replaceAll('autumn', 'fall')
    .match(/\p{L}+|\d+/gu) ?? [];

const namedTerms = (asked: string, terms: readonly string[]): string[] => {
  const words = wordsOf(asked);
  return words.length === 0
    ? []
    : terms.filter((name) => words.every((word) => wordsOf(name).includes(word)));
};

/** The names a section may have. */
const NAMES: readonly ((section: SectionFacts) => string)[] = [
  ({ section }) => section,
  ({ kind, section }) => `${kind} ${section}`,
  ({ class_number: number }) => number,
];

/** By the first of its names that is unique, as the catalogue spells it; otherwise as written. */
const labelOf = (said: string, sections: readonly SectionFacts[]): string => {
  const [section] = sectionsNamed(said, sections);
  const own = NAMES.map((nameOf) => (section ? nameOf(section) : '')).find(
    (name) => name !== '' && sectionsNamed(name, sections).length === 1,
  );
  return own ?? said;
};

/** The section that one of these names identifies uniquely, otherwise all with a matching name. */
const sectionsNamed = (said: string, sections: readonly SectionFacts[]): readonly SectionFacts[] => {
  const fold = (name: string): string => name.trim().toLowerCase();
  const wanted = fold(said);
  const named = NAMES.map((nameOf) => sections.filter((each) => fold(nameOf(each)) === wanted));
  return named.find(({ length }) => length === 1) ?? named.find(({ length }) => length > 0) ?? [];
};
