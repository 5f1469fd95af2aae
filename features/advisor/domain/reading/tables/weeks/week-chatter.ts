import { CODE, COUNT, DAY, wording, type Wording } from './wording.ts';

const DAYS = String.raw`${DAY}(?:(?:,? (?:and|or|&) |, )${DAY}){0,4}`;
const CLASSES = String.raw`(?:class(?:es)?|courses?|lectures?|lessons)`;
const NTH = String.raw`(?:third|fourth|fifth|sixth|3rd|4th|5th|6th)`;

/** What long, chatty messages say of a week, in plainer words; before all other wordings. */
export const WEEK_CHATTER: readonly Wording[] = [
  // Days that are kept.
  wording(
    String.raw`\b(${DAYS}) (?:is|are|will be|must be)\b` +
      '(?! (?:fine|ok|okay|good|great|possible|best|better|my only|the only|when))' +
      String.raw`[^.,;:!?\n]{0,50}[,;:.–-]+ ?(?:so |and |hence |therefore |which means )*no ${CLASSES}` +
      '(?: (?:at all|please|pls))?' +
      '(?: (?:on (?:it|them|that(?: day)?|those(?: days)?)|then|that day|those days|there))?' +
      String.raw`(?=\W*$|[.,;!?])`,
    'no $1',
    'Friday is a holy day, no classes on it.',
    'no Friday.',
  ),
  wording(
    String.raw`\b(${DAYS}) (?:is|are) (?:always |completely |totally )?` +
      '(?:(?:an? |my |our |the )?' +
      '(?:holy|sacred|rest|day of rest|sabbath|travel|family|home|sleep|beach|lab|work|laundry)(?: days?)?|' +
      'off[- ]limits|untouchable|out of the question|a no[- ]go|a no|' +
      'not (?:possible|an option|happening|available)|' +
      '(?:for|reserved for|dedicated to|devoted to) (?:my |the |our )?[a-z]+(?: [a-z]+)?)' +
      String.raw`(?=\W*$|[.,;:!?]| (?:and|but|so)\b)`,
    'no $1',
    'Fridays are off-limits, mondays are for my band',
    'no Fridays, no mondays',
  ),
  wording(
    String.raw`\b(my|his|her|our|their) ` +
      '(?:small|little|big|older|younger|elder|baby|tiny|dear|poor|sick|best|new|old|lovely|sweet|beloved) ' +
      '(cousin|brother|sister|nephew|niece|son|daughter|kid|kids|child|children|aunt|uncle|mother|father|' +
      'mom|mum|dad|grandma|grandmother|grandpa|friend|friends|dog|cat|roommate|roommates|boyfriend|' +
      String.raw`girlfriend|neighbou?r|boss|coach)s?\b`,
    '$1 $2',
    'every day i take my small cousin from kindergarten',
    'every day i take my cousin from kindergarten',
  ),
  wording(
    String.raw`\b(?:oh |and |but |sorry,? |wait,? )*` +
      '(?:(?:one|another|just one) (?:other |more |last )?(?:thing|detail|point|wish|condition)' +
      String.raw`(?: more| else)?|p\.?s\.?|i (?:totally |completely |almost )?forgot|` +
      'forgot(?: to (?:say|mention|tell you|add)(?: that)?)?|' +
      'i should have (?:said|mentioned|led with that|told you)(?: that)?) ?[:,.!–-]+ ?',
    ', ',
    'one thing more: done by 3',
    ', done by 3',
  ),
  wording(
    String.raw`\b(\d{1,2}(?::\d\d)?|four|five|six|seven|eight|nine|ten|eleven)(?: o'?clock)? in the mornings?\b`,
    '$1 am',
    'at SIX in the morning',
    'at SIX am',
  ),
  wording(
    String.raw`\b(\d{1,2}(?::\d\d)?|one|two|three|four|five|six|seven|eight|nine)(?: o'?clock)? in the (?:afternoon|evening)s?\b`,
    '$1 pm',
    "until 4 o'clock in the afternoon",
    'until 4 pm',
  ),
  wording(
    String.raw`\b(?:i )?(?:also )?(?:need|want|reserve|use|keep) (?:my |the |all )?(${DAYS}) (?:for|to) ` +
      String.raw`(?!class|be\b|have\b)(?:my |the |our )?[a-z]+(?: [a-z]+)?` +
      '(?:,? (?:so )?(?:could|can|may|should) (?:those|these|they|that|it) (?:be|stay) ' +
      String.raw`(?:free|off|empty|clear))?(?=\W*$|[.,;!?]| (?:and|but|so)\b)`,
    'no $1',
    'I need Thursdays for my grandmother, could those be free?',
    'no Thursdays?',
  ),
  wording(
    String.raw`\b(${DAYS})\b([^.,;:!?\n]{0,40})[.,;:!?] ?(?:so |and )?` +
      "(?:can|could|may|might|shall|let'?s|please|we|you|i|just|rather){0,4}" +
      '(?: (?:can|could|we|you|i|please|just|rather))* ?' +
      '(?:lose|drop|skip|kill|get rid of|ditch|do without|avoid|clear|scrap|cut|eliminate) ' +
      String.raw`(?:them|it|that day|those(?: days)?)(?: (?:altogether|entirely|completely|please))?(?=\W*$|[.,;!?])`,
    'no $1',
    'I hate Mondays as a concept. Can we lose them?',
    'I hate no Mondays?',
  ),
  wording(
    String.raw`\b(?:four|five|4|5) days (?:is|are|feels|seems) (?:too (?:much|many)|a lot)[^.,;!?\n]{0,20}[.,;!?] ?` +
      '(?:so |and )?(?:can|could|would|may) (?:it|we|that|i|you)' +
      '(?: (?:be|do|make it|have|get it down to|only be))* (two|three|four|[2-4])(?: days)?' +
      String.raw`(?: instead| please)?(?=\W*$|[.,;!?])`,
    'at most $1 days a week',
    'five days is too much, can it be four?',
    'at most four days a week?',
  ),
  wording(
    String.raw`\b(?:i |we |he |she )?(?:have to|has to|need to|needs to|must|gotta|got to|should) (?:be|get|go)` +
      String.raw`(?: back)? (?:at|to|for|on) (?:the |my |our |his |her )?(?!class|campus|school\b)[a-z-]+` +
      String.raw`(?: (?!by|before|at|on)[a-z-]+){0,2} (?:by|before|at) (\d{1,2}(?::\d\d)? ?(?:am|pm)?)(?: on)? ` +
      String.raw`(${DAYS})`,
    'i work $2 from $1 to 10 pm ,',
    'I have to be at daycare pickup by 4:30 on Mondays and Wednesdays, four courses',
    'i work Mondays and Wednesdays from 4:30 to 10 pm ,, four courses',
  ),
  wording(
    String.raw`\b(?:anything|any time|whenever|everything) (?:but|except|other than|apart from)(?: for)? (?:the )?` +
      String.raw`(?:very )?(?:early (?:mornings?|classes|starts)|mornings?)\b`,
    'nothing before 9:30 am',
    'anything but early mornings. four courses',
    'nothing before 9:30 am. four courses',
  ),
  wording(
    String.raw`\b(?:leaving|putting|setting)(?: aside)? (?:the |any |all )?` +
      '(?:clashes|conflicts|overlaps|times|timing|prerequisites|prereqs|requirements|ratings)' +
      '(?: (?:aside|out(?: of it)?))?,? ',
    '',
    'Leaving clashes aside, what would CHEM 5 and GOV 20 amount to in hours?',
    'what would CHEM 5 and GOV 20 amount to in hours?',
  ),
  // Bounds.
  wording(
    String.raw`\b(?:must|should|has to|have to|needs? to|ought to) have (?:ended|finished|concluded|wrapped up) (?:by|before|at)\b`,
    'must end by',
    'every class must have ended by 16:00',
    'every class must end by 16:00',
  ),
  wording(
    String.raw`\b(?:accompanied|complemented|joined|flanked|supplemented|rounded (?:out|off)|followed|topped(?: off)?) (?:by|with)\b`,
    'and',
    'CHEM 5, accompanied by two gened courses',
    'CHEM 5, and two gened courses',
  ),
  wording(
    String.raw`\b(?:i(?:'d| would)? (?:much |far )?rather|i(?:'d| would) (?:prefer|like)|could|can)` +
      '(?: (?:it|that|if))? (?:the |my )?(?:(?:entire|whole|total|overall|weekly) )?' +
      '(?:load|workload|thing|lot|sum|total|week)' +
      '(?: (?:to )?(?:remained|remain|stayed|stay|was|were|be|is|came|come|kept|keep))(?: to)?(?: at or)? ' +
      String.raw`(?:below|under|at most|within) (\d{1,2}) hours\b(?: (?:a|per|each) week)?`,
    'at most $1 hours a week in total',
    'I would rather that the entire load remained at or below 24 hours a week.',
    'at most 24 hours a week in total.',
  ),
  // How many of what.
  wording(
    String.raw`\b(?:that |which |to )?(?:get|bring|take|move|push)s? me (?:a bit |a step |one step )?` +
      '(?:closer|nearer|further)(?: to| towards?)?(?: actually| finally| eventually)? ' +
      '(?:graduating|graduation|a degree|my degree|the degree|finishing|done|a diploma)' +
      String.raw`(?: (?:in|with) (?:my )?[a-z]+(?: [a-z]+)?)?(?=\W*$|[.,;!?]| (?:and|but|so|with)\b)`,
    'that count for my degree',
    'four courses that get me closer to actually graduating in Government, no mondays',
    'four courses that count for my degree, no mondays',
  ),
  wording(
    String.raw`\bcount(?:s|ing)? (?:towards?|for) (?:my )?[a-z]+(?: [a-z]+){0,2} (?:or|and|and\/or) ` +
      '(?:towards? |for )?(?:for )?my ' +
      '(?:secondary|minor|second (?:major|concentration)|other (?:major|concentration))' +
      '(?: (?:in|field in|field) [a-z]+)?',
    'count for my major',
    'two that count towards History or my secondary in Music',
    'two that count for my major',
  ),
  wording(
    String.raw`,? so (at least (?:one|two|three|[1-3])(?: of (?:them|those|which))?)\b`,
    ', $1',
    'four courses, so at least two GOV ones',
    'four courses, at least two GOV ones',
  ),
  wording(
    String.raw`(^|[.,;!?]) ?(?:so |and |then |ok |okay |well )*(?:make it |it'?s )?(${COUNT}),? ` +
      String.raw`(?:then|i suppose|i guess|it is|after all)\b[?.!,;]*`,
    '$1 make it $2 courses,',
    'my tutor frowned. So four I suppose? no mondays',
    'my tutor frowned. make it four courses, no mondays',
  ),
  wording(
    String.raw`\bmake it (${COUNT})(?: courses)?\b[,;.]? (?:and |but )?(?:then )?(?:with )?(?:the|that) ` +
      String.raw`(?:new|extra|additional|last|other|${NTH})(?: one| class| course)? ` +
      '(?:should|must|has to|needs to|ought to|can|could|might) be (?=one |an? |some|in |from |about )',
    'add ',
    'make it four courses, but then the fourth should be one people really loved',
    'add one people really loved',
  ),
  wording(
    String.raw`\b((?:bets?|thinks?|thought|says?|said|swears?|claims?|doubts?|convinced|sure|believes?)(?: me)?` +
      "(?: that)?) i (?:can'?t|cannot|couldn'?t|could not|won'?t|will not|can ?not) " +
      String.raw`(?:possibly |ever |even )?(?:survive|handle|manage|stomach|pull off|cope with|get through|do|take)\b`,
    '$1 i take',
    "my brother wants to bet that I can't survive CHEM 5",
    'my brother wants to bet that i take CHEM 5',
  ),
  wording(
    String.raw`\bthe (?:(?!(?:for|with|around|about|like|between|alongside|beside|besides|until|only|and|or|by|to|` +
      'of|in|on|at|from|as|than|is|are|instead|plus|but|not|one|class|course|if|after|before|without|drop|' +
      String.raw`take|add|swap)\b)[a-z]+ ){1,4}(?=\d{1,2}[a-z]?\.[a-z]{0,2}\d{2,5})`,
    ' ',
    '8.02 and the Concert Choir 21M.401 together',
    '8.02 and 21M.401 together',
  ),
  wording(
    String.raw`\b(${CODE}) (has to|must|should|needs to|ought to) be ` +
      '(?:there|inside|in there|included|in|part of (?:it|that)|on board)' +
      String.raw`(?=\W*$|[.,;!?]| (?:and|plus|with|because|as|since)\b)`,
    '$1 $2 be in it',
    'CHEM 5 has to be there and two geneds',
    'CHEM 5 has to be in it and two geneds',
  ),
  wording(
    String.raw`\b(?:that(?:'s| is) |it(?:'s| is) )?(?:way |far )?(?:too many|so many|fewer|less) (units|credits)` +
      String.raw`[.,;:!?-]+ ?(?:so |please |make it )?(\d{1,2})(?: \1)?,? ` +
      String.raw`(?:max(?:imum)?|tops|at (?:the )?most|or (?:less|fewer)|is enough)(?=\W*$|[.,;!?])`,
    'at most $2 $1 in total',
    'too many units. 36 max',
    'at most 36 units in total',
  ),
  wording(
    String.raw`\bwithout (?:losing|giving up|sacrificing|ruining|touching) my (?:free )?(${DAYS})(?: off)?\b`,
    'with $1 free',
    'is CHEM 5 possible on top without losing my free friday',
    'is CHEM 5 possible on top with friday free',
  ),
  wording(
    String.raw`\b(?:find|pick|choose|suggest|give|get)(?: me)? (?:the |a )?` +
      '(?:second and (?:the |a )?third|third and (?:the |a )?fourth|fourth and (?:the |a )?fifth)' +
      String.raw`(?: (?:one|course|class))?(?: for me)?\b`,
    'and give me two more courses',
    'Find the third and fourth for me',
    'and give me two more courses',
  ),
  wording(
    String.raw`\b(?:i )?(?:don'?t|do not|won'?t|will not|cannot|can'?t|refuse to)(?: want to| wanna)? ` +
      String.raw`(?:work|study|spend|do|slave away)(?: for)? (?:more than|over|above) (\d{2}) (?:hours|hrs)` +
      String.raw`(?: (?:of work|of homework))?(?: (?:per|a|each) week)?(?: (?:in )?total)?\b`,
    'at most $1 hours a week in total',
    'i dont want to work more than 30 hours per week total',
    'at most 30 hours a week in total',
  ),
  wording(
    String.raw`\bany of (?:them|which|those) (?=[a-z]+ or [a-z]+)`,
    'all of them ',
    'four courses, any of them music or art',
    'four courses, all of them music or art',
  ),
  // What goes and what comes.
  wording(
    String.raw`\b(?:could|can|might|may|should|would) ((?:the|my|that) [a-z]+ (?:one|class|course)|${CODE}) ` +
      String.raw`(?:become|turn into|be turned into|be made into) (?=an?\b|one\b|something|some\b)`,
    'swap $1 for ',
    'Could CHEM 5 become something from anthropology?',
    'swap CHEM 5 for something from anthropology?',
  ),
  wording(
    String.raw`\b((?:the|my|that) [a-z]+ (?:one|class|course)|${CODE}),? i (?:don'?t|do not|can'?t) ` +
      '(?:really |actually |quite )?(?:love|like|want|fancy|enjoy|care for|stand)' +
      String.raw`\b[^.,;!?\n]{0,20}[.,;!?] ?(?:is there|do you have|have you got|are there|maybe|find me|give me)? ?` +
      '(?:another|something|anything)(?: one| else)? (?=about|in|from|on|with|that)',
    'swap $1 for something ',
    "the AFRAMER one I don't love. Is there another about music or dance?",
    'swap the AFRAMER one for something about music or dance?',
  ),
  wording(
    String.raw`\b(?:survive|cope|hold up|still stand|be (?:ok|okay|fine|possible)|work(?: out)?) if (?:i|we) ` +
      String.raw`(?:gave up|give up|dropped|drop|left out|lost|took out|let go of) (${CODE}) and ` +
      String.raw`(?:took|take|added|add|did|had|put in|got)(?: on)? (${CODE})(?: instead)?`,
    'work if i drop $1, does $2 fit',
    'could my plan survive if I gave up GOV 20 and took CHEM 5?',
    'could my plan work if i drop GOV 20, does CHEM 5 fit?',
  ),
  wording(
    String.raw`\bif (${CODE}) (?:replaces|replaced|takes the place of|took the place of|stands in for|stood in for|` +
      String.raw`came in for|comes in for) (${CODE})(?=\W*$|[.,;!?])`,
    'if i drop $2, does $1 fit',
    'does it still work if CHEM 5 replaces GOV 20?',
    'does it still work if i drop GOV 20, does CHEM 5 fit?',
  ),
  wording(
    String.raw`\b(?:i'?d like|i want|i would like|give me|show me|make me) my (?:\w+ )?(plan|schedule) ` +
      String.raw`(?:plus|and|with|along with) ((?:one|an?|another|two) [^.,;!?\n]{3,40})`,
    'add $2 to my $1',
    "I'd like my plan plus one music course, and done by five",
    'add one music course to my plan, and done by five',
  ),
  wording(
    String.raw`\b(?:take |use )?(?:everything|all|what(?:ever)? is|what's) (?:that is |that's )?in my (?:\w+ )?` +
      'plan,? and (?:show|tell|let) me (?:see )?(?:what|how) (?:the|my|that) week ' +
      '(?:looks|would look|will look)(?: like)?',
    'turn my plan into a week',
    'take everything in my plan and show me what the week looks like',
    'turn my plan into a week',
  ),
  wording(
    String.raw`\b(?:would|will|is) (${CODE}) (?:be |going to be )?too much(?: on top| as well| too)?` +
      '(?: of (?:it|that|my plan))?,? (?:time|schedule|timetable|clash|hours-of-the-day)[- ]?wise',
    'does my plan still fit with $1',
    'Would CHEM 5 be too much on top, time-wise?',
    'does my plan still fit with CHEM 5?',
  ),
  wording(
    String.raw`\b(?:i(?:'d| would) rather not|i(?:'d| would) prefer not to|i don'?t want to) ` +
      String.raw`(?:have|take|do|keep|be in) (${CODE})\b[^.,;!?\n]{0,40}[.,;!?] ?(?:is there )?` +
      String.raw`(?:anything|something) else\b`,
    'swap $1 for something',
    "I'd rather not have CHEM 5 with all those psets. anything else in math",
    'swap CHEM 5 for something in math',
  ),
  wording(
    String.raw`\b(?:but |and |though )?(the (?:[a-z]+ (?:one|class|course)|one (?:on|in|about|at) [a-z]+))` +
      String.raw`(?: (?!(?:and|or|for|with|to|instead|swap|drop|stays?|out|in)\b)[\w'’-]+){2,8}[.,;!?] ?` +
      '(?:so |and |then |can you |could you |would you |please |pls )*' +
      String.raw`(?:swap|switch|replace|trade|exchange) (?:it|that|this)(?: one)?(?: out)? (?:for|with|by)\b`,
    'swap $1 for',
    'but the third one meets at night? swap it for something at noon',
    'swap the third one for something at noon',
  ),
  wording(
    String.raw`\b(?:give|find|get|pick|choose|show)(?: me)? (?:a |an )?(?:totally |completely |entirely |very )?` +
      '(?:different|another|other|new) (first|second|third|fourth|fifth|last) ' +
      String.raw`(class|course|one|subject)\b,?`,
    'exchange the $1 $2 for another one,',
    'give me a totally different third class, not music',
    'exchange the third class for another one, not music',
  ),
  wording(
    String.raw`\b(?:leave|left|leaving|take|took) (${CODE}) out\b`,
    'drop $1',
    'what if I left CHEM 5 out, would GOV 20 fit then?',
    'what if I drop CHEM 5, would GOV 20 fit then?',
  ),
  wording(
    String.raw`^(\W*(?:(?:and|ok|okay|now|so|please|maybe)\W+)*)(?:one more|another one),? ` +
      '(?:but |and |only |just )?(?=nothing|no |not |without|under|at most|max)' +
      '(?:nothing with an? ([a-z]+))?',
    '$1add a class without $2 ',
    'one more, but nothing with a lab and not more than 5 hours',
    'add a class without lab and not more than 5 hours',
  ),
  wording(
    String.raw`\b(?:could|can|might|may|would|shall|should) (${CODE}) ` +
      '(?:be (?:substituted|swapped in|subbed in|put in|taken|used)|stand in|sub in|step in|fill in|' +
      String.raw`take over|go in) (?:instead of|in place of|from|for) (${CODE})(?= ?\?|\W*$)`,
    'if i drop $2, does $1 fit',
    'could CHEM 5 be substituted for GOV 20?',
    'if i drop GOV 20, does CHEM 5 fit?',
  ),
  wording(
    String.raw`\b(?:that|which) (?:tolerates?|gets? along with|goes with|go with|works? with|fits? with|` +
      "plays? nice(?:ly)? with|do(?:es)?n'?t (?:fight|clash|collide|mess) with|agrees? with|lives? with|" +
      String.raw`coexists? with) (?:it|that|this|them|those|these|each other|the rest)\b`,
    ' ',
    'two other GOV courses that tolerate it, no mondays',
    'two other GOV courses , no mondays',
  ),
  wording(
    String.raw`\b(?:at the moment )?(?:does not|doesn'?t|does n'?t|don'?t) (?:matter|care) (?:which|what)(?: (?:one|ones|they are))?\b`,
    'whichever',
    'two more courses, does not matter which',
    'two more courses, whichever',
  ),
];
