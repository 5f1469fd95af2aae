/**
 * Patterns for weeks that a line cannot express, because any words may come between the verb and its noun. They match a
 * message in lower case with its signs spelled out. Linear: each gap is bounded.
 */

const COUNT = String.raw`(?:\d|one|two|three|four|five|six)`;
const SCHEDULE = String.raw`(?:schedules?|scheduel|schedual|sched|timetables?|time table|course ?load|class ?load|line ?up|semester plan|term plan)`;
const TERM = String.raw`(?:semester|term|spring|fall|sem)`;
const DRAW = String.raw`(?:construct|assemble|devise|prepare|compose|balance|plan(?!ning? (?:to|on)\b)|planning(?! (?:to|on)\b)|draft|map|lay|sketch|design|sort|figure|organi[sz]e|arrange|set|put|build|work|piece|pull)`;
const MAKE = String.raw`(?:${DRAW}|make|create|generate|propose|come up|turn|help|give|get|find|show|fit|suggest|do|write|craft|throw)`;
const gap = (most: number): string => String.raw`(?:[^.?!\n]{0,${most}})`;

const all = (...sources: string[]): readonly RegExp[] => sources.map((source) => new RegExp(source, 'u'));

/** The student wants a new week. */
export const MAKES_WEEK = all(
  String.raw`\b(?:what|whats|what's|what is) an? (?:\w+ ){0,2}${SCHEDULE}\b`,
  String.raw`^\W*(?:an? |my )?(?:brand )?(?:new|other|different|fresh) (?:week|plan|${TERM})\b(?=[,:;.]| (?:for|in|with|of)\b)`,
  String.raw`\b(?:what|whats|what's|what is|how about|how is) an? (?:(?:\w+ )?${TERM} week|(?:\w+ ){0,2}(?:${TERM}|week) (?:like|with|that|of|where))\b`,
  // "Is it possible to only have class on Mondays": all of it.
  String.raw`\b(?:possible|able|way|can i|could i|want|wanna|like|need)(?: for me)?(?: to)? (?:only |just )?(?:have|go to|come to|meet for) (?:only |just )?(?:all )?(?:my )?(?:class|classes|courses|lectures) (?:only |just )?(?:on|mon|tue|wed|thu|fri)`,
  String.raw`\b(?:build|plan|arrange|organi[sz]e) (?:\w+ ){0,4}around\b`,
  String.raw`\b(?:what|which) (?:week|${SCHEDULE}) (?:can|could|would|do|should|might) (?:you|u|i|we|work|fit|have|be)\b`,
  String.raw`\b(?:offer|suggest|propose|show|give|make|find|draw) (?:me |us |up )*an? (?:\w+ ){0,2}(?:week|arrangement|combination|${SCHEDULE})\b`,
  String.raw`\b(?:what|which) ${COUNT} (?:\w+ )?(?:classes|courses) (?:should|could|can|do|would|shall|might) i (?:take|do|pick|choose)\b`,
  String.raw`\b(?:is|are) there (?:a|any|some) (?:\w+ )?(?:way|${SCHEDULE}|combos?|combinations?)\b`,
  String.raw`\b(?:is|are) there (?:a|any|some) (?:\w+ )?(?:${TERM}|week) (?:with|of|that|where|in which|made)\b`,
  String.raw`\bfind (?:me )?a (?:way|combo|combination)\b`,
  String.raw`\b(?:put|throw|pull|piece) (?:me |us |it |them |that |these |those |something |\w+ ){0,3}together\b`,
  String.raw`\b(?:get|carry|walk|take) me through (?:the |my |next |this )?${TERM}\b`,
  String.raw`^\W*(?:next |my )?(?:spring|fall|semester|next term|next sem)(?: semester| term| 20\d\d)?:(?=.*\b(?:schedule|${COUNT} (?!hours?|h\b)|(?!under|over|least|most|before|after|by|than|rating)[a-z]{2,} \d))`,
  // Matches "put together a schedule" and "turn that into a timetable", but not "fit my schedule".
  String.raw`\b${MAKE}\b${gap(60)}\b(?:a|an|the|one|new|full|spring|fall|semester|term|class|course|weekly|courses?|classes|possible|good|light|balanced|into|next|${COUNT}) (?:\w+ )?${SCHEDULE}\b`,
  String.raw`\b(?:plan|build|make|create|draft|design|map out|put together|figure out|sort out|lay out|set up|help me with|help with|do|generate|work out|piece together) (?:\w+ ){0,2}my (?:\w+ ){0,2}${SCHEDULE}\b`,
  String.raw`\b${DRAW}\b(?: out| up| together)? (?:me )?(?:my |a |an |the |our )?(?:whole |entire |full |next |this |upcoming |coming |light |good |easy |balanced |${COUNT}[- ](?:course|class) )*(?:for )?${TERM}\b`,
  String.raw`\bhelp\b${gap(25)}\b(?:plan|with|figure|put|sort|build|map|organi[sz]e|do)\b${gap(20)}\b(?:my|next|this|the) (?:\w+ ){0,2}${TERM}\b`,
  // Matches "spring plan pls", "five class schedule for spring" and "schedule: …".
  String.raw`^\W*(?:(?:hi|hey|hello|ok|okay|so|pls|please|quill|and|um|yo|a|an|my|new|can i get|could i get|id like|i'd like|i would like|i want|i need|want|need|looking for|gimme|give me)\W+)*(?:${COUNT}[- ](?:course|class|classes|courses) )?(?:next )?(?:\w+ )?(?:${TERM} )*(?:${SCHEDULE}|plan)\b(?! (?:to|on|of|b)\b)(?!'?s\b)`,
  // Matches "make me a spring with", "could I have a term of" and "four classes for spring".
  String.raw`\b(?:${MAKE}|have|need|want|like|love)\b${gap(12)}\b(?:an?|my|one|the) (?:(?!(?:class|course|seminar|for|in|on|about|of)\b)\w+ ){0,3}(?:spring|fall|semester|term|sem|week)(?: \d{4}| semester| term)?(?: ,)? (?:with|of|that|including|where|out of|from|around|so)\b`,
  String.raw`\b(?:${DRAW}|make|create|do)\b(?: me| us| together| up| out){0,2} (?:a |my |some )?(?:week|term|spring|${COUNT} (?:\w+ ){0,2}(?:classes|courses)) (?:for (?:me|us) )?(?:for |in |next )(?:the |my )?(?:next |coming )?${TERM}\b`,
  String.raw`\b(?:need|want|like|looking for|build|possible|ideal) (?:me )?(?:an?|${COUNT}) (?:\w+[- ]){0,4}${SCHEDULE}\b`,
  String.raw`\b${COUNT}[- ](?:course|class) (?:spring|fall|semester|term|${SCHEDULE})\b`,
  String.raw`\b(?:what|how) (?:would|should|could|might|can|does|do|will|is|s)?\b${gap(25)}\b(?:my|a|an|the) (?:\w+ ){0,3}(?:${SCHEDULE}|${TERM}|week) (?:\w+ )?(?:with ${gap(80)})?(?:look|be)\b`,
  String.raw`\b(?:good|nice|solid|decent|ideal|reasonable|balanced) (?:${COUNT}[- ](?:course|class) )?(?:spring|fall|semester|${SCHEDULE})\b`,
  String.raw`\b(?:in|into|as) (?:one|a|the same|a single) ${SCHEDULE}\b`,
  String.raw`\b(?:a )?${SCHEDULE} like (?:that|this)\b`,
  String.raw`\bplan (?:it|that|this|them|these|all|everything)\b(?: out| for me)?(?: please| pls| thanks)?\W*$`,
  String.raw`\b(?:pick|choose|select|find|give|get|suggest|recommend|want|need|take|are there|line up)\b${gap(20)}\b${COUNT}\b${gap(40)}\b(?:classes|courses)\b${gap(60)}\b(?:fit together|work together|go together|don'?t (?:clash|conflict|overlap)|do not (?:clash|conflict|overlap)|no (?:clashes|conflicts|overlaps?)|without (?:clash|conflict|overlap))`,
  String.raw`\b(?:map|lay|sort|figure|sketch|work) (?:it |this |that |things )?out\b${gap(40)}\b(?:next|this|my|the) ${TERM}\b`,
  String.raw`\b(?:build|make|create|draft|put together|plan) (?:me |us )?(?:something|smth|sth) (?:with(?! my hands)|w|that has|around|including)\b`,
  String.raw`\bplan (?:me |for me )?(?:${COUNT} |some |a few |out )?(?:\w+ )?(?:courses|classes)\b`,
  String.raw`\b(?:my )?${TERM} (?:should|has to|must|needs to) (?:have|include|be)\b`,
  String.raw`\b(?:spring|fall|semester|term) ${SCHEDULE}\W*$`,
  String.raw`\b(?:an?|one) (?:really |very |pretty |fairly |nice and )?(?:easy|easier|light|lighter|chill|relaxed|gentle|calm|balanced|manageable|doable|painless) (?:spring|fall|semester|term|${SCHEDULE}|week)\b(?! (?:class|course|seminar|elective))`,
  String.raw`\b(?:lightest|easiest|gentlest|calmest|chillest|best) (?:possible )?(?:spring|fall)\b(?! (?:class|course|seminar|elective))`,
  String.raw`\bfill (?:up |out |in )?(?:my |the )?(?:${TERM}|${SCHEDULE}|week)\b`,
  String.raw`\b(?:proposal|combination|combo|selection|set|package|mix) (?:of|for|with) ${COUNT} (?:\w+ ){0,2}(?:courses|classes)\b`,
  String.raw`\b${COUNT} (?:\w+ ){0,2}(?:classes|courses)\b${gap(30)}\b(?:(?:fit|work|go) around|around) (?:that|it|this|those|my)\b`,
  // Matches "light spring please" and "plan me 4 for the spring".
  String.raw`^\W*(?:(?:really|super|very|hi|hey|ok|so|need|want) )*(?:easy|light|chill|relaxed|gentle|calm|balanced) ${TERM}\b(?! (?:class|course|seminar|elective))`,
  String.raw`\b${DRAW}(?: me| us| out| up| together)* ${COUNT}(?: \w+){0,2} (?:for|in|next) (?:the )?(?:next )?${TERM}\b`,
);

/** The courses are for one term: "in the same term", "all in spring", "make it work". */
export const AT_ONE_TIME =
  /\b(?:(?:in|into) (?:the same|one|a single) (?:term|semester|spring|fall|schedule|week|timetable)|(?:all|both|together|everything) (?:of (?:them|these|those|it) )?(?:in|for|next|this) (?:the )?(?:\w+ )?(?:spring|fall|semester|term)|make (?:it|that|this|them|all of (?:it|them|that)) (?:all )?(?:work|fit|happen)|set (?:it|that|this|them) (?:all )?up|(?:schedule|arrange|fit|organi[sz]e) (?:that|it|this|them|those|these|all)|(?:two|three|four|five|\d) (?:courses |classes )?(?:in )?(?:total|in all|altogether)|can (?:that|it|this|they) (?:be done|work)|and be (?:done|home|free|out|finished) by)\b/u;

/** It is about an existing week: no new one is made. */
export const OF_OWN_WEEK =
  /\b(?:fits?|fitting|around|into|with|in|on|from|to|of|is|does|does not|clash|conflict|my) my (?:\w+ )?(?:schedule|timetable|plan|sched)\b/u;

/** Courses besides those of the student's plan. */
export const BESIDE_PLAN =
  /\b(?:my (?:plan|schedule|planner) (?:already )?(?:has|holds|contains)|(?:rest|remainder) of my|fill (?:up|out|in)? ?my|(?:finish|complete|round out|top up) my (?:\w+ )?(?:plan|planner|schedule|week|spring|fall|semester|term|timetable)|add(?:ing)?\b[^.?!\n]{0,60}\bto my (?:\w+ )?(?:plan|schedule|semester|spring|timetable)|(?:fit|squeeze|slot|get) (?:an?|one|some|something)\b[^.?!\n]{0,40}\b(?:in|into) my (?:\w+ )?(?:plan|schedule|semester|spring|timetable|week)|(?:besides|beside|alongside|on top of|in addition to|around|with) (?:what i have|what's there|whats there|what is there|my plan|my current|the rest of my plan|my schedule|those|the ones i have)|(?:keep|leave) (?:what (?:i have|is in)|all (?:of it|of them|that)|everything|my (?:plan|schedule|week|spring|fall)|the rest|what's in|(?:the |all |my |all of )?(?:two|three|four|five|[2-6]|courses|classes|ones)(?: (?:courses|classes|ones))? (?:in|of|from|on) my (?:\w+ )?(?:plan|planner|schedule|spring|week))|(?:already (?:in|on)|based on|starting from|start from|use) my (?:plan|schedule|planner|current plan)|(?:out of|using|take|start with|starting with) (?:everything in |all of |what'?s in )?my (?:\w+ )?(?:plan|planner|schedule|timetable)(?:,| (?:plus|and|with|then)))\b/u;

/** "Show me how those would go together", "when would I be in class": of several courses, a week says it. */
export const SHOWS_HOW =
  /\bshow (?:me )?how (?:it|they|that|this|those|these|everything) (?:would |will |could |can |all )*(?:go|fit|look|work|lie|sit)\b|\bwhen (?:would|will|am|do|must|should) i (?:be |have to be |need to be |have )?(?:in|on|at|class|classes)\b|\bwhen (?:does |do |would |will )?(?:everything|all of (?:it|them|that)|it all|they all) (?:meets?|happens?|be|is|takes? place)\b/u;
/** "An easy class to fill my schedule" looks for a course. */
export const FILLS_A_GAP = /\bto fill (?:up |out )?(?:my|a|the)\b/u;

/** Asks for the totals of a week. */
export const ASKS_SUM =
  /\b(?:how (?:many|much|heavy|hard|intense|bad|long|busy|big)|total|altogether|add(?:s|ed)? up|sum|overall|in all|workload|work load|hours|hrs|units|credits|come to|comes to|lot of work|too much work|that a lot|manageable|doable)\b/u;

/** Asks whether something fits into a week. */
export const ASKS_FIT =
  /\b(?:fit|fits|fitted|fitting|squeeze|works?|working|(?:go|goes|going) (?:in|into)|clash(?:es|ing)?|conflict(?:s|ing)?|overlap(?:s|ping)?|go(?:es)? (?:with|together|alongside)|alongside|possible|doable|feasible|manageable|room for|room|mess up|screw up|break)\b/u;
/** Refers to an existing week: the last one, or the plan. */
export const OF_WHAT_THERE_IS =
  /\b(?:anything (?:i have|i've got|i got|in there|that i have)|my (?:\w+ )?(?:plan|schedule|timetable|week|other (?:classes|courses)|current classes|classes|courses)|my (?:semester|spring|fall)|what i have|what i've got|what i got|everything|the rest|the others?|too|on top|as well|in there|something|anything else|with all that)\b/u;
/** Refers to it after a week was shown. */
export const OF_WEEK_SHOWN =
  /\b(?:my (?:\w+ )?(?:plan|schedule|timetable|week|semester|spring|fall|other (?:classes|courses)|classes|courses|stuff)|what i have|what i've got|whats? (?:already )?(?:in|on) (?:there|it)|everything|the rest|the others?|still|already|too|also|on top|as well|these|those|them|all of (?:that|this|it)|all that|it all|with (?:this|that|it)|in (?:this|that|it)|something|anything)\b/u;

/** Other wordings for times without class, each with one that lines read. Gaps are bounded. */
const DAY = String.raw`(?:mon|tues?|wed|weds|thurs?|thu|fri|monday|tuesday|wednesday|thursday|friday)s?\b`;
const DAYS = String.raw`${DAY}(?: ?(?:-|–|through|thru) ?${DAY}|(?:,? (?:and|or|n|plus|\+|&) |, ?| ?[/+&] ?| )${DAY}){0,5}`;
const HOUR = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?! (?:hours?|hrs|days?|weeks?|courses?|classes|of|more|units|credits)\b)`;
const TIME = String.raw`(?:\d{1,2}(?::\d{2})? ?(?:am|pm|a\.m\.|p\.m\.)?|noon|midday|${HOUR})`;
const sub = (source: string, said: string): readonly [RegExp, string] => [new RegExp(source, 'giu'), said];
/** Other wordings for adding and removing courses, each with one that lines read. */
export const CHANGES_IN_PLAIN: readonly (readonly [RegExp, string])[] = [
  sub(String.raw`\b(?:took|taking|takes) out\b`, 'drop'),
  // "Hii", "heyyy": a greeting, and no topic.
  sub(String.raw`^\W*(?:hi{2,}|he+y{2,}|hel+o{2,}|yo{2,}|hiya+)\b`, 'hi'),
  sub(
    String.raw`\btak(?:e|es|ing) ([a-z][a-z-]{1,9} \d{1,4}[a-z]{0,2}|\d{1,2}[a-z]?\.\w{2,6}) out\b`,
    'drop $1',
  ),
  sub(String.raw`\b(if (?:i|we)) (?:took|added|did|had|picked)\b`, '$1 take'),
  sub(String.raw`\b(and|then) (?:took|added|picked)\b`, '$1 add'),
  // "Four or five classes" becomes the smaller number.
  sub(
    String.raw`\b(${COUNT}) ?(?:or|to|-|–) ?${COUNT} (classes|courses|subjects|seminars|lectures|electives|others|gen ?eds)\b`,
    '$1 $2',
  ),
  // "Swap it for something to do with religion".
  sub(
    String.raw`\b(?<!\b(?:have|has|having) )(something|anything|smth) (?:that(?:'s| is| has) )?to do with\b`,
    '$1 about',
  ),
  // "With" parts what is asked for, and not this.
  sub(
    String.raw`\b(?:(?:that|which) )?(?:all )?(?:have |has |having )?(?:something|anything|smth) to do with\b`,
    'about',
  ),
  sub(
    String.raw`\b(?:an?|my|the) (?:next |coming )?(spring|fall)(?: semester| term)? of(?= ${COUNT}\b)`,
    'a $1 week with',
  ),
  // How heavy what is named will be: no wish.
  sub(
    String.raw`\b(?:will|would|gonna|going to|might|are|is) (?:already )?(?:eat me alive|kill me|destroy me|crush me|wreck me|be (?:brutal|rough|a lot|plenty)(?: (?:already|of work))?)\b`,
    ' ',
  ),
  sub(String.raw`\((?:incl(?:uding|\.)?|also|even) [^()]{0,40}\)`, ' '),
  // "3 seminars and nothing else".
  sub(
    String.raw`,? ?\b(?:and|but) (?:nothing|no(?:thing)? more|no other (?:classes|courses))(?: else)?(?=[,.;!?]|$| (?:and|but)\b)`,
    ' ',
  ),
  sub(String.raw`\ban? ((?:\w+[- ]){0,2}\w+) or two\b`, 'one $1'),
  sub(String.raw`\b(${COUNT}) ((?:\d{1,2}[- ](?:units?|credits?) )?)subjects\b`, '$1 $2classes'),
  // "4 classes", for catalogues where a digit is a subject's code.
  ...['one', 'two', 'three', 'four', 'five', 'six'].map((word, at) =>
    sub(
      String.raw`(?<![\w.]|course )${at + 1} ((?:more |other |total |spring |fall )?(?:classes|courses))\b`,
      `${word} $1`,
    ),
  ),
  sub(
    String.raw`\b(?:and |but )?(?:(?:don'?t|do not|no need to|without) (?:put|add|replac|find|fill|pick|giv)[^.,;!?\n]{0,40}|leave it (?:at|there|like)[^.,;!?\n]{0,20}|no replacement)`,
    ' ',
  ),
];

const BEING = String.raw`(?:(?:to|be|were|are|is|stays?|stayed|kept|left|remains?|remained|being|completely|all|could|should|would) ){0,3}`;
const FREE = String.raw`(?:free|off|open|clear|empty|to myself)`;
/** "Keep Tuesday afternoons free" is about hours, not the whole day. */
const PARTS_OF_DAY = (
  [
    ['mornings?', '8 am', '12 pm'],
    ['afternoons?', '12 pm', '6 pm'],
    ['evenings?|nights?', '6 pm', '10 pm'],
  ] as const
).flatMap(([part, from, to]) => [
  sub(
    String.raw`\b(?:(?:keep|leave|have|want|need|with|get|like)s? )?(?:my |the |all )?(${DAYS}) (?:${part})(?: (?:to be|be|are|is|stay|completely|all))* ${FREE}\b`,
    ` , i work $1 from ${from} to ${to} , `,
  ),
  sub(
    String.raw`\b(?:no|nothing|not|never|without)(?: class(?:es)?| courses?| lectures?| anything)?(?: on| in)?(?: my| the)? (${DAYS}) (?:${part})\b`,
    ` , i work $1 from ${from} to ${to} , `,
  ),
]);

const DONE = String.raw`(?:(?:have to |need to |must |gotta |want to )?(?:be |get )?(?:done|out|finished|free|home|over|gone|off campus|leave|leaving)(?: of class| with class(?:es)?| for the day)? (?:by|before|at)|(?:no|nothing|not|never|none)(?: \w+){0,3} (?:past|after|later than|beyond))`;
const LATE = String.raw`(?:no|nothing|not|never|none)(?: \w+){0,3} (?:before|earlier than)`;
/** "Done by three on Fridays" is about those days only. */
const TIMES_OF_DAYS = [
  sub(
    String.raw`\b${DONE} (${TIME})(?: on)?(?: all| my| the)? (${DAYS})`,
    ' , i work $2 from $1 to 11 pm , ',
  ),
  sub(String.raw`\bon (?:my |the )?(${DAYS}),? (?:i )?${DONE} (${TIME})`, ' , i work $1 from $2 to 11 pm , '),
  sub(String.raw`\b${LATE} (${TIME})(?: on)?(?: all| my| the)? (${DAYS})`, ' , i work $2 from 7 am to $1 , '),
  sub(
    String.raw`\b(?:(?:keep|leave|have|want|need)s? )?(?:my |the )?(${DAYS}) (?:${FREE} )?(?:from|after|starting) (${TIME})(?! ?(?:am|pm|to|until|till|-|–|:)|\d)(?: on(?:wards?)?)?(?: (?:to be|be|are|is|should be|kept|left))* ?(?:${FREE})?`,
    ' , i work $1 from $2 to 11 pm , ',
  ),
  sub(
    String.raw`\b(?:no|nothing|not|never|keep|without|none)(?: \w+){0,3} (?:between|from) (${TIME}) (?:and|to|-|until|till) (${TIME})(?: ${FREE})? on (?:my |the )?(${DAYS})`,
    ' , i work $3 from $1 to $2 , ',
  ),
  sub(
    String.raw`\b(?:no|nothing|not|never|keep|without|none)(?: \w+){0,3} (?:between|from) (${TIME}) (?:and|to|-|until|till) (${TIME})(?: ${FREE})?`,
    ' , i work every day from $1 to $2 , ',
  ),
];

export const BOUNDS_IN_PLAIN: readonly (readonly [RegExp, string])[] = [
  // "Choir is at 4:30, so nothing past that": "that" becomes the time.
  sub(
    String.raw`\b(at|from|until|by|around|@) (${TIME})([^?!\n]{1,220}?)\b(by|before|past|after|beyond|later than|until) (?:then|that)(?= (?:each|every|time|on|and|but|so|at|in)\b|\W*$|[,.;!?\n])`,
    '$1 $2$3$4 $2',
  ),
  // "ECON 10A meets on Fridays. Swap it": what a course does is no wish.
  sub(
    String.raw`(?<!\b(?:that|if|when|where|want|need|like|sure) )\b(?:[a-z][a-z&-]{1,9} ?\d+[a-z]{0,2}|\d{1,2}[a-z]?\.[a-z]?\d+[a-z]?|it|that one) (?:also |only |just )?(?:meets|is|runs|falls)(?: only)? on ${DAYS}`,
    ' ',
  ),
  ...PARTS_OF_DAY,
  ...TIMES_OF_DAYS,
  sub(
    String.raw`\b(?:don'?t|do not|not|never|without|no need to)(?: (?:have|need|having|needing|want|wanna|wanting|gotta)(?: to)?)? (?:come|be|go|show up|get|commute|drive|travel|coming|being|going|commuting|driving)(?: (?:in|to (?:campus|school|class|uni|town)|on campus|there|here|at school))?(?: at all)? (?:on )?(?:my |the |any )?(${DAYS})`,
    ' no $1 ',
  ),
  // "Mornings are dead to me, nothing before 10": the hour holds.
  sub(
    String.raw`\bmornings? (?:are|is) (?:dead|out|no good|impossible|hell|rough|awful|a no|not (?:happening|for me|my thing|possible))(?: to me| for me)?(?=[^?]*\bbefore \d)`,
    ' ',
  ),
  sub(
    String.raw`\bmornings? (?:are|is) (?:dead|out|no good|impossible|hell|a no|not (?:happening|for me|possible))(?: to me| for me)?`,
    ' , nothing before 12:00 pm ',
  ),
  sub(
    String.raw`\b(?:none|nothing|not one|not any)(?: of (?:them|it|these|those|which))?(?: (?:can be|being|should be|are|is|meet(?:ing|s)?|to be|that(?:'s| is)?))? (?:on|during) (?:an? |any |my |the )?(${DAYS})`,
    ' no $1 ',
  ),
  sub(
    String.raw`\b(?<!\b(?:only|am|i'm|im) )(?:(?:free|keep|leave|have|get|want|with)s? )?(?:my |the |all )?mornings? ${BEING}${FREE}\b|\b(?:keep|leave|have|want|with) free mornings\b`,
    ' , nothing before 12:00 pm ',
  ),
  sub(
    String.raw`\b(?<!\b(?:only|am|i'm|im) )(?:(?:keep|leave|have|get|want|with)s? )?(?:my |the |all )?afternoons? ${BEING}${FREE}\b(?! (?:after|from))`,
    ' , nothing after 12:30 pm ',
  ),
  sub(
    String.raw`\b(?<!\b(?:only|am|i'm|im) )(?:(?:keep|leave|have|get|want|with)s? )?(?:my |the |all )?(?:evenings?|nights?) ${BEING}${FREE}\b(?! (?:after|from))`,
    ' , nothing after 5:30 pm ',
  ),
  sub(
    String.raw`\b(?:an? )?(?:hour |break |gap |time |room |space )?(?:for |at )?lunch(?: (?:break|hour|gap|time|free|off))\b|\b(?:hour|break|gap|time|room) (?:for|at) lunch\b`,
    ' , i work every day from 12 pm to 1 pm , ',
  ),
  sub(
    String.raw`\b(?:(?:i|we) )?(?:don'?t|do not|doesn'?t|wouldn'?t) (?:really |actually )?(?:mind|care about)(?: (?:having|class|classes|a class|on|with|about))* (${DAYS})\b`,
    ' $1 are fine . ',
  ),
  sub(
    String.raw`\b(?:ok|okay|fine|good|cool|alright|all right) with (?:class(?:es)? on )?(${DAYS})\b`,
    ' $1 are fine . ',
  ),
  // Taken hours: "I have to be at work by 3 on Mondays", "around practice, mon-fri 3 to 6 pm".
  sub(
    String.raw`\b(?:be|get|being|getting|go|leave) (?:at|to|for) (?:my |the )?(?:work|practice|rehearsals?|job|shift|training|lab|internship|gym) (?:by|at) (${TIME})(?: every)?(?: on)? (${DAYS})`,
    ' , i work $2 from $1 to 10 pm , ',
  ),
  sub(
    String.raw`\b(?:practice|rehearsals?|work|shifts?|job|training|internship|games|meetings|lab)[,:]?(?: (?:is|are|on|every|each|from))* (${DAYS}),?(?: from)? (${TIME}) ?(?:to|-|–|until|till) ?(${TIME})`,
    ' , i work $1 from $2 to $3 , ',
  ),
  sub(
    String.raw`\b(?:get rid of|drop|remove|lose|clear out|cut|kill) (?:all )?(?:of )?my (${DAYS}) (?:classes|courses|lectures|ones|stuff)\b`,
    ' no $1 ',
  ),
  sub(
    String.raw`\b(?:neither|none)(?: of)?(?: the| those| them| these)?(?: \w+){0,3}? (?:more than|over|above) (?:about |around )?(\w+) (?:hours|hrs|h)\b`,
    ' each at most $1 hours ',
  ),
  sub(
    String.raw`\b(?:it'?s|that'?s|it is|that is|thats|which is|be|get|stay|keeps? me|leaves? me|gets? me|lets? me be|has me|afternoons?|evenings?) (?:all )?free (?:every ?day |each day )?(?:after|from) (${TIME})\b`,
    ' , nothing after $1 ',
  ),
  sub(
    String.raw`\b(?:start|starts|starting|begin|begins) (?:(?:a )?(?:bit|little|lot|much|way) )?later,?(?: (?:in the day|each day|every day))?,?(?: (?:say|like|maybe|around|about|at|than|from|after))* (${TIME})\b`,
    ' , nothing before $1 ',
  ),
  sub(
    String.raw`\b(?:finish|finishes|finishing|end|ends|ending) (?:(?:a )?(?:bit|little|lot|much|way) )?earlier,?(?: (?:in the day|each day|every day))?,?(?: (?:say|like|maybe|around|about|at|than|by|before))* (${TIME})\b`,
    ' , nothing after $1 ',
  ),
  sub(
    String.raw`\b(${DAYS}) (?:are|is|r) (?:gone|taken|blocked|out|booked|busy|full|off limits|a no go)\b`,
    ' no $1 ',
  ),
  sub(String.raw`\b(?:free|off) on (${DAYS})\b`, ' no $1 '),
  sub(
    String.raw`\b(?:(?:keep|leave|have|want|need|with|get|like) )?(?:all )?(?:my |the |of )?(${DAYS}) (?:all |just |completely )?(?:for|to) (?:myself|my own|my ?self|sleeping|rest(?:ing)?|studying|family)\b`,
    ' no $1 ',
  ),
  sub(String.raw`\bon (?:any|every|all|each) days?\b`, ' '),
  sub(
    String.raw`\b(?:get rid of|lose|no more|cut out|free up|clear out|kill|remove) (?:my |the |all )?(${DAYS})(?! (?:class|course|seminar|lecture|one))\b`,
    ' no $1 ',
  ),
  sub(
    String.raw`\b(?:no|without|not any|zero|never any|have no) (?:\w+ ){0,2}?(?:meetings?|class(?:es)?|lectures?|sections?|courses?|commitments?)(?: (?:at all|whatsoever|scheduled|meeting))? (?:on|for|during) (?:an? |any |my |the )?(${DAYS})\b`,
    ' no $1 ',
  ),
  sub(
    String.raw`\b(?:none|no one|nothing|not one|never|not|no class|no course)(?: (?:of (?:them|these|those|it)|is|should be|can be|being|takes|taking)){0,3} (?:more than|over|above|longer than) (?:about |around |like |roughly |maybe )?(\w+) (?:hours|hrs|h)\b`,
    ' each at most $1 hours ',
  ),
  sub(
    String.raw`\b(?:that |which )?(?:(?:has|have|having|with) )?(?:nothing to do with|not related to|unrelated to|far away from|far from)\b`,
    ' not ',
  ),
  sub(
    String.raw`\b(${DAYS}) (?:free|off|open) (?:instead of|rather than|and not|not) (${DAYS})\b`,
    ' no $1 . $2 are fine . ',
  ),
  sub(
    String.raw`\b(${DAYS})(?: so| and|,)? (?:those|these|that|which) (?:days? )?(?:has to|have to|needs? to|gotta|should|must|got to)(?: be| stay)? (?:empty|free|off|clear|open)\b`,
    ' no $1 ',
  ),
  sub(
    String.raw`\b(?:rehearsals?|practices?|work|shifts?|my job|a job|training|internship|volunteering|games|gigs|therapy|babysitting|the lab|travel)(?: (?:is|are|all|day|every|each|on|most|both)){0,8} (${DAYS})\b(?!(?:,? (?:and|or|n|plus|&) |, ?| ?[/+&-] ?| )(?:${DAY}\b|from|at|until|till|between|after|before|\d|morning|afternoon|evening|night))`,
    ' no $1 ',
  ),
  sub(
    String.raw`\b(?:(?:keep|leave|have|get|make|want|need|with|like) )?(?:my )?(${DAYS})(?: (?:to be|be|being|are|is|still|stays?|stay|remains?|also|completely|totally|entirely|all|class|must|should|could|can|may|might|have to|has to|needs? to|gotta|kept|left|as)){0,8}[ -](?:free|off|open|clear|empty|to myself)\b`,
    ' no $1 ',
  ),
  sub(String.raw`\b(?:free|clear|open|empty|class[- ]free) (?:my )?(${DAYS})\b`, ' no $1 '),
  sub(String.raw`\b(?:a|an) (${DAY}) off\b`, ' no $1 '),
  sub(
    String.raw`\b(?:no|nothing|not|never|cant|can't|cannot|wont|won't|dont|don't|hate|hates|avoid|without|any|none)\b(?: (?:do|have|make|want|be|get|take|of (?:it|them|those|these|which|my classes)|should|is|are|anything|any|class|classes|mornings?|lectures?|sections?|to|up|there|starting|start|starts|that|stuff|them|it|meet|meets|meeting|meetings|early|courses|please|wake|go|like)){0,8} (?:before|earlier than|until|till|prior to) (${TIME})\b`,
    ' , nothing before $1 ',
  ),
  sub(
    String.raw`\b(?:start|starts|starting|begin|begins) (?:at )?(${TIME}) or (?:later|after)\b`,
    ' , nothing before $1 ',
  ),
  sub(
    String.raw`\b(?:only|everything|all|classes) (?:after|from) (${TIME})\b(?! (?:to|until|till|-))`,
    ' , nothing before $1 ',
  ),
  sub(
    String.raw`\b(?:let me out|out|off campus|done|home|finished|free|over|end|ends|ending|finish|finishes|be gone|leave|wrapped up) (?:of class |for the day |with class(?:es)? |every ?day |each day ){0,8}(?:by|before|at) (${TIME})\b`,
    ' , nothing after $1 ',
  ),
  sub(
    String.raw`\b(?:no|nothing|not|never|cant|can't|dont|don't|hate|avoid|without)\b(?: (?:do|have|want|be|class|classes|evenings?|lectures?|anything|any|that|which|run|runs|ran|running|goes|go|went|going|lasts?|lasted|lasting|stretch(?:es)?|extends?|stay(?:s|ing)?|drag(?:s|ging)?|later|late|stuff|courses?|sections?|meet|meets|meeting|ends?|ended|ending)){0,8} (?:past|after|later than|beyond) (${TIME})\b`,
    ' , nothing after $1 ',
  ),
  sub(
    String.raw`\b(?:hates?|despises?|can'?t stand|can'?t do|cannot do|don'?t do|not a fan of|skip|avoid|no more|allergic to|no)\b (?:\w+ )?(?:early mornings?|early classes|early starts?|8 ?ams?|9 ?ams?|8s|9s)\b`,
    ' , nothing before 9:30 am ',
  ),
  sub(
    String.raw`\b(?:no|without|never|zero|can'?t do|cannot do|not do) mornings?(?: classes)?\b(?! before)`,
    ' , nothing before 12:00 pm ',
  ),
  sub(
    String.raw`\b(?:not a morning person|(?:hates?|avoid) mornings?)\b(?! before)`,
    ' , nothing before 10:00 am ',
  ),
];
