import type { Claim } from '../claim.ts';
import type { Sentence } from '../sentence.ts';

/** Courses that a claim says something of, beside those it is about. */
const namedIn = (claim: Claim): readonly string[] => {
  switch (claim.says) {
    case 'more':
    case 'times':
    case 'before':
      return [claim.than];
    case 'order':
    case 'needs':
      return claim.codes;
    case 'most':
      return claim.among;
    case 'alias':
    case 'meets with':
      return [claim.code];
    default:
      return [];
  }
};

/** What is said of all courses of a sentence at once. */
const isOfAll = ({ says }: Claim): boolean =>
  ['clash', 'total', 'same', 'gap', 'no shared days', 'apart', 'pause'].includes(says);

/** Tokens of sections of which no claim says anything. */
export const uncoveredSections = ({ namedSections }: Sentence, claims: readonly Claim[]): number[] =>
  claims.length === 0
    ? []
    : namedSections
        .filter(({ name }) => claims.every(({ section }) => section?.name !== name))
        .map(({ token }) => token);

/**
 * Tokens of courses of which no claim says anything: "P teaches A and B" says something of B, whether or not it was read.
 *
 * @param claims as they were put to their courses
 */
export const uncoveredCourses = ({ tokens }: Sentence, claims: readonly Claim[]): number[] => {
  if (claims.length === 0 || claims.some(isOfAll)) return [];
  const covered = new Set(
    claims.flatMap((claim) => [
      ...(claim.about === undefined ? claim.subjects : [claim.about]),
      ...namedIn(claim),
    ]),
  );
  return tokens.flatMap((token, at) => (token.kind === 'course' && !covered.has(token.code) ? [at] : []));
};
