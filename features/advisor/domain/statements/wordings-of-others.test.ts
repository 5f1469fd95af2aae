import { expect, it } from 'vitest';
import { accountFor } from './account-for.ts';
import { THREE_COURSES } from './testing/three-courses.ts';

const lastVerdict = (reply: string): string | undefined =>
  accountFor(reply, [], THREE_COURSES).statements.at(-1)?.verdict;

it.each([
  ['The registrar’s wording on prerequisites for GEOL 20: “Graduate standing.”', 'verified'],
  ['The registrar’s wording on prerequisites for GEOL 20: “Seniors only.”', 'contradicted'],
  ['The registrar’s wording on prerequisites for GEOL 10: “Graduate standing.”', 'own_words'],
  ['GEOL 20: “Rivers of Ice”', 'contradicted'],
  ['GEOL 20: “Deserts and Dunes”, 4 units', 'verified'],
])('takes a quotation behind a colon for the field that is named: %s', (reply, verdict) => {
  expect(lastVerdict(reply)).toBe(verdict);
});

it.each([
  ['You’ll find the first one in Moraine Hall 12 and the second in Quarry Annex 3.', 'verified'],
  ['You’ll find the first one in Quarry Annex 3 and the second in Moraine Hall 12.', 'contradicted'],
  ['You’ll find the second one in Quarry Annex 3.', 'verified'],
])('knows which of two courses the first and the second are: %s', (reply, verdict) => {
  expect(lastVerdict(`Take GEOL 10 and GEOL 20. ${reply}`)).toBe(verdict);
});

it.each([
  ['GEOL 10 or GEOL 20? They begin at the same hour, 1:00 PM, but on different days, so both fit.', false],
  ['GEOL 10 or GEOL 20? The latter is rated 4.1.', true],
  ['GEOL 10 or GEOL 20? The latter is rated 4.6.', false],
])('goes on from the courses of a question: %s', (reply, isVerified) => {
  expect(lastVerdict(reply) === 'verified').toBe(isVerified);
  if (reply.includes('begin')) expect(lastVerdict(reply)).not.toBe('contradicted');
});

it.each([
  ['Budget about 8.4 hours a week outside class for GEOL 10, give or take.', 'verified'],
  ['Budget about 3 hours a week outside class for GEOL 10, give or take.', 'contradicted'],
  ['GEOL 10, at 8.4 hours a week, is inside a ten-hour budget.', 'verified'],
  ['GEOL 10, at 8.4 hours a week, is inside a six-hour budget.', 'contradicted'],
  ['You get four units for GEOL 10, no more and no less.', 'verified'],
  ['You get five units for GEOL 10, no more and no less.', 'contradicted'],
  ['GEOL 10 and GEOL 20 are worth the same: 4 units each.', 'verified'],
  ['GEOL 10 and GEOL 20 are worth the same: 3 units each.', 'contradicted'],
  ['GEOL 10 and GEOL 20 are worth the same.', 'own_words'],
  ['Registration for GEOL 10 is capped at 24 people.', 'verified'],
  ['Registration for GEOL 10 is capped at 12 people.', 'contradicted'],
  ['- GEOL 10: 9 in, 24 allowed, 15 left', 'verified'],
  ['- GEOL 10: 8 in, 24 allowed, 15 left', 'contradicted'],
  ['Nine students have signed up for GEOL 10, which is fifteen short of its limit.', 'verified'],
  ['Nine students have signed up for GEOL 10, which is five short of its limit.', 'contradicted'],
  ['Neither GEOL 20 nor GEOL 30 gets as far as a 4.5 rating.', 'verified'],
  ['Neither GEOL 10 nor GEOL 30 gets as far as a 4.5 rating.', 'contradicted'],
  ['As for how GEOL 10 is liked: It lands somewhere between 4.5 and 5 out of 5.', 'verified'],
  ['As for how GEOL 10 is liked: It lands somewhere between 3 and 4 out of 5.', 'own_words'],
  ['Taken together, GEOL 10 and GEOL 20 come to 8 units.', 'verified'],
  ['Taken together, GEOL 10 and GEOL 20 come to 9 units.', 'contradicted'],
  ['The gap in the ratings between GEOL 10 and GEOL 20 is 0.5 points.', 'verified'],
  ['The gap in the ratings between GEOL 10 and GEOL 20 is 0.9 points.', 'contradicted'],
  ['The gap in the ratings between GEOL 10 and GEOL 20 is 4.6 points.', 'contradicted'],
  [
    'The gap in weekly work between GEOL 10 and GEOL 20 is 3.2 hours, with GEOL 10 the heavier of the two.',
    'verified',
  ],
  [
    'The gap in weekly work between GEOL 10 and GEOL 20 is 3.2 hours, with GEOL 20 the heavier of the two.',
    'contradicted',
  ],
  ['The gap in weekly work between GEOL 10 and GEOL 20 is 8.4 hours.', 'contradicted'],
  ['The difference between GEOL 10 and GEOL 20 works out at 3.2 hours a week.', 'own_words'],
  ['The difference between GEOL 10 and GEOL 20 works out at 8.4 hours a week.', 'own_words'],
])('reads figures in the wordings of others: %s', (reply, verdict) => {
  expect(lastVerdict(reply)).toBe(verdict);
});

it.each([
  ['GEOL 10 leaves your Fridays untouched.', 'verified'],
  ['GEOL 10 leaves your Mondays untouched.', 'contradicted'],
  ['GEOL 10 and GEOL 20 have no weekday in common.', 'verified'],
  ['GEOL 20 and GEOL 30 have no weekday in common.', 'contradicted'],
  ['You would be in class for GEOL 10 on one day of the week.', 'own_words'],
  ['You would be in class for GEOL 10 on two days of the week.', 'contradicted'],
  ['GEOL 10 packs everything into a single weekly meeting, Monday from 1:00 PM to 2:00 PM.', 'verified'],
  ['Whichever of GEOL 20 and GEOL 30 you choose, you would be in class on Wednesday.', 'verified'],
  ['Whichever of GEOL 10 and GEOL 30 you choose, you would be in class on Wednesday.', 'contradicted'],
  ['GEOL 20 ends at 2:00 PM and GEOL 30 begins at 3:00 PM, so the two do not overlap.', 'verified'],
  ['GEOL 20 ends at 2:00 PM and GEOL 30 begins at 3:00 PM, so the two overlap.', 'contradicted'],
  ['You can’t take GEOL 20 and GEOL 30 side by side, because their class times overlap.', 'contradicted'],
])('reads days and what fits in the wordings of others: %s', (reply, verdict) => {
  expect(lastVerdict(reply)).toBe(verdict);
});

it.each([
  ['Ada Quill is down as the instructor for GEOL 10.', 'verified'],
  ['Ben Marl is down as the instructor for GEOL 10.', 'contradicted'],
  ['Ben Marl is with GEOL 20, not with GEOL 10.', 'verified'],
  ['Ada Quill is with GEOL 10, not with GEOL 30.', 'contradicted'],
  ['"Rivers of Ice" is listed as GEOL 10.', 'verified'],
  ['"Rivers of Ice" is listed as GEOL 20.', 'contradicted'],
  ['GEOL 10 is split into one section.', 'verified'],
  ['GEOL 10 is split into three sections.', 'contradicted'],
  ['Recommended preparation for GEOL 20: GEOL 10.', 'verified'],
  ['Recommended preparation for GEOL 20: GEOL 30.', 'contradicted'],
  ['The prerequisites listed for GEOL 30 mention GEOL 20.', 'verified'],
  ['The prerequisites listed for GEOL 20 mention GEOL 30.', 'contradicted'],
  ['GEOL 20 is named among the prerequisites of GEOL 30, not the other way round.', 'verified'],
  ['GEOL 30 is named among the prerequisites of GEOL 20, not the other way round.', 'contradicted'],
  ['GEOL 10 is rated higher than GEOL 20, but it is also the heavier of the two.', 'verified'],
  ['GEOL 10 is rated higher than GEOL 20, but it is also the lighter of the two.', 'contradicted'],
  ['Compare GEOL 10 and GEOL 20. The first is the better rated of the two, 4.6 against 4.1.', 'verified'],
  [
    'Compare GEOL 10 and GEOL 20. The second is the better rated of the two, 4.1 against 4.6.',
    'contradicted',
  ],
])('reads people, titles and relations in the wordings of others: %s', (reply, verdict) => {
  expect(lastVerdict(reply)).toBe(verdict);
});

it.each([
  ['By my count there are 15 seats left in GEOL 10.', 'verified'],
  ['By my count there are 14 seats left in GEOL 10.', 'contradicted'],
  ['The department behind GEOL 10 is Computer Science.', 'verified'],
  ['The department behind GEOL 10 is Geology.', 'contradicted'],
  ['Counting everything, the catalogue lists one section of GEOL 10.', 'verified'],
  ['Counting everything, the catalogue lists four sections of GEOL 10.', 'contradicted'],
  ['Choosing GEOL 10 does mean having class on Mondays.', 'verified'],
  ['Choosing GEOL 10 does mean having class on Tuesdays.', 'contradicted'],
  ['Choosing GEOL 10 does not mean having class on Mondays.', 'contradicted'],
  ['Prof. Quill is the one running GEOL 10.', 'verified'],
  ['Prof. Marl is the one running GEOL 10.', 'own_words'],
])('passes over what a fact is put into: %s', (reply, verdict) => {
  expect(lastVerdict(reply)).toBe(verdict);
});

it.each([
  ['GEOL 20 trails GEOL 10 by about 0.5 points in the student ratings.', 'contradicted', false],
  ['GEOL 10 is rated 4.6 points in the student ratings.', 'verified', true],
  ['The weekly workload of GEOL 10 falls somewhere between eight and nine hours.', 'verified', true],
  ['The weekly workload of GEOL 10 falls somewhere between four and five hours.', 'contradicted', true],
  ['GEOL 10 isn’t a seminar like GEOL 20; it’s a lecture.', 'contradicted', false],
])('reads differences, ranges and likenesses for what they are: %s', (reply, verdict, isIt) => {
  expect(lastVerdict(reply) === verdict).toBe(isIt);
});
