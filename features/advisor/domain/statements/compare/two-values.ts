import type { Claim } from '../claim.ts';

type Repeated = Extract<Claim, { says: 'days' | 'clock' | 'range' | 'person' }>;

const valueOf = (claim: Repeated): string => {
  switch (claim.says) {
    case 'days':
      return claim.days.toSorted().join();
    case 'clock':
      return `${claim.edge} ${claim.at.join()}`;
    case 'range':
      return JSON.stringify(claim.options);
    case 'person':
      return claim.name;
  }
};

/** A field and value of which a course has only one in a term, or a section; null if there may be several. */
const singleOf = (claim: Claim): { field: string; value: string } | null => {
  if (claim.isDenied || claim.quantity !== undefined) return null;
  switch (claim.says) {
    case 'figure':
      return claim.bound === 'exactly' || claim.bound === 'about'
        ? { field: claim.of, value: `${claim.value}-${claim.until}` }
        : null;
    case 'place':
      return { field: 'place', value: claim.name };
    case 'component':
      return { field: 'component', value: claim.kind };
    case 'department':
      return { field: 'department', value: claim.name };
    case 'title':
      return { field: 'title', value: claim.title };
    // One course may have several of these. Said of several courses at once, two values mean that each has its own.
    case 'days':
    case 'clock':
    case 'range':
    case 'person':
      return claim.about === undefined && claim.subjects.length > 1
        ? { field: claim.says, value: valueOf(claim) }
        : null;
    default:
      return null;
  }
};

/**
 * Makes two claims weak if they give one course two values of a field that has only one: one value was meant of
 * something else ("better rated, 5.0 to 4.7", "A and B fit: Monday at 9, Tuesday at 1").
 */
export const withoutTwoValues = (claims: readonly Claim[]): Claim[] => {
  const keyed = claims.map((claim) => {
    const single = singleOf(claim);
    const courses = claim.about === undefined ? claim.subjects : [claim.about];
    const of = [courses, claim.terms, claim.section, single?.field];
    return { claim, value: single?.value, key: single === null ? null : JSON.stringify(of) };
  });
  const values = Map.groupBy(keyed, ({ key }) => key);
  return keyed.map(({ claim, key }) => {
    const isOne = key === null || new Set(values.get(key)?.map(({ value }) => value)).size < 2;
    return isOne ? claim : { ...claim, isWeak: true };
  });
};
