import { expect, it } from 'vitest';
import { createRecogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { SAMPLE_COURSE } from '#features/catalogue/domain/sample-course.ts';
import { ownSection } from '#features/catalogue/domain/wire/wire-sections.ts';
import type { Course, Section } from '#features/catalogue/contract.ts';
import { accountFor } from '../account-for.ts';
import { bookOf } from '../testing/check-reply.ts';

const given = (tag: string, term: string, hour: number): Course => {
  const made = { ...SAMPLE_COURSE, class_tag: tag, course_id: `${tag} ${term}`, codes: [tag], term };
  const meetings = [
    {
      days: ['Mon' as const],
      start: `${hour}:00`,
      end: `${hour + 1}:00`,
      place: 'Hall 1',
      from: null,
      to: null,
    },
  ];
  return { ...made, sections: [{ ...(ownSection(made) as Section), meetings }] };
};

/** TIDE 10 is given in the fall alone; TIDE 20 in both terms, at different times; TIDE 30 in both at the same time. */
const COURSES = [
  given('TIDE 10', '2025 Fall', 13),
  given('TIDE 20', '2025 Fall', 13),
  given('TIDE 20', '2026 Spring', 15),
  given('TIDE 30', '2025 Fall', 14),
  given('TIDE 30', '2026 Spring', 14),
];
const BOOK = bookOf({
  recogniser: createRecogniser({
    subjects: [{ code: 'TIDE', department: 'Oceanography' }],
    tags: COURSES.map(({ class_tag }) => class_tag),
  }),
  recordsOf: (tag) => COURSES.filter(({ class_tag }) => class_tag === tag),
});

const verdictOf = (reply: string): string | undefined =>
  accountFor(reply, [], BOOK).statements.at(-1)?.verdict;

it.each([
  ['TIDE 30 meets at 2:00 PM in both terms.', 'TIDE 20 meets at 1:00 PM in both terms.'],
  ['In both terms, TIDE 30 meets on Monday at 2 PM.', 'In both terms, TIDE 20 meets on Monday at 1 PM.'],
  [
    'You can take TIDE 20 in Fall 2025 as well as in Spring 2026.',
    'You can take TIDE 10 in Fall 2025 as well as in Spring 2026.',
  ],
  [
    'TIDE 20 is offered in Fall 2025 as well as in Spring 2026.',
    'TIDE 10 is offered in Fall 2025 as well as in Spring 2026.',
  ],
])('calls %s verified, and not %s', (right, wrong) => {
  expect([verdictOf(right), verdictOf(wrong) === 'verified']).toEqual(['verified', false]);
});

it.each([
  ['TIDE 20 moves from 1 PM in the fall to 3 PM in the spring.', 'verified'],
  ['TIDE 20 moves from 1 PM in the fall to 5 PM in the spring.', 'contradicted'],
  // Exchanged between two terms: left open, as such a slip may be the reader's.
  ['TIDE 20 moves from 3 PM in the fall to 1 PM in the spring.', 'own_words'],
  ['TIDE 30 moves from 2 PM in the fall to 4 PM in the spring.', 'contradicted'],
])('compares a time that moves with both terms: %s', (reply, verdict) => {
  expect(verdictOf(reply)).toBe(verdict);
});

// "It moves to" is said of the term that the second clause names.
it('leaves a time that a later term moves to unread', () => {
  expect(
    verdictOf('In fall 2025 TIDE 20 meets at 1:00 PM; the following spring it moves to 3:00 PM.'),
  ).not.toBe('contradicted');
});
