import { CODE, COUNT, DAY, wording, type Wording } from './wording.ts';

const TERM = String.raw`(?:week|spring|fall|semester|term|schedule|timetable|plan)`;
const TIME = String.raw`\d{1,2}(?::\d\d)? ?(?:am|pm)?`;
const CAN = String.raw`(?:i(?:'?m| am)? )?(?:can |could |would |will |may |might )?(?:only )?`;
const RELATIVE = String.raw`(?:husband|wife|partner|boyfriend|girlfriend|roommate|mom|mother|dad|father|sister|brother|boss)`;

/**
 * Sayings that are put in plainer words before anything of a week is read, orders to change it too: what goes and comes in one
 * breath, whose hours are told, and bounds of the whole.
 */
export const WEEK_SAYINGS: readonly Wording[] = [
  // Of a course that is described; one that is named is asked about.
  wording(
    String.raw`\bwhat (?:happens|changes|would happen|would change) if (?:i|we) (?:drop|remove|lose|skip)` +
      String.raw`(?= (?:the|that|my)\b)`,
    'what if i drop',
    'what happens if i drop the econ one',
    'what if i drop the econ one',
  ),
  // How many of which.
  wording(
    String.raw`\b(?:minimum|min\.?|a minimum of|no fewer than|no less than|not less than) (${COUNT})` +
      '(?: of (?:them|those|these|which))?' +
      String.raw`(?= (?:should|must|have|has|need|can|that|which|to|for|in|from|count|of)\b)`,
    'at least $1 of them',
    'minimum 3 of them must count for psychology',
    'at least 3 of them must count for psychology',
  ),
  wording(
    String.raw`\b(${COUNT}) or more of (?:them|those|these|which)\b`,
    'at least $1 of them',
    'two or more of them gov',
    'at least two of them gov',
  ),
  wording(
    String.raw`\b(?:design|devise|compose|conjure(?: up)?|whip up|cook up|hook me up with|fix)(?: for)? me ` +
      String.raw`(?=(?:a|an|${COUNT}|my|the|some)\b)`,
    'build me ',
    'design me four courses for spring',
    'build me four courses for spring',
  ),
  wording(
    String.raw`\b(one|two|three|[1-3]) ([a-z]{3,}) ` +
      '(?=(?:one|two|three|[1-3]) ' +
      String.raw`(?!hours?|hrs|days?|units|credits|times?|or|to|of|more|courses?|class(?:es)?)[a-z]{3,}\b)` +
      String.raw`(?<!\b(?:one|two|three|[1-3]) ` +
      '(?:of|or|to|and|hours?|hrs|days?|units|credits|plus|more|at|from|until) )',
    '$1 $2, ',
    'one gened one econ',
    'one gened, one econ',
  ),
  // Bounds.
  wording(
    String.raw`\b(nothing|none|no class(?:es)?) (?:at all|whatsoever) (?=(?:after|before|on|past|until)\b)`,
    '$1 ',
    'build me a spring, nothing at all after 5pm',
    'build me a spring, nothing after 5pm',
  ),
  wording(
    String.raw`\b(?:leave|let) (?:my |the |all )?(${DAY}(?:,? (?:and |& )?${DAY})*) (?:alone|be|in peace|untouched)\b`,
    'no $1',
    'leave my thursdays alone',
    'no thursdays',
  ),
  wording(
    String.raw`\b(?:on )?(?:no|not) more than (${COUNT}) (?:different )?days` +
      '(?: (?:of|in|out of) (?:the|my|each|every|a) week| a week| per week| each week)?',
    'on at most $1 days a week',
    'on no more than three days of the week',
    'on at most three days a week',
  ),
  wording(
    String.raw`\b(?:i(?:'?m| am| need to be| have to be| must be| want to be| gotta be| should be| would be|` +
      ' can be)|be|being|get|getting) back ' +
      '(?:(?:at|in|to) (?:the|my|our) (?:dorms?|house|room|apartment|flat|place|hall|farm|kids)|home)' +
      '(?= (?:by|before|at|no later than))',
    'be done',
    "i'm back at the dorm by 6",
    'be done by 6',
  ),
  wording(
    String.raw`\bno days? (?:begins?|starts?)(?= (?:before|earlier than|until))`,
    'nothing',
    'no day begins before 10',
    'nothing before 10',
  ),
  wording(
    String.raw`\b${CAN}(?:start|begin) at (${TIME}) at (?:the )?(?:very )?earliest\b`,
    ', nothing before $1 ,',
    'i can start at 9:30 at the earliest',
    ', nothing before 9:30 ,',
  ),
  wording(
    String.raw`\bi(?:'?m| am) (?:not|no|hardly|barely) (?:really |even )?(?:an? )?` +
      String.raw`(?:human(?: being)?|person|functional|awake|alive|conscious) (?:before|until|till) (${TIME})` +
      '(?:,? ?so nothing (?:earlier|before(?: then| that)?))?',
    'nothing before $1 ',
    "i'm not a human being before 10 so nothing earlier",
    'nothing before 10',
  ),
  wording(
    String.raw`\b(\d{1,2})[- ]units? (${TERM})\b`,
    '$2 of $1 units in total',
    'a 48 unit spring',
    'a spring of 48 units in total',
  ),
  wording(
    String.raw`\b(?:come|be|go|commute|travel)(?: in| there| to campus)?(?: on)? (${COUNT}) days a week at (?:the )?most\b`,
    'have class on at most $1 days a week',
    'come on three days a week at the most',
    'have class on at most three days a week',
  ),
  wording(
    String.raw`\bnone of (?:them|those|which|these) (?:should|must|can|may|is|are) (?:to )?be (?:an? )?`,
    'no ',
    'none of them should be a language class',
    'no language class',
  ),
  wording(
    String.raw`\b(?:noon|midday|12) (?:to|until|till|-) one(?: o'?clock)?\b`,
    '12 to 1 pm',
    "leave noon to one o'clock empty",
    'leave 12 to 1 pm empty',
  ),
  wording(
    String.raw`\bcap (?:the lot|it all|everything|the whole thing|the total) at (\d{1,2}) ?(?:hours|hrs|h)\b(?: (?:a|per|each) week)?`,
    'at most $1 hours a week in total',
    'cap the lot at 40 h a week',
    'at most 40 hours a week in total',
  ),
  wording(
    String.raw`,? ?\b(?:because |since |as )?my ${RELATIVE} (?:has|have|works?|is on|does|gets) (?:the |an? )?` +
      String.raw`(?:late|early|night|evening|morning|day) shifts?\b`,
    ' ',
    'mondays off as well, my husband has the late shift',
    'mondays off as well ',
  ),
  wording(
    String.raw`\b(${CODE}) (?:is|are) (?:absolutely |really )?(?:non[ -]?negotiable|not negotiable|not optional|a must)\b`,
    '$1 must be in it',
    '18.06 is non negotiable',
    '18.06 must be in it',
  ),
  wording(
    String.raw`\bfind me (?:just |only )?(${COUNT}) (courses|classes) (?:that|which) keep me on campus (?:only )?` +
      '(?:on )?(?:those|these) days(?: only)?',
    'plan my schedule with $1 $2',
    'find me just two courses that keep me on campus those days only',
    'plan my schedule with two courses',
  ),
  wording(
    String.raw`[,.;]? ?\b(?:and |so |please |pls |just |can you |could you ){0,3}` +
      '(?:work|plan|build|go|schedule|get|dodge) ?(?:things |everything |it |classes |my classes )?a?round ' +
      String.raw`(?:it|that|this|them|those)(?: please| pls)?(?=\W*$|[.,;!?])`,
    ' ',
    'tuesdays from 1 to 6 im at the cafe, work round it',
    'tuesdays from 1 to 6 im at the cafe ',
  ),
  // Subjects that are numbers.
  wording(
    String.raw`\bcourse (\d{1,2}[a-z]?) (?:things?|ones?|stuff|somethings?|electives?)\b`,
    'class in $1',
    'another course 6 thing of ten hours',
    'another class in 6 of ten hours',
  ),
  wording(
    String.raw`\b(subject|class|course|one|something|elective|seminar) from (?=\d{1,2}[b-ln-z]{1,2}\b)`,
    '$1 in ',
    'a history subject from 21H',
    'a history subject in 21H',
  ),
  wording(
    String.raw`^\W*(?:(?:ok|okay|actually|hm+|i)\W+)*(?:could|can|would|might|may) (?:also |probably |maybe )?` +
      '(?:handle|manage|stomach|survive|take|fit|do) an? (?:third|fourth|fifth|sixth)' +
      "(?: (?:one|class|course|subject))?,? (?:if|as long as|provided) (?:it(?:'?s| is)|that(?:'?s| is)) " +
      String.raw`(?:really |very |super |quite )?(easy|light|small|short|fun|chill|interesting)\b`,
    'add one more $1 class',
    "i could take a fifth if it's really easy",
    'add one more easy class',
  ),
  wording(
    String.raw`\b(?:any|is there (?:any|a)|there(?:'?s| is) (?:any|a)) (?:chance|possibility)(?: that| of)?,? ` +
      String.raw`(?=(?:${CODE}) (?:goes|fits|works|would|could|can|will)\b)`,
    'would it still fit with ',
    'any chance CHEM 5 fits in there',
    'would it still fit with CHEM 5 fits in there',
  ),
  wording(
    String.raw`\b(?:never|not|no longer|don'?t|refuse to|won'?t) (?:ever )?(?:want(?:ing)? to |wanna |going to )?` +
      String.raw`(?:see|do|face|have|meet|sit in|attend|know) (?:an? |any |the )?(\d{1,2}) ?a\.?m\b\.?` +
      '(?: (?:class(?:es)?|lectures?|again|ever|anything))*',
    'nothing before $1:30 am',
    'i never want to see 9 am again',
    'i nothing before 9:30 am',
  ),
  wording(
    String.raw`(?<=(?:\d|am|pm|night|late|close|closing|noon|midnight)),? so (?:there |then )?` +
      '(?:nothing|no (?:class(?:es)?|courses?))(?: (?:can|could|may|should|must)(?: be)?)?' +
      String.raw`(?: (?:there|then|at that time|in that time|during (?:that|it)))?(?=\W*$|[.,;!?])`,
    ' ',
    'i work in a cafe tuesday from 14:00 until night so there nothing can be',
    'i work in a cafe tuesday from 14:00 until night ',
  ),
  wording(
    String.raw`\b(?:practice|training|shift|rowing|crew|lifting|rehearsal|swimming|job|work|lab|` +
      'daycare drop[- ]?off|drop[- ]?off)(?: (?:at|in|on|with|for) (?:the |my |our )?[a-z]+)? ' +
      String.raw`(?:ends|finishes|is over|is done|wraps up|gets out|lets out)(?: at| by)? (${TIME})` +
      String.raw`(?= (?:every|each|on weekdays|daily|in the morning)\b|[.,;!?]|\W*$)`,
    'nothing before $1',
    'my shift at the bakery ends at 9:30 am every day',
    'my nothing before 9:30 am every day',
  ),
  wording(
    String.raw`\b(?:job|shift|work|practice|training|internship|rehearsals?|duty|class at the gym) (?:that )?` +
      String.raw`(?:starts?|starting|begins?|beginning) (?:at )?(\d{1,2}(?::\d\d)? ?pm) (?:every|each) (?:week)?day\b`,
    ', nothing after $1 ,',
    'i have a job starting at 3 pm every day',
    'i have a , nothing after 3 pm ,',
  ),
  wording(
    String.raw`\b(?:on second thoughts?|come to think of it|now that i think (?:of|about) it|you know what|` +
      'thinking about it|having thought about it),? ',
    ' ',
    'on second thought CHEM 5 is brutal',
    ' CHEM 5 is brutal',
  ),
  // What goes, and what comes.
  wording(
    '([.,;!?]) ?(?:and |so |ok |then )*(?:what|how) (?:does|would|will|do) ' +
      '(?:it|that|this|things|the (?:week|plan|schedule)|my (?:week|spring|schedule)) look(?: like)?' +
      String.raw`(?: (?:then|now|without (?:it|that)|after that|in that case))*\W*$`,
    '$1 show the week.',
    'i drop CHEM 5. what does it look like then',
    'i drop CHEM 5. show the week.',
  ),
  wording(
    String.raw`\b(?:one|just one) (?:more|last|final|small|further|tiny) ` +
      '(?:alteration|change|thing|adjustment|tweak|request|favou?r)' +
      '(?:, if (?:you|i) (?:permit|may|allow|please|could))? ?[:,-]',
    ' ',
    'one more alteration, if you permit: CHEM 5',
    ' CHEM 5',
  ),
  wording(
    String.raw`\b(${CODE}) in the (?:place|stead) of (${CODE})\b`,
    'swap $2 for $1',
    'CHEM 5 in the place of GOV 20',
    'swap GOV 20 for CHEM 5',
  ),
  wording(String.raw`\b(${CODE}) n (?=${CODE})`, '$1 and ', 'keep CHEM 5 n GOV 20', 'keep CHEM 5 and GOV 20'),
  wording(
    String.raw`\b(${CODE}) (?:was|is) (?:an? |just |kind of |kinda |really ){0,3}` +
      String.raw`(?:random|silly|bad|weird|dumb|stupid) (?:pick|choice|idea)\b[^.,;!?\n]{0,20}[.,;!?] ?` +
      '(?:can |could |would |please |pls |you |u |we ){0,4}(?:swap|switch|replace|trade|exchange) ' +
      '(?:it|that|this)(?: out)? (?:for|with|to)',
    'swap $1 for',
    'CHEM 5 was a random pick honestly. could you switch it for another gened',
    'swap CHEM 5 for another gened',
  ),
  wording(
    String.raw`\b(?:lose|drop|ditch|scratch|cut|remove|take out) (${CODE})` +
      '(?: (from|in|of|out of) (my|the) (plan|spring|schedule|week))?,? (?:and |then )+' +
      String.raw`(?:get|find|give|put|add)(?: me)? ([^.,;!?()\n]{2,40}?)(?: ?\([^()\n]{1,20}\))? in its ` +
      String.raw`(?:spot|place|slot|stead)\b`,
    'swap $1 for $5 $2 $3 $4',
    'lose CHEM 5 from my plan and get me an econ subject (course 14) in its spot',
    'swap CHEM 5 for an econ subject from my plan',
  ),
  wording(
    String.raw`\b(?:that|which) (?:asks|takes|needs|requires|costs|demands|wants)(?: for| only)? ` +
      String.raw`(\w+ (?:hours|hrs))(?: (?:a|per|each) week)? or (?:less|fewer)\b`,
    'of at most $1',
    'something that asks six hours a week or less',
    'something of at most six hours',
  ),
  wording(
    String.raw`,? ?\b(?:and |but |that |which ){1,2}(?:does not|doesn'?t|won'?t|will not) ` +
      '(?:collide|clash|overlap|conflict|interfere|pick a fight|mess|get into a fight|bump heads)' +
      String.raw`(?: at all)? with (?:(?:the |my |any of the )?(?:other|others|rest)(?: \w+)?|them|` +
      String.raw`anything(?: else)?|it|that(?: one)?)\b`,
    ' ',
    "something easy and doesn't collide with the other three",
    'something easy ',
  ),
  wording(
    String.raw`^\W*(?:(?:ok|okay|now|and|please|pls)\W+)*(?:one|1) more (?:class|course|one)` +
      '(?: (?:on|in|to|for) (?:it|there|that|the week))?[.,:;!] ?(?:an? )?([a-z]+(?: [a-z]+)?)' +
      String.raw`(?:,? (?:whichever|whatever|any that|which one)(?: \w+){0,2})?\W*$`,
    'add a $1 class',
    'One more class on it. Music, whichever works.',
    'add a Music class',
  ),
  wording(
    String.raw`\bi (?:still )?(?:owe|need|lack|miss|have to do|must do)(?: to (?:do|take))? an? ` +
      String.raw`([a-z]+(?: [a-z]+){0,2}),? (?:so )?make sure (?:that )?one of (?:the|those|these|my) \w+ is ` +
      String.raw`(?:one|that|it)\b`,
    'make one of them $1',
    'i still owe a gened, make sure one of the three is one',
    'make one of them gened',
  ),
  wording(
    String.raw`^\W*(?:(?:ok|okay|actually|hm+|i)\W+)*(?:could|can|would|might|may) (?:also |probably |maybe )?` +
      '(?:handle|manage|stomach|survive|take|fit|do) an? (?:third|fourth|fifth|sixth)' +
      String.raw`(?: (?:one|class|course|subject))?\b`,
    'one more class',
    'could handle a fourth. but no more',
    'one more class. but no more',
  ),
  wording(
    String.raw`\b(?:how|what) (?:would|will|does|could) (?:the|my|that) (?:week|plan|schedule|spring|timetable)` +
      ' look(?: like)? (?:if|when|once) (?:i|we) ' +
      '(?:let go of|dropped|drop|took out|take out|left out|leave out|gave up|give up|lost|lose) ' +
      String.raw`([^?.!,\n]{2,30})\?(?: ?(?:just|only|with|so)? ?the other (?:two|three|four|ones)\W*$)?`,
    'drop $1. ',
    'how would the week look if i let go of CHEM 5? just the other three',
    'drop CHEM 5. ',
  ),
  wording(
    String.raw`,? (?:leaving|putting|setting) (?:${CODE}) (?:aside|out|off)(?=\W*$)`,
    ' ',
    'CHEM 5 with GOV 20, leaving GOV 10 aside?',
    'CHEM 5 with GOV 20 ?',
  ),
  wording(
    String.raw`,? but instead of (?:${CODE}),? (?:find|give|get)(?: me)? (?=something|a |an |one )`,
    ' and ',
    'a week with CHEM 5, but instead of GOV 20 find me something in music',
    'a week with CHEM 5 and something in music',
  ),
  wording(
    String.raw`\bi(?:'?d| would)? (?:still |also )?(?:like|love|want) ([^.?!,;\n]{2,60}) in my (spring |fall )?` +
      '(schedule|timetable|plan|week),? is (?:that|this|it) ' +
      '(?:something (?:that )?(?:you|u) (?:can|could) (?:set up|do|arrange|make|put together)|possible|' +
      String.raw`doable|feasible)\b\??`,
    'build me a $2$3 with $1',
    "i'd still like CHEM 5 and GOV 20 in my spring schedule, is that something you can set up?",
    'build me a spring schedule with CHEM 5 and GOV 20',
  ),
  wording(
    String.raw`[.,;!?]? ?\b(?:is|would|could) there (?:be )?(?:an?|any|some) (${TERM}) like (?:that|this)\b`,
    ', build me a $1',
    'two courses, fridays off. is there a week like that?',
    'two courses, fridays off, build me a week?',
  ),
  // Questions.
  wording(
    String.raw`\b(?:thinking (?:of|about)|considering) ` +
      String.raw`(?:piling|adding|putting|stacking|throwing|tacking|squeezing) (${CODE}) ` +
      String.raw`(?:on ?to|to|into|in|on|on top of) my (?:\w+ )?(?:plan|schedule|week|spring)[.,;!?]* ?` +
      '(?:do|does|would|will|can) (?:the times|the hours|it|that|everything|they) (?:all )?(?:work|fit|go)' +
      String.raw`(?: out| together| in)?\??`,
    'does my plan still fit with $1?',
    'thinking of piling CHEM 5 onto my plan. do the times work out',
    'does my plan still fit with CHEM 5?',
  ),
  wording(
    String.raw`\b(?:is there )?any (?:single |one )?(?:drop|cut|removal|class to drop) (?:that|which|to) ` +
      String.raw`(?:opens?|frees?|clears?)(?: up)? (?:my |the )?(${DAY})`,
    'which class do i drop to free $1',
    'any single drop that opens up Fri now?',
    'which class do i drop to free Fri now?',
  ),
  wording(
    String.raw`\bis there (?:an?|any|one|just one|a single) (?:class|course)( (?:in|of) my plan)? (?:that|which)?` +
      ',? ?if (?:it|that) (?:was|were|is|got) (?:gone|dropped|out|not there|removed),? ' +
      String.raw`(?:i(?:'d| would) have|there would be) (?:no class(?:es)?|nothing)(?: on)? (${DAY})`,
    'which class$1 do i drop to free $2',
    "is there one class in my plan that, if it was gone, i'd have no class friday?",
    'which class in my plan do i drop to free friday?',
  ),
  wording(
    String.raw`\bif i (?:want(?:ed)?|need(?:ed)?|would like) (?:my |to have )?(${DAY}) (?:free|off|open|clear)` +
      String.raw`,? which (?:one|class|course|of them) (?:goes|would go|has to go|should go|must go)\b`,
    'which class do i drop to free $1',
    'if i wanted wednesdays free which one goes',
    'which class do i drop to free wednesdays',
  ),
  wording(
    String.raw`\bi (?:hate|can'?t stand|am sick of) (?:having )?(?:class(?:es)?|school) (?:on )?(${DAY})[,.;]* ` +
      '(?:so )?which (?:one|class|course) (?:do|should|would|can|must) i (?:gotta |have to |need to )?' +
      '(?:drop|cut|lose)(?: to (?:get rid of|fix|avoid|stop) (?:it|that|them))?',
    'which class do i drop to free $1',
    'i hate having class fridays which one do i gotta drop to get rid of it',
    'which class do i drop to free fridays',
  ),
  wording(
    String.raw`\benv (?=(?:law|studies|science|sci|ethics|policy|history|justice|econ|economics|engineering)\b)`,
    'environmental ',
    'swap env law for something else',
    'swap environmental law for something else',
  ),
  wording(
    String.raw`\bwhat (?:if|happens if) i (?:trade|swap|switch|exchange|replace|traded|swapped|switched|replaced)` +
      String.raw`(?: out)? (${CODE}) (?:for|with|by) (?:[a-z]+ ){0,3}?(${CODE})`,
    'does my plan still fit if i swap $1 for $2',
    'what if i trade CHEM 5 for game theory GOV 20',
    'does my plan still fit if i swap CHEM 5 for GOV 20',
  ),
];
