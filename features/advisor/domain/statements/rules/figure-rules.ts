import type { Bound } from '../claim.ts';
import {
  bothOf,
  figure,
  figureRule,
  A_WEEK,
  LEFT,
  OPENINGS,
  pair,
  PEOPLE,
  readOf,
  SEATS,
} from '../words/read-figure.ts';
import { figureIn, textOf } from './rule-parts.ts';
import { BOUND_RULES } from './bound-rules.ts';
import { type Rule, rule } from '../sentence.ts';
import { KINDS } from '../words/vocabulary.ts';

const KIND = [...KINDS.keys()].join('|');

const BOUNDS: readonly (readonly [string, Bound])[] = [
  ['at most|no more than|not more than|up to|a maximum of|at the most|maximum of', 'at most'],
  ['at least|no fewer than|no less than|not less than|a minimum of|minimum of', 'at least'],
  [
    'under|below|less than|fewer than|lower than|short of|just under|a little under|slightly under|a bit under|a shade under|a touch under|a hair under|a tad under|a shade below|a touch below',
    'below',
  ],
  [
    'over|above|more than|upwards of|higher than|greater than|just over|a little over|slightly over|well over|a bit over|a shade over|a touch over|a hair over|a tad over|a whisker over|a shade above|a touch above|north of|past|beyond|in excess of',
    'above',
  ],
  [
    'about|around|roughly|approximately|approx(?: \\.)?|nearly|almost|some|circa|~|≈|close to|or so|on the order of|give or take|ca(?: \\.)?',
    'about',
  ],
];

/** What may stand before a figure of a list. */
const LISTED_BEFORE = /^(?:[:,(—→=|·•-]|C|about|around|roughly|~|≈)$/;
const COUNTED =
  'numbers|words|courses|classes|codes|terms|semesters|picks|options|choices|subjects|departments|of (?:them|these|those)';
/** Rules for figures whose words follow the number. */
export const FIGURE_RULES: readonly Rule[] = [
  ...BOUND_RULES,
  rule(
    `\\( (?:out of|of|on a scale of|scale of|max(?:imum)?) (?:a possible )?N \\)`,
    (sentence, from, to) => {
      const [number] = sentence.kind('number', from, to);
      return number?.value === 5 && (sentence.lastFigure === 'rating' || sentence.pending === 'rating');
    },
  ),
  // "A and B come to four units, as much as C on its own": C is not part of the sum.
  rule(`(?:just |exactly )?as (?:much|many)(?: (?:units|credits|hours|work))? as C`, (sentence, from, to) => {
    if (!sentence.isTotal) return false;
    sentence.setElsewhere(from, to);
    return true;
  }),
  // A "no" that answers the question: the clause after it says what is true.
  rule(`no(?= ,)`, (_, from) => from === 0),
  rule(
    `plus(?= C)|(?:makes?|making|equals?|gives?|giving|means?|mean)(?= (?:about |around |roughly |a total of |in all )*N)`,
    (sentence) => sentence.isTotal,
  ),
  // This "up to" is part of the verb, not a bound.
  rule(`(?:adds?|added|adding|sums?|summed|summing|totals?|totalling|goes|comes?|works?) up to`, () => true),
  rule(
    `N(?: (?:hours|units|students|stars))? (?:vs|versus|against|compared (?:to|with)|and|to|rather than|instead of|as opposed to)(?: \\.)? N(?= (?:[).,;]|respectively|hours|units|students|$))`,
    pair,
  ),
  rule(
    `(?:to|with) N (?:decimals?|decimal places?|digits)|(?:converted |translated )?(?:to|on|onto|of)(?: (?:our|the|a))? N - point scale|in N (?:numbers|words|lines)|in (?:all|total)`,
    () => true,
  ),
  figureRule(`N (?:out of |of )?(?:on|of)(?: (?:a|the|our))* N - point scale`, 'rating'),
  rule(
    `(?:clears?|passes|tops|is past|reaches) the N - (?:point|star) (?:mark|line)`,
    (sentence, from, to) => {
      sentence.bound = 'above';
      figure(sentence, 'rating', from, to);
    },
  ),
  rule(`N (?:each|apiece|a piece)`, (sentence, from, to) => {
    const of = sentence.pending ?? sentence.lastFigure;
    if (of === null) return false;
    figure(sentence, of, from, to);
    return true;
  }),
  rule(
    `N (?:out of|of)(?: (?:the|its|all))? N(?: (?:${SEATS}|students|places))?(?: (?:in|for|of) (?:C|it|the class|the course))?(?: (?:are|is|have|been|now|already|still|currently))* (?:taken|filled|enrolled|occupied|booked|gone|claimed)`,
    (sentence, from, to) => bothOf(sentence, ['enrollment', 'cap'], from, to),
  ),
  rule(
    `N (?:out of|of)(?: (?:the|its|all))? N(?: (?:${SEATS}))?(?: (?:in|for|of) (?:C|it|the class|the course))?(?: (?:are|is|still|currently|remain))* (?:${LEFT})`,
    (sentence, from, to) => bothOf(sentence, ['places_left', 'cap'], from, to),
  ),
  rule(
    `all(?: of)?(?: the| its)? N (?:${SEATS})(?: (?:in|for|of) (?:C|it|the class|the course))?(?: (?:are|is|have|been|now|already))* (?:taken|filled|occupied|gone|booked)`,
    (sentence, from, to) => bothOf(sentence, ['enrollment', 'cap'], from, to),
  ),
  rule(
    `(?:leaving|leaves|which leaves|that leaves)(?: (?:just|only|about))*(?= N(?! (?:${SEATS})))`,
    (sentence) => {
      sentence.pending = 'places_left';
    },
  ),
  rule(
    `(?:a|per|each|every|in a) week(?= )(?! for)|weekly|(?:per|each|every|in each|in every|for each|for every)(?: single)? (?:section|week|term|semester|lecture|day|year|meeting)`,
    (sentence, from, to) => {
      if (!/^(?:units|enrollment|cap|places_left|minutes)$/.test(sentence.lastFigure ?? '')) return false;
      for (let at = from; at < to; at += 1) sentence.unclaimed.add(at);
      return true;
    },
  ),
  rule(
    `at the (?:start|beginning|end|outset|peak|most|least)|plus(?= [a-z]{3,})|for (?:its|his|her|their) (?!students|takers)[a-z]+`,
    (sentence, from, to) => {
      if (sentence.claims.length === 0 || sentence.isTotal) return false;
      for (let at = from; at < to; at += 1) sentence.unclaimed.add(at);
      return true;
    },
  ),
  rule(`so far|to date(?! back)`, () => true),
  // Figures of the student.
  rule(
    `you (?:(?:already|now|would|will|currently|then|still) )*(?:have|had|need|want|reach|get to|are at|hold|lack|carry)(?: (?:about|already|at least|only|another|up to|to get|to reach))* N(?: (?:more|other))?(?: (?:units?|credits?|courses|hours))?`,
    (sentence, from, to) => {
      const [number] = sentence.kind('number', from, to);
      if (sentence.courses.length > 1 && /\b(?:with|together)\b/.test(sentence.line) && number) {
        const { value, decimals } = number;
        if (!/^(?:units?|credits?)$/.test(sentence.word(to - 1))) return false;
        sentence.claim({ says: 'total', of: 'units', value, decimals, bound: 'exactly' }, from, to);
        return true;
      }
      sentence.setElsewhere(from, to);
      return true;
    },
  ),
  // Figures of other terms than the records'.
  rule(
    `last (?:year|term|semester|time|T)(?: 's)?|(?:in )?(?:previous|past|earlier|former|recent|other) (?:years?|terms?|semesters?)|(?:a|N) (?:years?|terms?|semesters?) ago|next year|back then|(?:it )?used to`,
    (sentence, from, to) => {
      sentence.setElsewhere(from, to);
      return true;
    },
  ),
  rule(`sets? you back`, () => true),
  // Time in class is no workload.
  rule(
    `(?:meets?|meeting|contact|lectures?|class time|in class|sessions?)(?: (?:for|of|is|are|about|around|roughly|a total))* N(?: -)? (?:hours?|hrs?)(?: (?:a|per|each|every) (?:week|wk)| weekly)|N(?: -)? (?:hours?|hrs?) (?:in|of|for) (?:class(?:es)?|lectures?|sections?|labs?|recitations?|meetings?)(?! (?:work|prep))(?: time| meetings?)?(?: (?:a|per|each|every) (?:week|wk)| weekly)?`,
    (sentence, from, to) => {
      for (let at = from; at < to; at += 1) sentence.unclaimed.add(at);
      return true;
    },
  ),
  rule(`(?:versus|vs|against|compared (?:to|with))(?: \\.)?(?= N)`, ({ lastFigure }) => lastFigure !== null),
  rule(`(?:(?:to|against|versus|vs|compared (?:to|with)|and)(?: \\.)? )?C 's N`, (sentence, from, to) => {
    const [course] = sentence.kind('course', from, to);
    const [number] = sentence.kind('number', from, to);
    const of = sentence.lastFigure;
    if (!course || !number || of === null || !/^(?:|[.,;:)]|and|but)$/.test(sentence.word(to))) return false;
    const { value, decimals } = number;
    const figureOf = { says: 'figure', of, value, until: value, decimals, bound: 'exactly' } as const;
    sentence.claim(figureOf, from, to, { about: course.code, isDenied: false, isWeak: true });
    return true;
  }),
  // Hours of something other than a week's work.
  rule(
    `in class|per (?:unit|credit|lecture|session|meeting)|(?:in|of|on|for|per)(?: (?:the|each|every|a))? (?:lectures?|labs?|sessions?|recitations?)`,
    (sentence, from, to) => {
      if (sentence.lastFigure !== 'workload') return false;
      for (let at = from; at < to; at += 1) sentence.unclaimed.add(at);
      return true;
    },
  ),
  rule(`(?:,)? ?give or take(?: (?:a bit|a little|some))?|or thereabouts`, () => true),
  rule(`(?:anything|anywhere) (?:like|near|close to)(?= N)`, (sentence) => {
    sentence.bound = 'about';
  }),
  rule(
    `(?:outside|beyond|apart from|on top of)(?: of)? (?:class|lectures?|the classroom|meetings|class time)`,
    () => true,
  ),
  rule(`(?:all |both |the |your )*N (?:${COUNTED})`, (sentence, from, to) => {
    const [number] = sentence.kind('number', from, to);
    const after = new Set(sentence.kind('course', to, sentence.tokens.length).map(({ code }) => code));
    return number?.value === sentence.courses.length || number?.value === after.size;
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
    `N(?: (?:points?|stars?))? (?:or so )?(?:out of|\\/|of) (?:a possible )?N(?: (?:stars?|points?))?(?! (?:courses|classes|units|groups|requirements|sections))`,
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
    `N(?: -)? (?:hours?|hrs?|h)(?: (?!C|N|and|or|than|of|class|in|lectures?|meetings?|contact|more|less)[a-z]+){0,3}(?: of (?:[a-z]+ ){0,3}?(?:work|homework|study|effort|load|toil))?(?: (?:a|per|each|every|\\/|in a)(?: (?:single|average|typical|normal))?)+ (?:week|wk)|N(?: -)? (?:hours?|hrs?) (?:of|out of) (?:your|the) week|N - hour (?:week|workload|load)|N(?: -)? (?:hours?|hrs?)(?: of (?:[a-z]+ ){0,2}?(?:work|homework|study|effort|workload))? weekly|N(?: -)? (?:hours?|hrs?|h) \\/ (?:week|wk)`,
    'workload',
  ),
  figureRule(
    `N(?: -)? (?:weekly hours|hours? weekly|hrs? weekly|h \\/ w(?:ee)?k|hours? of (?:weekly )?(?:work|homework|study|effort))`,
    'workload',
  ),
  rule(`N(?: -)? (?:hours?|hrs?|h)`, (sentence, from, to) => {
    if (
      sentence.pending !== 'workload' &&
      sentence.lastFigure !== 'workload' &&
      !sentence.words.has('workload') &&
      !sentence.words.has('week')
    )
      return false;
    figure(sentence, 'workload', from, to);
    return true;
  }),
  // "A: 5.8 hours, rating 4.5", "A → 9.4 h": hours without a period are taken as weekly work.
  rule(`N (?:hours?|hrs?|h)(?= (?:[.,;)|—→&]|and|$)|$)`, (sentence, from, to) => {
    const [number] = sentence.kind('number', from, to);
    if (number?.decimals !== 1 || sentence.isTotal || !LISTED_BEFORE.test(sentence.word(from - 1)))
      return false;
    const { value, decimals } = number;
    const figureOf = { says: 'figure', of: 'workload', value, until: value, decimals } as const;
    sentence.claim({ ...figureOf, bound: sentence.takeBound() }, from, to, { isWeak: true });
    return true;
  }),
  figureRule(`N(?: -)?(?: academic)? (?:units?|credits?|cr|credit hours?|credit units?)`, 'units'),
  rule(
    `N (?:(?:more|free|open|empty|remaining|available|unfilled|vacant|extra) )+(?:${SEATS})|N (?:${SEATS})(?: (?:are|is|still|remain|currently))* (?:${LEFT})|N (?:are|is|still|remain)+(?: (?:still|currently))? (?:${LEFT})|N (?:${LEFT})|N (?:${SEATS}) (?:remain|to go)|N more (?:${PEOPLE})(?: (?:can|could|may|to)(?: still)? (?:enroll|join|register|sign up|get in))?`,
    (sentence, from, to) => figure(sentence, 'places_left', from, to),
  ),
  figureRule(
    `N(?: (?:more|free|open|current|remaining))? ${OPENINGS}(?: (?:left|remain|remaining|available))?|N (?:remain|are left|is left)`,
    'places_left',
  ),
  figureRule(
    `N(?: different| separate| distinct) (?:days|mornings|afternoons|evenings)(?: (?:a|per|each|every|of the))*(?: (?:week|wk))?`,
    'days',
  ),
  figureRule(`N (?:allowed|admitted at most|max|maximum|at most|permitted)`, 'cap'),
  rule(`(?:out )?of (?:a |the )?(?:possible|total|maximum|allowed) (?:of )?N`, (sentence, from, to) => {
    const counted = sentence.pending ?? sentence.lastFigure;
    if (counted !== 'enrollment' && counted !== 'cap') return false;
    figure(sentence, 'cap', from, to);
    return true;
  }),
  rule(`N(?: total)? (?:${SEATS})(?: (?:total|in total|in all|altogether))?`, (sentence, from, to) => {
    const isLeft = sentence.pending === 'places_left' || sentence.words.has('still');
    figure(sentence, isLeft ? 'places_left' : 'cap', from, to);
  }),
  figureRule(`N(?: -)? (?:${PEOPLE}) on average(?: (?:over|in) past terms)?`, 'class_size'),
  rule(
    `N(?: -)? (?:${PEOPLE})?(?: ?(?:are|were|is|have|currently|now|already|so far))* ?(?:enrolled|registered|signed up|on the roster|in the (?:class|course)|in it|taking it|take it|have enrolled)`,
    (sentence, from, to) => figure(sentence, 'enrollment', from, to),
  ),
  rule(`N(?: -)? (?:person|people|student|seat) (?:cap|limit|maximum|capacity)`, (sentence, from, to) =>
    figure(sentence, 'cap', from, to),
  ),
  figureRule(
    `N(?: -)? (?:${PEOPLE}) (?:(?:can |may )?(?:get in|be admitted|be let in|join|enroll|register)|(?:are |is )(?:admitted|allowed|let in|accepted))`,
    'cap',
  ),
  rule(`N(?: -)? (?:${PEOPLE})(?: (?:at most|max|maximum))?`, (sentence, from, to) => {
    // "Two people share the teaching" counts teachers, not students.
    const around = textOf(sentence, Math.max(0, from - 3), Math.min(sentence.tokens.length, to + 4));
    if (/\b(?:teach\w*|taught|instruct\w*|share|split|co - t\w+)\b/.test(around)) return false;
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
  figureRule(`N (?:are|is) in(?: (?:it|so far|already|now))*(?= (?:[.,;)]|$))`, 'enrollment'),
  rule(
    `N (?:people|persons|instructors|professors|teachers|lecturers)(?: who)? (?:share|split|teach|co - teach|are teaching|run|lead)(?: (?:the|its))?(?: (?:teaching|course|class|work))?|(?:a )?team of N(?: (?:instructors|teachers|professors|lecturers|people))?`,
    (sentence, from, to) => figure(sentence, 'instructors', from, to),
  ),
  rule(
    `N(?: different| separate)? (?:instructors?|professors?|teachers?|lecturers?|faculty members?|profs)`,
    (sentence, from, to) => figure(sentence, 'instructors', from, to),
  ),
  rule(
    `N(?: -)? (?:days?|times?|meetings?|sessions?|classes|mornings|afternoons|evenings)(?: (?:a|per|each|every|\\/))+ (?:week|wk)|N(?: -)? (?:days|times) weekly`,
    (sentence, from, to) => figure(sentence, 'days', from, to),
  ),
  rule(`(?:a |but one |just one )?single section|but one section|only one section`, (sentence, from, to) => {
    sentence.claim(
      { says: 'figure', of: 'sections', value: 1, until: 1, decimals: 0, bound: 'exactly' },
      from,
      to,
    );
  }),
  rule(
    `all (?:kinds|types|components|sorts)(?: (?:together|included|counted|combined|of them))*`,
    () => true,
  ),
  rule(
    `(?:the )?(?:total )?number of (?:different |separate )?sections(?: (?:of|for|in) C)?(?: (?:in|for)(?: the)? T)? (?:is|:|stands at|comes to|amounts to) N(?= (?:[.,;)]|$))`,
    (sentence, from, to) => {
      const [course] = sentence.kind('course', from, to);
      if (course) sentence.subjects = [course.code];
      return figureIn(sentence, 'sections', [from, to], course ? { about: course.code } : {});
    },
  ),
  rule(`N(?: different| separate| total)? (?:sections?|${KIND})(?: sections?)?`, (sentence, from, to) => {
    const kind = sentence.tokens.slice(from, to).flatMap(({ text }) => KINDS.get(text) ?? [])[0] ?? null;
    const held = sentence.section;
    sentence.section = kind === null ? null : { kind, name: null };
    figure(sentence, 'sections', from, to);
    sentence.section = held;
  }),
  figureRule(`N(?: -)? (?:minutes?|mins?|min)(?: (?:long|each|per (?:class|session|meeting)))?`, 'minutes'),
  rule(
    `(?:once|twice|thrice)(?: -)?(?: (?:a|per|each|every))?(?: -)? ?(?:week|weekly)`,
    (sentence, from, to) => {
      const value = ['once', 'twice', 'thrice'].indexOf(sentence.word(from)) + 1;
      sentence.claim(
        { says: 'figure', of: 'days', value, until: value, decimals: 0, bound: 'exactly' },
        from,
        to,
      );
    },
  ),
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
    `(?:${SEATS})(?= (?:is|are|:|=|in (?:total|all)) )|room for|space for|seats(?= N)|(?:can|will)(?: only)? (?:hold|fit|take|accommodate|admit|accept|seat)(?: up to| at most| only)?(?= N)|(?:admits?|accepts?|accommodates?|allows?|seats)(?: up to| at most| only)?(?= N)|(?:only )?(?:lets?|letting|allowing)(?: only| in)?(?= N)|restricted to|(?:enrollment|enrolment|class size|size) (?:limit|cap|maximum)|limited to|maximum (?:enrollment|enrolment)(?: of)?|room for|cap(?:ped|s)?(?: out)? at`,
    (sentence) => {
      sentence.pending = 'cap';
    },
  ),
  rule(
    `hours (?:of work )?(?:a|per|each) week|(?:time|weekly) commitment|work ?load|weekly (?:hours|work|load)|(?:hrs|hours) \\/ (?:wk|week)|student 's hours`,
    (sentence) => {
      sentence.pending = 'workload';
    },
  ),
  rule(`number of (?:units|credits)`, (sentence) => {
    sentence.pending = 'units';
  }),
];
