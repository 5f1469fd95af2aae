import {
  BOTH_GO,
  CHANGES_IT,
  COMES_SPOKEN,
  DROP_CLAUSE,
  EASIER,
  EXCHANGES,
  FREES_OWN,
  GOES,
  GOES_AND_COMES,
  IN_ITS_PLACE,
  KEEPS_NAMED,
  KEEPS_SOME,
  KEPT,
  MAKES_ONE,
  MAKES_ROOM,
  MUST_GO,
  POLITE,
  REPLACES_IT,
  SAYS_CHANGE,
  SAYS_SWAP,
  SWAPS,
  SWAPS_FOR,
  TAKES_IT,
} from '../tables/weeks/changed-week-words.ts';
import type { Places } from '../../week/week-tools.ts';
import type { Request } from '../request.ts';
import { AS_A_WEEK, AS_A_WEEK_SAID, OWN_AS_WEEK } from '../tables/weeks/week-bases.ts';
import { BESIDE_PLAN, FILLS_A_GAP } from '../tables/weeks/week-phrases.ts';
import { weekdaysOf } from '../to-wish.ts';
import { does, type Turn } from '../turn.ts';
import { NO_ASK, partsAsked, type PartsAsked, termIn } from './ask-for-week.ts';
import { ofPlan, withCount, withOthers, withOthersChosen, withRestChanged } from './change-week.ts';
import { OF_PLAN } from './about-week.ts';
import { ASKS, boundedOnly, boundsBeside, OTHERS, ofShown } from './changed-shown-week.ts';
import { namedForWeek } from './named-courses.ts';
import { someOfThem } from './some-of-them.ts';
import { takenIn } from './taken-in.ts';
import { timesOfNew } from './times/times-of-new.ts';
import { countKeeping, sizeSaid } from './resized-week.ts';
import { boundsIn, isOfAll } from './week-parts.ts';
import { GONE } from '../request.ts';
import { othersSaid, restOfPlanChanged } from './orders/rest-of-plan.ts';
import { GOES_SAID, meantIn, saidToGo, THE_ONE_SAID } from './meant-course.ts';
import { heldBefore, weekAsked, without } from './week-request.ts';
import { inPlainBounds } from './week-text.ts';

/** A change of the last week, or of the student's plan. */
export const changed = (turn: Turn, message: string, isMade: boolean): Request | null => {
  const { week } = turn.context;
  const { named, text, kept: staying } = withoutKept(turn, message);
  const shown = asWeek(turn, text, named);
  if (shown !== null) return shown;
  // "Make my Fridays free" is about the existing plan.
  if (week === null && FREES_OWN.test(text) && named.wanted.length + named.out.length === 0) {
    const bounds = boundsIn(turn.readPart(inPlainBounds(turn.message)).frame);
    const own = ofPlan(termIn(turn), { add: [], drop: [], places: [] });
    if (Object.keys(bounds).length > 0) return weekAsked({ ...own, ...bounds });
  }
  // "Keep the two I named and change the others".
  if (week !== null && KEEPS_SOME.test(text) && KEEPS_NAMED.test(text) && week.asked.codes.length > 0)
    return weekAsked(withRestChanged(week, week.asked.codes, othersSaid(text)));
  if (week !== null && KEEPS_SOME.test(text) && named.wanted.length + named.out.length > 0) {
    const kept = [...named.wanted, ...named.out].filter((code) => week.codes.includes(code));
    if (kept.length > 0) return weekAsked(withRestChanged(week, kept));
  }
  const restChanged = week === null ? restOfPlanChanged(turn, text, named) : null;
  if (restChanged !== null) return restChanged;
  const drops = does(turn, 'swap', 'drop') || GOES.test(text);
  const taken = week === null || named.out.length > 0 ? null : takenIn(turn, text, named.wanted, week);
  if (taken !== null) return taken;
  const some = week === null || week.asked.from_plan ? null : someOfThem(turn, text, week);
  if (some !== null) return some;
  // "It should be one of them": the list is that of the week.
  const stays = turn.isOfList ? without(named.wanted, turn.pointed) : named.wanted;
  if (week !== null && stays.length > 0 && named.out.length === 0 && !drops) {
    const size = countKeeping(text);
    if (size !== null && size <= week.codes.length) {
      const codes = [...new Set([...stays, ...week.asked.codes])];
      return weekAsked(withCount({ ...week, asked: { ...week.asked, codes } }, size));
    }
  }
  const after = afterChange(turn, text, named);
  if (after !== null) return after;
  const isGoing =
    does(turn, 'swap', 'drop') ||
    GOES.test(text) ||
    IN_ITS_PLACE.test(text) ||
    (week !== null && (MAKES_ONE.test(text) || saidToGo(text) !== null)) ||
    (named.out.length > 0 && isOfPlan(turn)) ||
    (named.out.length > 0 && (week !== null || speaksOfPlan(text)));
  const swapped = isGoing ? swappedByWords(turn, text, named) : null;
  if (swapped !== null) return swapped;
  const going = isGoing ? goingOf(turn, text, named) : null;
  if (going !== null) {
    const isSwap = does(turn, 'swap') || SWAPS.test(text);
    const rest = named.rest.replace(THE_ONE_SAID, ' ').replace(DROP_CLAUSE, ' ');
    const parts = partsAsked(turn, inPlainBounds(rest));
    const { gone, come } = going;
    // "Which do I lose": a question that was not heard takes away no whole week.
    if (week !== null && !isSwap && gone.length > 1 && without(week.codes, gone).length === 0)
      return boundedOnly(turn, week);
    const isTitle = parts.titles.length > 0 && parts.places.length + Object.keys(parts.load).length === 0;
    const own = timesOfNew(turn);
    const size = week === null ? null : sizeSaid(text);
    const isFewer = week !== null && size !== null && size > 1 && size <= week.codes.length - gone.length;
    const places =
      come.length > 0 || isFewer || (isSwap && isTitle)
        ? []
        : isSwap || parts.places.length > 0
          ? [
              {
                ...placeFor(turn, parts, gone[0] ?? ''),
                ...own.of,
                count: BOTH_GO.test(text) ? gone.length : 1,
              },
            ]
          : [];
    const change = { add: [...come, ...staying], drop: gone, places };
    const titles = isSwap && come.length === 0 && isTitle ? parts.titles : [];
    const next = week === null ? ofPlan(termIn(turn), change) : withOthers(week, change);
    const message = places.length > 0 ? own.left : turn.message;
    const bounds = boundsIn(turn.readPart(inPlainBounds(message)).frame, isOfAll(turn.message));
    const held = { ...next, ...(week === null ? bounds : boundsBeside(bounds, week)) };
    // "Fridays are fine then, but swap A for B".
    const allowed = weekdaysOf(turn.frame.allowed);
    const ask = { ...held, free_days: held.free_days.filter((day) => !allowed.includes(day)) };
    return { ...weekAsked(ask, titles), change: { gone, held: heldBefore(week) } };
  }
  const outside = outByTitle(turn, text, named);
  if (outside !== null) return outside;
  if (week === null) {
    const asks = turn.isQuestion && !POLITE.test(text);
    if (!BESIDE_PLAN.test(text) || FILLS_A_GAP.test(text) || (asks && !isMade)) return null;
    // "Make a schedule with those two": with courses that were spoken of, and no plan.
    const isOfSpoken = turn.frame.references.length > 0 && turn.frame.codes.length === 0;
    if (isMade && isOfSpoken && named.wanted.length > 1) return null;
    const parts = partsAsked(turn, inPlainBounds(named.rest));
    const own = timesOfNew(turn);
    const bounds = boundsIn(turn.readPart(inPlainBounds(own.left)).frame);
    const places =
      parts.places.length > 0
        ? parts.places.map((place) => ({ ...place, ...own.of }))
        : parts.total === null
          ? []
          : [{ count: parts.total, for: 'requirements' as const, ...parts.load }];
    if (places.length + named.wanted.length + parts.titles.length === 0) return null;
    return weekAsked(
      { ...ofPlan(termIn(turn), { add: named.wanted, drop: named.out, places }), ...bounds },
      parts.titles,
    );
  }
  if (isMade && OTHERS.test(text) && named.wanted.length + named.out.length === 0) {
    const { places, total, titles } = partsAsked(turn, inPlainBounds(named.rest));
    if (places.length + titles.length === 0 && total === null)
      return weekAsked({ ...withOthersChosen(week), ...boundsBeside(boundsIn(turn.frame), week) });
  }
  return isMade ? null : ofShown(turn, text, week);
};

/** "Turn my plan into a timetable"; "show me that as a week", of courses whose times were asked about. */
export const asWeek = (
  turn: Turn,
  text: string,
  { wanted, out, rest }: ReturnType<typeof namedForWeek>,
): Request | null => {
  const { last, week } = turn.context;
  const bounds = boundsIn(turn.readPart(inPlainBounds(turn.message)).frame);
  if (OWN_AS_WEEK.test(text) && wanted.length + out.length === 0)
    return weekAsked({ ...ofPlan(termIn(turn), { add: [], drop: [], places: [] }), ...bounds });
  if (!AS_A_WEEK.test(text) || without(wanted, turn.pointed).length + out.length > 0) return null;
  if (last?.kind === 'week_change') {
    const change = { add: last.add, drop: last.drop, places: [] };
    const term = last.term ?? undefined;
    const next = last.base === null || week === null ? ofPlan(term, change) : withOthers(week, change);
    return weekAsked({ ...next, ...(last.base === null ? last.bounds : {}), ...bounds });
  }
  if (last?.kind !== 'conflicts' && last?.kind !== 'term_total') return null;
  const term = termIn(turn) ?? last.term ?? undefined;
  const { places, total, load } = partsAsked(turn, inPlainBounds(rest.replace(AS_A_WEEK_SAID, ' ')));
  const open = Math.max(0, (total ?? 0) - last.codes.length - places.length);
  return weekAsked({
    ...NO_ASK,
    ...bounds,
    ...(term === undefined ? {} : { term }),
    codes: [...last.codes],
    choose: open > 0 ? [...places, { count: open, for: 'requirements', ...load }] : places,
  });
};

/** Removes what should stay, which is no part of the change: "Keep A and B, swap C for a seminar". */
const withoutKept = (
  turn: Turn,
  text: string,
): { named: ReturnType<typeof namedForWeek>; text: string; kept: string[] } => {
  const named = namedForWeek(turn);
  const [clause] = KEPT.exec(text) ?? [];
  const left = clause === undefined ? text : text.replace(clause, ' ');
  const said = clause === undefined ? [] : turn.readPart(clause.replaceAll('·', '.')).frame.named;
  const kept = named.wanted.filter((code) => said.some((each) => each.code === code));
  return kept.length === 0 || kept.length === named.wanted.length || !SAYS_CHANGE.test(left)
    ? { named, text, kept: [] }
    : { named: { ...named, wanted: without(named.wanted, kept) }, text: left, kept };
};

/** Carries out the change that was asked about: "Add it then", "put it in instead of ECON 10B", after "does it fit". */
const afterChange = (
  turn: Turn,
  text: string,
  { out, wanted, rest }: ReturnType<typeof namedForWeek>,
): Request | null => {
  const { last, week } = turn.context;
  if (last?.kind !== 'week_change') return null;
  const isTaken = last.add.length > 0 && TAKES_IT.test(text) && !REPLACES_IT.test(text);
  const parts =
    !isTaken && last.drop.length > 0 && (IN_ITS_PLACE.test(text) || REPLACES_IT.test(text))
      ? partsAsked(turn, inPlainBounds(rest))
      : null;
  if (!isTaken && (parts === null || parts.places.length === 0)) return null;
  const change = {
    add: [...new Set([...last.add, ...wanted])],
    drop: [...new Set([...last.drop, ...out])],
    places: parts?.places.slice(0, 1) ?? [],
  };
  const next =
    last.base === null || week === null ? ofPlan(last.term ?? undefined, change) : withOthers(week, change);
  return weekAsked({ ...next, ...boundsIn(turn.readPart(inPlainBounds(turn.message)).frame) });
};

/** The course to remove, by words of its title: "Econometrics looks brutal, swap it for something easier". */
const outByTitle = (
  turn: Turn,
  text: string,
  { wanted, out, rest }: ReturnType<typeof namedForWeek>,
): Request | null => {
  const { week: shown, last } = turn.context;
  if (shown === null && last !== null && !OF_PLAN.has(last.kind)) return null;
  const isSwap = does(turn, 'swap') || SWAPS.test(text);
  if (!(isSwap || does(turn, 'drop')) || out.length > 0 || ASKS.test(text)) return null;
  if (wanted.length > 0 && !isSwap) return null;
  if (
    !(SAYS_SWAP.test(text) || SAYS_CHANGE.test(text)) ||
    turn.context.shown.length > (turn.context.week?.codes.length ?? 0)
  )
    return null;
  const parts = partsAsked(turn, inPlainBounds(rest));
  const said = saidToGo(text);
  const going = said ?? parts.titles[0] ?? parts.places.find(({ text: topic }) => topic !== undefined)?.text;
  if (going === undefined) return null;
  const place =
    said === null
      ? parts.places.find(({ text: topic }) => topic !== going)
      : partsAsked(turn, inPlainBounds(text.replace(GOES_SAID, ' '))).places[0];
  const isOther = wanted.length === 0 && isSwap;
  const places = isOther ? [placeFor(turn, { ...parts, places: place ? [place] : [] }, '')] : [];
  const change = { add: wanted, drop: [], places };
  const { week } = turn.context;
  const next = week === null ? ofPlan(termIn(turn), change) : withOthers(week, change);
  const { lighter_than: _gone, light, ...first } = next.choose.at(-1) ?? {};
  const isEasier = EASIER.test(text);
  const choose = isOther
    ? [
        ...next.choose.slice(0, -1),
        {
          ...(first as Places),
          ...(isEasier ? { lighter_than: GONE } : light === undefined ? {} : { light }),
        },
      ]
    : next.choose;
  return {
    ...weekAsked({ ...next, choose }),
    out: [going],
    change: { gone: [], held: heldBefore(week) },
  };
};

/** "Swap the law one for ENV-STD 51": what is named comes; which course goes is found by its words, or asked. */
const swappedByWords = (
  turn: Turn,
  text: string,
  { wanted, out }: ReturnType<typeof namedForWeek>,
): Request | null => {
  const { week } = turn.context;
  const [, said = ''] = SWAPS_FOR.exec(text) ?? [];
  if (week === null || said === '' || wanted.length === 0 || out.length > 0) return null;
  const { frame } = turn.readPart(said);
  const isKnown =
    frame.named.length + frame.references.length > 0 || wanted.some((code) => week.codes.includes(code));
  if (isKnown || meantIn(turn, text, week) !== null) return null;
  return { ...weekAsked(withOthers(week, { add: [...wanted], drop: [], places: [] })), out: [said] };
};

/** The courses to remove and add; null if the message does not say which. */
const goingOf = (
  turn: Turn,
  text: string,
  { wanted, out }: ReturnType<typeof namedForWeek>,
): { gone: string[]; come: string[] } | null => {
  const { week, focus } = turn.context;
  const isOwn = week === null;
  if (BOTH_GO.test(text) && wanted.length === BOTH && out.length === 0)
    return { gone: [...wanted], come: [] };
  if (MAKES_ROOM.test(text) && turn.isQuestion && wanted.length + out.length === 0) return null;
  let gone = [...out];
  let come = without(wanted, out);
  const fromWeek = week === null ? [] : week.codes;
  // "Swap A for it": the course to add was mentioned before.
  const { last } = turn.context;
  const spoken = last?.kind === 'week_change' && last.add.length > 0 ? last.add : turn.pointed;
  if (gone.length === 0 && spoken.length > 0 && COMES_SPOKEN.test(text)) {
    gone = without(come, spoken).slice(0, 1);
    come = gone.length === 0 ? come : [...spoken];
  }
  if (gone.length === 0 && week !== null) {
    const meant = meantIn(turn, text, week);
    if (meant !== null) {
      gone = [meant];
      come = without(wanted, [meant]).filter((code) => !fromWeek.includes(code));
    }
  }
  if (gone.length === 0) {
    const first = week === null ? wanted[0] : (wanted.find((code) => fromWeek.includes(code)) ?? wanted[0]);
    const isSwap = does(turn, 'swap') || SWAPS.test(text) || GOES_AND_COMES.test(text);
    if (first === undefined) return null;
    gone = isSwap ? [first] : wanted.filter((code) => week === null || fromWeek.includes(code));
    come = without(wanted, gone);
  }
  if (gone.length === 0) return null;
  const isSpokenOf = gone.some((code) => focus.includes(code));
  const isAboutWeek = isOfPlan(turn);
  const isPlain =
    turn.context.shown.length === 0 &&
    (!turn.isQuestion || POLITE.test(text)) &&
    (SAYS_CHANGE.test(text) || MUST_GO.test(text));
  // "History 48 is grim, swap it for an English class?"
  const isSaidOf = turn.context.shown.length === 0 && wanted.length === 1 && CHANGES_IT.test(text);
  // "Swap A for B": of two that are named, the first is planned, unless it is of those spoken of.
  const isOfSpoken = gone.some((code) => focus.includes(code) || turn.context.shown.includes(code));
  const isExchange =
    turn.frame.named.length === BOTH && !turn.isQuestion && !isOfSpoken && EXCHANGES.test(text);
  const isReplaced = turn.context.shown.length === 0 && IN_ITS_PLACE.test(text);
  if (
    isOwn &&
    !isAboutWeek &&
    (isSpokenOf || !(speaksOfPlan(text) || isPlain || isExchange || isReplaced || isSaidOf))
  )
    return null;
  return { gone, come };
};
const BOTH = 2;
/** Whether the last messages were about the student's plan. */
export const isOfPlan = ({ context: { week, last } }: Turn): boolean =>
  week === null && (last?.kind === 'week_frees' || last?.kind === 'own_plan' || last?.kind === 'week_change');
export const speaksOfPlan = (text: string): boolean =>
  /\b(?:my|same|current|existing) (?:\w+ )?(?:plan|schedule|week|timetable|semester|spring|fall)\b/u.test(
    text,
  );

const placeFor = (turn: Turn, { places, load }: PartsAsked, gone: string): Places => {
  const { than, order } = turn.frame;
  const lighterThan = than?.field === 'workload' && than.less ? { lighter_than: gone } : {};
  const better = than?.field === 'rating' && !than.less ? { sort: 'rating' as const } : {};
  const place = places.at(-1);
  const isLight = order?.by === 'workload' && !order.descending ? { lighter_than: gone } : {};
  // "Something lighter" bounds the workload, and is no place of its own.
  const isLoad = place?.for === 'interests' && place.light === true && place.text === undefined;
  if (place && !isLoad) {
    // "It is too much work, something easier": the first part describes the course to remove.
    const { min_hours: _heavy, ...rest } = place;
    const isLighter = place.light === true || 'lighter_than' in lighterThan;
    return { ...(isLighter ? rest : place), count: 1, ...lighterThan, ...better };
  }
  const light = isLoad && !('lighter_than' in lighterThan) ? { light: true as const } : {};
  const { min_hours: _heavy, ...wished } = load;
  return { count: 1, for: 'requirements', ...light, ...wished, ...lighterThan, ...isLight, ...better };
};
