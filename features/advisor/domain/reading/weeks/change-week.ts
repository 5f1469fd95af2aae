import { MOST_COURSES, type Places, type WeekAsk } from '../../week/week-tools.ts';
import type { WeekSaid } from '../context.ts';
import type { Frame } from '../frame/frame.ts';
import { weekdaysOf } from '../to-wish.ts';
import { boundsIn } from './week-parts.ts';
import { NO_ASK } from './ask-for-week.ts';
import { common } from './orders/lasting.ts';

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
const without = (codes: readonly string[], out: readonly string[]) =>
  codes.filter((code) => !out.includes(code));

/** The chosen courses of a week, each to be kept in its own place. */
const keeping = (week: WeekSaid, out: readonly string[]): Places[] => {
  const { codes, asked, chosen = [] } = week;
  // The courses of a plan need no place.
  const own = asked.from_plan && week.chosen ? chosen.map(({ code }) => code) : codes;
  const kept = without(without(own, asked.codes), out);
  const groups = Map.groupBy(kept, (code) => chosen.find((each) => each.code === code)?.place ?? -1);
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .map(([place, among]) => ({
      ...(asked.choose[place] ?? { for: 'anything' as const }),
      count: among.length,
      among,
    }));
};

/** Places to be filled again; without known places they are for courses that count. */
const openPlaces = ({ asked: { choose } }: WeekSaid): Places[] =>
  choose.map(({ among, ...place }) =>
    among !== undefined &&
    place.for === 'anything' &&
    Object.keys(place).every((key) => key === 'count' || key === 'for')
      ? { ...place, for: 'requirements' as const }
      : place,
  );

/** Changes the bounds of a week, and keeps as many courses as possible: "Without fridays too". */
export const withBounds = (week: WeekSaid, frame: Frame): WeekAsk => {
  const { asked, codes } = week;
  const said = boundsIn(frame);
  // A day that "without Fridays too" excludes is not an allowed one.
  const allowed = without(weekdaysOf(frame.allowed), said.free_days ?? []);
  const next: WeekAsk = {
    ...asked,
    ...said,
    free_days: without(
      unique([...asked.free_days, ...(said.free_days ?? [])]),
      allowed,
    ) as WeekAsk['free_days'],
    keep_free: [...asked.keep_free, ...(said.keep_free ?? [])],
    choose: openPlaces(week),
    prefer: without(codes, asked.codes),
  };
  for (const { on } of frame.forgotten) {
    if (on === 'days') next.free_days = [];
    if (on === 'startsAfter') delete next.starts_at_or_after;
    if (on === 'endsBefore') delete next.ends_at_or_before;
  }
  return next;
};

/** A place fewer: of those that this course was chosen for, or else of the last. */
const withoutOne = (places: readonly Places[], at: number): Places[] =>
  places.flatMap((place, each) =>
    each !== at ? [place] : place.count > 1 ? [{ ...place, count: place.count - 1 }] : [],
  );

/** A course that was chosen is named from now on, so that it stays whatever else changes. */
export const withFixed = (week: WeekSaid, code: string): WeekSaid => {
  const { asked, codes, chosen = [] } = week;
  const ordered = [code, ...codes.filter((each) => each !== code)];
  if (asked.codes.includes(code) || asked.from_plan) return { ...week, codes: ordered };
  const place = chosen.find((each) => each.code === code)?.place ?? asked.choose.length - 1;
  const isGone = asked.choose[place]?.count === 1;
  return {
    ...week,
    codes: ordered,
    asked: { ...asked, codes: [code, ...asked.codes], choose: withoutOne(asked.choose, place) },
    chosen: chosen.flatMap((each) =>
      each.code === code ? [] : [isGone && each.place > place ? { ...each, place: each.place - 1 } : each],
    ),
  };
};

/** Takes courses into a week in place of chosen ones: of those that describe them, else of the last. */
export const withTaken = (
  week: WeekSaid,
  taken: readonly string[],
  isLike: (place: Places, code: string) => boolean,
): WeekAsk => {
  const { asked, codes } = week;
  let choose = openPlaces(week);
  for (const code of taken) {
    const like = choose.findIndex((place) => isLike(place, code));
    choose = withoutOne(choose, like >= 0 ? like : choose.length - 1);
  }
  const named = unique([...asked.codes, ...taken]);
  return {
    ...asked,
    codes: named.slice(0, MOST_COURSES),
    choose,
    prefer: without(codes, named),
    exclude: without(asked.exclude, taken),
  };
};

/** So many of the chosen courses are to be of a kind: those before come first, where they are. */
export const someDescribed = (week: WeekSaid, place: Places): WeekAsk => {
  let choose = openPlaces(week);
  for (let less = 0; less < place.count && choose.length > 0; less += 1)
    choose = withoutOne(choose, choose.length - 1);
  return {
    ...week.asked,
    choose: [...choose, place],
    prefer: without(week.codes, week.asked.codes),
  };
};

/** Fewer courses under other bounds: those before come first. */
export const shrunk = (week: WeekSaid, ask: WeekAsk, count: number): WeekAsk => {
  let { choose } = ask;
  for (let less = week.codes.length - count; less > 0 && choose.length > 0; less -= 1)
    choose = withoutOne(choose, choose.length - 1);
  return { ...ask, choose };
};

/** Changes the number of courses, and keeps as many as possible: "Make it three". */
export const withCount = (week: WeekSaid, wanted: number): WeekAsk => {
  const { asked, codes } = week;
  const count = Math.min(Math.max(wanted, 1), MOST_COURSES);
  const chosen = without(codes, asked.codes);
  const more = count - codes.length;
  if (more >= 0)
    return {
      ...asked,
      choose: [
        ...keeping(week, []),
        ...(more > 0 ? [{ ...common(week), count: more, for: 'requirements' as const }] : []),
      ],
      prefer: [],
      exclude: asked.exclude,
    };
  const named = asked.codes.slice(0, count);
  const left = count - named.length;
  return {
    ...asked,
    codes: named,
    choose: left > 0 ? keeping(week, chosen.slice(left)) : [],
    prefer: [],
    ...(asked.from_plan ? { from_plan: false, codes: codes.slice(0, count), choose: [] } : {}),
  };
};

/** Removes courses of a week, and adds others and places. */
export const withOthers = (
  week: WeekSaid,
  change: { add: readonly string[]; drop: readonly string[]; places: readonly Places[] },
): WeekAsk => {
  const { asked } = week;
  const { add, drop, places } = change;
  const isTried = wasTried(week, drop);
  return {
    ...asked,
    codes: unique([...without(asked.codes, drop), ...add]).slice(0, MOST_COURSES),
    choose: [...(isTried ? openPlaces(week) : keeping(week, drop)), ...places].slice(0, 6),
    exclude: unique([...without(asked.exclude, add), ...drop]),
    drop: asked.from_plan ? unique([...asked.drop, ...drop]).slice(0, MOST_COURSES) : [],
    prefer: isTried ? [...asked.prefer] : [],
  };
};

/** Whether the week was asked for and not found: its chosen courses may not keep to its bounds, and others may take their places. */
const wasTried = ({ hours, asked, chosen = [] }: WeekSaid, drop: readonly string[]): boolean =>
  hours === null &&
  !asked.from_plan &&
  chosen.length > 0 &&
  chosen.every(({ code }) => asked.prefer.includes(code) && !drop.includes(code));

/** The same week again, unchanged. */
export const keptWhole = (week: WeekSaid): WeekAsk => withOthers(week, { add: [], drop: [], places: [] });

/** Keeps some courses and replaces the others: "Keep MATH 21B but change the rest". */
export const withRestChanged = (
  { asked, codes }: WeekSaid,
  kept: readonly string[],
  others: number | null = null,
): WeekAsk => {
  const gone = without(codes, kept);
  const count = others ?? gone.length;
  return {
    ...asked,
    from_plan: false,
    drop: [],
    codes: [...kept],
    choose: count === 0 ? [] : [{ count: Math.min(count, MOST_COURSES), for: 'requirements' }],
    exclude: unique([...asked.exclude, ...gone]),
    prefer: [],
  };
};

/** Replaces all chosen courses: "Another one". */
export const withOthersChosen = (week: WeekSaid): WeekAsk => ({
  ...week.asked,
  choose: openPlaces(week),
  exclude: unique([...week.asked.exclude, ...without(week.codes, week.asked.codes)]),
  prefer: [],
});

/** A change of the student's plan. */
export const ofPlan = (
  term: string | undefined,
  change: { add: readonly string[]; drop: readonly string[]; places: readonly Places[] },
): WeekAsk => ({
  ...NO_ASK,
  ...(term === undefined ? {} : { term }),
  from_plan: true,
  codes: [...change.add],
  drop: [...change.drop],
  exclude: [...change.drop],
  choose: [...change.places],
});
