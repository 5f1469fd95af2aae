import { CODE, COUNT, DAY, wording, type Wording } from './wording.ts';

const TERM = String.raw`(?:week|spring|fall|semester|term|schedule|timetable)`;
const HARD =
  '(?:hard|tough|brutal|heavy|intense|difficult|rough|demanding|insane|a killer|a beast|a monster|' +
  'a lot(?: of work)?|(?:much|lots of) work|time[- ]consuming|hell)';
const VERY =
  '(?:(?:super|so|really|very|pretty|quite|fairly|rather|extremely|apparently|supposedly|already|' +
  'known to be|supposed to be|said to be|going to be|gonna be|be|a bit) ){0,3}';
const THEY_SAY =
  '(?:(?:everyone|everybody|people|they|my friends?|i) ' +
  '(?:says?|tells? me|told me|hears?|heard|thinks?|claims?|knows?|calls?) ){0,1}';

const DAYS = String.raw`${DAY}(?: (?:and|or|&) ${DAY})?`;

/** Wordings of what is asked. */
export const WEEK_WORDINGS: readonly Wording[] = [
  wording(
    String.raw`,? ?\b(?:all )?(?:in|within|inside|during) (?:that|this|the|those) (?:window|time ?frame|frame|range|hours|times?)\b`,
    ' ',
    'four classes in that window',
    'four classes ',
  ),
  // Whether named courses go together.
  wording(
    String.raw`\bif (?:i(?:'m| am|m)?|i (?:do|take|have)) (?:in|taking|doing|take|do|have) (${CODE}),? ` +
      String.raw`(?:can|could|would) i (?:still |also )*(?:do|take|fit|be in|have) (${CODE})(?: too| as well| also)?`,
    'do $1 and $2 fit together',
    'if im in ENGLISH 10B can i also do LINGUIST 22',
    'do ENGLISH 10B and LINGUIST 22 fit together',
  ),
  wording(
    String.raw`\b(?:is|are) ((?:${CODE})(?:(?: ?[+,&] ?| and |, and )(?:${CODE})){1,5}) ` +
      '(?:possible|doable|feasible|ok|okay|fine)(?: all)? ' +
      '(?:together|time ?-?wise|timewise|schedule ?-?wise|timetable ?-?wise|with each other)',
    'do $1 fit together',
    'is COMPSCI 161 + STAT 110 possible time wise',
    'do COMPSCI 161 + STAT 110 fit together',
  ),
  // "With" and "in" of what a course is about.
  wording(
    String.raw`\b(something|anything|smth|sth|one|a class|a course) (?:with|w/|w)(?= [a-z])` +
      '(?! (?:no|not|few|little|less|more|a|an|the|my|low|high|good|at|under|over|as|only|prof|professor|' +
      String.raw`it|that|this|them|\w+ing|one|two|three|nothing|${CODE})\b)`,
    '$1 in',
    'something with stats',
    'something in stats',
  ),
  wording(
    String.raw`\b(?:but )?(?:not|no|except|except for|without|just not|never) (?:the |that )(?:[a-z]+ ){1,3}` +
      String.raw`(?:one|class|course) ?\((${CODE})\)`,
    'without $1',
    'not the animation one (film 44)',
    'without film 44',
  ),
  wording(String.raw`\bincl\b\.?`, 'including', '4 courses incl CHEM 5', '4 courses including CHEM 5'),
  // A remark about a named course is no wish for the others.
  wording(
    String.raw`\b(${CODE})(?:,| \(|:)? ?\(?(?:which|that|as|since|cause|because|bc|it'?s|its)? ?(?:it )?${THEY_SAY}` +
      '(?:is|are|will|was|would|can|might|looks?|sounds?|seems?|supposedly|apparently)?' +
      String.raw` ?${VERY}\b${HARD}\b\)?`,
    '$1 ,',
    'a spring w CHEM 5 which everyone says is brutal',
    'a spring w CHEM 5 ,',
  ),
  wording(
    String.raw`\b(${CODE}) (?:takes|eats|costs|will take|is going to take) ` +
      String.raw`(?:forever|ages|so much time|all my time|a ton|up a lot|a lot of time|so long)\b`,
    '$1 ,',
    'since CHEM 5 takes forever, two easy ones',
    'since CHEM 5 ,, two easy ones',
  ),
  // A number of courses before the word for the week.
  wording(
    String.raw`\b(${COUNT})[- ]subjects?[- ](${TERM})\b`,
    '$1-course $2',
    'a four-subject spring',
    'a four-course spring',
  ),
  wording(
    String.raw`\b(${COUNT})[- ]?(?:course|class|subject)s?[- ]week\b`,
    '$1-course schedule',
    'a 4 class week',
    'a 4-course schedule',
  ),
  wording(
    String.raw`\b(${TERM}|courses|classes)(?:,)? ` +
      '(?:where|that has|which has|that have|which have|in which|that includes?|which includes?|' +
      String.raw`that contains?|with)(?= (?:me )?(?:at least |(?:just |only )?${COUNT}\b|an? |some ))`,
    '$1 , with',
    'a schedule where at least one counts',
    'a schedule , with at least one counts',
  ),
  wording(
    String.raw`\b(${TERM}|courses|classes) (?:where|in which)\b`,
    '$1 , ',
    'a spring where nothing is early',
    'a spring ,  nothing is early',
  ),
  wording(
    String.raw`\b(?:of|out of) which (at least |at the very least |only |just )?(${COUNT}|one)\b`,
    ', $1$2 of them',
    '4 courses of which at least one is in music',
    '4 courses , at least one of them is in music',
  ),
  wording(
    String.raw`\b(${COUNT}|an?)(?: class| course)? (?:of|at) (?:your|ur) (?:own )?(?:choice|choosing|liking|picking)\b`,
    '$1 other',
    'one of your choice',
    'one other',
  ),
  wording(
    String.raw`^(?:\W*(?:hi|hey|hello|so|ok|okay|please|pls|i|i'd|id|would|want|need|like|love|some|a|bit|of)\b)*` +
      String.raw`\W*(?:i (?:want|need|like|would like)|i'?d (?:like|love)|give me|some|a bit of)? ?` +
      '(?:a (?:good |nice )?)?(?:variety|mix|mixture|bit of everything|little of everything|balance)' +
      '(?: of (?:things|classes|courses))?(?: please| pls)? ?[:;,.-]',
    'i want ',
    'i want variety: one music class, one math class',
    'i want  one music class, one math class',
  ),
  wording(
    String.raw`\b(${DAYS}) (?:don'?t|do not|doesn'?t|does not|no longer) (?:really )?` +
      '(?:matter|bother me|need to be (?:free|off))(?: (?:to me|any ?more))?',
    '. $1 are fine .',
    "fridays don't matter",
    '. fridays are fine .',
  ),
  wording(
    String.raw`\brather (?:have )?(${DAYS}) (?:off|free) (?:than|instead of|and not) (${DAYS})(?: off| free)?`,
    'no $1 . $2 are fine .',
    'rather wednesdays off than fridays',
    'no wednesdays . fridays are fine .',
  ),
  wording(
    String.raw`^((?:ok|okay|fine|so|and|well|then|,| )*)(${CODE}) out,? (?:and )?([^.;!?\n]{2,40}?) in(?: (?:instead|please|pls))?\W*$`,
    '$1swap $2 for $3',
    'CHEM 5 out, something chill in',
    'swap CHEM 5 for something chill',
  ),
  wording(
    String.raw`\bi(?:'d| would|d)? rather (?:do|take|have|study) ([^.;!?\n]{2,40}?) (?:than|instead of) (${CODE})\b`,
    'swap $2 for $1',
    "i'd rather do english than HISTORY 48",
    'swap HISTORY 48 for english',
  ),
  wording(
    String.raw`\b(?:can|could|may|might|should) (${CODE}) be (?:swapped|replaced|exchanged|traded|switched)(?: out)? (?:by|with|for) `,
    'can you swap $1 for ',
    'could HISTORY 48 be replaced by a music course',
    'can you swap HISTORY 48 for a music course',
  ),
  // What a student does at hours of their own.
  wording(
    String.raw`\bi (?:wait tables|bartend|waitress|nanny|deliver food|volunteer|intern|do childcare)` +
      '(?= (?:from|on|until|till|every|mon|tue|wed|thu|fri))',
    'i work',
    'i wait tables from 3:30',
    'i work from 3:30',
  ),
  wording(
    String.raw`\b(?:most|all|pretty much every|almost every|basically every) days?\b(?! (?:free|off|of))`,
    'every day',
    'from 3:30 most days',
    'from 3:30 every day',
  ),
  wording(String.raw`\bturns out,?(?: that)?\b`, ' ', 'turns out i work at four', '  i work at four'),
  wording(
    String.raw`\b(?:between )?(${COUNT}) and (${COUNT}) (classes|courses|subjects)\b`,
    '$1 or $2 $3',
    'between 3 and 5 courses',
    '3 or 5 courses',
  ),
  wording(
    String.raw`\bfill (?:it |that |this |the rest |the week |me )?up (?:to|until) (${COUNT})(?: (?:courses|classes))?\b`,
    '$1 courses in total',
    'CHEM 5 is set, fill up to four',
    'CHEM 5 is set, four courses in total',
  ),
  wording(
    String.raw`\b(${CODE}),? (?:plus|and|\+|with|&) (two|three|four|2|3|4)(?=\W*$|[,.;!?](?!\d)| (?:in|for) (?:the )?(?:spring|fall)\b)`,
    '$1 and $2 others',
    'CHEM 5 plus two',
    'CHEM 5 and two others',
  ),
  wording(
    String.raw`\b(?:to )?(?:move|bring|push|get|take|advance|help|further|progress)s?(?: me)?` +
      '(?: along| further| forward| ahead)?(?: (?:with|in|on|towards?|along with))? ' +
      String.raw`(my (?:\w+ )?(?:major|concentration|degree|requirements))(?: (?:along|forward|further|on|ahead))?` +
      String.raw`(?= ?(?:[,.;!?]|$|\b(?:and|but|with|please|pls)\b))`,
    'count for $1',
    'at least two to move my major along',
    'at least two count for my major',
  ),
  wording(
    String.raw`\b(?:goes|going|works|working) towards?(?= my\b)`,
    'counts for',
    'one that goes toward my degree',
    'one that counts for my degree',
  ),
  wording(
    String.raw`\bmy (?:job|shifts?|practice|work|rehearsals?|lab|rowing|training|volunteering|internship) ` +
      '(?:ends?|is over|finishe?s?|lets out|is done|runs until|goes until|goes till|runs till)' +
      String.raw`(?: (?:at|by|around))? (\d{1,2}(?::\d\d)? ?(?:am|pm)?)\b(?: in the morning)?`,
    'i work until $1',
    'my job ends at 10',
    'i work until 10',
  ),
  wording(
    String.raw`\b(?:i have|i've got|i got|ive got|there is|there's) ` +
      '(?:practice|rehearsal|work|training|a shift|a job|choir|band|orchestra|rowing) (?:at|from) ' +
      String.raw`(\d{1,2}(?::\d\d)? ?(?:am|pm)?) (every day|daily|each day|on weekdays)\b`,
    'i work from $1 every day',
    'i have practice at 4 every day',
    'i work from 4 every day',
  ),
  // The student's own plan, in other words.
  wording(
    String.raw`\b(?:what(?:ever)?|the (?:ones|courses|classes|stuff)|all the (?:courses|classes)|everything|all|` +
      "those) (?:that )?(?:i(?:'ve|ve| have)?(?: already)?(?: got)? " +
      String.raw`(?:planned|picked|chosen|lined up|put (?:in|down)|in my plan(?:ner)?|on my plan)|in my planner)\b` +
      '(?: already| so far)?',
    'my plan',
    "with what i've got planned",
    'with my plan',
  ),
  wording(
    String.raw`\bmy (?:planned|chosen|current) (?:courses|classes|line ?up)\b`,
    'my plan',
    'what my planned courses come to',
    'what my plan come to',
  ),
  wording(
    String.raw`\bthe (?:spring |fall )?(?:plan|semester|schedule|week|spring|term|lineup) (?:that )?i` +
      "(?:'ve|ve| have)?(?: got| put together| have| planned| made| built| currently have)+" +
      String.raw`(?: (?:rn|right now|now|so far|at the moment))?\b`,
    'my plan',
    'the plan i have rn',
    'my plan',
  ),
  wording(
    String.raw`\banything (?:that )?i(?:'ve|ve| have)? (?:already )?(?:planned|picked|chosen)\b`,
    'anything in my plan',
    "collides with anything i've planned",
    'collides with anything in my plan',
  ),
  wording(String.raw`\bcollid(?:es?|ing)\b`, 'clash', 'does it collide', 'does it clash'),
  wording(
    String.raw`\b(if (?:i|we)) (?:also|additionally|then|were to|do|did) (?:also )?(?:took|take|add|added)\b`,
    '$1 take',
    'if i also took CHEM 5',
    'if i take CHEM 5',
  ),
  wording(
    String.raw`\b(${CODE}) (?:is|starts|meets|begins|ends|gets out) (?:just |way |much |far |a bit )?too ` +
      '(?:early|late)(?: in the (?:day|morning|evening))?(?: for me)?',
    '$1 ,',
    'CHEM 5 is too early for me, something else',
    'CHEM 5 ,, something else',
  ),
  wording(
    String.raw`\b(?:(?:that )?(?:starts?|starting|meets?|meeting|is|begins?|that's) )?(?:a bit |much |way )?` +
      '(?:later (?:in the day|on in the day|than that)|not so early|less early|' +
      String.raw`at a (?:later|saner|more human) (?:time|hour))\b`,
    'after 10 am',
    'something that starts later in the day',
    'something after 10 am',
  ),
  wording(
    String.raw`\b(?:is|would|was|will) (?:it|that|this) (?:be )?` +
      '(?:possible|doable|feasible|realistic|workable|manageable)(?: for me)? to' +
      String.raw`(?= (?:have|take|do|get|fit) (?:only |just )?${COUNT} (?:\w+ )?(?:classes|courses)\b)`,
    'can i',
    'is it doable to have three classes',
    'can i have three classes',
  ),
  wording(String.raw`\bjust on (?=${DAY})`, 'only on ', 'classes just on tuesday', 'classes only on tuesday'),
  wording(
    String.raw`\b(?:sketch|map|lay|work|figure)(?: out)? what ([^.;!?\n]{3,70}?) (?:might|could|would|will) look like\b`,
    'plan $1',
    'sketch out what four courses with Tuesdays empty might look like',
    'plan four courses with Tuesdays empty',
  ),
  wording(
    String.raw`\b(?:what|how) about an? (?=(?:\w+ )?(?:schedule|timetable|spring|semester)\b)`,
    'make me a ',
    'what about a schedule of CHEM 5 and GOV 20',
    'make me a schedule of CHEM 5 and GOV 20',
  ),
  wording(
    String.raw`\b(something|anything|one|a class|a course) with (?=[a-z]+(?: [a-z]+)? in (?:it|there)\b)`,
    '$1 about ',
    'something with film in there',
    'something about film in there',
  ),
  wording(
    String.raw`\bat least (two|three|four|five|[2-5]) (?=(?:\w+ )?(?:courses|classes|seminars|subjects)\b)`,
    '$1 ',
    'with at least three courses from economics',
    'with three courses from economics',
  ),
  wording(
    String.raw`\bat least (two|three|four|five|[2-5]) (?=(?:of|that|which|should|must|to|from|in|have to|need to|count)\b)`,
    '$1 ',
    'four courses, at least 2 that count for my major',
    'four courses, 2 that count for my major',
  ),
];
