import {
  ADDED_CLEAR,
  ADDS_IF,
  ADDS_SOME,
  AND_DAY,
  AND_THIS,
  ASKS_HOURS,
  ASKS_SUM_OF,
  BARE_SUM,
  CHANGES,
  DROPS,
  FITS_AS_IS,
  FITS_IF_GONE,
  FOR,
  GONE_THEN_FITS,
  IF_ALL_TAKEN,
  IF_DROPPED,
  IF_I,
  OF_ALL_NAMED,
  OF_IT,
  OF_MINE,
  OF_THOSE,
  OTHERS,
  OWN_LOAD,
  OWN_SUM,
  OWN_WEEK,
  PLAN_SAID,
  SPEAKS_OF_PLAN,
  STILL_FITS,
  STILL_IF,
  WHAT_IS_WRONG,
  WITHOUT_IT,
} from '../tables/weeks/about-week-words.ts';
import type { WeekAsk } from '../../week/week-tools.ts';
import type { Request } from '../request.ts';
import { ASKS_TO_ADD } from '../tables/weeks/clause-words.ts';
import {
  ASKS_FIT,
  ASKS_SUM,
  BESIDE_PLAN,
  OF_WEEK_SHOWN,
  OF_WHAT_THERE_IS,
} from '../tables/weeks/week-phrases.ts';
import { ASKS_OWN_PLAN } from '../tables/weeks/week-bases.ts';
import { weekdaysOf } from '../to-wish.ts';
import { does, sureFields, type Turn, wantedHeads } from '../turn.ts';
import { termIn } from './ask-for-week.ts';
import { namedForWeek } from './named-courses.ts';
import { boundsIn, ofCourses } from './week-parts.ts';
import { ofPlan } from './change-week.ts';
import { boundsOf, weekAsked, without } from './week-request.ts';
import { asksWhatToLose, losesForDay } from './evidence/what-frees.ts';
import { inPlainBounds } from './week-text.ts';

const baseOf = ({ context: { week } }: Turn): string[] | null => (week === null ? null : [...week.codes]);
const termOf = (turn: Turn): string | null =>
  termIn(turn) ?? turn.context.week?.asked.term ?? ofOwnBefore(turn)?.term ?? null;
/** The question before, of the student's plan. */
const ofOwnBefore = ({ context: { week, last } }: Turn) =>
  week === null && last?.kind === 'week_change' && last.base === null ? last : null;

/** A question about a week: the last one, or the student's plan. */
export const aboutWeek = (turn: Turn, text: string): Request | null =>
  ownPlan(turn, text) ??
  freed(turn, text) ??
  fittingAsIs(turn, text) ??
  fitting(turn, text) ??
  summedIfTaken(turn, text) ??
  summed(turn, text) ??
  summedNamed(turn, text);

/** "What is in my plan": the student's own, whatever week was spoken of. */
const ownPlan = (turn: Turn, text: string): Request | null =>
  ASKS_OWN_PLAN.test(text) && turn.frame.named.length === 0 ? { kind: 'own_plan', term: termOf(turn) } : null;

/** "If I took A, B and C together, how many hours": of those alone, whatever is planned. */
const summedIfTaken = (turn: Turn, text: string): Request | null => {
  const { wanted, out } = namedForWeek(turn);
  const isSum =
    wanted.length > 1 &&
    out.length === 0 &&
    IF_ALL_TAKEN.test(text) &&
    ASKS_SUM_OF.test(text) &&
    !OWN_WEEK.test(text);
  return isSum && !does(turn, 'compare', 'swap', 'drop', 'add')
    ? { kind: 'term_total', codes: wanted, term: termOf(turn) }
    : null;
};

/** "A + B + C, how many hours a week is that": a sum of the courses named, without a week. */
const summedNamed = (turn: Turn, text: string): Request | null => {
  const { wanted, out } = namedForWeek(turn);
  const isSum =
    wanted.length > 1 && out.length === 0 && OF_ALL_NAMED.test(text) && !does(turn, 'compare', 'swap');
  return isSum && !turn.frame.conditions.some(({ condition: { on } }) => on === 'hours')
    ? { kind: 'term_total', codes: wanted, term: termOf(turn) }
    : null;
};

/** A question whether a plan fits as it is: "Does everything in my plan fit together?" */
const fittingAsIs = (turn: Turn, text: string): Request | null => {
  if (turn.frame.named.length > 0 || !(turn.isQuestion || /\bif\b/u.test(text)) || !FITS_AS_IS.test(text))
    return null;
  return turn.context.week === null
    ? weekAsked(ofPlan(termIn(turn), { add: [], drop: [], places: [] }))
    : null;
};
/** "I put together a plan. What doesn't fit together, and why?": all courses of the plan are tried. */
export const whatIsWrong = (turn: Turn, text: string): Request | null =>
  turn.context.week === null &&
  turn.frame.named.length === 0 &&
  WHAT_IS_WRONG.test(text) &&
  PLAN_SAID.test(text)
    ? weekAsked(ofPlan(termIn(turn), { add: [], drop: [], places: [] }))
    : null;

/** A question what frees a day: "Which one course would free my Fridays?" */
const freed = (turn: Turn, text: string): Request | null => {
  const asksToLose = asksWhatToLose(turn);
  const isAsked =
    does(turn, 'frees') ||
    asksToLose ||
    ((turn.isQuestion || IF_I.test(text)) && turn.frame.named.length > 0 && losesForDay(turn));
  const days = daysNamed(turn, asksToLose);
  const [day] = days;
  const { last, week } = turn.context;
  // "Econ which keeps Fridays open" is a wish.
  const heads = wantedHeads(turn.frame).filter(({ on }) => on !== 'topic' || !asksToLose);
  if (week === null && heads.length > 0 && !OF_MINE.test(text)) return null;
  if (last?.kind === 'week_frees' && day !== undefined && days.length === 1 && AND_DAY.test(text))
    return { ...last, day };
  const said = namedForWeek(turn);
  // "Of A, B and C, which would I leave out": all three are what there is.
  const isOfAll = asksToLose && said.out.length + said.wanted.length > 1;
  const wanted = isOfAll ? [...said.wanted, ...said.out] : said.wanted;
  if (!isAsked || day === undefined || days.length > 1 || (said.out.length > 0 && !isOfAll)) return null;
  const speaksOfDay = does(turn, 'frees') || asksToLose || OF_DAY.test(text);
  if (!speaksOfDay || (wanted.length === 1 && !DROPS.test(text))) return null;
  return { kind: 'week_frees', term: termOf(turn), base: wanted.length > 1 ? wanted : baseOf(turn), day };
};

const OF_DAY = new RegExp(
  String.raw`\b(?:free|off|open|clear|empty|no class|fridays?\W*$|(?:mon|tues|wednes|thurs|fri)days? back|` +
    'classes on|(?:mon|tues|wednes|thurs|fri)day classes|nothing on|from having|block(?:s|ing)?|' +
    'ruin(?:s|ing)?|in the way|on campus|coming in|come in|keep(?:s|ing)? me|makes? me|tied up|stuck|' +
    'to (?:my|him|her|them|our|your)sel(?:f|ves)|(?:get|have) my (?:mon|tues|wednes|thurs|fri)days?|full|' +
    String.raw`busy|packed|crowded|taken|classes)\b`,
  'u',
);

/** A question what frees a day, whatever else it looks like: "If my spring is A, B and C, which one do I leave out for free Tuesdays?" */
export const asksWhatFrees = (turn: Turn, text: string): Request | null =>
  asksWhatToLose(turn) && turn.context.last?.kind !== 'recommend' ? freed(turn, text) : null;

const daysNamed = ({ frame, message, readPart }: Turn, asksToLose: boolean) => {
  const of = ({ conditions }: Pick<Turn['frame'], 'conditions'>) =>
    conditions.flatMap(({ condition }) => (condition.on === 'days' ? weekdaysOf(condition.value.on) : []));
  const own = of(frame);
  const said = own.length > 0 ? own : of(readPart(inPlainBounds(message)).frame);
  // "If I want Tuesdays too".
  return [...new Set(said.length > 0 || !asksToLose ? said : weekdaysOf(frame.allowed))];
};

/** A question whether a changed week fits: "Does it still fit with MATH 21B?", "what if I drop COMPSCI 61?" */
const fitting = (turn: Turn, text: string): Request | null => {
  const { wanted, out } = namedForWeek(turn);
  const { week } = turn.context;
  const isBeside = asksBeside(turn, text, wanted) || STILL_FITS.test(text);
  const isOfPlan =
    (week === null ? OF_WHAT_THERE_IS : OF_WEEK_SHOWN).test(text) || STILL_IF.test(text) || isBeside;
  const asksIf =
    (IF_DROPPED.test(text) &&
      // "What if I drop A and do B": both at once are a change of the plan.
      (turn.context.last?.kind === 'week_change' || ASKS_FIT.test(text) || wanted.length + out.length > 1)) ||
    does(turn, 'fits') ||
    STILL_IF.test(text) ||
    (isOfPlan && ASKS_FIT.test(text) && (turn.isQuestion || /\bif\b/u.test(text))) ||
    isBeside;
  if (!asksIf || ASKS_HOURS.test(text) || does(turn, 'compare')) return null;
  if (week !== null && ASKS_TO_ADD.test(text)) return null;
  // "What counts and does not clash with it" looks for other courses.
  if (!does(turn, 'fits') && does(turn, 'find', 'counts') && week === null && OTHERS.test(text)) return null;
  const { add, drop } = changeSaid(text, turn, wanted, out);
  if (add.length + drop.length === 0) return null;
  const { last } = turn.context;
  // "And if I drop A", after whether B fits: both.
  if (last?.kind === 'week_change' && last.asks === 'fits' && add.length === 0 && IF_DROPPED.test(text))
    return { ...last, drop: [...new Set([...last.drop, ...drop])] };
  const base = baseOf(turn);
  // "Would it still work with A on top of those three", after whether three go together.
  if (
    base === null &&
    last?.kind === 'conflicts' &&
    add.length > 0 &&
    drop.length === 0 &&
    OF_THOSE.test(text)
  )
    return {
      kind: 'conflicts',
      codes: [...new Set([...last.codes, ...add])],
      term: termOf(turn) ?? last.term,
      together: true,
    };
  // "What if I drop A and do B instead", after whether A and others go together: the same without A, and with B.
  if (
    base === null &&
    last?.kind === 'conflicts' &&
    drop.length > 0 &&
    drop.every((code) => last.codes.includes(code))
  )
    return {
      kind: 'conflicts',
      codes: [...without(last.codes, drop), ...without(add, last.codes)],
      term: termOf(turn) ?? last.term,
      together: true,
    };
  // Without a week or plan it is a question about the times of the courses.
  if (base === null && !isOfPlan && !(drop.length > 0 && IF_DROPPED.test(text))) return null;
  if (base === null && add.length > 1 && !(add.length > 2 ? OWN_WEEK : SPEAKS_OF_PLAN).test(text))
    return null;
  return {
    kind: 'week_change',
    term: termOf(turn),
    base,
    add: base === null ? add : without(add, base),
    drop,
    bounds: boundsWith(turn, week?.asked ?? ofOwnBefore(turn)?.bounds),
    asks: 'fits',
  };
};
/** Whether it asks if a course can be added: "Can I add A without a clash"; after a week also "and with A?". */
const asksBeside = (turn: Turn, text: string, wanted: readonly string[]): boolean => {
  const { week, last } = turn.context;
  if (week === null) {
    if (wanted.length !== 1) return false;
    if (last?.kind === 'week_change' && last.asks === 'fits' && AND_THIS.test(text)) return true;
    return turn.isQuestion ? ADDED_CLEAR.test(text) : ADDS_IF.test(text);
  }
  const isNew = wanted.some((code) => !week.codes.includes(code));
  return isNew && turn.isQuestion && !OF_IT.test(text) && (ADDED_CLEAR.test(text) || AND_THIS.test(text));
};

/** The courses that a change adds and removes: "Drop A for B", "swap A with B", "without A". */
const changeSaid = (
  text: string,
  turn: Turn,
  wanted: readonly string[],
  out: readonly string[],
): { add: string[]; drop: string[] } => {
  const isGoing = does(turn, 'drop', 'swap') || DROPS.test(text);
  if (!isGoing) return { add: [...wanted], drop: [...out] };
  if (out.length > 0) return { add: without(wanted, out), drop: [...out] };
  if (wanted.length > 1 && ASKS_FIT.test(text) && FITS_IF_GONE.test(text))
    return { add: wanted.slice(0, -1), drop: wanted.slice(-1) };
  if (does(turn, 'swap') || FOR.test(text) || GONE_THEN_FITS.test(text) || wanted.length === 1)
    return { drop: wanted.slice(0, 1), add: wanted.slice(1) };
  return { drop: [...wanted], add: [] };
};

const boundsWith = (turn: Turn, asked: Partial<WeekAsk> | undefined) =>
  boundsOf({ ...boundsOf(asked), ...boundsIn(turn.readPart(inPlainBounds(turn.message)).frame) });

/** A question for the totals of the student's plan, or of the last week. */
const summed = (turn: Turn, text: string): Request | null => {
  const { context, frame, asked } = turn;
  const { wanted, out } = namedForWeek(turn);
  const isChange = /\b(?:if|with|after|once|plus|without|add|adding|took|take|drop|dropping|dropped)\b/u.test(
    text,
  );
  const isOfPlan =
    (does(turn, 'own_plan') && !does(turn, 'add', 'offer')) || OWN_SUM.test(text) || OWN_LOAD.test(text);
  const asksLoad = ASKS_SUM.test(text) || does(turn, 'total');
  if (context.week !== null && context.week.codes.length > 0) {
    const fields = [...sureFields(turn), ...frame.fields.map(({ field }) => field)];
    const isAsked =
      fields.includes('workload') ||
      fields.includes('units') ||
      does(turn, 'total') ||
      isOfPlan ||
      (asksLoad && turn.isQuestion);
    if (!isAsked || does(turn, 'find', 'swap', 'resize') || hasPlaces(turn) || CHANGES.test(text))
      return null;
    const named = wanted.length + out.length;
    if (named > 0 && !turn.isOfList && (!isChange || !ASKS_SUM.test(text))) return null;
    const { add, drop } = turn.isOfList ? { add: [], drop: [] } : changeSaid(text, turn, wanted, out);
    return {
      kind: 'week_change',
      term: termOf(turn),
      base: [...context.week.codes],
      add: without(add, context.week.codes),
      drop,
      bounds: boundsOf(context.week.asked),
      asks: 'total',
    };
  }
  const gone = out.length === 0 ? whatFrees(turn, text) : null;
  if (gone !== null && asksLoad)
    return {
      kind: 'week_change',
      term: termOf(turn),
      base: null,
      add: [],
      drop: gone,
      bounds: boundsOf(),
      asks: 'total',
    };
  const same = sumOfSame(turn, asksLoad);
  if (same !== null) return same;
  const isOfSame = context.last !== null && OF_PLAN.has(context.last.kind);
  const isAfterSum =
    context.last?.kind === 'own_plan' ||
    (context.last?.kind === 'week_change' && context.last.asks === 'total');
  if (wanted.length + out.length > 0)
    return (isOfPlan || isOfSame || IF_DROPPED.test(text)) &&
      (asksLoad || (isAfterSum && turn.isQuestion)) &&
      isChange
      ? {
          kind: 'week_change',
          term: termOf(turn),
          base: null,
          ...changeSaid(text, turn, wanted, out),
          bounds: boundsOf(),
          asks: 'total',
        }
      : null;
  if (asked.length > 0 && !turn.isOfList) return null;
  if (BESIDE_PLAN.test(text) && ADDS_SOME.test(text)) return null;
  const isBare = BARE_SUM.test(text) && context.focus.length + context.shown.length === 0;
  return (isOfPlan || isBare) &&
    frame.named.length === 0 &&
    ofCourses(frame).every(({ condition: { on } }) => on === 'topic' || on === 'hours')
    ? { kind: 'own_plan', term: termOf(turn) }
    : null;
};

/** "How many hours is that", after a question about a plan: of the same. */
const sumOfSame = (
  { context: { last, focus }, frame, isQuestion }: Turn,
  asksLoad: boolean,
): Request | null => {
  if (!asksLoad || !isQuestion || focus.length + frame.named.length + frame.conditions.length > 0)
    return null;
  if (last?.kind === 'own_plan') return last;
  if (last?.kind !== 'week_change' && last?.kind !== 'week_frees') return null;
  const change = last.kind === 'week_change' ? { add: last.add, drop: last.drop } : { add: [], drop: [] };
  return {
    kind: 'week_change',
    term: last.term,
    base: last.base,
    ...change,
    bounds: boundsOf(),
    asks: 'total',
  };
};

/** The courses that the reply named, for "and without that one" after the question what frees a day. */
const whatFrees = ({ context: { last, shown } }: Turn, text: string): string[] | null =>
  last?.kind === 'week_frees' && shown.length === 1 && WITHOUT_IT.test(text) ? [...shown] : null;

/** Requests after which the next message is about the student's plan. */
export const OF_PLAN: ReadonlySet<Request['kind']> = new Set([
  'week_change',
  'week_frees',
  'own_plan',
  'offer',
  'week',
]);

const hasPlaces = ({ frame }: Turn): boolean =>
  ofCourses(frame).some(({ condition: { on } }) => on !== 'topic' && on !== 'hours');
