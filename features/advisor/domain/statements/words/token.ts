import type { Weekday } from '#features/catalogue/contract.ts';
import type { PhraseKind } from './phrases.ts';
import type { Clocks, SpokenTerm } from '../claim.ts';

/** A word, a sign, or a phrase with a meaning. `text` is what rules match: the word in lower case, or a letter. */
export type Token = { start: number; end: number; text: string } & (
  | { kind: 'word' }
  | { kind: 'course'; code: string; known: boolean; candidates: readonly string[] }
  | { kind: 'number'; value: number; decimals: number }
  | { kind: 'days'; days: readonly Weekday[] }
  | { kind: 'term'; terms: readonly SpokenTerm[] }
  | { kind: 'clock'; at: Clocks }
  | { kind: 'range'; options: readonly { from: number; to: number }[] }
  | { kind: 'phrase'; of: PhraseKind; value: string; codes: readonly string[] }
  /** A capitalised name that is in no record of these courses. */
  | { kind: 'name'; value: string }
  | { kind: 'quote'; value: string }
);

export type TokenOf<Kind extends Token['kind']> = Extract<Token, { kind: Kind }>;
