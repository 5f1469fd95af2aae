import { anyOf } from '../spans/any-of.ts';
import type { Asked } from '../frame/frame.ts';
import { FILLS_A_GAP, MAKES_WEEK, OF_OWN_WEEK, SHOWS_HOW } from '../tables/weeks/week-phrases.ts';
import { does, type Turn } from '../turn.ts';
import { partsAsked } from './ask-for-week.ts';
import { asksByParts } from './asks-by-parts.ts';
import { OF_EVERY } from './evidence/beside-named.ts';
import { asksForSeveral, COUNTED, fitsAtOnce, INCLUDES, wishesBeside } from './asks-for-several.ts';
import type { AmountsSaid } from './week-amounts.ts';
import { boundsIn, isOfAll, ofCourses } from './week-parts.ts';
import { inPlainBounds } from './week-text.ts';

/** Whether a new week is wanted: "Plan my spring", "build me a schedule: …", "4 classes next term, no fridays". */
export const asksForOne = (turn: Turn, text: string, amounts: AmountsSaid): boolean =>
  (!judgesNamed(turn, text) || fitsAtOnce(turn, text)) &&
  ((MAKES_WEEK.some((phrase) => phrase.test(text)) && !OF_OWN_WEEK.test(text)) ||
    (SHOWS_HOW.test(text) && turn.frame.named.length > 1) ||
    does(turn, 'week') ||
    isPlanned(turn) ||
    countsWithBounds(turn, amounts) ||
    hasAllOfIt(turn, text, amounts) ||
    asksByParts(turn, amounts) ||
    (asksForSeveral(turn, text) && !(turn.context.week !== null && GOES_ON.test(text)))) &&
  !FILLS_A_GAP.test(text) &&
  !ASKS_OWN_SUM.test(text);
/** "Add a language", "and a fourth one": one more for the week before. */
const GOES_ON = new RegExp(
  String.raw`^\W*(?:(?:and|now|plus|also|then|ok(?:ay)?|nice|cool|great|good|so|please)\W+)*` +
    String.raw`(?:add\b|one more\b|another\b|an? (?:third|fourth|fifth|sixth)\b)`,
  'u',
);
/** "12 units, CHEM 5 for sure", "three history courses with Tuesdays off": bounds of a week beside what must be in it. */
const hasAllOfIt = (turn: Turn, text: string, { amounts }: AmountsSaid): boolean => {
  if (turn.context.week !== null || does(turn, 'swap', 'drop', 'compare')) return false;
  const isOfTerm = turn.frame.conditions.some(({ condition: { on } }) => on === 'terms');
  const named = turn.frame.named.length;
  if (named > 0) return isOfTerm && Object.keys(amounts).length > 0 && INCLUDES.test(text);
  return (
    isOfTerm && COUNTED.test(text) && (HAS_DAYS_OFF.test(text) || (OF_EVERY.test(text) && !LISTS.test(text)))
  );
};
const HAS_DAYS_OFF = anyOf(
  'u',
  String.raw`\b(?:mon|tues?|wednes|wed|thurs?|thu|fri)(?:days?)?s? (?:off|free|clear|empty)\b`,
  String.raw`\b(?:free|clear|empty) (?:mon|tues|wednes|thurs|fri)days?\b`,
);
/** Matches "How much work is my spring going to be", "how heavy is the semester I put together". */
const ASKS_OWN_SUM = anyOf(
  'u',
  String.raw`\bhow (?:much|many|heavy|hard|bad|intense|busy)\b[^.?!\n]{0,40}\b(?:my|did i plan)\b`,
  String.raw`\bis my (?:\w+ )?(?:plan|schedule|spring|semester)\b[^.?!\n]{0,20}\b` +
    String.raw`(?:work|heavy|much|hard|busy|light)\b`,
);

/** Whether it asks about named courses: "My plan: A, B and C, any clash?", "do A and B fit in one schedule". */
const judgesNamed = (turn: Turn, text: string): boolean =>
  does(turn, 'total', 'clash', 'together') &&
  turn.frame.named.length > 1 &&
  !MADE.test(text) &&
  !WHAT_WEEK.test(text) &&
  !SHOWS_HOW.test(text) &&
  !wishesBeside(text) &&
  !BEGINS_MADE.test(text);
/** Matches "What's a realistic schedule with A, B and C". */
const WHAT_WEEK =
  /\bwh?at(?:'?s| is| would be)? an? (?:\w+ ){0,3}(?:schedule|timetable|week|semester|term|spring|fall)\b/u;
const BEGINS_MADE = new RegExp(
  String.raw`^\W*(?:(?:hi|hey|hello|ok|so|now|can|could|would|you|u|please|pls|i want (?:you )?to|help me)\W+)*` +
    String.raw`(?:build|make|create|put together|draft|design|work out|set up|schedule|arrange)\b`,
  'u',
);
const MADE =
  /\b(?:plan|build|make|create|draft|design|put|turn|map|lay|give|need|want|wanna)\b(?! check)[^:]*$/u;

/** Whether a planning verb is about a term or several courses. */
const isPlanned = (turn: Turn): boolean =>
  does(turn, 'plan') &&
  (turn.frame.conditions.some(({ condition: { on } }) => on === 'terms') || turn.frame.count !== null) &&
  !turn.isQuestion;

const FEWEST = 3;
/** So many units are those of several courses. */
const OF_SEVERAL = 14;
/** Whether a number of courses of any kind has bounds for all: "4 classes next semester, no fridays", "48 units". */
const countsWithBounds = (turn: Turn, { amounts, unheld }: AmountsSaid): boolean => {
  const { frame, message, readPart } = turn;
  const isSum = amounts.units !== undefined;
  const asks =
    turn.isQuestion &&
    !TAKES_WHAT.test(message) &&
    !ASKS_FOR_IDEAS.test(message) &&
    !ASKS_IF_IT_CAN.test(message);
  if ((asks && !isSum) || does(turn, 'swap', 'drop')) return false;
  // "12 units exactly" may be about one course.
  const isOfSeveral = (amounts.units?.least ?? 0) >= OF_SEVERAL;
  const isBoundInAll = Object.keys(amounts).some((key) => key !== 'units');
  if (frame.order !== null || (frame.named.length > 0 && !isBoundInAll && !isOfSeveral)) return false;
  const plain = inPlainBounds(message);
  const whole = readPart(plain.replace(NUMBERED, 'some $1')).frame;
  const isOfTerm = whole.conditions.some(({ condition: { on } }) => on === 'terms');
  const isBounded = Object.keys(boundsIn(whole)).length + unheld.length > 0 || isBoundInAll;
  const isSeveral = isSum || LOAD.test(message) || (whole.count ?? numberBeforeCourses(turn)) >= FEWEST;
  const others = ofCourses(whole).filter((each) => !isOfAny(each));
  const wished = message.replace(ASKS_FOR_IDEAS, ' ');
  const isOpen =
    others.length === 0 ||
    // "16 units in spring, one must be a gen ed": of no one course.
    (isOfTerm && isOfSeveral && !LISTS.test(wished)) ||
    // Beside hours of their own even three of a field are a week.
    (isOfTerm && boundsIn(whole).keep_free !== undefined && !LISTS.test(wished)) ||
    // "I need to eat": words that are no place.
    (others.every(({ condition: { on } }) => on === 'topic') &&
      partsAsked(turn, plain).places.length === 0) ||
    (isBounded && !LISTS.test(message) && isOfTotal(partsAsked(turn, plain)));
  return (
    (isSeveral || (isBoundInAll && frame.named.length > 0)) &&
    (isOfTerm ||
      (isSum && (whole.count ?? numberBeforeCourses(turn)) >= FEWEST) ||
      boundsIn(whole).keep_free !== undefined ||
      unheld.length > 0 ||
      (boundsIn(whole).free_days !== undefined && turn.frame.conditions.length === 1) ||
      plain !== message ||
      isBoundInAll ||
      OF_SELF.test(message)) &&
    (isOfAll(message) || (isOpen && (isBounded || (isOfTerm && !LISTS.test(wished)))))
  );
};
/** "Four courses, no Mondays, one in history": more courses than are described. */
const isOfTotal = ({ places, total }: ReturnType<typeof partsAsked>): boolean =>
  (total ?? 0) >= FEWEST && places.reduce((sum, { count }) => sum + count, 0) < (total ?? 0);
/** Words that ask for courses to choose from. */
const LISTS =
  /\b(?:list|show|find|any|some|recommend|suggest|suggestions?|recommendations?|options?|which|what)\b/iu;
/** Whether a condition is about workload, rating and the like, and no subject. */
const isOfAny = ({ condition: { on, isTurned } }: Asked): boolean =>
  isTurned || on === 'hours' || on === 'rating' || on === 'size' || on === 'units';
const LOAD = /\b(?:full|normal|regular|standard|usual|whole) (?:course |class )?load\b/iu;
const OF_SELF = new RegExp(
  String.raw`\b(?:(?:put|have|keep|get|make) me (?:on campus|come|in class|in)|` +
    '(?:i )?need (?:three|four|five|[3-6]) (?:courses|classes)|on campus|on site|' +
    '(?:come|coming|go|going|commute|drive) (?:in|to (?:campus|school|class|uni))|' +
    'be (?:done|out|home|finished) (?:by|before)|i can (?:only )?(?:do|make)|' +
    String.raw`i(?:'m| am|m) (?:only )?(?:free|available)|all of my (?:classes|courses))\b`,
  'iu',
);

/** Matches "What should I take in spring? Four courses, none on Fridays". */
const TAKES_WHAT = anyOf(
  'iu',
  String.raw`\bwh?at (?:\w+ )?to (?:take|pick|choose|do|sign up for|register for|enrol+ in)\b`,
  String.raw`\bwh?at (?:\w+ ){0,2}` +
    '(?:(?:should|shud|could|can|do|shall|would|might) (?:i|we) (?:be )?' +
    '(?:tak(?:e|ing)|do(?:ing)?|pick|choose)|' +
    String.raw`(?:should|could|can|would) (?:you|u) (?:put|pick|choose|suggest|recommend|take))\b`,
);

/** "Is it doable to have three classes on Tuesdays and Thursdays only", "any way to do four courses in three days". */
const ASKS_IF_IT_CAN = anyOf(
  'iu',
  String.raw`\b(?:possible|doable|feasible|manageable|realistic|workable|(?:any|some|a) (?:way|chance)|` +
    String.raw`would it work|could it work|can it be done|show me)\b`,
  String.raw`\b(?:can|could|may|might) i (?:just |only |still |even )?` +
    String.raw`(?:do|have|take|manage|get away with|fit|pull off|squeeze)\b`,
  String.raw`\bcould (?:a|my|next|the|this) (?:spring|semester|term|week)\b`,
  String.raw`\bwould (?:four|three|five|\d) (?:\w+ )?(?:courses|classes)\b`,
);

/** "Four classes, none on Fridays. What do you suggest?" */
const ASKS_FOR_IDEAS = new RegExp(
  String.raw`[.,;:!\n] ?(?:so |and |ok )?` +
    '(?:what (?:do|would|can|could) (?:you|u) (?:suggest|recommend|think of|propose|have|do)|' +
    'any (?:ideas?|suggestions?|thoughts)|' +
    '(?:is (?:that|this|it) |would (?:that|this|it) be )?(?:possible|doable|feasible)|' +
    'can (?:you|u) (?:do|manage) (?:that|it|this)|how (?:would|could) (?:that|this|it) look|' +
    String.raw`does (?:that|such an? \w+) exist)\W*$`,
  'iu',
);

const numberBeforeCourses = ({ reading: { words } }: Turn): number =>
  words.find(({ number }, at) => number !== null && isOfCourses(words[at + 1]?.text, words[at + 2]?.text))
    ?.number ?? 0;
/** Whether a number counts courses: "4 classes", "4 of them". */
const isOfCourses = (next = '', after = ''): boolean =>
  COURSES.has(next) || (next === 'of' && (after === 'them' || after === 'those'));
/** "4 classes" counts courses even if a subject has that number. */
const NUMBERED = /\b\d (classes|courses)\b/iu;
const COURSES = new Set(['classes', 'courses']);
