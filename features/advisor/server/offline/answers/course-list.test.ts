import { expect, it } from 'vitest';
import { emptyWish } from '../../../domain/reading/wish.ts';
import type { CourseDetails } from '../../../domain/course-facts.ts';
import { writtenOut } from '../../../domain/facts/testing/written-out.ts';
import { type Listed, listOf } from './course-list.ts';

const LOGIC: Listed = {
  code: 'LOGIC 20',
  title: 'Proofs',
  term: '2025 Fall',
  term_over: false,
  other_codes: [],
  meets_with: [],
  attributes: [],
  section_kinds: [{ kind: '', count: 1 }],
  fitting_sections: [],
  matched: null,
  for_first_years: false,
  instructors: [],
  days: [],
  meetings: [],
  schedule: null,
  units: 4,
  rating: null,
  workload: null,
  enrollment: null,
  enrollment_by_section: false,
  mean_class_size: null,
  class_size: null,
  enrollment_cap: null,
  seats: null,
  department: null,
  component: null,
  prerequisites: null,
  recommended_preparation: null,
};
const wish = { ...emptyWish(), search: { prerequisites_met: true } };

it.each([
  [{}, 'no prerequisites stated'],
  [{ recommended_preparation: 'Some algebra.' }, 'no prerequisites stated, recommends “Some algebra.”'],
  [
    { prerequisites: 'LOGIC 1.', recommended_preparation: 'Some algebra.' },
    'asks for “LOGIC 1.”, recommends “Some algebra.”',
  ],
])('states what a course requires and recommends: %j', (stated, said) => {
  const course = { ...LOGIC, ...stated };
  const line = writtenOut(listOf([course], wish, []), [
    { sections: [], ...course } as unknown as CourseDetails,
  ]);
  expect(line.endsWith(`; ${said}`), line).toBe(true);
});

it.each([
  [{ seats: 'full' as const }, 'full'],
  [{ seats: 'waitlist' as const }, 'full, with a waitlist'],
  [{ seats: 'open' as const }, 'hours not known'],
  [{ seats: 'full' as const, term_over: true }, 'hours not known'],
])('says which courses have no place left: %j', (stated, said) => {
  const course = { ...LOGIC, ...stated };
  const plain = { ...emptyWish(), search: {} };
  const line = writtenOut(listOf([course], plain, []), [
    { sections: [], ...course } as unknown as CourseDetails,
  ]);
  expect(line.endsWith(`; ${said}`), line).toBe(true);
});
