import { CODE, COUNT, DAY, wording, type Wording } from './wording.ts';

const DAYS = String.raw`${DAY}(?:,? (?:and |& )?${DAY})*`;
const TERM = String.raw`(?:week|spring|fall|semester|term|schedule|timetable)`;
const SWAP = String.raw`(?:swap|switch|replace|exchange|trade|substitute)`;
const SWAPPING = String.raw`(?:swapping|switching|replacing|exchanging|trading|substituting)`;
const PLEASE = String.raw`(?:please |pls |can you |could you |would you |so |and |then |just )`;
const HOURS_LONG = String.raw`(?:(?:an?|one|two|three|half an?|\d{1,3}) (?:and a half )?(?:hours?|hrs?|minutes?|mins?)(?: and a half)?)`;

/** What is told beside a wish for a week, what words leave out, and orders in other words: read before all other sayings. */
export const WEEK_ASIDES: readonly Wording[] = [
  // How far away the student lives bounds nothing.
  wording(
    String.raw`,? ?\b${HOURS_LONG}(?: (?:each|one|either|every) way|` +
      ' (?:away|off)(?: (?:from (?:campus|here|school)|by (?:bus|train|car|bike|ferry)))?|' +
      String.raw` by (?:bus|train|car|bike|ferry)| (?:drive|commute|ride|train|trip|journey)\b|` +
      ' on the (?:bus|train|road|subway))',
    ' far ',
    'I live an hour and a half away by bus',
    'I live far ',
  ),
  wording(
    String.raw`,? ?\b(?:(?:respecting|honou?ring|avoiding|dodging|observing|given|considering|sparing) ` +
      String.raw`(?:that|those|these|it|them|this|both)(?=\W*$|[.,;:!?])|` +
      '(?:that |which |to |and |so it |so that it )' +
      '(?:dodges?|respects?|honou?rs?|avoids?|fits? around|goes? around|respects?|spares?|works? around|' +
      'misses|leaves?|clears?|steers? clear of)(?: all)? (?:of )?(?:that|those|these|it|them|this|both)' +
      String.raw`(?: (?:alone|free|in peace|out|clear|untouched))?(?=\W*$|[.,;:!?]))`,
    ' ',
    'four classes that dodge it, please',
    'four classes , please',
  ),
  wording(
    String.raw` (?:=|->|=>|→) (?=${COUNT} |[a-z])`,
    ': ',
    'New idea for spring = 2 economics',
    'New idea for spring: 2 economics',
  ),
  wording(
    String.raw`\b(?:a |an |my )?(${COUNT})[- ](?:class|course|subject) (spring|fall|semester|term|week|schedule|timetable)\b(?! of\b)`,
    'a $2 of $1 classes',
    "what's a 3 class spring with CHEM 5",
    "what's a spring of 3 classes with CHEM 5",
  ),
  wording(
    String.raw`\b([a-z]{3,})(?:(?: (?:mostly|mainly|preferably|stuff|ideally))+, (?:at least |ideally |with )?|` +
      String.raw`, at least )(${COUNT}) of (?:them|those|it)\b(?=[,.;!?]|\W*$)`,
    'at least $2 $1',
    'psychology mostly, at least two of them, four in all',
    'at least two psychology, four in all',
  ),
  wording(
    String.raw`(?<=[,;.] ?)(${COUNT}) (?:altogether|in all|all in all|overall|in total|total)\b(?! (?:of|hours|hrs|units|credits))`,
    '$1 courses in total',
    'two psychology, four altogether',
    'two psychology, four courses in total',
  ),
  // Days.
  wording(
    String.raw`\bon (?:my |the |every )?(${DAYS}),? (?:i|we) ` +
      '(?:must|have to|need to|want to|gotta|should|will|would like to|have got to) (?:be|stay|remain) ' +
      String.raw`(?:free|off|home|away|out of town|elsewhere)\b`,
    'no class on $1',
    'on Friday I must be free because I travel home',
    'no class on Friday because I travel home',
  ),
  wording(
    String.raw`\b(?:i|we) (?:must|have to|need to|want to|gotta|should|would like to|have got to) ` +
      String.raw`(?:be|stay|remain) (?:free|off|away|out of town|elsewhere)(?: on)? (?:my |the |every )?(${DAYS})\b`,
    'no class on $1',
    'i need to be free on fridays',
    'no class on fridays',
  ),
  wording(
    String.raw`\bneither(?: of (?:them|these|those|the two|which))?` +
      String.raw`(?: (?:should be|may be|can be|meets?|meeting|being|is))? on (?:an? |any )?(${DAYS})\b`,
    'no class on $1',
    'CHEM 5 and GOV 20, neither of them on a friday',
    'CHEM 5 and GOV 20, no class on friday',
  ),
  // Sections are chosen by their times, and are no course.
  wording(
    String.raw`\b(?:also )?(?:pick|choose|take|select|use|get|find|go for|switch to)(?: me)? ` +
      '(?:the |only |different |other |later |earlier |those )?(?:discussion |lab |lecture )?' +
      '(?:sections?|lectures?|discussions?|recitations?|labs|slots|times)(?: (?:so|such|in a way))?' +
      '(?: that)? (?=(?:start|begin|end|finish|are (?:over|done)|i |fridays?|mondays?|tuesdays?|' +
      String.raw`wednesdays?|thursdays?|nothing|my )\b)`,
    '',
    'also pick lectures that start at 10 or later',
    'start at 10 or later',
  ),
  // Orders to change the week.
  wording(
    String.raw`^\W*(?:(?:great|good|nice|cool|perfect|ok|okay|yes|yeah|lovely|super|fine|then|well|alright)\W+)*` +
      "(?:in it goes|it goes in|it'?s in|that goes in|in with it|throw it in|chuck it in|pop it in)" +
      String.raw`(?: then| too)?\W*$`,
    'add it',
    'great, in it goes',
    'add it',
  ),
  wording(
    String.raw`[,.;]? ?\b(?:can|could|would|will) (?:you|u|we) (?:please |just |kindly )?` +
      '(?:fix|rearrange|adjust|change|redo|rework|shuffle|move|sort|alter)' +
      '(?: (?:it|things|that|the (?:week|plan|schedule)|everything|them))?(?: around)? so(?: that)? ' +
      '(?:(?:it|this|that|everything|all|they|things) )?(?:all )?(?:still )?' +
      String.raw`(?:works?|fits?|goes|is ok(?:ay)?|holds?)(?: out)?\b\??`,
    '. ',
    'I have them on Friday too, would you fix it so that still works?',
    'I have them on Friday too. ',
  ),
  wording(
    String.raw`\b(?:i(?:'?m| am)? )?` +
      '(?:thinking (?:of|about)|considering|contemplating|debating|toying with|leaning towards?|' +
      String.raw`tempted to try) (${SWAPPING})(?: out)? (${CODE}) (for|with|by|against) `,
    'swap $2 for ',
    'thinking of trading CHEM 5 for some music class',
    'swap CHEM 5 for some music class',
  ),
  wording(
    String.raw`\b(?:the [a-z]+(?: [a-z]+)?, |my )?(${CODE}),? [^.?!;,\n]{3,60}[.;!,] ?(${PLEASE}*)(${SWAP}) (?:with|for|by) `,
    '$2$3 $1 for ',
    'the Chaucer, CHEM 5, no longer appeals. replace with a lighter class',
    'replace CHEM 5 for a lighter class',
  ),
  wording(
    String.raw`\bthe (?:[a-z-]+ ){1,4}(?:class|course|one|seminar), (?=(?:${CODE})\b)`,
    '',
    'take GOV 20 and the plague history class, HISTORY 48',
    'take GOV 20 and HISTORY 48',
  ),
  wording(
    String.raw`\b(?:a |another |your )?(?:proposal|suggestion|proposition|draft|idea|outline) (?:for|of) (?:the |my |next |a )?(${TERM})\b`,
    'build me a $1',
    'I would be grateful for a proposal for the spring',
    'I would be grateful for build me a spring',
  ),
  // Spelling of learners.
  wording(
    String.raw`\ban other\b`,
    'another',
    'put an other economics course',
    'put another economics course',
  ),
  wording(
    String.raw`(?<=,|\b(?:and|course|class|subject|something)) more light\b`,
    ' of less work',
    'another course, more light',
    'another course, of less work',
  ),
  wording(
    String.raw`\b(?:put|take|find|give|add|get|set)( me)? ([^.,;!?\n]{3,50}) in the place\b(?! of)`,
    'put$1 $2 in its place',
    'put another economics course in the place',
    'put another economics course in its place',
  ),
  wording(
    String.raw` ?\((?:my|the|our|an?) (?:[a-z]+ )?` +
      '(?:adviser|advisor|tutor|professor|prof|dean|mom|mum|dad|mother|father|friend|roommate|sister|' +
      'brother|coach|boss|department) (?:says?|said|told|thinks?|lets?|allows?|approved|agreed)' +
      String.raw`[^()]{0,80}\)`,
    ' ',
    'GOV 97 should be one of them (my adviser says I may take it early).',
    'GOV 97 should be one of them .',
  ),
  wording(
    String.raw`\b(?:the )?(last|third|fourth|fifth|final|other) (?:one|class|course) (?:is |can be |could be )?` +
      "(?:whatever(?:'?s| is)?|anything|any)(?: that(?:'?s| is))?(?= [a-z])",
    'one something',
    'one gov, last one whatevers light',
    'one gov, one something light',
  ),
  wording(
    String.raw`\b(?:and )?(?:then )?(?:fill|make|pick|take|use) (?:up )?the ` +
      '(?:rest|others|remaining (?:ones|places|slots|courses|classes)) (?:up )?' +
      String.raw`(?:w\/?|with|by|using|from|out of|be) (?=[a-z])`,
    'the others are all ',
    'CHEM 5 is fixed, fill the rest w HASS',
    'CHEM 5 is fixed, the others are all HASS',
  ),
  wording(
    String.raw`\bthe rest (?=(?:hopefully|ideally|preferably|should|could|can|must|may|about|in|from)\b)`,
    'the others ',
    'and the rest hopefully about health',
    'and the others hopefully about health',
  ),
  wording(
    String.raw`\b(?:can|could|should|may|would|must) (the [a-z]+ (?:ones?|class(?:es)?|courses?)) (?:please )?not ` +
      String.raw`(?:be|meet|fall|happen) on (${DAYS})`,
    'swap $1 for ones that are not on $2',
    'can the soc ones not be on mondays',
    'swap the soc ones for ones that are not on mondays',
  ),
  wording(
    String.raw`^\W*(?:exactly |precisely )?(?:the )?same(?: as before| again| week| thing| plan)?,? ` +
      '(?:but|only|just|plus|and) (?:with |plus |add )?(?=(?:an?|one|another|something) )',
    'add ',
    'The same, but with a fourth subject',
    'add a fourth subject',
  ),
  wording(
    String.raw`\badd an? (?:third|fourth|fifth|sixth|extra|additional) (?:subject|class|course|one)(?:,|:| -) ?` +
      '(?=(?:something|anything|an?|one) )',
    'add ',
    'add a fourth subject: something on finance',
    'add something on finance',
  ),
  wording(
    String.raw`\b(?:and )?i(?:'?m| am) (?:very much |more of |definitely |such )?an? ` +
      String.raw`(?:morning|night|early|evening) (?:person|owl|bird|riser)\b(?: with [a-z]+)?[:,]?`,
    ' ',
    "I'm a morning person with kids: gone by 2:30 pm",
    ' gone by 2:30 pm',
  ),
  wording(
    String.raw`\bget(?:ting)? (?:(?:my|the|all|that|this|some) )?[a-z ]{2,40}? out of the way(?: early| soon| first| now)?\b`,
    ' do that ',
    'I am told I should get general education out of the way early',
    'I am told I should do that ',
  ),
];
