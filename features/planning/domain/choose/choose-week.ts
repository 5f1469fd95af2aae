import { identityOf, type TimetabledCourse } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import { prepareCourse } from '#features/catalogue/domain/timetable/prepare.ts';
import type { Cure } from '../search/changes.ts';
import { findTimetables } from '../search/find-timetables.ts';
import type { ImpossibleSet } from '../search/irreducible.ts';
import type { Weekday } from '#features/catalogue/contract.ts';
import { fullDayName } from '#features/catalogue/domain/sections/weekdays.ts';
import type { OwnBlock, PlanInput } from '../search/plan-input.ts';
import { prepareFits } from '../search/still-fits.ts';
import type { Timetable } from '../timetable.ts';
import { keepingSections, keptOf, withOpenSections } from './sections-first.ts';
import type { Place, WeekQuestion } from './week-question.ts';
import type { SearchedCourse } from '../search/to-plan-input.ts';

export interface ChosenForPlace {
  itemId: string;
  /** Index of the place; within it, of the tier and the pool. */
  place: number;
  tier: number;
  pool: number;
}

export type WeekAnswer =
  | {
      answer: 'found';
      timetable: Timetable<SearchedCourse>;
      chosen: ChosenForPlace[];
      /** For each place, how many slots could not be filled. */
      unfilled: number[];
    }
  | { answer: 'impossible'; set: ImpossibleSet<SearchedCourse>; cures: Cure<SearchedCourse>[] }
  | { answer: 'undecided' };

/** If slots stay open: maximum number of attempts; each retry leaves out one of the courses that the first one took. */
const MOST_ATTEMPTS = 8;

/** A week of sections with a free place, as far as there is one; otherwise of any, with more places filled. */
export const chooseWeek = (question: WeekQuestion): WeekAnswer => {
  const free = chooseDays(withOpenSections(question));
  if (free.answer === 'found' && openOf(free) === 0) return free;
  const any = chooseDays(question);
  return openOf(free) <= openOf(any) && free.answer === 'found' ? free : any;
};

/** Weeks of so few days as are asked for: each set of days is tried in turn, those of long weekends first. */
const chooseDays = (question: WeekQuestion): WeekAnswer => {
  const { mostDays = null, plan } = question;
  const whole = chooseWithin(question);
  if (mostDays === null || whole.answer !== 'found' || daysOf(whole) <= mostDays) return whole;
  let best: WeekAnswer | null = null;
  let refused: WeekAnswer | null = null;
  for (const days of freeSets(WORKDAYS - mostDays)) {
    const blocks = days.map((day) => freeDay(day));
    const answer = chooseWithin({ ...question, plan: { ...plan, blocks: [...plan.blocks, ...blocks] } });
    if (answer.answer !== 'found') refused ??= answer;
    else if (best?.answer !== 'found' || openOf(answer) < openOf(best)) best = answer;
    if (best !== null && openOf(best) === 0) break;
  }
  return best ?? refused ?? whole;
};

const WORKDAYS = 5;
const ORDER: readonly Weekday[] = ['Fri', 'Mon', 'Wed', 'Thu', 'Tue'];
const daysOf = (answer: WeekAnswer): number =>
  answer.answer === 'found' ? WORKDAYS - answer.timetable.totals.freeDays.length : 0;
const openOf = (answer: WeekAnswer): number =>
  answer.answer === 'found' ? answer.unfilled.reduce((sum, open) => sum + open, 0) : Infinity;
const freeDay = (day: Weekday): OwnBlock => ({
  label: `a free ${fullDayName(day)}`,
  days: [day],
  start: '00:00',
  end: '23:59',
  from: null,
  to: null,
});

/** All sets of so many weekdays. */
const freeSets = (count: number, from: readonly Weekday[] = ORDER): Weekday[][] =>
  count <= 0
    ? [[]]
    : from.flatMap((day, at) => freeSets(count - 1, from.slice(at + 1)).map((rest) => [day, ...rest]));

/**
 * Builds a week from its fixed part and fills each place with the first candidates that fit beside everything before
 * them. Candidates are tried in order, so that the same question has the same answer.
 */
const chooseWithin = (asked: WeekQuestion): WeekAnswer => {
  const { places } = asked;
  const plan = keepingSections(asked);
  const question = { ...asked, plan };
  const found = findTimetables(plan);
  if (found.answer === 'impossible') return { answer: 'impossible', set: found.set, cures: found.cures };
  if (found.answer === 'undecided') return { answer: 'undecided' };
  const attempts: Attempt[] = [];
  const passed: string[] = [];
  while (attempts.length < MOST_ATTEMPTS) {
    const attempt = fillPlaces(question, new Set(passed.slice(-1)));
    attempts.push(attempt);
    const next = [...(attempts[0]?.chosen ?? []), ...attempt.chosen].find(
      ({ itemId }) => !passed.includes(itemId),
    );
    if (attempt.open === 0 || next === undefined) break;
    passed.push(next.itemId);
  }
  const best = attempts.toSorted((a, b) => a.open - b.open)[0] as Attempt;
  if (best.chosen.length === 0)
    return {
      answer: 'found',
      timetable: found.best[0] as Timetable<SearchedCourse>,
      chosen: [],
      unfilled: places.map(({ count }) => count),
    };
  const whole = findTimetables(best.plan);
  return whole.answer === 'found'
    ? {
        answer: 'found',
        timetable: whole.best[0] as Timetable<SearchedCourse>,
        chosen: best.chosen,
        unfilled: best.unfilled,
      }
    : { answer: 'undecided' };
};

interface Attempt {
  plan: PlanInput<SearchedCourse>;
  chosen: ChosenForPlace[];
  unfilled: number[];
  /** How much is missing: places, or units where those are bounded. */
  open: number;
}

const fillPlaces = (
  { plan, places, mostHours, units, kept }: WeekQuestion,
  passed: ReadonlySet<string>,
): Attempt => {
  let now = plan;
  let fits = prepareFits(now);
  const taken = new Set(
    plan.items.flatMap((item) => (item.kind === 'course' ? [identityOf(item.course)] : [])),
  );
  let hours = plan.items.reduce(
    (sum, item) => sum + ((item.kind === 'course' ? item.course.mean_hours : item.hours) ?? 0),
    0,
  );
  let sum = unitsOf(plan);
  const chosen: ChosenForPlace[] = [];
  const slots = places.reduce((all, { count }) => all + count, 0);
  const left = (): number => slots - chosen.length;
  const usual = units ? usualUnits(places) : 0;
  const accepts = (course: SearchedCourse): boolean =>
    !taken.has(identityOf(course)) &&
    !passed.has(course.itemId) &&
    (mostHours === null || (course.mean_hours !== null && hours + course.mean_hours <= mostHours)) &&
    (!units || leavesRoom(units, sum, course.units, { left: left() - 1, usual })) &&
    hasAllTimes(course) &&
    fits(course) === 'together';
  const isEnough = (): boolean => units?.least !== undefined && units.least > 0 && sum >= units.least;
  const take = (any: SearchedCourse): void => {
    const asBefore = keptOf(any, kept);
    const course = asBefore !== any && fits(asBefore) === 'together' ? asBefore : any;
    taken.add(identityOf(course));
    hours += course.mean_hours ?? 0;
    sum += course.units ?? 0;
    now = {
      ...now,
      items: [...now.items, { kind: 'course', course, need: { need: 'required' }, locked: [] }],
    };
    fits = prepareFits(now);
  };
  const unfilled = places.map(({ count, tiers }, place) => {
    let open = count;
    for (const [tier, pools] of tiers.entries()) {
      const most = pools.map((each) => each.most);
      let isGrowing = true;
      while (open > 0 && isGrowing && !isEnough()) {
        isGrowing = false;
        for (const [pool, { candidates }] of pools.entries()) {
          if (open === 0 || (most[pool] ?? 0) === 0 || isEnough()) continue;
          const course = candidates.find(accepts);
          if (!course) continue;
          take(course);
          chosen.push({ itemId: course.itemId, place, tier, pool });
          most[pool] = (most[pool] ?? 1) - 1;
          open -= 1;
          isGrowing = true;
        }
      }
    }
    return isEnough() ? 0 : open;
  });
  const missing = unfilled.reduce((all, open) => all + open, 0);
  return { plan: now, chosen, unfilled, open: missing };
};

const unitsOf = ({ items }: WeekQuestion['plan']): number =>
  items.reduce((sum, item) => sum + ((item.kind === 'course' ? item.course.units : item.units) ?? 0), 0);

/** Units of a small course: less than that is not left open where more has to come. */
const SMALL = 2;
/** The units that most of the candidates have. */
const usualUnits = (places: readonly Place[]): number => {
  const candidates = places.flatMap(({ tiers }) => tiers.flat().flatMap((pool) => pool.candidates));
  const counted = Map.groupBy(candidates, ({ units }) => units ?? 0);
  return [...counted].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 0;
};

/** Whether the rest can still be had beside a course: a week of 48 units is not ended by courses of one. */
const leavesRoom = (
  { least, most }: { least: number; most: number },
  sum: number,
  own: number | null,
  others: { left: number; usual: number },
) => {
  if (own === null || sum + own > most) return false;
  if (sum + own >= least) return true;
  const isReached = sum + own + others.left * Math.max(others.usual, SMALL) >= least;
  return isReached && own > SMALL - 1 && most - sum - own >= SMALL;
};

/** A course is only suggested if all its meeting times are known. */
export const hasAllTimes = (course: TimetabledCourse): boolean => {
  const { kinds, cancelled } = prepareCourse(course);
  return kinds.length > 0 && cancelled.length === 0 && kinds.every(({ isUntimed }) => !isUntimed);
};
