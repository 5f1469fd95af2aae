import type { Course } from '#features/catalogue/contract.ts';
import type { Programs } from '#features/catalogue/domain/pack/shapes.ts';
import {
  type Prerequisites,
  type PrerequisiteSource,
  readPrerequisites,
} from '#features/catalogue/domain/prerequisites/read-prerequisites.ts';
import type { SpokenTerm } from '../claim.ts';
import { foldText } from '../words/fold.ts';

/** The catalogue that a reply is compared with, and the student who asked. */
export interface StatementBook extends PrerequisiteSource {
  /** Every record of a class tag, with the running or next term first. */
  recordsOf(tag: string): readonly Course[];
  terms: readonly { name: string; start: string; end: string }[];
  /** ISO date. */
  today: string;
  programs: Programs;
  /** All attributes that courses can count as; absent: those of the reply's courses. */
  attributes?: readonly { scheme: string; value: string }[];
  /** Null without a profile. */
  student: { taken: readonly string[]; programmes: readonly string[] } | null;
}

type RequirementText = 'course_requirements' | 'recommended_prep';
/** Texts of a record that a reply may quote. */
export type RecordText = RequirementText | 'description' | 'class_notes' | 'class_name';

/** The records of one reply's courses, each read once. */
export class Records {
  readonly book: StatementBook;
  readonly #prerequisites = new Map<Course, Prerequisites>();
  readonly #folded = new Map<Course, Readonly<Record<RecordText, string>>>();
  readonly #texts = new Map<string, readonly string[]>();
  readonly #records = new Map<string, readonly Course[]>();

  constructor(book: StatementBook) {
    this.book = book;
  }

  /** Records of a code, with the running or next term first; empty for an unknown code. */
  of(code: string): readonly Course[] {
    const known = this.#records.get(code);
    if (known) return known;
    const records = this.book.recordsOf(code);
    this.#records.set(code, records);
    return records;
  }

  /** A record's texts, folded, with a space at each end. */
  foldedOf(course: Course): Readonly<Record<RecordText, string>> {
    const known = this.#folded.get(course);
    if (known) return known;
    const of = (field: RecordText): string => ` ${foldText(course[field])} `;
    const folded = {
      description: of('description'),
      course_requirements: of('course_requirements'),
      recommended_prep: of('recommended_prep'),
      class_notes: of('class_notes'),
      class_name: of('class_name'),
    };
    this.#folded.set(course, folded);
    return folded;
  }

  /** The registrar's texts for a course, folded, with a space at each end. */
  textsOf(code: string): readonly string[] {
    const known = this.#texts.get(code);
    if (known) return known;
    const texts = this.of(code).flatMap((course) => {
      const { class_name: _, ...folded } = this.foldedOf(course);
      return Object.values(folded);
    });
    this.#texts.set(code, texts);
    return texts;
  }

  /** Records of these terms; all if none is given. */
  in(code: string, terms: readonly SpokenTerm[]): readonly Course[] {
    const records = this.of(code);
    return terms.length === 0
      ? records
      : records.filter(({ term }) => terms.some((each) => isTerm(term, each)));
  }

  prerequisitesOf(course: Course): Prerequisites {
    const known = this.#prerequisites.get(course);
    if (known) return known;
    const read = readPrerequisites(course, this.book);
    this.#prerequisites.set(course, read);
    return read;
  }

  /** Whether the catalogue has the term. */
  hasTerm(spoken: SpokenTerm): boolean {
    return this.book.terms.some(({ name }) => isTerm(name, spoken));
  }

  isTaken(code: string): boolean {
    const taken = this.book.student?.taken ?? [];
    return (
      taken.includes(code) || this.of(code).some(({ codes }) => codes.some((each) => taken.includes(each)))
    );
  }
}

const wordsOf = (name: string): string[] =>
  (name
    .toLowerCase()
    .replaceAll('autumn', 'fall')
    .match(/\p{L}+|\d+/gu) ?? []) as string[];

/** Whether a term's name matches: `2025 Fall` matches "fall" and "Fall 2025". */
export const isTerm = (name: string, { season, year }: SpokenTerm): boolean => {
  const words = wordsOf(name);
  return words.includes(season) && (year === null || words.includes(year));
};

/** The season and year of a term's name; null if it has no season. */
export const toSpoken = (name: string): SpokenTerm | null => {
  const words = wordsOf(name);
  const season = words.find((word) => /^(?:fall|winter|spring|summer|january)$/.test(word));
  return season === undefined ? null : { season, year: words.find((word) => /^20\d\d$/.test(word)) ?? null };
};
