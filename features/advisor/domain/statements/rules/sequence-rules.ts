import type { SpokenTerm } from '../claim.ts';
import { figure } from '../words/read-figure.ts';
import { codesIn, textOf } from './rule-parts.ts';
import { type Rule, rule, type Sentence } from '../sentence.ts';

const SOON = '(?:well|long|just|right|shortly|soon|comfortably|only|already|even|ever|again|at least)';
const BEGINS =
  '(?:begins?|starts?|gets (?:going|started|under way)|opens?|kicks off|has (?:begun|started)|meets)';
const IS_OVER =
  '(?:ends?|finish(?:es)?|is (?:already |long )?(?:over|done|finished|out)|wraps? up|lets? out|concludes?|has (?:ended|finished)|gets out|closes)';
const THESE =
  '(?: (?:of|among|out of)(?: (?:the|these|those|them|all|N|two|three|four|courses|classes|options))*)?';
const LIST = String.raw`C(?:(?: ,)?(?: and| or| nor| ,| &| vs| versus| against)+(?: \.)? C)+`;

const otherThan = (sentence: Sentence, code: string | undefined): string | null => {
  const [about] = sentence.subjects;
  return code !== undefined && sentence.subjects.length === 1 && about !== undefined && about !== code
    ? about
    : null;
};

/** "The earliest start" among the courses named. */
const extreme = (
  sentence: Sentence,
  about: string | undefined,
  [from, to]: readonly [number, number],
): boolean => {
  const among =
    sentence.courses.length > 1
      ? sentence.courses
      : [...new Set([...sentence.spokenOf, ...sentence.courses])];
  const words = textOf(sentence, from, to);
  const count = sentence.kind('number', from, to)[0]?.value ?? among.length;
  if (about === undefined || among.length < 2 || count !== among.length || sentence.denial !== null)
    return false;
  const sign = /\b(?:earliest|first)\b/.test(words) ? -1 : 1;
  sentence.claim({ says: 'most', of: 'start', among, sign }, from, to, { about });
  sentence.subjects = [about];
  sentence.subjectEnd = -1;
  return true;
};

const termsIn = (sentence: Sentence, from: number, to: number): SpokenTerm[] =>
  sentence.kind('term', from, to).flatMap(({ terms }) => (terms.length === 1 ? [...terms] : []));

/** The two section names among some tokens: the words that are not the rule's own. */
const sectionNames = (sentence: Sentence, from: number, to: number): string[] =>
  sentence.tokens
    .slice(from, to)
    .flatMap((token) =>
      token.kind === 'number'
        ? [String(token.value)]
        : token.kind === 'word' && /\d/.test(token.text)
          ? [token.text]
          : [],
    );
const SECTION =
  '(?:(?:section|recitation|lecture|lab|discussion|seminar|tutorial) )?(?:[a-z]+[0-9]+[a-z]?|N)';

/** Rules for orders in time, within a day or from term to term. */
export const SEQUENCE_RULES: readonly Rule[] = [
  // Lists of what is compared: "Comparing A, B and C:", "Of A and B,".
  rule(
    `(?:comparing|looking at|taking|considering|weighing|out of|of|among|between|for|with) (?:both )?${LIST}(?: ,| :)`,
    (sentence, from, to) => {
      const isOf = /^(?:of|for|with|taking)$/.test(sentence.word(from));
      if (
        from !== 0 ||
        (isOf &&
          sentence.word(to - 1) === ',' &&
          !/\b(?:est|most|least|more|less|er)\b|\w+(?:est|er)\b/.test(sentence.line))
      )
        return false;
      sentence.subjects = [...new Set(codesIn(sentence, from, to))];
      sentence.subjectEnd = -1;
      return true;
    },
  ),
  rule(`${LIST} :`, (sentence, from, to) => {
    if (from !== 0) return false;
    sentence.subjects = [...new Set(codesIn(sentence, from, to))];
    sentence.subjectEnd = -1;
    return true;
  }),
  rule(`${IS_OVER}(?: ${SOON})* before C(?: ${SOON})* ${BEGINS}(?! (?:at )?K)`, (sentence, from, to) => {
    const than = codesIn(sentence, from, to).at(-1);
    const about = otherThan(sentence, than);
    if (about === null || than === undefined) return false;
    sentence.claim({ says: 'before', than }, from, to);
    return true;
  }),
  rule(
    `(?:begins?|starts?|meets?|comes|takes place|is held|gets going)(?: ${SOON})* (?:after|once) C(?: ${SOON})* ${IS_OVER}(?! (?:at )?K)`,
    (sentence, from, to) => {
      const first = codesIn(sentence, from, to).at(-1);
      const than = otherThan(sentence, first);
      if (than === null || first === undefined) return false;
      sentence.claim({ says: 'before', than }, from, to, { about: first });
      return true;
    },
  ),
  rule(
    `(?:starts?|begins?|gets going|kicks off)(?: ${SOON}| earlier in the day| later in the day)* (?:before|after) C(?: (?:does|starts|begins))?(?= (?:[.,;)]|and|but|$))`,
    (sentence, from, to) => {
      const than = codesIn(sentence, from, to).at(-1);
      if (than === undefined || otherThan(sentence, than) === null) return false;
      const sign = /\bbefore\b/.test(textOf(sentence, from, to)) ? -1 : 1;
      sentence.claim({ says: 'more', of: 'start', than, sign, by: null, decimals: 0 }, from, to);
      return true;
    },
  ),
  rule(
    `(?:the )?(?:earliest|latest|first|last)(?: (?:start|starts|starting time|start time|starting|class|course|one|starter|beginning))*(?: (?:of the day|in the day))?${THESE}(?: to (?:start|begin|meet))? (?:is|belongs to|goes to|would be)(?: (?:that of|the one of|the start of))? C(?: 's)?`,
    (sentence, from, to) => {
      const words = textOf(sentence, from, to);
      if (!/\b(?:start\w*|begin\w*|earliest|latest)\b/.test(words)) return false;
      return extreme(sentence, codesIn(sentence, from, to).at(-1), [from, to]);
    },
  ),
  rule(
    `(?:(?:starts?|begins?|meets?) (?:the )?(?:earliest|latest)|(?:is |are )?(?:the )?(?:earliest|latest|first|last) to (?:start|begin|meet)|has the (?:earliest|latest) start(?:ing time| time)?)(?: (?:in|of) the day)?${THESE}`,
    (sentence, from, to) =>
      sentence.subjects.length === 1 && extreme(sentence, sentence.subjects[0], [from, to]),
  ),
  rule(
    `(?:(?:which|that|this) )?(?:leaves?|leaving|gives?|giving)(?: (?:you|a|with|just|only|about|exactly|of))* (?:N(?: -)? (?:minutes?|mins?|hours?)|an hour)(?: (?:break|gap|pause|window))?(?: (?:in between|between (?:them|the two|classes|the two classes)|to (?:get|walk|go) (?:from one to the other|there|across(?: campus)?|between them|over)|of (?:free time|breathing room|break)|free))*(?= (?:[.,;)]|$))`,
    (sentence, from, to) => {
      const words = textOf(sentence, from, to);
      const [number] = sentence.kind('number', from, to);
      if (new Set([...sentence.courses, ...sentence.subjects]).size !== 2 || sentence.denial !== null)
        return false;
      if (!/\b(?:between|break|gap|pause|window|there|across|over)\b/.test(words)) return false;
      const value = number?.value ?? 1;
      const minutes = /\bhours?\b/.test(words) ? value * 60 : value;
      const bound = /\babout\b/.test(words) ? 'about' : 'exactly';
      sentence.claim({ says: 'pause', minutes, bound }, from, to);
      return true;
    },
  ),
  rule(
    `(?:there (?:is|are) )?(?:a )?N(?: -)? (?:minutes?|mins?|hours?)(?: (?:break|gap|pause|window))?(?: (?:lie|lies|pass|passes|is|are))? between (?:the end of )?C(?: 's end| ends| ending)? and (?:the (?:start|beginning) of )?C(?: 's (?:start|beginning)| starts| starting)?`,
    (sentence, from, to) => {
      const [number] = sentence.kind('number', from, to);
      if (!number || sentence.courses.length !== 2) return false;
      const minutes = /\bhours?\b/.test(textOf(sentence, from, to)) ? number.value * 60 : number.value;
      sentence.claim({ says: 'pause', minutes, bound: sentence.takeBound() }, from, to);
      return true;
    },
  ),
  // Sections of one course.
  rule(
    `${SECTION} (?:starts?|begins?|meets?|is held|runs?|is)(?: (?:[a-z]+ )?(?:minutes|hours?))? (?:earlier|later)(?: (?:in the day|on the (?:same )?day|each day))? than ${SECTION}(?: does)?`,
    (sentence, from, to) => {
      const [one, other] = sectionNames(sentence, from, to);
      if (one === undefined || other === undefined || sentence.subjects.length !== 1) return false;
      const sign = /\bearlier\b/.test(textOf(sentence, from, to)) ? -1 : 1;
      sentence.claim({ says: 'section order', names: [one, other], sign }, from, to, { section: null });
      return true;
    },
  ),
  rule(
    `(?:sections |recitations |lectures |labs |discussions )?${SECTION} and ${SECTION} (?:both )?(?:start|begin) (?:at the same (?:time|hour)|together|simultaneously)`,
    (sentence, from, to) => {
      const [one, other] = sectionNames(sentence, from, to);
      if (one === undefined || other === undefined || sentence.subjects.length !== 1) return false;
      sentence.claim({ says: 'section order', names: [one, other], sign: 0 }, from, to, { section: null });
      return true;
    },
  ),
  // Terms.
  rule(
    `(?:(?:is|are|appears?|listed|offered|given|taught|runs?|shows? up|comes? (?:up|around)|in|the|catalogue|catalog|schedule|this|academic|year) )*twice(?: (?:this|in the|a|per) (?:academic )?year)?(?: in the (?:catalogue|catalog|schedule))?(?: ,| :| —|\\( )? ?once(?: in)?(?: the)? T(?: ,)? and (?:then )?(?:once|again|once more|a second time)(?: again)?(?: in)?(?: the)? T`,
    (sentence, from, to) => {
      for (const { season, year } of termsIn(sentence, from, to))
        sentence.claim({ says: 'term', season, year, only: false }, from, to);
      return true;
    },
  ),
  rule(
    `(?:is |are )?(?:not )?on the T (?:schedule|list|timetable|catalogue|catalog|roster|calendar|programme|menu)`,
    (sentence, from, to) => {
      const isDenied = sentence.takeDenial() !== /\bnot\b/.test(textOf(sentence, from, to));
      for (const { season, year } of termsIn(sentence, from, to))
        sentence.claim({ says: 'term', season, year, only: false }, from, to, { isDenied });
      return true;
    },
  ),
  rule(
    `(?:you )?(?:will|can|could|may|would)(?: (?:only|still|also))* (?:find|see|catch|get|take|have) (?:it|C)(?: (?:again|only))? in(?: the)? T(?: instead)?(?! (?:or|and)(?: in| during| the)* T)`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      if (about !== undefined) sentence.subjects = [about];
      if (sentence.denial !== null || /\bonly\b/.test(textOf(sentence, from, to))) return false;
      for (const { season, year } of termsIn(sentence, from, to))
        sentence.claim({ says: 'term', season, year, only: false }, from, to);
      return true;
    },
  ),
  rule(
    `(?:but |, )?instead(?= (?:[.,;)]|$))`,
    ({ claims }) => claims.some(({ isDenied }) => isDenied) && claims.some(({ isDenied }) => !isDenied),
  ),
  rule(
    `one(?: of them)? (?:(?:is|runs?|meets|comes|falls|only|offered|given|held|taught|available) )+(?:in|during)(?: the)? T(?: ,| ;| and| but| while)* (?:and )?the other(?: one)?(?: (?:is|runs?|meets|comes|falls|only|offered|given|held|taught|available))*(?: (?:in|during))?(?: the)? T`,
    (sentence, from, to) => {
      const [one, other] = termsIn(sentence, from, to);
      const codes = sentence.courses.length > 0 ? sentence.courses : sentence.spokenOf;
      if (!one || !other || new Set(codes).size !== 2 || sentence.denial !== null) return false;
      // Replaces the claim that they do not clash: no term has both, which the timetable does not show.
      sentence.claims.splice(
        0,
        sentence.claims.length,
        ...sentence.claims.filter(({ says, isDenied }) => says !== 'clash' || !isDenied),
      );
      sentence.claim({ says: 'apart', inTerms: [one, other] }, from, to, { subjects: codes });
      return true;
    },
  ),
  rule(
    `(?:are|is|run|runs|get) (?:(?:both|only|also) )*(?:offered|given|taught|scheduled|run|held)? ?in (?:the (?:very |exact )?same|different|separate|two different) (?:terms?|semesters?)`,
    (sentence, from, to) => {
      const words = textOf(sentence, from, to);
      if (new Set(sentence.subjects).size !== 2) return false;
      const isDenied = sentence.takeDenial() === /\bsame\b/.test(words);
      sentence.claim({ says: 'same', of: 'term' }, from, to, { isDenied });
      return true;
    },
  ),
  // "When it ran in T" limits the rest of the sentence to that term.
  rule(
    `(?:back )?when (?:it|C) (?:was )?(?:last )?(?:ran|run|given|taught|offered|met) in(?: the)? T`,
    (sentence, from, to) => {
      const [term] = sentence.kind('term', from, to);
      const [about] = codesIn(sentence, from, to);
      if (!term) return false;
      if (about !== undefined) sentence.subjects = [about];
      sentence.terms.push({ token: from, terms: term.terms, isClaim: false });
      return true;
    },
  ),
  // Meetings.
  rule(
    `you(?: (?:only|just|really|will|would))* (?:need|have|get) to (?:show up|turn up|come(?: in| to class)?|be (?:there|in class|on campus|in the room)|attend(?: class)?|go(?: to class)?|appear)(?= )`,
    () => true,
  ),
  rule(
    `you (?:(?:will|would|do) )?not (?:need|have to set|need to set|be needing)(?: (?:an|your|any))? alarm(?: clock)?(?: (?:for|to make|to get to) (?:C|it))?(?: ,)?`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      if (about !== undefined) sentence.subjects = [about];
      return /\bK\b|\bnoon\b|\bafternoon\b|\bevening\b/.test(sentence.line);
    },
  ),
  rule(
    `(?:reach(?:es)?|makes? it to|gets? to|hits?) (?:a |an )?(?:rating|score|average|mean|workload|load|total) of(?= N)`,
    (sentence, from, to) => {
      sentence.bound = 'at least';
      sentence.pending = /\b(?:workload|load)\b/.test(textOf(sentence, from, to)) ? 'workload' : 'rating';
    },
  ),
  rule(`no longer than(?= N(?: -)? (?:minutes?|mins?))`, (sentence) => {
    sentence.bound = 'at most';
  }),
  rule(
    `(?:give|gave|gives|award(?:ed|s)?|hand(?:ed|s)?|grant(?:ed|s)?) (?:C|it)(?: (?:an?|its|the))?(?: (?:perfect|flawless|solid|strong|respectable|modest|mediocre|middling|mere|glowing|whopping|generous|average|overall|mean|rating|score|of|stellar|full|decent|good|high|low|poor|weak|excellent|outstanding|near - perfect|so - so|lukewarm|healthy))* N(?= (?:[.!,;)]|out of|for|overall|on average|in|and|while|but|$|stars?|points?|\\/|of))(?: (?:out of|\\/|of) N)?`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      const [number, scale] = sentence.kind('number', from, to);
      if (!number || number.value > 5 || (scale && scale.value !== 5)) return false;
      if (sentence.denial !== null || number.decimals === 0) return false;
      if (about !== undefined) sentence.subjects = [about];
      figure(sentence, 'rating', from, to);
      const { value } = number;
      const words = textOf(sentence, from, to);
      const isFitting =
        (!/\b(?:perfect|flawless|full)\b/.test(words.replace('near - perfect', '')) || value === 5) &&
        (!/\b(?:solid|strong|respectable|glowing|generous|stellar|decent|good|high|excellent|outstanding|healthy|near - perfect)\b/.test(
          words,
        ) ||
          value >= 4) &&
        (!/\b(?:modest|mediocre|middling|mere|low|poor|weak|so - so|lukewarm)\b/.test(words) || value < 4);
      if (!isFitting) sentence.unclaimed.add(from);
      return true;
    },
  ),
];
