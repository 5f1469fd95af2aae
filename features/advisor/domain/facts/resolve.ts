import type { Fact } from '../../contract.ts';
import type { CourseDetails, SectionFacts } from '../course-facts.ts';
import { type FactName, factNamed, wordedFact } from './fact-fields.ts';
import { readReference, type Reference } from './reference.ts';
import { termSpokenOf } from './term-spoken-of.ts';

/** A fact before it has a place. */
export type Resolved = Omit<Fact, 'start' | 'end'>;

/** What a tool decided, in our words. */
export interface Verdict {
  /** One line. */
  says: string;
  /** Courses that it is about. */
  codes: readonly string[];
  term: string | null;
}

/** `field` of a fact that is a tool's verdict. */
export const VERDICT = 'verdict';

/** The records that references of one reply are looked up in. */
export interface FactBook {
  /** One record a term, of a code in any spelling, the running or next term's first; empty where there is none. */
  offerings(code: string): readonly { course: CourseDetails; sections: readonly SectionFacts[] }[];
  /** Names of the catalogue's terms, the running or next one first. */
  terms: readonly string[];
  /** The term in which a tool of this reply told a course first; null where none did. */
  toldIn(code: string): string | null;
  verdict(id: string): Verdict | null;
  /** Of the catalogue. */
  version: string;
}

/**
 * The fact that a reference names; null where it names nothing.
 *
 * @param inner what stands between the brackets
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

/** What the record says today in the place of a fact, in the same words; null where it has none any more. */
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
  const named = section === null ? [null] : sectionsNamed(section, sections);
  const values = new Set(named.map((each) => wordedFact(field, course, each)));
  // Of several sections of one name only what holds for each is told.
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

/** What a section may be called. */
const NAMES: readonly ((section: SectionFacts) => string)[] = [
  ({ section }) => section,
  ({ kind, section }) => `${kind} ${section}`,
  ({ class_number: number }) => number,
];

/** By the first of its names that it shares with none, as the catalogue spells it; else as it was said. */
const labelOf = (said: string, sections: readonly SectionFacts[]): string => {
  const [section] = sectionsNamed(said, sections);
  const own = NAMES.map((nameOf) => (section ? nameOf(section) : '')).find(
    (name) => name !== '' && sectionsNamed(name, sections).length === 1,
  );
  return own ?? said;
};

/** The sections of the first of these names that only one has, else all of a name. */
const sectionsNamed = (said: string, sections: readonly SectionFacts[]): readonly SectionFacts[] => {
  const fold = (name: string): string => name.trim().toLowerCase();
  const wanted = fold(said);
  const named = NAMES.map((nameOf) => sections.filter((each) => fold(nameOf(each)) === wanted));
  return named.find(({ length }) => length === 1) ?? named.find(({ length }) => length > 0) ?? [];
};
