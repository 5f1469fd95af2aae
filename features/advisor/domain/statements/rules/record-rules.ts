import type { Figure } from '../claim.ts';
import { KINDS } from '../words/vocabulary.ts';
import { type Rule, rule } from '../sentence.ts';

import type { Token } from '../words/token.ts';
import { codesIn } from './rule-parts.ts';

const PREREQS = '(?:pre - requisites?|prerequisites?|prereqs?|pre - reqs?|prerequisite courses?)';
const KIND = [...KINDS.keys()].join('|');
const FORMAL =
  '(?: (?:formal|stated|listed|official|specific|particular|required|strict|explicit|real|hard|firm|enforced|mandatory|binding|any|course|other))*';
const OBJECTS = String.raw`C(?:(?: ,)?(?: and| or| \/| &| ,| plus| as well as)+ C)*`;

const HAS_ONE = new RegExp(`^(?:has|have|lists?|states?|with) (?:a|an|one) (?:[a-z]+ )?${PREREQS} of C`);

const jointOf = (tokens: readonly Token[]): 'and' | 'or' =>
  tokens.some(({ text }) => text === 'or' || text === '/') ? 'or' : 'and';

/** The subject needs, or recommends, these courses first. */
const needs =
  (strength: 'needed' | 'recommended'): Rule['read'] =>
  (sentence, from, to) => {
    const objects = codesIn(sentence, from, to);
    const joint = jointOf(sentence.tokens.slice(from, to));
    if (sentence.subjects.length !== 1 || objects.some((code) => sentence.subjects.includes(code)))
      return false;
    sentence.claim({ says: 'needs', codes: objects, joint, strength }, from, to);
    return true;
  };

/** The first course is needed before the last one. */
const neededFor =
  (isTurned = false): Rule['read'] =>
  (sentence, from, to) => {
    const codes = codesIn(sentence, from, to);
    const about = isTurned ? codes[0] : codes.at(-1);
    const objects = isTurned ? codes.slice(1) : codes.slice(0, -1);
    if (about === undefined || objects.length === 0 || objects.includes(about)) return false;
    const joint = jointOf(sentence.tokens.slice(from, to));
    sentence.claim({ says: 'needs', codes: objects, joint, strength: 'needed' }, from, to, { about });
    sentence.subjects = [about];
    return true;
  };

const noPrerequisites =
  (isStated: (words: string) => boolean): Rule['read'] =>
  (sentence, from, to) => {
    const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
    const before = sentence.line.slice(0, sentence.offsets[from]);
    const of =
      isStated(words) || /\b(?:states?|lists?|gives?|names?|mentions?|shows?) $/.test(before)
        ? 'stated'
        : 'needed';
    sentence.claim({ says: 'no prerequisites', of }, from, to);
  };
const saysStated = (words: string): boolean =>
  /\b(?:stated|listed|states?|lists?|names?|given|mention|specify|formal|hard|official|explicit)\b/.test(
    words,
  );

const FIGURE_NAMES: readonly (readonly [RegExp, Figure])[] = [
  [/rat|score/, 'rating'],
  [/workload|hours/, 'workload'],
  [/unit|credit/, 'units'],
  [/enrol|students/, 'enrollment'],
  [/cap|limit/, 'cap'],
];
const FIGURE_NAME =
  '(?:(?:student|weekly|mean|average|official|formal|course|overall) )*(?:ratings?|workload(?: figures?)?|units?|credits?|enroll?ment(?: (?:cap|limit|figures?))?|cap|capacity|limit|hours|scores?)';
const unknown: Rule['read'] = (sentence, from, to) => {
  const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
  const of = /cap|limit/.test(words) ? 'cap' : FIGURE_NAMES.find(([pattern]) => pattern.test(words))?.[1];
  if (of === undefined) return false;
  sentence.claim({ says: 'unknown', of }, from, to);
  return true;
};

const NOT_KNOWN =
  '(?:not|un)(?: -)? ?(?:yet )?(?:been )?(?:known|stated|available|given|listed|reported|recorded|published)|unknown|unavailable|unlisted|unstated';
const ROOM = 'seats?|places?|spots?|room|space|openings?|slots?';

/** Rules for a record's other fields: prerequisites, places, terms, other codes. */
export const RECORD_RULES: readonly Rule[] = [
  rule(
    `(?:has|have|with|is|there is|there are|offers?) (?:room|space|seats|places|spots) for(?= (?:(?:up to|at most|only|just|about|at least) )?N (?:students?|people|undergraduates|participants)(?! more))`,
    (sentence) => {
      sentence.pending = 'cap';
    },
  ),
  rule(
    `(?:is |are )?${PREREQS} - free`,
    noPrerequisites(() => false),
  ),
  rule(
    `the (?:only|sole|single|one) (?:instructor|professor|teacher|lecturer|person|one)(?: (?:listed|named|given|teaching|who teaches|in charge of|on record|behind|responsible for))*`,
    (sentence, from, to) => {
      const isBefore = sentence.tokens
        .slice(0, from)
        .findLastIndex((token) => token.kind === 'phrase' || token.kind === 'name');
      const last = sentence.claims.findLast(({ says }) => says === 'person');
      if (last?.says === 'person' && isBefore >= 0) {
        last.only = true;
        return true;
      }
      if (sentence.tokens.slice(to, to + 4).every(({ text }) => text !== 'P' && text !== 'U')) return false;
      sentence.only = from;
      return true;
    },
  ),
  rule(
    `(?:taught|led|given|run) by (?:(?:one and )?the same|one) (?:person|instructor|professor|teacher|lecturer)|(?:share|have|has) (?:the same|one) (?:person|instructor|professor|teacher|lecturer)`,
    (sentence, from, to) => {
      if (sentence.subjects.length < 2) return false;
      sentence.claim({ says: 'same', of: 'instructor' }, from, to);
      return true;
    },
  ),
  rule(
    `(?:has|have|lists?|states?|carries|comes with|there (?:is|are)|with|sets?)(?: (?:a|an|any|some|one|at least one|its|own|formal|stated|listed|certain))* ${PREREQS}(?: (?:listed|stated|in the (?:catalogue|catalog|record)|to (?:meet|satisfy|fulfil|fulfill)|attached))*(?= (?:[.,;)—]|and|but|so|$))|(?:has|have) ${PREREQS}`,
    (sentence, from, to) => {
      const isDenied = !sentence.takeDenial();
      sentence.claim({ says: 'no prerequisites', of: 'needed' }, from, to, { isDenied });
    },
  ),
  rule(
    `not (?:need|require|have to have|have to take)(?: (?:to|have|taken|done|take))*(?: (?:anything|any (?:earlier |prior |previous |other )?(?:courses?|coursework|background|preparation|experience|class|classes)))(?: (?:before|first|beforehand|before (?:taking|starting|it|that)|in advance|for|to take))*|(?:without|with no|no)(?: any)? (?:prior|previous|earlier)(?: (?:course ?work|courses?|background|experience|knowledge|study|classes))(?: (?:is |are )?(?:required|needed|necessary|asked for|assumed|expected))?|nothing (?:is )?(?:required|needed|asked for) (?:beforehand|first|before(?: (?:it|that))?)|(?:requires|asks for|needs|wants) nothing(?: (?:beforehand|first|in advance|before it))?`,
    (sentence, from, to) => sentence.claim({ says: 'no prerequisites', of: 'needed' }, from, to),
  ),
  // Phrases, common in advisors' replies, about what the catalogue lacks.
  rule(`no student has (?:rated it|reported hours)|which is not the same as needing nothing`, () => true),
  rule(`(?:or another|one) of N sections`, (sentence, from, to) => {
    const [number] = sentence.kind('number', from, to);
    if (!number) return false;
    const { value } = number;
    sentence.claim(
      { says: 'figure', of: 'sections', value, until: value, decimals: 0, bound: 'exactly' },
      from,
      to,
    );
    return true;
  }),
  rule(
    `no (?:recommended|suggested|advised)(?: (?:preparation|prep|background|courses?))*(?: (?:is|are|on|in|file|record|stated|listed|given|at|all|the|catalogue))*|no (?:preparation|prep|background|courses?) (?:is|are) (?:recommended|suggested)|nothing is (?:recommended|suggested)(?: (?:beforehand|first))?`,
    (sentence, from, to) => sentence.claim({ says: 'no prerequisites', of: 'recommended' }, from, to),
  ),
  rule(
    `(?:nobody|no one|no (?:instructors?|teachers?|professors?|lecturers?))(?: (?:is|are|has been|have been))?(?: yet)?(?: (?:named|listed|stated|given|assigned|announced|known))(?: yet)?(?: as (?:the|its) (?:teacher|instructor|professor))?`,
    (sentence, from, to) => sentence.claim({ says: 'untaught' }, from, to),
  ),
  rule(
    `(?:every|each) (?:seat|place|spot) is (?:taken|filled|gone|occupied)|all (?:the )?(?:seats|places|spots) (?:are|have been) (?:taken|filled|gone)|not a single (?:seat|place|spot)(?: (?:remains|is left|left|is free|free))?|no (?:seat|place|spot)s? (?:remains?|to be had)`,
    (sentence, from, to) => sentence.claim({ says: 'full' }, from, to),
  ),
  rule(
    `(?:shows?|has|have|with|there (?:is|are))?(?: still)?(?: (?:some|several|plenty of|a few|enough|lots of|open|free))* ?(?:room|space|seats|places|spots|openings)(?: (?:to spare|left over|going spare|available|open|free))+|(?:still )?(?:shows?|has) (?:some |plenty of )?(?:room|space|openings)|(?:has|have)(?: still)? (?:several|some|plenty of|a few) (?:open|free|available|empty|vacant) (?:seats|places|spots)`,
    (sentence, from, to) => {
      if (sentence.kind('number', from - 1, from).length > 0) return false;
      sentence.claim({ says: 'full' }, from, to, { isDenied: !sentence.takeDenial() });
      return true;
    },
  ),
  rule(`the next time`, (sentence) => /\b(?:offered|given|taught|runs|available)\b/.test(sentence.line)),
  rule(`since(?! T)`, (sentence) => sentence.endClause()),
  rule(`not yet(?= (?:[-—:,.;]))`, (_, from) => from === 0),
  rule(
    `if (?:you|one|somebody|students?)(?: (?:are|have|would|like|going|planning|thinking|decide|want|choose|plan|hope|intend|of|to))* (?:taking|sign up for|take|choose|pick|enroll in|go for|register for|opt for|attend|have)(?= C)`,
    () => true,
  ),
  rule(`between(?= C (?:and|&) C)`, (sentence) =>
    /\b(?:better|higher|lighter|heavier|harder|easier|more|less|lower|worse|gap|difference|bigger|smaller)\b/.test(
      sentence.line,
    ),
  ),
  // "The following spring it moves to 3:00 PM": a time of a term that is not named by its year.
  rule(`(?:it )?(?:moves?|shifts?|switches|changes|goes) (?:over )?to K`, (sentence, from, to) => {
    if (sentence.tokens.filter(({ kind }) => kind === 'term').length > 1) return false;
    sentence.setElsewhere(from, to);
    return true;
  }),
  rule(
    `(?:it )?(?:moves?|shifts?|switches|goes|went|changes|changed|moved)(?: (?:over|back))? (?:from|to)`,
    (sentence) => sentence.tokens.filter(({ kind }) => kind === 'term').length > 1,
  ),
  rule(
    `(?:recommended|suggested)(?: (?:preparation|prep|background|beforehand|courses?))*`,
    (sentence, _, to) => {
      if (sentence.tokens.slice(to).every(({ kind }) => kind !== 'quote')) return false;
      sentence.quotes = 'recommended';
      return true;
    },
  ),
  rule(`meets? (?:together |jointly )?with C`, (sentence, from, to) => {
    const [other] = codesIn(sentence, from, to);
    if (other === undefined || sentence.subjects.includes(other)) return false;
    sentence.claim({ says: 'meets with', code: other }, from, to);
    return true;
  }),
  rule(
    `${OBJECTS} (?:is|are) (?:also |only )?(?:recommended|suggested|advised)(?: ,? ?(?:but )?not (?:required|needed|necessary|mandatory) ,?)? (?:for|before|ahead of) C(?: ,? ?(?:but|though|although) (?:it is )?not (?:required|needed|necessary|mandatory))?`,
    (sentence, from, to) => {
      const codes = codesIn(sentence, from, to);
      const about = codes.at(-1);
      if (about === undefined || codes.slice(0, -1).includes(about)) return false;
      const joint = jointOf(sentence.tokens.slice(from, to));
      sentence.claim({ says: 'needs', codes: codes.slice(0, -1), joint, strength: 'recommended' }, from, to, {
        about,
      });
      sentence.subjects = [about];
      return true;
    },
  ),
  rule(`counted over its(?: N)? (?:${KIND})|counted over (?:its )?lectures?`, () => true),
  rule(`so (?:it is )?(?:not )?full`, (sentence, from, to) => {
    const isDenied = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]).includes('not');
    sentence.claim({ says: 'full' }, from, to, { isDenied });
  }),
  rule(`(?:recommends?|recommended preparation(?: for (?:it|C))?)(?: :)?(?= Q)`, (sentence) => {
    sentence.quotes = 'recommended';
  }),
  rule(`asks? for(?: :)?(?= Q)`, (sentence) => {
    sentence.quotes = 'needed';
  }),
  rule(
    `(?:no|without|zero)${FORMAL} ${PREREQS}(?: (?:are |is |at all |courses )*(?:stated|listed|given|required|needed|whatsoever|at all|in the (?:catalogue|catalog|record)))?`,
    noPrerequisites(saysStated),
  ),
  rule(
    `not (?:have|require|list|state|need|give|name|specify|mention|show)${FORMAL} ${PREREQS}`,
    noPrerequisites(saysStated),
  ),
  rule(
    `${PREREQS}(?: :| are| is)+ (?:none|nothing|not required|not needed)`,
    noPrerequisites(() => false),
  ),
  rule(
    `${PREREQS}(?: :| are| is)+ (?:none (?:stated|listed|given)|not (?:stated|listed|given))`,
    noPrerequisites(() => true),
  ),
  rule(
    `not${FORMAL} (?:yet )?(?:been )?rated(?: yet)?(?! (?:above|below|over|under|higher|lower|as|better|worse|at|highly|well|among|N))|(?:hours|workload|rating|units) (?:are |is )?not (?:yet )?known(?: yet)?|unrated|un - rated|no ${FIGURE_NAME}(?: yet| so far)?(?: (?:is|are|has|been|on|record|file|available|stated|known|given|listed|recorded|published|reported|there|in|the|catalogue))*`,
    unknown,
  ),
  // "Its rating and workload are not known yet" is about each of them.
  rule(
    `${FIGURE_NAME}(?:(?: ,)?(?: and| or| nor| ,)+ (?:its |the )?${FIGURE_NAME})+ (?:(?:is|are|was|were|has|have|both|all|still) )+(?:${NOT_KNOWN})`,
    (sentence, from, to) => {
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      for (const [pattern, of] of FIGURE_NAMES)
        if (pattern.test(words)) sentence.claim({ says: 'unknown', of }, from, to);
    },
  ),
  rule(`${FIGURE_NAME} (?:(?:is|are|was|has|have) )+(?:${NOT_KNOWN})`, unknown),
  rule(
    `not (?:state|list|give|have|report|record|show|know)(?: (?:a|an|any|its|the|how many))* ${FIGURE_NAME}`,
    unknown,
  ),
  rule(
    `not capped|uncapped|(?:no|not (?:see|find|have|state|list|give|show|set)(?: (?:a|an|any))*) (?:enrollment |enrolment )?(?:cap|limit)(?: on (?:enrollment|enrolment|seats))?(?: (?:is|has been|stated|listed|given|set|recorded))*|unlimited (?:enrollment|enrolment|seats)`,
    (sentence, from, to) => {
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      const isOfRecord = /\b(?:see|find|state|stated|list|listed|give|given|show|recorded)\b/.test(words);
      sentence.claim(isOfRecord ? { says: 'unknown', of: 'cap' } : { says: 'none', of: 'cap' }, from, to);
    },
  ),
  rule(
    `no(?: more| open| free| available| remaining)* (?:${ROOM})(?: (?:left|available|open|free|remaining|is|are|for you))*|(?:is |are )?(?:completely |already |entirely |totally |currently )?(?:full(?! (?:title|name|year|credit|time|course|description|term|point|points|unit|units|hour|hours|star|load|week|day|days|list|schedule|semester|range|text|details|marks|professor|-))|fully booked|fully enrolled|filled|filled up|at capacity|closed|maxed out)(?: up)?`,
    (sentence, from, to) => sentence.claim({ says: 'full' }, from, to),
  ),
  rule(
    `still (?:has|have|had)(?: some| any| a few| plenty of| open| free)* (?:${ROOM})(?: (?:left|available|open|free|remaining))?|(?:has|have)(?: some| open| free| plenty of| available)+ (?:${ROOM})(?: (?:left|available|open|free|remaining))?|(?:there (?:are|is) )?(?:still )?(?:${ROOM}) (?:left|remaining)|(?:is|are) (?:still )?(?:open|not full)(?: for (?:enrollment|registration))?|(?:has|have) (?:room|space)`,
    (sentence, from, to) => {
      if (sentence.kind('number', from - 1, from).length > 0) return false;
      sentence.claim({ says: 'full' }, from, to, { isDenied: !sentence.takeDenial() });
      return true;
    },
  ),
  // "Does not state when A meets in fall" limits to a term, and does not claim that the course is given in it.
  rule(
    `not (?:yet )?(?:state|list|give|say|know|tell|show) (?:when|what time|at what time|on what days|where and when) (?:it|C|the (?:class|course)) (?:meets|is held|takes place|runs)`,
    (sentence, from, to) => {
      const about = codesIn(sentence, from, to).at(-1);
      if (about !== undefined) sentence.subjects = [about];
      sentence.claim({ says: 'untimed' }, from, to, { isDenied: false });
      return true;
    },
  ),
  rule(
    `no (?:meeting |class |scheduled |stated |set )*(?:times?|schedule|days)(?: (?:is|are|yet|stated|listed|given|known|set))*|(?:meeting )?(?:times?|schedule|days) (?:(?:is|are|has|have) )+(?:${NOT_KNOWN}|tba|tbd|to be announced)|not (?:state|list|give|say)(?: (?:when|its|any|the))* (?:it meets|meeting times?|times?|schedule|days)`,
    (sentence, from, to) => sentence.claim({ says: 'untimed' }, from, to),
  ),
  // Prerequisites between courses.
  rule(
    `before (?:enrolling in|taking|starting|registering for|signing up for|you (?:take|start)) C ,? ?(?:you |students )?(?:(?:should|must|need to|have to|will need to|are expected to|are required to) )?(?:have )?(?:completed?|taken?|take|finish(?:ed)?|pass(?:ed)?|do|done) ${OBJECTS}`,
    neededFor(true),
  ),
  rule(
    `anyone can (?:walk into|take|join|enroll in) C|(?:with )?no (?:background|prior courses?|earlier courses?|previous courses?|preparation)(?: (?:is|are))? ?(?:asked|needed|required|necessary|assumed|expected)?|(?:without any|no) (?:earlier|prior|previous) (?:courses?|study|background)`,
    (sentence, from, to) => {
      if (/\bno prerequisites?\b/.test(sentence.line)) return true;
      sentence.claim({ says: 'no prerequisites', of: 'needed' }, from, to);
      return true;
    },
  ),
  rule(
    `${OBJECTS}(?: (?:is|are|was|serves?|being|listed|stated|both))*(?: as)?(?: (?:a|an|the|one|required|formal|strict|necessary|stated|listed))* ${PREREQS} (?:for|to|of|before) C`,
    neededFor(),
  ),
  rule(
    `${OBJECTS} (?:is|are) (?:required|needed|necessary) (?:for|before|to take|to get into) C`,
    neededFor(),
  ),
  rule(
    `(?:you )?(?:need|must take|have to take|should take|must have taken|must complete|need to take|need to complete|have to complete|will need|require) ${OBJECTS} (?:before|for|to take|in order to take|to get into|prior to) (?:taking )?C`,
    neededFor(),
  ),
  rule(
    `${OBJECTS} (?:opens|unlocks|leads to|leads into|opens up|opens the door to|is followed by) C`,
    neededFor(),
  ),
  rule(
    `(?:once|after)(?: you)?(?: have| having)? ?(?:taken|taking|completed|completing|finished|finishing|passed|passing|done|with)? ?${OBJECTS} ,? ?(?:you |one |students )?(?:can|could|may|will be able to)(?: then)? (?:take|move on to|go on to|enroll in|continue with) C`,
    neededFor(),
  ),
  rule(
    `the ${PREREQS} (?:for|of|to) C (?:is|are) ${OBJECTS}|${PREREQS} (?:for|of|to) C(?: :| is| are)* ${OBJECTS}`,
    neededFor(true),
  ),
  rule(
    `(?:recommended|suggested)(?: (?:preparation|prep|background|courses?|beforehand|first|prior))*(?: :| is| are| includes)* ${OBJECTS}|(?:recommends?|suggests?)(?: (?:having|taking|taken|that|you|students|take|have|completing))* ${OBJECTS}(?: (?:first|beforehand|as (?:preparation|prep)))?`,
    needs('recommended'),
  ),
  rule(
    `(?:requires?|needs?|asks? for|calls? for|demands?|expects?|has|have|lists?|${PREREQS}|with|states?|must have|builds on|presupposes|assumes)(?: (?:a|an|the|as|its|only|${PREREQS}|:|is|are|of|that|you|have|taken|to|completed|completing|having|complete|passed|take|taking|both|either|students|prior|first|required|=|include|includes|credit for))*(?: :)? ${OBJECTS}(?: (?:first|as (?:a |its |the )?${PREREQS}|beforehand|to be (?:taken|completed)(?: first)?|before (?:it|this|that)))?`,
    (sentence, from, to) => {
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      if (!/requisite|prereq|requir|need|ask|call|demand|expect|must|builds|presuppos|assum/.test(words))
        return false;
      // "The prerequisites of B" are what B needs; "has a prerequisite of B" means that it needs B.
      if (
        /(?:prerequisite|prereq|requisite|req|course)s? (?:of|for|to) C\b/.test(words) &&
        !HAS_ONE.test(words)
      )
        return false;
      // "Only" excludes other prerequisites, which is not compared.
      for (let at = from; at < to; at += 1) if (sentence.word(at) === 'only') sentence.unread.add(at);
      return needs('needed')(sentence, from, to);
    },
  ),
  rule(
    `(?:you |students )?(?:need|must take|have to take|must have taken|should have taken|must have completed|need to have taken|have to have taken|need to take|take) ${OBJECTS} (?:first|beforehand|before (?:it|this|that)(?: one| course)?)`,
    needs('needed'),
  ),
  rule(
    `(?:cross(?: -)? ?listed|crosslisted|double listed|listed|also (?:listed|offered|known|numbered)|same (?:course|class|thing)|the same(?: course| class)?)(?: also)? (?:as|with|under)(?: the code| also)? C`,
    (sentence, from, to) => {
      const other = codesIn(sentence, from, to).at(-1);
      if (other === undefined) return false;
      sentence.claim({ says: 'alias', code: other }, from, to);
      return true;
    },
  ),
  rule(
    `(?:you |your )(?:(?:already|now|have|do|also|all) )*(?:not )?(?:have|had|met|meet|satisfy|satisfied|fulfill|fulfilled|completed|taken|done)?(?: (?:all|of|everything|what|the|its|stated|required|already))* ?${PREREQS}(?: (?:for|of) C)?(?: (?:are|is) (?:not )?(?:met|satisfied|fulfilled))?`,
    (sentence, from, to) => {
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      if (!/\b(?:have|met|meet|satisf|fulfill|completed|taken|done)/.test(words)) return false;
      const about = codesIn(sentence, from, to).at(-1);
      sentence.claim({ says: 'met' }, from, to, {
        isDenied: sentence.takeDenial() || /\bnot\b/.test(words),
        ...(about === undefined ? {} : { about }),
      });
      return true;
    },
  ),
  rule(
    `(?:the |its )?${PREREQS}(?: (?:for|of) C)? (?:are |is |have been )(?:not )?(?:met|satisfied|fulfilled)`,
    (sentence, from, to) => {
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      const about = codesIn(sentence, from, to).at(-1);
      sentence.claim({ says: 'met' }, from, to, {
        isDenied: sentence.takeDenial() || /\bnot\b/.test(words),
        ...(about === undefined ? {} : { about }),
      });
    },
  ),
  rule(
    `counts?(?: also)? (?:towards?|for|in)(?: (?:a|an|the|your|degree|major|concentration|in))* G(?: (?:concentration|major|requirements?|degree|minor))?|(?:fulfills?|fulfils?|satisfies|meets)(?: (?:a|an|the|your))* G (?:requirements?|concentration requirements?)|(?:towards?|for)(?: (?:a|an|the|your|degree|major|concentration|in))* G (?:concentration|major|requirements?|degree|minor)`,
    (sentence, from, to) => {
      const [programme] = sentence.kind('phrase', from, to).filter(({ of }) => of === 'programme');
      if (!programme) return false;
      sentence.claim({ says: 'counts', programme: programme.value }, from, to);
      return true;
    },
  ),
  rule(
    `counts?(?: also)? (?:towards?|for)(?: (?:a|an|the|your))* (?:concentration|major|degree|requirements)`,
    (sentence, from, to) => sentence.claim({ says: 'counts', programme: '' }, from, to),
  ),
];
