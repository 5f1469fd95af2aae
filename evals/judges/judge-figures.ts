import type { CourseRecord } from '../judged-catalogue.ts';
import { linesOf } from '../reply-reading.ts';
import type { Asked, Share } from './judgement.ts';

/** Figures with their units, in common wordings. */
const FIGURES: [string, RegExp, (record: CourseRecord) => number | null][] = [
  [
    'rating',
    /(\d(?:\.\d+)?) ?(?:\/ ?5\b|out of (?:5|five)\b|stars?\b)/gi,
    ({ overall_score_course_mean }) => overall_score_course_mean,
  ],
  // Not the 21 of the code `21H.284`.
  // "SPANISH 59H" is a code.
  ['workload', /(\d+(?:\.\d+)?) ?(?:[Hh]ours|[Hh]rs|h)\b(?!\.\d)/g, ({ mean_hours }) => mean_hours],
  ['units', /(\d+(?:\.\d+)?) ?(?:units?|credits?)\b/gi, ({ units }) => units],
  [
    'enrolment',
    /(\d+) ?students?\b(?! on average)/gi,
    ({ current_enrollment_number }) => current_enrollment_number,
  ],
  ['mean size', /(\d+) ?students? on average\b/gi, ({ mean_class_size }) => mean_class_size],
];

/** Words that mark a figure as a wish, limit or sum rather than a claim about one course. */
const NOT_A_CLAIM =
  /\b(?:at most|at least|under|over|above|below|between|or (?:better|less|more)|together|total|sum|altogether|fit|there (?:are|is)|i read|cap|compared)\b/i;

/**
 * Compares every figure on a line with exactly one course to that course's records. Independent of the product's own
 * checks, so that each can find what the other misses.
 */
export const claimsOf = ({ reply, catalogue }: Asked, asked: string): Share & { faults: string[] } => {
  const claims = { right: 0, of: 0, faults: [] as string[] };
  for (const line of linesOf(reply.text.replaceAll(/“[^”]*”|^>.*$/gm, ' '))) {
    const [code, ...others] = catalogue.recogniser
      .recognise(line)
      .flatMap((found) => (found.known ? [found.code] : []));
    if (code === undefined || others.length > 0 || NOT_A_CLAIM.test(line)) continue;
    const records = catalogue.recordsOf(code);
    for (const [name, pattern, valueOf] of FIGURES)
      for (const [, figure = ''] of line.matchAll(pattern)) {
        if (asked.includes(figure) && !records.some((record) => valueOf(record) !== null)) continue;
        claims.of++;
        const decimals = figure.split('.')[1]?.length ?? 0;
        const fits = records.some(
          (record) => valueOf(record)?.toFixed(decimals) === Number(figure).toFixed(decimals),
        );
        if (fits) claims.right++;
        else claims.faults.push(`says ${name} ${figure} of ${code}`);
      }
  }
  for (const check of reply.checks.filter(({ field }) => field !== 'code')) {
    claims.of++;
    if (check.ok) claims.right++;
    else
      claims.faults.push(
        `the product’s own check: ${check.field} of ${check.code} is said as “${check.said}”`,
      );
  }
  return claims;
};
