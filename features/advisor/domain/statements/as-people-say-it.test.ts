import { expect, it } from 'vitest';
import { accountFor } from './account-for.ts';
import { THREE_COURSES } from './testing/three-courses.ts';

const BOOK = { ...THREE_COURSES, student: { taken: ['GEOL 10'], programmes: [] } };
const lastVerdict = (reply: string): string | undefined =>
  accountFor(reply, [], BOOK).statements.at(-1)?.verdict;

it.each([
  ['TL;DR: GEOL 10 is rated 4.6.'],
  ['✅ GEOL 10 meets on Monday.'],
  ['GEOL 20 ends before GEOL 30 begins.'],
  ['GEOL 30 begins after GEOL 20 ends.'],
  [
    'GEOL 20 is over by 2:00 PM and GEOL 30 doesn’t start until 3:00 PM, which leaves you 60 minutes in between.',
  ],
  ['GEOL 10 doesn’t recommend any preparation.'],
  ['GEOL 20 has recommended preparation.'],
  ['What’s recommended before GEOL 20: GEOL 10.'],
  ['Unit-wise it makes no difference, GEOL 10 and GEOL 20 carry the same number.'],
  ['If you drop GEOL 10 and add GEOL 20, your unit total stays the same.'],
  ['Both of these are worth 4 units: GEOL 10 and GEOL 20.'],
  ['Day-wise, GEOL 10 and GEOL 20 don’t touch: Monday for the former, Wednesday for the latter.'],
  ['You need GEOL 10 and GEOL 20 for GEOL 30.'],
  ['Before GEOL 30 you must have had GEOL 10 and GEOL 20.'],
  ['You can still squeeze in GEOL 10 this fall.'],
  ['Less than half of the seats in GEOL 10 are taken.'],
  ['"Rivers of Ice" is the title of GEOL 10.'],
  ['It’s Ben Marl who has GEOL 20.'],
  ['Same days for both, GEOL 20 and GEOL 30.'],
  ['There’s nothing on Mondays in GEOL 20, you’d be free.'],
  ['GEOL 10, since you ask, is worth four units and takes 8.4 hours a week, so you can do the maths.'],
  ['24 is the ceiling for GEOL 10; they won’t let in more than that.'],
  ['GEOL 10 is the 8.4-hour one and GEOL 20 the 5.2-hour one.'],
  ['A shade over four and a half out of five is where GEOL 10 ends up.'],
  ['Students gave GEOL 10 a strong 4.6.'],
  ['Neither GEOL 10 nor GEOL 20 goes past nine hours a week.'],
  ['GEOL 10 isn’t on the Spring 2026 schedule; you’ll find it in Fall 2025 instead.'],
  ['GEOL 10 (M)'],
  ['GEOL 10 is worth 4 units, since you ask.'],
  ['GEOL 10 is worth 4 units, so you can do the maths.'],
])('bears out what the record has, as people say it: %s', (reply) => {
  expect(lastVerdict(reply)).toBe('verified');
});

it.each([
  ['**Bottom line:** GEOL 10 is rated 3.1.'],
  ['Comparing GEOL 10, GEOL 20 and GEOL 30: The earliest start is that of GEOL 30.'],
  ['GEOL 30 ends before GEOL 20 begins.'],
  ['GEOL 20 starts after GEOL 30 ends.'],
  [
    'GEOL 20 is over by 2:00 PM and GEOL 30 doesn’t start until 3:00 PM, which leaves you 90 minutes in between.',
  ],
  ['No room has been assigned for GEOL 10 yet.'],
  ['No room is listed for GEOL 20.'],
  ['GEOL 20 doesn’t recommend any preparation.'],
  ['GEOL 10 has recommended preparation, but no hard prerequisites.'],
  ['What’s recommended before GEOL 20: GEOL 30.'],
  ['In terms of rating there’s no difference between GEOL 10 and GEOL 20.'],
  ['Both of these meet on Mondays: GEOL 10 and GEOL 20.'],
  ['Day-wise, GEOL 10 and GEOL 20 don’t touch: Wednesday for the former, Monday for the latter.'],
  ['GEOL 20 and GEOL 30 don’t touch, day-wise.'],
  ['You’re all set for GEOL 30.'],
  ['You can still squeeze in GEOL 10 next spring.'],
  ['You can pick among several sections of GEOL 10.'],
  ['More than half the places in GEOL 10 are gone already.'],
  ['"Rivers of Ice" isn’t the title of GEOL 10.'],
  ['You’re thinking of GEOL 20, i.e. "Rivers of Ice".'],
  ['It’s Ben Marl who has GEOL 10.'],
  ['Same days for both, GEOL 10 and GEOL 20.'],
  ['There’s nothing on Mondays in GEOL 10, you’d be free.'],
  ['GEOL 10 bumps into GEOL 20, one of them has to go.'],
  ['12 is the ceiling for GEOL 10; they won’t let in more than that.'],
  ['GEOL 10 is 6 units and not 4 as your form says.'],
  ['GEOL 10 is rated 4.1, so you should look elsewhere.'],
  ['GEOL 10 is the 5.2-hour one and GEOL 20 the 8.4-hour one.'],
  ['Students gave GEOL 10 a perfect 5.0!'],
  ['Neither GEOL 10 nor GEOL 20 goes past five hours a week.'],
  ['GEOL 10 isn’t on the Fall 2025 schedule; you’ll find it in Spring 2026 instead.'],
  ['GEOL 10 appears in the catalog twice, once this fall and once next spring.'],
  ['GEOL 10 and GEOL 20: one is in Fall 2025, the other in Spring 2026.'],
  ['GEOL 10 (W)'],
])('finds what the record has otherwise, as people say it: %s', (reply) => {
  expect(lastVerdict(reply)).toBe('contradicted');
});

// Each contains something that no rule reads, or is ambiguous.
it.each([
  ['GEOL 10 is not always over by noon.'],
  ['Comparing GEOL 10 and GEOL 20: GEOL 10 is rated 4.6.'],
  ['GEOL 20 doesn’t end before GEOL 30 begins, I think.'],
  ['GEOL 10 recommends GEOL 20 before anything else.'],
  ['GEOL 10 and GEOL 20 carry the same.'],
  ['Both of these meet on Mondays or Wednesdays: GEOL 10 and GEOL 20.'],
  ['You’re all set for GEOL 30: it asks for GEOL 10 and GEOL 20, which you have already taken.'],
  ['Before GEOL 20 you must have had GEOL 10.'],
  ['About half the places in GEOL 10 are gone.'],
  ['GEOL 10 is rated 4.6, so you can take it with anything.'],
  ['GEOL 10 is rated 4.6, so it is easy to get a seat.'],
  ['GEOL 10 meets on Monday, so you will love the exam.'],
  ['GEOL 10 is rated 3.9, unless you mean last year.'],
  ['You’d think GEOL 10 is rated 4.1; not so.'],
  ['My friend says GEOL 10 is rated 4.1, but that’s wrong.'],
  ['GEOL 10 might be rated 4.1, so you should look elsewhere.'],
  ['You could take either of GEOL 10 and GEOL 20 on Mondays.'],
  ['Students gave GEOL 10 a weak 4.6.'],
  ['GEOL 10 is worth 4 units, and you skip the midterm.'],
  ['GEOL 10 is worth 4 units, and you get out early.'],
  ['GEOL 10 is worth 4 units, so you should make it your second one.'],
  ['GEOL 10 meets on Monday, so it should work well for everyone in the evening.'],
  ['GEOL 10 meets on Monday, which you will hate.'],
  ['GEOL 10 and GEOL 20 are both lectures and seminars.'],
  ['GEOL 10 is rated 4.6, so there is no exam.'],
  ['✅ GEOL 10, ❌ GEOL 20: rated 4.1 or more.'],
])('does not bear out what is said beside it: %s', (reply) => {
  expect(lastVerdict(reply)).not.toBe('verified');
});

it.each([
  ['### GEOL 10\n\n- Rating: 4.6 (out of 5)', 'verified'],
  ['### GEOL 10\n\n- Rating: 4.1 (out of 5)', 'contradicted'],
  ['### GEOL 10\n\n| Field | Value |\n|---|---|\n| Rating | 4.6 |', 'verified'],
  ['Ratings of GEOL 10 by term:\n\n| Term | Rating (of 5) |\n|---|---|\n| Fall 2025 | 4.6 |', 'verified'],
  ['Ratings of GEOL 10 by term:\n\n| Term | Rating (of 5) |\n|---|---|\n| Fall 2025 | 3.6 |', 'contradicted'],
])('knows of which course a list or table under a heading is: %s', (reply, verdict) => {
  expect(lastVerdict(reply)).toBe(verdict);
});
