import type { CourseRow } from '../../../contract.ts';
import { fitsWith, type PreparedHeld, prepareHeld } from '../../timetable/fits.ts';
import type { SectionName } from '../../timetable/timetabled-course.ts';
import { type Filterable, sectionsOf } from '../course-row.ts';
import type { Outcome } from '../../unstated.ts';
import { identityOf } from '../duplicates.ts';
import type {
  NamedCodes,
  PlannedOffering,
  StudentCourses,
  StudentList,
  StudentView,
} from './student-courses.ts';
import type { RowSection } from '../packed-sections.ts';

/** A student's own list of courses with additional facts. */
export interface CatalogueView extends StudentView {
  /** Terms in which the planned courses clash; something fits there if it fits beside each part separately. */
  crowdedTerms: readonly string[];
}

type HeldRow = Omit<Filterable, 'sections'> & { sections: readonly RowSection[] };
const withSections = (row: Filterable): HeldRow => ({ ...row, sections: sectionsOf(row) });

/**
 * @param rows all rows of the catalogue
 * @returns cached answers per row
 */
export const studentView = (
  rows: readonly CourseRow[],
  { taken, planned, busy = [], lists = {} }: StudentCourses,
): CatalogueView => {
  const takenTags = new Set(taken);
  const hasOneTaken = ({ codes }: Filterable): boolean => codes.some((code) => takenTags.has(code));
  const namesOfTaken = new Set(rows.filter(hasOneTaken).flatMap(({ aliases }) => aliases));
  // Registrars reuse an old number for another class: two codes are one class only if each names the other.
  const isTaken = (row: Filterable): boolean =>
    hasOneTaken(row) ||
    (row.codes.some((code) => namesOfTaken.has(code)) && row.aliases.some((alias) => takenTags.has(alias)));
  let codesTaken: Set<string> | null = null;
  const hasTaken = (code: string): boolean => {
    codesTaken ??= new Set([...taken, ...rows.filter(isTaken).flatMap(({ codes }) => codes)]);
    return codesTaken.has(code);
  };

  // Includes terms with only kept-free hours: those restrict what fits too.
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
    // A row may be listed under another of its codes, but its identity is the same.
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
  // Cached by the array of names, which is the same object for all rows.
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

/** Some section that is not cancelled has known times. */
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
 * Sections of a course that clash with the plan of its term, each judged separately; a planned course is judged
 * relative to the others. Clashes among those are ignored.
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

/** The plan of a term, prepared for testing other courses. */
interface HeldTerm {
  /** The largest compatible set, and separately each course that clashes with it. Something fits if it fits each part. */
  parts: readonly PreparedHeld<HeldRow>[];
  /** The planned courses do not all fit together. */
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
    // Tries again without the kept-free hours, which may clash too; some courses are impossible by themselves.
    const possible = [prepare([out]), prepare([out], [])].find((each) => each.alone.answer !== 'impossible');
    if (possible) apart.push(possible);
  }
};

type HeldOne = NonNullable<ReturnType<typeof heldRow>>;

/** The rows of an offering: several records of one term are alternative sections. */
const heldRow = (
  rows: readonly CourseRow[],
  { tag, term, locked = [] }: PlannedOffering,
): { course: HeldRow; sections: readonly SectionName[] } | null => {
  const named = rows.filter((row) => row.term === term && row.codes.includes(tag)).map(withSections);
  const [first] = named;
  if (!first) return null;
  return { course: { ...first, sections: named.flatMap(({ sections }) => sections) }, sections: locked };
};
