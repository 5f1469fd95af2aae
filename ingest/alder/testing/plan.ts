import type { PackCourse, RequirementGroup } from '#features/catalogue/domain/pack/shapes.ts';
import { together } from '#features/catalogue/domain/timetable/together.ts';
import { indexCatalogue } from '#features/profile/domain/course-identity.ts';
import { countRequirements } from '#features/profile/domain/requirements.ts';
import { readPrerequisites } from './prerequisites.ts';

/** Course codes per term: eight terms, Fall first. */
export type Plan = string[][];

const TERMS = 8;
const COURSES_A_TERM = 4;
const SEASONS = ['2025 Fall', '2026 Spring'] as const;

/** Index of the catalogue for planning: prerequisites of each code, and its sections in each season. */
export class Offerings {
  readonly index;
  readonly #needs = new Map<string, string[][]>();
  readonly #records = new Map<string, PackCourse>();

  constructor(courses: readonly PackCourse[]) {
    const open = courses.filter((course) => !course.class_notes.includes('Cancelled'));
    const subjects = [...new Set(courses.map(({ class_tag }) => class_tag.slice(0, class_tag.indexOf(' '))))];
    this.index = indexCatalogue(open);
    for (const course of open)
      for (const code of course.codes) {
        this.#needs.set(code, readPrerequisites(course.course_requirements, subjects));
        this.#records.set(`${code} ${course.term}`, course);
      }
  }

  needsOf(code: string): string[][] {
    return this.#needs.get(code) ?? [];
  }

  /** The record of a code in the season of a term (0 to 7); undefined if it is not offered then. */
  recordIn(code: string, term: number): PackCourse | undefined {
    return this.#records.get(`${code} ${SEASONS[term % 2]}`);
  }

  /**
   * The code preceded by its missing prerequisites in a valid order, choosing alternatives that add fewest courses.
   */
  withNeeds(code: string, chosen: ReadonlySet<string>): string[] {
    if (chosen.has(code)) return [];
    const path: string[] = [];
    const known = new Set(chosen);
    for (const choices of this.needsOf(code)) {
      if (choices.some((choice) => known.has(choice))) continue;
      const ways = choices.map((choice) => this.withNeeds(choice, known));
      const shortest = ways.toSorted((a, b) => a.length - b.length)[0] ?? [];
      for (const each of shortest) known.add(each);
      path.push(...shortest);
    }
    return [...path, code];
  }
}

/**
 * A four-year plan that completes the groups, or null if none was found. Greedy: picks the option that adds fewest
 * courses, then puts each into the earliest term that its prerequisites, season and times allow.
 */
export function findPlan(groups: readonly RequirementGroup[], offerings: Offerings): Plan | null {
  const chosen = new Set<string>();
  for (;;) {
    const open = countRequirements(groups, [...chosen], offerings.index).filter(
      ({ have, need }) => have < need,
    );
    if (open.length === 0) break;
    const ways = open
      .flatMap(({ options }) => options)
      .map((code) => ({ path: offerings.withNeeds(code, chosen), isGraduate: / 2\d\d/.test(code) }));
    const best = ways.toSorted((a, b) => cost(a) - cost(b))[0];
    if (!best) return null;
    for (const code of best.path) chosen.add(code);
  }
  return assignTerms([...chosen], offerings);
}

const cost = (way: { path: string[]; isGraduate: boolean }): number =>
  way.path.length + (way.isGraduate ? 3 : 0);

function assignTerms(chosen: readonly string[], offerings: Offerings): Plan | null {
  const plan: Plan = Array.from({ length: TERMS }, () => []);
  const left = new Set(chosen);
  for (const [term, codes] of plan.entries()) {
    const before = new Set(plan.slice(0, term).flat());
    const ready = [...left].filter((code) =>
      offerings.needsOf(code).every((choices) => choices.some((choice) => before.has(choice))),
    );
    const dependents = (code: string): number =>
      chosen.filter((other) => offerings.withNeeds(other, new Set()).includes(code)).length;
    for (const code of ready.toSorted((a, b) => dependents(b) - dependents(a))) {
      if (codes.length === COURSES_A_TERM) break;
      if (!canBeCombined([...codes, code], term, offerings)) continue;
      codes.push(code);
      left.delete(code);
    }
  }
  return left.size === 0 ? plan : null;
}

/** Whether all codes are offered in the term and can be taken together. */
export function canBeCombined(codes: readonly string[], term: number, offerings: Offerings): boolean {
  const records = codes.flatMap((code) => offerings.recordIn(code, term) ?? []);
  return records.length === codes.length && together(records).answer === 'together';
}

/** Reasons why a student could not follow the plan, as sentences; empty for a valid plan. */
export function planProblems(
  plan: Plan,
  groups: readonly RequirementGroup[],
  offerings: Offerings,
): string[] {
  const problems: string[] = [];
  const all = plan.flat();
  if (new Set(all).size < all.length) problems.push('A course stands twice.');
  plan.forEach((codes, term) => {
    const before = new Set(plan.slice(0, term).flat());
    if (codes.length > COURSES_A_TERM) problems.push(`Term ${term + 1} has ${codes.length} courses.`);
    if (!canBeCombined(codes, term, offerings))
      problems.push(`Term ${term + 1} cannot be taken together: ${codes.join(', ')}.`);
    for (const code of codes)
      for (const choices of offerings.needsOf(code))
        if (!choices.some((choice) => before.has(choice)))
          problems.push(`${code} comes before ${choices.join(' or ')}.`);
  });
  for (const { name, have, need } of countRequirements(groups, all, offerings.index))
    if (have < need) problems.push(`${name} has ${have} of ${need}.`);
  return problems;
}
