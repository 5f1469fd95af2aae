import { PEOPLE } from '../words/read-figure.ts';
import { codesIn, figureIn, textOf } from './rule-parts.ts';
import { type Rule, rule, type Sentence } from '../sentence.ts';

const PREREQS = '(?:pre - requisites?|prerequisites?|prereqs?|pre - reqs?)';
const DEGREE = '(?:concentration|major|requirements?|degree|minor|field|programme|program|track)';
const ASKS =
  '(?:asks? for|needs?|requires?|demands?|wants?|lists?|names?|calls? for|builds (?:up)?on|expects?|assumes?|presupposes?)';

const named = (
  sentence: Sentence,
  codes: readonly string[],
  about: string | undefined,
  [from, to]: readonly [number, number],
): boolean => {
  if (about === undefined || codes.length === 0 || codes.includes(about)) return false;
  sentence.claim({ says: 'needs', codes, joint: 'and', strength: 'named' }, from, to, {
    about,
    isDenied: false,
  });
  sentence.subjects = [about];
  return true;
};

/** Rules for further forms of the predicates that other rules read. */
export const PREDICATE_RULES: readonly Rule[] = [
  rule(`(?:only|alone)(?= (?:[.,;)]|and|from|at|$))`, (sentence, from) => {
    const last = sentence.claims.at(-1);
    if (!last || last.isDenied || sentence.tokens[from - 1]?.start !== sentence.tokens[last.token]?.start)
      return false;
    if (last.says !== 'person' && last.says !== 'days' && last.says !== 'term') return false;
    last.only = true;
    return true;
  }),
  // Figures.
  rule(`N(?: \\/ N)? (?:★|⭐|\\*)(?: (?:★|⭐))*`, (sentence, from, to) =>
    figureIn(sentence, 'rating', [from, to]),
  ),
  rule(
    `(?:there is |has |have |with )?(?:still )?(?:room|space|a place|places|seats) for(?: (?:just|only|about|exactly|another))* N (?:more|additional|other|further|extra)(?: (?:${PEOPLE}))?|(?:room|space) for another N(?: (?:${PEOPLE}))?|N (?:seats?|places?|spots?)(?: (?:in|for) (?:C|it))?(?: (?:are|is|still|now))* (?:up for grabs|unclaimed|there for the taking|to be had|to go|unclaimed|not taken|on offer)|can (?:still )?(?:take|admit|welcome|accept|enroll) N (?:more|additional|other|further)(?: (?:${PEOPLE}))?`,
    (sentence, from, to) => figureIn(sentence, 'places_left', [from, to]),
  ),
  rule(
    `N(?: of| out of)(?: (?:the|its|all))? N (?:seats?|places?|spots?)(?: (?:in|for|of) (?:C|it|the class|the course))?(?: (?:are|is|still|now|currently))* (?:remain|remaining|up for grabs|unclaimed|not taken)`,
    (sentence, from, to) => {
      const [left, cap] = sentence.kind('number', from, to);
      const [course] = codesIn(sentence, from, to);
      if (!left || !cap) return false;
      if (course !== undefined) sentence.subjects = [course];
      for (const [of, { value }] of [
        ['places_left', left],
        ['cap', cap],
      ] as const)
        sentence.claim({ says: 'figure', of, value, until: value, decimals: 0, bound: 'exactly' }, from, to);
      return true;
    },
  ),
  rule(
    `(?:against|versus|vs|out of|of|for|with)(?: \\.)? (?:a |the |its |an )?(?:total |maximum |overall |enrollment )?(?:capacity|cap|limit|maximum|ceiling)(?: (?:of|at|is|:))*(?= N(?: |$))`,
    (sentence) => {
      sentence.pending = 'cap';
    },
  ),
  rule(
    `(?:holds?|houses|welcomes?|takes?(?: in)?|fits?|seats?|admits?|accommodates?|has room for|is open to)(?: (?:no more than|at most|up to|a maximum of|not more than|only|just|exactly))* N (?:${PEOPLE})(?! more)`,
    (sentence, from, to) => {
      const words = textOf(sentence, from, to);
      // "Takes 20 students" may state the enrollment.
      if (/^(?:takes?(?: in)?|holds?|houses|welcomes?|fits?) N\b/.test(words)) return false;
      // A limit is the cap.
      return figureIn(sentence, 'cap', [from, to]);
    },
  ),
  rule(
    `(?:of|among|with) (?:whom|which|them|these|those)(?: (?:only|just))? N(?: (?:are|is|have|has|been|currently|presently|now|already))* (?:enrolled|registered|signed up|taken|filled|occupied|enrolled so far)`,
    (sentence, from, to) => figureIn(sentence, 'enrollment', [from, to]),
  ),
  rule(
    `(?:of|among|with) (?:whom|which|them|these|those)(?: (?:only|just))? N(?: (?:are|is|still|currently|now|remain))+ (?:free|open|left|available|empty|unfilled)?`,
    (sentence, from, to) => figureIn(sentence, 'places_left', [from, to]),
  ),
  rule(
    `(?:has|have|teaches|teaching|with|leads|in|for) a (?:class|group|section|course|room)(?: (?:of|with))(?: (?:about|around|roughly|some|just|only))* N (?:${PEOPLE})`,
    (sentence, from, to) => figureIn(sentence, 'enrollment', [from, to]),
  ),
  rule(
    `(?:there is |there are |has |have |with )?(?:just |only |a single )?N (?:person|instructor|teacher|professor|lecturer|people|instructors|teachers|professors|lecturers)(?: (?:who |that )?(?:teach|teaches|teaching|leading|leads?|in charge of|is in charge of|listed for|behind|running|runs?|handling)(?: (?:it|C|this (?:course|class|one)|the (?:course|class)))?)+`,
    (sentence, from, to) => figureIn(sentence, 'instructors', [from, to]),
  ),
  rule(`N(?: -)? (?:hours?|hrs)(?= (?:[.,;)]|$|$))`, (sentence, from, to) => {
    // Beside a rating, hours without a period are weekly work. The claim is weak, so never called wrong.
    const isRated = sentence.claims.some((claim) => claim.says === 'figure' && claim.of === 'rating');
    const isOther =
      /\b(?:class|lecture|meeting|meets|lab|session|minutes|each|long|lasts?|credit|day)\b/.test(
        sentence.line,
      );
    return (
      isRated && !isOther && !sentence.isTotal && figureIn(sentence, 'workload', [from, to], { isWeak: true })
    );
  }),
  rule(
    `better than(?= N (?:out of|of|\\/|stars?|points?))|(?:better|higher|more favou?rable) than(?= N(?: (?:[.,;]|from|by|in|for|on|$)))`,
    (sentence) => {
      sentence.bound = 'above';
      sentence.pending ??= 'rating';
    },
  ),
  // People.
  rule(
    `you (?:would |will |can |could |get to |do )*(?:have|get|learn from|study with|learn with|work with|be (?:in class|studying|learning|working|taught|there) (?:with|by)|be with|meet|sit with)(?: (?:professor|prof|dr|\\.))* (?:P|U)(?:(?: ,)?(?: and| ,|&) (?:P|U))*(?= (?:for C|in C|as (?:your|the|an?)|if you|when you|at the (?:front|helm)|up front|in front of|there))(?: (?:up front|in front of (?:the (?:room|class)|you)|at the (?:front|helm)|there))?`,
    (sentence, from, to) => {
      for (let at = from; at < to; at += 1) {
        const token = sentence.tokens[at];
        const name =
          token?.kind === 'phrase' && token.of === 'person'
            ? token.value
            : token?.kind === 'name'
              ? token.value
              : null;
        if (name !== null && token) sentence.claim({ says: 'person', name, only: false }, at, at + 1);
      }
      return true;
    },
  ),
  // Other courses.
  rule(
    `(?:a \\. k \\. a|aka|a \\/ k \\/ a|alias|also|also known as|formally also|i \\. e)(?: \\.)? C`,
    (sentence, from, to) => {
      const other = codesIn(sentence, from, to).at(-1);
      if (other === undefined || sentence.subjects.length !== 1 || sentence.subjects[0] === other)
        return false;
      sentence.claim({ says: 'alias', code: other }, from, to, { isDenied: false });
      return true;
    },
  ),
  rule(
    `(?:get|take|have|finish|complete|do|clear|pass|want)(?: to (?:get|take|have|finish|complete|do|clear|pass))? C(?: (?:out of the way|done|behind you|under your belt|completed|finished|over with))?(?: (?:first|beforehand|before that|early))?(?: ,)? (?:because|since|as|for) C ${ASKS} (?:it|that)(?: (?:first|beforehand|as an? ${PREREQS}))?`,
    (sentence, from, to) => {
      const [first, about] = codesIn(sentence, from, to);
      return named(sentence, first === undefined ? [] : [first], about, [from, to]);
    },
  ),
  rule(
    `(?:you |students )?(?:will |would |can |may |might |should )?(?:want|need|have|like|ought)? ?(?:to )?(?:get|take|have|finish|complete|do|clear|pass|work through) C (?:out of the way |done |behind you |under your belt |over with )?(?:first|beforehand|before (?:that|you (?:take|start|try) C))(?: (?:to (?:take|get into)|for) C)?(?= (?:[.,;]|because|since|as|$))`,
    (sentence, from, to) => {
      const [first, second] = codesIn(sentence, from, to);
      const about = second ?? sentence.subjects[0];
      if (first === undefined || about === undefined || sentence.denial !== null) return false;
      if (second === undefined && (sentence.subjects.length !== 1 || about === first)) return false;
      sentence.claim({ says: 'needs', codes: [first], joint: 'and', strength: 'needed' }, from, to, {
        about,
      });
      sentence.subjects = [about];
      return true;
    },
  ),
  rule(
    `(?:(?:you|one|students|a student|anyone|they) )?(?:can|may|could|might|will be able to|are (?:free|able) to|is (?:free|able) to)(?: then| also)? (?:proceed to|move on to|go on to|continue (?:to|with|on to)|progress to|advance to|step up to) C`,
    (sentence, from, to) => {
      const about = codesIn(sentence, from, to).at(-1);
      const codes = sentence.kind('course', 0, from).map(({ code }) => code);
      const isAfter = /\b(?:once|after|having|with|when)\b/.test(
        sentence.line.slice(0, sentence.offsets[from]),
      );
      if (
        about === undefined ||
        codes.length !== 1 ||
        codes[0] === about ||
        !isAfter ||
        sentence.denial !== null
      )
        return false;
      // This is about having taken courses in general, not a claim that the student took these.
      sentence.claims.splice(
        0,
        sentence.claims.length,
        ...sentence.claims.filter(({ says }) => says !== 'taken'),
      );
      sentence.claim({ says: 'needs', codes, joint: 'and', strength: 'needed' }, from, to, { about });
      sentence.subjects = [about];
      return true;
    },
  ),
  rule(
    `(?:meet|have|satisfy|fulfil|fulfill|have met) (?:what|all that|everything that|whatever) (?:it|C|this (?:course|class|one)|the (?:course|class)) ${ASKS}`,
    (sentence, from, to) => {
      const about = codesIn(sentence, from, to).at(-1);
      sentence.claim({ says: 'met' }, from, to, about === undefined ? {} : { about });
      return true;
    },
  ),
  rule(
    `(?:you )?(?:are|will be|would be) (?:all |now |already )*(?:set|good to go|ready|cleared|prepared|qualified|eligible) (?:for|to take|to enroll in) C(?= (?:[.,;:—-]|as far|because|since|having|with|now|prereq|$))`,
    (sentence, from, to) => {
      const about = codesIn(sentence, from, to).at(-1);
      if (about === undefined) return false;
      sentence.claim({ says: 'met' }, from, to, { about });
      sentence.subjects = [about];
      return true;
    },
  ),
  rule(
    `(?:the |its )?${PREREQS}(?: (?:for|of|to) C)? (?:is|are|was|were|have been|has been|remain|stay)(?: (?:not|still|as|yet|all|now))* (?:not |un)?(?: ?- )?(?:fulfilled|met|satisfied|unmet|unfulfilled|outstanding|missing|open)(?: (?:yet|so far|by your record))?`,
    (sentence, from, to) => {
      const words = textOf(sentence, from, to);
      const about = codesIn(sentence, from, to).at(-1);
      const isOpen = /\b(?:unmet|unfulfilled|outstanding|missing|open|un)\b/.test(words);
      sentence.claim({ says: 'met' }, from, to, {
        isDenied: sentence.takeDenial() !== (/\bnot\b/.test(words) !== isOpen),
        ...(about === undefined ? {} : { about }),
      });
      return true;
    },
  ),
  rule(
    `(?:does |do )?(?:asks?|calls?|looks?) for (?:some|certain|prior|earlier|previous|other|specific|a little|a bit of|preparatory)+ ?(?:earlier |prior |previous |preparatory )?(?:work|courses?|coursework|study|background|preparation|${PREREQS})|(?:does|do) (?:have|list|state|set|name) ${PREREQS}`,
    (sentence, from, to) => {
      const isDenied = !sentence.takeDenial();
      sentence.claim({ says: 'no prerequisites', of: 'needed' }, from, to, { isDenied });
      return true;
    },
  ),
  rule(
    `(?:can|could) (?:walk|go|jump|get|dive|step|hop)(?: (?:right|straight|directly))* in(?:to (?:it|C))?(?= (?:[.,;]|because|since|as|without|$))`,
    (sentence) => /\bno (?:\w+ )*(?:prerequisites?|prereqs?)\b/.test(sentence.line),
  ),
  // Programmes.
  rule(
    `(?:since|as|because|if|given that|now that|with you) (?:you|your)(?: (?:are|being|major|study|concentrate|do|have chosen|chose|is|field|programme|program|concentration))* (?:(?:in|majoring in|concentrating in|studying|doing|an?|is|:) )*G(?: (?:${DEGREE}|student|major|concentrator))?(?: ,)?`,
    (sentence, from, to) => {
      sentence.programme =
        sentence.kind('phrase', from, to).find(({ of }) => of === 'programme')?.value ?? null;
      return true;
    },
  ),
  rule(
    `(?:will |would |can |does |also )*(?:counts?|goes|applies|is good|qualifies) (?:towards?|for) (?:it|that|this|your ${DEGREE}|your own ${DEGREE})(?= (?:[.,;]|too|also|$))`,
    (sentence, from, to) => {
      if (sentence.programme === null) return false;
      sentence.claim({ says: 'counts', programme: sentence.programme }, from, to);
      return true;
    },
  ),
  rule(
    `(?:(?:may|can|could|might|will|would|to|is|be|also) )*(?:applied|used|counted|put|taken|credited|accepted|counts?|recognised|recognized) (?:towards?|to|for|as part of|under)(?: (?:the|your|a|an|your own))*(?: (?:requirements|degree requirements) (?:of|for|in))?(?: (?:the|a|an|your))* G(?: ${DEGREE})?`,
    (sentence, from, to) => {
      const programme = sentence.kind('phrase', from, to).find(({ of }) => of === 'programme');
      if (!programme) return false;
      sentence.claim({ says: 'counts', programme: programme.value }, from, to);
      return true;
    },
  ),
  // Terms.
  rule(
    `(?:you |students |one )?(?:can|could|may|will be able to)(?: (?:only|still|also|either))* (?:take|do|catch|have|enroll in|find|get) (?:C|it)(?: (?:both|either|only))? (?:in|during)(?: the)? T(?:(?: ,)?(?: or| and| as well as)+(?: (?:in|during))?(?: the)? T)?`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      const words = textOf(sentence, from, to);
      if (about !== undefined) {
        sentence.subjects = [about];
        sentence.subjectEnd = to - 1;
      }
      const terms = sentence.kind('term', from, to).flatMap((each) => each.terms);
      const only = /\bonly\b/.test(words) && terms.length === 1;
      for (const { season, year } of terms)
        sentence.claim({ says: 'term', season, year, only }, from, to, { isDenied: false });
      return true;
    },
  ),
  rule(`(?:, )?(?:but |and |though )?not (?:in|during|for|this|that)?(?: ?the)? ?T`, (sentence, from, to) => {
    const last = sentence.claims.at(-1);
    if (last?.says !== 'term' || last.isDenied) return false;
    for (const { season, year } of sentence.kind('term', from, to).flatMap((each) => each.terms))
      sentence.claim({ says: 'term', season, year, only: false }, from, to, { isDenied: true });
    return true;
  }),
  rule(
    `not (?:start|begin|meet|kick off|get going|get started|open|get under way) (?:till|til|before|prior to)(?: after)? K`,
    (sentence, from, to) => {
      const [clock] = sentence.kind('clock', from, to);
      if (!clock || sentence.denial !== null) return false;
      const isBefore = /\b(?:before|prior)\b/.test(textOf(sentence, from, to));
      const edge = isBefore ? 'start before' : 'begin';
      sentence.claim({ says: 'clock', at: clock.at, edge }, from, to, { isDenied: isBefore });
      return true;
    },
  ),
  rule(
    `you (?:will |would |do )?not (?:have|need) to (?:get up|rise|wake up|be up|set an alarm)(?: (?:too|very|so|that|all that))* early(?: for (?:C|it))?(?: ,)?`,
    (sentence, from, to) => {
      const [about] = codesIn(sentence, from, to);
      if (about !== undefined) {
        sentence.subjects = [about];
        sentence.subjectEnd = to - 1;
      }
      sentence.claim({ says: 'clock', at: [9 * 60 + 30], edge: 'after' }, from, to, {
        isDenied: false,
        isWeak: true,
      });
      return true;
    },
  ),
];
