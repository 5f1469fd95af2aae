import type { Figure } from '../claim.ts';
import { type Rule, rule, type Sentence } from '../sentence.ts';
import { GLUE } from '../words/vocabulary.ts';

export const MORE = 'more|higher|better|harder|tougher|heavier|bigger|larger|longer|later|busier';
export const LESS = 'less|fewer|lower|worse|easier|lighter|smaller|shorter|earlier';
const COMPARED = `(?:${MORE}|${LESS})(?: -)?(?: (?!than|and|but|C|N)[a-z-]+){0,7} than(?: (?:that of|those of|the|in|for|what|it is in|it takes|of))*(?: C|(?: (?:both|either|all of|any of))? C(?:(?: ,)?(?: and| or| ,) C)+)(?: 's)?(?: (?:does|is|has|do|are|takes))?`;
/** Pattern of two comparisons with one course: the first part of "Better rated and less work than B". */
const SHARING = `(?:both )?(?:${MORE}|${LESS})(?: -)?(?: (?!than|and|but|C|N)[a-z-]+){0,4}(?: ,)? (?:and|but|yet)(?: (?:also|it|is|has|a|the|takes|with))*(?= (?:${MORE}|${LESS})(?: -)?(?: (?!than|and|but|C|N)[a-z-]+){0,7} than (?:[a-z]+ ){0,3}C)`;

const FIELD_OF_WORDS: readonly (readonly [Figure, RegExp])[] = [
  [
    'rating',
    /\b(?:rat|review|scor|liked|evaluat|favou?rabl|loved|(?:students?|people|they) (?:\w+ )?(?:like|love|enjoy|prefer|appreciate|think|favou?r)\b|(?:marks?|grades?|praise|feedback|opinion|impression|reception) (?:from|by|among|of|with)|(?:highly|well) (?:thought|regarded|received))/,
  ],
  ['workload', /\b(?:asks? (?:more|less)|hour|work|demand|intens|time(?!s)|difficult|effort|challeng)/],
  ['units', /\b(?:unit|credit)/],
  [
    'places_left',
    /\b(?:open|free|empty|available|remaining|spare|unfilled|vacant) (?:seats?|places?|spots?|slots?)\b|\b(?:seats?|places?|spots?|slots?) (?:left|free|open|available|remaining)\b/,
  ],
  ['cap', /\b(?:cap|capacity|seats|places|limit)\b/],
  [
    'enrollment',
    /(?:\bnumber of |(?<!\b(?:of|from|by|among|with|on) (?:the |its |past )?)\b)student|\b(?:enroll|enrol|popular|people|crowd|class size|size)/,
  ],
  ['sections', /\bsection/],
];

/** @param near how many tokens before `at` are searched too, if the words name no figure */
export const fieldOf = (sentence: Sentence, at: number, to: number, near = 0): Figure | 'start' | null => {
  const own = near > 0 ? statedField(sentence, at, to) : null;
  return own ?? statedField(sentence, Math.max(0, at - near), to) ?? sentence.pending;
};

const statedField = (sentence: Sentence, from: number, to: number): Figure | 'start' | null => {
  const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
  // "Earlier" and "later" never compare a figure, even with "time" or "hours" near.
  if (/\b(?:earlier|later)\b/.test(words)) return /\b(?:start|begin)/.test(sentence.line) ? 'start' : null;
  for (const [field, pattern] of FIELD_OF_WORDS) if (pattern.test(words)) return field;
  if (/\b(?:harder|tougher|easier|lighter|heavier|busier)\b/.test(words)) return 'workload';
  return /\b(?:bigger|smaller|larger)\b/.test(words) ? (sentence.pending ?? 'enrollment') : null;
};

export const signOf = (words: string): 1 | -1 => (new RegExp(`\\b(?:${LESS})\\b`).test(words) ? -1 : 1);

/** Tokens of a comparison that do not belong to its figure: "less competition for seats". */
const unheard = (sentence: Sentence, from: number, to: number): number[] =>
  sentence.tokens
    .slice(from, to)
    .flatMap(({ kind, text }, by) =>
      kind === 'word' && !GLUE.has(text) && !COMPARING.test(text) ? [from + by] : [],
    );
const COMPARING =
  /^(?:than|more|less|fewer|[a-z]+er|better|worse|demanding|intens\w+|popular|liked|loved|rated|highly|well|favou?rabl[ye]|effort|time|weekly|both|either|any|all|what|those|number|much|lot|open|free|empty|available|remaining|unfilled|class|crowd\w*|challeng\w+|difficult|consuming|reviewed|regarded|received|thought|units?|credits?|hours?|sections?|spent|busy|heavily|students?|kindly|warmly|overall|worth|somewhat|slightly|\(|\))$/;

const compare = (sentence: Sentence, from: number, to: number): boolean => {
  const others = sentence.kind('course', from, to);
  const than = others.at(-1);
  const of = fieldOf(sentence, from, to, 4) ?? sentence.beside;
  const [by] = sentence.kind('number', from, to);
  if (!than || of === null || sentence.subjects.includes(than.code)) return false;
  const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
  // "Better" compares only ratings.
  if (/\b(?:better|worse)\b/.test(words) && of !== 'rating') return false;
  // "No harder than" means neither harder nor equal.
  const before = sentence.word(from - 1);
  if (before === 'no' || (before === 'any' && sentence.denial === null)) return false;
  if (others.length > 1 && (sentence.denial !== null || by !== undefined)) return false;
  for (const at of unheard(sentence, from, to)) sentence.unclaimed.add(at);
  for (const { code } of others)
    sentence.claim(
      {
        says: 'more',
        of,
        than: code,
        sign: signOf(words),
        by: by?.value ?? null,
        decimals: by?.decimals ?? 0,
      },
      from,
      to,
    );
  return true;
};

export const SUPERLATIVE =
  'most|least|fewest|highest|lowest|best|worst|hardest|toughest|easiest|lightest|heaviest|biggest|smallest|largest|top';
export const LOW = new RegExp(`\\b(?:least|fewest|lowest|worst|easiest|lightest|smallest|${LESS})\\b`);

export const superlativeField = (sentence: Sentence, from: number, to: number): Figure | null => {
  const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
  for (const [field, pattern] of FIELD_OF_WORDS) if (pattern.test(words)) return field;
  if (/\b(?:hardest|toughest|easiest|lightest|heaviest|harder|tougher|easier|lighter|heavier)\b/.test(words))
    return 'workload';
  if (/\b(?:biggest|smallest|largest|bigger|smaller|larger)\b/.test(words)) return 'enrollment';
  return null;
};

/** Claims an extreme: of the course named twice, or the only one before. "Of A, B and C, A is the lightest." */
const extreme = (sentence: Sentence, from: number, to: number): boolean => {
  const named = sentence.tokens.flatMap((token, at) =>
    token.kind === 'course' ? [{ code: token.code, at }] : [],
  );
  // "Of the two" refers to the courses of the sentences before.
  const among =
    sentence.courses.length > 1
      ? sentence.courses
      : [...new Set([...sentence.spokenOf, ...sentence.courses])];
  const of = superlativeField(sentence, from, to);
  // "At least twice as many" states a bound.
  if (among.length < 2 || of === null || sentence.word(from - 1) === 'at') return false;
  const twice = among.filter((code) => named.filter((each) => each.code === code).length > 1);
  const before = named.filter(({ at }) => at < from);
  const about =
    sentence.picked !== null
      ? sentence.picked
      : twice.length === 1
        ? twice[0]
        : // "Of A, B and C, A is the lightest, followed by B and C".
          twice.length > 1 && before.length > among.length
          ? before.at(-1)?.code
          : twice.length === 0 && before.length === 1
            ? before[0]?.code
            : /\bit is (?:also |still )?$/.test(sentence.line.slice(0, sentence.offsets[from])) &&
                sentence.subjects.length === 1
              ? sentence.subjects[0]
              : undefined;
  if (about === undefined) return false;
  const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
  sentence.claim({ says: 'most', of, among, sign: LOW.test(words) ? -1 : 1 }, from, to, { about });
  return true;
};

const isOfTwo = ({ courses, spokenOf }: Sentence): boolean =>
  courses.length === 2 || (courses.length < 2 && new Set([...courses, ...spokenOf]).size === 2);

const CLASH = 'clash(?:es|ing)?|conflicts?|conflicting|overlaps?|overlapping|collides?';
const TIME = '(?: time| times| schedule| scheduling| timing| timetable| any| a| direct| in)*';

/** Claims that the courses clash, or with `isDenied` that they do not; a denial in front inverts it. */
const clash =
  (isDenied: boolean): Rule['read'] =>
  (sentence, from, to) => {
    const isTurned = sentence.takeDenial();
    const other = sentence.kind('course', from, to).at(-1);
    const [about, than] = other ? [sentence.subjects.find((code) => code !== other.code), other.code] : [];
    if (other && (about === undefined || than === undefined)) return false;
    sentence.claim({ says: 'clash' }, from, to, { isDenied: isTurned !== isDenied });
    return true;
  };

/** Rules for comparisons, superlatives, and courses that fit together. */
export const RELATION_RULES: readonly Rule[] = [
  rule(
    `(?:no|without|free of|zero)${TIME} (?:${CLASH})(?: with (?:each other|one another|C))?(?: between(?: the two| them)?)?`,
    clash(true),
  ),
  rule(
    `(?:meets?|are|is|run|runs|held|scheduled|fall)(?: held| scheduled)? (?:at|during|in) (?:overlapping|clashing|conflicting) (?:times?|hours|slots?)`,
    clash(false),
  ),
  rule(
    `(?:you |students? |one )?can not (?:take|have|do|fit|combine|schedule|attend) all(?: three| N)?(?: of)? C(?:(?: ,)?(?: and| ,) C)+`,
    (sentence, from, to) => {
      const subjects = sentence.kind('course', from, to).map(({ code }) => code);
      sentence.claim({ says: 'clash' }, from, to, { isDenied: false, subjects });
      sentence.subjects = subjects;
      return true;
    },
  ),
  rule(`(?:${CLASH})(?: in)?(?: time| times)?(?: with (?:each other|one another|C))?`, clash(false)),
  rule(
    `(?:meet|meets|are|is|run|runs|held|scheduled|fall|taught|happen|happens)?(?: ?(?:held|scheduled|taught))? ?at the(?: exact)? same time(?: slot)?(?: as C)?`,
    clash(false),
  ),
  rule(
    `fits?(?: (?:well|nicely|fine|both|easily))?(?: together| with (?:each other|C)| alongside C| side by side| in the same (?:term|semester|schedule))|(?:are|is) (?:fully )?compatible(?: with (?:each other|C))?|goe?s? together|work together(?: in your schedule| schedule wise)?`,
    clash(true),
  ),
  rule(
    `(?:you |students? |one |it |they |to )?(?:will |would )?(?:can|may|could|is possible to|are able to)(?: easily| both| still| definitely)? ?(?:be )?(?:both )?(?:take|taken|combine|combined|do|have|schedule|scheduled|enroll in|register for|fit|attend|done)(?= .*\\b(?:together|both|same (?:term|semester)|at once|simultaneously|alongside|side by side)\\b)`,
    (sentence, from, to) => {
      if (sentence.courses.length < 2 && sentence.subjects.length < 2) return false;
      return clash(true)(sentence, from, to);
    },
  ),
  rule(
    `(?:you |students? |one |it |they )?(?:can|may|could) not(?: be)?(?: both)? (?:take|taken|combine|combined|do|have|schedule|scheduled|enroll in|register for|fit|attend)(?: both(?: of them)?(?= (?:[.,;]|in )|$)|(?= .*\\b(?:together|both|same (?:term|semester)|at once|simultaneously|alongside|side by side)\\b))`,
    (sentence, from, to) => {
      if (sentence.word(to - 1) === 'both' && sentence.courses.length !== 2) return false;
      if (sentence.courses.length < 2 && sentence.subjects.length < 2) return false;
      return clash(false)(sentence, from, to);
    },
  ),
  rule(
    `N(?: -)? (?:points?|hours?|hrs?|units?|credits?|students?|stars?|people)?(?:(?: of work)?(?: a| per| each)+ week)?(?: of work)? ?${COMPARED}`,
    compare,
  ),
  rule(
    `${COMPARED}(?: ,)? by N(?: (?:points?|hours?|units?|credits?|students?|stars?))?(?:(?: a| per) week)?`,
    compare,
  ),
  // A superlative with its list: "The best rated of the three is A, ahead of B and C".
  rule(
    `(?:the )?(?:${SUPERLATIVE})(?: -)?(?: (?!of|and|but|C|N|among|is)[a-z-]+){0,4}(?: (?:of|among|out of)(?: (?:the|these|those|them|all|N))+(?: (?:courses|classes|options))?)? (?:(?:is|would be|being) C|: C(?= (?:\\.|$)))`,
    (sentence, from, to) => {
      const [course] = sentence.kind('course', from, to);
      const among =
        sentence.courses.length > 1
          ? sentence.courses
          : [...new Set([...sentence.spokenOf, ...sentence.courses])];
      const of = superlativeField(sentence, from, to);
      const count = sentence.kind('number', from, to)[0]?.value ?? among.length;
      if (!course || of === null || among.length < 2 || count !== among.length || sentence.denial !== null)
        return false;
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      const sign = LOW.test(words) ? -1 : 1;
      sentence.claim({ says: 'most', of, among, sign }, from, to, { about: course.code });
      sentence.subjects = [course.code];
      return true;
    },
  ),
  rule(`(?:, )?(?:ahead of|over)(?: both)? C(?:(?: ,)?(?: and| ,)+ C)*`, (sentence) =>
    sentence.claims.some((claim) => claim.says === 'most'),
  ),
  rule(
    `(?:rate|rates|rated|score|like|liked|find|found) C (?:the )?(?:${SUPERLATIVE})(?: of (?:all|them|these|the N))?`,
    (sentence, from, to) => {
      const [course] = sentence.kind('course', from, to);
      const among = sentence.courses;
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      const of = superlativeField(sentence, from, to);
      if (!course || among.length < 2 || of !== 'rating') return false;
      sentence.claim({ says: 'most', of, among, sign: LOW.test(words) ? -1 : 1 }, from, to, {
        about: course.code,
      });
      return true;
    },
  ),
  rule(
    `(?:comes?|ranks?|places?|finishes?) (?:out )?(?:first|last|top|bottom|on top)(?: (?:in|for|on|by|of)(?: (?:student|the|terms of|their))* (?:ratings?|workload|units|hours|enroll?ment|credits))?`,
    (sentence, from, to) => {
      const of = superlativeField(sentence, from, to);
      const [about] = sentence.subjects;
      if (of === null || about === undefined || sentence.subjects.length !== 1 || sentence.courses.length < 2)
        return false;
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      const sign = /\b(?:last|bottom)\b/.test(words) ? -1 : 1;
      sentence.claim({ says: 'most', of, among: sentence.courses, sign }, from, to, { about });
      return true;
    },
  ),
  rule(
    `as (?:many|much|heavy|demanding|light|well rated|highly rated|big|large|popular|small|(?<=(?:rat|scor|review|lik|far)\\w*(?: [a-z]+)? as )(?:well|highly|high))(?: (?!as|C|N)[a-z-]+){0,4} as(?: (?:in|for))? C`,
    (sentence, from, to) => {
      const than = sentence.kind('course', from, to).at(-1)?.code;
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      const of =
        fieldOf(sentence, from, to) ??
        (/^as (?:well|highly|high) /.test(words) ? 'rating' : null) ??
        (/\b(?:heavy|demanding|light)\b/.test(words)
          ? 'workload'
          : /\b(?:big|large|small|popular)\b/.test(words)
            ? 'enrollment'
            : null);
      const before = sentence.word(from - 1);
      const isBare =
        !/^(?:least|most|twice|times|half|almost|nearly|about|just|N|so|double|quite)$/.test(before) ||
        // "Not quite as well as" means less.
        (before === 'quite' && sentence.denial !== null);
      if (than === undefined || of === null || of === 'start' || !isBare) return false;
      if (sentence.subjects.includes(than)) return false;
      // "Not as heavy as B" means lighter.
      const isLow = /\b(?:light|small)\b/.test(words);
      const sign = sentence.takeDenial() ? (isLow ? 1 : -1) : 0;
      sentence.claim({ says: 'more', of, than, sign, by: null, decimals: 0 }, from, to, { isDenied: false });
      return true;
    },
  ),
  rule(SHARING, (sentence, from, to) => {
    const than = sentence.kind('course', to, sentence.tokens.length)[0]?.code;
    const of = fieldOf(sentence, from, to);
    const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
    if (than === undefined || of === null || sentence.denial !== null || sentence.subjects.includes(than))
      return false;
    if (/\b(?:better|worse)\b/.test(words) && of !== 'rating') return false;
    sentence.claim({ says: 'more', of, than, sign: signOf(words), by: null, decimals: 0 }, from, to);
    return true;
  }),
  rule(COMPARED, compare),
  rule(`(?:the )?(?:exact )?same(?: (?!as|C)[a-z-]+){1,4} as C`, (sentence, from, to) => {
    const than = sentence.kind('course', from, to).at(-1);
    const of = fieldOf(sentence, from, to);
    if (!than || of === null) return false;
    sentence.claim({ says: 'more', of, than: than.code, sign: 0, by: null, decimals: 0 }, from, to);
    return true;
  }),
  rule(
    `(?:have|has|are|carry|worth|share)?(?: worth| carry)? ?(?:the )?(?:exact )?same (?:number of )?(?:units|credits|rating|workload|hours|enrollment|cap)(?: a week)?`,
    (sentence, from, to) => {
      const of = fieldOf(sentence, from, to);
      const [about, than] = sentence.subjects;
      if (of === null || about === undefined || than === undefined || sentence.subjects.length > 2)
        return false;
      sentence.claim({ says: 'more', of, than, sign: 0, by: null, decimals: 0 }, from, to, { about });
      return true;
    },
  ),
  rule(
    `the (?:${MORE}|${LESS})(?: -)?(?: (?:rated|scored|liked|demanding|intensive|popular|work))*(?: (?:one|course|class|option|pick|of the (?:two|pair)|of them|of these))?`,
    (sentence, from, to) => isOfTwo(sentence) && extreme(sentence, from, to),
  ),
  rule(
    `the (?:better|worse|higher|lower) rating|the (?:higher|lower|heavier|lighter) workload`,
    (sentence, from, to) => isOfTwo(sentence) && extreme(sentence, from, to),
  ),
  // "Between the two" must refer to the two courses of the comparison.
  rule(`between the N`, (sentence, from, to) => {
    const isOfAll = sentence.kind('number', from, to)[0]?.value === 2 && sentence.courses.length === 2;
    return isOfAll && new RegExp(`\\b(?:${MORE}|${LESS})\\b`).test(sentence.line);
  }),
  rule(`(?:the )?(?:${SUPERLATIVE})(?: -)?(?: (?!of|and|but|C|N|among)[a-z-]+){0,5}`, extreme),
  rule(
    `of the (?:two|three|four|five|N)|among (?:them|these|those|the (?:two|three|N))|among(?= C)|of (?:these|those|them)|out of (?:these|those|the)(?: N)?|between the two`,
    (sentence) =>
      sentence.claims.some(({ says }) => says === 'most') ||
      new RegExp(`\\b(?:${SUPERLATIVE}|${MORE}|${LESS})\\b`).test(sentence.line),
  ),
];
