import { CODE, COUNT, wording, type Wording } from './wording.ts';

const DAY = String.raw`(?:mon|tues|wednes|thurs|fri)days?`;
const CLOCK = String.raw`\d{1,2}(?::\d\d)?(?: ?[ap]m)?`;
const OOPS =
  '(?:wait|no|nah|actually|hmm+|hm|sorry|oops|scratch that|i mean(?:t)?|make (?:that|it)|' +
  "on second thoughts?|or rather|rather|let'?s (?:say|do)|just|well)";

/** Messages that correct themselves, that are very polite, lists, and the English of those who learn it. */
export const WEEK_REGISTERS: readonly Wording[] = [
  // Lists.
  wording(String.raw`(^|\n) ?(?:[-*•–]|\d[.)]) +`, '$1', '- no mondays', 'no mondays'),
  wording(
    String.raw`\b(?:don'?t|do not) want:? ?\n? ?(?:[-*•–] ?)?(?=${DAY})`,
    'no ',
    "don't want: fridays",
    'no fridays',
  ),
  // Times and hours in figures.
  wording(
    String.raw`\b(before|after|until|till|at|by|from|past) (\d{1,2})h\b(?!\.\w)`,
    '$1 $2:00',
    'finish before 16h',
    'finish before 16:00',
  ),
  wording(String.raw`\b(\d{1,2})hrs?\b(?!\.\w)`, '$1 hours', 'around 20hrs', 'around 20 hours'),
  // 59H and 21H.343 are codes.
  wording(
    String.raw`\b(max|most|under|below|than|to|about|within|only|like|around) (\d{1,2})h\b(?!\.\w)`,
    '$1 $2 hours',
    'max 20h',
    'max 20 hours',
  ),
  // Corrections.
  wording(
    String.raw`\b(${COUNT}) (courses|classes)\b([^;!?\n]{0,60}?)[.,;!?-]* ?(?:${OOPS}[,.]* )+(${COUNT})` +
      String.raw`(?: (?:courses|classes))?(?=\W*$|[,.;!?])`,
    '$4 $2$3',
    'four courses. wait no, three',
    'three courses',
  ),
  wording(
    String.raw`\b(${CODE})\b([^?]{0,100}?)[.,;!?-]* ?\b(?:scratch|forget|no,? not|sorry,? not|not|drop) \1[,;:]? ` +
      String.raw`(?:but |rather |i meant? |make (?:it|that) |put )?(${CODE})(?: instead)?\b`,
    '$3$2',
    'CHEM 5 and one more. scratch CHEM 5, GOV 20 instead',
    'GOV 20 and one more',
  ),
  wording(
    String.raw`\b(${CODE})\b([^?\n]{0,30}?)[.,;!?-]* ?(?:${OOPS},? )*i meant? (${CODE})\b`,
    '$3$2',
    'with CHEM 5. sorry i meant GOV 20',
    'with GOV 20',
  ),
  wording(
    String.raw`\b(by|before|after|at|past|until|from) (${CLOCK})\b([^?\n]{0,40}?)[.,;!?-]* ?(?:${OOPS}[,.]* )*` +
      String.raw`(?:make (?:that|it)|i meant?|or rather) (${CLOCK})\b`,
    '$1 $4$3',
    'done by 3. hmm make that 4pm',
    'done by 4pm',
  ),
  // What was, and is no wish.
  wording(
    String.raw`\blast (?:year|fall|spring|semester|term|sem) i (?:had|did|took|was|tried)\b[^.;!?\n]{0,120}[.;!?]?`,
    ' ',
    'Last year I had a 9am. Four courses',
    '  Four courses',
  ),
  wording(
    String.raw`\bi (?:did|took|had|tried) [^.,;!?\n]{2,50}\blast (?:year|fall|spring|semester|term|sem)\b[^.,;!?\n]{0,60}[,.;]?`,
    ' ',
    'I did five classes last fall and it was bad, so three',
    '  so three',
  ),
  wording(
    String.raw`,? ?\b(?:which|that|this)? ?(?:means|meaning)(?: that)?\b(?= (?:no|i|nothing|my))`,
    ', ',
    'i fly home, which means no fridays',
    'i fly home,  no fridays',
  ),
  // Courtesy.
  wording(
    String.raw`\b(?:(?:would|could) you (?:please )?be so kind (?:as )?to|would you kindly|` +
      'i (?:would|should) be (?:most |very )?grateful if you (?:could|would)|' +
      String.raw`i would appreciate (?:it )?if you (?:could|would)|kindly)\b`,
    'can you please',
    'kindly draw up a timetable',
    'can you please draw up a timetable',
  ),
  wording(
    String.raw`\b(?:i request|i (?:would|should) be (?:most |very )?grateful for|i would appreciate|` +
      String.raw`may i (?:request|ask for|have)|i (?:hereby )?ask for|requesting)\b`,
    'give me',
    'I request a schedule of four courses',
    'give me a schedule of four courses',
  ),
  wording(String.raw`\b(?:draw|drawing|write) up\b`, 'make', 'draw up a timetable', 'make a timetable'),
  wording(
    String.raw`\b(?:comprising|consisting of|composed of|made up of|containing)\b`,
    'with',
    'a timetable comprising four courses',
    'a timetable with four courses',
  ),
  wording(
    String.raw`\bcommenc(?:e|es|ing)\b`,
    'starting',
    'none commencing before ten',
    'none starting before ten',
  ),
  wording(String.raw`\bconclud(?:e|es|ing)\b`, 'ending', 'all concluding by four', 'all ending by four'),
  wording(
    String.raw`\b(?:unencumbered|unoccupied|vacant|untouched|at liberty|unscheduled|entirely clear)\b`,
    'free',
    'which leave Fridays unoccupied',
    'which leave Fridays free',
  ),
  wording(
    String.raw`\b(?:relinquish|forgo|surrender|sacrifice|discontinue)\b`,
    'drop',
    'which course must I relinquish',
    'which course must I drop',
  ),
  wording(String.raw`\bought to\b`, 'should', 'which ought to go', 'which should go'),
  wording(String.raw`\bmy present\b`, 'my current', 'my present plan', 'my current plan'),
  wording(
    String.raw`\bsubstitut(?:e|ing) ((?!${CODE})[^.;!?\n]{3,40}?) for (${CODE})\b`,
    'swap $2 for $1',
    'substitute a music course for CHEM 5',
    'swap CHEM 5 for a music course',
  ),
  wording(
    String.raw`\bi(?:'d| would) (?:prefer|like) ([^.,;!?\n]{2,40}?) (?:to|over|instead of|rather than|in place of) (${CODE})\b`,
    'swap $2 for $1',
    "i'd prefer a history class to CHEM 5",
    'swap CHEM 5 for a history class',
  ),
  // Learners.
  wording(
    String.raw`\b([2-6]|two|three|four|five|six) ((?:(?!course)[a-z]+ ){0,2})course\b` +
      String.raw`(?! (?:load|schedule|week|spring|fall|semester|term|plan|timetable|\d)| ?-)`,
    '$1 $2courses',
    'spring with 4 course',
    'spring with 4 courses',
  ),
  wording(
    String.raw`\bis possible (?:to )?(?=take|have|do)`,
    'can i ',
    'is possible take CHEM 5',
    'can i take CHEM 5',
  ),
  wording(String.raw`\bin same time\b`, 'at the same time', 'in same time', 'at the same time'),
  wording(String.raw`\bin (?=${DAY}\b)`, 'on ', 'i work in monday', 'i work on monday'),
  wording(
    String.raw`\bwant (?=change|swap|drop|replace|take|add|have|make)`,
    'want to ',
    'i want change CHEM 5',
    'i want to change CHEM 5',
  ),
  wording(
    String.raw`\bchange (${CODE})(?= (?:for|to|with|by|into|against)\b|[,.;!?])`,
    'swap $1',
    'change CHEM 5 for a music class',
    'swap CHEM 5 for a music class',
  ),
  wording(
    String.raw`\b(?:make|do|build|give) (?:for )?me (?=schedule|timetable|plan|week)`,
    'make me a ',
    'make for me schedule',
    'make me a schedule',
  ),
  wording(
    String.raw`\b(?:an)?other (?:course|class) (?:of|from|about) `,
    'another course in ',
    'other course of art',
    'another course in art',
  ),
  wording(
    String.raw`^\W*(?:(?:and|so|ok|hey|hi|does|would|will)\W+)*(${CODE}),? (?:fits?|works?|possible|doable)(?: in| too)?\W*$`,
    'does $1 fit with my plan?',
    'CHEM 5 fit?',
    'does CHEM 5 fit with my plan?',
  ),
  wording(
    String.raw`\bstart(?:ing)? (?:at|from|after|no earlier than) (${CLOCK}|noon|ten|eleven)` +
      '(?: (?:instead|please|then|earliest|at the earliest|onwards?))+',
    'nothing before $1',
    'start at 11 instead',
    'nothing before 11',
  ),
  wording(
    String.raw`\b(\d) ([a-z]{2,12}), (\d) (?=[a-z]{3,})`,
    '$1 $2 and $3 ',
    '2 cs, 1 music',
    '2 cs and 1 music',
  ),
  wording(
    String.raw`\b(?:indicate|specify|advise me of|inform me of)\b`,
    'tell me',
    'indicate the workload',
    'tell me the workload',
  ),
  wording(
    String.raw`\b(?:just|only) (two|three|four|five|[2-5])(?= ?(?:[,.;!?]|$)(?!\d))`,
    '$1 courses',
    "i'd like just three, no fridays",
    "i'd like three courses, no fridays",
  ),
  wording(
    String.raw`,? ?\b(?:so |and )?(?:no class(?:es)?|nothing|no courses) (?:can|could|should|must|may) ` +
      String.raw`(?:be|go|meet|happen|take place) there(?=\W*$|[,.;!?])`,
    ' ',
    'my shifts are tue 3 to 8 so no class can be there.',
    'my shifts are tue 3 to 8 .',
  ),
  wording(
    String.raw`\bi(?:'m| am|m)? (?:a |more of a |such a |kind of a )?(?:night|evening) (?:person|owl)\b`,
    ' ',
    "i'm a night person, four courses",
    ', four courses',
  ),
  wording(
    String.raw`\b(${DAY}(?: and ${DAY})?) (?:off|free),? (?:and |but |while )?(${DAY}(?: and ${DAY})?) (?:is|are) ` +
      String.raw`(?:ok|okay|fine|alright|good|possible)\b`,
    'no $1 . $2 are fine .',
    'mondays off, fridays are ok',
    'no mondays . fridays are fine .',
  ),
  wording(
    String.raw`^(\W*)(?:could|would|can) an? (spring|fall|semester|term|week) with ([^?\n]{3,80}) ` +
      String.raw`(?:work|be possible|be done)(?: out)?\??\W*$`,
    '$1give me a $2 with $3',
    'could a spring with 3 classes only on tuesday work?',
    'give me a spring with 3 classes only on tuesday',
  ),
  wording(
    String.raw`([a-z0-9]) so (?=(?:nothing|no|not|never)\b)`,
    '$1, so ',
    'i row till 9:30 so nothing before ten',
    'i row till 9:30, so nothing before ten',
  ),
  ...(
    [
      ['nine', '9'],
      ['ten', '10'],
      ['eleven', '11'],
    ] as const
  ).map(([word, figure]) =>
    wording(
      String.raw`\b(before|until|till) ${word}\b` +
        "(?! (?:hours?|hrs|thirty|fifteen|classes|courses|units|credits|at night|pm|o'?clock at night|days?|" +
        "weeks?))(?: o'?clock)?(?: in the morning)?",
      `$1 ${figure} am`,
      `nothing before ${word}`,
      `nothing before ${figure} am`,
    ),
  ),
  wording(
    String.raw`\b(?:and |with |plus )?(?:an?|my) (?:urop|job|shift|lab job|internship|practice|rehearsal|meeting) ` +
      String.raw`(?:on )?(${DAY}) (?:from )?(${CLOCK}) ?(?:-|–|to) ?(${CLOCK})\b`,
    ', i work $1 from $2 to $3 ,',
    'three classes and a urop on wednesdays 1-5',
    'three classes , i work wednesdays from 1 to 5 ,',
  ),
  wording(
    String.raw`\b(?:get rid of|drop|remove|lose|cut|no more) (?:all )?(?:of )?(?:the |my )?` +
      String.raw`(${DAY.replace('days?', 'day')})s? (?:stuff|things)\b`,
    'no $1s',
    'get rid of all the friday stuff',
    'no fridays',
  ),
  wording(
    String.raw`\b(${DAY}) (?:become|becomes|get|gets|turns?|would be|would become) free\b`,
    '$1 free',
    'see if fridays become free',
    'see if fridays free',
  ),
  wording(
    String.raw`\b(?:(?:one|an) (?:more )?hour(?: more)? of|some more|a bit more|more) sleep\b`,
    ' ',
    'one more hour of sleep, nothing before 10',
    ' , nothing before 10',
  ),
  wording(
    String.raw`\b(?:does ?n'?t|do not|should not|must not|cannot|can'?t|not|never|without) exceed(?:ing)?\b`,
    'at most',
    "the total doesn't exceed 22 hours",
    'the total at most 22 hours',
  ),
  wording(
    String.raw`\b(job|work|practice|shifts?|rehearsals?|lab|training) \(((?:mon|tue|wed|thu|fri)[^()]{2,40})\)`,
    '$1 $2',
    'around my job (mon wed fri 9-12)',
    'around my job mon wed fri 9-12',
  ),
  wording(
    String.raw`\btake (${CODE}) off (?:of )?(?:my|the) (?:plan|schedule|list|week)\b`,
    'drop $1',
    'take CHEM 5 off my plan',
    'drop CHEM 5',
  ),
  wording(
    String.raw`\b(?:sleep(?: in)?|stay in bed|snooze) (?:until|till|til) (${CLOCK})\b`,
    'have nothing before $1',
    'if i want to sleep until 10',
    'if i want to have nothing before 10',
  ),
  wording(
    String.raw`^(\W*(?:(?:and|ok|okay|also|oh)\W+)*)(${DAY}),? (?:too|as well|also)(?: please| pls)?\W*$`,
    '$1no $2 either',
    'mondays too please',
    'no mondays either',
  ),
  wording(
    String.raw`\b(?:i'd (?:love|like|prefer)|i want|i would (?:like|love)) one of (them|these|those) to be\b`,
    'one of $1 should be',
    "i'd love one of them to be a seminar",
    'one of them should be a seminar',
  ),
  wording(
    String.raw`\bi (?:do )?(?:want|like|can do) (${DAY}),? (?:but|and|just) (?:no|not) (${DAY})\b`,
    '$1 are fine . no $2',
    'i want fridays but no mondays',
    'fridays are fine . no mondays',
  ),
  wording(
    String.raw`\b(add|need|take) (?:(?:another|an extra|an additional) (?:\d{1,2}|three|four|twelve)|` +
      String.raw`(?:\d{1,2}|three|four|twelve) (?:more|extra|additional)) (?:units|credits)\b` +
      '(?! (?:class|course|in total|total))',
    '$1 one more course',
    'add 4 more units',
    'add one more course',
  ),
];
