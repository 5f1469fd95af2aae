import { beforeEach, expect, it } from 'vitest';
import { type Draft, Tally } from '../pack/pack-draft.ts';
import { addEvaluations } from './evaluations.ts';
import { readMapping } from '../formats/csv-mapping.ts';

const mapping = readMapping({
  name: 'm.json',
  text: JSON.stringify({
    columns: {},
    ratings: {
      code: 'course',
      key: 'key',
      key_pattern: '^X-0*(?<course>\\d+)-(?<term>\\d+)-',
      seasons: { '8': 'Fall', '2': 'Spring' },
      answers: 'answers',
      students: 'students',
      rating: 'rating',
      hours: 'hours',
    },
  }),
});
const evaluations = {
  name: 'evaluations.csv',
  text: [
    'course,key,answers,students,rating,hours',
    'GEOL 10,X-0007-2238-1,50,60,3.0,4.0',
    'GEOL 10,X-0007-2248-1,30,40,4.0,6.0',
    'GEOL 10,X-0007-2248-1,30,40,4.0,6.0',
    'GEOL 10,X-0007-2248-2,10,12,5.0,10.0',
    'GEOL 10,X-0007-2252-1,20,25,2.0,9.0',
    'POET 20,X-0008-2252-1,5,6,4.5,0',
    'OTHER 1,no key,5,6,1.0,1.0',
  ].join('\n'),
};

let draft: Draft;
beforeEach(() => {
  draft = { read: 0, rows: [], terms: [], refused: new Tally(), leftOut: new Tally(), notes: [] };
});

function evaluated(course_id: string | null, class_tag: string, term: string, known: object = {}) {
  const course = { course_id, class_number: null, class_tag, term, ...known };
  draft.rows.push({ course, place: { file: 'a', row: 1 }, section: null });
  addEvaluations(draft, evaluations, mapping);
  return draft.rows[0]?.course;
}

it('uses the newest evaluated fall for a fall course, weighting sections by responses', () => {
  expect(evaluated('7', 'GEOL 10', '2025 Fall')).toMatchObject({
    overall_score_course_mean: 4.25,
    mean_hours: 7,
    current_enrollment_number: 52,
  });
});

it('falls back to another season, and to lookup by tag', () => {
  expect(evaluated(null, 'POET 20', '2025 Fall')).toMatchObject({
    overall_score_course_mean: 4.5,
    mean_hours: null,
  });
});

it("keeps the registrar's values and leaves unevaluated courses unrated", () => {
  expect(evaluated('7', 'GEOL 10', '2025 Fall', { overall_score_course_mean: 1.5 })).toMatchObject({
    overall_score_course_mean: 1.5,
  });
  draft.rows = [];
  expect(evaluated('9', 'GEOL 99', '2025 Fall')).toMatchObject({
    overall_score_course_mean: null,
    mean_hours: null,
  });
});

it('names what is missing when the mapping has no ratings section', () => {
  const plain = readMapping({ name: 'm.json', text: '{"columns": {}}' });
  expect(() => addEvaluations(draft, evaluations, plain)).toThrow('--ratings needs a mapping');
});
