import type { Figure } from '../claim.ts';
import { figure } from '../words/read-figure.ts';
import { type Rule, rule, type Sentence } from '../sentence.ts';
import { codesIn, needsOfFirst } from './rule-parts.ts';

const PREREQS = '(?:pre - requisites?|prerequisites?|prereqs?|pre - reqs?)';
const OBJECTS = String.raw`C(?:(?: ,)?(?: and| or| \/| &| ,| plus| as well as)+ C)*`;
const AMOUNT = '(?: (?:about|around|roughly|some|nearly|almost|at least|at most|up to))*';
const KINDS_OF = '(?:kinds?|types?|components?|sorts?)';

const exactly = (sentence: Sentence, of: Figure, value: number, from: number, to: number): void =>
  sentence.claim({ says: 'figure', of, value, until: value, decimals: 0, bound: 'exactly' }, from, to);

/** "The two": all courses of the sentence, or else those of the sentences before. */
const theTwo: Rule['read'] = (sentence, from, to) => {
  const codes = sentence.courses.length > 0 ? sentence.courses : [...new Set(sentence.spokenOf)];
  const [number] = sentence.kind('number', from, to);
  if (codes.length < 2 || number?.value !== codes.length) return false;
  sentence.subjects = codes;
  sentence.section = null;
  return true;
};

/** Notes which text of the first course the next quotation is from. */
const quoted =
  (of: 'needed' | 'recommended'): Rule['read'] =>
  (sentence, from, to) => {
    const [about] = codesIn(sentence, from, to);
    if (about === undefined) return false;
    sentence.subjects = [about];
    sentence.quotes = of;
    return true;
  };

/** Rules for phrases around what other rules read; each is skipped only right beside it. */
const FRAMES: readonly Rule[] = [
  rule(
    `(?:budget|set aside|put aside|allow)(?=${AMOUNT} N(?: -)? (?:hours?|hrs?))`,
    ({ tokens }, from) => from === 0 || /^[.,:;]$/.test(tokens[from - 1]?.text ?? ''),
  ),
  rule(
    `(?:, )?no more(?: ,)?(?: and| or)? no less|neither more nor less`,
    ({ lastFigure, claims }) => lastFigure !== null && claims.at(-1)?.says === 'figure',
  ),
  rule(
    `(?:are |carry |count )?(?:worth )?the same(?= (?::|,|—|-) N(?: -)? (?:units?|credits?|hours?) (?:each|apiece))`,
    ({ subjects, denial }) => subjects.length > 1 && denial === null,
  ),
  rule(
    `(?:registration|enrollment|enrolment) (?:for|in|of) C(?= (?:is|has been|was) (?:capped|limited|restricted))`,
    (sentence, from, to) => {
      sentence.subjects = codesIn(sentence, from, to);
      return true;
    },
  ),
  rule(`down(?= as (?:the|its|an|a) (?:instructor|professor|teacher|lecturer))|jointly(?= by)`, () => true),
  rule(`(?:split|divided|broken)(?: up)? into(?= N (?:different |separate )?sections?)`, () => true),
  rule(
    `if you(?: (?:are|have|would|like|end|happen|want|choose|decide|to|be))* (?:up in|in|into|join|enroll in|sign up for|get|get into|pick|choose|take)(?= (?:section|recitation|lecture|lab|discussion))|if you (?:want|need)(?= C)`,
    () => true,
  ),
  rule(`(?:would |will )?(?:have|need) to wait (?:for|until)(?= T)`, () => true),
  rule(
    `taken (?:together|side by side|alongside each other)(?: ,)?`,
    (sentence, from) => from === 0 && sentence.isTotal,
  ),
  rule(`the (?:N|two|three)(?= (?:do|can|could|will|would|never|not|overlap|clash|conflict|fit|go))`, theTwo),
  rule(`(?:counting )?every(?: single)? ${KINDS_OF}(?: ,)?`, ({ words }) => words.has('sections')),
  rule(`by my count(?: ,)?|counting everything(?: ,)?`, (sentence, from) => from === 0),
  rule(`department behind(?= C (?:is|:))`, () => true),
  rule(
    `(?:choosing|picking)(?= C (?:does |will |would )?means? having class)`,
    (sentence, from) => from === 0,
  ),
  rule(`is the one running(?= C)`, ({ claims }) => claims.some(({ says }) => says === 'person')),
  rule(`side by side`, ({ claims }) => claims.some(({ says }) => says === 'clash')),
  rule(`as far as(?: (?:the|its))* ${PREREQS} (?:go|are concerned)`, ({ claims }) =>
    claims.some(({ says }) => says === 'met'),
  ),
  rule(
    `whichever of (?:the N : )?C(?:(?: ,)?(?: and| or| ,) C)+ (?:you|one) (?:choose|pick|take|prefer|like|go for)(?: ,)?`,
    (sentence, from, to) => {
      sentence.subjects = [...new Set(codesIn(sentence, from, to))];
      return true;
    },
  ),
];

/** Rules for further wordings of what the record states. */
export const WORDING_RULES: readonly Rule[] = [
  ...FRAMES,
  // Quoted prerequisites: "The registrar's wording on prerequisites for A: “…”".
  rule(`${PREREQS} (?:for|of|to) C(?: (?:is|are|reads?|as follows))*(?: :)*(?= Q)`, quoted('needed')),
  rule(
    `(?:recommended|suggested) (?:preparation|prep|background) (?:for|of) C(?: (?:is|are|reads?|as follows))*(?: :)*(?= Q)`,
    quoted('recommended'),
  ),
  rule(
    `(?:recommended|suggested) (?:preparation|prep|background) (?:for|of) C(?: (?:is|are|reads?))*(?: :)* ${OBJECTS}(?= (?:\\.|$))`,
    needsOfFirst('recommended'),
  ),
  rule(
    `the ${PREREQS} (?:listed|stated|given|named) (?:of|for) C (?:lists?|names?|includes?|mentions?) ${OBJECTS}`,
    (sentence, from, to) => {
      const [about, ...codes] = codesIn(sentence, from, to);
      if (about === undefined || codes.includes(about)) return false;
      sentence.claim({ says: 'needs', codes, joint: 'and', strength: 'named' }, from, to, { about });
      sentence.subjects = [about];
      return true;
    },
  ),
  rule(
    `among the (?:courses|classes) (?:that |which )?C (?:leads?(?: on)? to|opens?(?: up)?|unlocks) is C`,
    (sentence, from, to) => {
      const [first, about] = codesIn(sentence, from, to);
      if (first === undefined || about === undefined || first === about) return false;
      sentence.claim({ says: 'needs', codes: [first], joint: 'and', strength: 'needed' }, from, to, {
        about,
      });
      sentence.subjects = [about];
      return true;
    },
  ),
  // "Not the other way round": the second course does not name the first.
  rule(`(?:, )?(?:and )?not (?:the other way (?:a)?round|vice versa|the reverse)`, (sentence, from, to) => {
    const last = sentence.claims.at(-1);
    if (last?.says !== 'needs' || last.isDenied || last.about === undefined) return false;
    const [about, ...others] = last.codes;
    if (about === undefined || others.length > 0) return false;
    sentence.claim({ says: 'needs', codes: [last.about], joint: 'and', strength: 'named' }, from, to, {
      about,
      isDenied: true,
    });
    return true;
  }),
  rule(
    `(?:is |fits |stays |falls )?(?:well |safely |just )?(?:inside|within) (?:a|an|your|the) N(?: -)? hours? (?:budget|limit|allowance)`,
    (sentence, from, to) => {
      if (sentence.denial !== null || sentence.isTotal) return false;
      sentence.bound = 'at most';
      figure(sentence, 'workload', from, to);
      return true;
    },
  ),
  rule(`gets? as far as(?: an?)?(?= N)`, (sentence) => {
    sentence.bound = 'at least';
  }),
  rule(`(?:somewhere |anywhere )?between N and N (?:out of|of|\\/) (?:five|N)`, (sentence, from, to) => {
    const [low, high, scale] = sentence.kind('number', from, to);
    if (!low || !high || high.value > 5 || scale?.value !== 5) return false;
    figure(sentence, 'rating', from, to, true);
    return true;
  }),
  rule(`(?:as for )?how C is (?:liked|rated|received)(?: :|,)?`, (sentence, from, to) => {
    sentence.subjects = codesIn(sentence, from, to);
    sentence.pending = 'rating';
    return true;
  }),
  rule(`N in(?= , N (?:allowed|admitted|max|places|seats|left))`, (sentence, from, to) =>
    figure(sentence, 'enrollment', from, to),
  ),
  rule(`N short of (?:its|the) (?:limit|cap|maximum|capacity)`, (sentence, from, to) =>
    figure(sentence, 'places_left', from, to),
  ),
  rule(`(?:on )?N days of the week`, (sentence, from, to) => figure(sentence, 'days', from, to)),
  rule(
    `(?:packs?|puts?|squeezes?|fits?) everything (?:in|into) (?:a|one)(?: single)?(?: weekly)? (?:meeting|session|class)(?: (?:a|per|each) week)?`,
    (sentence, from, to) => exactly(sentence, 'days', 1, from, to),
  ),
  rule(
    `(?:can|could|may) be taken (?:in |both in |during )+(?:the )?T(?:(?: ,)?(?: as well as| and| also| again)+(?: in)?(?: the)? T)?(?: this (?:academic )?year)?`,
    (sentence, from, to) => {
      const isDenied = sentence.takeDenial();
      for (const { season, year } of sentence.kind('term', from, to).flatMap(({ terms }) => terms))
        sentence.claim({ says: 'term', season, year, only: false }, from, to, { isDenied });
    },
  ),
  rule(
    `(?:is |are )?(?:not )?on the (?:list|schedule|timetable) (?:for|in)(?: the)? T`,
    (sentence, from, to) => {
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      const isDenied = sentence.takeDenial() !== /\bnot\b/.test(words);
      for (const { season, year } of sentence.kind('term', from, to).flatMap(({ terms }) => terms))
        sentence.claim({ says: 'term', season, year, only: false }, from, to, { isDenied });
    },
  ),
  rule(
    `counts? (?:towards?|for) (?:your|the) own (?:programme|program|field|concentration|major)(?: ,|:)? G`,
    (sentence, from, to) => {
      const [programme] = sentence.kind('phrase', from, to).filter(({ of }) => of === 'programme');
      if (!programme) return false;
      sentence.claim({ says: 'counts', programme: programme.value }, from, to);
      return true;
    },
  ),
];
