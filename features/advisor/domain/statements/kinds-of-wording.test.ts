import { expect, it } from 'vitest';
import { accountFor } from './account-for.ts';
import { bookOf } from './testing/check-reply.ts';
import { THREE_COURSES } from './testing/three-courses.ts';

const verdictIn = (reply: string, book = THREE_COURSES): string | undefined =>
  accountFor(reply, [], book).statements.at(-1)?.verdict;

// Each wording comes with the same wording around another value: a rule that reads one must not let the other pass.
it.each([
  ['GEOL 20 is noticeably lighter than GEOL 10.', 'GEOL 10 is noticeably lighter than GEOL 20.'],
  [
    'GEOL 10 is by far the better rated of GEOL 10 and GEOL 30.',
    'GEOL 30 is by far the better rated of GEOL 10 and GEOL 30.',
  ],
  ['GEOL 10 is rated slightly higher than GEOL 20.', 'GEOL 10 is rated far higher than GEOL 10.'],
  [
    'GEOL 10 takes somewhere in the neighbourhood of 8.4 hours a week.',
    'GEOL 10 takes somewhere in the neighbourhood of 4 hours a week.',
  ],
  [
    'In its most recent evaluation GEOL 10 got 4.6 out of 5.',
    'In its most recent evaluation GEOL 10 got 3.6 out of 5.',
  ],
  ['GEOL 20 is in the hands of Ben Marl.', 'GEOL 20 is in the hands of Ada Quill.'],
  ['GEOL 20 remains in Ben Marl’s capable hands.', 'GEOL 20 remains in Ada Quill’s capable hands.'],
  ['The average score of GEOL 10 is 4.6 out of 5.', 'The average score of GEOL 10 is 4.2 out of 5.'],
])('knows a turn of phrase: %s', (right, wrong) => {
  expect(verdictIn(right)).toBe('verified');
  expect(verdictIn(wrong)).not.toBe('verified');
});

it.each([
  'GEOL 10 is rated 4.6, though you need a strong plan to keep up.',
  'GEOL 10 is rated 4.6, but not everyone may sign up.',
  'GEOL 10 is rated 4.6, which makes it the winner.',
  'GEOL 10 is slightly lighter than GEOL 20.',
  'GEOL 10 is rated far better than GEOL 20, by a small margin, and GEOL 30.',
])('leaves open what a remark claims besides: %s', (reply) => {
  expect(verdictIn(reply)).not.toBe('verified');
});

it.each([
  ['GEOL 10 (4.6) is better rated than GEOL 20 (4.1).', 'GEOL 10 (4.1) is better rated than GEOL 20 (4.6).'],
  [
    'You’d work harder in GEOL 10 (8.4 hours) than in GEOL 20 (5.2 hours).',
    'You’d work harder in GEOL 20 (8.4 hours) than in GEOL 10 (5.2 hours).',
  ],
  [
    'If you want a light load, GEOL 20 (5.2 h/wk) beats GEOL 10 (8.4 h/wk).',
    'If you want a light load, GEOL 10 (8.4 h/wk) beats GEOL 20 (5.2 h/wk).',
  ],
  [
    'GEOL 10 is more work than GEOL 20 – 8.4 hours a week against 5.2 – all in all.',
    'GEOL 10 is more work than GEOL 20 – 8.4 hours a week against 6.2 – all in all.',
  ],
  [
    'Of GEOL 10, GEOL 20 and GEOL 30, GEOL 10 is the best rated at 4.6, followed by GEOL 20 (4.1) and GEOL 30 (3.2).',
    'Of GEOL 10, GEOL 20 and GEOL 30, GEOL 10 is the best rated at 4.6, followed by GEOL 30 (3.2) and GEOL 20 (4.1).',
  ],
  [
    'GEOL 10 is rated 4.6 and takes 8.4 hours a week, whereas GEOL 20 is rated 4.1 and takes 5.2.',
    'GEOL 10 is rated 4.6 and takes 8.4 hours a week, whereas GEOL 20 is rated 4.1 and takes 4.1.',
  ],
  [
    'If you pair GEOL 10 with GEOL 20, plan on about 13.6 hours a week.',
    'If you pair GEOL 10 with GEOL 20, plan on about 8.4 hours a week.',
  ],
  [
    'GEOL 10 (4 units) plus GEOL 20 (4 units) gives you 8 units.',
    'GEOL 10 (4 units) plus GEOL 20 (4 units) gives you 6 units.',
  ],
  [
    'Doing GEOL 10 alongside GEOL 20 would mean some 13.6 hours a week in all.',
    'Doing GEOL 10 alongside GEOL 20 brings you to 13.6 hours a week for GEOL 10.',
  ],
])('compares, ranks and sums in one sentence: %s', (right, wrong) => {
  expect(verdictIn(right)).toBe('verified');
  expect(verdictIn(wrong)).not.toBe('verified');
});

it.each([
  [
    'GEOL 30 wants two things first: GEOL 10 and GEOL 20.',
    'GEOL 30 wants three things first: GEOL 10 and GEOL 20.',
  ],
  [
    'Before GEOL 30 you must have taken GEOL 10 and GEOL 20.',
    'Before GEOL 30 you must have taken GEOL 10 or GEOL 20.',
  ],
  [
    'You can only take GEOL 30 if you’ve had GEOL 10 and GEOL 20.',
    'You can only take GEOL 20 if you’ve had GEOL 10 and GEOL 30.',
  ],
  ['GEOL 30 names GEOL 10 among its prerequisites.', 'GEOL 20 names GEOL 10 among its prerequisites.'],
  [
    'GEOL 10 is among the courses that GEOL 30 names as prerequisites.',
    'GEOL 30 is among the courses that GEOL 10 names as prerequisites.',
  ],
  [
    'While not strictly required, GEOL 10 is recommended before taking GEOL 20.',
    'While not strictly required, GEOL 30 is recommended before taking GEOL 20.',
  ],
  [
    'The catalogue suggests having GEOL 10 before GEOL 20, though it isn’t mandatory.',
    'The catalogue suggests having GEOL 30 before GEOL 20, though it isn’t mandatory.',
  ],
  [
    'GEOL 10 doesn’t list anything you’d have to take beforehand.',
    'GEOL 30 doesn’t list anything you’d have to take beforehand.',
  ],
])('reads what comes before what: %s', (right, wrong) => {
  expect(verdictIn(right)).toBe('verified');
  expect(verdictIn(wrong)).not.toBe('verified');
});

it.each([
  ['GEOL 10 begins at one on Mondays.', 'GEOL 10 begins at two on Mondays.'],
  [
    'GEOL 20 and GEOL 30 are taught on Wednesdays, and both meet in Quarry Annex 3.',
    'GEOL 20 and GEOL 30 are taught on Wednesdays, and both meet in Moraine Hall 12.',
  ],
  ['GEOL 10 is given on Monday afternoons only.', 'GEOL 10 is given on Wednesday afternoons only.'],
])('reads when and where: %s', (right, wrong) => {
  expect(verdictIn(right)).toBe('verified');
  expect(verdictIn(wrong)).not.toBe('verified');
});

const [GEOL_10] = THREE_COURSES.recordsOf('GEOL 10');
const group = (name: string, options: string[]) => ({ name, need: 1, options, shared: false });
/** A record with an earlier teacher, requirement groups, attributes of two schemes and another term. */
const RICH = {
  ...bookOf({
    ...THREE_COURSES,
    recordsOf: (tag) =>
      tag === 'GEOL 10' && GEOL_10
        ? [
            {
              ...GEOL_10,
              enrollment_cap: 10,
              attributes: [
                { scheme: 'General Education', value: 'Earth and Life' },
                { scheme: 'Distribution', value: 'Natural World' },
              ],
              history: [
                {
                  term: '2024 Fall',
                  rating: 4.2,
                  hours: 7,
                  responded: 9,
                  invited: 12,
                  instructors: ['Cleo Marsh'],
                },
              ],
            },
          ]
        : THREE_COURSES.recordsOf(tag),
  }),
  programs: {
    concentrations: [
      {
        name: 'Geology',
        joint: [],
        groups: [group('Ice and water', ['GEOL 10']), group('Theory', ['GEOL 20'])],
      },
    ],
    secondary_fields: [],
  },
};

it.each([
  ['GEOL 10 counts towards the group Ice and water in the Geology concentration.', 'verified'],
  ['GEOL 20 counts towards the group Ice and water in the Geology concentration.', 'contradicted'],
  ['Geology concentrators may use GEOL 20 for the Theory group.', 'verified'],
  ['Geology concentrators may use GEOL 10 for the Theory group.', 'contradicted'],
  ['Back in Fall 2024, GEOL 10 was taught by Cleo Marsh.', 'verified'],
  ['Back in Fall 2024, GEOL 10 was taught by Ada Quill.', 'contradicted'],
  [
    'GEOL 10 ticks two boxes: Earth and Life (General Education) and Natural World (Distribution).',
    'verified',
  ],
  [
    'GEOL 10 ticks three boxes: Earth and Life (General Education) and Natural World (Distribution).',
    'own_words',
  ],
  [
    'GEOL 10 ticks two boxes: Earth and Life (Distribution) and Natural World (General Education).',
    'own_words',
  ],
  ['GEOL 10 covers Earth and Life for Gen Ed.', 'verified'],
  ['GEOL 10 is nearly full (9/10).', 'verified'],
  ['GEOL 10 is nearly full (6/10).', 'contradicted'],
])('reads groups, earlier teachers, schemes and places: %s', (reply, verdict) => {
  expect(verdictIn(reply, RICH)).toBe(verdict);
});

it.each([
  ['No: in 2025 Fall GEOL 10 does not count as Arts and Letters, Peoples or Deep Time.', 'verified'],
  ['No: in 2025 Fall GEOL 10 does not count as Arts and Letters, Peoples or Earth and Life.', 'contradicted'],
  ['GEOL 10 does not count as Earth and Life nor Deep Time.', 'contradicted'],
])('reads what a course does not count as: %s', (reply, verdict) => {
  const values = ['Earth and Life', 'Arts and Letters', 'Peoples', 'Deep Time'];
  const attributes = values.map((value) => ({ scheme: 'General Education', value }));
  expect(verdictIn(reply, { ...RICH, attributes })).toBe(verdict);
});
