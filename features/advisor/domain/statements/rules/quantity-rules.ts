import { type Rule, rule, type Sentence } from '../sentence.ts';

const LIST = 'C(?:(?: ,)?(?: and| or| nor| ,| &)+ C)+';
const AMONG = `(?: ,| :| —| \\()? ?(?:${LIST})`;
const THESE = '(?:them|these|those|the)(?: (?:N|two|three|four))?(?: (?:courses|classes|options|ones))?';

const RANKED =
  /\b(?:most|least|fewest|highest|lowest|best|worst|hardest|easiest|lightest|heaviest|biggest|smallest|largest|better|worse|harder|easier|lighter|heavier|more|less|fewer|higher|lower|bigger|smaller|than|earliest|latest)\b/;

/** The courses that a quantity counts: a list of them, else the subjects. Null for fewer than two. */
const coursesOf = (sentence: Sentence, from: number, to: number): readonly string[] | null => {
  const listed = [...new Set(sentence.kind('course', from, to).map(({ code }) => code))];
  const codes = listed.length > 0 ? listed : sentence.subjects;
  return codes.length < 2 ? null : codes;
};

/** Whether a count equals the number of courses: "three of them". */
const isRightNumber = (sentence: Sentence, from: number, to: number, count: number): boolean =>
  sentence.kind('number', from, to).every(({ value }) => value === count);

/** Whether the sentence compares courses; a bound of a figure is no comparison. */
const isRanked = ({ line }: Sentence): boolean =>
  RANKED.test(
    line.replaceAll(/\bat (?:least|most)\b|\b(?:more|less|fewer|higher|lower|better) than N\b/g, ''),
  );

const none: Rule['read'] = (sentence, from, to) => {
  const codes = coursesOf(sentence, from, to);
  if (codes === null || !isRightNumber(sentence, from, to, codes.length)) return false;
  if (isRanked(sentence)) return false;
  sentence.setQuantity({ of: 'none', token: from }, codes, to);
  return true;
};

const all: Rule['read'] = (sentence, from, to) => {
  const codes = coursesOf(sentence, from, to);
  if (codes === null || !isRightNumber(sentence, from, to, codes.length)) return false;
  if (sentence.word(from) === 'either' || sentence.denial !== null) return false;
  sentence.subjects = codes;
  sentence.subjectEnd = to - 1;
  sentence.section = null;
  return true;
};

const some: Rule['read'] = (sentence, from, to) => {
  const codes = coursesOf(sentence, from, to);
  const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
  if (codes === null || isRanked(sentence) || sentence.denial !== null) return false;
  const numbers = sentence.kind('number', from, to).map(({ value }) => value);
  const isOne = /\b(?:a single )?one of\b/.test(words);
  const [count = 1, ...whole] = isOne ? [1, ...numbers] : numbers;
  if (whole.some((value) => value !== codes.length)) return false;
  const isLimited = sentence.only !== null || /^(?:only|just|exactly)\b/.test(words);
  sentence.only = null;
  const of = /^at least\b/.test(words) ? 'at least' : isLimited ? 'exactly' : 'some';
  sentence.setQuantity({ of, count, token: from }, codes, to);
  return true;
};

/** Rules for how many of several courses something holds of. */
export const QUANTITY_RULES: readonly Rule[] = [
  rule(`(?:neither|none)(?: of(?: ${THESE})?)?${AMONG}(?: \\))?`, none),
  rule(`(?:neither|none)(?: of ${THESE}| (?:course|class|one))?(?= [a-z])`, (sentence, from, to) =>
    sentence.courses.length > 0 ? false : none(sentence, from, to),
  ),
  rule(
    `(?:at least |only |just |exactly )?(?:N|one)(?: courses| classes)? (?:of|out of|among)(?: ${THESE})?${AMONG}(?: \\))?`,
    some,
  ),
  rule(`(?:at least |only |just |exactly )?(?:N|one) of ${THESE}(?= [a-z])`, (sentence, from, to) =>
    sentence.courses.length > 0 ? false : some(sentence, from, to),
  ),
  rule(
    `(?:all|both|each|every one)(?: (?:N|two|three))?(?: of)?(?: ${THESE})?(?: courses| classes)?${AMONG}(?: \\))?`,
    all,
  ),
  rule(`(?:all|both|each|every one)(?: (?:N|two|three))? of ${THESE}(?= [a-z])`, (sentence, from, to) =>
    sentence.courses.length > 0 ? false : all(sentence, from, to),
  ),
];
