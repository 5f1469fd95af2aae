import type { Claim } from '../claim.ts';
import type { Sentence } from '../sentence.ts';

/** Courses that a claim names besides the ones it is about. */
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

/** Whether a claim is about all courses of the sentence. */
const isOfAll = ({ says }: Claim): boolean =>
  ['clash', 'total', 'same', 'gap', 'no shared days', 'apart', 'pause'].includes(says);

/** A section by a name that no record has. */
const NAMED_SECTION = /\bsection (?:N|[a-z]{0,2}\d+|[a-z]) /;

/** A clash or a likeness of two sections is not one of their courses, which may have others: it is left open. */
export const heedSections = (sentence: Sentence): void => {
  const at = sentence.namedSections[0]?.token ?? sentence.tokens.findIndex(({ text }) => text === 'section');
  const isNamed = sentence.namedSections.length > 0 || NAMED_SECTION.test(sentence.line);
  if (isNamed && at >= 0 && sentence.courses.length > 1 && sentence.claims.some(isOfAll))
    sentence.setElsewhere(at, at + 1);
};

/** Tokens of sections that no claim is about. */
export const uncoveredSections = ({ namedSections }: Sentence, claims: readonly Claim[]): number[] =>
  claims.length === 0
    ? []
    : namedSections
        .filter(({ name }) => claims.every(({ section }) => section?.name !== name))
        .map(({ token }) => token);

/**
 * Tokens of courses that no claim is about: "P teaches A and B" states something about B even if it was not read.
 *
 * @param claims with their courses assigned
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
