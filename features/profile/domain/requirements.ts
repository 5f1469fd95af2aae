import type { RequirementGroup, RequirementOption } from '#features/catalogue/domain/pack/shapes.ts';
import {
  codeKey,
  codeParts,
  codesOfSameClass,
  type CatalogueEntry,
  type RequirementCatalogue,
} from './course-identity.ts';
import { matchCourses } from './match-courses.ts';

/**
 * Progress of a course list towards a programme, computed by code, never by a model. Whether a course is really
 * accepted is for an academic advisor to decide.
 *
 * Rules and reasons:
 *
 * - A course counts once. If it fits two groups, it goes where the total is largest: a student with the one theory
 *   course and four electives must not read "theory 0 of 1" because the theory course was counted as an elective.
 * - Among equal totals, the group that the fewest courses of the catalogue can fill comes first, then the order of
 *   the pack. So the open places are the easiest to fill, and the result does not depend on the order of the courses.
 * - A `shared` group (a writing or methods requirement) counts every course that fits, even if used elsewhere.
 * - A class counts once, under any of its codes: both codes of a cross-listed pair, or a former code and the current
 *   one, are the same class, and a rule that names one accepts the other.
 * - `COMPSCI 100–199` accepts any code of that subject with a number in the range, ignoring letters (`124R`),
 *   including courses no longer offered. A range never accepts a code without digits (`ARABIC AA`); a bare subject
 *   does.
 * - More courses never lower any group's count (verified by a property test).
 * - Courses are counted, not units: a half course fills a place.
 *
 * Each programme is counted separately: whether a course may count for both parts of a double concentration differs
 * between universities, and the pack does not state it.
 */
export type GroupProgress = {
  name: string;
  need: number;
  /** Filled places, at most `need`. */
  have: number;
  /** The courses that fill them, as written in the student's list and in its order. */
  courses: string[];
  /**
   * This year's courses that would fill an open place, one code per class, in the order of the pack's options, then
   * of the catalogue. Empty if the group is complete. Not truncated: a bare subject can have hundreds.
   */
  options: string[];
};

/**
 * Counts `taken` (codes in the recogniser's spelling; order, repeats and unknown codes do not matter) towards the
 * groups of one programme. Returns one result per group, in order. Never throws.
 */
export function countRequirements(
  groups: readonly RequirementGroup[],
  taken: readonly string[],
  catalogue: RequirementCatalogue,
): GroupProgress[] {
  const courses = distinctClasses(taken, catalogue);
  const offered = groups.map((group) => coursesOffered(group, catalogue));
  const fits = groups.map((group) =>
    courses.flatMap((course, at) => (acceptsClass(group, course.codes) ? [at] : [])),
  );

  const held = new Set(courses.flatMap((course) => [...course.codes]));

  const choices = courses.map((_, at) => fits.filter((list) => list.includes(at)).length);
  const byFewestChoices = (a: number, b: number): number =>
    (choices[a] ?? 0) - (choices[b] ?? 0) || compare(courses[a]?.key ?? '', courses[b]?.key ?? '');
  const order = groups
    .map((_, at) => at)
    .filter((at) => !groups[at]?.shared)
    .sort((a, b) => (offered[a]?.length ?? 0) - (offered[b]?.length ?? 0) || a - b);

  const sorted = fits.map((list) => [...list].sort(byFewestChoices));
  const placed = matchCourses(
    sorted,
    groups.map((group) => group.need),
    order,
  );

  return groups.map((group, at) => {
    const counted = group.shared ? (sorted[at] ?? []).slice(0, group.need) : (placed[at] ?? []);
    const done = counted.length >= group.need;
    return {
      name: group.name,
      need: group.need,
      have: counted.length,
      courses: counted.toSorted((a, b) => a - b).flatMap((index) => courses[index]?.code ?? []),
      options: done ? [] : (offered[at] ?? []).filter((tag) => !held.has(codeKey(tag))),
    };
  });
}

type TakenClass = { code: string; key: string; codes: Set<string> };

/**
 * Removes repeats: of two codes of one class the first stays. Current codes take precedence over former ones, so that
 * a former code of a class that was split in two does not absorb both.
 */
function distinctClasses(taken: readonly string[], catalogue: RequirementCatalogue): TakenClass[] {
  const isOld = (code: string): boolean => !catalogue.byKey.has(codeKey(code));
  const inOrderOfClaim = [...taken.filter((code) => !isOld(code)), ...taken.filter(isOld)];
  const classes = new Map<string, TakenClass>();
  const seen = new Set<string>();
  for (const code of inOrderOfClaim) {
    if (codeKey(code) === '' || seen.has(codeKey(code))) continue;
    const codes = codesOfSameClass(code, catalogue);
    for (const each of codes) seen.add(each);
    classes.set(code, { code, key: [...codes].sort(compare).join('|'), codes });
  }
  return [...new Set(taken)].flatMap((code) => classes.get(code) ?? []);
}

function acceptsClass(group: RequirementGroup, codes: ReadonlySet<string>): boolean {
  return group.options.some((option) => [...codes].some((code) => acceptsCode(option, code)));
}

/** Whether a requirement option names this code, ignoring case and spaces. */
export function acceptsCode(option: RequirementOption, code: string): boolean {
  if (typeof option === 'string') return codeKey(option) === codeKey(code);
  const { subject, number } = codeParts(code);
  return subject === codeKey(option.subject) && isInRange(option, number);
}

function isInRange(range: { from?: number; to?: number }, number: number | null): boolean {
  if (range.from === undefined && range.to === undefined) return true;
  return number !== null && number >= (range.from ?? 0) && number <= (range.to ?? Infinity);
}

/**
 * The catalogue's courses that a group names, in the order of its options; for a cross-listed course only the first
 * code.
 */
function coursesOffered(group: RequirementGroup, catalogue: RequirementCatalogue): string[] {
  const tags: string[] = [];
  const seen = new Set<string>();
  for (const entry of group.options.flatMap((option) => entriesNamed(option, catalogue))) {
    if (seen.has(entry.key)) continue;
    for (const code of codesOfSameClass(entry.tag, catalogue)) seen.add(code);
    tags.push(entry.tag);
  }
  return tags;
}

function entriesNamed(option: RequirementOption, catalogue: RequirementCatalogue): CatalogueEntry[] {
  if (typeof option !== 'string') {
    const sameSubject = catalogue.bySubject.get(codeKey(option.subject)) ?? [];
    return sameSubject.filter((entry) => isInRange(option, entry.number));
  }
  const entry = catalogue.byKey.get(codeKey(option));
  return entry ? [entry] : [];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
