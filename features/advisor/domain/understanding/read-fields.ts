import type { FactField, Unheld } from './request.ts';

/** What is asked about a course; the first pattern of a field that fits is enough. */
const FIELD_CUES: [FactField, RegExp][] = [
  [
    'workload',
    /\b(?:work ?loads?|work load|hours|homework|time[- ]consuming|how (?:much|heavy|intense|demanding|busy)(?: (?:work|time|is))?|how (?:many|much) (?:hours|time|work|homework)|amount of work|(?:lot|lots|ton|tons|much|enough) (?:of )?(?:work|homework)|time commitment|(?:is|are|was) (?:it |that |this |they )?[\uE000-\uE18F]? ?(?:really |very |too |that |super |an? )*(?:hard|easy|difficult|light|heavy|manageable|chill|tough|challenging|intense|gem|doable)|how (?:hard|easy|difficult|tough|challenging|rough|bad|light|doable|manageable|stressful)|easy or hard|hard or easy|(?:hard|easy|difficult|difficulty|tough|easier|harder|lighter|heavier|less work|more work)\b)/,
  ],
  [
    'rating',
    /\b(?:rating|ratings|rated|q[- ]?(?:score|guide|report|rating)s?|scores?|reviews?|reviewed|evaluations?|how good|any good|is (?:it|this|that|[\uE000-\uE18F]) (?:a )?(?:good|great|worth|nice|fun|interesting|bad|boring)|worth (?:it|taking)|(?:do|did|what do) (?:people|students) (?:like|think|say|enjoy)|how do (?:people|students) (?:like|feel)|well liked|stars|better|recommended(?! (?:\*|to|before|beforehand|prior|first|prep\w*|background|courses?|classes|for)\b))\b/,
  ],
  [
    'units',
    /\b(?:units?|credits?|credit hours?|how many (?:points|units|credits)|half[- ]course|full[- ]course)\b/,
  ],
  [
    'instructor',
    /\b(?:who (?:is |are |will be |was )?(?:teach(?:es|ing)?|taught|instructs|lectur(?:es|ing)|runs?|leads?|professor|the (?:professor|instructor|teacher|lecturer|prof)|(?:its|the|their) (?:professor|instructor|teacher)|in charge|giving)|professors?|instructors?|teachers?|lecturers?|taught by|teaching staff|faculty|who teaches|teaching (?:it|this|that|[\uE000-\uE18F]))\b/,
  ],
  [
    'schedule',
    /\b(?:when (?:is|are|does|do|will|would|exactly)(?! (?:it|this|that|[\uE000-\uE18F]) (?:offered|given|available|taught))|what (?:time|times|day|days|hours does)|which days?|what is the (?:time|schedule)|schedule|meeting times?|class times?|meets?|meeting|times?\b(?! commitment| consuming)|days?|how (?:early|late|often|long)|start(?:s|ing)? time|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tues|wednes|thurs|fri)days?|mornings?|afternoons?|evenings?|at night)\b/,
  ],
  [
    'term',
    /\b(?:(?:what|which) (?:term|semester|terms|semesters|season)|(?:when|is|are|was|will) (?:is |are |will |be )*(?:it |this |that |they |[\uE000-\uE18F] )*(?:be )?(?:offered|given|available|running|taught|happening)|offered|(?:in|for|this|next) (?:the )?(?:fall|spring|summer|winter|autumn)|(?:this|next) (?:term|semester|year)|(?:fall|spring) (?:or|and) (?:fall|spring)|(?:fall|spring|winter|summer) (?:course|class))\b/,
  ],
  [
    'enrollment',
    /\b(?:how (?:big|large|small|full|many (?:students|people|kids|seats|spots|places))|class size|size|enrollment|enrolled|(?:fewest|least|most|fewer|smallest number of) (?:students|people|kids)|(?:students|people) (?:in|take|are|took)|cap|capped|capacity|seats?|spots?|places? left|(?:is|are) (?:it|[\uE000-\uE18F]) (?:full|small|big|large|popular)|open spots|popular|space left|room left|room in)\b/,
  ],
  [
    'prerequisites',
    /\b(?:prerequisites|requirements?(?: (?:for|to take|of))?|require[sd]?|(?:need|needed|have|take|know|do) (?:to (?:take|know|have|do) )?(?:before(?:hand)?|first|prior)|before (?:taking|i take|you take|enrolling)|what (?:do|should) i (?:need|know|have)|what (?:do|should) i take (?:before|beforehand|for|to get into)|needed for|background|permission|consent|approval)\b/,
  ],
  [
    'preparation',
    /\b(?:recommended (?:to (?:take|know|have) )?(?:prep(?:aration)?|background|courses|before|beforehand|prior|first)|prep|preparation|background|prepare|(?:know|take|learn|study|do|have|read) (?:before|beforehand|first|in advance))\b/,
  ],
  [
    'description',
    /\b(?:describe|descriptions?|overview|summary|summari[sz]e|covers?|covered|topics?|content|syllabus|what (?:is|are|was) (?:it |this |that |[\uE000-\uE18F] )*(?:all )?about|(?:what|all) (?:it|this|that|[\uE000-\uE18F]) (?:is )?about|what it is about|deals? with|(?:will|would|do) (?:i|you|we) (?:learn|study|read|do)|learn(?:ed|t)? (?:in|from))\b/,
  ],
  [
    'component',
    /\b(?:(?:is|are) (?:it|this|that|[\uE000-\uE18F]) (?:more of )?(?:a |an )?(?:seminar|lecture|lab|laboratory|studio|tutorial|workshop|discussion)|seminar or|lecture or|what (?:kind|type|sort) of (?:class|course)|format|(?:have|has|include) (?:a |any )?(?:lab|section))\b/,
  ],
  ['department', /\b(?:department|what subject|which subject)\b/],
  [
    'title',
    /\b(?:title|(?:full )?name of|what (?:is|are) (?:it|that|this|they|[\uE000-\uE18F]) called|what does [\uE000-\uE18F] stand for)\b/,
  ],
  [
    'notes',
    /\b(?:notes?|anything (?:else )?(?:i should know|special|to know)|sections?|lottery|apply|application|cross[- ]?listed|audit)\b/,
  ],
];

export const readFields = (text: string): FactField[] =>
  FIELD_CUES.filter(([, cue]) => cue.test(text)).map(([field]) => field);

const UNHELD_CUES: [Unheld, RegExp][] = [
  [
    'exams',
    /\b(?:exams?|midterms?|finals?\b(?! (?:project|paper))|final exam|tests?|quiz(?:zes)?|take-?home)\b/,
  ],
  [
    'grades',
    /\b(?:curved?|curve|grades?|graded|grading|grade distribution|gpa|pass[/ -]?fail|pass or fail|p\/f|sat\/?unsat|easy a|average grade|(?:got|get|gets|getting) (?:an? )?[abcdf][+-]?(?= in| from|[?.,!]|$))\b/,
  ],
  [
    'rooms',
    /\b(?:rooms?|building|where (?:is|does|do|are|will)(?! i\b)(?: [\uE000-\uE18F]| it| this| that| the class| the course)*(?: (?:held|meet|located|taught|happening|at|take place))?|location|located|classroom|lecture hall)\b(?! (?:left|in))/,
  ],
  ['textbooks', /\b(?:textbooks?|books?|reading list|course ?packs?|materials|isbn)\b/],
  [
    'assignments',
    /\b(?:assignments?|psets?|p-sets?|problem sets?|essays?|papers?\b|how many pages|final project|projects?|presentations?|group work|solutions?|answer keys?|answers (?:to|for))\b/,
  ],
  ['attendance', /\b(?:attendance|mandatory|participation|skip (?:class|lecture))\b/],
  [
    'recordings',
    /\b(?:record(?:ed|ings?)|zoom|online|remote(?:ly)?|hybrid|in[- ]person|asynchronous|async|virtual)\b/,
  ],
  [
    'waitlists',
    /\b(?:wait ?-?list(?:ed)?|chances? of (?:getting|me)|odds of|get(?:ting)? (?:into(?! (?:grad|med|law|business|graduate|medical))|off)|getting in|hard to get into|fill up|fills up)\b/,
  ],
  [
    'deadlines',
    /\b(?:deadlines?|due date|add\/drop|drop date|last day to|register by|registration (?:open|date|start)|when (?:can|do) i (?:register|enroll))\b/,
  ],
  [
    'personality',
    /\b(?:(?:nice|nicest|kind|kindest|funny|funniest|coolest|worst|meanest|strictest|friendliest|friendly|good|best|great|mean|strict|boring|engaging|approachable|helpful|cool|famous) (?:professors?|instructors?|teachers?|lecturers?|tas?)|(?:is|are) (?:the |he |she |they )?(?:professors?|instructors?|teachers?|lecturers?)? ?(?:any )?(?:good|nice|kind|funny|strict|friendly|mean|boring|engaging)|(?:professors?|instructors?|teachers?|lecturers?|tas?) (?:is |are )?(?:(?:any|really|very|so|super|kind of|actually|a) )*(?:good|nice|kind|funny|strict|friendly|mean|boring|engaging|chill|cool|approachable)\b|office hours|email (?:of|address)|contact)\b/,
  ],
  [
    'careers',
    /\b(?:pre-?(?:med(?:icine|ical)?|law|health|dental|vet)|jobs?|salary|salaries|careers?|internships?|employers?|recruit(?:ing|ers)|med(?:ical)? school|law school|grad(?:uate)? school|consulting|banking|look good)\b/,
  ],
];

/** What is asked that no record holds. */
export const readUnheld = (text: string): Unheld[] =>
  UNHELD_CUES.filter(([, cue]) => cue.test(text)).map(([thing]) => thing);
