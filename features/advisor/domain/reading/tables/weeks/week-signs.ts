import { CODE, COUNT, wording, type Wording } from './wording.ts';

const TIME = String.raw`\d{1,2}(?::\d\d)? ?(?:am|pm)?`;
const DAY = String.raw`(?:mon|tue|wed|thu|fri)`;
const RELATIVE =
  '(?:husband|wife|partner|boyfriend|girlfriend|roommate|mom|mum|mother|dad|father|sister|brother|ex|' +
  'neighbou?r|sitter|nanny|nana|gran(?:dma|ny)?)';

/** Signs, short forms and formal words, in plain ones; and whose hours are told. */
export const WEEK_SIGNS: readonly Wording[] = [
  wording(String.raw` ?:= ?\{?`, ': ', 'spring := {CHEM 5, GOV 20}', 'spring: CHEM 5, GOV 20}'),
  wording(
    String.raw`(?<![a-z])(${DAY}[a-z]*) ?: ?(?:none|nothing|no|off|free|nope|never|zero|empty|no class(?:es)?)(?![a-z])`,
    'no $1',
    'Fridays: none',
    'no Fridays',
  ),
  wording(
    String.raw`(?<![a-z])(${DAY}[a-z]* (?:from|after|before|until|till|past) ${TIME}(?: on(?:wards)?)?) ?[:=] ?` +
      '(?:gone|none|nothing|no|off|busy|blocked|taken|out|work|job)(?: too| also)?(?![a-z])',
    'no class $1',
    'Fri from 3pm: gone',
    'no class Fri from 3pm',
  ),
  wording(
    String.raw`(?<![\w.])([1-6]\d) ?u(?![a-z])`,
    '$1 units',
    '3 classes, 36u exactly',
    '3 classes, 36 units exactly',
  ),
  wording(
    String.raw`(?<![a-z])(?:start(?:s|ing)?|begin(?:s|ning)?|from) (${TIME}) ?\+`,
    'nothing before $1',
    'start 11+',
    'nothing before 11',
  ),
  wording(
    String.raw`(?<![a-z])(?:out|gone|away|off campus) (?:before|by) (${TIME})(?![\w:])`,
    'done by $1',
    'only mondays, out before 3',
    'only mondays, done by 3',
  ),
  wording(
    String.raw`(?<![a-z])(two|three|four|[2-4]) or more (?=(?:for|in|of|from|that|about|on) )`,
    '$1 ',
    'two or more for econ',
    'two for econ',
  ),
  wording(
    '(?<![a-z])(one|two|three|[1-4]|a class|a course) (?:that (?:is|has|are|have) )?' +
      '(?:to do|having to do|dealing|concerned) with(?![a-z])',
    '$1 about',
    'at least one to do with children',
    'at least one about children',
  ),
  wording(String.raw`[{}]`, ' ', 'spring: {CHEM 5}', 'spring: CHEM 5'),
  wording(String.raw`\b([1-6]) ?x (?=[a-z])`, '$1 ', 'CHEM 5, 2x easy', 'CHEM 5, 2 easy'),
  wording(String.raw`!(?=${DAY})`, 'no ', 'two courses, !Fri', 'two courses, no Fri'),
  wording(
    String.raw`\b(?:starts?|begins?|starting) ?(?:>=|≥|>|=>) ?(${TIME})`,
    'nothing before $1',
    'start>=10:00',
    'nothing before 10:00',
  ),
  wording(
    String.raw`\b(?:ends?|finish(?:es)?|done|ending) ?(?:<=|≤|<|=<) ?(${TIME})`,
    'nothing after $1',
    'end<=16:00',
    'nothing after 16:00',
  ),
  wording(
    String.raw`^\W*\+ ?(?=(?:an?|one|another|[1-4]|${CODE})\b)`,
    'add ',
    '+ 1 seminar',
    'add 1 seminar',
  ),
  wording(String.raw`\brm (?=${CODE})`, 'remove ', 'rm CHEM 5 from plan', 'remove CHEM 5 from plan'),
  wording(
    String.raw`\b(from|in|into|to|of|with|onto) plan\b(?! [ab]\b)`,
    '$1 my plan',
    'remove CHEM 5 from plan',
    'remove CHEM 5 from my plan',
  ),
  wording(
    String.raw`\b(all|each|one|two|three|any|none|both) of '?em\b`,
    '$1 of them',
    'all of em psych',
    'all of them psych',
  ),
  wording(String.raw`\b(?:append|attach|adjoin)\b`, 'add', 'Very well, append it', 'Very well, add it'),
  wording(
    String.raw`\b(?:that |which |to )?(?:finish|end|are over|be over|be done|wrap up)(?:es|s|ed)? before (?:i|we) ` +
      String.raw`(?:need to|have to|must|can|go to|get to|should) [^.,;!?\n]{2,40}`,
    ' ',
    'three classes that finish before I need to collect them',
    'three classes ',
  ),
  // Whose days are told.
  wording(
    String.raw`,? ?\b(?:and |but |while )?(?:my|the|our) ${RELATIVE} ` +
      '(?:has|have|takes?|minds?|looks? after|watches|gets?|keeps?) ' +
      '(?:them|him|her|it|the (?:kids|children|baby|dog))(?: on)? ' +
      String.raw`(?:(?:,? ?(?:and |& )?${DAY}[a-z]*){1,5}|the (?:rest|other days?))`,
    ' ',
    'kids mon and tue, and my husband has them thurs and fri',
    'kids mon and tue ',
  ),
  wording(
    String.raw`\b(?:drop|lose|cut|remove|ditch) (?:just )?(?:any )?(?:one|a class|a course)` +
      '(?: of (?:them|these|those|it))?,? (?:so(?: that)?|such that|to) ' +
      "(?:(?:i'?m|i am|it'?s|it is|we'?re|i|it) )?(?:get |be |stay |is |stays )?",
    'one course fewer, ',
    'drop one so im under 25 hrs',
    'one course fewer, under 25 hrs',
  ),
  wording(
    String.raw`\b(?:which|what) (two|three|four|five|six|[2-6]) (?:\w+ )?(courses|classes|subjects) ` +
      String.raw`(?:could|should|would|can|might) (?:form|make up|constitute|fill|compose|make) (?:my|a|the) (\w+)`,
    'build me a $3 with $1 $2',
    'Which four subjects could form my spring',
    'build me a spring with four subjects',
  ),
  wording(
    String.raw`\b(?:my |the |all )?(${DAY}[a-z]*(?:,? (?:and |& )?${DAY}[a-z]*)*) ` +
      '(?:(?:remain|stay|are|be|is|being|remaining|staying|kept|left|should be) )?' +
      '(?:without|devoid of|void of|clear of|empty of|free of|free from|untouched by) (?:any )?' +
      '(?:obligations?|class(?:es)?|courses?|lectures?|teaching|commitments?|anything|school|uni|' +
      String.raw`university)\b`,
    'no $1',
    'while my Wednesdays remain without obligations',
    'while no Wednesdays',
  ),
  wording(
    String.raw`(^|[.,;!:] ?|\b(?:then|ok|okay|so|and|now|well) )let(?:'?s| us)(?: just| all| simply)? ` +
      String.raw`(?:take|do|go with|have|go for) (?=${CODE})`,
    '$1i want ',
    'then let us take CHEM 5 together with GOV 20',
    'then i want CHEM 5 together with GOV 20',
  ),
  // The number of courses, said for itself.
  wording(
    String.raw`\b(?:two|three|four|five|six|[2-6])(?: (?:classes|courses))? (?:is|are|seems?|feels?|sounds?) ` +
      String.raw`(?:a lot|too many|too much|a bit much)\b(?: for me)?[.,;!:-]* ?(?:so |and |then |please |pls )*` +
      String.raw`(?=(?:make|only|just|let)\b)`,
    ' ',
    'mm four is a lot. make that three',
    'mm make that three',
  ),
  wording(String.raw`\bmake that (?=${COUNT}\b)`, 'make it ', 'make that three', 'make it three'),
  wording(
    String.raw`\b(?:(?:now|so|and|but|ok|actually) )*(?:i think |i guess |maybe )?(two|three|four|five|[2-5])` +
      '(?: (?:classes|courses|subjects))? (?:is|are|would be|will be|were) (?:enough|plenty|sufficient)' +
      String.raw`(?: for me)?(?:[.,;!] ?(?:only|just) \1)?`,
    'make it $1',
    'Now I think two is enough for me. Only two, please.',
    'make it two, please.',
  ),
  // What "this" is.
  wording(
    String.raw`\bi(?:'?d| would)? (?:wish|want|like|hope|plan|love) to ` +
      String.raw`(?:study|learn(?: more)? about|explore|understand) (?:the )?([a-z]+) and (?:the )?([a-z]+)\b` +
      String.raw`([^.?!;,\n]{0,30}[.!;,] ?)(${COUNT}) (subjects|courses|classes) (?:about|on) ` +
      String.raw`(?:this|that|these|those|it|them)\b`,
    '$3$4 $5 about $1 or $2',
    'I wish to study the brain and the language in spring. Three subjects about this',
    ' in spring. Three subjects about brain or language',
  ),
  wording(
    String.raw`\bmake (?:${CODE})(?:'?s)? (?:recitation|section|lab|discussion|lecture|tutorial)s? not (?:be )?` +
      String.raw`(?:at night|in the evening|late)\b`,
    'nothing after 6 pm',
    "make CHEM 5's recitation NOT at night and finish by 5",
    'nothing after 6 pm and finish by 5',
  ),
  wording(
    String.raw`\b\d{1,2}[- ]?(?:h|hr|hour)s? (?=(?:shifts?|practices?|rehearsals?|work ?days?)\b)`,
    '',
    '12hr shifts wed and sat',
    'shifts wed and sat',
  ),
  wording(
    String.raw`\b(${COUNT}) of (?:which|whom|them|those|these) ` +
      '(?:ought to|should|must|have to|are to|need to|will|can) ' +
      String.raw`(?:be about|be on|concern|deal with|treat|cover|involve|touch on|relate to|be concerned with)\b`,
    '$1 of them about',
    'four courses, two of which ought to concern poetry',
    'four courses, two of them about poetry',
  ),
  wording(
    String.raw`\bwhat(?:'?s| is| would be) the (?:least|lightest|easiest|smallest)(?: amount of)? ` +
      '(?:work|load|workload|effort|spring|fall|semester|term|week)(?: that)? (?:i|we|one) ' +
      String.raw`(?:could|can|might) (?:get away with|manage|have|do|take)\b`,
    'build me a light week',
    "what's the least work i could get away with, 4 classes next spring",
    'build me a light week, 4 classes next spring',
  ),
];
