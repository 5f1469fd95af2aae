import type { Claim } from '../claim.ts';
import { type Rule, rule, type Sentence } from '../sentence.ts';
import { textOf } from './rule-parts.ts';

/** What can be said of another course by "so is B", "B does not". */
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

/** Says of the last course of some tokens what the sentence's only claim says; with several, which one is left open. */
const repeat =
  (isTurned: boolean): Rule['read'] =>
  (sentence, from, to) => {
    const about = sentence.kind('course', from, to).at(-1)?.code;
    const [only, ...others] = distinct(sentence);
    if (!only || others.length > 0 || about === undefined || !REPEATED.has(only.says)) return false;
    // "A is no lecture like B": B may be one. "A has no class on Fridays, like B": B has none either.
    if (only.isDenied && sentence.word(from) === 'like' && sentence.word(from - 1) !== ',') return false;
    // "A is no lecture, as B is", "does not meet on Fridays like B does": what B does, or what it does not.
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

/** "A meets on Mondays, and so does B; C does not." */
export const ELLIPSIS_RULES: readonly Rule[] = [
  rule(
    `(?:and |but )?(?:so|as) (?:is|does|has|do|are|was) C(?= (?:[.,;)]|and|but|$))|(?:just )?(?:as|like) C (?:is|does|has|do|are)(?= (?:[.,;)]|and|but|$))|(?:just )?like C(?= (?:[.;)]|$))|C (?:is|does|has|do)(?: (?:too|as well|also))(?= (?:[.,;)]|$))`,
    repeat(false),
  ),
  rule(`(?:, )(?:and |but )?not C(?= (?:[.;)]|$))`, repeat(true)),
  rule(`(?:, )?(?:and |but )?not (?:with|in|to|for) C(?= (?:[.;)]|$))`, repeat(true)),
  rule(`(?:and |but |while |whereas )?C (?:is|does|has|do|are|was) not(?= (?:[.;)]|$))`, repeat(true)),
];
