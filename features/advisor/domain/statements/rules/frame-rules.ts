import { type Rule, rule, type Sentence } from '../sentence.ts';

const PRAISE =
  '(?:very|really|great|good|solid|nice|fine|strong|perfect|lovely|excellent|natural|sensible|obvious|safe|promising|smart|worthwhile|reasonable)';
const CHOICE =
  '(?:match|fit|choice|option|pick|candidate|bet|idea|suggestion|recommendation|contender|addition)';
const OWN_COURSES =
  '(?:the )?(?:courses (?:(?:that|which|are|you|have|recorded|listed|given|taken|marked|entered|already|completed|stored) )*(?:in|on) your (?:profile|record|transcript|list)|courses you(?: have)?(?: already)? (?:listed|taken|recorded|entered|completed|told me (?:about|of))|what (?:is (?:in|on) your (?:profile|record|transcript)|you have (?:listed|taken|recorded|entered|told me)))|your (?:completed (?:coursework|courses|classes)|profile|record|transcript|courses|course history|history|list)';

const has = (sentence: Sentence, ...says: readonly string[]): boolean =>
  sentence.claims.some((claim) => says.includes(claim.says));

const isPlainStart = ({ tokens }: Sentence, from: number): boolean =>
  from === 0 || /^(?:[.,:;!(—-]|and|but|so)$/.test(tokens[from - 1]?.text ?? '');

/**
 * Rules for phrases around a statement that state nothing about a course: whom it addresses, that it is a suggestion,
 * what it is based on. They are skipped, and other rules read the statement.
 */
export const FRAME_RULES: readonly Rule[] = [
  // "Isn't it P who teaches A": a question, which supposes the opposite of what it denies.
  rule(
    `(?:is|are|was|were|does|do|did|can|could|has|have|will|would) not(?= (?:it|that|this|there|they|C|P)(?: |$))`,
    (sentence, from, to) => {
      if (!isPlainStart(sentence, from)) return false;
      sentence.setElsewhere(from, to);
      return true;
    },
  ),
  rule(`(?:to|on|towards?) (?:your|the|a) (?:transcript|academic record)`, () => true),
  rule(
    `(?:may|might|could) be (?:of interest|one to consider|one to look at|worth knowing)(?: to you)?`,
    () => true,
  ),
  rule(
    `(?:working|putting in)(?= (?:(?:about|around|roughly|some|nearly|over|under|at least|just|only) )*N (?:hours?|hrs?)(?: |$))`,
    (sentence) => sentence.denial === null,
  ),
  rule(
    `(?:(?:will|would) )?(?:need|have|want) to take(?= C (?:in|during)(?: the)? T(?: [,.;]| since| because| as|$))`,
    (sentence) => sentence.denial === null,
  ),
  rule(
    `(?:completing|finishing|passing|taking)(?= C (?:is good for|gives|brings|earns|gets) )|(?:is|are) good for(?= N (?:units?|credits?)(?: |$))|assigns?(?= N (?:units?|credits?) (?:to|for) C)`,
    (sentence) => sentence.denial === null,
  ),
  rule(`\\( (?:on )?(?:a |the )?scale (?:of |from |is )?N (?:to|-) N \\)`, () => true),
  rule(
    `not everyone (?:can|may)(?: just)? (?:take|join|get into|enroll in) C(?= (?:[:;,—]|because|since|as))`,
    (sentence, from, to) => {
      const [course] = sentence.kind('course', from, to);
      if (course) sentence.subjects = [course.code];
      const rest = sentence.line.slice(sentence.offsets[to]);
      return /\b(?:prerequisites?|prereqs?|requires?)\b/.test(rest) && !/\b(?:no|not)\b/.test(rest);
    },
  ),
  // Who says so: "Students who filled in the evaluation put it at 6 hours".
  rule(
    `(?:students?|people|those|takers|participants|respondents)? ?who (?:have |had |also )?(?:filled (?:in|out)|completed|answered|returned|responded to) (?:the|its|an|their) (?:course )?(?:evaluations?|surveys?|questionnaires?|forms?)`,
    () => true,
  ),
  // "Does not have its room all to itself" says that it is there.
  rule(`(?:(?:all|entirely|completely|mostly) )?(?:to|for) (?:itself|themselves)`, (sentence, from, to) => {
    sentence.setElsewhere(from, to);
    return true;
  }),
  // Suggestions.
  rule(
    `(?:my|the|another|a|one) (?:(?:first|second|next|other|top|main|personal|own|${PRAISE}) )*(?:pick|choice|suggestion|recommendation|favou?rite)(?: for you| here| of mine)? (?:is|would be|might be|could be)(?= (?:to take )?C)|i (?:would|can|will|could|do|also|strongly|happily)* ?(?:also |still |first |definitely )?(?:suggest|recommend|go for|pick|choose|consider|opt for|vote for|start with|look at|point (?:you )?(?:to|at)|propose|steer you (?:to|towards?))(?: (?:you|taking|looking at|trying|that you take))*(?= (?:C|L|Q))|(?:consider|try|think about|look into|have a look at|take a look at|check out)(?: taking)?(?= (?:C|L|Q))|(?:and )?(?:then )?there is(?: also| always| too)?(?= (?:C|L|Q))`,
    isPlainStart,
  ),
  rule(
    `(?:is|would be|makes(?: for)?|seems(?: like)?|looks(?: like)?|remains|sounds like) (?:a|an|one|the) (?:${PRAISE} )*${CHOICE}(?: (?:for you|here|too|to make|of mine))*|(?:is|seems|looks)(?: well| certainly)? worth (?:a look|considering|a try|a thought|your while|thinking about|looking at|taking|it)|worth (?:a look|considering|a try|a thought|your while|looking at)`,
    () => true,
  ),
  rule(
    `(?:the|one|another|a) (?:best|nice|good|great|only|first|main|other|big|handy|convenient|helpful|useful|important|bad|sad|tricky|notable|nicest|neat|small)+ (?:thing|part|point|news|side|aspect|detail|catch|snag|plus|advantage|upside|downside)(?: (?:about|of|with|for|to (?:know|note|mention|remember)(?: about)?) (?:C|it|this (?:course|class|one)|you))? (?:is|:)(?: that| this)?(?: :)?`,
    (sentence, from, to) => {
      const [course] = sentence.kind('course', from, to);
      if (course) {
        sentence.subjects = [course.code];
        sentence.subjectEnd = to - 1;
      }
      return true;
    },
  ),
  rule(
    `what (?:i|you|students|people)(?: (?:will|would|may|might|also|really))* (?:like|love|want|need|should|appreciate|notice|enjoy)(?: (?:to know|know|most|best|here))?(?: about (?:C|it|this (?:course|class|one)))? is(?: that)?`,
    (sentence, from, to) => {
      const [course] = sentence.kind('course', from, to);
      if (course) sentence.subjects = [course.code];
      return true;
    },
  ),
  rule(
    `you (?:will|would|should|might|may)(?: also)? be (?:glad|happy|pleased|relieved|delighted|interested|sorry|disappointed|sad|surprised) to (?:hear|know|see|learn|find|note|read)(?: that)?|you (?:will|may|might|should|can|would)(?: also)? (?:see|notice|note|find|want to know|want to note|like to know)(?: that)?(?= (?:C|it|the|its|L))|(?:i|we) (?:see|find|note|found|checked|can confirm|can tell you|can say|should say|must say|must admit|am (?:glad|happy|sorry|afraid)(?: to (?:say|report|tell you))?)(?: and)?(?: that)?(?= (?:C|it|the|its|L|they|both))`,
    () => true,
  ),
  rule(
    `you (?:can|could|may|will|would|might|should)(?: (?:also|still|only|always))* (?:catch|take|find|get|see|pick up)(?= C (?:in|on|at|during|either|both|as)(?: |$))`,
    isPlainStart,
  ),
  rule(
    `(?:if|when|should|once) (?:you|one|someone) (?:were to )?(?:pair|paired|take|took|do|did|combine|combined|put|add|added|have|choose|chose)(?= (?:both )?C)|(?:doing|combining|pairing)(?= C)|(?:alongside|side by side|on top of|next to|together with)(?= C)`,
    (sentence) => sentence.isTotal,
  ),
  rule(
    `(?:you |there is )?(?:need|needs?) not (?:to )?(?:hurry|rush|worry)(?: (?:about|with|over|for))?(?= C)|(?:no|little) (?:need|reason) to (?:hurry|rush|worry)(?: (?:about|with|over|for))?(?= C)|much as i (?:would|do)? ?(?:like|love|want|hate) to (?:recommend|suggest|say)(?= C)`,
    isPlainStart,
  ),
  // Addressees, and what a judgement is based on.
  rule(
    `(?:on the basis of|based on|going by|judging by|judging from|according to|as per|by|from|given|with|looking at) (?:${OWN_COURSES})(?: so far| as it stands)?(?: ,)?`,
    () => true,
  ),
  rule(
    `(?:as regards|with (?:regard|respect) to|in terms of|as to|regarding|concerning|when it comes to|as far as|speaking of|in respect of|on the (?:matter|question|subject) of)(?= (?:the |its |student |weekly |course )*(?:ratings?|workload|work|hours|units?|credits?|enroll?ment|size|times?|days?|schedule|format|instructors?|prerequisites?|S|title|place|room|location|department|A))`,
    isPlainStart,
  ),
  rule(
    `(?:if|when) you (?:go|judge|choose|decide|sort|rank|pick|look|measure)(?: (?:just|only|purely))? (?:by|at|on)(?: (?:the|their|student|course|weekly))* (?:ratings?|scores?|evaluations?|workload|hours|work|size|units|credits)(?: alone)?(?: ,)?`,
    (sentence, from, to) => {
      const word = sentence.word(sentence.word(to - 1) === ',' ? to - 2 : to - 1);
      sentence.pending = /^(?:rat|scor|eval)/.test(word)
        ? 'rating'
        : /^(?:work|hour)/.test(word)
          ? 'workload'
          : word.startsWith('size')
            ? 'enrollment'
            : 'units';
      return isPlainStart(sentence, from);
    },
  ),
  rule(
    `(?:if|when|once|should|whenever) (?:you|one|students?)(?: (?:are|do|would|will|want to|decide to|choose to|like to|plan to|happen to|ever))* (?:take|join|choose|pick|attend|go to|go for|sign up for|register for|enroll in|enrol in|opt for|head to|head for|end up in|settle on|decide on|do|consider|look at|look up|add|open|start)(?= (?:C|it|this|that|the (?:course|class)))(?: (?:it|this one|that one|this|that|the course|the class))?`,
    () => true,
  ),
  rule(
    `(?:for|to) (?:anyone|somebody|someone|students|those|people|whoever) (?:who (?:is|are|want|wants) )?(?:interested in|considering|thinking (?:about|of)|looking at|asking about|curious about|eyeing)(?= C)`,
    () => true,
  ),
  rule(`all (?:told|up|in)(?: ,)?`, (sentence) => sentence.isTotal),
  rule(
    `(?:an? |the )?(?:(?:average|mean|overall|typical|weekly|student|course) )*(?:average|mean|rating|score|workload|total) of(?= (?:(?:about|around|roughly|some|over|under|only|just|exactly) )*N(?: |$))`,
    (sentence, from, to) => {
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      if (/\btotal\b/.test(words)) return sentence.pending !== null;
      if (/\b(?:rating|score)\b/.test(words)) sentence.pending = 'rating';
      if (/\bworkload\b/.test(words)) sentence.pending = 'workload';
      return true;
    },
  ),
  rule(
    `(?:students?|people|those|undergraduates)(?: who (?:are|were|have been))? (?:enrolled|registered) (?:in|for)(?= C)`,
    () => true,
  ),
  rule(
    `(?:of|among|between|out of) (?:the|these|those|them|your)(?: (?:N|two|three|four|pair|lot))?(?: (?:courses|classes|options|choices|here))?(?: :)?(?: ,)?(?= )`,
    (sentence, from, to) => {
      const [number] = sentence.kind('number', from, to);
      const count = new Set([...sentence.courses, ...(sentence.courses.length < 2 ? sentence.spokenOf : [])])
        .size;
      const isRanked =
        /\b(?:most|least|fewest|(?:high|low|hard|tough|easi|light|heavi|bigg|small|larg|bett|bus|longer|short)(?:er|est|iest|ier)|more|less|fewer|best|worst|better|worse)\b/.test(
          sentence.line,
        );
      return number !== undefined && number.value === count && isRanked;
    },
  ),
  rule(`even when (?:it is )?(?:full|packed|at capacity|filled)(?: ,)?`, () => true),
  rule(
    `full(?= (?:title|name)(?: |$))|over(?= (?:in|at) (?:the )?[VU](?: |$))|between(?= R(?: |$))`,
    () => true,
  ),
  rule(`(?:prior |successful |previous )*(?:completion|passing) of(?= C)`, () => true),
  // Phrases around courses that fit together.
  rule(
    `(?:in|during|within|for) (?:the|one|a) (?:same|single|one) (?:term|semester|week)|both(?: of them)?(?= (?:[.,;!]|$))|pick one|you have to (?:choose|pick|decide)(?: between (?:them|the two))?|(?:pick|choose) (?:one|between them)|one or the other|so (?:pick|choose) one`,
    (sentence) => has(sentence, 'clash'),
  ),
  rule(
    `(?:(?:would|will|is|are|be|get|gets) )*(?:taken(?: up)?|occupied|busy|blocked|spoken for|filled|booked|reserved)(?= (?:from|by|with|at|R|K)(?: |$))`,
    (sentence) => has(sentence, 'days'),
  ),
  rule(
    `as far as(?: (?:the|its|that|this|these))* (?:pre - requisites?|prerequisites?|prereqs?) (?:goe?s?|is|are)(?: concerned)?`,
    (sentence) => has(sentence, 'needs', 'met'),
  ),
];
