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
 * How far a list of courses goes towards a programme. Decided here by code, never by a model; whether a course is
 * really accepted is for an academic advisor.
 *
 * The rules, and why they are so:
 *
 * - A course counts once. Where it would fit two groups it goes where the total comes out largest: a student who took
 *   the one theory course and four electives must not read "theory 0 of 1" because the theory course went to electives.
 * - Where several placements are equally large, the group that fewest courses of the catalogue can fill is served
 *   first, then the order of the pack. So what stays open is what is easiest to fill, and the answer does not
 *   depend on the order in which courses were typed.
 * - A group marked `shared` (a writing or methods requirement) counts every course that fits, used elsewhere or not.
 * - One class has one credit, under whichever of its codes it was taken: both halves of a cross-listed pair, or an old
 *   number and the new one, are the same class, and a rule that names one of them accepts the other.
 * - `COMPSCI 100–199` is met by any code of that subject whose number lies in the range, letters left aside (`124R`), also
 *   one that is no longer offered. A range never accepts a code without digits (`ARABIC AA`); a bare subject does.
 * - More courses never lower any group's count (held by a property test).
 * - Courses are counted, not units: a half course fills a place.
 *
 * Each programme is counted for itself: whether a course may serve both parts of a double concentration differs between
 * universities, and the pack does not say.
 */
export type GroupProgress = {
  name: string;
  need: number;
  /** Places filled, never more than `need`. */
  have: number;
  /** The courses that fill them, as the student's list has them and in its order. */
  courses: string[];
  /**
   * This year's courses that would fill an open place, one code a class, in the order of the pack's options and then of
   * the catalogue. Empty when the group is complete. Not cut short: a bare subject can offer hundreds.
   */
  options: string[];
};

/**
 * Counts `taken` (codes in the recogniser's spelling, in any order, repeats and unknown codes allowed) towards the
 * groups of one programme. One result a group, in the same order; no groups, no results. Never throws.
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
 * The list without repeats: of two codes of one class the first stays. Current codes claim their class before old ones,
 * so that an old number whose class was since split in two never swallows both.
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

/** Whether one option of a requirement names this code, in any spelling of case and spaces. */
export function acceptsCode(option: RequirementOption, code: string): boolean {
  if (typeof option === 'string') return codeKey(option) === codeKey(code);
  const { subject, number } = codeParts(code);
  return subject === codeKey(option.subject) && isInRange(option, number);
}

function isInRange(range: { from?: number; to?: number }, number: number | null): boolean {
  if (range.from === undefined && range.to === undefined) return true;
  return number !== null && number >= (range.from ?? 0) && number <= (range.to ?? Infinity);
}

/** The catalogue's courses that a group names, in the order of its options; of a cross-listed pair the first. */
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
