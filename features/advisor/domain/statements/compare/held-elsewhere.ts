import type { Weekday } from '#features/catalogue/contract.ts';
import type { Claim, SpokenSection, SpokenTerm } from '../claim.ts';
import type { Reading } from '../read-sentence.ts';
import type { Records } from './book.ts';
import { type Beside, compareWithRecord } from './compare-with-record.ts';
import { figureOf } from './judge-figures.ts';

/** Courses, terms and sections named in a statement or right before it: a value may be meant of any of them. */
export interface Named {
  courses: readonly string[];
  terms: readonly SpokenTerm[];
  sections: readonly SpokenSection[];
  /** Whether all words of the statement were read. */
  isWhole: boolean;
}

/** At most this many courses are compared with. */
const MOST_COURSES = 12;

const unique = <T>(list: readonly T[]): T[] => [
  ...new Map(list.map((each) => [JSON.stringify(each), each])).values(),
];

/** @param nearby courses named shortly before */
export const namedIn = ({ claims, courses, isWhole }: Reading, nearby: readonly string[]): Named => ({
  courses: unique([
    ...courses.map(({ code }) => code),
    ...claims.flatMap(({ subjects, about }) => (about === undefined ? subjects : [...subjects, about])),
    ...nearby,
  ]).slice(0, MOST_COURSES),
  terms: unique(
    claims.flatMap((claim) => [
      ...claim.terms,
      ...(claim.says === 'term' ? [{ season: claim.season, year: claim.year }] : []),
    ]),
  ),
  sections: unique(claims.flatMap(({ section }) => section ?? [])),
  isWhole,
});

/** Predicates about one course that may have been meant of another. */
const OF_ONE: ReadonlySet<Claim['says']> = new Set<Claim['says']>([
  'figure',
  'days',
  'range',
  'clock',
  'person',
  'place',
  'component',
  'title',
  'department',
]);

/** Bounds do not count: each holds of many courses. */
const isExact = (claim: Claim): boolean =>
  claim.says !== 'figure' || claim.bound === 'exactly' || claim.bound === 'about';

/**
 * Whether a value that differs from its own record is the value of another course, term or section named, or the
 * difference or sum of theirs. Then the statement may have been meant of that one.
 */
export const isHeldElsewhere = (
  claim: Claim,
  code: string,
  { courses, terms, sections, isWhole }: Named,
  beside: Beside,
  records: Records,
): boolean => {
  const isOfMany = claim.about === undefined && claim.subjects.length > 1;
  if (!OF_ONE.has(claim.says) || claim.isDenied || !isExact(claim)) return false;
  const agrees = (other: Claim, of: string): boolean =>
    compareWithRecord(other, of, other.says === 'days' ? { ...beside, days: [] } : beside, records).agrees ===
    'yes';
  if (isOfMany) return isOfTwo(claim, courses, records) || isOfAllTogether(claim, agrees);
  return (
    isOtherCount(claim, code, isWhole, agrees) ||
    courses.some((other) => other !== code && agrees(claim, other)) ||
    (terms.length > 1 && terms.some((term) => agrees({ ...claim, terms: [term] }, code))) ||
    (sections.length > 1 && sections.some((section) => agrees({ ...claim, section }, code))) ||
    isOfTwo(claim, courses, records)
  );
};

/** "A and B fill Monday to Thursday": each day belongs to one of them, and neither meets on all. */
const isOfAllTogether = (claim: Claim, agrees: (other: Claim, of: string) => boolean): boolean => {
  if (claim.says !== 'days') return false;
  const has = (day: Weekday, code: string): boolean =>
    agrees({ ...claim, days: [day], only: false, isShared: true }, code);
  return (
    claim.days.every((day) => claim.subjects.some((code) => has(day, code))) &&
    !claim.subjects.some((code) => claim.days.every((day) => has(day, code)))
  );
};

const COUNTS = ['enrollment', 'cap', 'places_left'] as const;

/** "Has 2 seats" may mean seats left; in a sentence not read whole ("stops at 30 students") any count may be meant. */
const isOtherCount = (
  claim: Claim,
  code: string,
  isWhole: boolean,
  agrees: (other: Claim, of: string) => boolean,
): boolean => {
  if (claim.says !== 'figure' || !COUNTS.some((of) => of === claim.of)) return false;
  const others = isWhole ? (claim.of === 'cap' ? (['places_left'] as const) : []) : COUNTS;
  return others.some((of) => of !== claim.of && agrees({ ...claim, of }, code));
};

/** Whether a figure is the difference or the sum of two courses' figures. */
const isOfTwo = (claim: Claim, courses: readonly string[], records: Records): boolean => {
  if (claim.says !== 'figure') return false;
  const values = courses.flatMap((code) => {
    const [course] = records.of(code);
    return course === undefined ? [] : (figureOf(claim.of, course) ?? []);
  });
  const isSaid = (value: number): boolean =>
    Math.abs(value - claim.value) <= 0.5 * 10 ** -claim.decimals + 1e-9;
  return values.some((one, at) =>
    values.slice(at + 1).some((other) => isSaid(Math.abs(one - other)) || isSaid(one + other)),
  );
};
