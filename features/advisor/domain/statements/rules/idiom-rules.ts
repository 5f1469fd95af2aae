import { fieldOf } from './relation-rules.ts';
import { codesIn } from './rule-parts.ts';
import { type Rule, rule, type Sentence } from '../sentence.ts';

const PREREQS = '(?:pre - requisites?|prerequisites?|prereqs?|pre - reqs?)';
const PEOPLE = '(?:students?|people|undergraduates|participants)';

const has = (sentence: Sentence, says: string): boolean =>
  sentence.claims.some((claim) => claim.says === says);

const clash =
  (isDenied: boolean): Rule['read'] =>
  (sentence, from, to) => {
    if (new Set([...sentence.courses, ...sentence.subjects]).size < 2) return false;
    sentence.claim({ says: 'clash' }, from, to, { isDenied: sentence.takeDenial() !== isDenied });
    return true;
  };

/** Rules for idioms that state something of the record, and for phrases that only accompany them. */
export const IDIOM_RULES: readonly Rule[] = [
  // "Will not take more than 20 students": the cap, not the enrollment.
  rule(
    `(?:(?:will|would|can|could|may|does|do) )?(?:not |never )(?:be able to )?(?:take|admit|accept|hold|enroll|let in|allow|seat|fit|go above|go over|exceed|have|welcome)(?: in)?(?: (?:any )?more than)? N(?: (?:${PEOPLE}|seats|places))?(?! (?:units?|credits?|hours?|hrs|points?|minutes?|sections?|days?))`,
    (sentence, from, to) => {
      const [number] = sentence.kind('number', from, to);
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      const isOfClass =
        /\b(?:students?|people|undergraduates|participants|seats|places)\b/.test(words) ||
        sentence.pending === 'cap';
      if (
        !number ||
        !isOfClass ||
        !/\b(?:will|would|can|could|may|admit|accept|hold|let in|allow|seat|fit)\b/.test(words)
      )
        return false;
      const { value } = number;
      sentence.claim(
        { says: 'figure', of: 'cap', value, until: value, decimals: 0, bound: 'exactly' },
        from,
        to,
        { isDenied: false },
      );
      return true;
    },
  ),
  // "Will not need ten hours a week": fewer than ten.
  rule(
    `(?:(?:will|would|do|does|did|have|has) )?not (?:even |quite |ever |yet )*(?:need|require|reach|reached|hit|get to|made it to|make it to|got to|got as far as|climbed to|come to|come up to|cost|even take|be asked for)(?: you)?(?: (?:anything like|anywhere near|as much as|as many as|the|a full|a|an))*(?= N(?:(?: -)? (?:hours?|hrs?|units?|credits?|students?|people|out of|points?|stars?)| in(?: (?:the|its|student))* (?:ratings?|reviews|evaluations)(?: |$)))`,
    (sentence) => {
      if (sentence.denial !== null) return false;
      sentence.bound = 'below';
      return true;
    },
  ),
  rule(
    `N (?:is|are) (?:what|the (?:figure|number))(?: (?:that|most|past|people|students?|they|takers|former))* (?:report|say|give|state|put in|spend|gave|reported|spent|said|need|count on)`,
    (sentence, from, to) => {
      const of = sentence.lastFigure;
      const [number] = sentence.kind('number', from, to);
      if (of === null || !number || sentence.isTotal) return false;
      const { value, decimals } = number;
      sentence.claim({ says: 'figure', of, value, until: value, decimals, bound: 'exactly' }, from, to, {
        isDenied: false,
        isWeak: true,
      });
      return true;
    },
  ),
  rule(`N(?: more)? (?:to go|to spare|to fill|still to fill)(?= (?:[.,;)]|$))`, (sentence, from, to) => {
    const isOfSeats = sentence.claims.some(
      (claim) => claim.says === 'figure' && (claim.of === 'enrollment' || claim.of === 'cap'),
    );
    const [number] = sentence.kind('number', from, to);
    if (!number || !isOfSeats) return false;
    const { value } = number;
    sentence.claim(
      { says: 'figure', of: 'places_left', value, until: value, decimals: 0, bound: 'exactly' },
      from,
      to,
    );
    return true;
  }),
  rule(
    `(?:a|each|one|every|any)(?: single| given)? (?:session|meeting|class|lecture|sitting)(?: of)?(?= (?:C|runs|lasts|takes|goes|is N)(?: |$))`,
    ({ line }) => /\bN(?: -)? (?:minutes?|mins?|hours?)\b|\ban hour\b/.test(line),
  ),
  rule(
    `if you (?:took|did|chose|picked|combined|went for|signed up for|joined|attended|were to take|end up taking)(?= (?:both|all|C|it|this))`,
    () => true,
  ),
  rule(
    `(?:if|since|as) you (?:are|were)(?: (?:looking|searching|hunting|asking|after|interested|keen))* (?:for|about|in|on|after)?(?= (?:L|Q|C|it))`,
    () => true,
  ),
  rule(
    `(?:course|class|name|title|number|code) (?:behind|under)(?= (?:C|L|Q|the (?:code|number)))`,
    () => true,
  ),
  rule(
    `(?:that|this|the|your|which|those) days? (?:(?:stays?|is|are|remains?|would be|will be) )+(?:open|free|clear|yours|off)(?: for you)?`,
    (sentence) => sentence.claims.some((claim) => claim.says === 'days' && claim.isDenied),
  ),
  rule(`(?:puts?|find|finds|see|seat|place) (?:yourself|you)(?= (?:in|on|at|with|down))`, () => true),
  rule(
    `(?:have|has) (?:put (?:their|its) names? down|signed on|come on board|joined(?: up)?|got in|got a (?:seat|place|spot)|a (?:seat|place|spot))(?: (?:for|in))?(?= C)`,
    ({ lastFigure }) => lastFigure === 'enrollment',
  ),
  // Prerequisites.
  rule(
    `C (?:comes?|goes?) before C(?: ,)? (?:because|since|as|being) (?:it is )?(?:one of|among|a|part of)(?: (?:its|the|their))? ${PREREQS}`,
    (sentence, from, to) => {
      const [first, about] = codesIn(sentence, from, to);
      if (first === undefined || about === undefined || first === about) return false;
      sentence.claim({ says: 'needs', codes: [first], joint: 'and', strength: 'named' }, from, to, { about });
      sentence.subjects = [about];
      return true;
    },
  ),
  rule(
    `nothing (?:is|has to be) (?:required|needed|asked|taken|done)(?: (?:of you|from you))?(?: (?:before|for|ahead of|prior to)(?: taking)?(?= C)| first| beforehand)`,
    ({ line }) => /\bno (?:\w+ )*(?:prerequisites?|prereqs?)\b/.test(line),
  ),
  rule(
    `nothing (?:stands in your way|is in your way|stops you|holds you back|keeps you out|prevents you)(?: (?:from|of)(?: taking)? (?:C|it))?(?: ,)?(?: as far as (?:the |its )?${PREREQS}(?: (?:of|for|to) C)? (?:go|goes|are concerned))?`,
    (sentence, from, to) => {
      const about = codesIn(sentence, from, to).at(-1);
      if (!/\b(?:prerequisites?|prereqs?)\b/.test(sentence.line)) return false;
      sentence.claim({ says: 'met' }, from, to, about === undefined ? {} : { about });
      return true;
    },
  ),
  rule(
    `(?:suggests?|recommends?|advises|asks for|wants|names?|lists?|gives?)(?: (?:this|the following|following|as|a|some))* (?:background|preparation|prep|knowledge|prior work)(?: (?:for it|first|beforehand))?(?: :)?(?= Q)`,
    (sentence, from) => {
      sentence.quotes = /^(?:asks|wants)/.test(sentence.word(from)) ? 'needed' : 'recommended';
    },
  ),
  rule(
    `(?:puts?|sets?|starts?) you on (?:the|a|your) (?:path|way|road|track|route) (?:to|towards?|into) C(?: ,)? (?:which|as it|because it) (?:requires?|needs?|asks? for|names?|lists?|builds on) (?:it|that)`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      const [first] = sentence.subjects;
      if (
        about === undefined ||
        first === undefined ||
        first === about ||
        sentence.subjects.length !== 1 ||
        sentence.denial !== null
      )
        return false;
      sentence.claim({ says: 'needs', codes: [first], joint: 'and', strength: 'named' }, from, to, { about });
      sentence.subjects = [about];
      return true;
    },
  ),
  // Programmes.
  rule(
    `(?:is |are |stands? |appears? |features? |found )*on (?:the|a|its|your) list(?: of (?:courses|options|electives|classes|approved courses))? (?:for|of|in|by)(?: (?:the|a|an|your))* G(?: (?:concentration|major|degree|minor|programme|program))?`,
    (sentence, from, to) => {
      const programme = sentence.kind('phrase', from, to).find(({ of }) => of === 'programme');
      if (!programme) return false;
      sentence.claim({ says: 'counts', programme: programme.value }, from, to);
      return true;
    },
  ),
  // Time conflicts.
  rule(
    `(?:(?:is|are|sit|sits|scheduled|lie|fall|stacked|stand|run) )*(?:right )?on top of (?:each other|one another)|(?:run|bump|crash|walk) into (?:each other|one another)|(?:step|tread) on (?:each|one an)?other 's toes|at odds(?: with (?:each other|one another))?(?: in time| time wise)?|get in (?:each other 's|one another 's|the other 's) way|can ?not both be on your (?:schedule|timetable|plan)|mutually exclusive(?: in time| time wise)?`,
    clash(false),
  ),
  rule(
    `(?:(?:can|could|may|will|would) )?(?:both )?(?:sit|stand|live|go|be|fit|slot|squeeze|work)(?: (?:happily|nicely|well|both|fine|in))* (?:side by side|next to each other|alongside each other|back to back|around each other|one after the other|in one week)(?: (?:in|on|within|into)(?: (?:a|the|your|one|same))* (?:schedule|timetable|week|plan|calendar|term))?`,
    (sentence, from, to) =>
      /\b(?:schedule|timetable|week|plan|calendar|clash|overlap)\b/.test(sentence.line) &&
      clash(true)(sentence, from, to),
  ),
  // Figures in a list.
  rule(
    `(?:with|at|on)(?: (?:a|an|its|their|only|just))*(?: (?:rating|score|workload|load|average))?(?: of)? N(?: (?:points?|hours?|hrs|units?|credits?|students?|stars?)(?: (?:a|per) week)?)?(?= (?:[.,;)]|$))`,
    (sentence, from, to) => {
      const compared = sentence.claims.findLast((claim) => claim.says === 'most' || claim.says === 'more');
      const [number] = sentence.kind('number', from, to);
      if (
        !number ||
        sentence.isTotal ||
        (compared?.says !== 'most' && compared?.says !== 'more') ||
        compared.of === 'start'
      )
        return false;
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      const of = fieldOf(sentence, from, to);
      if (
        /\b(?:points?|hours?|hrs|units?|credits?|students?|stars?|rating|score|workload)\b/.test(words) &&
        of !== compared.of
      )
        return false;
      // In "B at 11.8" the figure belongs to B; else to the course that is said to have the most.
      const before = sentence.tokens[from - 1];
      // "Better than B, which stands at 4.1" has gone over to B.
      const isOver = compared.says === 'more' && sentence.subjects[0] === compared.than;
      const own = isOver ? compared.than : (compared.about ?? compared.subjects[0]);
      const about = before?.kind === 'course' ? before.code : own;
      if (about === undefined) return false;
      const { value, decimals } = number;
      sentence.claim(
        { says: 'figure', of: compared.of, value, until: value, decimals, bound: sentence.takeBound() },
        from,
        to,
        { about, isWeak: true, isDenied: false },
      );
      return true;
    },
  ),
  rule(`(?:that|it|this) is(?= (?:what|how|where|when))`, (sentence) => has(sentence, 'figure')),
];
