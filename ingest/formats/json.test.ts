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
  schedule: 'Mon/Wed 10:30 AM - 11:45 AM',
  mean_hours: null,
  overall_score_course_mean: null,
  description: 'x'.repeat(4978),
  department: 'Geology',
  current_enrollment_number: 12,
  enrollment_cap: 15,
  x: {
    component: 'Lecture',
    section: '001',
    session: 'Spring 1',
    gened: null,
    distribution: 'None; Science; Language Req: Language Req: Dutch',
    consent: 'Instructor',
  },
};

const file = (courses: unknown, name = 'birch.json') => ({ name, text: JSON.stringify(courses) });
const read = (...courses: unknown[]) => readJsonRecords([file({ meta: {}, courses })]);

const at = (days: string[], start: string | null, end: string | null) => ({
  days,
  start,
  end,
  place: '',
  from: null,
  to: null,
});
const meetings = (change: object) => read({ ...record, ...change }).rows[0]?.course.sections[0]?.meetings;
const found = (tally: { list: () => { first: { field: string | null; message: string }[] }[] }) =>
  tally.list().flatMap(({ first }) => first.map(({ field, message }) => [field, message]));

describe('our own records', () => {
  it('are read with ids as text, as their own section, with attributes', () => {
    const draft = read(record);
    expect(draft.rows[0]?.section).toBe('001');
    expect(draft.rows[0]?.course).toMatchObject({
      course_id: '1001',
      class_number: '20',
      mean_hours: null,
      class_notes: '',
      sections: [
        {
          class_number: '20',
          section: '001',
          component: 'Lecture',
          instructors: ['Ida Moss'],
          meetings: [at(['Mon', 'Wed'], '10:30', '11:45')],
          enrollment: 12,
          cap: 15,
        },
      ],
      attributes: [
        { scheme: 'Distribution', value: 'Science' },
        { scheme: 'Language Req', value: 'Dutch' },
        { scheme: 'Permission', value: 'Instructor' },
        { scheme: 'Session', value: 'Spring 1' },
      ],
    });
    expect(draft.rows[0]?.course.description).toHaveLength(4978);
    expect([draft.odd.count, draft.leftOut.count, draft.unreadMeetings]).toEqual([0, 0, 0]);
  });

  it('use a count that equals an earlier term’s invited students as the size of the class', () => {
    const x = { ...record.x, q: { term: '2024 Fall', responded: 5, invited: 12 } };
    const history = [{ term: '2023 Fall', rating: null, hours: null, responded: 3, invited: 20 }];
    const draft = read({ ...record, x, history }, record, { ...record, mean_class_size: 30, x });
    const [first, , third] = draft.rows.map(({ course }) => course);
    expect(first).toMatchObject({ mean_class_size: null, sections: [{ enrollment: null, cap: 15 }] });
    expect(first?.current_enrollment_number ?? null).toBeNull();
    expect(third).toMatchObject({ mean_class_size: 30, sections: [{ enrollment: null }] });
    expect(draft.notes).toEqual([expect.stringMatching(/^2 rows count as many students as the evaluation/)]);
    const same = { ...record.x, q: { term: record.term, responded: 5, invited: 12 } };
    expect(read({ ...record, x: same }).rows[0]?.course.sections).toMatchObject([{ enrollment: 12 }]);
  });

  it('leave a count far above the section’s cap with the course', () => {
    const x = { ...record.x, q: { term: '2024 Fall', responded: 5, invited: 40 } };
    const draft = read({ ...record, current_enrollment_number: 613, x }, record);
    expect(draft.rows[0]?.course).toMatchObject({
      current_enrollment_number: 613,
      sections: [{ enrollment: null, cap: 15 }],
    });
    expect(draft.rows[0]?.course).not.toHaveProperty('enrollment_cap');
    expect(draft.rows[1]?.course.sections).toMatchObject([{ enrollment: 12, cap: 15 }]);
    expect(draft.notes).toEqual([expect.stringMatching(/^1 row counts the students of the whole course/)]);
  });

  it('may be a bare list, with lists as JSON text and times as dates or 12-hour times', () => {
    const odd = {
      ...record,
      instructors: '["Ida Moss", "Per Lund"]',
      days: '["Mon"]',
      start_times: { '1': '2025-09-08T10:30:00', '3': 'N/A', '5': '' },
      end_times: { '1': '11:45 AM' },
      schedule: '',
    };
    const [row] = readJsonRecords([file([odd])]).rows;
    expect(row?.course.sections[0]).toMatchObject({
      instructors: ['Ida Moss', 'Per Lund'],
      meetings: [at(['Mon'], '10:30', '11:45')],
    });
  });

  it('keep a second meeting that is only in the schedule', () => {
    const schedule = 'Mon, Wed 10:30 AM - 11:45 AM; Wed 3:00 PM - 4:00 PM; Fri 9:00 AM - 10:00 AM';
    expect(meetings({ schedule })).toEqual([
      at(['Mon', 'Wed'], '10:30', '11:45'),
      at(['Wed'], '15:00', '16:00'),
      at(['Fri'], '09:00', '10:00'),
    ]);
    expect(meetings({ schedule: 'Tue/Thu 9:00-10:15', days: [], start_times: {}, end_times: {} })).toEqual([
      at(['Tue', 'Thu'], '09:00', '10:15'),
    ]);
    expect(meetings({ schedule: 'Mon/Wed' })).toEqual([at(['Mon', 'Wed'], '10:30', '11:45')]);
  });

  it('prefer their days and times to a schedule that differs, and count it', () => {
    const draft = read({ ...record, schedule: 'Tue 10:30 AM - 11:45 AM' }, { ...record, schedule: 'weekly' });
    expect(draft.rows.map(({ course }) => course.sections[0]?.meetings)).toEqual([
      [at(['Mon', 'Wed'], '10:30', '11:45')],
      [at(['Mon', 'Wed'], '10:30', '11:45')],
    ]);
    expect(found(draft.odd)).toEqual([['schedule', '"Tue 10:30 AM - 11:45 AM"']]);
    expect(found(draft.leftOut)).toEqual([['schedule', '"weekly"']]);
    expect(draft.unreadMeetings).toBe(1);
  });

  it('keep their term dates, or the names of their terms', () => {
    const terms = [{ name: '2025 Fall', start: '2025-09-02', end: '2025-12-03', holidays: ['2025-11-27'] }];
    expect(readJsonRecords([file({ meta: { terms }, courses: [record] })]).terms).toEqual(terms);
    expect(readJsonRecords([file({ meta: { terms: ['2025 Fall'] }, courses: [record] })]).terms).toEqual([
      { name: '2025 Fall', start: null, end: null },
    ]);
    expect(() => readJsonRecords([file({ meta: { terms: { fall: 2025 } }, courses: [] })])).toThrow(
      'birch.json: meta.terms is neither a list of names nor',
    );
  });

  it('keep all their sections, and compare their flat fields with these', () => {
    const { x: _, ...plain } = record;
    const sections = [
      {
        class_number: 21,
        section: 'R1',
        component: 'Recitation',
        meetings: [{ days: 'Fri', start: '9am', end: '10am' }],
      },
      {
        class_number: 20,
        section: 'A',
        component: 'Lecture',
        cap: 30,
        meetings: [
          { days: ['Mon', 'Wed'], start: '10:30', end: '11:45', place: 'Hall 1' },
          { days: ['Wed'], start: '15:00', end: '16:00', from: '2025-10-20' },
        ],
      },
    ];
    const draft = read({ ...plain, sections });
    expect(draft.rows[0]?.section).toBeNull();
    expect(draft.rows[0]?.course.sections).toMatchObject([
      { class_number: '21', meetings: [at(['Fri'], '09:00', '10:00')] },
      {
        section: 'A',
        cap: 30,
        meetings: [
          { ...at(['Mon', 'Wed'], '10:30', '11:45'), place: 'Hall 1' },
          { ...at(['Wed'], '15:00', '16:00'), from: '2025-10-20' },
        ],
      },
    ]);
    expect(draft.rows[0]?.course).toMatchObject({
      days: ['Mon', 'Wed'],
      start_times: { '1': '10:30', '3': '10:30' },
    });
  });

  it('keep the history of other terms', () => {
    const q = { term: '2024 Fall', responded: 7, invited: 10 };
    const history = [{ term: '2023 Fall', rating: 3 }];
    const [row] = read({
      ...record,
      history,
      mean_hours: 4,
      x: { q },
      offered: ['Fall'],
      not_next_year: true,
    }).rows;
    expect(row?.course).toMatchObject({
      history: [
        { term: '2023 Fall', rating: 3 },
        { term: '2024 Fall', rating: null, hours: 4, responded: 7, invited: 10 },
      ],
      offered: ['Fall'],
      not_next_year: true,
    });
  });

  it('split values that were written as one', () => {
    const gened = (value: string) => ({ ...record, x: { gened: value } });
    const both = 'Ethics and Civics Arts and Culture';
    const draft = read(gened('Ethics and Civics'), gened(both), gened('Arts and Culture'));
    expect(draft.rows[1]?.course.attributes?.map(({ value }) => value)).toEqual([
      'Ethics and Civics',
      'Arts and Culture',
    ]);
    expect(draft.notes).toEqual(['1 answers were several written as one and are taken apart.']);
  });

  it('are named by their session if sections of a course have no other name', () => {
    const taught = (class_number: number, session: string) => ({ ...record, class_number, x: { session } });
    const names = (...all: object[]) => read(...all).rows.map(({ course }) => course.sections[0]?.section);
    expect(names(taught(1, 'Spring 1'), taught(2, 'Spring 2'))).toEqual(['Spring 1', 'Spring 2']);
    expect(names(taught(1, 'Spring 1'))).toEqual(['']);
  });

  it('report fields that are unknown, or contradict another', () => {
    const draft = read({
      ...record,
      colour: 'blue',
      component: 'Seminar',
      x: { component: 'Lecture', subject: 'GEOL', catalog: 11, mood: 'dark' },
    });
    expect(found(draft.odd)).toEqual([
      ['x.mood', '"dark"'],
      ['colour', '"blue"'],
      ['x.component', '"Lecture", where the record has "Seminar", which holds'],
      ['x.subject', '"GEOL 11", where the record has "GEOL 10", which holds'],
    ]);
  });

  it('show the value of an unknown field in a list', () => {
    const draft = read({ ...record, sections: [{ section: 'A' }, { section: 'B', seats: 9 }] });
    expect(found(draft.odd)).toContainEqual(['sections.seats', '9']);
  });

  it('have no times for a section of which a meeting has unreadable days, and name it', () => {
    const monday = { days: ['Mon'], start: '10:00', end: '10:50' };
    const sections = [
      { section: 'A', component: 'Lecture', meetings: [monday, { ...monday, days: ['QX'] }] },
      { section: 'B', component: 'Lecture', meetings: [monday] },
    ];
    const draft = read({ class_tag: 'GEOL 10', term: '2025 Fall', sections });
    expect(draft.rows[0]?.course.sections.map(({ meetings: all }) => all.length)).toEqual([0, 1]);
    expect(found(draft.leftOut)).toEqual([
      ['sections.0.meetings.1.days', '["QX"]'],
      [null, 'GEOL 10 Lecture A: without Mon 10:00-10:50'],
    ]);
  });

  it('omit and count an unreadable value, and keep the rest', () => {
    const draft = read(record, {
      ...record,
      start_times: { '1': 'noonish' },
      end_times: {},
      days: 'whenever',
    });
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
    expect(draft.unreadMeetings).toBe(2);
  });

  it.each([
    [{ end_times: { '1': '09:00' } }, 'end_times.1', 'ends at 09:00, not after its start at 10:30'],
    [{ end_times: {} }, 'end_times.1', 'is missing: Mon starts at 10:30 and never ends'],
    [{ start_times: {} }, 'start_times.1', 'is missing: Mon ends at 11:45 and never starts'],
    [{ days: ['Mon'] }, 'start_times.3', 'has a time on Wed, which days does not list'],
  ])('are refused with times that contradict each other: %j', (change, field, message) => {
    const draft = read({ ...record, ...change });
    expect(draft.rows).toEqual([]);
    expect(found(draft.refused)).toEqual([[field, message]]);
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
