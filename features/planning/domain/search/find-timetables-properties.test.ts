import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#app/testing/property-runs.ts';
import { applyChange } from './changes.ts';
import { findTimetables, type FoundTimetables } from './find-timetables.ts';
import {
  amountsOf,
  costOf,
  everyCost,
  goTogether,
  isPossible,
  meetsBlock,
  type Plan,
  type Taken,
  timesOf,
} from '../testing/brute-force.ts';
import { crowdedPlan, eachWithoutOne, roomyPlan, somePlan } from '../testing/some-plans.ts';
import type { PlannableCourse } from './plan-input.ts';
import type { Timetable } from '../timetable.ts';

const RUNS = runs(150);

/** A timetable in the brute-force solver's format; kinds without times are omitted. */
const takenIn = ({ items }: Plan, { choices, taken }: Timetable<PlannableCourse>): Taken[] => [
  ...choices.flatMap(({ course, kind, section }) => {
    const item = items.find((each) => each.kind === 'course' && each.course === course);
    return item ? [{ item, kind, section, meetings: section.meetings, isUnsure: false }] : [];
  }),
  ...taken.flatMap((item) =>
    item.kind === 'own_course'
      ? [{ item, kind: '', section: null, meetings: item.meetings, isUnsure: false }]
      : [],
  ),
];

const holdTrue = (plan: Plan, found: FoundTimetables<PlannableCourse>): void => {
  if (found.answer !== 'found') return;
  for (const timetable of found.best) {
    const taken = takenIn(plan, timetable);
    for (const [at, one] of taken.entries()) {
      expect(meetsBlock(one, plan)).toBe(false);
      for (const other of taken.slice(at + 1)) expect(goTogether(one, other, plan)).toBe(true);
    }
    expect(timetable.cost).toBe(costOf(plan, taken, timetable.taken));
    const amounts = plan.wishes.map((_, at) => {
      const broken = timetable.broken.find((each) => each.at === at);
      const worth = { minutes: 1, days: 120, units: 60 };
      return broken ? broken.amount * worth[broken.unit] : 0;
    });
    expect(amounts).toEqual(amountsOf(plan, taken, timetable.taken));
    const groups = Map.groupBy(timetable.taken, ({ need }) => (need.need === 'one_of' ? need.group : ''));
    groups.delete('');
    for (const members of groups.values()) expect(members).toHaveLength(1);
    for (const item of plan.items) {
      const isTaken = timetable.taken.includes(item);
      expect(timetable.leftOut.includes(item)).toBe(!isTaken);
      if (item.need.need === 'required') expect(isTaken).toBe(true);
    }
  }
};

describe('timetables of small plans, compared with every possible choice', () => {
  const holdBest = (plan: Plan) => {
    const found = findTimetables(plan);
    const costs = everyCost(plan).slice(0, 5);
    expect(found.answer).toBe(costs.length > 0 ? 'found' : 'impossible');
    if (found.answer !== 'found') return;
    expect(found.isComplete).toBe(true);
    expect(found.best.map(({ cost }) => cost)).toEqual(costs.map(({ cost }) => cost));
    const times = found.best.map((timetable) => timesOf(takenIn(plan, timetable), plan));
    expect(new Set(times).size).toBe(times.length);
    expect(findTimetables(plan)).toEqual(found);
  };

  it('are the five cheapest with different meeting times', () => {
    fc.assert(fc.property(somePlan, holdBest), RUNS);
  });

  it('are the five cheapest of hundreds', () => {
    fc.assert(fc.property(roomyPlan, holdBest), RUNS);
  });

  it('have no clashes and break the wishes as reported', () => {
    fc.assert(
      fc.property(somePlan, (plan) => holdTrue(plan, findTimetables(plan))),
      RUNS,
    );
  });

  it('are valid, and no cheaper than the optimum, where the budget runs out first', () => {
    let unfinished = 0;
    fc.assert(
      fc.property(roomyPlan, fc.integer({ min: 20, max: 120 }), (plan, budget) => {
        const found = findTimetables(plan, budget);
        if (found.answer !== 'found' || found.isComplete) return;
        unfinished += 1;
        expect(found.steps).toBe(budget);
        holdTrue(plan, found);
        const costs = everyCost(plan).slice(0, 5);
        for (const [at, { cost }] of found.best.entries())
          expect(cost).toBeGreaterThanOrEqual(costs[at]?.cost ?? Infinity);
      }),
      runs(500),
    );
    expect(unfinished).toBeGreaterThan(50);
  });

  it('are impossible because of a set that is minimal', () => {
    fc.assert(
      fc.property(crowdedPlan, (plan) => {
        const found = findTimetables(plan);
        if (found.answer !== 'impossible') return;
        const { set } = found;
        expect(set.isIrreducible).toBe(true);
        const part = partOf(plan, set);
        expect(isPossible(part)).toBe(false);
        for (const less of eachWithoutOne(part)) expect(isPossible(less)).toBe(true);
        const parties = set.clashes.flatMap(({ first, second }) => [first, second]);
        expect(parties.length).toBeGreaterThan(0);
        for (const item of set.courses)
          expect(
            parties.some((party) =>
              'own' in party
                ? party.own === item
                : 'course' in party && item.kind === 'course' && party.course === item.course,
            ),
          ).toBe(true);
      }),
      RUNS,
    );
  });

  it('become possible by each single change, or by the fewest', () => {
    fc.assert(
      fc.property(crowdedPlan, (plan) => {
        const found = findTimetables(plan);
        if (found.answer !== 'impossible') return;
        const single = eachWithoutOne(plan).filter(isPossible).length;
        const pairs = single === 0 && eachWithoutOne(plan).flatMap(eachWithoutOne).some(isPossible);
        if (single > 0) expect(found.cures).toHaveLength(Math.min(5, single));
        expect(found.cures.length).toBeGreaterThan(0);
        const fewest = single > 0 ? 1 : 2;
        for (const { changes } of found.cures) {
          if (single > 0 || pairs) expect(changes).toHaveLength(fewest);
          else expect(changes.length).toBeGreaterThan(fewest);
          expect(isPossible(changes.reduce(applyChange, plan))).toBe(true);
          for (const spared of changes)
            expect(isPossible(changes.filter((each) => each !== spared).reduce(applyChange, plan))).toBe(
              false,
            );
        }
        for (const { timetable } of found.cures) {
          const taken = takenIn(plan, timetable);
          for (const [at, one] of taken.entries())
            for (const other of taken.slice(at + 1)) expect(goTogether(one, other, plan)).toBe(true);
        }
      }),
      RUNS,
    );
  });
});

/** Only the members of an impossible set. */
const partOf = (
  plan: Plan,
  set: Extract<ReturnType<typeof findTimetables>, { answer: 'impossible' }>['set'],
): Plan => {
  const items = [...set.courses, ...set.groups.flatMap((group) => group.items)];
  return {
    ...plan,
    items: plan.items
      .filter((item) => items.includes(item))
      .map((item) =>
        item.kind === 'course' && !set.locks.some(({ course }) => course === item.course)
          ? { ...item, locked: [] }
          : item,
      ),
    blocks: set.blocks,
  };
};
