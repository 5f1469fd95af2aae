import { MOST_COURSES, type Places, type WeekAsk } from '../../../week/week-tools.ts';
import type { WeekSaid } from '../../context.ts';
import { GONE, HEAVIEST, type Request } from '../../request.ts';
import type { Turn } from '../../turn.ts';
import { withOthers } from '../change-week.ts';
import { weekdaysOf } from '../../to-wish.ts';
import { boundsBeside } from '../changed-shown-week.ts';
import { boundsIn, isOfAll } from '../week-parts.ts';
import { common, lasting } from './lasting.ts';
import { heldBefore, weekAsked } from '../week-request.ts';
import { inPlainBounds } from '../week-text.ts';
import { type Item, looseFirst } from './course-meant.ts';
import { onlyTimes, type ToCome } from './course-to-come.ts';
import type { Order } from './order.ts';
import type { OrdersSaid } from './orders-in.ts';

type WeekRequest = Extract<Request, { kind: 'week' }>;

/** What the orders make of a week. */
interface Change {
  gone: string[];
  heaviest: boolean;
  add: string[];
  places: Places[];
  staying: Set<string>;
}

/**
 * The week after the orders; null if they make no sense of it.
 *
 * @param isBound whether the message also bounds the amounts of the week
 */
export const carriedOut = (
  { orders, bounds }: OrdersSaid,
  items: readonly Item[],
  week: WeekSaid,
  turn: Turn,
  isBound: boolean,
): WeekRequest | null => {
  const change: Change = { gone: [], heaviest: false, add: [], places: [], staying: new Set() };
  for (const { does, gone } of orders)
    if (does === 'stay' && gone !== null && gone !== HEAVIEST)
      for (const code of gone.codes) change.staying.add(code);
  for (const order of orders) if (!apply(order, change, items, week, turn)) return null;
  // "GOV 94OA stays, plus two others", of courses that cannot be had together: the others of those go.
  if (change.staying.size > 0 && change.gone.length === 0 && sum(change.places) > 0 && isUnshown(week))
    change.gone.push(...items.flatMap(({ code }) => (change.staying.has(code) ? [] : code)));
  // "Between the two I keep A": of those that cannot be had together, as the answer named them.
  const clashing = turn.context.shown.filter((code) => week.codes.includes(code));
  const isChoice = isUnshown(week) && change.gone.length + change.add.length + sum(change.places) === 0;
  if (isChoice && clashing.length === 2 && clashing.filter((code) => change.staying.has(code)).length === 1)
    change.gone.push(...clashing.filter((code) => !change.staying.has(code)));
  const size = orders.findLast(({ does }) => does === 'size')?.count ?? null;
  // "Three will do, but nothing before ten": which three depends on that.
  const isSizeOnly = orders.every(({ does }) => does === 'size' || does === 'rest');
  if (isSizeOnly && size !== null && size < items.length && (isBound || bounds.trim() !== '')) return null;
  const left = items.length - change.gone.length - (change.heaviest ? 1 : 0);
  const now = left + change.add.length + sum(change.places);
  if (size !== null && size > now && size <= MOST_COURSES)
    change.places.push({ ...common(week), count: size - now, for: 'requirements' });
  if (size !== null && size < now) {
    const loose = looseOf(change, items).slice(-(now - size));
    if (loose.length < now - size) return null;
    change.gone.push(...loose.map(({ code }) => code));
  }
  const isIdle = change.gone.length + change.add.length + change.places.length === 0 && !change.heaviest;
  if (isIdle) return null;
  const next = withOthers(week, { add: change.add, drop: change.gone, places: change.places });
  const { frame } = turn.readPart(inPlainBounds(bounds));
  const said = boundsIn(frame, isOfAll(bounds));
  const asked: WeekAsk = {
    ...(isBound || Object.keys(said).length > 0 ? loosened(next) : next),
    ...boundsBeside(said, week),
  };
  // "Fridays are fine then, but swap A for B".
  const allowed = weekdaysOf(frame.allowed);
  const ask = { ...asked, free_days: asked.free_days.filter((day) => !allowed.includes(day)) };
  return {
    ...weekAsked(ask),
    ...(change.heaviest ? { out: [HEAVIEST] } : {}),
    change: { gone: change.gone, held: heldBefore(week) },
  };
};

/** A week that was asked for, and not found. */
const isUnshown = ({ hours, chosen = [], codes, asked }: WeekSaid): boolean =>
  hours === null && chosen.length === 0 && !asked.from_plan && codes.length === asked.codes.length;

const sum = (places: readonly Places[]): number => places.reduce((all, { count }) => all + count, 0);

/** Under new bounds those before come first, and others may take their places. */
const loosened = (ask: WeekAsk): WeekAsk => ({
  ...ask,
  choose: ask.choose.map(({ among, ...place }) =>
    among !== undefined && place.for === 'anything' && Object.keys(place).length === 2
      ? { ...place, for: 'requirements' as const }
      : place,
  ),
  prefer: [...new Set([...ask.prefer, ...ask.choose.flatMap(({ among = [] }) => among)])].slice(
    0,
    MOST_COURSES,
  ),
});

/** The chosen courses that may go for others, the first to go at the end. */
const looseOf = ({ gone, staying }: Change, items: readonly Item[]): Item[] =>
  looseFirst(items).filter(({ code }) => !gone.includes(code) && !staying.has(code));

const apply = (order: Order, change: Change, items: readonly Item[], week: WeekSaid, turn: Turn): boolean => {
  const { does, gone, come, count } = order;
  switch (does) {
    case 'rest':
    case 'stay':
    case 'size':
      return true;
    case 'drop':
      return goes(gone, change);
    case 'only': {
      if (gone === null || gone === HEAVIEST || count === null) return false;
      // Of the maths one: the words mean all of them.
      const over = gone.like.slice(count);
      change.gone.push(...over);
      return over.length > 0;
    }
    case 'add':
      return come !== null && comes(come, null, change, week);
    case 'become': {
      if (come === null || come.codes.length > 0) return false;
      const among = gone === null || gone === HEAVIEST ? null : gone.like;
      const loose = looseOf(change, items)
        .filter(({ code }) => among?.includes(code) ?? true)
        .slice(-(count ?? come.count));
      if (loose.length < (count ?? come.count)) return false;
      change.gone.push(...loose.map(({ code }) => code));
      return comes({ ...come, count: count ?? come.count }, null, change, week);
    }
    case 'loosen':
      return goes(gone, change) && comes({ ...ANOTHER, wish: { for: 'requirements' } }, null, change, week);
    default: {
      // Another for a place that nothing was found for.
      const open = gone === null ? unfilled(week) : null;
      if (open !== null) return comes(come ?? ANOTHER, [{ code: '', place: open, at: -1 }], change, week);
      if (gone === null && !isOfOne(turn, items)) return false;
      const last = gone ?? lastChosen(items, change);
      if (last === null || !goes(last, change)) return false;
      const going =
        last === HEAVIEST
          ? null
          : last.codes.map(
              (code) => items.find((item) => item.code === code) ?? { code, place: null, at: -1 },
            );
      const another = come ?? ANOTHER;
      const many = Math.max(another.count, going?.length ?? 1);
      return comes(
        { ...another, count: another.codes.length > 0 ? another.count : many },
        going,
        change,
        week,
      );
    }
  }
};

const ANOTHER: ToCome = {
  codes: [],
  wish: null,
  count: 1,
  isAnother: true,
  isLighter: false,
  hasNoun: false,
};

/** The last place that no course was found for. */
const unfilled = ({ asked, chosen = [] }: WeekSaid): Places | null =>
  asked.choose.findLast(
    (place, at) =>
      chosen.filter((each) => each.place === at).length < place.count && place.among === undefined,
  ) ?? null;

const goes = (gone: Order['gone'], change: Change): boolean => {
  if (gone === null) return false;
  if (gone === HEAVIEST) {
    change.heaviest = true;
    return true;
  }
  const codes = gone.codes.filter((code) => !change.staying.has(code));
  change.gone.push(...codes);
  return codes.length > 0;
};

/** Whether "another one" means a course, and no other week: one was just changed, or only one was chosen. */
const isOfOne = ({ context: { last } }: Turn, items: readonly Item[]): boolean =>
  items.filter(({ place }) => place !== null).length === 1 ||
  (last?.kind === 'week' &&
    (last.change !== undefined || last.ask.choose.some(({ among }) => among !== undefined)));

/** The course that was chosen last, where one was. */
const lastChosen = (items: readonly Item[], { gone }: Change): Order['gone'] => {
  const chosen = items
    .filter(({ place, code }) => place !== null && !gone.includes(code))
    .toSorted((a, b) => a.at - b.at);
  const last = chosen.at(-1);
  if (last === undefined || chosen.filter(({ at }) => at === last.at).length > 1) return null;
  return { said: '', codes: [last.code], like: [last.code] };
};

/** Adds what comes: in the place of what goes, with what was said of all courses. */
const comes = (come: ToCome, going: readonly Item[] | null, change: Change, week: WeekSaid): boolean => {
  if (come.codes.length > 0) {
    if (come.codes.some((code) => week.codes.includes(code))) return false;
    change.add.push(...come.codes);
    return true;
  }
  const [first] = going ?? [];
  const before = first?.place ?? null;
  const isFree = going === null && come.wish !== null;
  const {
    among: _among,
    count: _count,
    ...wished
  } = before ?? {
    for: isFree ? ('anything' as const) : ('requirements' as const),
  };
  // "A different one", "one without Mondays": with the wish that there was.
  const isSame = come.wish === null || onlyTimes(come.wish);
  const kept = isSame ? wished : lasting(before);
  const lighter = !come.isLighter ? {} : { lighter_than: first?.code || GONE };
  change.places.push(
    inTime(
      {
        for: 'anything',
        ...(first !== undefined && before === null ? {} : common(week)),
        ...kept,
        ...come.wish,
        ...lighter,
        count: come.count,
      },
      come.wish ?? {},
    ),
  );
  return true;
};

/** "A morning one is fine, too", where late ones were looked for: the times said last hold. */
const inTime = (place: Places, said: Partial<Places>): Places => {
  const { starts_at_or_after = '', ends_at_or_before = '24', ...rest } = place;
  if (starts_at_or_after < ends_at_or_before) return place;
  return { ...rest, ...(said.ends_at_or_before ? { ends_at_or_before } : { starts_at_or_after }) };
};
