import { expect, it } from 'vitest';
import { createRecogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import type { Section } from '#features/catalogue/contract.ts';
import { SAMPLE_COURSE } from '#features/catalogue/domain/sample-course.ts';
import { ownSection } from '#features/catalogue/domain/wire/wire-sections.ts';
import { accountFor } from './account-for.ts';
import { bookOf } from './testing/check-reply.ts';
import { THREE_COURSES } from './testing/three-courses.ts';

/** A course of a catalogue whose codes look like figures. */
const course = (class_tag: string, rating: number, enrolled: number) => ({
  ...SAMPLE_COURSE,
  class_tag,
  course_id: class_tag,
  codes: [class_tag],
  overall_score_course_mean: rating,
  sections: [{ ...(ownSection(SAMPLE_COURSE) as Section), enrollment: enrolled, cap: 20 }],
  current_enrollment_number: enrolled,
  enrollment_cap: 20,
});
const COURSES = [course('7.27', 4.27, 5), course('24.02', 4.11, 13)];
const DOTTED = bookOf({
  recogniser: createRecogniser({
    subjects: [],
    tags: COURSES.map(({ class_tag }) => class_tag),
  }),
  recordsOf: (tag) => COURSES.filter(({ class_tag }) => class_tag === tag),
});

it.each([
  ['Students rate 7.27 higher than 24.02 (4.27 vs. 4.11).'],
  ['7.27 beats 24.02 on student ratings, if not by much (4.27 to 4.11).'],
  ['7.27 has more open seats than 24.02 (15 vs. 7).'],
])('takes no figure in brackets for what it is not: %s', (reply) => {
  const verdicts = accountFor(reply, [], DOTTED).statements.map(({ verdict }) => verdict);
  expect(verdicts).not.toContain('unknown_course');
  expect(verdicts).not.toContain('contradicted');
});

it('finds an order of the places left the wrong way round', () => {
  const [statement] = accountFor('24.02 has more open seats than 7.27.', [], DOTTED).statements;
  expect(statement?.verdict).toBe('contradicted');
});

it('leaves open whose place follows on a course in brackets', () => {
  const reply = 'GEOL 10 isn’t in Quarry Annex 3 (that’s GEOL 20), it’s in Moraine Hall 12.';
  const [statement] = accountFor(reply, [], THREE_COURSES).statements;
  expect(statement?.verdict).toBe('own_words');
});
