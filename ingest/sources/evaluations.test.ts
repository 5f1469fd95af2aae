import { beforeEach, describe, expect, it } from 'vitest';
import { type Draft, newDraft } from '../pack/pack-draft.ts';
import { sampleRow } from '../testing/sample-draft.ts';
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
  draft = newDraft();
});

function evaluated(course_id: string | null, class_tag: string, term: string, known: object = {}) {
  draft.rows.push(sampleRow({ course_id, class_tag, term, ...known }));
  addEvaluations(draft, evaluations, mapping);
  return draft.rows[0]?.course;
}

it('uses the newest evaluated fall for a fall course, weighting sections by responses', () => {
  expect(evaluated('7', 'GEOL 10', '2025 Fall')).toMatchObject({
    overall_score_course_mean: 4.25,
    mean_hours: 7,
  });
});

it('does not count students invited by an earlier term as enrolled now', () => {
  const course = evaluated('7', 'GEOL 10', '2025 Fall');
  expect(course?.history?.[0]).toMatchObject({ invited: 25 });
  expect(course?.current_enrollment_number ?? null).toBeNull();
  expect(course?.sections.map(({ enrollment }) => enrollment)).toEqual([null]);
  expect(draft.notes).toEqual([expect.stringContaining('the enrolment of this one stays')]);
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

it('names what is missing if the mapping has no ratings section', () => {
  const plain = readMapping({ name: 'm.json', text: '{"columns": {}}' });
  expect(() => addEvaluations(draft, evaluations, plain)).toThrow('--ratings needs a mapping');
});

describe('a course in earlier terms', () => {
  const titled = readMapping({
    name: 'm.json',
    text: JSON.stringify({
      columns: {},
      ratings: {
        code: 'course',
        title: 'title',
        key: 'key',
        key_pattern: '^X-0*(?<course>\\d+)-(?<term>\\d(?<year>\\d\\d)\\d)-(?<section>.+)$',
        seasons: { '8': 'Fall', '2': 'Spring' },
        answers: 'answers',
        students: 'students',
        rating: 'rating',
        hours: 'hours',
      },
    }),
  });
  const file = {
    name: 'evaluations.csv',
    text: [
      'course,title,key,answers,students,rating,hours',
      'GEOL 10,Rocks underfoot! 001,X-7-2238-001,50,60,3.0,4.0',
      'GEOL 10,Rocks Underfoot 002,X-7-2248-002,30,40,4.0,6.0',
      'GEOL 10,Rocks Underfoot 003,X-7-2248-003,10,12,5.0,10.0',
      'GEOL 9,Rocks Underfoot,X-7-2252-001,20,25,2.0,9.0',
      'GEOL 10,Meteorites 001,X-7-2242-001,9,9,5.0,5.0',
      'POET 20,Odes 001,X-8-2252-001,5,6,4.5,0',
      'ODD 1,Odd,none,5,6,4.5,0',
    ].join('\n'),
  };

  it('is joined by code and title, newest first, and mismatches are counted', () => {
    const known = [
      { term: '2024 Fall', rating: 1, hours: 1, responded: 1, invited: 1 },
      { term: '2021 Fall', rating: 2, hours: 2, responded: 2, invited: 2 },
    ];
    draft.rows.push(sampleRow({ course_id: '7', history: known }), sampleRow({ class_tag: 'GEOL 11' }));
    addEvaluations(draft, file, titled);
    expect(draft.rows[0]?.course.history).toEqual([
      { term: '2025 Spring', rating: 2, hours: 9, responded: 20, invited: 25 },
      { term: '2024 Fall', rating: 4.25, hours: 7, responded: 40, invited: 52 },
      { term: '2023 Fall', rating: 3, hours: 4, responded: 50, invited: 60 },
      known[1],
    ]);
    expect(draft.rows[1]?.course.history).toEqual([]);
    expect(draft.joins).toEqual([
      {
        what: 'evaluated sections, to courses by code and title',
        joined: 4,
        not: {
          'no course of this import has their code': 1,
          'their code stands with another title': 1,
          'their key cannot be read': 1,
        },
      },
    ]);
  });
});
