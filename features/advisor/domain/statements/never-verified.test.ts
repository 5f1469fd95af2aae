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
  [
    'GEOL 10 meets for 60 minutes.',
    'GEOL 10 meets for a total of 60 minutes each week, one of two meetings.',
  ],
  ['The lecture GEOL 10 meets on Monday.', 'The seminar GEOL 10 meets on Monday.'],
  ['GEOL 10 is a lecture in the fall.', 'GEOL 10 is a lecture with a lab in the fall.'],
  ['GEOL 10 is a lecture in the fall.', 'GEOL 10 is a lecture plus a seminar in the fall.'],
  ['GEOL 10 is a lecture in the fall.', 'GEOL 10 pairs a lecture with a discussion in the fall.'],
  [
    'Students of GEOL 10 spend 8.4 hours a week on it.',
    'Students of GEOL 10 spend 8.4 hours a week in the laboratory.',
  ],
  ['GEOL 10 is worth up to 4 units.', 'GEOL 10 is worth up to 6 units.'],
  ['GEOL 10 meets on Mondays.', 'GEOL 10 meets on Mondays but for the first hour of it.'],
  ['The only term with GEOL 10 is fall.', 'The only term with GEOL 10 is spring.'],
  ['Spring 2026 has no GEOL 10.', 'Fall 2025 has no GEOL 10.'],
  ['GEOL 10 caps enrollment at 24.', 'GEOL 10 caps enrollment at 9.'],
  [
    'Compared with GEOL 20, GEOL 10 means more hours per week (8.4 vs. 5.2).',
    'Compared with GEOL 20, GEOL 10 means more hours per week (5.2 vs. 8.4).',
  ],
  [
    'The workload of GEOL 20 (5.2 hours) is below that of GEOL 10 (8.4 hours).',
    'The workload of GEOL 10 (8.4 hours) is below that of GEOL 20 (5.2 hours).',
  ],
  [
    'GEOL 10 is the more highly rated of GEOL 10 and GEOL 20.',
    'GEOL 20 is the more highly rated of GEOL 10 and GEOL 20.',
  ],
  ['There is recommended preparation for GEOL 20.', 'There is recommended preparation for GEOL 10.'],
  [
    'If you need Tuesdays off, GEOL 10 works: it meets on Monday.',
    'If you need Mondays off, GEOL 10 works: it meets on Monday.',
  ],
  [
    'On student rating, GEOL 10 comes first and GEOL 20 second.',
    'On student rating, GEOL 20 comes first and GEOL 10 second.',
  ],
  ['Ranked by rating: GEOL 10, GEOL 20, GEOL 30.', 'Ranked by rating: GEOL 20, GEOL 10, GEOL 30.'],
  ['GEOL 20 does not match the rating of GEOL 10.', 'GEOL 10 does not match the rating of GEOL 20.'],
  ['GEOL 20 is behind GEOL 10, rated 4.6.', 'GEOL 20 is behind GEOL 10, rated 4.1.'],
  [
    'Averaging the ratings of GEOL 10 and GEOL 30 gives 3.9.',
    'Averaging the ratings of GEOL 10 and GEOL 30 gives 4.6.',
  ],
  ['Seats in GEOL 10: 9 taken, 15 left.', 'Seats in GEOL 10: 15 taken, 9 left.'],
  [
    '9 students have enrolled in GEOL 10, leaving 15 places.',
    '9 students have enrolled in GEOL 10, leaving 24 places.',
  ],
  ['Registration for GEOL 10 shows 9 students.', 'Registration for GEOL 10 closes at 9 students.'],
  ["GEOL 10 doesn't touch your Tuesdays.", "GEOL 10 doesn't touch your Mondays."],
  ['Nothing happens on Tuesdays in GEOL 10.', 'Nothing happens on Mondays in GEOL 10.'],
  ['If you want GEOL 10, wait for fall.', 'If you want GEOL 10, wait for spring.'],
  ['There is no spring offering of GEOL 10.', 'There is no fall offering of GEOL 10.'],
  ['You will not find GEOL 10 in spring 2026.', 'You will not find GEOL 10 in fall 2025.'],
  ['GEOL 10 is a lecture rather than a seminar.', 'GEOL 10 is a seminar rather than a lecture.'],
  ['GEOL 10 runs in lecture format.', 'GEOL 10 runs in seminar format.'],
  [
    'GEOL 20 is listed under the prerequisites of GEOL 30.',
    'GEOL 30 is listed under the prerequisites of GEOL 20.',
  ],
  ['The prerequisites of GEOL 30 name GEOL 20.', 'The prerequisites of GEOL 20 name GEOL 30.'],
  ['The catalogue gives prerequisites for GEOL 20.', 'The catalogue gives prerequisites for GEOL 10.'],
  ['The catalogue recommends nothing before GEOL 10.', 'The catalogue recommends nothing before GEOL 20.'],
  [
    'Timing is no obstacle to taking GEOL 20 and GEOL 30.',
    'Timing is an obstacle to taking GEOL 20 and GEOL 30.',
  ],
  ['The catalogue assigns 4 units to GEOL 10.', 'The catalogue assigns 6 units to GEOL 10.'],
  [
    'GEOL 10 takes 8.4 hours a week; it is taught by Quill.',
    'GEOL 10 takes 8.4 hours a week; it is taught by Marl.',
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

it('claims that courses clash if that is why one has to choose', () => {
  const choosing = 'You would have to choose between GEOL 20 and GEOL 30';
  expect(verdictOf(`${choosing}, as their times overlap.`)).toBe('contradicted');
  expect(verdictOf(`${choosing}, as their times do not overlap.`)).not.toBe('verified');
});

it('takes a negative question for no denial', () => {
  expect(verdictOf("isn't it Marl who teaches GEOL 10")).not.toBe('verified');
  expect(verdictOf("it isn't Marl who teaches GEOL 10")).toBe('verified');
});
