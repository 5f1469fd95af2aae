import { describe, expect, it } from 'vitest';
import { readMapping } from './csv-mapping.ts';
import { resolveTerms } from '../fields/terms.ts';
import { readCsvRows } from './csv.ts';

const mapping = readMapping({
  name: 'birch.json',
  text: JSON.stringify({
    columns: {
      class_tag: 'Course',
      class_name: 'Title',
      term: 'Term',
      term_start: 'First day',
      term_end: 'Last day',
      class_number: 'Class Nbr',
      instructors: 'Taught by',
      days: 'Days',
      start_time: 'From',
      end_time: 'To',
      units: 'Units',
      current_enrollment_number: 'Enrolled',
    },
    empty: ['N/A', 'None'],
    section_in_tag: true,
    attributes: { Session: 'Part' },
    usual: ['Full Term'],
  }),
});

const HEADER = 'Course,Title,Term,First day,Last day,Class Nbr,Taught by,Days,From,To,Units,Enrolled,Part';
const GOOD =
  'GEOL  10,Rocks Underfoot,2025 Fall,2025-09-02,2025-12-03,1,"Ida Moss, Per Lund",Tue Thu,9:45am,11:00am,4,3/15,Full Term';
const csv = (...rows: string[]) => ({ name: 'birch.csv', text: [HEADER, ...rows].join('\r\n') });
const read = (...rows: string[]) => readCsvRows([csv(...rows)], mapping);

const meetings = (draft: ReturnType<typeof read>, row = 0) => draft.rows[row]?.course.sections[0]?.meetings;
const at = (days: string[], start: string | null, end: string | null, more: object = {}) => ({
  days,
  start,
  end,
  place: '',
  from: null,
  to: null,
  ...more,
});
const numbered = (number: number, ...changes: [string, string][]) =>
  changes.reduce((row, [from, to]) => row.replace(from, to), GOOD.replace(',1,', `,${number},`));
const reasons = (draft: ReturnType<typeof read>) =>
  draft.leftOut.list().map(({ reason, count }) => [reason, count]);

describe("a registrar's export", () => {
  it('is read by its mapping: times, days, names, enrolment and cap', () => {
    expect(read(GOOD).rows).toEqual([
      {
        place: { file: 'birch.csv', row: 2 },
        section: null,
        course: expect.objectContaining({
          class_tag: 'GEOL 10',
          class_number: '1',
          course_id: null,
          units: 4,
          class_notes: '',
          sections: [
            {
              class_number: '1',
              section: '',
              component: '',
              instructors: ['Ida Moss', 'Per Lund'],
              meetings: [at(['Tue', 'Thu'], '09:45', '11:00')],
              enrollment: 3,
              cap: 15,
              status: null,
              links: [],
            },
          ],
        }),
      },
    ]);
  });

  it('separates the section from the number, and omits default values', () => {
    const [row] = read(GOOD.replace('GEOL  10', 'GEOL  10 002').replace('Full Term', 'Fall 2')).rows;
    expect(row).toMatchObject({
      section: '002',
      course: {
        class_tag: 'GEOL 10',
        sections: [{ section: '002' }],
        attributes: [{ scheme: 'Session', value: 'Fall 2' }],
      },
    });
    expect(read(GOOD).rows[0]?.course.attributes).toEqual([]);
  });

  it('treats 9999 as no cap, and all-zero enrolment as unknown', () => {
    const seats = (draft: ReturnType<typeof read>) =>
      draft.rows.flatMap(({ course }) => course.sections.map(({ enrollment, cap }) => [enrollment, cap]));
    const draft = read(GOOD.replace('3/15', '0/9999'), numbered(2, ['3/15', '0']));
    expect(seats(draft)).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(draft.notes).toEqual([expect.stringContaining('Enrollment is 0 in 2 of 2 rows')]);
    const enrolled = read(GOOD, numbered(2, ['3/15', '0/15']));
    expect(seats(enrolled)).toEqual([
      [3, 15],
      [0, 15],
    ]);
  });

  it('takes the most frequent term dates; a half term keeps its own', () => {
    const late = numbered(4, ['2025-09-02', '2025-10-21']);
    const draft = read(late, GOOD, numbered(2), numbered(3, ['2025-09-02', 'None']));
    expect(draft.terms).toEqual([{ name: '2025 Fall', start: '2025-09-02', end: '2025-12-03' }]);
    expect(draft.rows.map((_, row) => meetings(draft, row)?.[0]?.from)).toEqual([
      '2025-10-21',
      null,
      null,
      null,
    ]);
  });

  it('reads the day of a date-time, and reports ambiguous dates as unread', () => {
    expect(read(GOOD.replace('2025-09-02', '2025-09-02T00:00:00')).terms).toEqual([
      { name: '2025 Fall', start: '2025-09-02', end: '2025-12-03' },
    ]);
    const draft = read(GOOD.replace('2025-09-02', '9/2/2025'));
    expect(draft.leftOut.list().map(({ reason }) => reason)).toEqual([
      'term_start is not written YYYY-MM-DD',
    ]);
    expect(() => resolveTerms(draft, [], [])).toThrow(
      'The data does not say when 2025 Fall begins and ends ("9/2/2025" in birch.csv is not written YYYY-MM-DD): ' +
        'add --term-dates "2025 Fall=YYYY-MM-DD..YYYY-MM-DD".',
    );
  });

  it('refuses a row without tag or term or with extra cells, naming its line', () => {
    const draft = read(
      GOOD,
      numbered(2, ['GEOL  10', ' ']),
      numbered(3, ['2025 Fall', 'N/A']),
      `${numbered(4)},more`,
    );
    expect([draft.read, draft.rows.length]).toEqual([4, 1]);
    expect(draft.refused.list().flatMap(({ first }) => first)).toEqual([
      { file: 'birch.csv', row: 3, field: 'class_tag', message: 'class_tag is empty' },
      { file: 'birch.csv', row: 4, field: 'term', message: 'term is empty' },
      { file: 'birch.csv', row: 5, field: null, message: 'has 14 cells' },
    ]);
  });

  it('refuses a row with only one half of a two-column code', () => {
    const text = 'subject,number,term\nGEOL,10,2025 Fall\nGEOL,,2025 Fall\n,10,2025 Fall\n';
    const draft = readCsvRows([{ name: 'two.csv', text }], null);
    expect(draft.rows.map(({ course }) => course.class_tag)).toEqual(['GEOL 10']);
    expect(draft.refused.list().map(({ reason }) => reason)).toEqual(['number is empty', 'subject is empty']);
  });

  it('keeps a row without an unreadable value, and counts it', () => {
    const draft = read(
      numbered(1, ['9:45am', 'early']),
      numbered(2, [',4,', ',four,']),
      numbered(3, ['Tue Thu', 'N/A']),
      numbered(4, ['Tue Thu', 'most days']),
      numbered(5, ['9:45am', '']),
    );
    expect(draft.rows).toHaveLength(5);
    expect(reasons(draft)).toEqual([
      ['start_time is no clock time', 1],
      ['units is no number', 1],
      ['start_time has no day to stand on', 1],
      ['days are no weekdays', 1],
      ['one of start_time and end_time is not there', 1],
    ]);
    expect(draft.unreadMeetings).toBe(4);
    expect(meetings(draft, 0)).toEqual([at(['Tue', 'Thu'], null, null)]);
  });

  it.each([
    ['9:45am,11:00am', '1400,1515', '14:00', '15:15'],
    ['9:45am,11:00am', '13:30,14:45', '13:30', '14:45'],
    ['9:45am,11:00am', '1:30,2:45 PM', '13:30', '14:45'],
  ])('parses the clock for %s written as %s', (before, times, start, end) => {
    expect(meetings(read(GOOD.replace(before, times)))).toEqual([at(['Tue', 'Thu'], start, end)]);
  });

  it('reports hours that may be in the afternoon', () => {
    expect(read(GOOD.replace('9:45am,11:00am', '1:30,2:45')).notes).toEqual([
      '1 rows start before 6:00 and say neither AM nor PM (row 2); they are read as the small hours.',
    ]);
  });

  it('needs no mapping with our own headers, and accepts semicolons', () => {
    const text =
      '\uFEFFclass_tag;class_name;term;days;start_time;end_time\nGEOL 10;"Rocks; Underfoot";2025 Fall;MW;10:30;11:45\n';
    const draft = readCsvRows([{ name: 'own.csv', text }], null);
    expect(draft.rows[0]?.course).toMatchObject({ class_name: 'Rocks; Underfoot', term: '2025 Fall' });
    expect(meetings(draft)).toEqual([at(['Mon', 'Wed'], '10:30', '11:45')]);
    expect(draft.notes).toEqual([
      '1 rows name neither class number nor section; each is a section of its own.',
    ]);
  });

  it('fails for a missing column or an unclosed quote', () => {
    const other = { name: 'other.csv', text: 'Course,Titel\nGEOL 10,Rocks' };
    expect(() => readCsvRows([other], mapping)).toThrow(
      'other.csv has no column "Title"; it has Course, Titel.',
    );
    expect(() => readCsvRows([other], null)).toThrow('Say which columns they are with --mapping FILE.');
    expect(() => readCsvRows([csv('"GEOL 10')], mapping)).toThrow('birch.csv is not CSV');
    expect(() => readCsvRows([{ name: 'none.csv', text: '' }], mapping)).toThrow('none.csv is empty.');
  });
});

describe('rows with one class number', () => {
  const lecture: [string, string] = ['Tue Thu,9:45am,11:00am', 'Fri,1:00pm,2:00pm'];
  const refused = (draft: ReturnType<typeof read>) =>
    draft.refused
      .list()
      .flatMap(({ first }) => first.map(({ row, field, message }) => [row, field, message]));

  it('are meetings of one section', () => {
    const draft = read(GOOD, numbered(2), numbered(1, lecture), GOOD);
    expect([draft.read, draft.rows.length, draft.refused.count]).toEqual([4, 2, 0]);
    expect(meetings(draft)).toEqual([at(['Tue', 'Thu'], '09:45', '11:00'), at(['Fri'], '13:00', '14:00')]);
    expect(draft.rows[0]?.more).toEqual([
      { file: 'birch.csv', row: 4 },
      { file: 'birch.csv', row: 5 },
    ]);
    expect(draft.notes).toEqual(['2 rows are further meetings of a section in an earlier row.']);
  });

  it.each(['QX,1:00pm,2:00pm', ',1:00pm,2:00pm'])(
    'are a section without times, named, if one is %s',
    (unread) => {
      const draft = read(GOOD, numbered(1, ['Tue Thu,9:45am,11:00am', unread]), numbered(2));
      expect([draft.rows.length, meetings(draft, 0), meetings(draft, 1)?.length]).toEqual([2, [], 1]);
      const message = 'GEOL 10, class number 1: without Tue 09:45-11:00, Thu 09:45-11:00';
      const first = [{ file: 'birch.csv', row: 3, field: null, message }];
      expect(draft.leftOut.list().at(-1)).toMatchObject({ count: 1, first });
    },
  );

  it('are refused and both named if they differ in more than the meeting', () => {
    const draft = read(GOOD, numbered(1, lecture, ['Rocks Underfoot', 'Rocks Overhead']), numbered(2));
    expect(draft.rows.map(({ course }) => course.class_number)).toEqual(['2']);
    expect(refused(draft)).toEqual([
      [2, 'class_name', '"Rocks Underfoot" here, "Rocks Overhead" in row 3, which is of class number 1, too'],
      [3, 'class_name', '"Rocks Overhead" here, "Rocks Underfoot" in row 2, which is of class number 1, too'],
    ]);
  });

  it('are refused together if one of them ends before it starts', () => {
    const draft = read(GOOD, numbered(1, ['Tue Thu,9:45am,11:00am', 'Fri,3:00pm,2:00pm']));
    expect(draft.rows).toEqual([]);
    expect(refused(draft)).toEqual([
      [2, null, 'row 3, which is of class number 1, too, is refused'],
      [3, 'end_time', 'ends at 14:00, not after its start at 15:00'],
    ]);
  });

  it('are refused together if one of them has no code, or too many cells', () => {
    const draft = read(GOOD, numbered(1, ['GEOL  10', ' ']), numbered(2), `${numbered(2, lecture)},more`);
    expect(draft.rows).toEqual([]);
    expect(draft.refused.count).toBe(4);
    expect(refused(draft)).toContainEqual([4, null, 'row 5, which is of class number 2, too, is refused']);
  });

  it('belong to several courses if numbers are local to a course', () => {
    const rows = Array.from({ length: 10 }, (_, number) =>
      ['GEOL', 'POET'].map((subject) => numbered(number, ['GEOL', subject])),
    ).flat();
    const draft = read(...rows);
    expect([draft.rows.length, draft.refused.count]).toEqual([20, 0]);
    expect(draft.notes[0]).toBe(
      'Class numbers stand with several codes and are taken to count within a course.',
    );
  });
});

describe('a mapping', () => {
  const wide = (change: object) =>
    readMapping({
      name: 'wide.json',
      text: JSON.stringify({
        columns: {
          class_tag: 'Code',
          term: 'Term',
          section: 'Sec',
          component: 'Kind',
          meetings: 'Week',
          status: 'State',
          place: 'Room',
          days: 'D1',
          start_time: 'F1',
          end_time: 'T1',
        },
        meetings: [{ days: 'D2', start_time: 'F2', end_time: 'T2', place: 'R2' }],
        attributes: { Area: { column: 'Areas', separator: '/' }, Level: 'Level' },
        ...change,
      }),
    });
  const wideCsv = (...rows: string[]) => ({
    name: 'wide.csv',
    text: ['Code,Term,Sec,Kind,Week,State,D1,F1,T1,Room,D2,F2,T2,R2,Areas,Level', ...rows].join('\n'),
  });

  it('reads a section, its kind, a second meeting in columns of its own, and attributes', () => {
    const rows = ['BIO 1,Fall,A,Lecture,,Open,MW,0900,0950,Hall,F,1300,1350,Pond,Arts/Science/None,Low'];
    const [row] = readCsvRows([wideCsv(...rows)], wide({})).rows;
    expect(row?.course).toMatchObject({
      sections: [
        {
          section: 'A',
          component: 'Lecture',
          status: 'open',
          meetings: [
            at(['Mon', 'Wed'], '09:00', '09:50', { place: 'Hall' }),
            at(['Fri'], '13:00', '13:50', { place: 'Pond' }),
          ],
        },
      ],
      attributes: [
        { scheme: 'Area', value: 'Arts' },
        { scheme: 'Area', value: 'Science' },
        { scheme: 'Level', value: 'Low' },
      ],
    });
  });

  it('reads a week in one text, and combines the rows of one section name', () => {
    const rows = [
      'BIO 1,Fall,A,Lecture,MW 9:00-9:50; F 1:00-1:50 PM,,,,,,,,,,,',
      'BIO 1,Fall,A,Lecture,,,T,10:00,10:50,Lab,,,,,,',
      'BIO 1,Fall,B,Lecture,now and then,Dreaming,,,,,,,,,,',
    ];
    const draft = readCsvRows([wideCsv(...rows)], wide({}));
    expect(draft.rows.map((_, row) => meetings(draft, row))).toEqual([
      [
        at(['Mon', 'Wed'], '09:00', '09:50'),
        at(['Fri'], '13:00', '13:50'),
        at(['Tue'], '10:00', '10:50', { place: 'Lab' }),
      ],
      [],
    ]);
    expect(reasons(draft)).toEqual([
      ['meetings cannot be read', 1],
      ['status is none of open, waitlist, full, cancelled', 1],
    ]);
  });

  it('joins the cells of several columns, and names terms that the export has as codes', () => {
    const mapping = wide({
      columns: {
        class_tag: 'Code',
        term: 'Term',
        class_number: 'Sec',
        place: ['Room', 'R2'],
        days: 'D1',
        start_time: 'F1',
        end_time: 'T1',
      },
      meetings: [],
      terms: { '202710': 'Spring 2027' },
    });
    const draft = readCsvRows(
      [
        wideCsv(
          'BIO 1,202710,A,,,,M,0900,0950,Oak Hall,,,,12,,',
          'BIO 2,202710,B,,,,T,0900,0950,Mill,,,,TBA,,',
          'BIO 3,202730,C,,,,T,0900,0950,,,,,,,',
        ),
      ],
      mapping,
    );
    expect(draft.rows.map(({ course }) => course.term)).toEqual(['Spring 2027', 'Spring 2027', '202730']);
    expect(draft.rows.map((_, row) => meetings(draft, row)?.[0]?.place)).toEqual(['Oak Hall 12', 'Mill', '']);
    expect(draft.notes).toContain(
      'Students read the term as 202730; the mapping\'s "terms" can name it: {"202730": "Spring 2027"}.',
    );
  });

  it.each([
    [
      { columns: { course_code: 'Course' } },
      'columns.course_code is no field; the fields are class_tag, subject,',
    ],
    [{ colums: {} }, 'colums is no key of a mapping; these are columns, meetings, attributes,'],
    [{ meetings: [{ hour: 'H' }] }, 'meetings.0.hour is no field of a meeting; these are days, start_time,'],
    [{ attributes: { Area: { columns: 'A', separator: ';' } } }, 'attributes.Area'],
  ])('is refused, naming its unknown key: %j', (change, reason) => {
    expect(() => wide(change)).toThrow(`The mapping wide.json cannot be used: ${reason}`);
  });

  it('is refused if it is not JSON', () => {
    expect(() => readMapping({ name: 'slip.json', text: 'no' })).toThrow(
      'The mapping slip.json is not JSON.',
    );
  });
});
