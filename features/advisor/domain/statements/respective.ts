import type { Claim } from './claim.ts';
import type { Sentence } from './sentence.ts';

type Placed = Claim & { token: number };

/** Predicates that a list can state of several courses in turn. */
const LISTED: ReadonlySet<Claim['says']> = new Set<Claim['says']>([
  'figure',
  'person',
  'days',
  'range',
  'clock',
  'place',
  'title',
  'department',
  'component',
  'part',
  'attribute',
]);

const keyOf = (claim: Claim): string => (claim.says === 'figure' ? `figure ${claim.of}` : claim.says);

/**
 * The course of each claim of "A and B take 5 and 6 hours respectively"; null if the pairs are unclear. Empty for a
 * sentence without the word.
 */
export const respectiveCourses = (sentence: Sentence): ReadonlyMap<Placed, string> | null => {
  const found = new Map<Placed, string>();
  if (!sentence.words.has('respectively')) return found;
  const byKind = Map.groupBy(
    sentence.claims.filter(({ says, about }) => LISTED.has(says) && about === undefined),
    keyOf,
  );
  // Every claim already has its course.
  if (byKind.size === 0 && sentence.claims.some(({ about }) => about !== undefined)) return found;
  for (const claims of byKind.values()) {
    const [first] = claims;
    const courses = [first?.subjects ?? [], sentence.courses].find(({ length }) => length > 1) ?? [];
    if (claims.length === 1) continue;
    if (claims.length !== courses.length) return null;
    claims.forEach((claim, at) => found.set(claim, courses[at] ?? ''));
  }
  return found.size === 0 ? null : found;
};
