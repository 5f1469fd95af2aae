import type { Figure } from '../claim.ts';
import { more, onlyField, otherOf } from './comparison-rules.ts';
import { fieldOf, LESS, MORE, signOf, superlativeField } from './relation-rules.ts';
import { codesIn, figureIn, textOf } from './rule-parts.ts';
import { type Rule, rule, type Sentence } from '../sentence.ts';

/** The last comparison of two courses: its figure, its course and the other one. */
const comparison = (sentence: Sentence): { of: Figure; about: string; other: string } | null => {
  const compared = sentence.claims.findLast(
    (claim) => claim.says === 'more' || claim.says === 'most' || claim.says === 'times',
  );
  if (compared?.says !== 'more' && compared?.says !== 'most' && compared?.says !== 'times') return null;
  const about = compared.about ?? compared.subjects[0];
  const codes = [
    ...new Set([...sentence.courses, ...(sentence.courses.length < 2 ? sentence.spokenOf : [])]),
  ];
  const other =
    compared.says === 'more' || compared.says === 'times'
      ? compared.than
      : codes.find((code) => code !== about);
  if (compared.of === 'start' || about === undefined || other === undefined || about === other) return null;
  return codes.length === 2 ? { of: compared.of, about, other } : null;
};

const UNIT_OF: readonly (readonly [RegExp, Figure])[] = [
  [/\b(?:hours?|hrs?)\b/, 'workload'],
  [/\b(?:units?|credits?)\b/, 'units'],
  [/\b(?:students?|people|enrolled)\b/, 'enrollment'],
  [/\b(?:points?|stars?)\b/, 'rating'],
];
const unitIn = (words: string): Figure | null =>
  UNIT_OF.find(([pattern]) => pattern.test(words))?.[1] ?? null;

const UNIT =
  '(?: (?:students?|people|hours?|hrs?|units?|credits?|points?|stars?|enrolled)(?: (?:a|per) week)?)?';
const AGAINST =
  '(?:compared (?:with|to)|as compared (?:with|to)|against|versus|vs|as opposed to|instead of|rather than|to|while|and|but|not)(?: \\.)?(?: (?:the|a|an|only|just|about))*';

/** Rules for comparisons of rank, of limits and of means. */
const RANKS: readonly Rule[] = [
  rule(
    `(?:is|are|lies|sits|stays|comes in|falls|stands|ranks)(?: (?:well|far|clearly|just|slightly|somewhat))? (?:below|under|above|over|beneath)(?: (?:that|those|the one|the (?:rating|score|workload|load|hours)) of)? C(?: 's)?`,
    (sentence, from, to) => {
      const than = sentence.kind('course', from, to).at(-1)?.code;
      const of = onlyField(sentence);
      const [about] = sentence.subjects;
      if (than === undefined || of === null || sentence.subjects.length !== 1 || about === than) return false;
      if (sentence.denial !== null) return false;
      const sign = /\b(?:above|over)\b/.test(
        sentence.line.slice(sentence.offsets[from], sentence.offsets[to]),
      )
        ? 1
        : -1;
      more(sentence, [from, to], { of, than, sign });
      return true;
    },
  ),
  rule(
    `(?:averaging|the average of|if you average) (?:the )?(?:ratings?|scores?|hours|workloads?|weekly hours)(?: (?:of|for|over))? C(?:(?: ,)?(?: and| ,| &)+ C)+(?: ,)? (?:gives|yields|produces|comes to|results in|makes|gets you|is|you get)(?: (?:about|around|roughly|just|exactly))? N`,
    (sentence, from, to) => {
      const of = onlyField(sentence);
      const [number] = sentence.kind('number', from, to);
      if (!number || of === null || sentence.denial !== null) return false;
      const { value, decimals } = number;
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      const bound = /\b(?:about|around|roughly)\b/.test(words) ? 'about' : 'exactly';
      sentence.claim({ says: 'total', of, value, decimals, bound, isMean: true }, from, to);
      return true;
    },
  ),
  // "The smaller limit of the two": places in all, not who is enrolled.
  rule(
    `(?:the|a) (?:smaller|larger|bigger|higher|lower|greater) (?:(?:class|enroll?ment|size) )?(?:cap|limit|capacity|maximum)(?: of (?:the (?:N|two|pair)|C and C))?(?= (?:[.,;:)(]|—|and|but|with|at|$))`,
    (sentence, from, to) => {
      const than = otherOf(sentence);
      if (than === null || sentence.denial !== null) return false;
      const sign = /^(?:smaller|lower)$/.test(sentence.word(from + 1)) ? -1 : 1;
      more(sentence, [from, to], { of: 'cap', than, sign });
      return true;
    },
  ),
  // "On rating, A comes first and B second", "Ranked by rating: A, then B".
  rule(
    `C (?:comes|is|ranks|places|finishes)(?: in)? first(?: ,)?(?: and| with| then)? C(?: (?:comes|is))?(?: in)? second(?:(?: ,)?(?: and| with| then)? C(?: (?:comes|is))?(?: in)? (?:third|last))?(?= (?:[.,;)]|$))`,
    (sentence, from, to) => {
      const codes = codesIn(sentence, from, to);
      // "First" on work may be the heaviest or the lightest.
      if (onlyField(sentence) !== 'rating' || sentence.denial !== null) return false;
      if (new Set(codes).size !== codes.length) return false;
      sentence.claim({ says: 'order', of: 'rating', codes, sign: 1 }, from, to, { about: codes[0] ?? '' });
      return true;
    },
  ),
  rule(
    `(?:ranked|ordered|sorted) (?:by|on)(?: (?:their|student|students|overall|mean))* (?:ratings?|scores?)(?: from (?:high|highest|best) to (?:low|lowest|worst))?(?: :| ,)? C(?:(?: ,)?(?: then| and| ,| followed by)+ C)+(?= (?:[.;)]|$))`,
    (sentence, from, to) => {
      const codes = codesIn(sentence, from, to);
      if (new Set(codes).size !== codes.length || sentence.denial !== null) return false;
      sentence.claim({ says: 'order', of: 'rating', codes, sign: 1 }, from, to, { about: codes[0] ?? '' });
      return true;
    },
  ),
  // "Does not match the rating of B": less than it.
  rule(
    `(?:does |do |can |could )?not (?:quite )?(?:match|reach|equal|come up to|measure up to|keep up with) the (?:rating|ratings|score|workload|hours|units) of C`,
    (sentence, from, to) => {
      const [than] = codesIn(sentence, from, to);
      const of = onlyField(sentence);
      if (than === undefined || of === null || sentence.denial !== null) return false;
      if (sentence.subjects.length !== 1 || sentence.subjects[0] === than) return false;
      more(sentence, [from, to], { of, than, sign: -1 });
      return true;
    },
  ),
  // "A is behind B, rated 4.4": the figure is B's.
  rule(
    `, (?:which is |which has been |itself )?(?:rated|scored)(?: at)? N(?: out of N)?(?= (?:[.;)]|$))`,
    (sentence, from, to) => {
      const before = sentence.tokens[from - 1];
      const found = comparison(sentence);
      if (before?.kind !== 'course' || found?.other !== before.code || found.of !== 'rating') return false;
      return figureIn(sentence, 'rating', [from, to], { about: before.code, isDenied: false });
    },
  ),
];

/** Rules for the figures of a comparison, one beside it and one after it. Weak claims, so never called wrong. */
const COMPARED_FIGURES: readonly Rule[] = [
  rule(`${AGAINST} N${UNIT} (?:for|in|at|of|with) C`, (sentence, from, to) => {
    const found = comparison(sentence);
    const [about] = codesIn(sentence, from, to);
    if (!found || about === undefined) return false;
    const of = unitIn(textOf(sentence, from, to)) ?? found.of;
    return of === found.of && figureIn(sentence, of, [from, to], { about, isWeak: true, isDenied: false });
  }),
  rule(`${AGAINST} N${UNIT}(?= (?:[.,;)—-]|respectively|$))`, (sentence, from, to) => {
    const found = comparison(sentence);
    const isFirst = !sentence.claims.some(
      (claim) => claim.says === 'figure' && (claim.about ?? claim.subjects[0]) === found?.about,
    );
    if (!found || isFirst || /^(?:and|but|while)$/.test(sentence.word(from))) return false;
    const of = unitIn(textOf(sentence, from, to)) ?? found.of;
    return (
      of === found.of &&
      figureIn(sentence, of, [from, to], { about: found.other, isWeak: true, isDenied: false })
    );
  }),
  rule(
    `(?:at|with|on|having|scoring|,|:|\\()(?: (?:its|a|an|only|just|about|roughly))* N${UNIT}(?= (?:,|;|:|\\.|\\)|compared|as compared|against|versus|vs|to|while|and|but|instead|rather|as opposed|not)(?: |$))`,
    (sentence, from, to) => {
      const found = comparison(sentence);
      if (!found || sentence.kind('course', from, to).length > 0) return false;
      // In "A is lighter than B (6.0)" the figure belongs to B, which stands in front of it.
      if (sentence.word(from) === '(' || sentence.tokens[from - 1]?.kind === 'course') return false;
      const of = unitIn(textOf(sentence, from, to)) ?? found.of;
      const isDone = sentence.claims.some(
        (claim) =>
          claim.says === 'figure' && claim.of === of && (claim.about ?? claim.subjects[0]) === found.about,
      );
      // "Better than B, which stands at 4.1": a later clause is about B.
      if (of !== found.of || isDone || sentence.subjects[0] === found.other) return false;
      return figureIn(sentence, of, [from, to], { about: found.about, isWeak: true, isDenied: false });
    },
  ),
];

/** Rules for comparisons that state the figures too. */
export const CONTRAST_RULES: readonly Rule[] = [
  ...RANKS,
  ...COMPARED_FIGURES,
  rule(
    `(?:wins(?: out)?|has the edge|leads|prevails|comes out (?:ahead|on top)|does better) (?:against|over|than|of) C`,
    (sentence, from, to) => {
      const than = codesIn(sentence, from, to).at(-1);
      const of = superlativeField(sentence, Math.max(0, from - 6), to) ?? sentence.pending;
      if (
        than === undefined ||
        of !== 'rating' ||
        sentence.subjects.length !== 1 ||
        sentence.subjects[0] === than
      )
        return false;
      sentence.claim({ says: 'more', of, than, sign: 1, by: null, decimals: 0 }, from, to);
      return true;
    },
  ),
  rule(
    `(?:none|neither|nothing|no (?:other )?(?:one|course|class|option))(?: (?:of|among|in) (?:them|these|those|the|your)(?: (?:N|two|three|four|list|lot|courses|classes|options|others))*)? (?:(?:is|are|has|have|gets|takes|asks|carries|demands|comes|scores|rated|needs|a|any|for) )*(?:${MORE}|${LESS})(?: -)?(?: (?!than|and|but|C|N)[a-z-]+){0,5} than C`,
    (sentence, from, to) => {
      const about = codesIn(sentence, from, to).at(-1);
      const words = textOf(sentence, from, to);
      const of = superlativeField(sentence, from, to);
      const among =
        sentence.courses.length > 1
          ? sentence.courses
          : [...new Set([...sentence.spokenOf, ...sentence.courses])];
      const count = sentence.kind('number', from, to)[0]?.value ?? among.length;
      if (
        about === undefined ||
        of === null ||
        among.length < 2 ||
        count !== among.length ||
        sentence.denial !== null
      )
        return false;
      sentence.claim({ says: 'most', of, among, sign: signOf(words) }, from, to, { about, isDenied: false });
      sentence.subjects = [about];
      sentence.subjectEnd = to - 1;
      return true;
    },
  ),
  rule(
    `neither(?: of (?:them|the two|these))? (?:is|has|carries|counts|gives|gets|takes|asks|demands)(?: (?:worth|for|rated|a|any))*(?: (?:${MORE}|${LESS}))(?: (?!than|C|N)[a-z-]+){0,4} than the other`,
    (sentence, from, to) => {
      const codes = sentence.courses.length > 1 ? sentence.courses : sentence.spokenOf;
      const [about, than, ...others] = codes;
      const words = textOf(sentence, from, to);
      const of = /\bworth\b/.test(words) ? 'units' : fieldOf(sentence, from, to);
      if (about === undefined || than === undefined || others.length > 0 || of === null || of === 'start')
        return false;
      sentence.claim({ says: 'more', of, than, sign: 0, by: null, decimals: 0 }, from, to, {
        about,
        isDenied: false,
      });
      sentence.subjects = codes;
      return true;
    },
  ),
  rule(
    `(?:(?:well|just|long|right|shortly|soon|comfortably) )*(?:before|after) C (?:starts|begins|ends|is over|finishes|opens)(?: at)? K`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      const [clock] = sentence.kind('clock', from, to);
      const earlier = sentence.claims.findLast(({ says }) => says === 'clock');
      const words = textOf(sentence, from, to);
      if (about === undefined || !clock || earlier?.says !== 'clock' || sentence.denial !== null)
        return false;
      const [first] = earlier.at;
      const [second] = clock.at;
      // Without AM or PM the order of the times is unknown.
      if (earlier.at.length !== 1 || clock.at.length !== 1 || first === undefined || second === undefined)
        return false;
      if (/\bbefore\b/.test(words) ? first >= second : first <= second) return false;
      const edge = /\b(?:ends|over|finishes)\b/.test(words) ? 'end' : 'begin';
      sentence.claim({ says: 'clock', at: clock.at, edge }, from, to, { about, isDenied: false });
      return true;
    },
  ),
];
