import type { PrerequisiteCheck } from '#features/catalogue/domain/prerequisites/check-prerequisites.ts';
import type { StatedCourse } from '#features/catalogue/domain/prerequisites/read-prerequisites.ts';
import type { CheckStated } from '#features/catalogue/domain/prerequisites/stated-check.ts';
import type { PlanVersion } from '../contract.ts';
import { listWords } from './plan-words.ts';
import { codeOf, countedIn, coursesIn } from './planned-course.ts';

/** Courses planned for earlier terms, by code, with the term. */
export type PlannedBefore = ReadonlyMap<string, string>;

export const plannedBefore = (
  fronts: readonly Pick<PlanVersion, 'term' | 'items'>[],
  terms: readonly { name: string; start: string }[],
  term: string,
): PlannedBefore => {
  const own = terms.find(({ name }) => name === term)?.start ?? '';
  const earlier = terms.filter(({ start }) => start < own).toSorted((a, b) => (a.start < b.start ? -1 : 1));
  return new Map(
    earlier.flatMap(({ name }) =>
      coursesIn(countedIn(fronts.find((front) => front.term === name)?.items ?? [])).map(
        (item) => [codeOf(item), name] as const,
      ),
    ),
  );
};

/** Prerequisites that a record states, and how far the student has them. */
export interface NeedCheck {
  /** `planned`: what is missing is planned for earlier terms. */
  verdict: PrerequisiteCheck['verdict'] | 'planned';
  /** In the record's own words; empty without any. */
  stated: string;
  /** `MATH 1A or MATH 1B`: neither taken nor planned. */
  missing: string;
  /** `MATH 1A is planned for 2025 Fall`. */
  planned: string;
}

export const checkNeed = (
  checkStated: CheckStated,
  record: StatedCourse,
  taken: ReadonlySet<string>,
  before: PlannedBefore,
): NeedCheck => {
  const { stated, check: now } = checkStated(record, (code) => taken.has(code));
  const isMet = now.verdict === 'met';
  const { check: then } = checkStated(record, (code) => taken.has(code) || before.has(code));
  const planned = isMet ? [] : then.have.filter((code) => !now.have.includes(code));
  return {
    verdict: then.verdict === 'met' && !isMet ? 'planned' : then.verdict,
    stated: stated ?? '',
    missing: listWords(then.missing.map((alternatives) => alternatives.join(' or '))),
    planned: listWords(planned.map((code) => `${code} is planned for ${before.get(code)}`)),
  };
};

/** `MATH 1A missing; MATH 1B is planned for 2025 Fall`; empty where the statement alone says it. */
export const openWords = ({ verdict, missing, planned }: NeedCheck): string =>
  [
    // In a statement that cannot be decided, what is missing may not be needed.
    verdict === 'not_met' && missing !== '' ? `${missing} missing` : '',
    planned,
  ]
    .filter((part) => part !== '')
    .join('; ');

/** A planned course with its check; null without a record. */
export interface CheckedCourse {
  code: string;
  check: NeedCheck | null;
}

const OPEN = [
  ['not_met', 'Not met'],
  ['planned', 'Met by an earlier plan'],
  ['unclear', 'Not certain'],
  [undefined, 'Not checked'],
] as const;

/** `Not met: MATH 21B`, `Not certain: CHEM 17 and ECON 10A`; `Met` alone where nothing is open. */
export const needLines = (courses: readonly CheckedCourse[]): string[] => {
  const open = OPEN.flatMap(([verdict, words]) => {
    const codes = courses.filter(({ check }) => check?.verdict === verdict).map(({ code }) => code);
    return codes.length > 0 ? [`${words}: ${listWords(codes)}`] : [];
  });
  if (open.length > 0) return open;
  const met = courses.filter(({ check }) => check?.verdict === 'met').length;
  return [met === 0 ? 'None stated' : met === courses.length ? 'Met' : 'Met, or none stated'];
};
