import {
  isFullyTimed,
  isTimed,
  meetTogether,
} from '#features/catalogue/domain/timetable/testing/brute-force.ts';
import {
  isNamed,
  type TimetabledMeeting,
  type TimetabledSection,
} from '#features/catalogue/domain/timetable/timetabled-course.ts';
import { WEEKDAY_NAMES } from '#features/catalogue/domain/sections/weekdays.ts';
import {
  type OwnItem,
  partyOfBlock,
  partyOfKind,
  partyOfOwn,
  type PlanInput,
  type PlanItem,
  type PlannableCourse,
} from '../search/plan-input.ts';
import { OPTIONAL_WEIGHT, type Wish } from '../search/wishes.ts';

/**
 * Answers the planner's questions by enumerating every choice, and measures wishes minute by minute: slow, and without
 * any of the code that it is compared with.
 */
export type Plan = PlanInput<PlannableCourse>;
type Item = PlanItem<PlannableCourse>;

/** A section that is taken, or a whole handwritten course. */
export interface Taken {
  item: Item;
  kind: string;
  section: TimetabledSection | null;
  meetings: readonly TimetabledMeeting[];
  isUnsure: boolean;
}

const ownSections = new WeakMap<OwnItem, TimetabledSection>();

const ownSection = (item: OwnItem): TimetabledSection => {
  const known = ownSections.get(item) ?? {
    component: '',
    section: '',
    class_number: '',
    meetings: item.meetings,
    status: null,
    links: [],
  };
  ownSections.set(item, known);
  return known;
};

const asSection = ({ item, section }: Taken): TimetabledSection => section ?? ownSection(item as OwnItem);

const blockSections = new WeakMap<object, TimetabledSection>();

const blockSection = (block: TimetabledMeeting): TimetabledSection => {
  const known = blockSections.get(block) ?? {
    component: '',
    section: '',
    class_number: '',
    meetings: [block],
    status: null,
    links: [],
  };
  blockSections.set(block, known);
  return known;
};

/** The options of each kind that restricts the timetable. */
const kindsOf = (item: Item): Taken[][] => {
  if (item.kind === 'own_course')
    return [[{ item, kind: '', section: null, meetings: item.meetings, isUnsure: false }]];
  const { course, locked } = item;
  return [...Map.groupBy(course.sections, ({ component }) => component)].flatMap(([kind, all]) => {
    const given = all.filter(({ status }) => status !== 'cancelled');
    const kept = given.filter((section) => locked.some((name) => isNamed(name)(section)));
    if (kept.length === 0 && course.takes !== null && !course.takes.includes(kind)) return [];
    if (kept.length === 0 && !given.some(isTimed)) return [];
    const isMixed = given.some(isFullyTimed);
    return [
      (kept.length > 0 ? kept : given).map((section) => ({
        item,
        kind,
        section,
        meetings: section.meetings,
        isUnsure: kept.length === 0 && isMixed && !isFullyTimed(section),
      })),
    ];
  });
};

const areLinked = (a: TimetabledSection, b: TimetabledSection): boolean =>
  a.links.length === 0 || b.links.length === 0 || a.links.some((link) => b.links.includes(link));

const partyOf = ({ item, kind }: Taken): string =>
  item.kind === 'course' ? partyOfKind(item.course, kind) : partyOfOwn(item);

const isAccepted = ({ accepted = [] }: Plan, a: string, b: string): boolean =>
  accepted.some(([one, other]) => (one === a && other === b) || (one === b && other === a));

export const goTogether = (a: Taken, b: Taken, plan: Plan): boolean =>
  isAccepted(plan, partyOf(a), partyOf(b)) ||
  (!meetTogether(asSection(a), asSection(b)) && (a.item !== b.item || areLinked(asSection(a), asSection(b))));

export const meetsBlock = (taken: Taken, plan: Plan): boolean =>
  plan.blocks.some(
    (block) =>
      meetTogether(blockSection(block), asSection(taken)) &&
      !isAccepted(plan, partyOfBlock(block), partyOf(taken)),
  );

/** All combinations of items that can be taken. */
const memberships = ({ items }: Plan): Item[][] => {
  const groups = new Set(items.flatMap(({ need }) => (need.need === 'one_of' ? [need.group] : [])));
  let ways: Item[][] = [items.filter(({ need }) => need.need === 'required')];
  for (const item of items)
    if (item.need.need === 'optional') ways = ways.flatMap((way) => [way, [...way, item]]);
  for (const group of groups) {
    const members = items.filter(({ need }) => need.need === 'one_of' && need.group === group);
    ways = ways.flatMap((way) => members.map((member) => [...way, member]));
  }
  return ways;
};

/** Calls back for every choice without clashes until the callback returns true; returns whether it did. */
export const someTimetable = (plan: Plan, isEnough: (taken: Taken[], items: Item[]) => boolean): boolean =>
  memberships(plan).some((items) => {
    const kinds = items.flatMap(kindsOf);
    const taken: Taken[] = [];
    const choose = (at: number): boolean => {
      const kind = kinds[at];
      if (!kind) return isEnough([...taken], items);
      return kind.some((one) => {
        if (meetsBlock(one, plan) || !taken.every((other) => goTogether(other, one, plan))) return false;
        taken.push(one);
        const isFound = choose(at + 1);
        taken.pop();
        return isFound;
      });
    };
    return choose(0);
  });

export const isPossible = (plan: Plan): boolean => someTimetable(plan, () => true);

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

interface Span {
  start: number;
  end: number;
}

/** Times on one weekday, in order of the meetings. */
const spansOn = (day: string, meetings: readonly TimetabledMeeting[]): Span[] =>
  meetings.flatMap(({ days, start, end }) =>
    start !== null && end !== null && days.some((each) => each === day)
      ? [{ start: minuteOf(start), end: minuteOf(end) }]
      : [],
  );

/** One letter for each minute of a day: c for a class, b for an own block, a dot for neither. Empty without classes. */
const minutesOn = (day: string, classes: readonly Span[], { blocks }: Plan): string => {
  if (classes.length === 0) return '';
  const letters = Array.from({ length: 1440 }, () => '.');
  for (const { start, end } of spansOn(day, blocks)) letters.fill('b', start, end);
  for (const { start, end } of classes) letters.fill('c', start, end);
  return letters.join('');
};

/** Cache of measured days, since most timetables of a plan have most of their days in common. */
const measured = new WeakMap<Plan, Map<string, number>>();

const longest = (runs: readonly string[]): number => Math.max(0, ...runs.map(({ length }) => length));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** In the order of the wishes: minutes; each free day as 120, each unit as 60. */
export const amountsOf = (plan: Plan, taken: readonly Taken[], items: readonly Item[]): number[] => {
  const known = measured.get(plan) ?? new Map<string, number>();
  measured.set(plan, known);
  const spansOfDay = WEEKDAY_NAMES.map((day) => taken.flatMap(({ meetings }) => spansOn(day, meetings)));
  const overDays = (wish: Wish, measure: (minutes: string, classes: string, spans: Span[]) => number) =>
    sum(
      WEEKDAY_NAMES.map((day, at) => {
        const spans = spansOfDay[at] ?? [];
        if (spans.length === 0) return 0;
        if (wish.name === 'free_days' && !wish.days.includes(day)) return 0;
        const key = JSON.stringify([wish, day, spans]);
        const minutes = known.has(key) ? '' : minutesOn(day, spans, plan);
        const amount = known.get(key) ?? measure(minutes, /c(?:.*c)?/.exec(minutes)?.[0] ?? '', spans);
        known.set(key, amount);
        return amount;
      }),
    );
  const total = (figure: (item: Item) => number | null) => sum(items.map((item) => figure(item) ?? 0));
  const amountOf = (wish: Wish): number => {
    switch (wish.name) {
      case 'nothing_before':
        return overDays(wish, (_, __, spans) =>
          sum(spans.map(({ start }) => Math.max(0, minuteOf(wish.time) - start))),
        );
      case 'nothing_after':
        return overDays(wish, (_, __, spans) =>
          sum(spans.map(({ end }) => Math.max(0, end - minuteOf(wish.time)))),
        );
      case 'free_days':
        return 120 * overDays(wish, () => 1);
      case 'lunch_break':
        return overDays(wish, (minutes) => {
          const noon = minutes.slice(minuteOf(wish.start), minuteOf(wish.end));
          return Math.max(0, wish.minutes - longest(noon.match(/\.+/g) ?? []));
        });
      case 'short_days':
        return overDays(wish, (_, classes) => Math.max(0, classes.length - wish.minutes));
      case 'few_gaps':
        return overDays(wish, (_, classes) =>
          sum((classes.match(/\.+/g) ?? []).map(({ length }) => Math.max(0, length - 15))),
        );
      case 'most_hours': {
        const hours = total((item) => (item.kind === 'course' ? item.course.mean_hours : item.hours));
        return Math.max(0, 60 * (hours - wish.hours));
      }
      case 'units_between': {
        const units = total((item) => (item.kind === 'course' ? item.course.units : item.units));
        return 60 * Math.max(0, wish.least - units, units - wish.most);
      }
    }
  };
  return plan.wishes.map(({ wish }) => amountOf(wish));
};

export const costOf = (plan: Plan, taken: readonly Taken[], items: readonly Item[]): number => {
  const wishes = amountsOf(plan, taken, items).map((amount, at) => amount * (plan.wishes[at]?.weight ?? 0));
  const leftOut = plan.items.map((item) =>
    item.need.need === 'optional' && !items.includes(item) ? 240 * (item.need.weight ?? OPTIONAL_WEIGHT) : 0,
  );
  return sum(wishes) + sum(leftOut);
};

/** A key that is equal if all meeting times are. */
export const timesOf = (taken: readonly Taken[], { items }: Plan): string =>
  taken
    .map(({ item, kind, meetings }) => {
      const times = meetings.flatMap(({ days, start, end, from, to }) =>
        start === null || end === null ? [] : days.map((day) => [day, start, end, from, to].join(' ')),
      );
      return times.length === 0 ? '' : `${items.indexOf(item)} ${kind} ${times.sort().join(', ')}`;
    })
    .filter((text) => text !== '')
    .sort()
    .join('; ');

/** For each timetable with different meeting times: the number of its unknown times and its least cost, cheapest first. */
export const everyCost = (plan: Plan): { unsure: number; cost: number }[] => {
  const least = new Map<string, { unsure: number; cost: number }>();
  someTimetable(plan, (taken, items) => {
    const one = {
      unsure: taken.filter(({ isUnsure }) => isUnsure).length,
      cost: costOf(plan, taken, items),
    };
    const times = timesOf(taken, plan);
    const known = least.get(times);
    if (!known || compare(one, known) < 0) least.set(times, one);
    return false;
  });
  return [...least.values()].sort(compare);
};

const compare = (a: { unsure: number; cost: number }, b: { unsure: number; cost: number }): number =>
  a.unsure - b.unsure || a.cost - b.cost;
