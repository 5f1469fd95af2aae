import type { Sentence } from '../sentence.ts';

const DENIED = /^(?:no|not|without|nor|neither|any|never)$/;
const MOST_BEFORE = 3;

/**
 * Claims that the course has sections of the kinds named, if no other claim is about them: "a lecture with a lab" is
 * not shown by its being a lecture.
 */
export const claimNamedKinds = (sentence: Sentence): void => {
  for (const { kind, token } of sentence.namedKinds) {
    const isClaimed = sentence.claims.some(
      (claim) =>
        claim.section?.kind === kind ||
        (claim.says === 'component' && claim.kind === kind) ||
        (claim.says === 'figure' && claim.of === 'sections'),
    );
    if (isClaimed || sentence.claims.length === 0) continue;
    const before = sentence.tokens.slice(Math.max(0, token - MOST_BEFORE), token);
    if (before.some(({ text }) => DENIED.test(text))) sentence.unclaimed.add(token);
    else
      sentence.claim({ says: 'component', kind, isAmong: true }, token, token + 1, {
        isDenied: false,
        isWeak: true,
        section: null,
      });
  }
};
