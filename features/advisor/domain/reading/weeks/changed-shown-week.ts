import { anyOf } from '../spans/any-of.ts';
import type { WeekSaid } from '../context.ts';
import type { Request } from '../request.ts';
import { does, type Turn } from '../turn.ts';
import { partsAsked, termIn } from './ask-for-week.ts';
import { shrunk, withBounds, withCount, withOthers, withOthersChosen } from './change-week.ts';
import { namedForWeek } from './named-courses.ts';
import { countIn, grownWith, ratherThanLast, relaxedBy } from './resized-week.ts';
import { boundsIn, isOfAll, ofCourses } from './week-parts.ts';
import { timesOfNew } from './times/times-of-new.ts';
import { weekAsked } from './week-request.ts';
import { inPlainBounds } from './week-text.ts';

/** A change of the last week that names no course to remove. */
export const ofShown = (turn: Turn, text: string, week: WeekSaid): Request | null => {
  const said = namedForWeek(turn);
  // "Nothing after four either" holds for all courses, and adds none.
  const named = { ...said, wanted: said.wanted.filter((code) => !week.codes.includes(code)) };
  const plain = turn.readPart(inPlainBounds(turn.message)).frame;
  const others = ofCourses(plain);
  // Bounds in plain words: "keep Thursdays empty" is no topic.
  const count = countIn({ ...turn, frame: plain }, text, week);
  const bounds = boundsIn(plain, isOfAll(turn.message));
  const more = count === null ? 0 : count - week.codes.length;
  // Those before may not keep to what is new: they come first, and others may take their places.
  const { max_week_hours: _sum, ...times } = bounds;
  if (more > 0 && Object.keys(times).length > 0) {
    const next = withBounds(week, plain);
    return weekAsked({ ...next, choose: [...next.choose, { count: more, for: 'requirements' }] });
  }
  if (count !== null && more < 0 && Object.keys(bounds).length > 0)
    return weekAsked(shrunk(week, withBounds(week, plain), count));
  if (count !== null) return weekAsked({ ...withCount(week, count), ...boundsBeside(bounds, week) });
  const grown = grownWith(turn, text, named, week);
  if (grown !== null) return weekAsked({ ...grown, ...boundsBeside(bounds, week) });
  const isLighter =
    (plain.than?.less === true && plain.than.field === 'workload') ||
    /\b(?:lighter|less work|easier|chiller|fewer hours)\b/u.test(text);
  if (TOO_HEAVY.test(text) && named.wanted.length === 0)
    return weekAsked({ ...withBounds(week, { ...plain, conditions: [] }), ...lighter(week.hours) });
  if (isLighter && named.wanted.length === 0 && (IT.test(text) || others.length === 0))
    return weekAsked({ ...withBounds(week, plain), ...lighter(week.hours) });
  const rather = ratherThanLast(turn, text, named, week);
  if (rather !== null) return weekAsked({ ...rather, ...boundsBeside(bounds, week) });
  const relaxed = relaxedBy(text);
  if (relaxed.length > 0 && named.wanted.length === 0) {
    const next = withBounds(week, { ...plain, conditions: [], forgotten: [] });
    for (const key of relaxed) delete next[key];
    return weekAsked(next);
  }
  const hasBounds = Object.keys(bounds).length > 0 || plain.allowed.length > 0 || plain.forgotten.length > 0;
  const parts = partsAsked(turn, inPlainBounds(named.rest));
  const isAdding = does(turn, 'add', 'offer') || ADDS.test(text) || ROOM_FOR.test(text);
  if (isAdding && (!ASKS.test(text) || IN_THERE.test(text) || ROOM_FOR.test(text))) {
    const own = parts.places.length > 1 ? { of: {}, left: turn.message } : timesOfNew(turn);
    const total = parts.total ?? (Object.keys(own.of).length > 0 && named.wanted.length === 0 ? 1 : null);
    const places =
      parts.places.length > 0
        ? parts.places
        : total !== null
          ? [{ count: total, for: 'requirements' as const, ...parts.load }]
          : [];
    const ofWeek =
      Object.keys(own.of).length === 0
        ? bounds
        : boundsIn(turn.readPart(inPlainBounds(own.left)).frame, isOfAll(turn.message));
    if (named.wanted.length + places.length + parts.titles.length > 0)
      return weekAsked(
        {
          ...withOthers(week, {
            add: named.wanted,
            drop: named.out,
            places: places.map((place) => ({ ...place, ...own.of })),
          }),
          ...boundsBeside(ofWeek, week),
        },
        named.wanted.length + places.length > 0 ? [] : parts.titles,
      );
  }
  if (
    hasBounds &&
    named.wanted.length === 0 &&
    (others.length === 0 || parts.places.length === 0) &&
    (turn.asked.length === 0 || turn.isOfList || (turn.frame.named.length === 0 && ALL_OF_IT.test(text)))
  )
    return weekAsked(withBounds(week, plain));
  const term = termIn(turn);
  if (
    term !== undefined &&
    term !== week.asked.term &&
    others.length === 0 &&
    named.wanted.length === 0 &&
    !ASKS.test(text)
  )
    return weekAsked({ ...withBounds(week, plain), term });
  const isOther = does(turn, 'more') || OTHERS.test(text);
  const left = isOther ? partsAsked(turn, inPlainBounds(named.rest.replace(OTHERS_SAID, ' '))) : parts;
  const isPlain = others.every(({ condition: { on } }) => on === 'topic' || on === 'hours');
  return isOther && isPlain && named.wanted.length + left.places.length + left.titles.length === 0
    ? weekAsked(withOthersChosen(week))
    : null;
};
const ALL_OF_IT =
  /\b(?:it|them|that|this) all\b|\b(?:all of (?:it|them)|everything|the whole (?:thing|week|schedule|lot))\b/u;
/** Adds free days to the existing ones. */
export const boundsBeside = (bounds: ReturnType<typeof boundsIn>, { asked }: WeekSaid) => ({
  ...bounds,
  ...(bounds.free_days ? { free_days: [...new Set([...asked.free_days, ...bounds.free_days])] } : {}),
});
/** "Too heavy", about the week shown. */
const TOO_HEAVY = new RegExp(
  String.raw`^\W*(?:(?:hmm+|ok|okay|no|nah|yikes|wow|ugh|oof|but|that'?s|thats|that is|it'?s|this is|still|a bit|` +
    String.raw`way|just|looks?|seems?|feels?)\W+)*too (?:heavy|much(?: work)?|hard|intense|many hours)\W*$`,
  'u',
);
const IT = /\b(?:it|that|this|them|these|the week|the schedule|the whole thing|everything|overall)\b/u;
export const ASKS = /^\W*(?:what|which|who|how|is|are|does|do|would|why)\b/u;
/** "Can COMPSCI 51 be in there, too": the new week shows whether it can. */
const IN_THERE = /\b(?:be|go|get|have|put) (?:\S+ ){0,4}(?:in there|in it|in that|in this|included)\b/u;
/** "Is there room for a fifth one". */
const ROOM_FOR =
  /\b(?:room|space|place) (?:left )?(?:for|to (?:add|fit|take|have)) (?:an?|one|another|two|something|anything)\b/u;
const ADDS = anyOf(
  'u',
  String.raw`^\W*(?:(?:ok|okay|cool|great|nice|now|and|then|also|actually|can|could|you|u|please|pls|i|want|to|` +
    String.raw`wanna|let'?s|lets)\W+)*` +
    '(?:add|plus|include|also|throw in|put in|put (?:an?|one|two|another|something)|squeeze in|fit in|' +
    String.raw`stick in|slot in|give me|one more|another)\b`,
  String.raw`\badd\b|\b(?:in there|in it|in that|in this|be included)\b`,
);
export const OTHERS = new RegExp(
  String.raw`\b(?:another (?:one|option|version|schedule|timetable|way|combo|combination|try|go|week|mix)|` +
    'something else|(?:any |some )?other (?:options?|ways?|versions?|combos?|combinations?|ones)|' +
    String.raw`(?:a )?different (?:\w+ )?` +
    '(?:ones?|schedule|timetable|version|courses|classes|combo|combination|mix|week|picks?)|try again|' +
    String.raw`alternatives?|shuffle)\b`,
  'u',
);
const OTHERS_SAID = new RegExp(OTHERS.source, 'giu');

const lighter = (hours: number | null) =>
  hours === null ? {} : { max_week_hours: Math.max(1, Math.floor(hours - 1)) };

/** The week under the bounds of a message, if it has any. */
export const boundedOnly = (turn: Turn, week: WeekSaid): Request | null => {
  const { frame } = turn.readPart(inPlainBounds(turn.message));
  return Object.keys(boundsIn(frame)).length > 0 ? weekAsked(withBounds(week, frame)) : null;
};
