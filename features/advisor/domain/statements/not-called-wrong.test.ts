import { expect, it } from 'vitest';
import { accountFor } from './account-for.ts';
import { THREE_COURSES } from './testing/three-courses.ts';

const lastVerdict = (reply: string): string | undefined =>
  accountFor(reply, [], THREE_COURSES).statements.at(-1)?.verdict;

it.each([
  'I would take GEOL 10 over GEOL 20: its rating is 0.5 higher.',
  'GEOL 10 is better rated (4.6 vs. 4.1) but also more work (8.4 vs. 5.2 hours).',
  'The average of the two ratings (GEOL 10 4.6, GEOL 20 4.1) is secondary here.',
  'Not the same building: Moraine Hall 12 for GEOL 10, Quarry Annex 3 for GEOL 20.',
  'If rating matters most, choose GEOL 10 (4.6); if time does, GEOL 20 (5.2 h/week).',
  'Somehow the gap in weekly work between GEOL 10 and GEOL 20 adds up to 3.2 hours.',
  'GEOL 10 and GEOL 20 fit: Mon 1:00 PM, Wed 1:00 PM.',
  'With GEOL 10 and GEOL 20 you are on campus Monday and Wednesday.',
])('leaves open what may have been said of another course: %s', (reply) => {
  expect(lastVerdict(reply)).not.toBe('contradicted');
});

it.each([
  ['GEOL 10 takes 5.2 hours a week, while GEOL 20 takes 8.4.', 'contradicted'],
  ['GEOL 10 takes 8.4 hours a week, while GEOL 20 takes 5.2.', 'verified'],
  ['GEOL 10 takes 2.1 hours a week, while GEOL 20 takes 5.2.', 'contradicted'],
  ['GEOL 10 and GEOL 20 both meet on Monday.', 'contradicted'],
])('still tells exchanged values and other ones: %s', (reply, verdict) => {
  expect(lastVerdict(reply)).toBe(verdict);
});

it.each([
  ['Each week you spend two and a half hours in class for GEOL 10.', 'own_words'],
  ['Each week you spend two and a half hours on GEOL 10.', 'contradicted'],
  ['In the latest evaluations GEOL 10 got 12.0.', 'own_words'],
  ['The registrar’s wording for GEOL 20 is “Graduate Standing Required.”', 'own_words'],
  ['GEOL 20 is “Graduate Standing Required”.', 'contradicted'],
  ['GEOL 10 stops at 24 students.', 'own_words'],
  ['GEOL 10 has 15 seats.', 'own_words'],
  ['GEOL 10 does not have Moraine Hall 12 all to itself.', 'own_words'],
  ['GEOL 10 does not meet in Moraine Hall 12.', 'contradicted'],
  ['I would not call GEOL 10 a five-star course; it is at 4.6.', 'own_words'],
  ['GEOL 10 skips the spring and runs in fall 2025.', 'verified'],
  ['GEOL 10 skips the fall.', 'contradicted'],
  ['Be there by 1:00 PM for GEOL 10.', 'verified'],
  ['Be there by 12:45 PM for GEOL 10.', 'own_words'],
  ['GEOL 10 hasn’t made it to a 5 in student ratings; it sits at 4.6.', 'verified'],
  ['GEOL 10 hasn’t made it to a 4 in student ratings.', 'contradicted'],
  ['Students who filled in the evaluation put the weekly load of GEOL 10 at 8.4 hours.', 'verified'],
  ['GEOL 20 has the smaller limit of the two, GEOL 10 and GEOL 20.', 'contradicted'],
  ['Section D1 of GEOL 10 and section D1 of GEOL 20 overlap.', 'own_words'],
  ['GEOL 10 isn’t a seminar, as GEOL 20 is.', 'own_words'],
  ['GEOL 10 meets on Monday, leaving Wednesday open.', 'own_words'],
  ['Taken together, GEOL 10 and GEOL 20 come to eight units, as much as GEOL 30.', 'own_words'],
  ['Taken together, GEOL 10 and GEOL 20 come to six units.', 'contradicted'],
  ['Once you have finished GEOL 10 you can move on to GEOL 30, which asks for nothing else.', 'own_words'],
])('calls wrong only what can be read in one way: %s', (reply, verdict) => {
  expect(lastVerdict(reply)).toBe(verdict);
});

it.each([
  ['GEOL 10 meets Monday through Thursday.', 'contradicted'],
  ['GEOL 10 does not meet Tuesday to Friday.', 'verified'],
])('reads days from one to another: %s', (reply, verdict) => {
  expect(lastVerdict(reply)).toBe(verdict);
});

it.each([
  ['**GEOL 10**: 8.4 hours, rating 4.6.', 'verified'],
  ['**GEOL 10**: 8.4 hours, rating 4.1.', 'contradicted'],
  ['**GEOL 10**: 3.1 hours, rating 4.6.', 'own_words'],
  ['GEOL 10 → 8.4 h', 'verified'],
  ['GEOL 10 starts in 8.4 hours.', 'own_words'],
  ['GEOL 10 takes 8.4 hours a month.', 'own_words'],
])('takes hours of a list for a week’s, and never calls them wrong: %s', (reply, verdict) => {
  expect(lastVerdict(reply)).toBe(verdict);
});
