import { figureRule } from '../words/read-figure.ts';
import { codesIn, figureIn, has, isStart, several, textOf } from './rule-parts.ts';
import { type Rule, rule } from '../sentence.ts';
import { KINDS } from '../words/vocabulary.ts';

const TEACHERS = '(?:people|persons|instructors?|professors?|profs?|teachers?|lecturers?|faculty)';
const KIND = [...KINDS.keys()].join('|');
const ROOM = '(?:room|space|seats?|spots?|places?|openings?)';
const differ =
  (of: 'instructor' | 'department' | 'place'): Rule['read'] =>
  (sentence, from, to) => {
    const codes = several(sentence);
    if (codes.length !== 2 || sentence.denial !== null) return false;
    sentence.claim({ says: 'same', of }, from, to, { subjects: codes, isDenied: true });
    return true;
  };

const HEDGES = new Set(['about', 'around', 'roughly', 'some', 'almost', 'nearly', 'only', 'just', 'exactly']);

/** Rules for wordings of advisors' replies. */
export const ADVISING_RULES: readonly Rule[] = [
  // Phrases that only say whom a sentence is for.
  rule(
    `(?:if|in case|should) you(?: (?:would|do|are|also|still|really|just))* (?:want|prefer|need|like|fancy|after|looking for|in the mood for|hoping for|favou?r)(?: (?:a|an|something|your|some|to have|to be in|to take))* ?(?:class|course|one|seminar|lecture)?(?: (?:that|which) (?:is|meets|runs|starts))?(?= (?:in|on|at|with|after|before|by|near)? ?(?:the )?(?:mornings?|afternoons?|evenings?|D|K|R|P)(?: |$))`,
    (sentence, from) => sentence.kind('course', 0, from).length > 0 && sentence.denial === null,
  ),
  rule(
    `(?:if|when|once|should|whenever) (?:you|one)(?: (?:are|do|would|will|want to|decide to|choose to|like to|plan to|happen to|end up|going|to|in))* (?:take|join|choose|pick|attend|go (?:to|for|with)|sign up for|register for|enroll in|enrol in|opt for|settle on|decide on|in)(?= (?:the )?(?:section|lecture|lab|recitation|discussion|seminar|[a-z]\\d+)(?: |$))`,
    () => true,
  ),
  rule(
    `(?:your|the|my) (?:first|last|next) (?:class|course|stop|commitment)(?: of (?:the|your) (?:day|week))? (?:is|would be|will be)(?= C)`,
    (sentence, from) => isStart(sentence, from) && sentence.courses.length === 1,
  ),
  rule(
    `you (?:can|could|may|might) (?:start with|go with|go for|begin with|take|choose|pick) either(?: (?:one|of them|of these|of the two))?(?= (?::|,|;|—|since|because|as))`,
    isStart,
  ),
  rule(
    `both (?:of them |of these )?(?:courses |classes )?(?:are |get |have )(?:rated |reviewed )?(?:highly|well|poorly)(?: (?:rated|reviewed|regarded|liked))?(?= :)`,
    (sentence, from) => isStart(sentence, from) && sentence.courses.length === 2,
  ),
  // Numbers of items: "Is 1) rated 4.4 and 2) worth 4 units".
  rule(`N \\)(?= [a-z])`, (sentence, from) => {
    const [number] = sentence.kind('number', from, from + 1);
    const before = sentence.tokens.slice(Math.max(0, from - 12), from).map(({ text }) => text);
    return (
      number !== undefined &&
      number.decimals === 0 &&
      number.value < 10 &&
      before.lastIndexOf('(') <= before.lastIndexOf(')')
    );
  }),
  rule(`unlike(?= C ,? ?(?:which|where) )`, (sentence, from) => isStart(sentence, from)),
  rule(
    `(?:perfect|respectable|mere|whopping|cool|meager|meagre|paltry|generous|brisk|steady|mighty|measly|grand|nice round|tidy|comfortable)(?= N)`,
    (sentence) => sentence.denial === null,
  ),
  rule(
    `(?:pairs|combines|couples|balances|matches|offers)(?= (?:a|an|its|both) )`,
    (sentence) => sentence.subjects.length === 1 && sentence.courses.length < 2,
  ),
  rule(
    `if(?= (?:(?:the )?(?:section|lecture|lab|recitation|discussion) \\S+ )?(?:(?:of|in) )?C (?:suits|works|fits|appeals|interests|sounds) )`,
    isStart,
  ),
  rule(
    `(?:suits|works for|fits|appeals to|interests|sounds good to) you(?= ,)`,
    (sentence) => sentence.word(0) === 'if',
  ),
  rule(
    `(?:if|since|as) you (?:are (?:after|looking for)|want|would like|prefer|need|fancy|like)(?= (?:a |an |something )?(?:light|lighter|easy|easier|small|smaller|big|bigger|large|larger|well - rated|highly - rated|well - liked|popular|heavy|heavier|challenging|demanding|manageable|short|good|high|low|solid|strong|well rated)(?: |$))`,
    (sentence, from) => isStart(sentence, from) || sentence.kind('course', 0, from).length > 0,
  ),
  rule(
    `(?:suits|works for|is (?:right|good|great|fine|perfect) for|(?:may|might|would|should) (?:suit|work for)) you(?= (?:[.,;:]|—|$))`,
    () => true,
  ),
  rule(
    `should(?= (?:take|keep|cost|run|average|come|leave|eat|demand|require|ask) )`,
    (sentence) => sentence.tokens.some(({ kind }) => kind === 'number') && sentence.subjects.length > 0,
  ),
  rule(
    `(?:completing|finishing|taking|passing)(?= C (?:earns?|gets?|gives?|brings?|is worth|carries|counts|nets?) )`,
    isStart,
  ),
  rule(
    `with (?:students|people|past students|takers) (?:reporting|giving it|rating it|spending|putting in|averaging)(?= )`,
    ({ tokens }, _, to) => tokens.slice(to, to + 4).some(({ kind }) => kind === 'number'),
  ),
  rule(
    `(?:slightly|a bit|a little|a touch|a tad|somewhat)(?= (?:higher|lower|better|worse|lighter|heavier|more|less|fewer|bigger|smaller|larger|longer|shorter)(?: |$))`,
    ({ line }) => /\bN (?:vs|versus|to|against|compared)\b/.test(line),
  ),
  rule(
    `(?:a|one|just one|only one) (?:single )?(?:instructor|professor|teacher|lecturer)(?= ,? (?:P|U)(?: |$))`,
    () => true,
  ),
  rule(`for (?:completing|finishing|taking|passing)(?= (?:C|it)(?: |$))`, () => true),
  // Figures.
  rule(
    `N(?: (?:out of|of|\\/) (?:a possible )?N)?(?: (?:stars?|points?))? (?:in|on|by|from|across)(?: (?:its|the|student|students|course|past|recent|their|official|end - of - term))* (?:evaluations?|reviews?|ratings?|surveys?|feedback|evals|former students|past students)`,
    (sentence, from, to) => {
      const [value, scale] = sentence.kind('number', from, to);
      if (!value || value.value > 5 || (scale && scale.value !== 5)) return false;
      // "Trails it by about 0.4 points in the reviews" states a difference, no rating.
      const before = [sentence.word(from - 1), sentence.word(from - 2)];
      if (before[0] === 'by' || (before[1] === 'by' && HEDGES.has(before[0] ?? ''))) return false;
      return figureIn(sentence, 'rating', [from, to]);
    },
  ),
  rule(`worth (?:more|fewer|less)(?: (?:units|credits))? than C`, (sentence, from, to) => {
    const than = codesIn(sentence, from, to).at(-1);
    const [about, ...others] = sentence.subjects;
    if (about === undefined || than === undefined || about === than || others.length > 0) return false;
    if (!/\b(?:units?|credits?)\b/.test(sentence.line)) return false;
    const sign = /\b(?:fewer|less)\b/.test(textOf(sentence, from, to)) ? -1 : 1;
    sentence.claim({ says: 'more', of: 'units', than, sign, by: null, decimals: 0 }, from, to);
    return true;
  }),
  rule(
    `(?:like|liked|likes|enjoy|enjoyed|love|loved|prefer|preferred|favou?r|favou?red) C (?:the )?(?:best|most|least)`,
    (sentence, from, to) => {
      const [course] = codesIn(sentence, from, to);
      const among = sentence.courses;
      if (course === undefined || among.length < 2 || sentence.denial !== null) return false;
      if (sentence.tokens[from - 1]?.kind === 'word' && sentence.word(from - 1) === 'you') return false;
      const sign = sentence.word(to - 1) === 'least' ? -1 : 1;
      sentence.claim({ says: 'most', of: 'rating', among, sign }, from, to, { about: course });
      return true;
    },
  ),
  rule(
    `it is C (?:that|which)(?: (?:will|would|is going to))? (?:asks?|eats?|takes?|demands?|requires?|needs?|costs?|wants?|expects?)(?: up)? (?:the )?(?:most|least)(?: (?:of (?:you|your (?:week|time|hours))|(?:work|time|hours|effort)(?: (?:of|from) you)?))?(?: (?:each|every|a|per) week)?`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      const among = sentence.courses;
      if (about === undefined || among.length < 2 || sentence.denial !== null) return false;
      const sign = /\bleast\b/.test(textOf(sentence, from, to)) ? -1 : 1;
      sentence.claim({ says: 'most', of: 'workload', among, sign }, from, to, { about });
      sentence.subjects = [about];
      return true;
    },
  ),
  rule(
    `(?:, )?(?:exactly |just )?the same(?: (?:number|amount|count|figure|rating|load))? as C`,
    (sentence, from, to) => {
      const than = codesIn(sentence, from, to).at(-1);
      const of = sentence.lastFigure;
      const [about, ...others] = sentence.subjects;
      const last = sentence.claims.at(-1);
      const end = sentence.tokens.findIndex(({ start }) => start >= (last?.end ?? Infinity));
      if (of === null || than === undefined || about === undefined || about === than || others.length > 0)
        return false;
      if (last?.says !== 'figure' || (end !== from && end !== from - 1)) return false;
      sentence.claim({ says: 'more', of, than, sign: 0, by: null, decimals: 0 }, from, to);
      return true;
    },
  ),
  rule(
    `(?:has|gets|takes|have|holds) (?:the|a slight|a small|an|a clear) (?:edge|advantage|lead)(?: (?:over|on) C)?(?: (?:on|in|for)(?: (?:student|the|its))* (?:ratings?|reviews?|scores?|evaluations?))`,
    (sentence, from, to) => {
      const [about, ...more] = sentence.subjects;
      const others = sentence.courses.filter((code) => code !== about);
      const than = codesIn(sentence, from, to).at(-1) ?? (others.length === 1 ? others[0] : undefined);
      if (about === undefined || than === undefined || more.length > 0 || sentence.denial !== null)
        return false;
      sentence.claim({ says: 'more', of: 'rating', than, sign: 1, by: null, decimals: 0 }, from, to);
      sentence.pending = 'rating';
      return true;
    },
  ),
  figureRule(
    `N(?: -)? (?:units?|credits?) (?:to|towards?) your (?:total|schedule|load|plan|record|degree|term|count|tally)`,
    'units',
  ),
  figureRule(`N of your (?:weekly )?hours(?: (?:each|every|a|per) week)?`, 'workload'),
  rule(
    `or (?:so|thereabouts)(?= (?:on|in|for|a|per|each|every|of|[.,;)]|$))`,
    ({ lastFigure }) => lastFigure !== null,
  ),
  rule(`(?:it is |but |rather )*(?:more like|closer to|nearer(?: to)?)(?= N)`, (sentence) => {
    const last = sentence.claims.at(-1);
    if (last?.says !== 'figure' || !last.isDenied) return false;
    sentence.pending = last.of;
    sentence.bound = 'about';
    return true;
  }),
  // "A whole point ahead of B": the size of the difference is not read.
  rule(
    `(?:N|an?|several|a couple of|a few|half a|one)(?: (?:whole|full|good|clear|solid|half))* (?:points?|hours?|units?|credits?|stars?|students?|seats?) (?:ahead of|above|over|clear of|behind|below|beneath|shy of|short of)(?= C)`,
    (sentence, from, to) => {
      sentence.setElsewhere(from, to);
      return true;
    },
  ),
  rule(
    `(?:rather than|not|instead of|as opposed to|and not) an? (?:small |large )?(?:${KIND})(?= (?:[.,;)]|$))`,
    (sentence, from, to) => {
      const last = sentence.claims.at(-1);
      const kind = KINDS.get(sentence.word(to - 1));
      if (last?.says !== 'component' || last.isDenied || kind === undefined || sentence.denial !== null)
        return false;
      sentence.claim({ says: 'component', kind }, from, to, { isDenied: true });
      return true;
    },
  ),
  rule(
    `(?:saves?|spares?|save|spare)(?: you)?(?: (?:about|around|roughly|some))? N hours?(?:(?: of work)? (?:a|per|each|every) week)? by (?:choosing|taking|picking|going with|opting for) C (?:instead of|over|rather than) C`,
    (sentence, from, to) => {
      const [about, than] = codesIn(sentence, from, to);
      const [by] = sentence.kind('number', from, to);
      if (about === undefined || than === undefined || !by || about === than || sentence.denial !== null)
        return false;
      const { value, decimals } = by;
      sentence.claim({ says: 'more', of: 'workload', than, sign: -1, by: value, decimals }, from, to, {
        about,
      });
      sentence.subjects = [about];
      return true;
    },
  ),
  rule(
    `(?:more|fewer) (?:people|students)(?: (?:are|have|is))* (?:signed up|enrolled|registered|sitting|taking|in)(?: (?:for|in|up))? C than(?: (?:for|in|are in|are signed up for|are enrolled in))? C`,
    (sentence, from, to) => {
      const [about, than] = codesIn(sentence, from, to);
      if (about === undefined || than === undefined || about === than || sentence.denial !== null)
        return false;
      const sign = sentence.word(from) === 'fewer' ? -1 : 1;
      sentence.claim({ says: 'more', of: 'enrollment', than, sign, by: null, decimals: 0 }, from, to, {
        about,
      });
      sentence.subjects = [about];
      return true;
    },
  ),
  rule(
    `(?:takes?|eats?|asks?|costs?|demands?)(?: up)? (?:more|less) of your (?:week|time) than C`,
    (sentence, from, to) => {
      const than = codesIn(sentence, from, to).at(-1);
      const [about, ...others] = sentence.subjects;
      if (
        about === undefined ||
        than === undefined ||
        about === than ||
        others.length > 0 ||
        sentence.denial !== null
      )
        return false;
      const sign = /\bless\b/.test(textOf(sentence, from, to)) ? -1 : 1;
      sentence.claim({ says: 'more', of: 'workload', than, sign, by: null, decimals: 0 }, from, to);
      return true;
    },
  ),
  rule(`an? N overall`, (sentence, from, to) => {
    const [number] = sentence.kind('number', from, to);
    return (
      number !== undefined &&
      number.decimals === 1 &&
      number.value <= 5 &&
      figureIn(sentence, 'rating', [from, to])
    );
  }),
  rule(
    `(?:scored|earned|received|averaged|was rated|got)(?: an?)? N(?= (?:when|back|in T)(?: |$))`,
    (sentence, from, to) => {
      const [number] = sentence.kind('number', from, to);
      return (
        number !== undefined &&
        number.decimals === 1 &&
        number.value <= 5 &&
        figureIn(sentence, 'rating', [from, to])
      );
    },
  ),
  // Teachers.
  rule(
    `the same (?:person|instructor|professor|teacher|lecturer) (?:teaches|leads|runs|gives)(?: both)? C and C`,
    (sentence, from, to) => {
      const codes = [...new Set(codesIn(sentence, from, to))];
      if (codes.length !== 2 || sentence.denial !== null) return false;
      sentence.claim({ says: 'same', of: 'instructor' }, from, to, { subjects: codes });
      sentence.subjects = codes;
      return true;
    },
  ),
  rule(
    `(?:is |are )?(?:not )?(?:one of )?(?:(?:professor|prof|dr)(?: \\.)? )?P(?: 's)? (?:course|class|courses|classes|seminar|lecture)(?= (?:[.,;)]|$))`,
    (sentence, from, to) => {
      const named = sentence.tokens.slice(from, to).find(({ kind }) => kind === 'phrase');
      const words = textOf(sentence, from, to);
      if (named?.kind !== 'phrase' || sentence.subjects.length !== 1 || !/^(?:is|are) /.test(words))
        return false;
      const isDenied = /\bnot\b/.test(words) || sentence.denial !== null;
      sentence.denial = null;
      sentence.claim({ says: 'person', name: named.value, only: false }, from, to, { isDenied });
      return true;
    },
  ),
  rule(
    `you (?:would |will |(?:are )?going to )?(?:have|get) N(?: different)? ${TEACHERS}|N ${TEACHERS} (?:would|will) (?:be )?(?:teach|teaching|leading|lead)`,
    (sentence, from, to) => figureIn(sentence, 'instructors', [from, to]),
  ),
  rule(`by(?: (?:just|only|exactly))? N (?:person|${TEACHERS})`, (sentence, from, to) =>
    figureIn(sentence, 'instructors', [from, to]),
  ),
  rule(`(?:co|team)(?: -)? ?(?:taught|led)(?! by)`, (sentence, from, to) => {
    sentence.claim(
      { says: 'figure', of: 'instructors', value: 2, until: 2, decimals: 0, bound: 'at least' },
      from,
      to,
    );
  }),
  rule(
    `(?:taught|led|given|run) by (?:two )?different ${TEACHERS}|(?:have|has|with)(?: two)? different ${TEACHERS}`,
    differ('instructor'),
  ),
  rule(`(?:(?:from|in|come from|belong to|under)(?: two)?|have) different departments`, differ('department')),
  rule(
    `(?:P|U) is not (?:the (?:one|person|instructor|professor|teacher|lecturer) )?(?:who (?:is )?|that (?:is )?)?(?:teaching|teaches|leading|leads|for|of|in) C`,
    (sentence, from, to) => {
      const named = sentence.tokens[from];
      const [about] = codesIn(sentence, from, to);
      if ((named?.kind !== 'phrase' && named?.kind !== 'name') || about === undefined) return false;
      sentence.claim({ says: 'person', name: named.value, only: false }, from, to, { about, isDenied: true });
      sentence.subjects = [about];
      return true;
    },
  ),
  rule(`that is(?= (?:P|U)(?: (?:[.,;]|$)))`, (sentence) => {
    if (!has(sentence, 'person') || sentence.subjects.length !== 1) return false;
    sentence.pending = null;
    return true;
  }),
  // Places.
  rule(
    `(?:has |have )?(?:reached|hit|filled|met) (?:its|the) (?:enrollment |enrolment )?(?:cap|limit|capacity|maximum)(?! of)`,
    (sentence, from, to) => {
      sentence.claim({ says: 'full' }, from, to);
    },
  ),
  rule(
    `N of (?:whom|which|them|these|those)(?: (?:have|are|has|already|now|currently|been))* (?:enrolled|registered|signed up|taken|filled)`,
    (sentence, from, to) => figureIn(sentence, 'enrollment', [from, to]),
  ),
  rule(
    `(?:every|each)(?: (?:single|last))? (?:seat|place|spot)(?: (?:in|of|for) (?:C|it))? (?:is|has been|was)(?: (?:already|now))? (?:taken|filled|gone|occupied|claimed|spoken for)|all(?: (?:of|the|its))* (?:seats|places|spots)(?: (?:in|of|for) (?:C|it))? (?:are|have been)(?: (?:already|now))? (?:taken|filled|gone|claimed|occupied)`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      if (about !== undefined) sentence.subjects = [about];
      sentence.claim({ says: 'full' }, from, to);
    },
  ),
  rule(
    `there (?:is|are)(?: (?:still|currently|now))*(?: (?:some|plenty of|enough|ample|a bit of|open|free|available))* ${ROOM}(?: (?:left|available|open|free|remaining))?(?: (?:in|for) (?:C|it)| for (?:you|more|one more))+`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      if (about !== undefined) sentence.subjects = [about];
      sentence.claim({ says: 'full' }, from, to, { isDenied: !sentence.takeDenial() });
    },
  ),
  rule(
    `(?:is )?(?:more|over|less)(?: than)? half(?: -)? ?(?:empty|full|filled|booked)|(?:is )?(?:well |just )?(?:over|under) half(?: -)? ?(?:empty|full|filled|booked)`,
    (sentence, from, to) => {
      const words = textOf(sentence, from, to);
      if (sentence.denial !== null) return false;
      const isMore = /\b(?:more|over)\b/.test(words);
      sentence.claim({ says: 'half', isFilled: isMore !== /\bempty\b/.test(words) }, from, to, {
        isDenied: false,
      });
      return true;
    },
  ),
];
