import type { HarmlessPhrase } from './cue-table.ts';

/** What a student brings to its end, other than a life: a programme or a part of it. */
const PROGRAMMES =
  'secondary|secondaries|minor|minors|major|majors|double_major|concentration|concentrations|degree|' +
  'degrees|requirement|requirements|prereq|prereqs|prerequisites|distribution|distributions|gened|geneds|' +
  'gen_ed|gen_eds|core|citation|certificate|credits|units|checklist|cluster|track|premed';
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|' +
  'fall|autumn|winter|christmas|thanksgiving|spring_break|commencement|graduation|the_deadline';

/** Word groups that these phrases reference. */
export const ENGLISH_ENDS_GROUPS = {
  PROGRAMME: PROGRAMMES,
  MONTH: MONTHS,
  FIELD:
    'math|stats|econ|history|english|philosophy|physics|chem|bio|music|art|cs|spanish|french|german|chinese|' +
    'japanese|latin|greek|psych|government|gov|anthro|sociology|theater|linguistics|religion|languages',
  LANGUAGE:
    'korean|italian|portuguese|russian|arabic|hebrew|hindi|sanskrit|turkish|persian|swahili|vietnamese|thai|polish|' +
    'czech|irish|welsh|swedish|hungarian|ukrainian|yoruba|zulu|urdu|bengali|tamil|mandarin|cantonese|farsi|asl',
} as const;

const FINISH = 'end|ends|ending|finish|finishes|finishing';
/** Never "all" nor "everything": those are said of a life. */
const OF_IT = 'it|this|that|them|these|things|both';

/**
 * The end of a programme, a requirement or a term. What ends is said by its name before or after, or a course ends it;
 * "finish it off tonight" and what names nothing but "it" is heard, whatever else the message is about.
 */
export const ENGLISH_ENDS: readonly HarmlessPhrase[] = [
  // A class does it, not the student: "what could finish it off this spring".
  ...[`this|next|by|in ~1 ${MONTHS}|semester|term|year`, '$PROGRAMME'].map((when) => ({
    take: `what|which|anything|something|which_one|class|classes|course|courses|seminar could|can|would|will|might|that|to ${FINISH} ~1 ${OF_IT} off|up?`,
    when,
  })),
  // A name before "it", and when; what is hated is rather ended: "my econ secondary, and i want to finish it off by may".
  `$PROGRAMME ~9 finish|finishing ~1 ${OF_IT} off|up? this|next|by|before|in|over|for ~1 ${MONTHS}|semester|term|year`,
  // It is brought to its end by a class: "finish it off with something fun".
  `${FINISH} ~1 ${OF_IT} off|up? with ~1 $WORK|something|anything ~1 fun|easy|light|small|short|new|interesting|good|creative|else|different|$WORK`,
  `${FINISH} ~1 ${OF_IT} off|up? with ~2 class|classes|course|courses|seminar|seminars|elective|electives`,
  // The name after "it": "finish it off this spring, the secondary i mean".
  `${FINISH} ~1 ${OF_IT} off|up? this|next|by|in|before ~1 ${MONTHS}|semester|term|year ~3 $PROGRAMME`,
  // Work is finished, where a life is ended: "finish it all this spring", beside classes or a programme.
  {
    take: `finish|finishing ~1 ${OF_IT}|it_all|all|everything up|off? by|before|this|next|in ~1 ${MONTHS}|semester|term|year`,
    when: '$PROGRAMME|class|classes|course|courses|seminar|lab|labs|pset',
  },
  {
    take: `finish|finishing ~1 ${OF_IT}|it_all faster|quicker|sooner|early|earlier|in_two|in_three|in_four`,
    when: '$PROGRAMME|class|classes|course|courses|semesters|years|terms',
  },
  `finish|finishing ~1 ${OF_IT} off? without ~1 $WORK`,
  `finish|finishing everything by|before ~1 ${MONTHS}`,
  'put|putting|puts an? end to ~1 my|this|the|these|those|our ~2 $PROGRAMME',
  'done|finished|through|over with ~1 everything|it|it_all|all|all_of_it|all_of_this|this by|before ~2 $MONTH',
  'over_with|over_and_done by|before|in|this|next ~2 $MONTH|semester|term',
  'disappear|vanish into ~1 the|a|an|some|old ~1 archive|archives|museum|museums|darkroom|lab|studio|book|books|novel|novels|manuscripts|library',
  'exist|function before|until|till ~1 $CLOCK|sunrise',
  'nothing left for me|us in|at|from ~1 $FIELD|$WORK|$PROGRAMME|department|dept|catalog|catalogue',
];
