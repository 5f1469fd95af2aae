import type { CourseRow } from '../../contract.ts';
import { fitsWith, prepareHeld } from '../timetable/fits.ts';
import { type Filterable, sectionsOf } from './course-row.ts';
import { identityOf } from './duplicates.ts';
import type { RowSection } from './packed-sections.ts';

/** What the catalogue knows about the student, for filters that depend on it. */
export interface StudentCourses {
  /** Codes of the courses taken, in the catalogue's own spelling where it has them. */
  taken: readonly string[];
  /** Offerings that the student means to take; with `classNumber` null whichever goes with the rest. */
  picked: readonly { tag: string; classNumber: string | null }[];
}

/** The part that a filter depends on. */
export type StudentNeed = keyof StudentCourses;

export const NO_STUDENT_COURSES: StudentCourses = { taken: [], picked: [] };

/** How the rows of a catalogue stand to what a student has taken and picked. */
export interface StudentView {
  /** The class was taken, under one of its codes or under another that both rows say is theirs. */
  isTaken(row: Filterable): boolean;
  /**
   * Sections of it and of all that is picked in its term can be chosen so that none meet at the same time. What has no known
   * time fits: it cannot be said to clash, and a filter for scheduled courses stands beside this one.
   */
  fits(row: Filterable): boolean;
}

/** What is known of a student's own list beside. */
export interface CatalogueView extends StudentView {
  /** Terms in which what is picked does not go together by itself, so that nothing fits beside it. */
  crowdedTerms: readonly string[];
}

type HeldRow = Omit<Filterable, 'sections'> & { sections: readonly RowSection[] };
const withSections = (row: Filterable): HeldRow => ({ ...row, sections: sectionsOf(row) });

/**
 * @param rows all rows of the catalogue
 * @returns answers that are worked out once a row
 */
export const studentView = (rows: readonly CourseRow[], { taken, picked }: StudentCourses): CatalogueView => {
  const takenTags = new Set(taken);
  const hasTaken = ({ codes }: Filterable): boolean => codes.some((code) => takenTags.has(code));
  const namesOfTaken = new Set(rows.filter(hasTaken).flatMap(({ aliases }) => aliases));
  // Registrars give an old number of one class to another: only where each names the other are two codes one class.
  const isTaken = (row: Filterable): boolean =>
    hasTaken(row) ||
    (row.codes.some((code) => namesOfTaken.has(code)) && row.aliases.some((alias) => takenTags.has(alias)));

  const held = new Map(
    [...Map.groupBy(pickedRows(rows, picked), ({ term }) => term)].map(([term, group]) => [
      term,
      prepareHeld(group),
    ]),
  );
  const known = new Map<string, boolean>();
  const fits = (row: Filterable): boolean => {
    const beside = held.get(row.term);
    if (!beside) return true;
    // A row may stand under another of its codes: its identity stays.
    const identity = identityOf(row);
    const answer = known.get(identity) ?? fitsWith(beside, withSections(row)) !== 'impossible';
    known.set(identity, answer);
    return answer;
  };
  const crowdedTerms = [...held].flatMap(([term, { alone }]) => (alone.answer === 'impossible' ? term : []));
  return { isTaken, fits, crowdedTerms };
};

/** What is certainly meant: a course of which no offering was chosen may be taken in any of its terms. */
const pickedRows = (rows: readonly CourseRow[], picked: StudentCourses['picked']): HeldRow[] =>
  picked.flatMap(({ tag, classNumber }) => {
    const named = rows.filter(
      ({ codes, class_number }) =>
        codes.includes(tag) && (classNumber === null || class_number === classNumber),
    );
    const [first, ...others] = named.map(withSections);
    if (!first || others.some(({ term }) => term !== first.term)) return [];
    // Several records of one term are sections to choose from.
    return [{ ...first, sections: [first, ...others].flatMap(({ sections }) => sections) }];
  });
