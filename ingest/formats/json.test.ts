import { describe, expect, it } from 'vitest';
import { readJsonRecords } from './json.ts';

const record = {
  course_id: 1001,
  class_number: 20,
  class_tag: 'GEOL 10',
  class_name: 'Rocks Underfoot',
  term: '2025 Fall',
  instructors: ['Ida Moss'],
  days: ['Mon', 'Wed'],
  units: 4,
  start_times: { '1': '10:30', '3': '10:30' },
  end_times: { '1': '11:45', '3': '11:45' },
  schedule: 'whatever the source wrote',
  mean_hours: null,
  overall_score_course_mean: null,
  description: 'x'.repeat(4978),
  department: 'Geology',
  x: { component: 'Lecture', section: '001', session: 'Spring 1', gened: null, distribution: 'Science' },
};

const file = (courses: unknown, name = 'birch.json') => ({ name, text: JSON.stringify(courses) });
const read = (...courses: unknown[]) => readJsonRecords([file({ meta: {}, courses })]);

describe('our own records', () => {
  it('are read with ids as text, a formatted schedule and extra facts as notes', () => {
    const [row] = read(record).rows;
    expect(row?.course).toMatchObject({
      course_id: '1001',
      class_number: '20',
      instructors: ['Ida Moss'],
      schedule: 'Mon, Wed 10:30 AM - 11:45 AM',
      mean_hours: null,
      component: 'Lecture',
      class_notes: 'Session: Spring 1.\nSection: 001.\nDistribution: Science.',
    });
    expect(row?.course.description).toHaveLength(4978);
  });

  it('may be a bare list, with lists as JSON text and times as dates or 12-hour times', () => {
    const odd = {
      ...record,
      instructors: '["Ida Moss", "Per Lund"]',
      days: '["Mon"]',
      start_times: { '1': '2025-09-08T10:30:00', '3': 'N/A', '5': '' },
      end_times: { '1': '11:45 AM' },
    };
    const [row] = readJsonRecords([file([odd])]).rows;
    expect(row?.course).toMatchObject({
      instructors: ['Ida Moss', 'Per Lund'],
      days: ['Mon'],
      start_times: { '1': '10:30' },
      end_times: { '1': '11:45' },
    });
  });

  it('keep their term dates', () => {
    const terms = [{ name: '2025 Fall', start: '2025-09-02', end: '2025-12-03' }];
    expect(readJsonRecords([file({ meta: { terms }, courses: [record] })]).terms).toEqual(terms);
  });

  it('omit and count an unreadable value, and keep the rest', () => {
    const draft = read(record, { ...record, start_times: { '1': 'noonish' }, days: 'whenever' });
    expect(draft.rows).toHaveLength(2);
    expect(draft.leftOut.list()).toEqual([
      {
        reason: 'days are no weekdays',
        count: 1,
        first: [{ file: 'birch.json', row: 2, field: 'days', message: '"whenever"' }],
      },
      {
        reason: 'start_times is no clock time',
        count: 1,
        first: [{ file: 'birch.json', row: 2, field: 'start_times.1', message: '"noonish"' }],
      },
    ]);
  });

  it('are refused with position and field when malformed', () => {
    const draft = read(record, { ...record, class_tag: undefined }, 'GEOL 11', { ...record, units: 'four' });
    expect([draft.read, draft.rows.length, draft.refused.count]).toEqual([4, 1, 3]);
    expect(
      draft.refused.list().flatMap(({ first }) => first.map((each) => [each.row, each.field, each.message])),
    ).toEqual([
      [2, 'class_tag', 'is missing'],
      [3, null, '"GEOL 11" should be an object'],
      [4, 'units', '"four" should be a number'],
    ]);
  });

  it('give an error for a file of another kind', () => {
    expect(() => readJsonRecords([{ name: 'a.json', text: '{' }])).toThrow('a.json is not JSON.');
    expect(() => readJsonRecords([file({ classes: {} })])).toThrow('birch.json holds no list of courses');
  });
});
