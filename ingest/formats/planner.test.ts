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
  terms: ['FA', 'SP'],
  sectionKinds: ['lecture', 'lab', 'recitation'],
  tba: true,
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
  hass: ['H', 'S'],
  comms: 'CI-H',
  gir: 'LAB2',
  cim: ['3, and 3-A'],
  final: true,
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
  labSections: [],
  labRawSections: ['TBA'],
  recitationSections: [
    [[[144, 2]], '1-1'],
    [[[146, 2]], '1-2'],
    [[[144, 2]], '1-3'],
  ],
  recitationRawSections: ['1-1/F/0/10', '1-2/F/0/11', '1-3/F/0/10'],
  limited: true,
  nonext: true,
  repeat: false,
};

function planner(urlName: string, ...classes: ({ number: string } & Record<string, unknown>)[]) {
  const termInfo = {
    urlName,
    startDate: '2025-09-03',
    h1EndDate: '2025-10-17',
    h2StartDate: '2025-10-20',
    endDate: '2025-12-10',
    mondayScheduleDate: '2025-10-14',
    holidayDates: ['2025-11-27'],
  };
  const text = JSON.stringify({
    termInfo,
    classes: Object.fromEntries(classes.map((each) => [each.number, each])),
  });
  return { name: `${urlName}.json`, text };
}
const read = (...classes: ({ number: string } & Record<string, unknown>)[]) =>
  readPlannerClasses([planner('f25', ...classes)]);
const course = (change: object = {}, urlName = 'f25') =>
  readPlannerClasses([planner(urlName, { ...lecture, ...change })]).rows[0]?.course;

describe("a planner's class", () => {
  it('is read as a course record', () => {
    const half = { from: '2025-10-20', to: null };
    const section = {
      class_number: '',
      instructors: [],
      enrollment: null,
      cap: null,
      status: null,
      links: [],
    };
    const meeting = (days: string[], start: string, end: string, place: string) => [
      { days, start, end, place, ...half },
    ];
    expect(course()).toEqual({
      course_id: '3.14',
      class_number: 'f25',
      class_tag: '3.14',
      class_name: 'Circles in Practice',
      term: '2025 Fall',
      instructors: ['I. Moss'],
      sections: [
        {
          ...section,
          component: 'Lecture',
          section: 'L1',
          meetings: meeting(['Mon', 'Wed'], '10:00', '11:00', '4-100'),
        },
        {
          ...section,
          component: 'Lecture',
          section: 'L2',
          meetings: meeting(['Tue'], '14:00', '15:30', '4-101'),
        },
        { ...section, component: 'Laboratory', section: 'B1', meetings: [] },
        {
          ...section,
          component: 'Recitation',
          section: 'R1',
          meetings: meeting(['Fri'], '10:00', '11:00', '1-1'),
        },
        {
          ...section,
          component: 'Recitation',
          section: 'R2',
          meetings: meeting(['Fri'], '11:00', '12:00', '1-2'),
        },
        {
          ...section,
          component: 'Recitation',
          section: 'R3',
          meetings: meeting(['Fri'], '10:00', '11:00', '1-3'),
        },
      ],
      units: 12,
      mean_hours: 11.02,
      overall_score_course_mean: 4,
      current_enrollment_number: null,
      mean_class_size: 40.6,
      description: 'Wheels, coins and the moon.',
      course_requirements: '3.10 or (3.11 and 3.12)',
      class_notes: 'Website: https://circles.example/',
      codes: ['3.14', '9.14', 'ZZ.14'],
      aliases: ['3.014'],
      meets_with: ['3.514'],
      attributes: [
        { scheme: 'HASS', value: 'HASS-H' },
        { scheme: 'HASS', value: 'HASS-S' },
        { scheme: 'Communication', value: 'CI-H' },
        { scheme: 'Communication in the major', value: '3' },
        { scheme: 'Communication in the major', value: '3-A' },
        { scheme: 'Institute requirement', value: 'Partial Lab' },
        { scheme: 'Level', value: 'Undergraduate' },
        { scheme: 'Enrollment', value: 'Limited' },
        { scheme: 'Half term', value: 'Second' },
        { scheme: 'Final exam', value: 'Yes' },
      ],
      offered: ['Fall', 'Spring'],
      not_next_year: true,
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

  it('counts for each of the majors named, with their tracks whole', () => {
    const majors = (text: string) =>
      course({ cim: [text] })?.attributes?.flatMap(({ scheme, value }) =>
        scheme === 'Communication in the major' ? [value] : [],
      );
    const tracks = '1-ENG (Mechanics & Materials Track and Systems Track)';
    expect(majors(tracks)).toEqual([tracks]);
    expect(majors(`2, 2-A, and ${tracks}`)).toEqual(['2', '2-A', tracks]);
    expect(majors('16 and 16-ENG')).toEqual(['16', '16-ENG']);
  });

  it('meets at the minutes of the raw times, each meeting at its place', () => {
    const raw = {
      half: false,
      lectureSections: undefined,
      lectureRawSections: ['4-100/TR/1/7-8.22 PM/F/0/12', 'TBD/M/0/2;9-9/T/0/1'],
    };
    const [first, second] = course(raw)?.sections ?? [];
    const open = { from: null, to: null };
    expect(first?.meetings).toEqual([
      { days: ['Tue', 'Thu'], start: '19:00', end: '20:22', place: '4-100', ...open },
      { days: ['Fri'], start: '12:00', end: '13:00', place: '4-100', ...open },
    ]);
    expect(second?.meetings).toEqual([
      { days: ['Mon'], start: '14:00', end: '15:00', place: '', ...open },
      { days: ['Tue'], start: '13:00', end: '14:00', place: '9-9', ...open },
    ]);
  });

  it('has the dates stated for it, otherwise those of its half, if they differ from the term’s', () => {
    const dates = (change: object) => {
      const { from, to } = course(change)?.sections[0]?.meetings[0] ?? {};
      return [from, to];
    };
    expect(dates({ half: 1 })).toEqual([null, '2025-10-17']);
    expect(dates({ half: 2, quarterInfo: { start: [10, 27] } })).toEqual(['2025-10-27', null]);
    expect(dates({ half: false, quarterInfo: { start: [9, 26], end: [12, 5] } })).toEqual([
      '2025-09-26',
      '2025-12-05',
    ]);
    expect(dates({ half: false, quarterInfo: { start: [9, 3], end: [12, 10] } })).toEqual([null, null]);
  });

  it('counts a stated date that contradicts its half, and keeps it', () => {
    const draft = read({ ...lecture, half: 1, quarterInfo: { start: [10, 27] } });
    expect(draft.rows[0]?.course.sections[0]?.meetings[0]).toMatchObject({ from: '2025-10-27', to: null });
    expect(draft.odd.list().map(({ reason }) => reason)).toEqual(['quarterInfo contradicts half']);
  });

  it('is kept with an unreadable raw time, which is counted', () => {
    const raw = { lectureSections: [], lectureRawSections: ['4-100/XY/0/2'] };
    const draft = read({ ...lecture, ...raw, recitationRawSections: ['TBD'], recitationSections: [] });
    const { sections = [] } = draft.rows[0]?.course ?? {};
    expect(sections.map(({ section, meetings }) => [section, meetings])).toEqual([
      ['L1', []],
      ['B1', []],
      ['R1', []],
    ]);
    expect(draft.unreadMeetings).toBe(1);
    expect(draft.leftOut.list().map(({ reason, count }) => [reason, count])).toEqual([
      ['lecture times cannot be read', 1],
    ]);
  });

  it('has unknown units when arranged, and no rating, hours or size when 0', () => {
    expect(course({ isVariableUnits: true, rating: 0, hours: 0, size: 0 })).toMatchObject({
      units: null,
      overall_score_course_mean: null,
      mean_hours: null,
      class_notes: 'Website: https://circles.example/',
    });
  });

  it('keeps the mean of past terms separate from the enrolment', () => {
    expect(course({ size: 40.6 })).toMatchObject({ mean_class_size: 40.6, current_enrollment_number: null });
    expect(course({ size: 0 })?.mean_class_size).toBeNull();
  });

  it('omits a rating outside its scale', () => {
    const draft = read({ ...lecture, rating: 0.37 });
    expect(draft.rows[0]?.course.overall_score_course_mean).toBeNull();
    expect(draft.leftOut.list()).toEqual([
      {
        reason: 'rating is not between 1 and 7',
        count: 1,
        first: [{ file: 'f25.json', row: '3.14', field: 'rating', message: '0.37' }],
      },
    ]);
  });

  it('has no alias for an old number that another class uses in any term', () => {
    const files = [planner('f25', lecture), planner('s26', { ...lecture, number: '3.014', same: '' })];
    expect(readPlannerClasses(files).rows[0]?.course.aliases).toEqual([]);
  });

  it('is refused by number when malformed', () => {
    const draft = read(lecture, { ...lecture, number: '3.15', same: '', name: null });
    expect([draft.read, draft.rows.length]).toEqual([2, 1]);
    expect(draft.refused.list()[0]?.first).toEqual([
      { file: 'f25.json', row: '3.15', field: 'name', message: 'null should be text' },
    ]);
  });

  it('names fields and parts that are not read', () => {
    const file = planner('f25', { ...lecture, colour: 'blue' });
    const text = JSON.stringify({
      ...JSON.parse(file.text),
      pe: { '1': { a: 1, b: 2 } },
      lastUpdated: 'today',
    });
    const found = readPlannerClasses([{ ...file, text }]).odd.list();
    expect(found.map(({ reason, first }) => [reason, first[0]?.message])).toEqual([
      ['pe is no part that is read', '2 entries'],
      ['colour is no field of a class and is not read', '"blue"'],
    ]);
  });

  it('gives an error for a file of another kind', () => {
    expect(() => readPlannerClasses([{ name: 'x.json', text: '{"courses": []}' }])).toThrow(
      'x.json is no file of the planner format: termInfo is missing.',
    );
  });
});

describe('a class with several numbers', () => {
  const twin = { ...lecture, number: '9.14', same: '3.14, ZZ.14', oldNumber: '9.014', meets: '9.514' };

  it('is one course with all its numbers, old numbers and the classes it meets with', () => {
    const draft = read(lecture, twin);
    expect([draft.read, draft.rows.length]).toEqual([2, 1]);
    expect(draft.rows[0]?.course).toMatchObject({
      class_tag: '3.14',
      codes: ['3.14', '9.14', 'ZZ.14'],
      aliases: ['3.014', '9.014'],
      meets_with: ['3.514', '9.514'],
    });
    expect(draft.rows[0]?.more).toEqual([{ file: 'f25.json', row: '9.14' }]);
    expect(draft.joins[0]).toEqual({
      what: 'entries of one class under several numbers, to 1 courses',
      joined: 2,
      not: { 'numbers of such a class that have no entry of their own': 1 },
    });
  });

  it('has the same first number in every term', () => {
    const files = [planner('f25', twin, lecture), planner('s26', lecture, twin)];
    expect(
      readPlannerClasses(files).rows.map(({ course: { class_tag, term } }) => [class_tag, term]),
    ).toEqual([
      ['9.14', '2025 Fall'],
      ['9.14', '2026 Spring'],
    ]);
  });

  it('takes from another number what the first lacks, and counts differences', () => {
    const draft = read({ ...lecture, rating: 0, hours: 0 }, { ...twin, lectureUnits: 4, hours: 8 });
    expect(draft.rows[0]?.course).toMatchObject({ overall_score_course_mean: 4, mean_hours: 8, units: 12 });
    expect(draft.odd.list()).toEqual([
      {
        reason: 'lectureUnits differs between numbers of one class',
        count: 1,
        first: [
          {
            file: 'f25.json',
            row: '9.14',
            field: 'lectureUnits',
            message: '4, but 3.14, which is the same class, has 3, which holds',
          },
        ],
      },
    ]);
  });

  it('is joined even if only one number names the other', () => {
    expect(read({ ...lecture, same: '9.14' }, { ...twin, same: '' }).rows).toHaveLength(1);
    expect(read({ ...lecture, same: '' }, { ...twin, same: '3.14' }).rows).toHaveLength(1);
  });

  it('is never joined with a class that only meets with it', () => {
    const graduate = { ...lecture, number: '3.514', same: '', meets: '3.14', level: 'G' };
    const draft = read({ ...lecture, same: '' }, graduate);
    expect(draft.rows.map(({ course: { class_tag, meets_with } }) => [class_tag, meets_with])).toEqual([
      ['3.14', ['3.514']],
      ['3.514', ['3.14']],
    ]);
    expect(draft.joins[1]).toMatchObject({ joined: 2, not: { 'in no file of this import': 0 } });
  });
});

it('term dates include days without classes, and which day follows Monday', () => {
  expect(read(lecture).terms).toEqual([
    {
      name: '2025 Fall',
      start: '2025-09-03',
      end: '2025-12-10',
      holidays: ['2025-11-27'],
      follows: [{ date: '2025-10-14', day: 'Mon' }],
    },
  ]);
});
