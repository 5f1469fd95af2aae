import type { Figure } from '../claim.ts';
import { A_WEEK, figure, PEOPLE, SEATS } from '../words/read-figure.ts';
import { type Rule, rule } from '../sentence.ts';

const RESPECTIVE: readonly (readonly [RegExp, Figure])[] = [
  [/\b(?:units?|credits?)\b/, 'units'],
  [/\b(?:hours?|hrs?)\b/, 'workload'],
  [/\bstudents?\b/, 'enrollment'],
  [/\bminutes?\b/, 'minutes'],
  [/\b(?:points?|stars?)\b/, 'rating'],
];

const WISE: Readonly<Record<string, Figure>> = {
  rating: 'rating',
  workload: 'workload',
  hour: 'workload',
  credit: 'units',
  unit: 'units',
  size: 'enrollment',
};

/** Rules for figures with a verb as bound, figures between two bounds, and a figure for each of several courses. */
export const BOUND_RULES: readonly Rule[] = [
  // The question mark of "Rating? 4.7 for A."
  rule(`\\?`, (sentence, from) => from > 0 && from < 4 && from < sentence.tokens.length - 1),
  rule(`between them`, (sentence) => sentence.isTotal),
  // "Caps enrollment at 24" states the cap; who is enrolled is not said.
  rule(
    `(?:caps?|capping|limits?|limiting|restricts?|holds?|keeps?) (?:(?:its|the|class|course|total|overall) )*(?:enroll?ment|registration|attendance|class size|size|admission|intake|numbers)(?: (?:down|back))?(?: (?:at|to))(?: (?:just|only|exactly))? N(?: (?:${PEOPLE}|${SEATS}))?`,
    (sentence, from, to) => {
      const isBare = sentence.subjects.length > 0 && sentence.bound === 'exactly';
      if (isBare) figure(sentence, 'cap', from, to);
      return isBare;
    },
  ),
  rule(
    `(?:leaving|leaves|which leaves|that leaves)(?: (?:just|only|about|still|another))* N (?:${SEATS})(?! (?:taken|filled|occupied))`,
    (sentence, from, to) => figure(sentence, 'places_left', from, to),
  ),
  rule(`N (?:(?:${SEATS}) )?(?:taken|filled)(?= (?:[.,;)]|and N|$))`, (sentence, from, to) => {
    if (!/\b(?:seats?|places?|spots?)\b/.test(sentence.line) || sentence.denial !== null) return false;
    figure(sentence, 'enrollment', from, to);
    return true;
  }),
  rule(`registration(?= (?:for|of|in) C)`, (sentence) => {
    // "Registration closes at 20": the cap, or a date.
    if (/\b(?:close[sd]?|opens?|opened|ends?|stops?|fee|deadline)\b/.test(sentence.line)) return false;
    sentence.pending = 'enrollment';
    return true;
  }),
  // Comparisons with another time.
  rule(
    `(?:just )?(?:as|like)(?: it)? (?:did|was|had|does|is|has)?(?: ?(?:back )?in)? T|(?:as|like) (?:it (?:did|was|had|is|does)|now|before|today|ever|always)(?: (?:now|before|today|then))?|ever since(?: T)?`,
    (sentence, from, to) => {
      const isOfFigure = sentence.claims.some(({ says }) => says === 'figure');
      if (!isOfFigure || !/^(?:as|like|just|ever)$/.test(sentence.word(from))) return false;
      sentence.setElsewhere(from, to);
      return true;
    },
  ),
  rule(
    `or(?= N(?: hours?| students?| points?)? to be (?:exact|precise))|to be (?:exact|precise)`,
    () => true,
  ),
  rule(`only(?= an? N(?: -)? (?:units?|credits?|hours?|minutes?))`, () => true),
  rule(
    `(?:choose|pick|select|choice|choosing)?(?: ?(?:among|between|from|of))(?= N (?:sections?|lectures?|discussions?|labs?))`,
    () => true,
  ),
  rule(
    `(?:rather than|instead of|and not|, not) N(?: (?:hours?|units?|credits?|students?|points?|stars?))?(?= (?:[.,;)]|$|as|like))`,
    (sentence, from, to) => {
      const of = sentence.lastFigure;
      const [number] = sentence.kind('number', from, to);
      if (of === null || !number || sentence.isTotal) return false;
      const { value, decimals } = number;
      sentence.claim({ says: 'figure', of, value, until: value, decimals, bound: 'exactly' }, from, to, {
        isDenied: true,
      });
      return true;
    },
  ),
  rule(
    `(?:ratings?|workload|schedule|time|credits?|units?|hours|timing|size)(?: -)? wise`,
    (sentence, from) => {
      const of = WISE[sentence.word(from).replace(/s$/, '')];
      if (of !== undefined) sentence.pending = of;
    },
  ),
  rule(
    `only (?:gets?|has|have|takes?|earns?|scores?|carries|holds?|is worth|offers|manages|averages|costs|is rated|needs?|requires?)(?= (?:[a-z]+ ){0,2}N)`,
    (sentence, from, to) => {
      const [word] = [sentence.word(to - 1)];
      if (/^(?:scores?|rated)$/.test(word)) sentence.pending = 'rating';
    },
  ),
  rule(
    `(?:got|gets|earned|received|drew|pulled|pulls in|pulled in|averaged|had) an? N(?= (?:in|back|that|from|\\.|$|,))`,
    (sentence, from, to) => {
      const [number] = sentence.kind('number', from, to);
      if (!number || number.decimals !== 1 || number.value > 5 || sentence.pending === 'workload')
        return false;
      figure(sentence, 'rating', from, to);
      return true;
    },
  ),
  rule(
    `(?:down to )?(?:its|the) (?:very )?last (?:remaining |open |free )?(?:seat|place|spot)|(?:just |only )?(?:a single|one) (?:seat|place|spot)(?: (?:is|left|remains|remaining|open|free|available))+`,
    (sentence, from, to) => {
      if (sentence.word(from) === 'its' || sentence.word(from) === 'the') return false;
      const one = {
        says: 'figure',
        of: 'places_left',
        value: 1,
        until: 1,
        decimals: 0,
        bound: 'exactly',
      } as const;
      sentence.claim(one, from, to);
      return true;
    },
  ),
  rule(
    `(?:needs?|requires?|demands?|wants?)(?= (?:(?:about|around|roughly|some|almost|nearly|only|just|over|under|at least|at most|up to|more than|less than|fewer than|no more than|well|upwards of|no less than|no fewer than|a little|between|you) )*N(?: (?:-|to|and|or) N)? (?:hours?|hrs?))|stays?(?= (?:under|over|below|above|around|about|at) N)`,
    () => true,
  ),
  rule(
    `you (?:(?:should|can|could|will|would|may|ought|have|need|might|want|had|better|to|also|probably) )+(?:expect|budget|plan|count|reckon|allow|set aside|reserve|put aside|schedule|figure|spend)(?: (?:on|for|to spend|with|spending|in|that))*(?= (?:about|around|roughly|some|almost|nearly|only|just|over|under|at|up|more|less|no|between|N))`,
    () => true,
  ),
  rule(`most weeks|(?:in|on|during) (?:a|an|the) (?:typical|average|normal|ordinary) week`, () => true),
  rule(
    `every (?:single )?week|week (?:in , week out|after week|in week out)`,
    ({ lastFigure }) => lastFigure === 'workload',
  ),
  rule(
    `(?:the |its )?(?:usual|standard|normal|customary|regular|typical)(?= N(?: -)? (?:units?|credits?))`,
    () => true,
  ),
  // Bounds in verbs.
  rule(
    `(?:(?:just|barely|narrowly|easily|comfortably|only just) )?(?:exceeds?|exceeding|clears?|cracks?|breaks?|tops?|topping|surpass(?:es)?|goes? (?:over|above|beyond)|passes)(?: an?)?(?= N)`,
    (sentence) => {
      sentence.bound = 'above';
    },
  ),
  rule(`(?:reach(?:es)?|hits?|makes? it to|gets? to)(?: an?)?(?= N)`, (sentence) => {
    sentence.bound = 'at least';
  }),
  rule(`(?:falls? short of|stays? (?:under|below)|remains? (?:under|below))(?: an?)?(?= N)`, (sentence) => {
    sentence.bound = 'below';
  }),
  rule(
    `(?:nobody|no one|not a single (?:student|person)|no (?:students?|people))(?: (?:has|have|is|are|yet))*(?: yet)? (?:enrolled|registered|signed up)(?: (?:so far|yet))?`,
    (sentence, from, to) => {
      const none = {
        says: 'figure',
        of: 'enrollment',
        value: 0,
        until: 0,
        decimals: 0,
        bound: 'exactly',
      } as const;
      sentence.claim(none, from, to);
    },
  ),
  rule(
    `(?:nobody|no one|no (?:students?|people))(?: (?:has|have|ever|yet))* (?:rated|reviewed|evaluated)`,
    (sentence, from, to) => sentence.claim({ says: 'unknown', of: 'rating' }, from, to),
  ),
  // "4 and 2 units respectively": a figure for each course.
  rule(
    `N(?:(?: ,)?(?: and)? N)+(?: -)? (?:units?|credits?|hours?|hrs?|students?|minutes?|points?|stars?)(?:${A_WEEK})?`,
    (sentence, from, to) => {
      if (!sentence.words.has('respectively')) return false;
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      const of = RESPECTIVE.find(([pattern]) => pattern.test(words))?.[1];
      if (of === undefined) return false;
      for (const { value, decimals, start } of sentence.kind('number', from, to)) {
        const at = sentence.tokens.findIndex((token) => token.start === start);
        sentence.claim({ says: 'figure', of, value, until: value, decimals, bound: 'exactly' }, at, at + 1);
      }
      return true;
    },
  ),
  rule(
    `N(?: -)?(?: (?:points?|stars?)(?: -)?)?(?: (?:student|overall|average|mean|course))* (?:ratings?|scores?)|N(?: -)? (?:points?|stars?) average`,
    (sentence, from, to) => {
      if (sentence.words.has('respectively')) return false;
      figure(sentence, 'rating', from, to);
      return true;
    },
  ),
  rule(
    `(?:(?:somewhere|anywhere) )?(?:between|from) N (?:and|to) N(?: (?:out of|of|\\/) N)?(?: (?:points|stars))?|N (?:-|to) N (?:out of|of|\\/) N`,
    (sentence, from, to) => {
      const [low, high, scale] = sentence.kind('number', from, to);
      if (sentence.pending !== 'rating' || !low || !high || high.value > 5 || (scale && scale.value !== 5))
        return false;
      figure(sentence, 'rating', from, to, true);
      return true;
    },
  ),
  rule(`(?:(?:somewhere|anywhere) )?between(?= N and N (?:hours?|hrs?|students?|people))`, () => true),
  rule(
    `(?:N (?:-|to|and)|between N and) N (?:${PEOPLE})(?: (?:enrolled|in it|signed up))?`,
    (sentence, from, to) => {
      if (sentence.words.has('respectively') || sentence.isTotal) return false;
      figure(sentence, 'enrollment', from, to, true);
      return true;
    },
  ),
  rule(`N and N(?: -)? (?:hours?|hrs?)(?:${A_WEEK})?`, (sentence, from, to) => {
    if (
      sentence.words.has('respectively') ||
      !/^(?:between|somewhere|anywhere)$/.test(sentence.word(from - 1))
    )
      return false;
    figure(sentence, 'workload', from, to, true);
    return true;
  }),
  rule(
    `out of (?:a total of |the |its )?N(?: (?:${SEATS}))?(?: (?:in all|total|in total))?`,
    (sentence, from, to) => {
      if (sentence.lastFigure !== 'places_left' && sentence.lastFigure !== 'enrollment') return false;
      figure(sentence, 'cap', from, to);
      return true;
    },
  ),
  rule(
    `a (?:class|course|group|section) of(?= (?:(?:about|around|roughly|only|just|some|over|under|at most|at least|more than|fewer than) )*N(?: (?:${PEOPLE}))?)`,
    (sentence) => {
      sentence.pending = 'enrollment';
    },
  ),
];
