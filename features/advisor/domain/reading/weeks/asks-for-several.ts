import { anyOf } from '../spans/any-of.ts';
import { AT_ONE_TIME } from '../tables/weeks/week-phrases.ts';
import type { Request } from '../request.ts';
import { does, sureFields, type Turn } from '../turn.ts';
import { partsAsked, termIn } from './ask-for-week.ts';
import { namedForWeek } from './named-courses.ts';
import { boundsIn } from './week-parts.ts';
import { inPlainBounds } from './week-text.ts';

/**
 * Whether the message asks for several things at once, which no list of courses answers: "HISTORY 34 plus two easy
 * ones", "two for my major and one for fun", "A, B and C in the same term".
 */
export const asksForSeveral = (turn: Turn, text: string): boolean => {
  const { wanted, either, rest } = namedForWeek(turn);
  const named = wanted.length + either.length;
  const isAtOnce = AT_ONE_TIME.test(text);
  if (
    named > 1 &&
    isAtOnce &&
    !does(turn, 'compare', 'swap', 'drop') &&
    !(turn.isQuestion && (does(turn, 'total') || (does(turn, 'fits') && OF_MINE.test(text))))
  )
    return true;
  if (fitsAtOnce(turn, text) || isBoundedSchedule(turn, text)) return true;
  if (named > 0 && asksForMore(text)) return true;
  if (named > 0 && !does(turn, 'compare', 'swap', 'drop') && countsMore(turn, text, named)) return true;
  if (named > 0 && INCLUDES.test(text) && (COUNTED.test(text) || AND_SOME.test(text))) return true;
  if (named > 1 && isBareList(turn, text)) return true;
  if (named > 1 && ONE_FURTHER.test(text) && !OF_MINE.test(text) && !does(turn, 'swap', 'drop')) return true;
  if (named > 0 && MUST_BE.test(text) && TOTAL.test(text)) return true;
  if (named > 0 && PAIRED.test(text) && !does(turn, 'compare', 'swap', 'drop')) return true;
  if (named === 0 && SOME_COUNT.test(text) && !ONE_OF_THEM.test(text)) return true;
  // "A history class, a psych class, a music class and whatever": no list has that.
  if (named === 0 && THREE_OF.test(text) && !ONE_OF_THEM.test(text) && !does(turn, 'compare', 'swap', 'drop'))
    return partsAsked(turn, inPlainBounds(rest)).places.length > 2;
  // "The last one sounds good, any prereqs".
  if (asksOfThem(turn, text) || (named === 1 && sureFields(turn).length > 0)) return false;
  const { places, total } = partsAsked(turn, inPlainBounds(rest));
  if (places.length === 0) return false;
  if (named > 0) return isAtOnce || AND_SOME.test(text);
  return (places.length > 1 || (total ?? 0) > 1) && SOME_AND_SOME.test(text);
};

/** "A, B and C are fixed. What's a good fourth?" */
const ONE_FURTHER = new RegExp(
  String.raw`\b(?:need|want|what(?:'s| is|s)|find|give me|get me|suggest|looking for|and|plus|add)(?: me)? ` +
    String.raw`(?:an?|one|some|the) (?:\w+ )?(?:third|fourth|fifth|3rd|4th|5th)\b`,
  'u',
);
/** "GOV 20 is a must … four in total". */
const MUST_BE =
  /\b(?:is|are) (?:an? (?:absolute )?must|fixed|set|non[- ]negotiable|a given)\b|\bfor sure\b|\bgotta have\b/u;
const TOTAL =
  /\b(?:two|three|four|five|six|[2-6]) (?:courses |classes )?(?:in total|total|in all|altogether|overall)\b/u;
/** Whether it asks if named courses fit under conditions: "A, B and C: would they all fit with Fridays off". */
export const fitsAtOnce = (turn: Turn, text: string): boolean =>
  turn.frame.named.length > 1 &&
  (FIT_AT_ONCE.test(text) || AT_ONE_TIME.test(text) || TAKEN_AT_ONCE.test(text)) &&
  !OF_MINE.test(text) &&
  hasBounds(turn);
const OF_MINE = /\bmy\b|\bwhat i have\b/u;

const hasBounds = (turn: Turn): boolean =>
  Object.keys(boundsIn(turn.readPart(inPlainBounds(turn.message)).frame)).length > 0;
/** "Nothing before ten … I'd still like A and B in my spring schedule": a week, and not only to keep them. */
export const isBoundedSchedule = (turn: Turn, text: string): boolean =>
  turn.context.week === null &&
  namedForWeek(turn).wanted.length > 1 &&
  IN_SCHEDULE.test(text) &&
  !does(turn, 'compare', 'swap', 'drop', 'total', 'clash') &&
  hasBounds(turn);
const IN_SCHEDULE =
  /\b(?:in|into|on|onto|to) my (?:\w+ ){0,2}(?:schedule|timetable|semester|term|week|spring|fall)\b/u;
/** Matches "Is it possible to take A and B together with Fridays off". */
const TAKEN_AT_ONCE = anyOf(
  'u',
  String.raw`\b(?:possible|able|can|could|would|will|do|does)\b[^?!\n]*\b` +
    String.raw`(?:together|at once|at the same time|still|fit|fits|work|works)\b`,
  String.raw`\b(?:is (?:it|that|this) |how )?(?:possible|doable|feasible|realistic|manageable|workable)\b`,
  String.raw`\b(?:can|could|may) i (?:do|take|have|manage)\b[^?]*\b` +
    String.raw`(?:without|no|not|w\/o|free|off|done by|over by|nothing)\b`,
);
/** Named courses and bounds, and nothing asked of them: "GOV 20, ECON 124, no fri". */
const isBareList = (turn: Turn, text: string): boolean =>
  !turn.isQuestion &&
  !ASKS_SOMETHING.test(text) &&
  !does(turn, 'compare', 'swap', 'drop', 'clash', 'after', 'tell', 'counted', 'about') &&
  turn.frame.named.every(({ role }) => role === null) &&
  (hasBounds(turn) || /\n/u.test(text));
const ASKS_SOMETHING = new RegExp(
  String.raw`\b(?:when|what|which|who|whose|how|why|where|does|do|is|are|whether|if|like|similar|instead|or|than|` +
    String.raw`hours|prereqs?|prerequisites?|rating|took|taken)\b`,
  'u',
);
/** Matches "Give me two easy ones with it", beside a named course. */
const PAIRED = anyOf(
  'u',
  String.raw`\b(?:two|three|four|[2-4]) (?:\w+ ){0,3}(?:ones|classes|courses|things)\b[^.?!\n]{0,15}\b` +
    String.raw`(?:(?:to go )?(?:with|around|beside|besides|alongside|next to|along with)) (?:it|that|this)\b`,
  String.raw`\b(?:pair|combine|complement|balance) (?:it|that|this) (?:with|by|out with)\b`,
);
/** "Four courses, at least two that count for my degree". */
const SOME_COUNT = new RegExp(
  String.raw`\b(?:three|four|five|six|[3-6]) (?:\w+ ){0,2}(?:courses|classes)\b[^?\n]{0,40}\b` +
    '(?:one|two|three|four|[1-4]) (?:of (?:them|those|which) )?' +
    '(?:(?:should|must|has to|have to|to|that|which|can) )?' +
    String.raw`(?:counts?|fulfil\w*|satisf\w+|be for|are for|is for) (?:for |towards? |a |some )*(?:my|the|our)\b`,
  'u',
);
const ITEM = String.raw`\b(?:an?|one|1|two|2|another) [^,;.?!\n]{2,40}`;
const THREE_OF = new RegExp(
  String.raw`${ITEM}(?:,|;| and\b| plus\b|\n) ?(?:and |then |plus |also |maybe )*(?:an?|one|1|two|2|another)` +
    String.raw` [^,;.?!\n]{2,40}?(?:,|;| and\b| plus\b|\n) ?(?:and |then |plus |also |maybe |- ?)*` +
    String.raw`(?:an?|one|1|two|2|another|something|anything|whatever)\b`,
  'u',
);
/** Words that ask for a list of one of these. */
const ONE_OF_THEM =
  /\bor (?:an?|one|maybe an?|something)\b|\b(?:list|recommend(?:ations?)?|options|similar|compare|which|suggestions?|rather than)\b/u;

/** "Would A and B work in the same term": whether they fit together. */
export const togetherNamed = (turn: Turn, text: string): Request | null => {
  const { wanted, out, either } = namedForWeek(turn);
  const isAsked =
    turn.isQuestion && wanted.length > 1 && out.length + either.length === 0 && WORKS_AT_ONCE.test(text);
  return isAsked && !OF_MINE.test(text) && !hasBounds(turn) && !does(turn, 'swap', 'drop')
    ? { kind: 'conflicts', codes: wanted, term: termIn(turn) ?? null, together: true }
    : null;
};
const WORKS_AT_ONCE = anyOf(
  'u',
  String.raw`\b(?:would|do|does|will|can|could)\b(?! (?:you|u)\b)[^.?!\n]{3,40}\b` +
    String.raw`(?:work|fit|go|be (?:taken|done)|squeeze in)(?: \w+)? ` +
    '(?:with|beside|besides|alongside|next to|around|together with) ' +
    String.raw`(?:them|those|these|both|the (?:other|first) (?:two|three|ones)|the (?:two|three|others))\b`,
  String.raw`^\W*(?:would|do|does|will|can|could)\b(?! (?:you|u)\b)[^.?!\n]{3,80}\b(?:all|both|together) ` +
    '(?:be (?:taken|done)|fit|work|go)(?: out)? (?:in|during|for|next|this) (?:the )?' +
    String.raw`(?:spring|fall|term|semester)\b`,
  String.raw`^\W*(?:(?:hi|hey|hello|so|and|ok|quick question|schedule[- ]?wise|time[- ]?wise|timing[- ]?wise)` +
    String.raw`\W+)*(?:would|do|does|will|can|could)\b(?! (?:you|u)\b)[^.?!\n]{3,80}\b` +
    '(?:work|fit|go|be taken|be done|line up)(?: out)? ' +
    '(?:(?:both |all )?(?:in|during|for) (?:the same|one|a single) ' +
    '(?:term|semester|spring|fall|schedule|week)|side by side|together|at once|alongside each other|' +
    String.raw`with each other|(?:in|at) (?:the )?same time)\b`,
  String.raw`^\W*(?:can|could|may) (?:i|one|you) (?:take|do|have)\b[^.?!\n]{3,60}\b` +
    String.raw`(?:at the same time|at once|in parallel|side by side)\b`,
);

/** Matches "Would that all fit in a week with Fridays off". */
const FIT_AT_ONCE =
  /\b(?:all|both|they|these|those|that|it|them)\b[^.?!\n]{0,15}\b(?:fit|work|go|be done|be taken)\b/u;
/** Matches "What could I take alongside A and B? Two more" and "I have A and B, need two more". */
const MORE_BESIDE = new RegExp(
  String.raw`\b(?:two|three|four|[2-4]) (?:(?!is\b|are\b|was\b)\w+ )?(?:more(?! work)|others?|additional|extra)\b` +
    '(?! ?(?:hours?|units|credits|days?|questions?|things? (?:to|i)|times?))',
  'u',
);
const asksForMore = (text: string): boolean => MORE_BESIDE.test(text) || WHICH_MORE.test(text);
/** Whether courses are wanted besides those named. */
export const wishesBeside = (text: string): boolean => AND_SOME.test(text) || asksForMore(text);

/** Matches "Which two easy humanities could I add", beside named courses. */
const WHICH_MORE = anyOf(
  'u',
  String.raw`\b(?:which|what) (?:two|three|four|[2-4]) (?:\w+ ){1,4}(?:could|can|should|would) i ` +
    String.raw`(?:add|take|put)\b`,
  String.raw`\bwhat are (?:two|three|four|[2-4]) (?:\w+ ){0,3}(?:ones|classes|courses|things)\b`,
  String.raw`\bplus (?:two|three|four|[2-4])\b(?!·| ?(?:hours?|units|credits|days?))`,
);
/** Matches "Five classes, must include COMPSCI 51" and "three classes, one is ECON 110". */
export const INCLUDES = new RegExp(
  String.raw`\b(?:(?:must|has to|have to|should|needs? to|gotta)[ -]` +
    '(?:have|include|contain|be in|involve|feature)|must[ -]haves?|(?:is|are) (?:set|fixed)|fixed|' +
    'for sure|definitely|including|included|in (?:it|there)|one of (?:them|which|those|these)|' +
    String.raw`one (?:is|being|has to be|must be|should be))\b`,
  'u',
);
export const COUNTED = /\b(two|three|four|five|six|[2-6]) (?:\w+ ){0,2}(?:courses?|classes|class|ones)\b/u;
/** Whether more courses are wanted than named: "4 classes in spring, one of them ECON 124". */
const countsMore = (turn: Turn, text: string, named: number): boolean => {
  const said = COUNTED.exec(text)?.[1] ?? '';
  const count = NUMBERS.indexOf(said) + 1 || Number(said);
  return count > named && (termIn(turn) !== undefined || hasBounds(turn)) && sureFields(turn).length === 0;
};
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Whether it is a question about courses, or looks for others beside them, so that no week is wanted. */
const asksOfThem = (turn: Turn, text: string): boolean =>
  (turn.isQuestion && !POLITE.test(text)) ||
  (sureFields(turn).length > 0 &&
    !WANTS.test(text) &&
    ((turn.isQuestion && !POLITE.test(text)) || !AND_SOME.test(text))) ||
  does(turn, 'compare', 'clash', 'after', 'tell', 'counted', 'swap', 'drop') ||
  (does(turn, 'about') && turn.frame.named.length < FEWEST_NAMED) ||
  (turn.isQuestion && does(turn, 'more', 'ready')) ||
  turn.frame.named.some(({ role }) => role !== null && role !== 'taken') ||
  LISTS.test(text);
/** Fewer named courses change the last wish; more are a list of courses: "make it A, B and a third". */
const FEWEST_NAMED = 2;
/** Matches "I'd like ECON 110, but later than eleven, and two others". */
const WANTS = /^(?![^?]*\?)[^.!\n]*\b(?:want|need|like|give me|gimme|put me)\b/u;
const POLITE =
  /\b(?:can|could|would|will) (?:you|u|i (?:please )?(?:have|get|do|take))\b|\bplease\b|\b(?:for|to) me\b/u;
/** Words that ask for a list, or for a choice between things; "one of which" is none. */
const LISTS = new RegExp(
  String.raw`(?<!\bof )\b(?:list|recommend|recommendations?|suggest|suggestions?|show me|options|which|what|` +
    String.raw`similar|compare|either|or|rather than)\b`,
  'u',
);

const FEW = String.raw`(?:whatever|any|an?|one|another|some|something|smth|sth|anything|two|three|four|[1-4](?!·))`;
const NO_COURSES = String.raw`(?! ?(?:hours?|hrs?|h|meetings?|stars?|days?|times?|units?|credits?|am|pm|week|or more|\+|:|-|%)\b)`;
/** Further courses beside named ones: "… and a chill one", "+ two easy gen eds". */
const AND_SOME = new RegExp(
  String.raw`(?:\b(?:and|plus|with|then|n|w)\b|[,+&;\n]|\.(?!\d)) ?` +
    "(?:then |also |maybe |just |only |i (?:would |also )?(?:like|want|need) |id like |i'd like |" +
    String.raw`(?:please |pls )?add |need |give me |get me )?${FEW}\b${NO_COURSES}`,
  'u',
);
/** Several places: "Two for my major and one for fun", "3 courses. 1 history." */
const SOME_AND_SOME = new RegExp(
  String.raw`\b(?:one|two|three|four|five|[1-5])\b${NO_COURSES}[^?!\n]{1,80}?` +
    String.raw`(?:\b(?:and|plus|with|then|n)\b|[,+&;]|\.(?!\d)) ?` +
    '(?:(?:then|also|maybe|just|only|at least|ideally|preferably|with|where) )*' +
    String.raw`(?:an?|one|another|two|three|four|[1-4])\b${NO_COURSES}`,
  'u',
);
