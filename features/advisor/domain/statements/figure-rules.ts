import type { Bound, Figure } from './claim.ts';
import { KINDS } from './vocabulary.ts';
import { type Rule, rule, type Sentence } from './sentence.ts';

const A_WEEK = String.raw`(?:(?: of| in)?(?: outside| class| homework| course)? ?(?:work|homework|study|effort|studying|coursework)?(?: outside(?: of)? class)?)?(?:(?: ,)?(?: a| per| each| every| \/| in a| the average| on average)+ (?:week|wk)| weekly)`;
const KIND = Object.keys(KINDS).join('|');
const PEOPLE = 'students?|people|undergraduates|undergrads|enrollees|registrants|participants|kids|folks';
const LEFT = 'left|free|open|available|remaining|unfilled|empty|vacant';
const SEATS = 'seats?|places?|spots?|slots?|openings?|chairs?';

const BOUNDS: readonly (readonly [string, Bound])[] = [
  ['at most|no more than|not more than|up to|a maximum of|at the most|maximum of', 'at most'],
  ['at least|no fewer than|no less than|not less than|a minimum of|minimum of', 'at least'],
  [
    'under|below|less than|fewer than|lower than|short of|just under|a little under|slightly under|a bit under',
    'below',
  ],
  [
    'over|above|more than|upwards of|higher than|greater than|just over|a little over|slightly over|well over|a bit over|north of',
    'above',
  ],
  [
    'about|around|roughly|approximately|approx(?: \\.)?|nearly|almost|some|circa|~|≈|close to|or so|on the order of|give or take|ca(?: \\.)?',
    'about',
  ],
];

/** A figure's number and what it is. `last`: the token of its number where it is the second of a range. */
const figure = (sentence: Sentence, of: Figure, from: number, to: number, isRange = false): void => {
  const numbers = sentence.kind('number', from, to);
  const [first] = numbers;
  const second = isRange ? numbers[1] : first;
  if (!first || !second) return;
  const bound = sentence.takeBound();
  const decimals = Math.max(first.decimals, second.decimals);
  if (sentence.isTotal && !isBracketed(sentence, from)) {
    sentence.claim({ says: 'total', of, value: first.value, decimals, bound }, from, to);
    return;
  }
  sentence.claim({ says: 'figure', of, value: first.value, until: second.value, decimals, bound }, from, to);
};

/** In brackets behind a course: of that course, whatever the sentence sums up. */
const isBracketed = ({ tokens }: Sentence, at: number): boolean => {
  for (let before = at - 1; before >= Math.max(0, at - 12); before -= 1) {
    const { text } = tokens[before] ?? { text: '' };
    if (text === ')' || text === 'C') return false;
    if (text === '(') return tokens[before - 1]?.text === 'C';
  }
  return false;
};

const figureRule = (pattern: string, of: Figure): Rule =>
  rule(pattern, (sentence, from, to) => figure(sentence, of, from, to));

/** "5.0 against 4.4": of the two courses of the sentence, in order. */
const pair: Rule['read'] = (sentence, from, to) => {
  const [one, other] = sentence.courses;
  const [first, second] = sentence.kind('number', from, to);
  const compared = sentence.claims.findLast((claim) => claim.says === 'more');
  const of = compared?.says === 'more' && compared.of !== 'start' ? compared.of : sentence.pending;
  if (sentence.courses.length !== 2 || !one || !other || !first || !second || of === null) return false;
  for (const [about, { value, decimals }] of [
    [one, first],
    [other, second],
  ] as const)
    sentence.claim({ says: 'figure', of, value, until: value, decimals, bound: 'exactly' }, from, to, {
      about,
      isDenied: false,
    });
  return true;
};

const COUNTED =
  'numbers|words|courses|classes|codes|terms|semesters|picks|options|choices|subjects|departments|of (?:them|these|those)';

/** Figures with the words that say what they are; each begins with the number. */
export const FIGURE_RULES: readonly Rule[] = [
  rule(
    `N(?: (?:hours|units|students|stars))? (?:vs|versus|against|compared (?:to|with)|and|to)(?: \\.)? N(?= (?:[).,;]|respectively|hours|units|students))`,
    pair,
  ),
  rule(`(?:all |both |the )?N (?:${COUNTED})`, (sentence, from, to) => {
    const [number] = sentence.kind('number', from, to);
    return number?.value === sentence.courses.length;
  }),
  ...BOUNDS.map(([words, bound]) =>
    rule(`(?:${words})(?= (?:only |just |a total of |[$])?N)`, (sentence) => {
      sentence.bound = bound;
    }),
  ),
  rule(`(?:N (?:-|to)|between N and) N(?: -)? (?:hours?|hrs?)(?:${A_WEEK})?`, (sentence, from, to) =>
    figure(sentence, 'workload', from, to, true),
  ),
  rule(
    `N (?:or so )?(?:out of|\\/|of) (?:a possible )?N(?: (?:stars?|points?))?(?! (?:courses|classes|units|groups|requirements|sections))`,
    (sentence, from, to) => {
      if (sentence.kind('number', from, to)[1]?.value !== 5) return readOf(sentence, from, to);
      figure(sentence, 'rating', from, to);
      return true;
    },
  ),
  rule(`N(?: -)? stars?|N points?`, (sentence, from, to) => {
    if (sentence.word(to - 1).startsWith('point') && sentence.pending !== 'rating') return false;
    figure(sentence, 'rating', from, to);
    return true;
  }),
  figureRule(`N(?: -)?(?: or so)? (?:work )?(?:hours?|hrs?|h)(?: \\.)?(?:${A_WEEK})`, 'workload'),
  figureRule(
    `N(?: -)? (?:weekly hours|hours? weekly|hrs? weekly|h \\/ w(?:ee)?k|hours? of (?:weekly )?(?:work|homework|study|effort))`,
    'workload',
  ),
  rule(`N(?: -)? (?:hours?|hrs?|h)`, (sentence, from, to) => {
    if (sentence.pending !== 'workload' && !sentence.words.has('workload') && !sentence.words.has('week'))
      return false;
    figure(sentence, 'workload', from, to);
    return true;
  }),
  figureRule(`N(?: -)?(?: academic)? (?:units?|credits?|credit hours?|credit units?)`, 'units'),
  rule(
    `N (?:(?:more|free|open|empty|remaining|available|unfilled|vacant|extra) )+(?:${SEATS})|N (?:${SEATS})(?: (?:are|is|still|remain|currently))* (?:${LEFT})|N (?:are|is|still|remain)+(?: (?:still|currently))? (?:${LEFT})|N (?:${LEFT})|N (?:${SEATS}) (?:remain|to go)|N more (?:${PEOPLE})(?: (?:can|could|may|to)(?: still)? (?:enroll|join|register|sign up|get in))?`,
    (sentence, from, to) => figure(sentence, 'places_left', from, to),
  ),
  rule(`N(?: total)? (?:${SEATS})(?: (?:total|in total|in all|altogether))?`, (sentence, from, to) => {
    const isLeft = sentence.pending === 'places_left' || sentence.words.has('still');
    figure(sentence, isLeft ? 'places_left' : 'cap', from, to);
  }),
  rule(
    `N(?: -)? (?:${PEOPLE})?(?: ?(?:are|were|is|have|currently|now|already|so far))* ?(?:enrolled|registered|signed up|on the roster|in the (?:class|course)|in it|taking it|take it|have enrolled)`,
    (sentence, from, to) => figure(sentence, 'enrollment', from, to),
  ),
  rule(`N(?: -)? (?:person|people|student|seat) (?:cap|limit|maximum|capacity)`, (sentence, from, to) =>
    figure(sentence, 'cap', from, to),
  ),
  rule(`N(?: -)? (?:${PEOPLE})(?: (?:at most|max|maximum))?`, (sentence, from, to) => {
    // "Two people share the teaching."
    if (/\b(?:teach\w*|taught|instruct\w*|share|split|co - t\w+)\b/.test(sentence.line)) return false;
    const isCap =
      sentence.pending === 'cap' ||
      /max|most/.test(sentence.line.slice(sentence.offsets[from], sentence.offsets[to]));
    figure(
      sentence,
      isCap ? 'cap' : sentence.pending === 'places_left' ? 'places_left' : 'enrollment',
      from,
      to,
    );
  }),
  rule(
    `N(?: different| separate)? (?:instructors?|professors?|teachers?|lecturers?|faculty members?|profs)`,
    (sentence, from, to) => figure(sentence, 'instructors', from, to),
  ),
  rule(
    `N(?: -)? (?:days?|times?|meetings?|sessions?|classes|mornings|afternoons|evenings)(?: (?:a|per|each|every|\\/))+ (?:week|wk)|N(?: -)? (?:days|times) weekly`,
    (sentence, from, to) => figure(sentence, 'days', from, to),
  ),
  rule(`N(?: different| separate| total)? (?:sections?|${KIND})(?: sections?)?`, (sentence, from, to) => {
    const kind = sentence.tokens.slice(from, to).flatMap(({ text }) => KINDS[text] ?? [])[0] ?? null;
    const held = sentence.section;
    sentence.section = kind === null ? null : { kind, name: null };
    figure(sentence, 'sections', from, to);
    sentence.section = held;
  }),
  figureRule(`N(?: -)? (?:minutes?|mins?|min)(?: (?:long|each|per (?:class|session|meeting)))?`, 'minutes'),
  rule(`(?:once|twice|thrice)(?: (?:a|per|each|every))? ?(?:week|weekly)`, (sentence, from, to) => {
    const value = ['once', 'twice', 'thrice'].indexOf(sentence.word(from)) + 1;
    sentence.claim(
      { says: 'figure', of: 'days', value, until: value, decimals: 0, bound: 'exactly' },
      from,
      to,
    );
  }),
  rule(
    `(?:${SEATS})(?: (?:still|currently|are|is|now|that))* (?:${LEFT})|(?:${LEFT}) (?:${SEATS})|remaining`,
    (sentence) => {
      sentence.pending = 'places_left';
    },
  ),
  rule(`(?:class|course) size|number of students`, (sentence) => {
    sentence.pending = 'enrollment';
  }),
  rule(
    `(?:${SEATS})(?= (?:is|are|:|=|in (?:total|all)) )|room for|space for|seats(?= N)|can (?:hold|take|fit|accommodate)(?: up to)?(?= N)|(?:enrollment|enrolment|class size|size) (?:limit|cap|maximum)|limited to|maximum (?:enrollment|enrolment)(?: of)?|cap(?:ped|s)?(?: out)? at`,
    (sentence) => {
      sentence.pending = 'cap';
    },
  ),
  rule(`hours (?:of work )?(?:a|per|each) week|time commitment|work load|weekly hours`, (sentence) => {
    sentence.pending = 'workload';
  }),
  rule(`number of (?:units|credits)`, (sentence) => {
    sentence.pending = 'units';
  }),
];

/** `37 of 50 seats are taken`: enrolled of the cap. */
const readOf = (sentence: Sentence, from: number, to: number): boolean => {
  const [enrolled, cap] = sentence.kind('number', from, to);
  const rest = sentence.line.slice(sentence.offsets[to] ?? sentence.line.length);
  const isFilled =
    /^(?:seats|places|spots|students)?(?: ?(?:are|is|have|been|now|already))* ?(?:taken|filled|enrolled|occupied|full)/.test(
      rest,
    );
  if (!enrolled || !cap || !(isFilled || sentence.pending === 'enrollment')) return false;
  const figureOf = (of: Figure, token: { value: number; decimals: number }, at: number): void =>
    sentence.claim(
      { says: 'figure', of, value: token.value, until: token.value, decimals: 0, bound: 'exactly' },
      at,
      at + 1,
    );
  figureOf('enrollment', enrolled, from);
  figureOf('cap', cap, to - 1);
  return true;
};
