import { expect, it } from 'vitest';
import { accountFor } from './account-for.ts';
import { THREE_COURSES } from './testing/three-courses.ts';

const BOOK = { ...THREE_COURSES, student: { taken: ['GEOL 10'], programmes: [] } };
const lastVerdict = (reply: string): string | undefined =>
  accountFor(reply, [], BOOK).statements.at(-1)?.verdict;

it.each([
  // Two clauses, each about its own course.
  ['Ada Quill teaches GEOL 10, and Ben Marl teaches GEOL 20.'],
  ['While GEOL 10 is taught by Ada Quill, GEOL 20 is taught by Ben Marl.'],
  ['GEOL 10 meets on Mondays, GEOL 20 meets on Wednesdays.'],
  // A consequence at the end, or a label in front.
  ['GEOL 10 takes 8.4 hours a week, so budget your time accordingly.'],
  ['Handy: GEOL 20 and GEOL 30 are both in Quarry Annex 3.'],
  ['GEOL 20 isn’t too bad at 5.2 hours a week.'],
  ['GEOL 10 (rated 4.6) is better reviewed than GEOL 20 (rated 4.1).'],
  ['GEOL 10 is worth 4 units, the same as GEOL 20.'],
  ['Among GEOL 10, GEOL 20, and GEOL 30, students like GEOL 10 best.'],
  ['GEOL 20 doesn’t score quite as well as GEOL 10.'],
  ['GEOL 10 and GEOL 20 are rated 4.6 and 4.1, respectively.'],
  ['Before GEOL 30 you need GEOL 10 and GEOL 20.'],
  ['To take GEOL 30, you’d first need GEOL 10 and GEOL 20.'],
  ['GEOL 10 doesn’t start until the afternoon.'],
  ['GEOL 10 doesn’t begin before ten in the morning.'],
  ['Nothing in GEOL 20 happens before noon.'],
  ['You’d have a free Monday with GEOL 20.'],
  ['You can take GEOL 10 alongside GEOL 20, since their meeting times don’t overlap.'],
  ['Pairing GEOL 10 with GEOL 20 works time-wise.'],
  ['There’s still room in GEOL 10, so you could get in.'],
  ['GEOL 10 is less than half full.'],
  ['GEOL 10 starts at the same hour as GEOL 20, namely 1:00 PM.'],
  ['GEOL 10 gets higher marks from students than GEOL 20.'],
])('bears out what an advisor writes: %s', (reply) => {
  expect(lastVerdict(reply)).toBe('verified');
});

it.each([
  ['Ben Marl teaches GEOL 10, and Ada Quill teaches GEOL 20.'],
  ['GEOL 10 meets on Wednesdays, GEOL 20 meets on Mondays.'],
  ['GEOL 10 takes 5.2 hours a week, so budget your time accordingly.'],
  ['GEOL 10 isn’t too bad at 5.2 hours a week.'],
  ['GEOL 20 (rated 4.6) is better reviewed than GEOL 10 (rated 4.1).'],
  ['GEOL 20 gets higher marks from students than GEOL 10.'],
  ['Among GEOL 10, GEOL 20, and GEOL 30, students like GEOL 30 best.'],
  ['You’d have a free Wednesday with GEOL 20.'],
  ['Nothing in GEOL 20 happens on Wednesdays.'],
  ['GEOL 10 is more than half full.'],
  ['GEOL 10 is team-taught.'],
  ['You can’t go wrong on reviews, since GEOL 10 and GEOL 20 have exactly the same rating.'],
])('tells what an advisor has wrong: %s', (reply) => {
  expect(lastVerdict(reply)).toBe('contradicted');
});

it.each([
  // A term, a condition or a doubt of one clause may apply to the whole sentence.
  ['In the spring, GEOL 10 meets on Mondays and GEOL 20 meets on Wednesdays.'],
  ['GEOL 10 is rated 4.6, so it has no exam.'],
  ['GEOL 10 is rated 4.6, which is the highest anywhere.'],
  ['GEOL 10 is worth 4 units, making it worth skipping the lab.'],
  ['Before GEOL 10 you need GEOL 30.'],
  ['Myth: GEOL 10 is rated 4.6.'],
  ['GEOL 10 is rated 4.6, a whole point above GEOL 20.'],
  ['GEOL 10 is not gruelling at 8.4 hours a week.'],
  ['GEOL 10 is 8.4 hours of work over the whole term.'],
  ['GEOL 10 meets on Mondays, and GEOL 20 meets on other days than the rest.'],
  ['GEOL 10 doesn’t start until the evening.'],
])('does not bear out what is not shown: %s', (reply) => {
  expect(lastVerdict(reply)).not.toBe('verified');
});
