import type { Figure, SpokenTerm } from '../claim.ts';
import { fieldOf, LESS, MORE, signOf } from './relation-rules.ts';
import { type Rule, rule, type Sentence } from '../sentence.ts';

const UP =
  'rose|risen|rises|climbed|climbs|increased|improved|improves|grew|gone up|went up|goes up|jumped|up';
const DOWN =
  'fell|fallen|falls|dropped|drops|declined|decreased|gone down|went down|goes down|slipped|slid|dipped|sank|shrank|worsened|down';
const HOW =
  "(?: (?:slightly|a bit|a little|steadily|sharply|markedly|noticeably|somewhat|considerably|clearly))?(?: ,)?(?: in (?:the )?students?(?: ')?(?: 's)? (?:eyes|opinion|view|ratings?|evaluations|estimation|esteem))?(?: ,)?";

/** The figure that rose or fell, from the words before; null if they name none. */
const figureBefore = (sentence: Sentence, at: number): Figure | null => {
  const of = fieldOf(sentence, 0, at) ?? sentence.lastFigure ?? ratingBehind(sentence, at);
  return of === 'rating' || of === 'workload' ? of : null;
};

/** The rating, for a number up to five without hours near: "Slipped from 3.6 to 2.9". */
const ratingBehind = (sentence: Sentence, at: number): Figure | null => {
  const numbers = sentence.kind('number', at, sentence.tokens.length);
  const isScore = numbers.length === 2 && numbers.every(({ value, decimals }) => value <= 5 && decimals >= 1);
  return isScore && !/\b(?:hours?|hrs?|h)\b/.test(sentence.line) ? 'rating' : null;
};

const termsFrom = (sentence: Sentence, from: number, to: number): SpokenTerm[] =>
  sentence.kind('term', from, to).flatMap(({ terms }) => (terms.length === 1 ? [...terms] : []));

const trend = (
  sentence: Sentence,
  [from, to]: readonly [number, number],
  of: Figure,
  [earlier, later]: readonly [SpokenTerm | undefined, SpokenTerm | undefined],
  sign: 1 | -1 | 0,
): boolean => {
  if (!earlier || !later || sentence.subjects.length !== 1) return false;
  const isTurned = (earlier.year ?? '') > (later.year ?? '');
  const terms = isTurned ? { earlier: later, later: earlier } : { earlier, later };
  sentence.claim({ says: 'trend', of, sign: isTurned ? (-sign as 1 | -1 | 0) : sign, ...terms }, from, to, {
    isDenied: false,
  });
  return true;
};

const BACK = '(?: (?:it|that) (?:was|did|had|got|used to be|has been|scored|took))?(?: back)?';
const NOW =
  '(?:now|today|currently|these days|at present|this time(?: around)?|in the (?:current|latest|present) (?:figures|numbers|evaluations?|record|data))';
const COMPARED = `(?:${MORE}|${LESS})(?: -)?(?: (?:rated|liked|demanding|work|hours|rating|ratings|workload|of|a|week|per|score|time|load|marks|reviews|reviewed))*`;

/** Compares an earlier figure with the current one. */
const sinceThen =
  (isTurned: boolean): Rule['read'] =>
  (sentence, from, to) => {
    const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
    const of = figureBefore(sentence, to);
    const [earlier, ...others] = termsFrom(sentence, from, to);
    if (
      of === null ||
      !earlier ||
      others.length > 0 ||
      sentence.subjects.length !== 1 ||
      sentence.denial !== null
    )
      return false;
    const sign = new RegExp(`\\b(?:${DOWN})\\b`).test(words) ? -1 : signOf(words);
    sentence.claim(
      { says: 'trend', of, sign: isTurned ? (-sign as 1 | -1) : sign, earlier, later: 'now' },
      from,
      to,
      { isDenied: false },
    );
    return true;
  };

const ANY_TREND = new RegExp(`\\b(?:${UP}|${DOWN})\\b`);

/** Rules for changes of a course's evaluations from term to term. */
export const TREND_RULES: readonly Rule[] = [
  rule(`${COMPARED} ${NOW} than${BACK} in T`, sinceThen(false)),
  rule(`${NOW} ${COMPARED} than${BACK} in T`, sinceThen(false)),
  rule(`${COMPARED}(?: back)? in T than(?: (?:it|that) (?:is|does|has|takes|gets))? ${NOW}`, sinceThen(true)),
  rule(`(?:has |have |is )?(?:${UP}|${DOWN})${HOW} since T`, sinceThen(false)),
  rule(`when it was(?: last)? (?:taught|given|offered|held|run|on)(?= in T)`, () => true),
  // Equal figures: "Was the same in spring and in fall".
  rule(
    `(?:(?:was|is|were|has|have|had|stayed|stays|remained|remains|held|been|came out|did) )*(?:exactly |roughly |about )?(?:the same|unchanged|identical|steady|flat|level|constant|not (?:change|changed|move|budge|shift))(?: at all)?(?: at N(?: (?:hours|points|out of N))?)?(?: ,)? (?:both )?(?:in|between|from|across|over) T (?:and|to|as|as in)(?: in)? T`,
    (sentence, from, to) => {
      const of = figureBefore(sentence, from);
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      const [earlier, later] = termsFrom(sentence, from, to);
      if (of === null || sentence.denial !== null || /\b(?:roughly|about)\b/.test(words)) return false;
      for (const { value, decimals } of sentence.kind('number', from, to).slice(0, 1))
        for (const term of [earlier, later]) {
          sentence.claim({ says: 'figure', of, value, until: value, decimals, bound: 'exactly' }, from, to);
          const made = sentence.claims.at(-1);
          if (made && term) made.terms = [term];
        }
      return trend(sentence, [from, to], of, [earlier, later], 0);
    },
  ),
  // A change with both figures: "Has slipped: 5.0 in spring 2024, 4.8 in spring 2025".
  rule(
    `(?:has |have )?(?:${UP}|${DOWN})${HOW} (?::|—|-) N(?: (?:hours?|points?|stars?))?(?: in)? T(?: ,| and| then| but)+ N(?: (?:hours?|points?|stars?))?(?: in)? T`,
    (sentence, from, to) => {
      const of = figureBefore(sentence, from);
      const [earlier, later] = termsFrom(sentence, from, to);
      const numbers = sentence.kind('number', from, to);
      if (of === null || !earlier || !later || sentence.denial !== null) return false;
      for (const [at, { value, decimals }] of numbers.entries()) {
        sentence.claim({ says: 'figure', of, value, until: value, decimals, bound: 'exactly' }, from, to);
        const made = sentence.claims.at(-1);
        const term = [earlier, later][at];
        if (made && term) made.terms = [term];
      }
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      return trend(
        sentence,
        [from, to],
        of,
        [earlier, later],
        new RegExp(`\\b(?:${UP})\\b`).test(words) ? 1 : -1,
      );
    },
  ),
  // The terms of "Between one term and another the rating dropped".
  rule(`(?:between|from) T (?:and|to) T(?: ,)?`, ({ line }) => ANY_TREND.test(line)),
  rule(
    `(?:has |have )?(?:${UP}|${DOWN})${HOW}(?: from N to N(?: (?:hours?|points?|stars?))?)?(?= (?:[.,;)]|$))`,
    (sentence, from, to) => {
      const of = figureBefore(sentence, from);
      const [earlier, later, ...others] = termsFrom(sentence, 0, from);
      if (of === null || !earlier || !later || others.length > 0 || sentence.subjects.length !== 1)
        return false;
      const terms = [earlier, later];
      for (const [at, { value, decimals }] of sentence.kind('number', from, to).entries()) {
        sentence.claim({ says: 'figure', of, value, until: value, decimals, bound: 'exactly' }, from, to);
        const [made, term] = [sentence.claims.at(-1), terms[at]];
        if (made && term) made.terms = [term];
      }
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      const sign = new RegExp(`\\b(?:${UP})\\b`).test(words) ? 1 : -1;
      return trend(sentence, [from, to], of, [earlier, later], sign);
    },
  ),
  // A change with figures and terms: "From 7.7 to 9.2 hours between one term and another".
  rule(
    `(?:${UP}|${DOWN}|went|goes|moved)${HOW} from N(?: hours?)? to N(?: (?:hours?|points?|stars?|out of N))?(?: (?:a|per) week)? (?:between|from) T (?:and|to) T`,
    (sentence, from, to) => {
      const of = figureBefore(sentence, from);
      const [first, second] = sentence.kind('number', from, to);
      const [earlier, later] = termsFrom(sentence, from, to);
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      if (of === null || !first || !second || !earlier || !later || sentence.subjects.length !== 1)
        return false;
      for (const [{ value, decimals }, term] of [
        [first, earlier],
        [second, later],
      ] as const) {
        sentence.claim({ says: 'figure', of, value, until: value, decimals, bound: 'exactly' }, from, to);
        const made = sentence.claims.at(-1);
        if (made) made.terms = [term];
      }
      const isDirected = new RegExp(`^(?:${UP}|${DOWN})\\b`).test(words);
      const sign = new RegExp(`^(?:${UP})\\b`).test(words) ? 1 : -1;
      return isDirected ? trend(sentence, [from, to], of, [earlier, later], sign) : true;
    },
  ),
  rule(
    `(?:has |have )?(?:${UP}|${DOWN})${HOW}(?: (?:from|between|to))?(?= (?:N|T|about|around))`,
    (sentence, from, to) => {
      const of = figureBefore(sentence, from);
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      const sign = new RegExp(`\\b(?:${UP})\\b`).test(words) ? 1 : -1;
      if (of === null) return false;
      sentence.pending = of;
      const behind = termsFrom(sentence, to, sentence.tokens.length);
      // A change with the later term first: "4.4 in spring 2025, up from 4.1 in spring 2024".
      if (behind.length === 1 && /\bfrom\b/.test(words))
        return trend(sentence, [from, to], of, [behind[0], termsFrom(sentence, 0, from).at(-1)], sign);
      return behind.length === 2 && trend(sentence, [from, to], of, [behind[0], behind[1]], sign);
    },
  ),
  rule(
    `(?:${MORE}|${LESS})(?: -)?(?: (?:rated|liked|demanding|work|hours|rating|workload|a|week|per))* in T(?: \\( N \\))? than(?: it was)? in T`,
    (sentence, from, to) => {
      const of = fieldOf(sentence, Math.max(0, from - 6), to);
      const [later, earlier] = termsFrom(sentence, from, to);
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      const [number] = sentence.kind('number', from, to);
      if ((of !== 'rating' && of !== 'workload') || !later) return false;
      if (number) {
        const { value, decimals } = number;
        sentence.claim({ says: 'figure', of, value, until: value, decimals, bound: 'exactly' }, from, to);
        const made = sentence.claims.at(-1);
        if (made) made.terms = [later];
      }
      return trend(sentence, [from, to], of, [earlier, later], signOf(words));
    },
  ),
];
