import type { WeekAsk } from '../../week/week-tools.ts';
import { changed as changedWish } from '../change.ts';
import type { Asked, Frame } from '../frame/frame.ts';
import type { Request } from '../request.ts';
import { does, sureFields, type Turn } from '../turn.ts';
import { A_VERSION, SAME_ONES, SETS_ASIDE, STARTS_OVER, STAYS } from '../tables/weeks/week-bases.ts';
import { FILLS_A_GAP, MAKES_WEEK, OF_OWN_WEEK } from '../tables/weeks/week-phrases.ts';
import { resolveReferences } from '../refer.ts';
import { asksByParts, asksWhatThereIs } from './asks-by-parts.ts';
import { asSpoken } from './evidence/as-spoken.ts';
import { byEvidence, fitsAsShown, sumOfShown } from './evidence/by-evidence.ts';
import { aboutWeek, asksWhatFrees, whatIsWrong } from './about-week.ts';
import {
  asksForSeveral,
  COUNTED,
  fitsAtOnce,
  INCLUDES,
  togetherNamed,
  wishesBeside,
} from './asks-for-several.ts';
import { askFor, partsAsked, termIn, USUAL } from './ask-for-week.ts';
import { asWeek, changed } from './changed-week.ts';
import { heaviestGone } from './heaviest-gone.ts';
import { saidToStay } from './meant-course.ts';
import { namedForWeek } from './named-courses.ts';
import { offered } from './offers.ts';
import { ofPlan, withBounds, withFixed } from './change-week.ts';
import { type AmountsSaid, amountsIn } from './week-amounts.ts';
import { boundsIn, isOfAll, ofCourses, unheldIn } from './week-parts.ts';
import { changedByOrders, summedWithout } from './orders/change-by-orders.ts';
import { inOwnTimes } from './own-times.ts';
import { countIn } from './resized-week.ts';
import { titlesAsCodes } from './titles-as-codes.ts';
import { weekAsked } from './week-request.ts';
import { inPlainBounds, inPlainChanges, inPlainSayings, weekText } from './week-text.ts';

/** The request about a week; null if the message is about something else. */
export const ofWeeks = (typed: Turn): Request | null => {
  const said = reread(typed, inPlainSayings(typed.message));
  if (changesList(said) || asksReadiness(said)) return null;
  const spoken = asSpoken(said, byOrders);
  if (spoken !== null) return spoken;
  const ordered = sumOfShown(said) ?? fitsAsShown(said) ?? byOrders(said) ?? summedWithout(said);
  if (ordered !== null) return ordered;
  const { turn: titled, isAnew, isSame } = withBase(withTitles(said));
  const amounts = amountsIn(titled.message);
  const turn = reread(titled, amounts.rest);
  const text = weekText(turn.message);
  const isMade = asksForOne(turn, text, amounts) || (isAnew && isOfSeveral(turn));
  const request =
    whatIsWrong(turn, text) ??
    offered(turn, text) ??
    (turn.context.week === null ? asWeek(turn, text, namedForWeek(turn)) : null) ??
    asksWhatFrees(turn, text) ??
    heaviestGone(turn, text) ??
    togetherNamed(turn, text) ??
    (isMade ? null : amountsAlone(turn, amounts)) ??
    (isMade && !asksWhetherOwn(turn, text) ? null : aboutWeek(turn, text)) ??
    changed(turn, text, isMade) ??
    (isMade ? fromNothing(turn) : null) ??
    ofEvidence(turn);
  return request?.kind === 'week' ? heldTo(isSame ? ofSame(request, turn) : request, turn, amounts) : request;
};

/** What no phrase gave away. */
const ofEvidence = (turn: Turn): Request | null => {
  const seen = byEvidence(turn);
  return seen === 'week' ? fromNothing(turn) : seen;
};

/** A change of the week shown, where each clause of the message is an order or a bound. */
const byOrders = (said: Turn): Request | null => {
  if (asksWhatThereIs(said)) return null;
  const titled = reread(said, inOwnTimes(titlesAsCodes(said.message, said.vocabulary.lexicon)));
  const amounts = amountsIn(titled.message);
  const turn = reread(titled, amounts.rest);
  const request = changedByOrders(turn, Object.keys(amounts.amounts).length > 0);
  return request === null ? null : heldTo(request, turn, amounts);
};

/** "Can I get into ENGLISH 183 with what I have": what was taken, and no week. */
const asksReadiness = ({ message, frame: { acts, codes } }: Turn): boolean =>
  codes.length === 1 && !FITS_IN.test(message) && acts.filter((act) => act === 'ready').length > 1;

/** Matches "get CHEM 5 in with what I have". */
const FITS_IN = /\b(?:get|fit|squeeze|put|slot|have|work) \S+(?: \S+)? in\b/iu;

/** The message without what it says of the week that it starts from: none of the student's own, or that before with the same courses. */
const withBase = (turn: Turn): { turn: Turn; isAnew: boolean; isSame: boolean } => {
  const anew = turn.message.replaceAll(SETS_ASIDE, ' , ').replaceAll(STARTS_OVER, ' , ');
  if (turn.context.week === null)
    return { turn: reread(turn, anew), isAnew: anew !== turn.message, isSame: false };
  const { week } = turn.context;
  const varied = anew
    .replaceAll(A_VERSION, ' ')
    .replace(TOOK_IT, (said, code: string) =>
      week.codes.includes(code.toUpperCase()) ? `swap ${code} for something else` : said,
    );
  const same = varied.replaceAll(SAME_ONES, ' ');
  const next = reread(turn, same);
  return { turn: withStaying(next), isAnew: anew !== turn.message, isSame: same !== varied };
};

/** "I already took GOV 20", which the week has: another must take its place. */
const TOOK_IT =
  /^\W*(?:(?:oh|but|wait|hm+|hmm+|actually|so|ah|oops)\W+)*i(?:'ve| have|ve)? (?:already )?(?:took|taken|did|done|had|passed|finished) ((?:[a-z][a-z-]{1,9} |\d{1,2}[a-z]?\.)\w{1,6})(?: (?:already|before|last \w+|as a \w+))*\W*$/iu;

/** "Down to three, but the seminar stays": that course is the first that is kept. */
const withStaying = (turn: Turn): Turn => {
  const { context, message } = turn;
  const { week } = context;
  const [clause, first, second] = STAYS.exec(message) ?? [];
  if (week === null || clause === undefined || (SAYS_NOT.test(clause) && !ONE_GOES.test(message)))
    return turn;
  const said = first ?? second ?? '';
  const code = saidToStay(turn, said, week);
  if (code === null) return turn;
  const left = message.replace(clause, ' ');
  if (!/\w/u.test(left)) return turn;
  const next = reread(turn, left);
  // Where others are to be chosen, it must not be one of them; else it is the first that is kept.
  const isHeld =
    /\d/u.test(said) || Object.keys(boundsIn(next.readPart(inPlainBounds(left)).frame)).length > 0;
  const codes = [code, ...week.codes.filter((each) => each !== code)];
  return { ...next, context: { ...context, week: isHeld ? withFixed(week, code) : { ...week, codes } } };
};
/** "Not GOV 20": removes it, unless any course is to go but that. */
const SAYS_NOT =
  /\b(?:not|except|anything but|apart from)\b(?! (?:the )?\S+ (?:\d\S* )?(?:stay|remain|has|must|should|needs|is))/iu;
const ONE_GOES =
  /\b(?:drop|remove|lose|cut|kick out|take out|kick|swap|replace|change|throw out|less|fewer)\b|\b(?:make|cut|bring|get) it\b/iu;

/** Two courses or more. */
const isOfSeveral = (turn: Turn): boolean => {
  const { wanted, rest } = namedForWeek(turn);
  const { places, total } = partsAsked(turn, inPlainBounds(rest));
  return (
    wanted.length +
      Math.max(
        total ?? 0,
        places.reduce((sum, { count }) => sum + count, 0),
      ) >
    1
  );
};

/** "Exactly those four": nothing is chosen anew. Those that were named stay anyway. */
const ofSame = (
  request: Extract<Request, { kind: 'week' }>,
  { context: { week } }: Turn,
): Extract<Request, { kind: 'week' }> =>
  week === null || week.asked.codes.length > 0 || request.ask.choose.some(({ among }) => among !== undefined)
    ? request
    : {
        ...request,
        ask: {
          ...request.ask,
          choose: [],
          prefer: [],
          codes: request.ask.from_plan ? request.ask.codes : [...week.codes],
        },
      };

/** The wish of a week of courses of one kind: after it, "social science ones" asks for a list with the same wish. */
export const wishOfWeek = ({ frame, context }: Turn, [request]: readonly Request[]): { frame?: Frame } => {
  if (request?.kind !== 'week' || request.ask.choose.length !== 1 || request.ask.codes.length > 0) return {};
  return { frame: context.isOfWeek && context.frame ? changedWish(context.frame, frame, 'instead') : frame };
};

/** Whether the message changes a list, and no week: "Swap the cities for architecture", "instead of film, music". */
const changesList = (turn: Turn): boolean => {
  const { context, frame } = turn;
  if (frame.named.length + frame.references.length > 0) return false;
  if (context.week === null) return context.last?.kind === 'recommend' && frame.forgotten.length > 0;
  // If the last list is newer than the week, "Fridays are fine, just no Mondays" is about the list.
  return (
    !context.isOfWeek &&
    !frame.hasNoun &&
    frame.conditions.length + frame.forgotten.length + frame.allowed.length > 0 &&
    !does(turn, 'week', 'plan', 'swap', 'drop', 'add', 'resize', 'fits', 'frees', 'own_plan', 'offer')
  );
};

/** The turn with titles replaced by codes. */
const withTitles = (turn: Turn): Turn =>
  reread(turn, inPlainChanges(inOwnTimes(titlesAsCodes(turn.message, turn.vocabulary.lexicon))));

/** The turn of another text. */
const reread = (turn: Turn, message: string): Turn => {
  if (message === turn.message) return turn;
  const reading = turn.readPart(message);
  const resolved = resolveReferences(reading.frame, turn.context);
  const asked = [...new Set([...resolved.pointed, ...resolved.frame.codes])];
  return { ...turn, ...resolved, reading, message, asked };
};

/** Whether a new week is wanted: "Plan my spring", "build me a schedule: …", "4 classes next term, no fridays". */
const asksForOne = (turn: Turn, text: string, amounts: AmountsSaid): boolean =>
  (!judgesNamed(turn, text) || fitsAtOnce(turn, text)) &&
  ((MAKES_WEEK.some((phrase) => phrase.test(text)) && !OF_OWN_WEEK.test(text)) ||
    does(turn, 'week') ||
    isPlanned(turn) ||
    countsWithBounds(turn, amounts) ||
    hasAllOfIt(turn, text, amounts) ||
    asksByParts(turn, amounts) ||
    (asksForSeveral(turn, text) && !(turn.context.week !== null && GOES_ON.test(text)))) &&
  !FILLS_A_GAP.test(text) &&
  !ASKS_OWN_SUM.test(text);
/** "Add a language", "and a fourth one": one more for the week before. */
const GOES_ON =
  /^\W*(?:(?:and|now|plus|also|then|ok(?:ay)?|nice|cool|great|good|so|please)\W+)*(?:add\b|one more\b|another\b|an? (?:third|fourth|fifth|sixth)\b)/u;
/** "12 units, CHEM 5 for sure", "three history courses with Tuesdays off": bounds of a week beside what must be in it. */
const hasAllOfIt = (turn: Turn, text: string, { amounts }: AmountsSaid): boolean => {
  if (turn.context.week !== null || does(turn, 'swap', 'drop', 'compare')) return false;
  const isOfTerm = turn.frame.conditions.some(({ condition: { on } }) => on === 'terms');
  const named = turn.frame.named.length;
  if (named > 0) return isOfTerm && Object.keys(amounts).length > 0 && INCLUDES.test(text);
  return isOfTerm && COUNTED.test(text) && HAS_DAYS_OFF.test(text);
};
const HAS_DAYS_OFF =
  /\b(?:mon|tues?|wednes|wed|thurs?|thu|fri)(?:days?)?s? (?:off|free|clear|empty)\b|\b(?:free|clear|empty) (?:mon|tues|wednes|thurs|fri)days?\b/u;
/** Matches "How much work is my spring going to be", "how heavy is the semester I put together". */
const ASKS_OWN_SUM =
  /\bhow (?:much|many|heavy|hard|bad|intense|busy)\b[^.?!\n]{0,40}\b(?:my|did i plan)\b|\bis my (?:\w+ )?(?:plan|schedule|spring|semester)\b[^.?!\n]{0,20}\b(?:work|heavy|much|hard|busy|light)\b/u;

/** Whether it asks about named courses: "My plan: A, B and C, any clash?", "do A and B fit in one schedule". */
const judgesNamed = (turn: Turn, text: string): boolean =>
  does(turn, 'total', 'clash', 'together') &&
  turn.frame.named.length > 1 &&
  !MADE.test(text) &&
  !WHAT_WEEK.test(text) &&
  !wishesBeside(text) &&
  !BEGINS_MADE.test(text);
/** Matches "What's a realistic schedule with A, B and C". */
const WHAT_WEEK =
  /\bwh?at(?:'?s| is| would be)? an? (?:\w+ ){0,3}(?:schedule|timetable|week|semester|term|spring|fall)\b/u;
const BEGINS_MADE =
  /^\W*(?:(?:hi|hey|hello|ok|so|now|can|could|would|you|u|please|pls|i want (?:you )?to|help me)\W+)*(?:build|make|create|put together|draft|design|work out|set up|schedule|arrange)\b/u;
const MADE =
  /\b(?:plan|build|make|create|draft|design|put|turn|map|lay|give|need|want|wanna)\b(?! check)[^:]*$/u;

/** Whether "schedule" is the student's own: "Does it still fit my schedule". */
const asksWhetherOwn = (turn: Turn, text: string): boolean =>
  does(turn, 'fits', 'frees') &&
  turn.isQuestion &&
  !fitsAtOnce(turn, text) &&
  !/\b(?:plan|build|make|create|draft)\b/u.test(text);

/** A change of amounts only: "At most three days a week, actually", "how do I get a day off in my plan". */
const amountsAlone = (turn: Turn, { amounts }: AmountsSaid): Request | null => {
  const { week } = turn.context;
  // "That's too much work, 18 hours at most": said of the week, and no wish for a course.
  const others = ofCourses(turn.frame).filter(({ condition: { on } }) => week === null || on !== 'hours');
  // "That's 16 units, right?" asks.
  if (turn.isQuestion && CHECKS_IT.test(turn.message)) return null;
  if (Object.keys(amounts).length === 0 || others.length + turn.frame.named.length > 0) return null;
  // "Make it four, but below 16 hours": the number of courses is said, too.
  if (week !== null && countIn(turn, weekText(turn.message), week) !== null) return null;
  if (week !== null) return weekAsked(withBounds(week, turn.frame));
  return OWN_PLAN.test(turn.message) ? weekAsked(ofPlan(termIn(turn), NO_CHANGE)) : null;
};
const CHECKS_IT = /^\W*(?:(?:so|and|ok|hm+)\W+)*(?:that'?s|thats|it'?s|is (?:that|it)|are (?:these|they)) /iu;
const OWN_PLAN = /\bmy (?:\w+ )?(?:plan|schedule|timetable|week|semester|spring|fall)\b/iu;
const NO_CHANGE = { add: [], drop: [], places: [] };

/** Adds the amounts of the whole week, and what a week cannot satisfy. The only place that does. */
const heldTo = (
  request: Extract<Request, { kind: 'week' }>,
  turn: Turn,
  { amounts, unheld }: AmountsSaid,
): Request => {
  const whole = turn.readPart(inPlainBounds(turn.message)).frame;
  const ask = { ...request.ask, ...amounts };
  const isOpen = amounts.units !== undefined && (request.total ?? null) === null;
  return {
    ...request,
    ask: isOpen ? upToUnits(ask, turn.context.week === null) : ofUnits(ask),
    unheld: whole.unheld,
    unread: [...new Set([...unheld, ...unheldIn(whole, turn.vocabulary), ...otherTerms(whole)])],
  };
};

/** "36 to 48 units, three or four courses": none with so few that so many could not come to it. */
const ofUnits = (ask: WeekAsk): WeekAsk => {
  const least = ask.units?.least ?? 0;
  const count = ask.codes.length + ask.choose.reduce((sum, each) => sum + each.count, 0);
  if (least === 0 || count === 0 || ask.from_plan) return ask;
  const min_units = least / count;
  // "18 units, five courses": not all of the same size.
  if (!Number.isInteger(min_units)) return ask;
  return { ...ask, choose: ask.choose.map((place) => (place.among ? place : { min_units, ...place })) };
};

/** Terms other than the first: a week has only one ("My fall and spring"). */
const otherTerms = ({ conditions }: Turn['frame']): string[] => {
  const terms = conditions.filter(({ condition: { on, isTurned } }) => on === 'terms' && !isTurned);
  const isOther = (at: number) => terms[at]?.condition.value !== terms[0]?.condition.value;
  return terms.flatMap(({ said }, at) => (at > 0 && isOther(at) ? [said] : []));
};

/** Adds open places: up to the usual number of courses, or as many as a least number of units may need. */
const upToUnits = (ask: WeekAsk, isNew: boolean): WeekAsk => {
  const last = ask.choose.at(-1);
  const isLeftOpen = isNew && last?.for === 'requirements' && Object.keys(last).length === 2;
  const choose = isLeftOpen ? ask.choose.slice(0, -1) : ask.choose;
  const held = ask.codes.length + choose.reduce((sum, { count }) => sum + count, 0);
  const count = (ask.units?.least ?? 0) > 0 ? MOST_BY_UNITS : USUAL - held;
  return count > 0 ? { ...ask, choose: [...choose, { count, for: 'requirements' }] } : { ...ask, choose };
};
const MOST_BY_UNITS = 8;

const fromNothing = (turn: Turn): Request | null => {
  if (turn.asked.length === 1 && sureFields(turn).length > 0 && !does(turn, 'week')) return null;
  const { ask, titles, total } = askFor(turn);
  // "Which religion courses would work this fall": one place alone is no week.
  const isOneOnly = ask.choose.length === 1 && ask.choose[0]?.count === 1;
  if (isOneOnly && ask.codes.length + titles.length === 0 && !does(turn, 'week')) return null;
  return weekAsked(ask, titles, total);
};

/** Whether a planning verb is about a term or several courses. */
const isPlanned = (turn: Turn): boolean =>
  does(turn, 'plan') &&
  (turn.frame.conditions.some(({ condition: { on } }) => on === 'terms') || turn.frame.count !== null) &&
  !turn.isQuestion;

const FEWEST = 3;
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
  const isBoundInAll = Object.keys(amounts).some((key) => key !== 'units');
  if (frame.order !== null || (frame.named.length > 0 && !isBoundInAll)) return false;
  const plain = inPlainBounds(message);
  const whole = readPart(plain.replace(NUMBERED, 'some $1')).frame;
  const isOfTerm = whole.conditions.some(({ condition: { on } }) => on === 'terms');
  const isBounded = Object.keys(boundsIn(whole)).length + unheld.length > 0 || isBoundInAll;
  const isSeveral = isSum || LOAD.test(message) || (whole.count ?? numberBeforeCourses(turn)) >= FEWEST;
  const others = ofCourses(whole).filter((each) => !isOfAny(each));
  const isOpen =
    others.length === 0 ||
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
    (isOfAll(message) || (isOpen && (isBounded || (isOfTerm && !LISTS.test(message)))))
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
const OF_SELF =
  /\b(?:(?:i )?need (?:three|four|five|[3-6]) (?:courses|classes)|on campus|on site|(?:come|coming|go|going|commute|drive) (?:in|to (?:campus|school|class|uni))|be (?:done|out|home|finished) (?:by|before)|i can (?:only )?(?:do|make)|i(?:'m| am|m) (?:only )?(?:free|available)|all of my (?:classes|courses))\b/iu;

/** Matches "What should I take in spring? Four courses, none on Fridays". */
const TAKES_WHAT =
  /\bwh?at (?:\w+ ){0,2}(?:(?:should|shud|could|can|do|shall|would|might) (?:i|we) (?:be )?(?:tak(?:e|ing)|do(?:ing)?|pick|choose)|(?:should|could|can|would) (?:you|u) (?:put|pick|choose|suggest|recommend|take))\b/iu;

/** "Is it doable to have three classes on Tuesdays and Thursdays only", "any way to do four courses in three days". */
const ASKS_IF_IT_CAN =
  /\b(?:possible|doable|feasible|manageable|realistic|workable|(?:any|some|a) (?:way|chance)|would it work|could it work|can it be done|show me)\b|\b(?:can|could|may|might) i (?:just |only |still |even )?(?:do|have|take|manage|get away with|fit|pull off|squeeze)\b|\bcould (?:a|my) (?:spring|semester|term|week)\b|\bwould (?:four|three|five|\d) (?:\w+ )?(?:courses|classes)\b/iu;

/** "Four classes, none on Fridays. What do you suggest?" */
const ASKS_FOR_IDEAS =
  /[.,;:!\n] ?(?:so |and |ok )?(?:what (?:do|would|can|could) (?:you|u) (?:suggest|recommend|think of|propose|have)|any (?:ideas?|suggestions?|thoughts)|(?:is (?:that|this|it) |would (?:that|this|it) be )?(?:possible|doable|feasible)|can (?:you|u) (?:do|manage) (?:that|it|this)|how (?:would|could) (?:that|this|it) look|does (?:that|such an? \w+) exist)\W*$/iu;

const numberBeforeCourses = ({ reading: { words } }: Turn): number =>
  words.find(({ number }, at) => number !== null && isOfCourses(words[at + 1]?.text, words[at + 2]?.text))
    ?.number ?? 0;
/** Whether a number counts courses: "4 classes", "4 of them". */
const isOfCourses = (next = '', after = ''): boolean =>
  COURSES.has(next) || (next === 'of' && (after === 'them' || after === 'those'));
/** "4 classes" counts courses even if a subject has that number. */
const NUMBERED = /\b\d (classes|courses)\b/iu;
const COURSES = new Set(['classes', 'courses']);
