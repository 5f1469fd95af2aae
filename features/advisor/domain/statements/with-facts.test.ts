import { expect, it } from 'vitest';
import type { Course } from '#features/catalogue/contract.ts';
import { createRecogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { SAMPLE_COURSE } from '#features/catalogue/domain/sample-course.ts';
import { ownSection } from '#features/catalogue/domain/wire/wire-sections.ts';
import { accountFor, type WrittenFact } from './account-for.ts';
import { bookOf } from './testing/check-reply.ts';

const course = (class_tag: string, more: Partial<Course>): Course => {
  const made = { ...SAMPLE_COURSE, class_tag, term: '2025 Fall', ...more };
  return { ...made, sections: [ownSection(made)] };
};
const COURSES = [
  course('GEOL 10', {
    mean_hours: 5.5,
    overall_score_course_mean: 4.26,
    course_requirements: 'ROCK 88, or a love of stones.',
  }),
  course('GEOL 10', { mean_hours: 7, overall_score_course_mean: 4, term: '2026 Spring' }),
  course('GEOL 20', { mean_hours: 9 }),
];
const BOOK = bookOf({
  recogniser: createRecogniser({
    subjects: [
      { code: 'GEOL', department: 'Geology' },
      { code: 'ROCK', department: 'Geology' },
    ],
    tags: ['GEOL 10', 'GEOL 20'],
  }),
  recordsOf: (tag) => COURSES.filter(({ class_tag }) => class_tag === tag),
});

/** `{CODE|field|value}` stands for a value that the server wrote; a third bar adds its term. */
const written = (said: string): { content: string; facts: WrittenFact[] } => {
  const facts: WrittenFact[] = [];
  let content = '';
  let from = 0;
  for (const match of said.matchAll(/\{([^|}]*)\|([^|}]*)\|([^|}]*)(?:\|([^}]*))?\}/g)) {
    const [all, code = '', field = '', value = '', term = '2025 Fall'] = match;
    content += said.slice(from, match.index);
    facts.push({
      start: content.length,
      end: content.length + value.length,
      code,
      field,
      term,
      section: null,
      value,
    });
    content += value;
    from = match.index + all.length;
  }
  return { content: content + said.slice(from), facts };
};
const verdictsOf = (said: string): string[] => {
  const { content, facts } = written(said);
  return accountFor(content, facts, BOOK).statements.map(({ verdict }) => verdict);
};

it.each([
  ['GEOL 10 takes {GEOL 10|workload|5.5 hours a week}.', 'verified'],
  ['GEOL 10 is rated {GEOL 10|rating|4.3 out of 5}.', 'verified'],
  ['GEOL 10: {GEOL 10|notes|bring a hammer, never a saw}.', 'verified'],
  ['GEOL 10 asks for {GEOL 10|prerequisites|“ROCK 88, or a love of stones.”}', 'verified'],
  ['GEOL 10: {GEOL 10|preparation|“ROCK 88.”}', 'verified'],
  ['The cap of GEOL 10 is {GEOL 10|class_number|20002}.', 'contradicted'],
  // The words around the value must be read too.
  ['GEOL 10 takes {GEOL 10|workload|5.5 hours a week} and is a joy.', 'own_words'],
  ['Unless it changes, GEOL 10 takes {GEOL 10|workload|5.5 hours a week}.', 'own_words'],
  // A value of another course, denied, or said of something else.
  ['GEOL 20 takes {GEOL 10|workload|5.5 hours a week}.', 'contradicted'],
  ['GEOL 10 does not take {GEOL 10|workload|5.5 hours a week}.', 'own_words'],
  ['GEOL 10 takes more than {GEOL 10|workload|5.5 hours a week} in 2025 Fall.', 'own_words'],
  ['GEOL 20: {GEOL 10|notes|bring a hammer}.', 'own_words'],
  // The value is of another term than the sentence.
  ['In 2026 Spring GEOL 10 takes {GEOL 10|workload|5.5 hours a week|2025 Fall}.', 'contradicted'],
  ['In 2026 Spring GEOL 10: {GEOL 10|notes|bring a hammer|2025 Fall}.', 'own_words'],
  [
    'In 2025 Fall GEOL 10 takes {GEOL 10|workload|5.5 hours a week}, in 2026 Spring {GEOL 10|workload|7.0 hours a week|2026 Spring}.',
    'verified',
  ],
  // Two terms in one sentence, in free words.
  ['In 2025 Fall GEOL 10 takes 5.5 hours a week, in 2026 Spring 7.0 hours a week.', 'verified'],
  ['In 2025 Fall GEOL 10 takes 9.0 hours a week, in 2026 Spring 7.0 hours a week.', 'contradicted'],
  // Verdicts of a tool.
  ['{GEOL 10, GEOL 20|verdict|**GEOL 10** and **GEOL 20** cannot both be had}.', 'verified'],
  ['Yes: {GEOL 10|verdict|nothing of GEOL 999 is needed}.', 'verified'],
  ['It is not true that {GEOL 10|verdict|GEOL 10 is full}.', 'own_words'],
  ['{GEOL 10|verdict|GEOL 10 is full}, and GEOL 999 too.', 'unknown_course'],
  // References to nothing.
  ['GEOL 10 is [[GEOL 10 colour]].', 'unknown_course'],
  ['GEOL 10 takes [[verdict:total-9]].', 'unknown_course'],
])('a statement with values that the server wrote: %s', (said, verdict) => {
  expect(verdictsOf(said)).toEqual([verdict]);
});

it('takes a value alone in a quotation for one', () => {
  expect(verdictsOf('GEOL 10 is this:\n\n> {GEOL 10|description|A stone. It is old.}')).toContain('quoted');
});

it('does not count brackets in code, nor those that are no reference', () => {
  expect(verdictsOf('`[[GEOL 10 colour]]` and [[1, 2], [3, 4]].')).not.toContain('unknown_course');
});
