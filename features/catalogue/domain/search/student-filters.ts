import type { CourseRow } from '../../contract.ts';
import { fitsWith, type PreparedHeld, prepareHeld } from '../timetable/fits.ts';
import type { SectionName } from '../timetable/timetabled-course.ts';
import { type Filterable, sectionsOf } from './course-row.ts';
import type { Outcome } from '../unstated.ts';
import { identityOf } from './duplicates.ts';
import type {
  NamedCodes,
  PlannedOffering,
  StudentCourses,
  StudentList,
  StudentView,
} from './student-courses.ts';
import type { RowSection } from './packed-sections.ts';

/** What is known of a student's own list beside. */
export interface CatalogueView extends StudentView {
  /** Terms in which what is planned does not go together by itself, and something fits if it does beside each part. */
  crowdedTerms: readonly string[];
}

type HeldRow = Omit<Filterable, 'sections'> & { sections: readonly RowSection[] };
const withSections = (row: Filterable): HeldRow => ({ ...row, sections: sectionsOf(row) });

/**
 * @param rows all rows of the catalogue
 * @returns answers that are worked out once a row
 */
export const studentView = (
  rows: readonly CourseRow[],
  { taken, planned, busy = [], lists = {} }: StudentCourses,
): CatalogueView => {
  const takenTags = new Set(taken);
  const hasOneTaken = ({ codes }: Filterable): boolean => codes.some((code) => takenTags.has(code));
  const namesOfTaken = new Set(rows.filter(hasOneTaken).flatMap(({ aliases }) => aliases));
  // Registrars give an old number of one class to another: only where each names the other are two codes one class.
  const isTaken = (row: Filterable): boolean =>
    hasOneTaken(row) ||
    (row.codes.some((code) => namesOfTaken.has(code)) && row.aliases.some((alias) => takenTags.has(alias)));
  let codesTaken: Set<string> | null = null;
  const hasTaken = (code: string): boolean => {
    codesTaken ??= new Set([...taken, ...rows.filter(isTaken).flatMap(({ codes }) => codes)]);
    return codesTaken.has(code);
  };

  // A term in which only hours are kept free has something to fit beside too.
  const terms = new Set([...planned.map(({ term }) => term), ...busy.map(({ term }) => term)]);
  const held = new Map(
    [...terms].map((term) => {
      const ofTerm = planned.filter((offering) => offering.term === term);
      return [term, heldIn(rows, term, ofTerm, busy)] as const;
    }),
  );
  const known = new Map<string, Outcome>();
  const fits = (row: Filterable): Outcome => {
    const beside = held.get(row.term);
    if (!beside) return true;
    // A row may stand under another of its codes: its identity stays.
    const identity = identityOf(row);
    const before = known.get(identity);
    if (before !== undefined) return before;
    const read = withSections(row);
    const answer = isTimed(read.sections) ? fitsBeside(beside, read) : 'meetings';
    known.set(identity, answer);
    return answer;
  };
  const fitsIn = (row: Filterable, sections: readonly RowSection[]): boolean => {
    const beside = held.get(row.term);
    return !beside || fitsBeside(beside, { ...row, sections });
  };
  // By the list of names that is asked about, which stays the same for all rows.
  const codesOf = new Map<StudentList, WeakMap<readonly string[], ReadonlySet<string>>>();
  const isListed: StudentView['isListed'] = ({ codes }, list, names) => {
    const ofList = codesOf.get(list) ?? new WeakMap<readonly string[], ReadonlySet<string>>();
    codesOf.set(list, ofList);
    const wanted = ofList.get(names) ?? codesUnder(lists[list] ?? [], names);
    ofList.set(names, wanted);
    return codes.some((code) => wanted.has(code));
  };
  const crowdedTerms = [...held].flatMap(([term, { isCrowded }]) => (isCrowded ? term : []));
  return { isTaken, hasTaken, fits, fitsIn, isListed, crowdedTerms };
};

/** Some section that is not cancelled says when it meets. */
const isTimed = (sections: readonly RowSection[]): boolean =>
  sections.some(
    ({ status, meetings }) =>
      status !== 'cancelled' && meetings.some(({ start, end }) => (start ?? end) !== null),
  );

const codesUnder = (lists: readonly NamedCodes[], names: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap(({ name, codes }) => (names.includes(name) ? codes : [])));

const fitsBeside = ({ parts }: HeldTerm, row: HeldRow): boolean =>
  parts.every((held) => fitsWith(held, row) !== 'impossible');

/**
 * Sections of a course that cannot be taken beside what is planned in its term, each judged by itself; a course that is planned is
 * judged beside the others. What clashes among those is let be.
 */
export const clashingSections = (
  rows: readonly CourseRow[],
  row: CourseRow,
  { planned, busy = [] }: StudentCourses,
): SectionName[] => {
  const others = planned.filter(({ tag, term }) => term === row.term && !row.codes.includes(tag));
  const beside = heldIn(rows, row.term, others, busy);
  return sectionsOf(row)
    .filter((section) => !fitsBeside(beside, { ...row, takes: null, sections: [section] }))
    .map(({ component, section, class_number }) => ({ component, section, class_number }));
};

/** What is planned in a term, ready to be asked about other courses. */
interface HeldTerm {
  /** What goes together, and by itself each course that does not go with that. Something fits if it fits with each. */
  parts: readonly PreparedHeld<HeldRow>[];
  /** It does not all go together. */
  isCrowded: boolean;
}

const heldIn = (
  rows: readonly CourseRow[],
  term: string,
  planned: readonly PlannedOffering[],
  busy: NonNullable<StudentCourses['busy']>,
): HeldTerm => {
  const blocks = busy.filter((each) => each.term === term).flatMap((each) => each.blocks);
  const prepare = (some: readonly HeldOne[], kept = blocks) =>
    prepareHeld(
      some.map(({ course }) => course),
      { held: some, blocks: kept },
    );
  const apart: PreparedHeld<HeldRow>[] = [];
  for (let rest = planned.flatMap((offering) => heldRow(rows, offering) ?? []); ;) {
    const held = prepare(rest);
    const { alone } = held;
    const out =
      alone.answer === 'impossible'
        ? rest.findLast(({ course }) => alone.courses.includes(course))
        : undefined;
    if (!out) return { parts: [held, ...apart], isCrowded: apart.length > 0 };
    rest = rest.filter((each) => each !== out);
    // Hours that are kept free at the same time are let be as well; and some courses do not go together by themselves.
    const possible = [prepare([out]), prepare([out], [])].find((each) => each.alone.answer !== 'impossible');
    if (possible) apart.push(possible);
  }
};

type HeldOne = NonNullable<ReturnType<typeof heldRow>>;

/** The rows of an offering: several records of one term are sections to choose from. */
const heldRow = (
  rows: readonly CourseRow[],
  { tag, term, locked = [] }: PlannedOffering,
): { course: HeldRow; sections: readonly SectionName[] } | null => {
  const named = rows.filter((row) => row.term === term && row.codes.includes(tag)).map(withSections);
  const [first] = named;
  if (!first) return null;
  return { course: { ...first, sections: named.flatMap(({ sections }) => sections) }, sections: locked };
};
