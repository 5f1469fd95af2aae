import { expect, it } from 'vitest';
import { accountFor } from './account-for.ts';
import { Records } from './compare/book.ts';
import { judgeAlias } from './compare/judge-words.ts';
import { THREE_COURSES } from './testing/three-courses.ts';

const lastVerdict = (reply: string): string | undefined =>
  accountFor(reply, [], THREE_COURSES).statements.at(-1)?.verdict;

it.each([
  ['GEOL 10 devours 8.4 hours a week.', 'verified'],
  ['GEOL 10 devours 3.4 hours a week.', 'contradicted'],
  ['GEOL 10 lacks 8.4 hours a week.', 'own_words'],
  ['GEOL 10 saves 8.4 hours a week.', 'own_words'],
  ['The readings for GEOL 10 take 8.4 hours a week.', 'own_words'],
  ['GEOL 10 takes 8.4 hours a week and has a midterm.', 'own_words'],
])('takes any verb that carries an exact figure, and no noun: %s', (reply, verdict) => {
  expect(lastVerdict(reply)).toBe(verdict);
});

it.each([
  ['GEOL 10 stands, as it happens, at 4.6 out of 5.', 'verified'],
  ['GEOL 10 gets, impressively, 4.6 out of 5.', 'verified'],
  ['GEOL 10 scores, impressively, 3.6 out of 5.', 'contradicted'],
  ['GEOL 10 hardly takes 8.4 hours a week.', 'own_words'],
  ['GEOL 10 supposedly takes 8.4 hours a week.', 'own_words'],
  ['GEOL 10 formerly took 8.4 hours a week.', 'own_words'],
  ['GEOL 10 does not necessarily take 8.4 hours a week.', 'own_words'],
])('passes over how something is said, and nothing that limits or doubts it: %s', (reply, verdict) => {
  expect(lastVerdict(reply)).toBe(verdict);
});

it.each([
  ['The best thing about GEOL 10 is that it meets on Mondays.', 'verified'],
  ['The best thing about GEOL 10 is that it meets on Fridays.', 'contradicted'],
  ['My first pick would be GEOL 10, a 4-unit course taught by Ada Quill.', 'verified'],
  ['My first pick would be GEOL 10, a 4-unit course taught by Ben Marl.', 'contradicted'],
  ['If mornings are hard, GEOL 10 starts at 1:00 PM.', 'verified'],
  ['If mornings are hard, GEOL 10 starts at 3:00 PM.', 'contradicted'],
  ['Based on your profile, GEOL 10 is worth 4 units.', 'verified'],
  ['GEOL 10 is a great match: Monday from 1:00 to 2:00, taught by Ada Quill, rated 4.6.', 'verified'],
])('reads what stands in a frame, and not the frame: %s', (reply, verdict) => {
  expect(lastVerdict(reply)).toBe(verdict);
});

it.each([
  ['GEOL 10 has room for 15 more students.', 'verified'],
  ['GEOL 10 has room for 9 more students.', 'contradicted'],
  ['GEOL 10 still has 15 seats up for grabs.', 'verified'],
  ['Only 15 of the 24 seats in GEOL 10 remain.', 'verified'],
  ['Only 9 of the 24 seats in GEOL 10 remain.', 'contradicted'],
  ['GEOL 10 holds 9 students out of a possible 24.', 'verified'],
  ['GEOL 10 holds no more than 24 students.', 'verified'],
  ['GEOL 10 will not take more than 24 students.', 'verified'],
  ['GEOL 10 will not take more than 9 students.', 'contradicted'],
  ['Enrollment in GEOL 10 is limited to 24 students, of whom 9 are presently registered.', 'verified'],
  ['GEOL 20 needs fewer than six hours a week.', 'verified'],
  ['You will not need ten hours a week for GEOL 10.', 'verified'],
  ['You will not need six hours a week for GEOL 10.', 'contradicted'],
  ['GEOL 10 gets better than four out of five.', 'verified'],
  ['GEOL 30 gets better than four out of five.', 'contradicted'],
  ['- GEOL 10: 4.6★, about 8.4 h/wk', 'verified'],
  ['Sum: 8 units (GEOL 10 4, GEOL 20 4)', 'verified'],
  ['Sum: 9 units (GEOL 10 4, GEOL 20 4)', 'contradicted'],
  ['All told that is 12 units for GEOL 10, GEOL 20 and GEOL 30.', 'verified'],
  ['All told that is 4 units for GEOL 10, GEOL 20 and GEOL 30.', 'contradicted'],
  ['Take GEOL 10. Its rating and workload are not known yet.', 'contradicted'],
])('reads figures in more forms: %s', (reply, verdict) => {
  expect(lastVerdict(reply)).toBe(verdict);
});

it.each([
  ['GEOL 10 is the better liked at 4.6, compared with 4.1 for GEOL 20.', 'verified'],
  ['GEOL 10 is the better liked at 4.1, compared with 4.6 for GEOL 20.', 'own_words'],
  ['If you go by ratings, GEOL 10 wins against GEOL 20, 4.6 to 4.1.', 'verified'],
  ['If you go by ratings, GEOL 20 wins against GEOL 10, 4.1 to 4.6.', 'contradicted'],
  ['You would spend more time on GEOL 10 than on GEOL 20, where students report 5.2 hours.', 'verified'],
  ['Among GEOL 10, GEOL 20 and GEOL 30, none is rated higher than GEOL 10.', 'verified'],
  ['Among GEOL 10, GEOL 20 and GEOL 30, none is rated higher than GEOL 30.', 'contradicted'],
  ['GEOL 20 ends at 2:00 PM, well before GEOL 30 starts at 3:00 PM.', 'verified'],
  ['GEOL 30 ends at 4:00 PM, well before GEOL 20 starts at 1:00 PM.', 'own_words'],
  ['GEOL 10 and GEOL 20 are scheduled on top of each other.', 'contradicted'],
])('reads comparisons in more forms: %s', (reply, verdict) => {
  expect(lastVerdict(reply)).toBe(verdict);
});

it.each([
  ['GEOL 10 — Mondays only', 'verified'],
  ['GEOL 10 — Fridays only', 'contradicted'],
  ['You would have Ada Quill for GEOL 10.', 'verified'],
  ['You can take GEOL 10 in the fall, but not in the spring.', 'verified'],
  ['You can take GEOL 10 in the spring, but not in the fall.', 'contradicted'],
  ['Prior completion of GEOL 20 is among the stated prerequisites for GEOL 30.', 'verified'],
  ['Prior completion of GEOL 30 is among the stated prerequisites for GEOL 20.', 'contradicted'],
  [
    'Having completed GEOL 10, a student may proceed to GEOL 30, which names it as a prerequisite.',
    'verified',
  ],
  [
    'Having completed GEOL 30, a student may proceed to GEOL 10, which names it as a prerequisite.',
    'own_words',
  ],
  ['Prerequisites for GEOL 20: Graduate standing', 'quoted'],
  ['For GEOL 30 the catalogue asks for this background: “GEOL 20”', 'own_words'],
  ['GEOL 10 has four units for the students, of whom 3 like it.', 'own_words'],
])('reads days, people and prerequisites in more forms: %s', (reply, verdict) => {
  expect(lastVerdict(reply)).toBe(verdict);
});

it('takes two records of one class for one course under two codes', () => {
  const [course] = THREE_COURSES.recordsOf('GEOL 10');
  const [other] = THREE_COURSES.recordsOf('GEOL 20');
  if (!course || !other) throw new Error('the sample has no such course');
  const twin = { ...course, class_tag: 'GEOL 11', codes: ['GEOL 11'], course_id: 'GEOL 11' };
  const agreesOf = (record: typeof course) =>
    judgeAlias(
      {
        says: 'alias',
        code: 'GEOL 11',
        start: 0,
        end: 0,
        isDenied: false,
        subjects: [],
        terms: [],
        section: null,
      },
      course,
      new Records({ ...THREE_COURSES, recordsOf: () => [record] }),
    ).agrees;
  expect([agreesOf(twin), agreesOf(other), agreesOf({ ...twin, term: '2026 Spring' })]).toEqual([
    'yes',
    'no',
    'no',
  ]);
});

it('takes what is said of the catalogue for no statement of a course', () => {
  const reply =
    'GEOL 10 is rated 4.6 out of 5.\n\nEvery term of this catalogue is over; the newest is 2025 Fall.';
  expect(accountFor(reply, [], THREE_COURSES).statements).toHaveLength(1);
  expect(lastVerdict('The catalogue does not state when GEOL 10 meets in 2025 Fall.')).toBe('contradicted');
});
