import { describe, expect, it } from 'vitest';
import { readPlannerClasses } from './planner.ts';

const lecture = {
  number: '3.14',
  course: '3',
  subject: '14',
  name: 'Circles in Practice',
  description: 'Wheels, coins and the moon.',
  inCharge: 'Fall: I. Moss,Spring: P. Lund, C. Dietz',
  prereqs: '3.10/(3.11, 3.12)',
  sectionKinds: ['lecture', 'recitation'],
  lectureUnits: 3,
  labUnits: 2,
  preparationUnits: 7,
  isVariableUnits: false,
  level: 'U',
  rating: 5.5,
  hours: 11.024,
  size: 40.6,
  same: '9.14, ZZ.14',
  meets: '3.514',
  oldNumber: '3.014',
  half: 2,
  hass: ['H'],
  comms: 'CI-H',
  gir: '',
  url: 'https://circles.example/',
  lectureSections: [
    [
      [
        [8, 2],
        [76, 2],
      ],
      '4-100',
    ],
    [[[50, 3]], '4-101'],
  ],
  lectureRawSections: ['4-100/MW/0/10', '4-101/T/0/2-3.30'],
  recitationSections: [
    [[[144, 2]], '1-1'],
    [[[146, 2]], '1-2'],
    [[[144, 2]], '1-3'],
  ],
  recitationRawSections: ['1-1/F/0/10', '1-2/F/0/11', '1-3/F/0/10'],
  limited: true,
  nonext: false,
  repeat: false,
};

function planner(urlName: string, ...classes: ({ number: string } & Record<string, unknown>)[]) {
  const termInfo = { urlName, startDate: '2025-09-03', endDate: '2025-12-10' };
  const text = JSON.stringify({
    termInfo,
    classes: Object.fromEntries(classes.map((each) => [each.number, each])),
  });
  return { name: `${urlName}.json`, text };
}
const course = (change: object = {}, urlName = 'f25') =>
  readPlannerClasses([planner(urlName, { ...lecture, ...change })]).rows[0]?.course;

describe("a planner's class", () => {
  it('is read as a course record', () => {
    expect(course()).toEqual({
      course_id: '3.14',
      class_number: 'f25',
      class_tag: '3.14',
      class_name: 'Circles in Practice',
      term: '2025 Fall',
      instructors: ['I. Moss'],
      days: ['Mon', 'Wed'],
      start_times: { '1': '10:00', '3': '10:00' },
      end_times: { '1': '11:00', '3': '11:00' },
      schedule: 'Mon, Wed 10:00 AM - 11:00 AM',
      component: 'Lecture',
      units: 12,
      mean_hours: 11.02,
      overall_score_course_mean: 4,
      current_enrollment_number: 41,
      description: 'Wheels, coins and the moon.',
      course_requirements: '3.10 or (3.11 and 3.12)',
      class_notes: [
        'Meets in the second half of the term.',
        'Room: 4-100.',
        'Other lecture times: Tue 2:00 PM - 3:30 PM.',
        'Recitation, choose one: Fri 10:00 AM - 11:00 AM / Fri 11:00 AM - 12:00 PM.',
        'Meets with: 3.514.',
        'Counts as: HASS-H, CI-H.',
        'Enrollment is limited.',
        'Website: https://circles.example/',
      ].join('\n'),
      aliases: ['3.014', '9.14', 'ZZ.14'],
    });
  });

  it.each([
    ['f25', '2025 Fall', ['I. Moss']],
    ['s26', '2026 Spring', ['P. Lund', 'C. Dietz']],
    ['i26', '2026 January', []],
    ['m26', '2026 Summer', []],
  ])('of %s belongs to %s, with that season’s teachers', (urlName, term, instructors) => {
    expect(course({}, urlName)).toMatchObject({ term, instructors, class_number: urlName });
  });

  it('reads raw times where there are no parsed ones', () => {
    const raw = {
      lectureSections: [],
      lectureRawSections: ['TBA', '4-100/TR/1/7-8.30 PM/F/0/12'],
      recitationSections: [],
    };
    expect(course({ ...raw, recitationRawSections: [] })).toMatchObject({
      schedule: 'Tue, Thu 7:00 PM - 8:30 PM; Fri 12:00 PM - 1:00 PM',
      start_times: { '2': '19:00', '4': '19:00', '5': '12:00' },
    });
  });

  it('is kept with an unreadable raw time, which is counted', () => {
    const raw = { lectureSections: [], lectureRawSections: ['4-100/XY/0/2'], recitationSections: [] };
    const draft = readPlannerClasses([
      planner('f25', { ...lecture, ...raw, recitationRawSections: ['TBD'] }),
    ]);
    expect(draft.rows[0]?.course).toMatchObject({ days: [], schedule: '', component: '' });
    expect(draft.leftOut.list().map(({ reason, count }) => [reason, count])).toEqual([
      ['lecture times cannot be read', 1],
    ]);
  });

  it('has unknown units when arranged, and no rating, hours or size when 0', () => {
    expect(course({ isVariableUnits: true, rating: 0, hours: 0, size: 0 })).toMatchObject({
      units: null,
      overall_score_course_mean: null,
      mean_hours: null,
      current_enrollment_number: null,
    });
  });

  it('omits a rating outside its scale', () => {
    const draft = readPlannerClasses([planner('f25', { ...lecture, rating: 0.37 })]);
    expect(draft.rows[0]?.course.overall_score_course_mean).toBeNull();
    expect(draft.leftOut.list()).toEqual([
      {
        reason: 'rating is not between 1 and 7',
        count: 1,
        first: [{ file: 'f25.json', row: '3.14', field: 'rating', message: '0.37' }],
      },
    ]);
  });

  it('has no alias for an old number now used by another class', () => {
    const draft = readPlannerClasses([planner('f25', lecture, { ...lecture, number: '3.014' })]);
    expect(draft.rows[0]?.course.aliases).toEqual(['9.14', 'ZZ.14']);
  });

  it('is refused by number when malformed', () => {
    const draft = readPlannerClasses([planner('f25', lecture, { ...lecture, number: '3.15', name: null })]);
    expect([draft.read, draft.rows.length]).toEqual([2, 1]);
    expect(draft.refused.list()[0]?.first).toEqual([
      { file: 'f25.json', row: '3.15', field: 'name', message: 'null should be text' },
    ]);
  });

  it('gives an error for a file of another kind', () => {
    expect(() => readPlannerClasses([{ name: 'x.json', text: '{"courses": []}' }])).toThrow(
      'x.json is no file of the planner format: termInfo is missing.',
    );
  });
});
