import { codesIn, has, isStart, textOf } from '../rule-parts.ts';
import { type Rule, rule, type Sentence } from '../../sentence.ts';

const END = '(?= (?:[.,:;)]|—|-|and|but|so|since|because|$))';
const CLASHING = '(?:time |schedule |scheduling )?(?:conflict|clash|overlap)s?';

const clash =
  (isDenied: boolean): Rule['read'] =>
  (sentence, from, to) => {
    const named = codesIn(sentence, from, to);
    const codes = [...new Set(named.length > 1 ? named : [...sentence.subjects, ...named])];
    if (codes.length < 2 || sentence.denial !== null) return false;
    for (const { terms } of sentence.kind('term', from, to))
      sentence.terms.push({ token: from, terms, isClaim: false });
    sentence.subjects = codes;
    sentence.claim({ says: 'clash' }, from, to, { isDenied });
    return true;
  };

const inTerms =
  (isDenied: boolean): Rule['read'] =>
  (sentence, from, to) => {
    const [named] = codesIn(sentence, from, to);
    if (named !== undefined) [sentence.subjects, sentence.subjectEnd] = [[named], to - 1];
    const terms = sentence.kind('term', from, to).flatMap((token) => token.terms);
    if (terms.length === 0 || sentence.denial !== null || sentence.subjects.length !== 1) return false;
    for (const { season, year } of terms)
      sentence.claim({ says: 'term', season, year, only: false }, from, to, { isDenied });
    return true;
  };

/** A reason that says that the times clash, and nothing against it. */
const REASON =
  /^(?::|,|—|;|because|since|as) (?:(?!not|no|never|neither|hardly|without)[a-zA-Z']+ ){0,6}(?:overlaps?|clash(?:es)?|conflicts?|collides?)(?: |$)/;

/** Rules for terms, days and courses in one week, as advisors put them. */
export const WEEK_TALK_RULES: readonly Rule[] = [
  // Terms.
  rule(
    `(?:will |would |is |does |do )?not (?:be )?(?:happening|around|on offer|on)(?: in| for| during)?(?: the)? T${END}`,
    inTerms(true),
  ),
  rule(`(?:it )?is (?:on|back|around)(?: again)?(?: (?:for|in|during))(?: the)? T${END}`, inTerms(false)),
  rule(`T is (?:your|the) (?:last |best )?chance(?: (?:to take|at|for) (?:it|C))?${END}`, inTerms(false)),
  rule(
    `(?:the (?:catalogue|catalog|record|schedule) )?(?:does )?not (?:list|have|show|offer|include|schedule) it (?:for|in|under|during)(?: the)? T${END}`,
    inTerms(true),
  ),
  rule(
    `not (?:given|offered|taught|available|run)(?: at all)?(?: this year)?(?: ,)? neither in(?: the)? T nor in(?: the)? T`,
    inTerms(true),
  ),
  rule(
    `(?:comes|arrives|happens|falls)(?: (?:up|around|round|along))? in(?: the)? T(?= (?:[.;)]|and C|while C|,|$))`,
    inTerms(false),
  ),
  rule(
    `(?:(?:i )?only see C in the T schedule ,? ?(?:and )?not in(?: the)? T|only see C in(?: the)? T ,? ?(?:and )?not in(?: the)? T)${END}`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      const [given, lacking] = sentence.kind('term', from, to).flatMap(({ terms }) => terms);
      if (about === undefined || !given || !lacking || sentence.denial !== null) return false;
      sentence.subjects = [about];
      for (const [{ season, year }, isDenied] of [
        [given, false],
        [lacking, true],
      ] as const)
        sentence.claim({ says: 'term', season, year, only: false }, from, to, { isDenied });
      return true;
    },
  ),
  // Days.
  rule(
    `(?:your )?D (?:are|is|stays?|remains?) (?:safe|free|open|clear|untouched) with C(?: [,:] (?:it|which) does not meet then)?${END}`,
    (sentence, from, to) => {
      const [days] = sentence.kind('days', from, to);
      const [about] = codesIn(sentence, from, to);
      if (!days || about === undefined || sentence.denial !== null) return false;
      [sentence.subjects, sentence.subjectEnd] = [[about], to - 1];
      const claim = { says: 'days', days: days.days, only: false, isShared: false } as const;
      sentence.claim(claim, from, to, { about, isDenied: true });
      return true;
    },
  ),
  rule(
    `D is (?:N|one|a) days? (?:on which|that|when) C (?:has class|meets|is held)`,
    (sentence, from, to) => {
      const [days] = sentence.kind('days', from, to);
      const [about] = codesIn(sentence, from, to);
      if (!days || about === undefined || days.days.length !== 1 || sentence.denial !== null) return false;
      [sentence.subjects, sentence.subjectEnd] = [[about], to - 1];
      const claim = { says: 'days', days: days.days, only: false, isShared: true } as const;
      sentence.claim(claim, from, to, { about, isDenied: false });
      return true;
    },
  ),
  rule(
    `not (?:hold|have)(?: any)? (?:meetings?|class(?:es)?|sessions?|lectures?)(?= on D(?: |$))`,
    (sentence, from) => {
      if (sentence.denial !== null) return false;
      sentence.denial = from;
      return true;
    },
  ),
  rule(
    `(?:one|N) meets(?: on)? D ,? ?(?:and )?the other(?: (?:meets|one|one meets))?(?: on)? D`,
    (sentence, from, to) => {
      const days = sentence.kind('days', from, to);
      const [number] = sentence.kind('number', from, to);
      const codes = [...new Set(sentence.courses)];
      if (days.length !== 2 || codes.length !== 2 || sentence.denial !== null) return false;
      if (number !== undefined && number.value !== 1) return false;
      // Which one meets when is not said: the courses' order bears it out, and nothing is called wrong.
      for (const [at, about] of codes.entries())
        sentence.claim(
          { says: 'days', days: days[at]?.days ?? [], only: false, isShared: false },
          from + at,
          to,
          { about, isDenied: false, isWeak: true },
        );
      return true;
    },
  ),
  // Courses that fit together.
  rule(
    `you (?:can|could) (?:have|take|do) both(?: (?:courses|of them))?(?: in(?: the)? (?=T))?`,
    (sentence) => sentence.courses.length === 2 && sentence.claims.length === 0 && saysNoClash(sentence),
  ),
  rule(
    `(?:taking|having|doing|putting|fitting) C (?:next to|with|and|alongside|beside|together with) C(?: in(?: the)? T)? (?:(?:will|would|does|do) )?not work(?: out)?(?= [:,;—])`,
    (sentence, from, to) =>
      REASON.test(sentence.line.slice(sentence.offsets[to] ?? sentence.line.length)) &&
      clash(false)(sentence, from, to),
  ),
  rule(`(?:there is )?no ${CLASHING}(?: in)?(?: the)? T between C and C`, clash(true)),
  rule(`(?:i )?see no ${CLASHING} between C and C(?: in(?: the)? T)?`, clash(true)),
  rule(
    `(?:no ${CLASHING} )?(?:N)(?: (?:courses|classes))?(?: (?:that|which))(?= (?:go|fit|work) (?:well )?together)`,
    (sentence, from, to) => sentence.kind('number', from, to)[0]?.value === new Set(sentence.courses).size,
  ),
  rule(`gets? in the way of C`, clash(false)),
  rule(
    `(?:can|could|will) (?:both |all )?(?:go|fit)(?: (?:in|into|inside|on)) (?:your|the|a|one)(?: (?:spring|fall|autumn|T))? (?:week|schedule|timetable|plan)(?: without (?:any )?(?:trouble|problems?|issues?|difficulty|conflict|overlap))?`,
    (sentence, from, to) => {
      const season = /\b(spring|fall|autumn)\b/.exec(textOf(sentence, from, to))?.[1];
      if (season !== undefined) {
        const terms = [{ season: season === 'autumn' ? 'fall' : season, year: null }];
        sentence.terms.push({ token: from, terms, isClaim: false });
      }
      return sentence.subjects.length > 1 && clash(true)(sentence, from, to);
    },
  ),
  rule(
    `(?:can|could) not both (?:go|fit)(?: (?:in|into|on)) (?:your|the|a|one)(?: T)? (?:week|schedule|timetable|plan)(?: ,)?(?= (?:because|since|as) )`,
    (sentence, from, to) => {
      for (const { terms } of sentence.kind('term', from, to))
        sentence.terms.push({ token: from, terms, isClaim: false });
      return REASON_OF_TIMES.test(sentence.line.slice(sentence.offsets[to] ?? sentence.line.length));
    },
  ),
  rule(
    `nothing (?:stands against|speaks against|prevents(?: you from)?|rules out|keeps you from) (?:having|taking|doing|combining) C and C(?: (?:side by side|together|at once))?`,
    clash(true),
  ),
  rule(
    `(?:their|the) times do not (?:touch|meet|cross|collide)`,
    (sentence, from, to) => new Set(sentence.courses).size === 2 && clashOfAll(sentence, from, to),
  ),
  rule(
    `play(?:s)?(?: (?:nicely|well|nice))? (?:together|with each other)(?: (?:schedule|time|timetable)(?: -)? wise)?`,
    (sentence, from, to) =>
      sentence.subjects.length > 1 &&
      (/\b(?:schedule|time|timetable)\b/.test(sentence.line) || has(sentence, 'clash')) &&
      clash(true)(sentence, from, to),
  ),
  rule(`so the (?:two|N) can be combined${END}`, (sentence) =>
    sentence.claims.some((claim) => claim.says === 'clash' && claim.isDenied),
  ),
  rule(`(?:you have|there is) some choice with C${END}`, (sentence, from, to) => {
    const [about] = codesIn(sentence, from, to);
    if (about === undefined || !isStart(sentence, from)) return false;
    sentence.subjects = [about];
    const figure = { of: 'sections', value: 2, until: 2, decimals: 0, bound: 'at least' } as const;
    sentence.claim({ says: 'figure', ...figure }, from, to, { isWeak: true, isDenied: false });
    return true;
  }),
];

const REASON_OF_TIMES =
  /^(?:because|since|as) they (?:meet at overlapping times|overlap|clash|conflict|collide)(?: |$)/;

const saysNoClash = ({ line }: Sentence): boolean =>
  /\bnot (?:overlap|clash|conflict|collide)\b|\bno (?:time )?(?:overlap|clash|conflict)\b/.test(line);

const clashOfAll = (sentence: Sentence, from: number, to: number): boolean => {
  if (sentence.denial !== null) return false;
  sentence.claim({ says: 'clash' }, from, to, { isDenied: true, subjects: [...new Set(sentence.courses)] });
  return true;
};
