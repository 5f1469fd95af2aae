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
    notes: { Session: 'Part' },
    usual: ['Full Term'],
  }),
});

const HEADER = 'Course,Title,Term,First day,Last day,Class Nbr,Taught by,Days,From,To,Units,Enrolled,Part';
const GOOD =
  'GEOL  10,Rocks Underfoot,2025 Fall,2025-09-02,2025-12-03,1,"Ida Moss, Per Lund",Tue Thu,9:45am,11:00am,4,3/15,Full Term';
const csv = (...rows: string[]) => ({ name: 'birch.csv', text: [HEADER, ...rows].join('\r\n') });
const read = (...rows: string[]) => readCsvRows([csv(...rows)], mapping);

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
          instructors: ['Ida Moss', 'Per Lund'],
          start_times: { '2': '09:45', '4': '09:45' },
          end_times: { '2': '11:00', '4': '11:00' },
          schedule: 'Tue, Thu 9:45 AM - 11:00 AM',
          units: 4,
          current_enrollment_number: 3,
          enrollment_cap: 15,
          class_notes: '',
        }),
      },
    ]);
  });

  it('separates the section from the number, and notes a half term', () => {
    const [row] = read(GOOD.replace('GEOL  10', 'GEOL  10 002').replace('Full Term', 'Fall 2')).rows;
    expect(row).toMatchObject({
      section: '002',
      course: { class_tag: 'GEOL 10', class_notes: 'Section: 002.\nSession: Fall 2.' },
    });
  });

  it('treats 9999 as no cap, and all-zero enrolment as unknown', () => {
    const draft = read(GOOD.replace('3/15', '0/9999'), GOOD.replace('3/15', '0'));
    expect(draft.rows.map(({ course }) => [course.current_enrollment_number, course.enrollment_cap])).toEqual(
      [
        [null, null],
        [null, null],
      ],
    );
    expect(draft.notes).toEqual([expect.stringContaining('Enrollment is 0 in 2 of 2 rows')]);
    const enrolled = read(GOOD, GOOD.replace('3/15', '0/15'));
    expect(enrolled.rows.map(({ course }) => course.current_enrollment_number)).toEqual([3, 0]);
  });

  it('takes the most frequent term dates', () => {
    const late = GOOD.replace('2025-09-02', '2025-10-21');
    expect(read(late, GOOD, GOOD, GOOD.replace('2025-09-02', 'None')).terms).toEqual([
      { name: '2025 Fall', start: '2025-09-02', end: '2025-12-03' },
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
    const draft = read(GOOD, GOOD.replace('GEOL  10', ' '), GOOD.replace('2025 Fall', 'N/A'), `${GOOD},more`);
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
      GOOD.replace('9:45am', 'early'),
      GOOD.replace(',4,', ',four,'),
      GOOD.replace('Tue Thu', 'N/A'),
      GOOD.replace('Tue Thu', 'most days'),
    );
    expect(draft.rows).toHaveLength(4);
    expect(draft.leftOut.list().map(({ reason, count }) => [reason, count])).toEqual([
      ['start_time is no clock time', 1],
      ['one of start_time and end_time is not there', 1],
      ['units is no number', 1],
      ['start_time has no day to stand on', 1],
      ['days are no weekdays', 1],
    ]);
  });

  it('needs no mapping with our own headers, and accepts semicolons', () => {
    const text =
      '\uFEFFclass_tag;class_name;term;days;start_time;end_time\nGEOL 10;"Rocks; Underfoot";2025 Fall;MW;10:30;11:45\n';
    const [row] = readCsvRows([{ name: 'own.csv', text }], null).rows;
    expect(row?.course).toMatchObject({
      class_name: 'Rocks; Underfoot',
      days: ['Mon', 'Wed'],
      term: '2025 Fall',
    });
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

describe('a mapping', () => {
  it('is refused with the name of its unknown field', () => {
    const text = JSON.stringify({ columns: { course_code: 'Course' } });
    expect(() => readMapping({ name: 'slip.json', text })).toThrow(
      /^The mapping slip\.json cannot be used: /,
    );
    expect(() => readMapping({ name: 'slip.json', text: 'no' })).toThrow(
      'The mapping slip.json is not JSON.',
    );
  });
});
