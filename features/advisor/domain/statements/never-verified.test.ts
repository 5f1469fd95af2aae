import { expect, it } from 'vitest';
import { accountFor } from './account-for.ts';
import { THREE_COURSES } from './testing/three-courses.ts';

const verdictOf = (reply: string): string | undefined =>
  accountFor(reply, [], THREE_COURSES).statements.at(-1)?.verdict;

// GEOL 10 is a lecture in the fall, with 24 places and 4 units.
it.each([
  ['GEOL 10 is a lecture of 4 units.', 'GEOL 10 is a seminar of 4 units.'],
  ['GEOL 10 has space for up to 24 students.', 'GEOL 10 has space for up to 60 students.'],
  [
    'There is space for up to 24 students in GEOL 10 (Monday), according to the catalogue.',
    'There is space for up to 60 students in GEOL 10 (Monday), according to the catalogue.',
  ],
])('verifies %s, and not %s', (right, wrong) => {
  expect(verdictOf(right)).toBe('verified');
  expect(verdictOf(wrong)).not.toBe('verified');
});

it.each(['in fall only', 'in fall only, so plan around that'])('reads "only" behind a term: %s', (when) => {
  expect(verdictOf(`GEOL 10 can be taken ${when}.`)).not.toBe('contradicted');
  expect(verdictOf(`GEOL 10 can be taken ${when.replace('fall', 'spring')}.`)).not.toBe('verified');
});

it('reads a negation without its apostrophe', () => {
  expect(verdictOf('GEOL 10 isnt a seminar')).not.toBe('contradicted');
  expect(verdictOf('GEOL 10 isnt a lecture')).not.toBe('verified');
  expect(verdictOf('GEOL 10 doesnt meet on Wednesdays')).not.toBe('contradicted');
  expect(verdictOf('GEOL 10 doesnt meet on Mondays')).not.toBe('verified');
});

it('compares no course with itself', () => {
  expect(verdictOf('You will not find a course worth more units than GEOL 10.')).not.toBe('verified');
  expect(
    verdictOf('Somewhere in the catalogue there is a course with more weekly work than GEOL 10.'),
  ).not.toBe('contradicted');
});
