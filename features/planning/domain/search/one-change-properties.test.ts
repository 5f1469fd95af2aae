import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#app/testing/property-runs.ts';
import { acceptClashes } from './accept-clashes.ts';
import { changesThatFree } from './free-day.ts';
import type { PlanItem, PlannableCourse } from './plan-input.ts';
import { prepareFits } from './still-fits.ts';
import { isPossible, type Plan, someTimetable } from '../testing/brute-force.ts';
import { crowdedPlan, eachWithoutOne, somePlan } from '../testing/some-plans.ts';

const RUNS = runs(150);

const canBeFree = (plan: Plan, day: string): boolean =>
  someTimetable(plan, (taken) =>
    taken.every(({ meetings }) =>
      meetings.every(({ days, start }) => start === null || !days.some((each) => each === day)),
    ),
  );

describe('questions about one change of small plans, compared with every possible choice', () => {
  it('free a day by other sections, or by each single change that does, with the clashes that are there anyway', () => {
    fc.assert(
      fc.property(somePlan, fc.constantFrom('Mon' as const, 'Tue' as const), (plan, day) => {
        const { accepted = [] } = acceptClashes(plan, { steps: 10_000 })?.input ?? {};
        const given = { ...plan, accepted };
        const freed = changesThatFree(plan, day);
        if (freed.answer !== 'undecided') expect(freed.given).toHaveLength(accepted.length);
        if (canBeFree(given, day)) {
          expect(freed.answer).toBe('free');
          if (freed.answer === 'free') expect(freed.timetable.totals.freeDays).toContain(day);
          return;
        }
        expect(freed.answer).toBe('changes');
        if (freed.answer !== 'changes') return;
        const single = eachWithoutOne(given).filter((less) => canBeFree(less, day)).length;
        if (single > 0) expect(freed.cures).toHaveLength(Math.min(5, single));
        for (const { changes, timetable } of freed.cures) {
          expect(changes.length === 1).toBe(single > 0);
          expect(timetable.totals.freeDays).toContain(day);
        }
      }),
      RUNS,
    );
  });

  it('accept clashes that cannot be avoided, and no others', () => {
    fc.assert(
      fc.property(crowdedPlan, (plan) => {
        const given = acceptClashes(plan, { steps: 10_000 });
        const accepted = given?.input.accepted ?? [];
        expect(accepted.length > 0).toBe(!isPossible(plan));
        expect(isPossible({ ...plan, accepted })).toBe(true);
        for (const pair of accepted)
          expect(isPossible({ ...plan, accepted: accepted.filter((each) => each !== pair) })).toBe(false);
      }),
      RUNS,
    );
  });

  it('say of each course whether it still fits', () => {
    fc.assert(
      fc.property(somePlan, somePlan, (plan, more) => {
        const fitOf = prepareFits(plan);
        const others = more.items.flatMap((item) =>
          item.kind === 'course' ? [{ ...item.course, class_number: 'more' }] : [],
        );
        const isFitting = (items: PlanItem<PlannableCourse>[], course: PlannableCourse) =>
          isPossible({
            ...plan,
            items: [...items, { kind: 'course', course, need: { need: 'required' }, locked: [] }],
          });
        for (const course of others) {
          const all = plan.items.map((item): PlanItem<PlannableCourse> =>
            item.need.need === 'optional' ? { ...item, need: { need: 'required' } } : item,
          );
          const required = plan.items.filter(({ need }) => need.need !== 'optional');
          const rest = isFitting(required, course) ? 'without_optional' : 'impossible';
          expect(fitOf(course)).toBe(isFitting(all, course) ? 'together' : rest);
          expect(fitOf(course)).toBe(fitOf(course));
        }
      }),
      RUNS,
    );
  });

  it('say of a course of the plan whether the plan is possible with it', () => {
    fc.assert(
      fc.property(somePlan, (plan) => {
        const [item] = plan.items;
        if (item?.kind !== 'course' || item.need.need !== 'required') return;
        expect(prepareFits(plan)(item.course) === 'impossible').toBe(!isPossible(plan));
      }),
      RUNS,
    );
  });
});
