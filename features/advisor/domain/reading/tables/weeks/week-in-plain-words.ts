/** Other wordings of what is said of weeks, each with one that lines read. Gaps are bounded. */

export const COUNT = String.raw`(?:\d|one|two|three|four|five|six)`;
const DAY = String.raw`(?:mon|tues?|wed|weds|thurs?|thu|fri|monday|tuesday|wednesday|thursday|friday)s?\b`;
const DAYS = String.raw`${DAY}(?: ?(?:-|–|through|thru) ?${DAY}|(?:,? (?:and|or|n|plus|\+|&) |, ?| ?[/+&] ?| )${DAY}){0,5}`;
const HOUR =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)' +
  String.raw`(?! (?:hours?|hrs|days?|weeks?|courses?|classes|of|more|units|credits)\b)`;
const TIME = String.raw`(?:\d{1,2}(?::\d{2})? ?(?:am|pm|a\.m\.|p\.m\.)?|noon|midday|${HOUR})`;
const sub = (source: string, said: string): readonly [RegExp, string] => [new RegExp(source, 'giu'), said];
/** For adding and removing courses. */
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
    String.raw`\b(?:will|would|gonna|going to|might|are|is) (?:already )?` +
      '(?:eat me alive|kill me|destroy me|crush me|wreck me|' +
      String.raw`be (?:brutal|rough|a lot|plenty)(?: (?:already|of work))?)\b`,
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
    String.raw`\b(?:and |but )?(?:(?:don'?t|do not|no need to|without) (?:put|add|replac|find|fill|pick|giv)` +
      String.raw`[^.,;!?\n]{0,40}|leave it (?:at|there|like)[^.,;!?\n]{0,20}|no replacement)`,
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
    String.raw`\b(?:(?:keep|leave|have|want|need|with|get|like)s? )?(?:my |the |all )?(${DAYS}) (?:${part})` +
      String.raw`(?: (?:to be|be|are|is|stay|completely|all))* ${FREE}\b`,
    ` , i work $1 from ${from} to ${to} , `,
  ),
  sub(
    String.raw`\b(?:no|nothing|not|never|without)(?: class(?:es)?| courses?| lectures?| anything)?(?: on| in)?` +
      String.raw`(?: my| the)? (${DAYS}) (?:${part})\b`,
    ` , i work $1 from ${from} to ${to} , `,
  ),
]);
const DONE =
  '(?:(?:have to |need to |must |gotta |want to )?(?:be |get )?' +
  '(?:done|out|finished|free|home|over|gone|off campus|leave|leaving)' +
  '(?: of class| with class(?:es)?| for the day)? (?:by|before|at)|' +
  String.raw`(?:no|nothing|not|never|none)(?: \w+){0,3} (?:past|after|later than|beyond))`;
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
    String.raw`\b(?:(?:keep|leave|have|want|need)s? )?(?:my |the )?(${DAYS}) (?:${FREE} )?(?:from|after|starting) ` +
      String.raw`(${TIME})(?! ?(?:am|pm|to|until|till|-|–|:)|\d)(?: on(?:wards?)?)?` +
      String.raw`(?: (?:to be|be|are|is|should be|kept|left))* ?(?:${FREE})?`,
    ' , i work $1 from $2 to 11 pm , ',
  ),
  sub(
    String.raw`\b(?:no|nothing|not|never|keep|without|none)(?: \w+){0,3} (?:between|from) (${TIME}) ` +
      String.raw`(?:and|to|-|until|till) (${TIME})(?: ${FREE})? on (?:my |the )?(${DAYS})`,
    ' , i work $3 from $1 to $2 , ',
  ),
  sub(
    String.raw`\b(?:no|nothing|not|never|keep|without|none)(?: \w+){0,3} (?:between|from) (${TIME}) ` +
      String.raw`(?:and|to|-|until|till) (${TIME})(?: ${FREE})?`,
    ' , i work every day from $1 to $2 , ',
  ),
];
/** For times without class. */
export const BOUNDS_IN_PLAIN: readonly (readonly [RegExp, string])[] = [
  // "Choir is at 4:30, so nothing past that": "that" becomes the time.
  sub(
    String.raw`\b(at|from|until|by|around|@) (${TIME})([^?!\n]{1,220}?)\b` +
      '(by|before|past|after|beyond|later than|until) (?:then|that)' +
      String.raw`(?= (?:each|every|time|on|and|but|so|at|in)\b|\W*$|[,.;!?\n])`,
    '$1 $2$3$4 $2',
  ),
  // "ECON 10A meets on Fridays. Swap it": what a course does is no wish.
  sub(
    String.raw`(?<!\b(?:that|if|when|where|want|need|like|sure) )\b` +
      String.raw`(?:[a-z][a-z&-]{1,9} ?\d+[a-z]{0,2}|\d{1,2}[a-z]?\.[a-z]?\d+[a-z]?|it|that one) ` +
      String.raw`(?:also |only |just )?(?:meets|is|runs|falls)(?: only)? on ${DAYS}`,
    ' ',
  ),
  ...PARTS_OF_DAY,
  ...TIMES_OF_DAYS,
  sub(
    String.raw`\b(?:don'?t|do not|not|never|without|no need to)` +
      '(?: (?:have|need|having|needing|want|wanna|wanting|gotta)(?: to)?)? ' +
      '(?:come|be|go|show up|get|commute|drive|travel|coming|being|going|commuting|driving)' +
      '(?: (?:in|to (?:campus|school|class|uni|town)|on campus|there|here|at school))?(?: at all)? (?:on )?' +
      String.raw`(?:my |the |any )?(${DAYS})`,
    ' no $1 ',
  ),
  // "Mornings are dead to me, nothing before 10": the hour holds.
  sub(
    String.raw`\bmornings? (?:are|is) ` +
      '(?:dead|out|no good|impossible|hell|rough|awful|a no|not (?:happening|for me|my thing|possible))' +
      String.raw`(?: to me| for me)?(?=[^?]*\bbefore \d)`,
    ' ',
  ),
  sub(
    String.raw`\bmornings? (?:are|is) (?:dead|out|no good|impossible|hell|a no|not (?:happening|for me|possible))(?: to me| for me)?`,
    ' , nothing before 12:00 pm ',
  ),
  sub(
    String.raw`\b(?:none|nothing|not one|not any)(?: of (?:them|it|these|those|which))?` +
      "(?: (?:can be|being|should be|are|is|meet(?:ing|s)?|to be|that(?:'s| is)?))? (?:on|during) " +
      String.raw`(?:an? |any |my |the )?(${DAYS})`,
    ' no $1 ',
  ),
  sub(
    String.raw`\b(?<!\b(?:only|am|i'm|im) )(?:(?:free|keep|leave|have|get|want|with)s? )?(?:my |the |all )?` +
      String.raw`mornings? ${BEING}${FREE}\b|\b(?:keep|leave|have|want|with) free mornings\b`,
    ' , nothing before 12:00 pm ',
  ),
  sub(
    String.raw`\b(?<!\b(?:only|am|i'm|im) )(?:(?:keep|leave|have|get|want|with)s? )?(?:my |the |all )?` +
      String.raw`afternoons? ${BEING}${FREE}\b(?! (?:after|from))`,
    ' , nothing after 12:30 pm ',
  ),
  sub(
    String.raw`\b(?<!\b(?:only|am|i'm|im) )(?:(?:keep|leave|have|get|want|with)s? )?(?:my |the |all )?` +
      String.raw`(?:evenings?|nights?) ${BEING}${FREE}\b(?! (?:after|from))`,
    ' , nothing after 5:30 pm ',
  ),
  sub(
    String.raw`\b(?:an? )?(?:hour |break |gap |time |room |space )?(?:for |at )?lunch` +
      String.raw`(?: (?:break|hour|gap|time|free|off))\b|\b(?:hour|break|gap|time|room) (?:for|at) lunch\b`,
    ' , i work every day from 12 pm to 1 pm , ',
  ),
  sub(
    String.raw`\b(?:(?:i|we) )?(?:don'?t|do not|doesn'?t|wouldn'?t) (?:really |actually )?(?:mind|care about)` +
      String.raw`(?: (?:having|class|classes|a class|on|with|about))* (${DAYS})\b`,
    ' $1 are fine . ',
  ),
  sub(
    String.raw`\b(?:ok|okay|fine|good|cool|alright|all right) with (?:class(?:es)? on )?(${DAYS})\b`,
    ' $1 are fine . ',
  ),
  // Taken hours: "I have to be at work by 3 on Mondays", "around practice, mon-fri 3 to 6 pm".
  sub(
    String.raw`\b(?:be|get|being|getting|go|leave) (?:at|to|for) (?:my |the )?` +
      String.raw`(?:work|practice|rehearsals?|job|shift|training|lab|internship|gym) (?:by|at) (${TIME})(?: every)?` +
      String.raw`(?: on)? (${DAYS})`,
    ' , i work $2 from $1 to 10 pm , ',
  ),
  sub(
    String.raw`\b(?:practice|rehearsals?|work|shifts?|job|training|internship|games|meetings|lab)[,:]?` +
      String.raw`(?: (?:is|are|on|every|each|from))* (${DAYS}),?(?: from)? (${TIME}) ?(?:to|-|–|until|till) ?` +
      String.raw`(${TIME})`,
    ' , i work $1 from $2 to $3 , ',
  ),
  sub(
    String.raw`\b(?:get rid of|drop|remove|lose|clear out|cut|kill) (?:all )?(?:of )?my (${DAYS}) ` +
      String.raw`(?:classes|courses|lectures|ones|stuff)\b`,
    ' no $1 ',
  ),
  sub(
    String.raw`\b(?:neither|none)(?: of)?(?: the| those| them| these)?(?: \w+){0,3}? (?:more than|over|above) ` +
      String.raw`(?:about |around )?(\w+) (?:hours|hrs|h)\b`,
    ' each at most $1 hours ',
  ),
  sub(
    String.raw`\b(?:it'?s|that'?s|it is|that is|thats|which is|be|get|stay|keeps? me|leaves? me|gets? me|` +
      'lets? me be|has me|afternoons?|evenings?) (?:all )?free (?:every ?day |each day )?(?:after|from) ' +
      String.raw`(${TIME})\b`,
    ' , nothing after $1 ',
  ),
  sub(
    String.raw`\b(?:start|starts|starting|begin|begins) (?:(?:a )?(?:bit|little|lot|much|way) )?later,?` +
      '(?: (?:in the day|each day|every day))?,?(?: (?:say|like|maybe|around|about|at|than|from|after))* ' +
      String.raw`(${TIME})\b`,
    ' , nothing before $1 ',
  ),
  sub(
    String.raw`\b(?:finish|finishes|finishing|end|ends|ending) (?:(?:a )?(?:bit|little|lot|much|way) )?earlier,?` +
      '(?: (?:in the day|each day|every day))?,?(?: (?:say|like|maybe|around|about|at|than|by|before))* ' +
      String.raw`(${TIME})\b`,
    ' , nothing after $1 ',
  ),
  sub(
    String.raw`\b(${DAYS}) (?:are|is|r) (?:gone|taken|blocked|out|booked|busy|full|off limits|a no go)\b`,
    ' no $1 ',
  ),
  sub(String.raw`\b(?:free|off) on (${DAYS})\b`, ' no $1 '),
  sub(
    String.raw`\b(?:(?:keep|leave|have|want|need|with|get|like) )?(?:all )?(?:my |the |of )?(${DAYS}) ` +
      '(?:all |just |completely )?(?:for|to) ' +
      String.raw`(?:myself|my own|my ?self|sleeping|rest(?:ing)?|studying|family)\b`,
    ' no $1 ',
  ),
  sub(String.raw`\bon (?:any|every|all|each) days?\b`, ' '),
  sub(
    String.raw`\b(?:get rid of|lose|no more|cut out|free up|clear out|kill|remove) (?:my |the |all )?(${DAYS})` +
      String.raw`(?! (?:class|course|seminar|lecture|one))\b`,
    ' no $1 ',
  ),
  sub(
    String.raw`\b(?:no|without|not any|zero|never any|have no) (?:\w+ ){0,2}?` +
      '(?:meetings?|class(?:es)?|lectures?|sections?|courses?|commitments?)' +
      String.raw`(?: (?:at all|whatsoever|scheduled|meeting))? (?:on|for|during) (?:an? |any |my |the )?(${DAYS})\b`,
    ' no $1 ',
  ),
  sub(
    String.raw`\b(?:none|no one|nothing|not one|never|not|no class|no course)` +
      '(?: (?:of (?:them|these|those|it)|is|should be|can be|being|takes|taking)){0,3} ' +
      String.raw`(?:more than|over|above|longer than) (?:about |around |like |roughly |maybe )?(\w+) ` +
      String.raw`(?:hours|hrs|h)\b`,
    ' each at most $1 hours ',
  ),
  sub(
    String.raw`\b(?:that |which )?(?:(?:has|have|having|with) )?` +
      String.raw`(?:nothing to do with|not related to|unrelated to|far away from|far from)\b`,
    ' not ',
  ),
  sub(
    String.raw`\b(${DAYS}) (?:free|off|open) (?:instead of|rather than|and not|not) (${DAYS})\b`,
    ' no $1 . $2 are fine . ',
  ),
  sub(
    String.raw`\b(${DAYS})(?: so| and|,)? (?:those|these|that|which) (?:days? )?` +
      String.raw`(?:has to|have to|needs? to|gotta|should|must|got to)(?: be| stay)? (?:empty|free|off|clear|open)\b`,
    ' no $1 ',
  ),
  sub(
    String.raw`\b(?:rehearsals?|practices?|work|shifts?|my job|a job|training|internship|volunteering|games|gigs|` +
      String.raw`therapy|babysitting|the lab|travel)(?: (?:is|are|all|day|every|each|on|most|both)){0,8} (${DAYS})\b` +
      '(?!(?:,? (?:and|or|n|plus|&) |, ?| ?[/+&-] ?| )' +
      String.raw`(?:${DAY}\b|from|at|until|till|between|after|before|\d|morning|afternoon|evening|night))`,
    ' no $1 ',
  ),
  sub(
    String.raw`\b(?:(?:keep|leave|have|get|make|want|need|with|like) )?(?:my )?(${DAYS})` +
      '(?: (?:to be|be|being|are|is|still|stays?|stay|remains?|also|completely|totally|entirely|all|class|' +
      'must|should|could|can|may|might|have to|has to|needs? to|gotta|kept|left|as)){0,8}[ -]' +
      String.raw`(?:free|off|open|clear|empty|to myself)\b`,
    ' no $1 ',
  ),
  sub(String.raw`\b(?:free|clear|open|empty|class[- ]free) (?:my )?(${DAYS})\b`, ' no $1 '),
  sub(String.raw`\b(?:a|an) (${DAY}) off\b`, ' no $1 '),
  sub(
    String.raw`\b(?:no|nothing|not|never|cant|can't|cannot|wont|won't|dont|don't|hate|hates|avoid|without|any|none)` +
      String.raw`\b(?: (?:do|have|make|want|be|get|take|of (?:it|them|those|these|which|my classes)|should|is|are|` +
      'anything|any|class|classes|mornings?|lectures?|sections?|to|up|there|starting|start|starts|that|' +
      'stuff|them|it|meet|meets|meeting|meetings|early|courses|please|wake|go|like)){0,8} ' +
      String.raw`(?:before|earlier than|until|till|prior to) (${TIME})\b`,
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
    String.raw`\b(?:let me out|out|off campus|done|home|finished|free|over|end|ends|ending|finish|finishes|be gone|` +
      'leave|wrapped up) (?:of class |for the day |with class(?:es)? |every ?day |each day ){0,8}' +
      String.raw`(?:by|before|at) (${TIME})\b`,
    ' , nothing after $1 ',
  ),
  sub(
    String.raw`\b(?:no|nothing|not|never|cant|can't|dont|don't|hate|avoid|without)\b` +
      '(?: (?:do|have|want|be|class|classes|evenings?|lectures?|anything|any|that|which|run|runs|ran|' +
      'running|goes|go|went|going|lasts?|lasted|lasting|stretch(?:es)?|extends?|stay(?:s|ing)?|' +
      'drag(?:s|ging)?|later|late|stuff|courses?|sections?|meet|meets|meeting|ends?|ended|ending)){0,8} ' +
      String.raw`(?:past|after|later than|beyond) (${TIME})\b`,
    ' , nothing after $1 ',
  ),
  sub(
    String.raw`\b(?:hates?|despises?|can'?t stand|can'?t do|cannot do|don'?t do|not a fan of|skip|avoid|no more|` +
      String.raw`allergic to|no)\b (?:\w+ )?(?:early mornings?|early classes|early starts?|8 ?ams?|9 ?ams?|8s|9s)\b`,
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
