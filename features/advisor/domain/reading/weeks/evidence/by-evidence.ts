import {
  ADDS,
  BOUND,
  CHANGING,
  CHOOSES,
  CLASHES,
  COMPARES,
  EACH,
  GRID,
  HOW_MUCH,
  IF_IT,
  IF_TAKEN,
  INTO_IT,
  LIKE_IT,
  OF_LIFE,
  SAYS_WEEK,
  SEEKS,
  TAKES_ALL,
  TELL,
  THEN,
  WANTS,
  WHAT,
} from '../../tables/weeks/by-evidence-words.ts';
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
 * Requests about a week that no phrase gave away: by what a message names, in each of its sentences. 'week': a
 * new one. Null: the message is
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
    // "Do any of those have exams" is about what no record states.
    if (asksFit && !isMade && !hasMore && turn.frame.unheld.length === 0)
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

/** "Could 18.600 squeeze in", "would it go in there too", "alongside my three". */
const isIntoPlan = (turn: Turn): boolean => {
  const text = weekText(turn.message);
  return INTO_IT.test(text) || OWN_SAID.test(text) || WITH_THE_REST.test(text);
};

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
const DOUBTS = new Set(['does', 'do', 'did', 'is', 'are', 'would', 'will']);
const POLITE = new Set(
  (
    'please pls plz can could would will you u so and ok okay now then just kindly to help me lets let ' +
    'us i want like id go ahead dear quill hey hi hello'
  ).split(' '),
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
const LOAD = new Set(['less', 'more', 'much', 'of', 'the', 'hard', 'little', 'too', 'heavy', 'at']);
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
