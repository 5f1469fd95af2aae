import { expect, it } from 'vitest';
import type { Course, Section } from '#features/catalogue/contract.ts';
import { createRecogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { SAMPLE_COURSE } from '#features/catalogue/domain/sample-course.ts';
import { ownSection } from '#features/catalogue/domain/wire/wire-sections.ts';
import { accountFor } from './account-for.ts';
import { bookOf } from './testing/check-reply.ts';

const course = (class_tag: string, enrolled: number, day: 'Mon' | 'Wed', hour: number): Course => {
  const made = {
    ...SAMPLE_COURSE,
    class_tag,
    course_id: class_tag,
    units: 4,
    current_enrollment_number: enrolled,
    course_requirements: '',
    recommended_prep: '',
  };
  const start = `${hour}:00`;
  const meetings = [{ days: [day], start, end: `${hour + 1}:00`, place: '', from: null, to: null }];
  return { ...made, sections: [{ ...(ownSection(made) as Section), meetings }] };
};

const COURSES = [
  { ...course('GEOL 40', 12, 'Mon', 13), mean_hours: 9.98 },
  { ...course('GEOL 50', 12, 'Mon', 13), mean_hours: 5.02 },
  { ...course('GEOL 60', 12, 'Mon', 13), mean_hours: 4 },
  course('GEOL 10', 12, 'Mon', 13),
  course('GEOL 20', 50, 'Mon', 13),
  course('GEOL 30', 24, 'Wed', 10),
];
const BOOK = bookOf({
  recogniser: createRecogniser({
    subjects: [{ code: 'GEOL', department: 'Geology' }],
    tags: COURSES.map(({ class_tag }) => class_tag),
  }),
  recordsOf: (tag) => COURSES.filter(({ class_tag }) => class_tag === tag),
});

const verdictsOf = (reply: string): string[] =>
  accountFor(reply, [], BOOK).statements.map(({ verdict }) => verdict);

it.each([
  ['GEOL 10 has at least twice as many students as GEOL 20.', 'contradicted'],
  ['GEOL 20 has at least twice as many students as GEOL 10.', 'verified'],
  ['GEOL 30 has at least twice as many students as GEOL 10.', 'verified'],
  ['GEOL 30 has more than twice as many students as GEOL 10.', 'contradicted'],
  ['GEOL 20 has more than twice as many students as GEOL 30.', 'verified'],
  ['GEOL 20 has at least three times as many students as GEOL 30.', 'contradicted'],
  ['GEOL 20 has four times as many students as GEOL 10.', 'verified'],
  ['GEOL 30 has three times as many students as GEOL 10.', 'contradicted'],
  ['GEOL 10 has half as many students as GEOL 30.', 'verified'],
  ['GEOL 10 has less than half as many students as GEOL 30.', 'contradicted'],
  ['GEOL 10 has at most half as many students as GEOL 30.', 'verified'],
  ['GEOL 20 has at most twice as many students as GEOL 10.', 'contradicted'],
  ['GEOL 20 has no more than twice as many students as GEOL 10.', 'contradicted'],
  ['GEOL 40 takes at least twice as many hours a week as GEOL 50.', 'own_words'],
  ['GEOL 50 takes at least twice as many hours a week as GEOL 60.', 'contradicted'],
  ['GEOL 40 takes at least twice as many hours a week as GEOL 60.', 'verified'],
  ['GEOL 10 has at least as many students as GEOL 20.', 'own_words'],
  ['GEOL 10 has three times fewer students than GEOL 20.', 'own_words'],
])('compares a factor with its bound: %s', (reply, verdict) => {
  expect(verdictsOf(reply)).toEqual([verdict]);
});

it.each([
  ['Together GEOL 10 and GEOL 20 add up to 10 units.', 'contradicted'],
  ['Together GEOL 10 and GEOL 20 add up to 6 units.', 'contradicted'],
  ['Together GEOL 10 and GEOL 20 add up to 8 units.', 'verified'],
  ['GEOL 10 and GEOL 20 sum up to 9 units in all.', 'contradicted'],
  ['Together GEOL 10 and GEOL 20 come up to 12 units.', 'contradicted'],
])('takes the “up to” of a sum for no bound: %s', (reply, verdict) => {
  expect(verdictsOf(reply)).toEqual([verdict]);
});

it.each([
  ['- GEOL 10 | W | 4 units', 'contradicted'],
  ['- GEOL 10 | M | 4 units', 'verified'],
  ['- GEOL 10 | 4 units | R', 'contradicted'],
  ['- GEOL 10 | 4 units | U', 'own_words'],
  ['- GEOL 10 | S | 4 units', 'own_words'],
  ['- GEOL 10, W, 4 units', 'own_words'],
  ['- GEOL 10 (4 units, R)', 'own_words'],
  ['- GEOL 10 – 4 units – W', 'own_words'],
  ['- GEOL 10 | available | 4 units', 'own_words'],
])('passes over no cell that may be a value: %s', (reply, verdict) => {
  expect(verdictsOf(reply)).toEqual([verdict]);
});

it.each([
  [
    'You can’t have all of GEOL 10, GEOL 20 and GEOL 30, because GEOL 10 and GEOL 20 meet at overlapping times.',
    'verified',
  ],
  // The three cannot be combined, but for another reason than the one given.
  [
    'You can’t have all of GEOL 10, GEOL 20 and GEOL 30, because GEOL 10 and GEOL 30 meet at overlapping times.',
    'own_words',
  ],
  ['GEOL 10 and GEOL 30 meet at overlapping times.', 'contradicted'],
  ['Keep your Wednesdays clear, because GEOL 10 meets then.', 'contradicted'],
  ['Keep your Mondays clear, because GEOL 10 meets then.', 'verified'],
])('reads a reason apart from what it is the reason of: %s', (reply, verdict) => {
  expect(verdictsOf(reply)).toEqual([verdict]);
});

it.each([
  ['Between the two, GEOL 20 has more students than GEOL 10.', 'verified'],
  ['Between the two, GEOL 10 has more students than GEOL 20.', 'contradicted'],
  ['Between the two, GEOL 10, GEOL 20 and GEOL 30, GEOL 20 has more students than GEOL 10.', 'own_words'],
  ['GEOL 10 clashes with GEOL 20, so you cannot take both.', 'verified'],
  ['GEOL 10 clashes with GEOL 30, so you cannot take both.', 'contradicted'],
  // The two clash, but a sum does not claim that they fit.
  ['Taken side by side, GEOL 10 and GEOL 20 come to 8 units.', 'verified'],
  ['Taken side by side, GEOL 10 and GEOL 20 come to 9 units.', 'contradicted'],
  ['No, GEOL 10 has 12 students.', 'verified'],
  ['No, GEOL 10 has 13 students.', 'contradicted'],
  ['The biggest among GEOL 10, GEOL 20 and GEOL 30 is GEOL 20.', 'verified'],
  ['The biggest among GEOL 10, GEOL 20 and GEOL 30 is GEOL 30.', 'contradicted'],
  ['A week has 168 hours in it, whatever you add to GEOL 10.', 'own_words'],
  // Both have the same evaluation: neither is better.
  ['GEOL 10 has the better rating, yet GEOL 20 has more students.', 'own_words'],
])('reads what compares two or more: %s', (reply, verdict) => {
  expect(verdictsOf(reply)).toEqual([verdict]);
});
