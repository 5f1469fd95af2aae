import type { WeekAsk } from '../../week/week-tools.ts';
import { changed as changedWish } from '../change.ts';
import type { Frame } from '../frame/frame.ts';
import type { Request } from '../request.ts';
import { does, sureFields, type Turn } from '../turn.ts';
import { A_VERSION, SAME_ONES, SETS_ASIDE, STARTS_OVER, STAYS } from '../tables/weeks/week-bases.ts';
import { MAKES_WEEK } from '../tables/weeks/week-phrases.ts';
import { resolveReferences } from '../references/refer.ts';
import { asksWhatThereIs } from './asks-by-parts.ts';
import { inFreeDays } from './evidence/what-frees.ts';
import { sumOfOwn, sumOfSpoken } from './evidence/sums-of-own.ts';
import { asSpoken } from './evidence/as-spoken.ts';
import { fitsAsShown } from './evidence/fits-as-shown.ts';
import { accepted, askedAgain, fitsOwnAsIs, otherThanAsked } from './evidence/goes-on.ts';
import { fitsOwn, fitsOwnBounds } from './evidence/fits-own.ts';
import { byEvidence, sumOfShown } from './evidence/by-evidence.ts';
import { hoursOfShown, laterThanShown } from './evidence/hours-of-shown.ts';
import { aboutWeek, asksWhatFrees, whatIsWrong } from './about-week.ts';
import { asksForOne } from './asks-for-one.ts';
import { fitsAtOnce, togetherNamed } from './asks-for-several.ts';
import { askFor, partsAsked, termIn, USUAL } from './ask-for-week.ts';
import { asWeek, changed } from './changed-week.ts';
import { heaviestGone } from './heaviest-gone.ts';
import { saidToStay } from './meant-course.ts';
import { namedForWeek } from './named-courses.ts';
import { goesThoughNotThere } from './evidence/not-there.ts';
import { asksOfTalk, isOfNoWeek } from './evidence/no-week.ts';
import { ownHoursMoved } from './evidence/own-hours-moved.ts';
import { totalMade } from './evidence/total-made.ts';
import { whyNot, withCodeOfIt } from './evidence/why-not.ts';
import { offered } from './offers.ts';
import { ofPlan, withBounds, withFixed } from './change-week.ts';
import { type AmountsSaid, amountsIn } from './week-amounts.ts';
import { boundsIn, ofCourses, unheldIn } from './week-parts.ts';
import { addedToOwn, othersExchanged } from './orders/others-exchanged.ts';
import { afterImpossible } from './orders/after-impossible.ts';
import { undone } from './orders/undone.ts';
import { changedByOrders, summedWithout } from './orders/change-by-orders.ts';
import { inDaysMeant } from './plain/days-meant.ts';
import { mended } from './plain/mended.ts';
import { inOwnTimes } from './plain/own-times.ts';
import { ownKept } from './orders/own-kept.ts';
import { withoutOwnPlan } from './edits/set-aside.ts';
import { asksShortly, planAsWeek } from './edits/own-week.ts';
import { isOfFewer } from './edits/mentions.ts';
import { askedOfOwn } from './edits/asked-of-own.ts';
import { rearranged } from './edits/rearranged.ts';
import { edited } from './edits/edited.ts';
import { putBack } from './put-back.ts';
import { countIn } from './resized-week.ts';
import { timesOfPlaces, withTimes } from './times/times-of-places.ts';
import { ofUnits, upToUnits } from './units-of-week.ts';
import { titlesAsCodes } from './plain/titles-as-codes.ts';
import { weekAsked } from './week-request.ts';
import { inPlainBounds, inPlainChanges, inPlainSayings, weekText } from './week-text.ts';

/** What a message asks of, or changes in, the week shown or the student's plan, taken as a whole: it may tell much besides. */
export const ofOwnWeek = (typed: Turn): Request | null => {
  const ofShownOnly =
    hoursOfShown(typed) ??
    laterThanShown(typed) ??
    totalMade(typed) ??
    ownHoursMoved(typed) ??
    goesThoughNotThere(typed) ??
    whyNot(typed);
  if (ofShownOnly !== null) return ofShownOnly;
  const message = inDaysMeant(mended(reread(typed, withCodeOfIt(typed))));
  if (withoutOwnPlan(message) !== message) return null;
  const turn = reread(typed, message);
  if (isOfNoWeek(turn) || (SAVES.test(message) && offered(turn, weekText(message)) !== null)) return null;
  const said = reread(turn, inPlainSayings(message));
  const strictly =
    turn.context.week === null ? ordersOfPlan(said) : ofShown(said, reread(said, putBack(said)));
  if (strictly === null) return askedOfOwn(turn) ?? edited(turn) ?? rearranged(turn, said);
  if (strictly.kind !== 'week' || (strictly.change?.gone ?? []).length === 0) return strictly;
  const whole = edited(turn);
  return whole?.kind === 'week' && saysMore(whole.ask, strictly.ask) ? whole : strictly;
};

/** "Replace A with another one, fewer hours", "add B and one easy class": whether the same is read, and more of what comes. */
const saysMore = (whole: WeekAsk, ask: WeekAsk): boolean => {
  const isSame = JSON.stringify({ ...whole, choose: [] }) === JSON.stringify({ ...ask, choose: [] });
  const added = whole.choose.slice(ask.choose.length);
  const told = ask.choose.map((place, at) =>
    Object.keys(whole.choose[at] ?? {}).filter((key) => !Object.keys(place).includes(key)),
  );
  return isSame && added.length + told.flat().length > 0 && told.flat().every((key) => key in OF_LOAD);
};
const OF_LOAD = { lighter_than: 1, light: 1, max_hours: 1, min_rating: 1 };

const SAVES = /\b(?:add|put|save|stick|note|write|jot|get|throw)\b/iu;

/** A change of the plan, where each clause of the message is an order or a bound, and something goes that the plan has. */
const ordersOfPlan = (said: Turn): Request | null => {
  const { context } = said;
  const plan =
    context.last?.kind === 'recommend' || context.last?.kind === 'week_change' ? null : planAsWeek(said);
  if (plan === null || ASKS_OUTRIGHT.test(said.message) || asksShortly(said)) return null;
  const request = byOrders({ ...said, context: { ...context, week: plan, isOfWeek: true } });
  const gone = request?.kind === 'week' ? (request.change?.gone ?? []) : [];
  return gone.length > 0 && !isOfFewer(said, plan, gone) ? request : null;
};

/** "Do students drop CHEM 5 a lot". */
const ASKS_OUTRIGHT = /^\W*(?:do|does|did|is|are|was|were|how|why|which|who|when)\b/iu;

/** What is said in one piece of the week before. */
const ofShown = (plain: Turn, said: Turn): Request | null =>
  undone(plain) ??
  accepted(said) ??
  otherThanAsked(said) ??
  askedAgain(said) ??
  fitsOwnAsIs(said) ??
  orderedIn(said);

/** A change of the week before, or a question about it, that is said in one piece. */
const orderedIn = (said: Turn): Request | null =>
  afterImpossible(said) ??
  othersExchanged(said) ??
  addedToOwn(said) ??
  sumOfShown(said) ??
  sumOfOwn(said) ??
  sumOfSpoken(said) ??
  fitsOwn(said) ??
  fitsOwnBounds(said) ??
  ownKept(said) ??
  fitsAsShown(said) ??
  byOrders(said) ??
  summedWithout(said);

/** The request about a week; null if the message is about something else. */
export const ofWeeks = (typed: Turn): Request | null => {
  const corrected = inDaysMeant(mended(typed));
  const left = withoutOwnPlan(corrected);
  const plain = reread(typed, inPlainSayings(left));
  const said = left === corrected ? reread(plain, putBack(plain)) : { ...plain, planned: [] };
  if (isOfNoWeek(said)) return null;
  const going = undone(plain) ?? accepted(said) ?? askedAgain(said) ?? fitsOwnAsIs(said);
  if (going !== null) return going;
  const spoken = asSpoken(said, byOrders);
  if (spoken !== null) return spoken;
  const ordered = orderedIn(said);
  if (ordered !== null) return ordered;
  const {
    turn: titled,
    isAnew: isFresh,
    isSame,
  } = withBase(withTitles(reread(said, inFreeDays(said.message))));
  const isAnew = isFresh || left !== corrected;
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
    (isMade ? fromNothing(turn, amounts.amounts.units !== undefined) : null) ??
    ofEvidence(turn);
  return request?.kind === 'week' ? heldTo(isSame ? ofSame(request, turn) : request, turn, amounts) : request;
};

/** What no phrase gave away. */
const ofEvidence = (turn: Turn): Request | null => {
  const seen = byEvidence(turn);
  return seen === 'week' ? fromNothing(turn, false) : seen;
};

/** A change of the week shown, where each clause of the message is an order or a bound. */
const byOrders = (said: Turn): Request | null => {
  if (asksWhatThereIs(said)) return null;
  const titled = reread(said, inOwnTimes(titlesAsCodes(said.message, said.vocabulary.lexicon)));
  const amounts = amountsIn(titled.message);
  const turn = reread(titled, amounts.rest);
  const request = changedByOrders(turn, boundsAnew(turn, amounts));
  return request === null ? null : heldTo(request, turn, amounts);
};

/** Whether the week is bounded otherwise than before: "and still only three days" bounds it no more. */
const boundsAnew = ({ context: { week } }: Turn, { amounts }: AmountsSaid): boolean => {
  const held = week?.asked;
  const { units, ...others } = amounts;
  return (
    (units !== undefined && (units.least !== held?.units?.least || units.most !== held.units.most)) ||
    Object.entries(others).some(
      ([key, value]) => !Object.entries(held ?? {}).some(([name, had]) => name === key && had === value),
    )
  );
};

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
const TOOK_IT = new RegExp(
  String.raw`^\W*(?:(?:oh|but|wait|hm+|hmm+|actually|so|ah|oops)\W+)*i(?:'ve| have|ve)? (?:already )?` +
    String.raw`(?:took|taken|did|done|had|passed|finished) ((?:[a-z][a-z-]{1,9} |\d{1,2}[a-z]?\.)\w{1,6})` +
    String.raw`(?: (?:already|before|last \w+|as a \w+))*\W*$`,
  'iu',
);

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
  // A question about a week shown wishes for nothing.
  if (request?.kind !== 'week' || request.hours !== undefined) return {};
  if (request.ask.choose.length !== 1 || request.ask.codes.length > 0) return {};
  return { frame: context.isOfWeek && context.frame ? changedWish(context.frame, frame, 'instead') : frame };
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
  // The question may be what was left out.
  const isQuestion = message.includes('?') || (turn.isQuestion && !turn.message.includes('?'));
  return { ...turn, ...resolved, reading, message, asked, isQuestion };
};

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
    // "What if I drop that one" asks for no rule.
    unheld: whole.unheld.filter((thing) => thing !== 'standing' || request.change === undefined),
    unread: [
      ...new Set([
        ...unheld,
        ...unheldIn(whole, turn.vocabulary),
        ...otherTerms(whole),
        ...severalTerms(turn),
      ]),
    ],
  };
};

/** Terms other than the first: a week has only one ("My fall and spring"). */
const otherTerms = ({ conditions }: Turn['frame']): string[] => {
  const terms = conditions.filter(({ condition: { on, isTurned } }) => on === 'terms' && !isTurned);
  const isOther = (at: number) => terms[at]?.condition.value !== terms[0]?.condition.value;
  return terms.flatMap(({ said }, at) => (at > 0 && isOther(at) ? [said] : []));
};

/** "Plan out both semesters": a week is of one. */
const severalTerms = ({ reading: { words } }: Turn): string[] => {
  const at = words.findIndex(({ text }) => text === 'semesters' || text === 'terms');
  const before = words[at - 1];
  return before !== undefined && BOTH.has(before.text) ? [`${before.text} ${words[at]?.text ?? ''}`] : [];
};
const BOTH = new Set(['both', 'all']);

/** "Build my spring timetable so my econ requirements are finished": of as many courses as are usual. */
const forAllRequirements = (asked: ReturnType<typeof askFor>, text: string): ReturnType<typeof askFor> => {
  const [place, ...others] = asked.ask.choose;
  const isOfAll =
    place?.for === 'requirements' &&
    place.count === 1 &&
    others.length + asked.titles.length === 0 &&
    /\brequirements\b/u.test(text) &&
    MAKES_WEEK.some((each) => each.test(text));
  if (!isOfAll) return asked;
  const count = Math.max(1, USUAL - asked.ask.codes.length);
  return { ...asked, ask: { ...asked.ask, choose: [{ count, for: 'requirements' }] } };
};

/** @param isOfUnits whether so many units are wanted: more than the one place that is described */
const fromNothing = (turn: Turn, isOfUnits: boolean): Request | null => {
  if (asksOfTalk(turn)) return null;
  const timed = timesOfPlaces(turn);
  const text = weekText(turn.message);
  const asked = timed === null ? askFor(turn) : withTimes(askFor(reread(turn, timed.left)), timed, turn);
  const { ask, titles, total } = forAllRequirements(asked, text);
  // "A schedule of four: GOV 30, and one of each", whatever fields its words seem to ask.
  const isOfSome =
    ask.choose.reduce((sum, { count }) => sum + count, 0) > 1 && MAKES_WEEK.some((each) => each.test(text));
  if (turn.asked.length === 1 && sureFields(turn).length > 0 && !does(turn, 'week') && !isOfSome) return null;
  // "Which religion courses would work this fall": one place alone is no week.
  const isOneOnly = ask.choose.length === 1 && ask.choose[0]?.count === 1;
  if (isOneOnly && !isOfUnits && ask.codes.length + titles.length === 0 && !does(turn, 'week')) return null;
  return weekAsked(ask, titles, total);
};
