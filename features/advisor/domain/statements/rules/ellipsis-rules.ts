import type { Claim } from '../claim.ts';
import { type Rule, rule, type Sentence } from '../sentence.ts';
import { textOf } from './rule-parts.ts';

/** Predicates that "so is B" or "B does not" can repeat for another course. */
const REPEATED: ReadonlySet<Claim['says']> = new Set<Claim['says']>([
  'figure',
  'unknown',
  'days',
  'range',
  'clock',
  'part',
  'term',
  'person',
  'place',
  'component',
  'department',
  'attribute',
  'full',
  'no prerequisites',
]);

const IS_AS = /^(?:just )?(?:as|like) C (?:is|does|has|do|are)$/;

/** Repeats the sentence's only claim for the last course of some tokens; with several it is unclear which one. */
const repeat =
  (isTurned: boolean): Rule['read'] =>
  (sentence, from, to) => {
    const about = sentence.kind('course', from, to).at(-1)?.code;
    const [only, ...others] = distinct(sentence);
    if (!only || others.length > 0 || about === undefined || !REPEATED.has(only.says)) return false;
    // "A is no lecture like B": B may be one. "A has no class on Fridays, like B": nor has B.
    if (only.isDenied && sentence.word(from) === 'like' && sentence.word(from - 1) !== ',') return false;
    // "A is no lecture, as B is", "does not meet on Fridays like B does": B may do the opposite.
    if (only.isDenied && !isTurned && IS_AS.test(textOf(sentence, from, to).trim())) return false;
    if (only.quantity !== undefined || only.isWeak || only.subjects.includes(about) || sentence.isTotal)
      return false;
    sentence.claims.push({
      ...only,
      about,
      section: null,
      isDenied: only.isDenied !== isTurned,
      start: sentence.tokens[from]?.start ?? only.start,
      end: sentence.tokens[to - 1]?.end ?? only.end,
      token: from,
    });
    return true;
  };

const distinct = ({ claims }: Sentence): (Claim & { token: number })[] => [
  ...new Map(claims.map((claim) => [claim.token, claim])).values(),
];

/** Rules for clauses that repeat a claim: "A meets on Mondays, and so does B; C does not." */
export const ELLIPSIS_RULES: readonly Rule[] = [
  rule(
    `(?:and |but )?(?:so|as) (?:is|does|has|do|are|was) C(?= (?:[.,;)]|and|but|$))|(?:just )?(?:as|like) C (?:is|does|has|do|are)(?= (?:[.,;)]|and|but|$))|(?:just )?like C(?= (?:[.;)]|$))|C (?:is|does|has|do)(?: (?:too|as well|also))(?= (?:[.,;)]|$))`,
    repeat(false),
  ),
  rule(`(?:, )(?:and |but )?not C(?= (?:[.;)]|$))`, repeat(true)),
  rule(`(?:, )?(?:and |but )?not (?:with|in|to|for) C(?= (?:[.;)]|$))`, repeat(true)),
  rule(`(?:and |but |while |whereas )?C (?:is|does|has|do|are|was) not(?= (?:[.;)]|$))`, repeat(true)),
];
