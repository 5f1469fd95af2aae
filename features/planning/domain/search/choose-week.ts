import { identityOf, type TimetabledCourse } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import { prepareCourse } from '#features/catalogue/domain/timetable/prepare.ts';
import type { Cure } from './changes.ts';
import { findTimetables } from './find-timetables.ts';
import type { ImpossibleSet } from './irreducible.ts';
import type { PlanInput } from './plan-input.ts';
import { prepareFits } from './still-fits.ts';
import type { Timetable } from '../timetable.ts';
import type { SearchedCourse } from './to-plan-input.ts';

/** Interchangeable courses, best first. */
interface Pool {
  /** Maximum number to take from this pool. */
  most: number;
  candidates: readonly SearchedCourse[];
}

/** Slots of a week that any of several courses can fill. */
export interface Place {
  count: number;
  /** From the first tier, one of each pool in turn; each later tier fills only the slots that earlier ones leave open. */
  tiers: readonly (readonly Pool[])[];
}

export interface WeekQuestion {
  /** The fixed part of the week. */
  plan: PlanInput<SearchedCourse>;
  places: readonly Place[];
  /** Upper limit for weekly hours of work including the chosen courses; null: no limit. */
  mostHours: number | null;
}

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

/** If slots stay open: maximum number of attempts; each retry excludes the course that was taken first. */
const MOST_ATTEMPTS = 3;

/**
 * Builds a week from its fixed part and fills each place with the first candidates that fit beside everything before
 * them. Candidates are tried in order, so that the same question has the same answer.
 */
export const chooseWeek = (question: WeekQuestion): WeekAnswer => {
  const { plan, places } = question;
  const found = findTimetables(plan);
  if (found.answer === 'impossible') return { answer: 'impossible', set: found.set, cures: found.cures };
  if (found.answer === 'undecided') return { answer: 'undecided' };
  const attempts: Attempt[] = [];
  const passed = new Set<string>();
  while (attempts.length < MOST_ATTEMPTS) {
    const attempt = fillPlaces(question, passed);
    attempts.push(attempt);
    const [first] = attempt.chosen;
    if (openIn(attempt) === 0 || first === undefined) break;
    passed.add(first.itemId);
  }
  const best = attempts.toSorted((a, b) => openIn(a) - openIn(b))[0] as Attempt;
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
}

const openIn = ({ unfilled }: Attempt): number => unfilled.reduce((sum, open) => sum + open, 0);

const fillPlaces = ({ plan, places, mostHours }: WeekQuestion, passed: ReadonlySet<string>): Attempt => {
  let now = plan;
  let fits = prepareFits(now);
  const taken = new Set(
    plan.items.flatMap((item) => (item.kind === 'course' ? [identityOf(item.course)] : [])),
  );
  let hours = plan.items.reduce(
    (sum, item) => sum + ((item.kind === 'course' ? item.course.mean_hours : item.hours) ?? 0),
    0,
  );
  const chosen: ChosenForPlace[] = [];
  const accepts = (course: SearchedCourse): boolean =>
    !taken.has(identityOf(course)) &&
    !passed.has(course.itemId) &&
    (mostHours === null || (course.mean_hours !== null && hours + course.mean_hours <= mostHours)) &&
    hasAllTimes(course) &&
    fits(course) === 'together';
  const take = (course: SearchedCourse): void => {
    taken.add(identityOf(course));
    hours += course.mean_hours ?? 0;
    now = {
      ...now,
      items: [...now.items, { kind: 'course', course, need: { need: 'required' }, locked: [] }],
    };
    fits = prepareFits(now);
  };
  const unfilled = places.map(({ count, tiers }, place) => {
    let open = count;
    for (const [tier, pools] of tiers.entries()) {
      const left = pools.map(({ most }) => most);
      let isGrowing = true;
      while (open > 0 && isGrowing) {
        isGrowing = false;
        for (const [pool, { candidates }] of pools.entries()) {
          if (open === 0 || (left[pool] ?? 0) === 0) continue;
          const course = candidates.find(accepts);
          if (!course) continue;
          take(course);
          chosen.push({ itemId: course.itemId, place, tier, pool });
          left[pool] = (left[pool] ?? 1) - 1;
          open -= 1;
          isGrowing = true;
        }
      }
    }
    return open;
  });
  return { plan: now, chosen, unfilled };
};

/** A course is only suggested if all its meeting times are known. */
export const hasAllTimes = (course: TimetabledCourse): boolean => {
  const { kinds, cancelled } = prepareCourse(course);
  return kinds.length > 0 && cancelled.length === 0 && kinds.every(({ isUntimed }) => !isUntimed);
};
