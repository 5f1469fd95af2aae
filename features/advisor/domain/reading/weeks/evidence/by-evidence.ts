import type { WeekSaid } from '../../context.ts';
import type { Request } from '../../request.ts';
import {
  AMOUNT_NOUNS,
  LAYING,
  OWN_SAID,
  TROUBLE,
  WITH_THE_REST,
  DESCRIBING,
  FITTING,
  MAKING,
  MORE_COURSES,
  OF_ONE_COURSE,
  RELATED,
  SUMMING,
  SURELY_FITTING,
  TOLLS,
  WEEK_NOUNS,
  WISHING,
} from '../../tables/weeks/evidence-words.ts';
import { CODE } from '../../tables/weeks/wording.ts';
import { saysNothing } from '../../spans/says-nothing.ts';
import { does, sureFields, type Turn } from '../../turn.ts';
import { partsAsked, termIn } from '../ask-for-week.ts';
import { namedForWeek } from '../named-courses.ts';
import { ofPlan, withOthers } from '../change-week.ts';
import { boundsIn } from '../week-parts.ts';
import { boundsOf, weekAsked, without } from '../week-request.ts';
import { inPlainBounds, weekText } from '../week-text.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** What there is to see in a message about several courses. */
interface Evidence {
  /** Courses that are to be taken. */
  wanted: readonly string[];
  /** Of those, the ones that the week before has not. */
  fresh: readonly string[];
  /** Further courses are wanted, or described. */
  hasMore: boolean;
  /** How many courses are described or counted in all. */
  described: number;
  isBounded: boolean;
  isOfTerm: boolean;
  /** Something is to be made of it: "lay that out as a week". */
  isMade: boolean;
  isWished: boolean;
  asksSum: boolean;
  asksFit: boolean;
  /** A question about a course, or between courses. */
  asksElse: boolean;
}

/**
 * Requests about a week that no phrase gave away: by what a message names, in each of its sentences. 'week': a new one. Null: the message is
 * about something else.
 */
export const byEvidence = (turn: Turn): Request | 'week' | null => {
  if (does(turn, 'after', 'counted')) return null;
  const seen = evidenceIn(turn);
  // "Anything of those under six hours", of a list.
  const isOfList = turn.isOfList && turn.frame.named.length === 0 && turn.context.last?.kind === 'recommend';
  if (isOfList && !seen.isMade && !seen.asksFit && !seen.asksSum) return null;
  // Clashes, sums and comparisons of courses that are named have their own reading.
  // "Do these go together, hours-of-the-day-wise": no sum.
  const isOfFit = seen.asksFit && !seen.asksSum;
  const isOfSum = seen.asksSum && seen.wanted.length >= SEVERAL;
  const isRead =
    COMPARES.test(turn.message) ||
    (seen.wanted.length > 1 &&
      (does(turn, 'clash', 'compare') ||
        turn.frame.than !== null ||
        (turn.isQuestion && !isOfFit && !isOfSum && does(turn, 'together', 'total')) ||
        CLASHES.test(turn.message)));
  const asksFields = turn.isQuestion && sureFields(turn).some((field) => !OF_SUM.has(field));
  if ((isRead && !GRID.test(turn.message)) || (asksFields && !seen.isMade)) return null;
  return turn.context.week === null || turn.context.week.codes.length === 0
    ? withoutWeek(turn, seen)
    : afterWeek(turn, seen);
};

const COMPARES =
  /\b(?:less|more|easier|harder|better|lighter|heavier|worse|bigger|smaller)\b[^.?!\n]{0,20}\bthan\b|\b(?:versus|vs|difference|same (?:time|hour|slot))\b|\b(?:enough to|credit for|get into|prereqs?|prerequisites?|ready for|eligible|qualify)\b/iu;
/** Whether "yes" means that they clash is for the question about clashes to say. */
const CLASHES = /\b(?:clash|conflict|overlap|collide|collision|interfer)\w*\b/iu;
const OF_SUM: ReadonlySet<string> = new Set(['workload', 'units']);

const withoutWeek = (turn: Turn, seen: Evidence): Request | 'week' | null => {
  const { wanted, described, asksElse, asksSum, asksFit, isMade, hasMore, isBounded, isOfTerm, isWished } =
    seen;
  const { last } = turn.context;
  const before = last !== null && 'term' in last ? last.term : null;
  const term = termIn(turn) ?? (turn.frame.named.length < wanted.length ? (before ?? null) : null);
  const codes = [...wanted];
  if (asksElse && !isMade) return null;
  if (wanted.length > 1) {
    if (asksSum && !isMade) return { kind: 'term_total', codes, term };
    if (asksFit && !isMade && !hasMore)
      return isBounded ? 'week' : { kind: 'conflicts', codes, term, together: true };
    const text = weekText(turn.message);
    if (turn.isQuestion && !isMade && !hasMore) return isBounded && IF_TAKEN.test(text) ? 'week' : null;
    return isMade ||
      isBounded ||
      (hasMore && (isWished || isOfTerm)) ||
      (isWished && isOfTerm) ||
      (isOfTerm && turn.frame.count === wanted.length) ||
      (isOfTerm && wanted.length >= SEVERAL && isBareList(turn)) ||
      WANTS.test(text)
      ? 'week'
      : null;
  }
  // "Lazy term: three light ones out of 17 or 21A, tue/thu only".
  if (wanted.length === 0)
    return described >= SEVERAL && SAYS_WEEK.test(turn.message) && isBounded && !turn.isQuestion
      ? 'week'
      : null;
  if (wanted.length === 1 && hasMore && isMade && (isOfTerm || isBounded)) return 'week';
  if (wanted.length === 1 && isMade && ADDS.test(turn.message) && !isBounded)
    return weekAsked(ofPlan(term ?? undefined, { add: codes, drop: [], places: [] }));
  if (wanted.length === 1 && (asksFit || asksTrouble(turn)) && !isMade && !hasMore && isIntoPlan(turn))
    return { kind: 'week_change', term, base: null, add: codes, drop: [], bounds: boundsOf(), asks: 'fits' };
  return null;
};

/** "A, B and C in spring", and nothing else. */
const isBareList = ({ reading: { words, spans }, isQuestion }: Turn): boolean =>
  !isQuestion &&
  !words.some(({ text }) => AMOUNT_NOUNS.has(text) || SUMMING.has(text)) &&
  words.every(
    ({ text }, at) =>
      saysNothing(text) ||
      BARE.has(text) ||
      spans.some(
        ({ from, to, meaning }) =>
          (meaning.is === 'course' || meaning.is === 'term') && from <= at && at < to,
      ),
  );
const BARE = new Set('in for next this the spring fall term semester and plus with so'.split(' '));

/** "Tack on CHEM 5 and show the week": beside what is planned. */
const ADDS = new RegExp(
  String.raw`\b(?:add|tack|throw|stick|squeeze|pile|bolt|slap|put|include)(?: on| in)? (?:${CODE})\b`,
  'iu',
);
const IF_TAKEN = /\bif (?:i|he|she|we|they)\b|\bwith\b|\b(?:everything|all of (?:it|them)|they all)\b/u;
const WANTS =
  /\b(?:i|we|he|she|they)(?:'d| would| should|'ll| will|'m| am| is)? (?:really |just |also |definitely |rather )?(?:wants?|needs?|like|love|takes?|pick|choose|taking|doing|intends?|plan|hopes?|going (?:to take|for)|ha(?:ve|s) to take|must take)\b(?! to (?:know|ask|hear|compare|understand|see))|\b(?:let us|let's|lets) (?:\w+ ){0,2}(?:take|do|have|pick|go)\b|\b(?:and|then) take\b/u;
const SAYS_WEEK = /\b(?:week|schedule|timetable|semester|term|sem|plan|grid|calendar|lineup)\b/iu;
const SEVERAL = 3;

const afterWeek = (turn: Turn, seen: Evidence): Request | 'week' | null => {
  const { week } = turn.context;
  if (week === null) return null;
  const { wanted, fresh, asksElse, asksSum, asksFit, isMade, hasMore } = seen;
  const base = [...week.codes];
  const term = termIn(turn) ?? week.asked.term ?? null;
  const withFresh = {
    kind: 'week_change' as const,
    term,
    base,
    add: [...fresh],
    drop: [],
    bounds: boundsOf(week.asked),
  };
  if (asksElse && !isMade) return null;
  if (fresh.length > 1 && (isMade || hasMore) && !does(turn, 'swap', 'drop', 'add')) return 'week';
  if (asksSum && !isMade)
    return wanted.length > 1 && fresh.length > 0
      ? { kind: 'term_total', codes: [...wanted], term }
      : { ...withFresh, asks: 'total' };
  const isFit = asksFit || (asksTrouble(turn) && isIntoPlan(turn));
  if (isFit && fresh.length > 0 && !isMade && !hasMore && !does(turn, 'swap', 'drop'))
    return { ...withFresh, asks: 'fits' };
  const swapped = asksFit || isMade ? null : inPlaceOf(turn, fresh, week);
  if (swapped !== null) return weekAsked(swapped);
  return null;
};

const boundsOfAll = (turn: Turn) => boundsIn(turn.readPart(inPlainBounds(turn.message)).frame);

/** "Ok 7.016 then, same other two": in the place of the one of its field. */
const inPlaceOf = (
  { message, isQuestion }: Turn,
  [code = '', ...others]: readonly string[],
  week: WeekSaid,
) => {
  const [field] = code.split(/[ .]/u);
  const like = week.codes.filter((each) => each.split(/[ .]/u)[0] === field);
  const [gone] = like;
  return others.length > 0 || like.length !== 1 || gone === undefined || isQuestion || !THEN.test(message)
    ? null
    : withOthers(week, { add: [code], drop: [gone], places: [] });
};
const THEN = /\b(?:then|instead|rather|same|other two|other three|others)\b/iu;

/** "And the damage in hours?", after a week. */
export const sumOfShown = (turn: Turn): Request | null => {
  const { week } = turn.context;
  const [sentence, ...more] = sentencesOf(turn.message);
  if (week === null || week.codes.length === 0 || !turn.context.isOfWeek || sentence === undefined)
    return null;
  const { words, text } = sentence;
  if (more.length > 0 || words.length > MOST_ASKING || !text.includes('?') || turn.frame.named.length > 0)
    return null;
  if (!has(sentence, UNITS_SAID) || words.some(({ number }) => number !== null) || CHANGING.test(text))
    return null;
  return {
    kind: 'week_change',
    term: termIn(turn) ?? week.asked.term ?? null,
    base: [...week.codes],
    add: [],
    drop: [],
    bounds: boundsOf(week.asked),
    asks: 'total',
  };
};
const MOST_ASKING = 9;
const UNITS_SAID = new Set(['hours', 'hour', 'hrs', 'units', 'credits', 'workload']);
const CHANGING =
  /\b(?:if|without|with|under|less|fewer|more|lighter|swap|drop|add|instead|which|each|any|one|of them|per (?:class|course)|office|plan|free)\b/iu;

/** "Could 18.600 squeeze in", "would it go in there too", "alongside my three". */
const isIntoPlan = (turn: Turn): boolean => {
  const text = weekText(turn.message);
  return INTO_IT.test(text) || OWN_SAID.test(text) || WITH_THE_REST.test(text);
};
const INTO_IT = /\b(?:in|inside|into (?:it|that|there|my \w+)|now|after all|after that|still)\W*$/u;

/** "MATH 21B with all that. Any trouble?" */
const asksTrouble = (turn: Turn): boolean =>
  turn.isQuestion && turn.reading.words.some(({ text }) => TROUBLE.has(text));

/** "Lay out A, B and C". */
const lays = ({ words }: Sentence): boolean => {
  const first = words.find(({ text }) => !POLITE.has(text))?.text ?? '';
  return LAYING.has(first) || (WEEK_NOUNS.has(first) && words.length > FEWEST_LAID);
};
const FEWEST_LAID = 3;

const evidenceIn = (turn: Turn): Evidence => {
  const { wanted, either, rest } = namedForWeek(turn);
  const text = weekText(turn.message);
  const sentences = sentencesOf(turn.message);
  const inAll = wanted.length + either.length;
  const named = LIKE_IT.test(text) ? [] : [...wanted, ...either.flatMap(([first]) => first ?? [])];
  const { places, total } = partsAsked(turn, inPlainBounds(rest));
  const isBounded = Object.keys(boundsOfAll(turn)).length > 0;
  const hasMore =
    MORE_COURSES.test(weekText(rest)) && places.length > 0 && !CHOOSES.test(text) && !SEEKS.test(text);
  const isOfTerm =
    turn.frame.conditions.some(({ condition: { on } }) => on === 'terms') || sentences.some(isOfWeek);
  return {
    described: Math.max(
      total ?? 0,
      places.reduce((sum, { count }) => sum + count, 0),
    ),
    wanted: named,
    fresh: without(named, turn.context.week?.codes ?? []),
    hasMore,
    isBounded,
    isOfTerm,
    isMade: sentences.some((sentence) => makes(sentence) || (named.length > 1 && lays(sentence))),
    isWished: sentences.some(({ words }) => words.some(({ text: word }) => WISHING.has(word))),
    asksSum: sentences.some((sentence) => sums(sentence, inAll)),
    asksFit: sentences.some((sentence) => fits(sentence)) && !does(turn, 'compare'),
    asksElse:
      sentences.some((sentence) => asksOfOne(sentence, hasMore)) ||
      (named.length > 0 && (CHOOSES.test(text) || SEEKS.test(text))),
  };
};
/** "Something like GOV 20": that course is not to be taken. */
const LIKE_IT =
  /\b(?:something|anything|similar|classes|courses|class|course|more|one|ones|much) (?:\w+ )?(?:like|similar to|as)\b|\bsimilar to\b/u;
/** "Find me a lecture that fits around them": one of a list. */
const SEEKS =
  /\b(?:find|what else|anything else|looking for|recommend\w*|suggest\w*|list(?= (?:of|me|some|all|the|any)\b)|options|ideas|similar|fits? (?:around|beside|with|next to))\b/u;
/** "GOV 20 or GOV 30": one of them is to be chosen. */
const CHOOSES = /\d[a-z]{0,2} or (?:[a-z]{2,9} )?\d|\b(?:thoughts|opinions?|worth|should i|recommend\w*)\b/u;

const has = ({ words }: Sentence, some: ReadonlySet<string>): boolean =>
  words.some(({ text }) => some.has(text));
const isOfWeek = (sentence: Sentence): boolean => has(sentence, WEEK_NOUNS);

/** Whether a sentence asks that something be made: "make it a week", "can you put that together", "please show one". */
export const makes = (sentence: Sentence): boolean => {
  const texts = sentence.words.map(({ text }) => text);
  const at = texts.findIndex((text) => MAKING.has(text));
  if (at < 0 || DOUBTS.has(texts[0] ?? '')) return GRID.test(sentence.text);
  const before = texts.slice(Math.max(0, at - 4), at);
  const isAsked =
    at === 0 ||
    sentence.words[at]?.gap !== 'space' ||
    before.every((text) => POLITE.has(text)) ||
    (before.includes('you') && before.some((text) => CAN.has(text))) ||
    before.includes('please');
  // "Tack on CHEM 5 and show the week".
  if (before.at(-1) === 'and' && texts.slice(at).some((text) => WEEK_NOUNS.has(text))) return true;
  return (
    isAsked &&
    (texts.slice(at).some((text) => WEEK_NOUNS.has(text) || IT.has(text)) || GRID.test(sentence.text))
  );
};
const GRID =
  /\b(?:on|as|in|into) (?:an? |one |the |my )?(?!same )(?:\w+ )?(?:grid|timetable|calendar|schedule|week)\b(?! (?:from|until))|\b(?:behold|see|view|look at|picture) (?:my|the|a|our) (?:\w+ )?(?:week|schedule|timetable)\b|\b(?:make|call|build|draw|show|plan|give|see|have|get|propose|offer|suggest) (?:(?:it|that|this|them|me|us|up|such) ){0,2}(?:an?|the|my) (?:\w+ )?(?:week|schedule|semester|term)\b/iu;
const DOUBTS = new Set(['does', 'do', 'did', 'is', 'are', 'would', 'will']);
const POLITE = new Set(
  'please pls plz can could would will you u so and ok okay now then just kindly to help me lets let us i want like id go ahead dear quill hey hi hello'.split(
    ' ',
  ),
);
const CAN = new Set(['can', 'could', 'would', 'will', 'may']);
const IT = new Set(['it', 'that', 'this', 'them', 'these', 'those', 'together', 'all', 'something', 'one']);

/**
 * Whether a sentence asks for the sum: "how many hours a week would that eat", "the damage in hours?".
 *
 * @param named how many courses the message names: of three it is the sum that is asked for, which tells each one's hours, too
 */
const sums = (sentence: Sentence, named: number): boolean => {
  const { words, isQuestion, text } = sentence;
  if (!has(sentence, AMOUNT_NOUNS) && !has(sentence, TOLLS) && !OF_LIFE.test(text)) return false;
  if (EACH.test(text)) return false;
  const isAsked = isQuestion || HOW_MUCH.test(text) || TELL.test(text);
  if (isAsked && named >= SEVERAL && !BOUND.test(text) && (WHAT.test(text) || TELL.test(text))) return true;
  const isHow = HOW_MUCH.test(text) || has(sentence, TOLLS);
  return (
    isAsked &&
    !BOUND.test(text) &&
    (isHow || (words.length < 30 && WHAT.test(text) && has(sentence, SUMMING)))
  );
};
const HOW_MUCH =
  /\badd(?:s|ed|ing)? (?:it |them |that |all )*up\b|\b(?:units|credits)\b[^.?!\n]{0,12}\b(?:hours|hrs|workload)\b|\b(?:hours|hrs|workload)\b[^.?!\n]{0,12}\b(?:units|credits)\b|\bhow (?:many|much|heavy|busy|hard)\b|\b(?:too much|a lot of|lots of|that much) work\b/iu;
const WHAT = /\bwhat(?:'?s| is| would| will| do| does| are)?\b/iu;
const TELL =
  /\b(?:tell|remind|give|show|read) me\b|\b(?:like|want|need|love|curious|care|dying) to (?:know|hear|see|find out)\b|\b(?:wonder(?:ing)?|curious|figure out|work out|calculate|compute|add up)\b/iu;
/** "How much of my life would these take". */
const OF_LIFE = /\bhow much\b[^.?!]{0,120}\b(?:take|eat|cost|consume|swallow|steal|require|demand)s?\b/iu;
const EACH =
  /\b(?:each(?! (?:week|semester|term)\b)|every one|apiece|per (?:class|course)|respectively|individually)\b/iu;
const BOUND =
  /\b(?:at most|under|below|less than|no more than|max|maximum|up to|over|more than|at least|between|within) (?:\w+ )?\d|\d+ ?(?:hours|hrs|h|units) (?:or less|max|tops|at most|or fewer)/iu;

/** Whether a sentence asks if it can be: "does it all go in one spring?" */
const fits = (sentence: Sentence): boolean => {
  const { words, isQuestion } = sentence;
  if (!isQuestion) return IF_IT.test(sentence.text) && has(sentence, SURELY_FITTING);
  const first = words.find(({ text }) => !LEADS.has(text))?.text ?? '';
  if (WHICH.has(first)) return false;
  const some = ASKS_IF.has(first) ? FITTING : SURELY_FITTING;
  // "Less work", "how much work": no question whether it works.
  return (
    (ASKS_IF.has(first) && TAKES_ALL.test(sentence.text)) ||
    words.some(({ text }, at) => some.has(text) && !(text === 'work' && LOAD.has(words[at - 1]?.text ?? '')))
  );
};
/** "Can I take all of those", "could he do these together". */
const TAKES_ALL =
  /\b(?:take|do|have|manage|handle|juggle|survive|pull off|attend)\b[^.?!]{0,60}\b(?:all|both|together|those|these|them|at once|at the same time|side by side|the (?:two|three|four|five))\b/iu;
const LOAD = new Set(['less', 'more', 'much', 'of', 'the', 'hard', 'little', 'too', 'heavy', 'at']);
const IF_IT = /\b(?:if|whether)\b/iu;
const LEADS = new Set(
  'and so ok okay but then now well hm hmm timewise quick question also just or'.split(' '),
);
const WHICH = new Set(['what', 'which', 'who', 'where', 'when', 'why', 'how', 'any', 'whats']);
const ASKS_IF = new Set('do does can could would will is are may might'.split(' '));

/** @param hasMore whether further courses are described: "one rated 4.5 or better" asks nothing */
const asksOfOne = (sentence: Sentence, hasMore: boolean): boolean =>
  sentence.isQuestion &&
  !sums(sentence, 0) &&
  sentence.words.some(
    ({ text }, at) =>
      OF_ONE_COURSE.has(text) &&
      !(hasMore && DESCRIBING.has(text)) &&
      !(RELATIVE.has(text) && isRelative(sentence, at)),
  );
const RELATIVE = new Set(['which', 'where', 'who', 'when']);
/** "A week which has all of it", beside "which one is easier". */
const isRelative = ({ words }: Sentence, at: number): boolean =>
  at > 0 && words[at]?.gap === 'space' && RELATED.has(words[at - 1]?.text ?? '');
