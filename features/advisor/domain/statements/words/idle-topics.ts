import type { Claim, Figure } from '../claim.ts';
import type { Sentence } from '../sentence.ts';

const isOf =
  (...figures: readonly Figure[]) =>
  (claim: Claim): boolean =>
    'of' in claim && claim.of !== undefined && (figures as readonly string[]).includes(claim.of);
const says =
  (...what: readonly Claim['says'][]) =>
  (claim: Claim): boolean =>
    what.includes(claim.says);

/** Words for one field of a record, with the claims that they may belong to. */
const TOPICS: readonly (readonly [RegExp, readonly ((claim: Claim) => boolean)[]])[] = [
  [/^(?:rated|ratings?|scores?|scored|scoring|stars?)$/, [isOf('rating')]],
  [/^(?:workload|homework)$/, [isOf('workload')]],
  [/^units?$/, [isOf('units')]],
  [/^credits?$/, [isOf('units'), says('attribute', 'counts', 'alias')]],
  [
    /^(?:enroll?ments?|enrolled|enrolls?|headcount|roster)$/,
    [isOf('enrollment', 'cap', 'places_left', 'class_size'), says('full')],
  ],
  [/^(?:cap|caps|capped|capacity|limit)$/, [isOf('enrollment', 'cap', 'places_left'), says('full')]],
  [/^(?:seats?|spots?)$/, [isOf('enrollment', 'cap', 'places_left', 'class_size'), says('full')]],
  [
    /^(?:rooms?|located|location|venue)$/,
    [isOf('cap', 'places_left'), says('place', 'unplaced', 'same', 'full')],
  ],
  [/^(?:departments?|dept)$/, [says('department', 'same')]],
  [/^(?:title|titles|titled|entitled)$/, [says('title', 'alias', 'quotation', 'same')]],
  [/^(?:minutes?|mins)$/, [isOf('minutes')]],
];

/**
 * Tokens of fields that nothing was claimed of: a word that adds nothing to a rating states something else in a
 * sentence without one.
 */
export const idleTopics = (sentence: Sentence, claims: readonly Claim[]): number[] => {
  if (claims.length === 0) return [];
  return TOPICS.flatMap(([words, kinds]) => {
    if (claims.some((claim) => kinds.some((isKind) => isKind(claim)))) return [];
    return sentence.tokens.flatMap(({ kind, text }, at) =>
      kind === 'word' && words.test(text) && !sentence.consumed.has(at) ? [at] : [],
    );
  });
};
