/** What may be asked of a set of courses that the talk has: a week, a list, courses that were compared. */
export type Operation =
  /** The same list in another order. */
  | 'reorder'
  /** The same list from its other end. */
  | 'reverse'
  /** The last list again. */
  | 'back'
  /** What each counts towards. */
  | 'counts'
  /** Whether the student may take each. */
  | 'ready'
  /** Whether each has places left. */
  | 'places'
  /** The first week that was proposed. */
  | 'first_week'
  /** What of the week came and went with the last change. */
  | 'moved'
  /** What is left of the degree with all of them. */
  | 'finishes'
  /** What else the teacher of one teaches. */
  | 'teaches'
  /** The requirements of another programme. */
  | 'programme'
  /** Which of two programmes leaves less open. */
  | 'fewer'
  /** What counts towards two programmes. */
  | 'shared'
  /** The one of them that has most or least of something. */
  | 'among';

/**
 * A way to ask for an operation: classes of words that a message has to have, in any order, parted by spaces. `|` parts
 * alternatives, `_` joins the words of one, `!` before a class forbids it.
 */
export interface Cue {
  says: string;
  asks: Operation;
  /** This cue reads it. */
  example: string;
}

const cue = (says: string, asks: Operation, example: string): Cue => ({ says, asks, example });

const THEM = 'them|those|these|they|it|em|list|everything|ones|results';
const COUNTING =
  'count|counts|counting|fill|fills|filling|satisfy|satisfies|fulfill|fulfills|fulfil|fulfils|tick|ticks|check_off|' +
  'go_toward|go_towards|goes_toward|goes_towards|apply|applies|do_anything|does_anything|worth_anything|worth_something';
/** Said of courses in many other ways, too. */
const HELPING =
  'cover|covers|knock|knocks|help|helps|use|useful|serve|serves|good|double|accept|accepts|take|takes|move|' +
  'advance|advances|worth|do|does|work|works';
const OWED =
  'requirement|requirements|major|minor|concentration|degree|secondary|programme|program|box|boxes|hole|holes|slot|slots|gap|gaps|' +
  'electives|elective|group|credit_for';
const HAVE = 'have|got|hold|meet|satisfy|missing|lack|had';
const NEEDED =
  'prerequisites|prerequisite|background|preparation|what_it_takes|what_i_need|what_they_need|' +
  'everything_i_need|what_they_ask|what_it_needs';

/** Ways to ask for an operation. */
export const CUES: readonly Cue[] = [
  cue(
    `put|sort|order|rank|arrange|list|reorder|show|organize ${THEM}`,
    'reorder',
    'put them least work first',
  ),
  cue('sort|rank|order|arrange|sorted|ranked|ordered by|from|with', 'reorder', 'ranked by rating please'),
  cue('first !which|what|who|when|where|how|is|does|can', 'reorder', 'least work first'),
  cue('opposite|other|bottom|far end', 'reverse', 'the opposite end of that list'),
  cue('other way around|round', 'reverse', 'now the other way around'),
  cue(`reverse|flip|invert order|list|${THEM}`, 'reverse', 'flip the order'),
  cue(
    'back|return to list|lists|class|classes|course|courses|ones|search|results|seminar|seminars|lecture|lectures|options',
    'back',
    'back to the seminars',
  ),
  cue(`${COUNTING} ${OWED}|anything|something`, 'counts', 'does either tick a box'),
  cue(`${HELPING} for|toward|towards|with|in ${OWED}`, 'counts', 'are they worth it for my degree'),
  cue(
    'knock|knocks|cross|check|tick|take|get out|off seminar|lab|tutorial|elective|requirement|as_well|too',
    'counts',
    'could one knock out the seminar as well',
  ),
  cue(`${COUNTING} toward|towards`, 'counts', 'do any of them go towards it'),
  cue(
    `can|could|may|would|does be|count|serve also|both|twice|second_time|double|too ${OWED}`,
    'counts',
    'could it be the lab and also an elective',
  ),
  cue(
    `would|will|does|do|can|could either|both|any|one|it fill|satisfy|count|tick|cover`,
    'counts',
    'would either fill it',
  ),
  cue('double dip|dips|dipping|dipper', 'counts', 'which of them double dips'),
  cue(
    'useful|helpful|relevant|better|good for|with what|whatever i still|yet? need|have_left',
    'counts',
    'which one is more useful for what i still need',
  ),
  cue(`${HAVE} ${NEEDED}`, 'ready', 'for which of them do i hold the prerequisites'),
  cue(
    'get|getting|let|allowed|eligible|qualify|qualified into|in|for',
    'ready',
    'can i get into all of that',
  ),
  cue(
    'can|could|may|am i take|enroll|ready|allowed|eligible|qualified',
    'ready',
    'which of those can i take',
  ),
  cue(
    'room|space|seats|seat|places|spots|spot|full|capacity|too_late|openings',
    'places',
    'do those still have room',
  ),
  cue(
    'what|anything|something|which changed|disappear|disappeared|vanish|vanished|gone|missing|moved|lost|different',
    'moved',
    'did something disappear',
  ),
  cue('what|which|who make|made|makes room|way|space', 'moved', 'what had to make room for it'),
  cue(
    'what|which|anything did_you|you_had_to|had_to|got|get drop|remove|change|take_out|cut|kick_out|lose|go|' +
      'leave|dropped|removed|cut|kicked',
    'moved',
    'what had to go',
  ),
  cue('what|anything is|got new|swapped', 'moved', 'what is new in it'),
  cue(
    'finish|finishes|complete|completes|graduate|done|finished|completed|wrap_up degree|major|concentration|everything|requirements|all',
    'finishes',
    'does this finish the degree',
  ),
  cue(
    'if|after|once|with|suppose|when all|everything|both|those|these|them|that left|remaining|open|missing|need|owe|outstanding|undone',
    'finishes',
    'if i take all of that what is left for my major',
  ),
  cue(
    'first|original|initial|very_first version|week|schedule|timetable|draft|plan back|again|return|restore|show|undo',
    'first_week',
    'show me the first version again',
  ),
  cue('have everything|all yes|right|then|after', 'finishes', 'after that i have everything then'),
  cue(
    'else|other|anything_else|another|more|others teach|teaches|teaching|hers|his|theirs|run|runs|offer|' +
      'offers|give|gives|going professor|teacher|instructor|lecturer|she|he|they|hers|his',
    'teaches',
    'does that professor run anything else',
  ),
  cue(
    'else|other|others|anything_else|another|more by|from|of|with her|him|hers|them|his|professor|instructor|teacher',
    'teaches',
    'what else of hers could i take',
  ),
  cue(
    'if|what|how|and|same|instead|versus|compared switch|switched|jumped|jump|moved|move|went|go|changed|' +
      'change|transfer|transferred|did|picked|chose|defected|stand|same_question|about|same|look|stack',
    'programme',
    'and if i jumped ship to statistics',
  ),
  cue(
    'which|what fewer|less|least|fewest|closer|closest|quicker|quickest|shorter|shortest|faster|nearer|easier|sooner',
    'fewer',
    'which of the two leaves me with fewer courses',
  ),
  cue(
    'both|overlap|overlaps|shared|share|common|either|two count|counts|feed|feeds|serve|serves|fill|fills|' +
      'cover|covers|help|helps|share|shared|overlap|overlaps|common|work|works|use',
    'shared',
    'is there a course that would feed both of them',
  ),
  cue(
    'which|what|whats|who|best|worst|hardest|easiest there|them|those|these|list|week|schedule|all|ones|bunch|' +
      'three|four|five|survive|left|remain',
    'among',
    'which is the hardest thing on there',
  ),
];
