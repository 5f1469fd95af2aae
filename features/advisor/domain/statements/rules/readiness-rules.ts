import { codesIn, OBJECTS, PREREQS, textOf } from './rule-parts.ts';
import { type Rule, rule, type Sentence } from '../sentence.ts';

/** Verbs for having a prerequisite: "you must first have taken". */
const DONE =
  '(?:you|students?|one|will|would|must|should|need|needs|have|has|had|having|to|first|already|taken|take|completed?|finished?|passed|done|got|be|required|either|both|of|the|a|an|courses?|classes|following|these|those|things?|prior|earlier|through|credit|for|with|N|:|,)';
const FIRST =
  '(?:(?:,? ?(?:first|beforehand|before (?:it|this|that)|under your belt|behind you|out of the way|in advance|as (?:a |its |the )?(?:prerequisites?|prereqs?)))*)';
const ENTERING =
  '(?:taking|starting|enrolling in|enrol in|enroll in|registering for|register for|signing up for|sign up for|take|start|get into|getting into|join|attempt|attempting|you (?:take|start|can take|can start|enroll in|sign up for|register for))';

const named = (sentence: Sentence, before: number): string[] => [
  ...new Set(sentence.kind('course', 0, before).map(({ code }) => code)),
];

const needs = (
  sentence: Sentence,
  [from, to]: readonly [number, number],
  about: string | undefined,
  codes: readonly string[],
  strength: 'needed' | 'recommended' | 'named' = 'needed',
): boolean => {
  if (about === undefined || codes.length === 0 || codes.includes(about) || sentence.denial !== null)
    return false;
  const words = textOf(sentence, from, to);
  // "Three things: A and B": the number must equal the courses named.
  const counts = sentence.kind('number', from, to).map(({ value }) => value);
  if (counts.some((value) => value !== codes.length)) return false;
  const isOfOne = /\bor\b|\bone of\b/.test(words);
  // "One of A or B as well as C" mixes alternatives and a further requirement.
  if (isOfOne && codes.length > 2 && /C (?:and|as well as|plus|&) (?:C|either|one)/.test(words)) return false;
  const joint = isOfOne ? 'or' : 'and';
  sentence.claim({ says: 'needs', codes, joint, strength }, from, to, { about });
  sentence.subjects = [about];
  return true;
};

/** The first course needs the others; if turned round, the last one does. */
const chain =
  (isLast: boolean, strength: 'needed' | 'recommended' | 'named' = 'needed'): Rule['read'] =>
  (sentence, from, to) => {
    const codes = [...new Set(codesIn(sentence, from, to))];
    const about = isLast ? codes.at(-1) : codes[0];
    return needs(sentence, [from, to], about, isLast ? codes.slice(0, -1) : codes.slice(1), strength);
  };

/** Rules for prerequisites and recommendations whose words stand apart: "to take A you must have had B". */
export const READINESS_RULES: readonly Rule[] = [
  // "A is listed under the prerequisites of B", "the prerequisites of B name A".
  rule(
    `C (?:is|has been|gets) (?:(?:also|only|explicitly) )?(?:mentioned|named|listed|given|cited|included|found|noted) (?:as (?:a|one|one of the)|among(?: the)?|in(?: the)?|under(?: the)?) ${PREREQS} (?:of|for|to) C(?= (?:[.,;)]|$))`,
    (sentence, from, to) => {
      const [code = '', about] = codesIn(sentence, from, to);
      return needs(sentence, [from, to], about, [code], 'named');
    },
  ),
  rule(
    `(?:lists?|names?|mentions?|puts|gives|includes) C (?:under|among|in|as one of|as)(?: (?:the|a))? ${PREREQS} (?:of|for|to) C(?= (?:[.,;)]|$))`,
    (sentence, from, to) => {
      const [code = '', about] = codesIn(sentence, from, to);
      return needs(sentence, [from, to], about, [code], 'named');
    },
  ),
  rule(
    `(?:(?:one|a) (?:course|class) )?(?:that |which )?the ${PREREQS} (?:of|for) C (?:names?|mentions?|lists?|includes?)(?: (?:is|are))? C(?= (?:[.,;)]|$))`,
    (sentence, from, to) => {
      const [about, code = ''] = codesIn(sentence, from, to);
      return needs(sentence, [from, to], about, [code], 'named');
    },
  ),
  rule(
    `among the ${PREREQS} (?:of|for) C(?: ,)? (?:you (?:will|can|would) (?:find|see)|is|are) C(?= (?:[.,;)]|$))`,
    (sentence, from, to) => {
      const [about, code = ''] = codesIn(sentence, from, to);
      return needs(sentence, [from, to], about, [code], 'named');
    },
  ),
  rule(
    `before(?: you)? (?:sign up for|take|taking|enroll in|register for|start|choose|join) C(?: ,)?(?: note that| you should know that)? C (?:is|has been) (?:named|listed|mentioned|given) (?:among|in) (?:its|the) ${PREREQS}(?= (?:[.,;)]|$))`,
    (sentence, from, to) => {
      const [about, code = ''] = codesIn(sentence, from, to);
      return needs(sentence, [from, to], about, [code], 'named');
    },
  ),
  rule(
    `(?:has|have|lists?|states?|comes with|with) ${PREREQS} ,? ?(?:among (?:them|which|these)|including|one of (?:them|which)(?: is| being)?) C(?= (?:[.,;)]|$))`,
    (sentence, from, to) => {
      const [about] = sentence.subjects;
      return (
        sentence.subjects.length === 1 &&
        needs(sentence, [from, to], about, codesIn(sentence, from, to), 'named')
      );
    },
  ),
  rule(
    `(?:gives?|states?|lists?|names?|shows?) (?:some |certain )?${PREREQS} for C(?= (?:[.,;)]|$))`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      if (about === undefined || sentence.denial !== null) return false;
      sentence.subjects = [about];
      sentence.claim({ says: 'no prerequisites', of: 'stated' }, from, to, { about, isDenied: true });
      return true;
    },
  ),
  rule(
    `(?:both|all|each)(?: of (?:which|them|these))? (?:list|lists|name|names|require|requires|ask for|asks for|need|needs|mention|mentions|want|wants) it(?: (?:as|among|in) (?:a |an |the |their |its )?${PREREQS})?`,
    (sentence, from, to) => {
      const [needed, ...others] = named(sentence, from);
      if (needed === undefined || others.length < 2 || sentence.denial !== null) return false;
      for (const about of others)
        sentence.claim({ says: 'needs', codes: [needed], joint: 'and', strength: 'named' }, from, to, {
          about,
        });
      return true;
    },
  ),
  rule(
    `(?:which |it )?(?:list|lists|name|names|mention|mentions) it as (?:a |an |the |its )?${PREREQS}`,
    (sentence, from, to) => {
      const codes = named(sentence, from);
      const about = codes.at(-1);
      const needed = codes.length === 2 ? codes.slice(0, 1) : [];
      return needs(sentence, [from, to], about, needed, 'named');
    },
  ),
  rule(
    `(?:before|prior to|to)(?: ${ENTERING})? C ,? ?(?:${DONE} ){1,12}${OBJECTS}${FIRST}(?= (?:[.,;:)(—]|-|and|but|though|so|or|first|$)|$)`,
    (sentence, from, to) => {
      const words = textOf(sentence, from, to);
      return /\b(?:must|should|need|needs|have|has|required|taken|completed?|finished)\b/.test(words)
        ? chain(false)(sentence, from, to)
        : false;
    },
  ),
  rule(
    `C (?:can|may) (?:only )?be (?:taken|started|attempted) (?:after|once you have (?:taken|completed|finished|passed|done)|following)(?: (?:either|both|taking|completing))* ${OBJECTS}`,
    chain(false),
  ),
  rule(
    `(?:wants|asks for|asks|needs|requires|demands|expects|calls for|builds on|assumes|presupposes|rests on|depends on)(?: (?:${DONE}|from|background|knowledge|material)){1,12} ${OBJECTS}${FIRST}`,
    (sentence, from, to) => {
      const codes = [...new Set(codesIn(sentence, from, to))];
      const [about, ...others] = sentence.subjects;
      return others.length === 0 && needs(sentence, [from, to], about, codes);
    },
  ),
  rule(
    `(?:you |students |one )?(?:${DONE} ){0,12}${OBJECTS} (?:under your belt|behind you|out of the way|completed|done|finished) (?:before|prior to)(?: ${ENTERING})? C`,
    chain(true),
  ),
  rule(
    `(?:having|with) ${OBJECTS} (?:under your belt|behind you|out of the way|completed|done) (?:is )?(?:what )?(?:gets|lets|allows|makes) (?:you )?(?:into|start|take|move on to|eligible for|qualify for) C`,
    chain(true),
  ),
  rule(
    `${OBJECTS} (?:is|are) (?:also )?(?:among|one of) the (?:courses|classes|${PREREQS})(?: (?:that|which))? C (?:names?|lists?|states?|gives?|mentions?|has)(?: (?:as|in|among)(?: (?:a|its|the))* ${PREREQS})?`,
    chain(true, 'named'),
  ),
  rule(
    `C (?:names?|mentions?|lists?|includes?) ${OBJECTS} (?:in|among|amongst) (?:its|the) ${PREREQS}`,
    chain(false, 'named'),
  ),
  rule(
    `(?:neither C(?: ,)?(?: nor| or) C) (?:has|have|lists?|states?|names?|asks? for|requires?|comes with|carries)(?: (?:a|an|any|formal|stated|official|listed|particular))* ${PREREQS}`,
    (sentence, from, to) => {
      const subjects = [...new Set(codesIn(sentence, from, to))];
      if (subjects.length !== 2 || sentence.denial !== null) return false;
      sentence.claim({ says: 'no prerequisites', of: 'stated' }, from, to, { subjects, isDenied: false });
      sentence.subjects = subjects;
      return true;
    },
  ),
  rule(
    `(?:you |students |one )?(?:can|may|could) (?:only )?(?:take|enroll in|enrol in|do|start|join|get into|sign up for|register for) C (?:only )?(?:if|once|after|when|provided|as long as)(?: ${DONE}){0,12} ${OBJECTS}${FIRST}`,
    chain(false),
  ),
  rule(
    `(?:taking|having|completing|finishing|passing|having taken|having completed) ${OBJECTS}(?: first)? is (?:a must|required|necessary|essential|mandatory|needed|obligatory|compulsory)(?: (?:if you want|in order|before|for|to|you can|you))*(?: ${ENTERING}| do)? C`,
    chain(true),
  ),
  rule(
    `C is (?:only )?(?:for|open to|meant for|aimed at|intended for|reserved for|open only to)(?: (?:those|students|people|anyone|everyone|only|the ones))*(?: who)? (?:${DONE} ){1,12}${OBJECTS}${FIRST}`,
    (sentence, from, to) =>
      /\b(?:have|had|taken|completed?|finished|passed|done)\b/.test(textOf(sentence, from, to)) &&
      chain(false)(sentence, from, to) !== false,
  ),
  rule(
    `not (?:list|state|name|mention|give|specify) (?:anything|any (?:courses?|class|classes|prerequisites?))(?: (?:that )?(?:you|students|one) (?:would |will )?(?:have to|need to|must|should) (?:have )?(?:take|taken|do|done|complete|completed))?(?: (?:beforehand|first|before it|in advance|before that))?(?= (?:[.,;)]|and|so|but)|$)`,
    (sentence, from, to) => {
      if (sentence.denial !== null) return false;
      sentence.claim({ says: 'no prerequisites', of: 'stated' }, from, to, { isDenied: false });
      return true;
    },
  ),
  // Recommendations.
  rule(
    `(?:while|though|although) (?:it is )?not (?:(?:strictly|formally|actually|technically) )?(?:required|mandatory|a requirement|necessary|compulsory|obligatory)(?: ,)?|(?:,|—|-|;) ?(?:but|though|although) (?:it|that|this) is (?:not (?:(?:strictly|formally|a|an) )*(?:required|mandatory|requirement|necessary|compulsory|obligatory|must)|only (?:a recommendation|recommended|advice|a suggestion))`,
    (sentence) =>
      /\b(?:recommend\w*|suggest\w*|advis\w*|help\w*|useful)\b/.test(sentence.line) &&
      sentence.courses.length === 2,
  ),
  rule(
    `(?:the (?:catalogue|catalog|record|listing) )?(?:recommends?|suggests?|advises)(?: (?:that|you|students|having|have|taking|take|taken|completing|completed|to|first))* ${OBJECTS} (?:before|prior to|ahead of|in advance of|as (?:preparation|background|prep) for)(?: ${ENTERING})? C`,
    chain(true, 'recommended'),
  ),
  rule(
    `${OBJECTS} (?:is|are|comes?)(?: (?:also|only|strongly|highly))* (?:recommended|suggested|advised|useful|helpful|good preparation)(?: (?:preparation|background))? (?:before|prior to|for|ahead of|as (?:preparation|background|prep) for)(?: ${ENTERING})? C`,
    chain(true, 'recommended'),
  ),
  rule(
    `(?:it (?:would|will|may|can) (?:also )?(?:help|be (?:useful|helpful|good|wise|a good idea))|it helps) to have (?:taken|had|done|completed|finished) ${OBJECTS} (?:before|prior to|ahead of)(?: ${ENTERING})? C`,
    chain(true, 'recommended'),
  ),
  rule(`as (?:(?:a|useful|helpful|good|prior) )*(?:background|preparation|prep|groundwork)`, (sentence) =>
    sentence.claims.some((claim) => claim.says === 'needs' && claim.strength === 'recommended'),
  ),
];
