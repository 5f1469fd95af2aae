import type { Chance } from './seeded-random.ts';
import { cell, type ExpectedCourse, type Sample, type SampleLine } from './sample.ts';
import { drawCourses, type SampleCatalogue, type SampleCourse } from './sample-courses.ts';

/** Generates one sample of a layout. */
export type Layout = (catalogue: SampleCatalogue, chance: Chance) => Sample;

const GRADES = ['A', 'A-', 'B+', 'B', 'B-', 'C+', 'P', 'SAT'];
const SEASONS = ['Fall', 'Spring'];

const expect = (courses: readonly SampleCourse[], kind: ExpectedCourse['kind'] = 'taken'): ExpectedCourse[] =>
  courses.map(({ code, title }) => ({ code, title, kind }));

/** Groups courses under term headings, with a fixed number per term. */
const byTerm = (
  courses: readonly SampleCourse[],
  heading: (index: number) => string,
  row: (course: SampleCourse) => SampleLine,
  after: SampleLine[] = [],
): SampleLine[] =>
  courses.flatMap((course, index) =>
    index % 4 === 0 ? [...(index > 0 ? after : []), heading(index / 4), row(course)] : [row(course)],
  );

const yearThenSeason = (index: number): string =>
  `${2019 + Math.floor((index + 1) / 2)} ${SEASONS[index % 2] ?? 'Fall'}`;
const seasonThenYear = (index: number): string => yearThenSeason(index).split(' ').reverse().join(' ');

const spacedColumns: Layout = (catalogue, chance) => {
  const courses = drawCourses(catalogue, chance, 12);
  return {
    layout: 'number in a column of its own',
    head: ['UNOFFICIAL RECORD', 'Print Date: 05/12/2024', 'Student ID: 00000000'],
    columns: [
      [
        ...byTerm(
          courses,
          yearThenSeason,
          ({ subject, number, joiner, title }) => [
            ...(joiner === ' '
              ? [cell(0, subject), cell(20, number, 'right')]
              : [cell(0, `${subject}.${number}`)]),
            cell(24, title),
            cell(86, '4.000', 'right'),
            cell(90, chance.pick(GRADES)),
          ],
          ['Term GPA 3.667   Term Total 16.000'],
        ),
        'Cumulative GPA 3.71   Total 12 courses   Page 1 of 1',
      ],
    ],
    width: 96,
    expected: expect(courses),
  };
};

const termWords: Layout = (catalogue, chance) => {
  const courses = drawCourses(catalogue, chance, 10, ({ joiner }) => joiner === ' ');
  // Department names are used only where they identify one subject.
  const shared = catalogue.subjects.map(({ department }) => department?.toLowerCase());
  const isOwn = (name: string) => shared.filter((other) => other === name.toLowerCase()).length === 1;
  return {
    layout: 'terms in words, some departments written out',
    head: ['ACADEMIC RECORD'],
    columns: [
      [
        ...byTerm(
          courses,
          (index) => (index % 2 === 0 ? '2022-2023  FALL TERM' : 'SPRING TERM'),
          ({ subject, department, number, title, known }) => [
            cell(
              0,
              `${known && isOwn(department) && chance.happens(0.4) ? department.toUpperCase() : subject} ${number}`,
            ),
            cell(46, title.toUpperCase()),
            cell(110, '4.00', 'right'),
            cell(114, chance.pick(GRADES)),
          ],
        ),
        'HONORS: NONE',
      ],
    ],
    width: 120,
    expected: expect(courses),
  };
};

const unitsAndLevel: Layout = (catalogue, chance) => {
  const courses = drawCourses(catalogue, chance, 12);
  return {
    layout: 'level and units after the title',
    head: ['GRADE REPORT', 'Course 6-3                         Scale 5.0'],
    columns: [
      [
        ...byTerm(courses, seasonThenYear, ({ code, title }) => [
          cell(0, code),
          cell(16, chance.happens(0.2) ? `${title} [J]` : title),
          cell(78, 'U'),
          cell(86, '12', 'right'),
          cell(90, chance.pick(GRADES)),
        ]),
        'Cumulative GPA: 4.56   Total Units 144.00',
      ],
    ],
    width: 96,
    expected: expect(courses),
  };
};

const titleFirst: Layout = (catalogue, chance) => {
  const courses = drawCourses(catalogue, chance, 9);
  return {
    layout: 'title before the code, hours and points',
    head: ['AHRS   EHRS   QHRS   QPTS   GPA'],
    columns: [
      [
        ...byTerm(
          courses,
          seasonThenYear,
          ({ subject, joiner, number, title }) => [
            cell(0, title),
            cell(
              64,
              joiner === ' ' && chance.happens(0.3) ? `${subject}-${number}` : `${subject}${joiner}${number}`,
            ),
            cell(88, '4.0', 'right'),
            cell(92, chance.happens(0.2) ? '***' : chance.pick(GRADES)),
          ],
          ['Current   16.0  16.0  16.0  64.000  4.000', 'Cumulative   AHRS 8   EHRS 8'],
        ),
      ],
    ],
    width: 98,
    expected: expect(courses),
  };
};

const paddedWrapped: Layout = (catalogue, chance) => {
  const courses = drawCourses(catalogue, chance, 8);
  const transferred = drawCourses(catalogue, chance, 2, ({ code }) =>
    courses.every((course) => course.code !== code),
  );
  return {
    layout: 'padded columns, wrapped titles, transfer credit',
    head: ['Level: 1A', 'Course load: Full-Time'],
    columns: [
      [
        'Transfer Credits',
        ...transferred.map(({ code, title }) => [cell(0, code), cell(18, title), cell(60, '0.50', 'right')]),
        'Transfer Totals   1.00',
        ...byTerm(courses, seasonThenYear, ({ subject, joiner, number, title }) => [
          ...(joiner === ' ' ? [cell(0, subject), cell(11, number)] : [cell(0, `${subject}.${number}`)]),
          cell(18, title),
          cell(54, '0.50', 'right'),
          cell(60, '0.50', 'right'),
          cell(66, String(chance.between(60, 98)), 'right'),
        ]),
        'In GPA: 82.4   Rank: top 30% of 212',
      ],
    ],
    width: 68,
    expected: [...expect(transferred, 'transfer'), ...expect(courses)],
  };
};

const gluedCapitals: Layout = (catalogue, chance) => {
  const courses = drawCourses(catalogue, chance, 10, ({ known }) => known || chance.happens(1));
  return {
    layout: 'glued codes in capitals, exam scores',
    head: ['AP CREDIT: CALC BC SCORE 5  EXAM 2101  SCR 5  FSAR', 'MAJOR: UNDECLARED'],
    columns: [
      [
        ...byTerm(courses, seasonThenYear, ({ subject, joiner, number, title }) => [
          cell(0, `${subject}${joiner === ' ' ? '' : joiner}${number}`),
          cell(16, title.toUpperCase()),
          cell(82, chance.pick(GRADES)),
          cell(90, '4.00', 'right'),
          cell(94, 'FSAR'),
        ]),
        '** SEMESTER: ATTEMPTED 16.00; EARNED 16.00; GPA 3.400',
      ],
    ],
    width: 100,
    expected: expect(courses),
  };
};

const campusAndLevel: Layout = (catalogue, chance) => {
  const courses = drawCourses(catalogue, chance, 10);
  const progress = courses.slice(7);
  return {
    layout: 'campus and level between number and title, a part in progress',
    head: ['INSTITUTION CREDIT', 'Term: Fall 2021'],
    columns: [
      [
        'Subject  Course  Campus  Level  Title  Grade  Credit Hours  Quality Points',
        ...courses
          .slice(0, 7)
          .map(({ subject, joiner, number, title }) => [
            ...(joiner === ' ' ? [cell(0, subject), cell(11, number)] : [cell(0, `${subject}.${number}`)]),
            cell(18, 'S'),
            cell(22, chance.pick(['US', 'UG'])),
            cell(28, title),
            cell(92, chance.pick(GRADES)),
            cell(100, '4.000', 'right'),
            cell(108, '16.00', 'right'),
          ]),
        'COURSES IN PROGRESS',
        ...progress.map(({ subject, joiner, number, title }) => [
          ...(joiner === ' ' ? [cell(0, subject), cell(11, number)] : [cell(0, `${subject}.${number}`)]),
          cell(18, 'S'),
          cell(22, 'US'),
          cell(28, title),
          cell(100, '4.000', 'right'),
        ]),
      ],
    ],
    width: 110,
    expected: expect(courses),
  };
};

const attemptedEarned: Layout = (catalogue, chance) => {
  const courses = drawCourses(catalogue, chance, 12);
  const left = courses.slice(0, 2);
  const tested = courses.slice(2, 4);
  const row = ({ code, title }: SampleCourse, grade: string): SampleLine => [
    cell(0, code),
    cell(18, title),
    cell(84, '3.000', 'right'),
    cell(92, grade === 'W' ? '0.000' : '3.000', 'right'),
    cell(96, grade),
    cell(108, '9.000', 'right'),
  ];
  return {
    layout: 'attempted and earned, withdrawals and test credit',
    head: ['Beginning of Undergraduate Record'],
    columns: [
      [
        'Test Credits',
        ...tested.map((course) => row(course, 'CR')),
        'Test Credit Totals   6.000',
        '2024 Fall',
        'Course   Description   Attempted   Earned   Grade   Points',
        ...left.map((course) => row(course, 'W')),
        ...courses.slice(4).map((course) => row(course, chance.pick(GRADES))),
        'Term GPA   3.667   Term Totals   15.000   15.000   55.000',
      ],
    ],
    width: 112,
    expected: [...expect(tested, 'transfer'), ...expect(left, 'withdrawn'), ...expect(courses.slice(4))],
  };
};

const twoColumns: Layout = (catalogue, chance) => {
  const courses = drawCourses(catalogue, chance, 16);
  const half = (part: readonly SampleCourse[], first: number): SampleLine[] =>
    byTerm(
      part,
      (index) => seasonThenYear(first + index),
      ({ code, title }) => [
        cell(0, code),
        cell(16, title.split(' ').slice(0, 3).join(' ')),
        cell(48, '4.00', 'right'),
        cell(51, chance.pick(GRADES)),
      ],
      ['EHRS 16.00  GPA 3.50'],
    );
  return {
    layout: 'two columns on a page',
    head: ['OFFICE OF THE REGISTRAR   RM 101   EXT 224', 'RECORD OF STUDIES   PAGE 1'],
    columns: [half(courses.slice(0, 8), 0), half(courses.slice(8), 2)],
    width: 54,
    expected: courses.map(({ code, title }) => ({
      code,
      title: title.split(' ').slice(0, 3).join(' '),
      kind: 'taken',
    })),
  };
};

const typedList: Layout = (catalogue, chance) => {
  const courses = drawCourses(
    catalogue,
    chance,
    8,
    ({ subject, number }) => !/^\d/.test(subject) || number.length > 2,
  );
  const wishes = courses.slice(6);
  const codes = courses.slice(0, 6).map(({ code }) => code);
  return {
    layout: 'typed by hand',
    head: [],
    columns: [
      [
        `so far: ${codes.slice(0, 2).join(', ')} + ${codes[2] ?? ''} (rm 101, at 10:30)`,
        `${codes[3] ?? ''}; ${codes[4] ?? ''} and ${codes[5] ?? ''} in spring 2024`,
        'got a 5 on AP calc bc, 1540 SAT, gpa 3.8',
        `next year I want to take ${wishes.map(({ code }) => code).join(' and ')}`,
      ],
    ],
    width: 120,
    expected: [
      ...expect(courses.slice(0, 6)).map((each) => ({ ...each, title: '' })),
      ...expect(wishes, 'planned').map((each) => ({ ...each, title: '' })),
    ],
  };
};

const commaSeparated: Layout = (catalogue, chance) => {
  const courses = drawCourses(
    catalogue,
    chance,
    10,
    ({ title, joiner }) => !/[",;]/.test(title) && joiner === ' ',
  );
  return {
    layout: 'comma-separated export',
    head: ['Term,Subject,Number,Title,Units,Grade'],
    columns: [
      courses.map(
        ({ subject, number, title }, index) =>
          `${yearThenSeason(index)},${subject},${number},${title},4,${chance.pick(GRADES)}`,
      ),
    ],
    width: 120,
    expected: expect(courses),
  };
};

/** Layouts for any catalogue. */
export const LAYOUTS: readonly Layout[] = [
  spacedColumns,
  unitsAndLevel,
  titleFirst,
  paddedWrapped,
  gluedCapitals,
  campusAndLevel,
  attemptedEarned,
  twoColumns,
  typedList,
];

/** Also layouts that need a space between subject and number. */
export const SPACED_LAYOUTS: readonly Layout[] = [...LAYOUTS, termWords, commaSeparated];
