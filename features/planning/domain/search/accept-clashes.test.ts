import { expect, it } from 'vitest';
import { acceptClashes } from './accept-clashes.ts';
import type { OwnItem, PlanInput } from './plan-input.ts';

const COURSES = 30;
/** All at the same hour, so that each pair of them would have to be accepted. */
const crowd: OwnItem[] = Array.from({ length: COURSES }, (_, at) => ({
  kind: 'own_course',
  title: `Course ${at}`,
  units: null,
  hours: null,
  need: { need: 'required' },
  meetings: [{ days: ['Mon'], start: '09:00', end: '10:00', from: null, to: null }],
}));

it('states a plan no more often than its budget pays for', () => {
  let stated = 0;
  const plan: PlanInput<never> = {
    items: crowd,
    // Read once for each statement.
    get blocks() {
      stated += 1;
      return [];
    },
    wishes: [],
    dates: null,
  };
  expect(acceptClashes(plan, { steps: 1_500 })).toBeNull();
  expect(stated).toBeGreaterThan(1);
  expect(stated).toBeLessThanOrEqual(10);
});
