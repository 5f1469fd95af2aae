import type { Cure } from '#features/planning/domain/search/changes.ts';
import { cureWords, impossibleWords, whyWords } from '#features/planning/domain/found/found-words.ts';
import type { ImpossibleSet } from '#features/planning/domain/search/irreducible.ts';
import type { SearchedCourse } from '#features/planning/domain/search/to-plan-input.ts';

const MOST_REASONS = 4;

/** Why there is none and what to change, in the planner's wording. */
export const impossibleTold = (
  set: ImpossibleSet<SearchedCourse>,
  cures: readonly Cure<SearchedCourse>[],
) => ({
  says: impossibleWords(set).replace(/\.$/, ''),
  why: whyWords(set).slice(0, MOST_REASONS),
  changes: cures.map((cure) => cureWords(cure, false)),
});
