import type { Bound, Claim, FigureField } from './claim.ts';
import { clauseAround } from './clause.ts';

const NUMBER = String.raw`(?<![\d.,/$])(?<n>\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?!\d|[.,]\d)`;
const UNTIL = String.raw`(?:\s*(?:-|–|to)\s*(?<m>\d+(?:\.\d+)?))?`;
/** What may stand between a name and its figure: markup, a colon, "of", "is". */
const LINK = String.raw`(?:[\s*_:=(|]|\b(?:of|is|are|at|was|averages?|averaging|being|currently)\b)*`;
const BOUND_WORDS: readonly (readonly [Bound, string])[] = [
  ['at most', String.raw`at most|up to|no more than|maximum of|max(?:\.| of)?|≤|<=`],
  ['at least', String.raw`at least|no fewer than|no less than|minimum of|≥|>=`],
  ['below', String.raw`under|below|less than|fewer than|lower than|<`],
  ['above', String.raw`over|above|more than|upwards of|higher than|greater than|>`],
  ['about', String.raw`about|around|roughly|approximately|approx\.?|nearly|almost|some|circa|~|≈`],
];
const BOUND = `(?:(?<bound>${BOUND_WORDS.map(([, words]) => words).join('|')})\\s*)?`;

const pattern = (text: string): RegExp => new RegExp(text, 'dgiu');

const HOURS = String.raw`(?:hours?|hrs?\.?|h)`;
const A_WEEK = String.raw`(?:\s*(?:/|per|a|each|every|weekly)\s*(?:week|wk)?\b)`;

/** Each finds a figure as `n` (and `m` where it is a range), where the words around it say what it is. */
const PATTERNS: readonly (readonly [FigureField, RegExp])[] = [
  [
    'rating',
    pattern(
      String.raw`${BOUND}${NUMBER}\**\s*(?:/|out of)\s*5(?:\.0+)?(?![\d.]*\d)(?!\s*(?:courses|classes|units|groups|requirements))`,
    ),
  ],
  [
    'rating',
    pattern(
      String.raw`\b(?:rat(?:ed|ings?)|scor(?:ed?|es)|q[- ]?score)\b${LINK}${BOUND}\**${NUMBER}(?!\s*(?:hours|hrs|units|students|courses|%))`,
    ),
  ],
  ['rating', pattern(String.raw`${BOUND}${NUMBER}\**[\s-]*(?:stars?|rating)\b`)],
  ['workload', pattern(String.raw`${BOUND}\**${NUMBER}${UNTIL}\**[\s-]*${HOURS}${A_WEEK}`)],
  ['workload', pattern(String.raw`${BOUND}\**${NUMBER}${UNTIL}\**\s*weekly ${HOURS}`)],
  ['workload', pattern(String.raw`\b(?:workload|hours (?:a|per) week)\b${LINK}${BOUND}\**${NUMBER}${UNTIL}`)],
  ['units', pattern(String.raw`${BOUND}\**${NUMBER}\**[\s-]*(?:units?|credits?)\b`)],
  ['units', pattern(String.raw`\b(?:units|credits)\**\s*[:=|]\s*\**${NUMBER}`)],
  [
    'enrollment',
    pattern(
      String.raw`${BOUND}\**${NUMBER}\**\s*(?:students?|people|enrolled|enrollees|seats|places|spots)\b`,
    ),
  ],
  [
    'enrollment',
    pattern(String.raw`\b(?:enroll?ment|enrolled|capped|capacity|cap)\b${LINK}${BOUND}\**${NUMBER}`),
  ],
];

const boundOf = (words: string | undefined): Bound => {
  const lower = words?.toLowerCase();
  if (lower === undefined) return 'exactly';
  return BOUND_WORDS.find(([, each]) => new RegExp(`^(?:${each})$`, 'iu').test(lower))?.[0] ?? 'exactly';
};

/** A figure of one course set against another's, or against nothing: "2 hours more", "0.3 points higher than". */
const COMPARED =
  /^\**\s*(?:points?|stars?|hours?|hrs?|units?|students)?\s*(?:(?:a|per) week\s*)?(?:higher|lower|more|less|fewer|lighter|heavier|better|worse|apart|difference)\b/i;
/** Figures that are the student's wish, a sum, or a programme's demand. */
const NOT_OF_A_COURSE =
  /\b(?:your|you (?:asked|want|wanted|said|prefer|mentioned|need|have)|limit|total(?:s|ing|ling)?|altogether|combined|sum|adds? up|together|average (?:of|over|across)|overall|these|them|requires? \d|respectively)\b/i;

/** Ratings, workloads, units and enrolments that a sentence states. */
export const findFigures = (text: string): Claim[] => {
  const claims: Claim[] = [];
  for (const [field, regex] of PATTERNS) {
    for (const match of text.matchAll(regex)) {
      const { n = '', m = n, bound } = match.groups ?? {};
      const [start, endOfNumber] = match.indices?.groups?.n ?? [0, 0];
      const endOfFigure = match.indices?.groups?.m?.[1] ?? endOfNumber;
      const endOfMatch = match.index + match[0].length;
      const value = Number(n.replaceAll(',', ''));
      if (claims.some((claim) => claim.start < endOfFigure && claim.end > start)) continue;
      if (field === 'rating' && value > 5) continue;
      if (COMPARED.test(text.slice(endOfFigure)) || COMPARED.test(text.slice(endOfMatch))) continue;
      if (NOT_OF_A_COURSE.test(clauseAround(text, match.index, endOfMatch))) continue;
      // The unit belongs to what is said, markup between them does not.
      const withUnit = text.slice(start, endOfMatch).trimEnd();
      const end = withUnit.includes('*') ? endOfFigure : Math.max(endOfFigure, start + withUnit.length);
      const decimals = m.split('.')[1]?.length ?? 0;
      const until = Number(m.replaceAll(',', ''));
      claims.push({ field, says: 'figure', value, until, decimals, bound: boundOf(bound), start, end });
    }
  }
  return claims;
};
