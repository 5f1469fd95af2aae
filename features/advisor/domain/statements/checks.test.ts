import { describe, expect, it } from 'vitest';
import type { Course, Section, Weekday } from '#features/catalogue/contract.ts';
import { createRecogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { SAMPLE_COURSE } from '#features/catalogue/domain/sample-course.ts';
import { ownSection } from '#features/catalogue/domain/wire/wire-sections.ts';
import type { Check } from '../../contract.ts';
import { type CheckCatalogue, checkReply } from './testing/check-reply.ts';
import { CHECKS_MAX } from './to-wire.ts';

const course = (class_tag: string, more: Partial<Course> = {}): Course => {
  const made = { ...SAMPLE_COURSE, class_tag, course_requirements: '', recommended_prep: '', ...more };
  return { ...made, sections: more.sections ?? [ownSection(made)] };
};

const COURSES = [
  course('COMPSCI 50', { overall_score_course_mean: 4.23, mean_hours: 12.4, units: 4 }),
  course('COMPSCI 121', {
    class_name: 'Theory of Computation',
    term: '2026 Spring',
    instructors: ['Grace Hopperfield', 'Émile Borel-Quist'],
    days: ['Tue', 'Thu'],
    start_times: { '2': '2026-01-27T09:00:00', '4': '2026-01-29T09:00:00' },
    end_times: { '2': '2026-01-27T10:15:00', '4': '2026-01-29T10:15:00' },
    schedule: 'Tue, Thu 9:00 AM - 10:15 AM',
    overall_score_course_mean: 3.8,
    mean_hours: 9,
    current_enrollment_number: 1204,
    enrollment_cap: 1300,
    course_requirements: 'COMPSCI 50 and MATH 1A required.',
  }),
  course('MATH 1A', {
    class_name: 'Calculus, First Half',
    overall_score_course_mean: null,
    mean_hours: null,
    units: null,
    days: [],
    start_times: {},
    end_times: {},
    schedule: '',
    instructors: [],
    course_requirements: 'None.',
  }),
];

const section = (component: string, name: string, day: Weekday, start: string, end: string): Section => ({
  class_number: '',
  section: name,
  component,
  instructors: component === 'Lecture' ? ['Mary Cartwright'] : ['Sofia Kovalevsky'],
  meetings: [{ days: [day], start, end, place: '', from: null, to: null }],
  enrollment: 30,
  cap: 32,
  status: null,
  links: [],
});
const ANALYSIS = 'MATH 55';
COURSES.push(
  course(ANALYSIS, {
    history: [{ term: '2023 Fall', rating: 4.4, hours: 20, responded: null, invited: null, instructors: [] }],
    sections: [
      section('Lecture', 'A', 'Mon', '13:30', '14:45'),
      section('Lecture', 'B', 'Tue', '09:00', '10:15'),
      section('Recitation', 'R1', 'Fri', '12:00', '13:00'),
    ],
  }),
  course(ANALYSIS, {
    class_number: '20002',
    term: '2026 Spring',
    sections: [section('Lecture', 'A', 'Thu', '16:00', '17:15')],
  }),
);

const book: CheckCatalogue = {
  recogniser: createRecogniser({
    subjects: [
      { code: 'COMPSCI', department: 'Computer Science', aliases: ['CS'] },
      { code: 'MATH', department: 'Mathematics' },
    ],
    tags: COURSES.map(({ class_tag }) => class_tag),
  }),
  recordsOf: (tag) => COURSES.filter(({ class_tag }) => class_tag === tag),
};

/** The checks of a reply without those of codes, each as `CODE field said ✓` or `… ✗ record`. */
const checksOf = (reply: string): string[] =>
  checkReply(reply, book)
    .filter(({ field }) => field !== 'code')
    .map(tell);
const tell = ({ code, field, said, ok, record }: Check) =>
  `${code} ${field} “${said}” ${ok ? '✓' : `✗ ${record}`}`;

describe('a code', () => {
  it('is looked up, in any spelling, each time it is named', () => {
    const checks = checkReply('Take cs50, then COMPSCI 999. CS 50 is big.', book);
    expect(checks.map(({ code, said, record, ok, start }) => [code, said, record, ok, start])).toEqual([
      ['COMPSCI 50', 'cs50', 'COMPSCI 50', true, 5],
      ['COMPSCI 999', 'COMPSCI 999', null, false, 16],
      ['COMPSCI 50', 'CS 50', 'COMPSCI 50', true, 29],
    ]);
  });
});

describe('a figure', () => {
  it.each([
    ['COMPSCI 50 is rated 4.2 out of 5.', ['COMPSCI 50 rating “4.2 out of 5” ✓']],
    ['COMPSCI 50 is rated 4.7 out of 5.', ['COMPSCI 50 rating “4.7 out of 5” ✗ 4.2 out of 5']],
    [
      'COMPSCI 50 has a rating of **4.2** and 12.4 hours a week.',
      ['COMPSCI 50 rating “4.2” ✓', 'COMPSCI 50 workload “12.4 hours a week” ✓'],
    ],
    ['**Rating:** 4.2 for COMPSCI 50', ['COMPSCI 50 rating “4.2” ✓']],
    [
      'COMPSCI 50 (4.2/5, 12 hrs/week, 4 units)',
      ['COMPSCI 50 rating “4.2/5” ✓', 'COMPSCI 50 workload “12 hrs/week” ✓', 'COMPSCI 50 units “4 units” ✓'],
    ],
    ['COMPSCI 50 is a 5-unit course.', ['COMPSCI 50 units “5-unit” ✗ 4 units']],
    [
      'Expect 15 hours per week in COMPSCI 50.',
      ['COMPSCI 50 workload “15 hours per week” ✗ 12.4 hours a week'],
    ],
    ['COMPSCI 50 takes about 12 hours a week.', ['COMPSCI 50 workload “12 hours a week” ✓']],
    [
      'COMPSCI 50 takes under 10 hours a week.',
      ['COMPSCI 50 workload “10 hours a week” ✗ 12.4 hours a week'],
    ],
    ['COMPSCI 50 takes over 10 hours a week.', ['COMPSCI 50 workload “10 hours a week” ✓']],
    ['COMPSCI 50 takes 10-14 hours a week.', ['COMPSCI 50 workload “10-14 hours a week” ✓']],
    ['COMPSCI 121 has 1,204 students.', ['COMPSCI 121 enrollment “1,204 students” ✓']],
    ['COMPSCI 121 is capped at 900.', []],
    ['MATH 1A is rated 4.5.', []],
    [
      'MATH 1A is not rated; its workload is not stated.',
      ['MATH 1A rating “not rated” ✓', 'MATH 1A workload “workload is not stated” ✓'],
    ],
    ['COMPSCI 50 is unrated.', ['COMPSCI 50 rating “unrated” ✗ 4.2 out of 5']],
  ])('of a sentence is compared: %s', (reply, expected) => {
    expect(checksOf(reply)).toEqual(expected);
  });

  it.each([
    'COMPSCI 50 fits your limit of 15 hours a week.',
    'Together COMPSCI 50 and COMPSCI 121 take 21.4 hours a week.',
    'COMPSCI 50 takes 3.4 hours a week more than COMPSCI 121.',
    'Would COMPSCI 50 at 3 hours a week suit you?',
    'You have taken 3 out of 5 courses, COMPSCI 50 among them.',
    'COMPSCI 50 meets for 3 hours.',
  ])('that is no claim about one course is left alone: %s', (reply) => {
    expect(checksOf(reply)).toEqual([]);
  });
});

describe('whom a figure is about', () => {
  it('is the course named before it', () => {
    expect(checksOf('COMPSCI 50 is rated 4.2, and COMPSCI 121 is rated 4.9.')).toEqual([
      'COMPSCI 50 rating “4.2” ✓',
      'COMPSCI 121 rating “4.9” ✗ 3.8 out of 5',
    ]);
  });

  it('is the course it is said to be for', () => {
    expect(
      checksOf('The workload is 9 hours a week for COMPSCI 121 and 12.4 hours a week for COMPSCI 50.'),
    ).toEqual(['COMPSCI 121 workload “9 hours a week” ✓', 'COMPSCI 50 workload “12.4 hours a week” ✓']);
  });

  it('is the course of the sentence, the item or the heading above', () => {
    const reply = [
      '### COMPSCI 50',
      'A big one. It is rated 4.2.',
      '',
      '- **COMPSCI 121**: theory',
      '  - Rating: 3.9',
      '  - 4 units',
      '- **MATH 1A**',
      '  - Units: 4',
      '',
      'Let me know whether 9 hours a week is too much.',
    ].join('\n');
    expect(checksOf(reply)).toEqual([
      'COMPSCI 50 rating “4.2” ✓',
      'COMPSCI 121 rating “3.9” ✗ 3.8 out of 5',
      'COMPSCI 121 units “4 units” ✓',
    ]);
  });

  it('stays the same over a line of prerequisites', () => {
    const reply =
      '**COMPSCI 121: Theory of Computation**\n\nPrerequisites: COMPSCI 50\n\nRated 3.8 out of 5.';
    expect(checksOf(reply)).toEqual([
      'COMPSCI 121 title “Theory of Computation” ✓',
      'COMPSCI 121 prerequisites “Prerequisites: COMPSCI 50” ✓',
      'COMPSCI 121 rating “3.8 out of 5” ✓',
    ]);
  });

  it('is every course of a sentence that says so', () => {
    expect(checksOf('COMPSCI 50 and COMPSCI 121 both have 4 units.')).toEqual([
      'COMPSCI 50 units “4 units” ✓',
      'COMPSCI 121 units “4 units” ✓',
    ]);
  });
});

describe('a table', () => {
  it('of courses is read by its headings', () => {
    const reply = [
      '| Course | Title | Rating | Hours a week | Days |',
      '|---|---|---|---|---|',
      '| COMPSCI 50 | Introduction to Computer Science | 4.2 | 11 | Mon, Wed |',
      '| MATH 1A | Calculus | — | not stated | Tue |',
    ].join('\n');
    expect(checksOf(reply)).toEqual([
      'COMPSCI 50 title “Introduction to Computer Science” ✓',
      'COMPSCI 50 rating “4.2” ✓',
      'COMPSCI 50 workload “11” ✗ 12.4 hours a week',
      'COMPSCI 50 days “Mon, Wed” ✓',
      'MATH 1A rating “—” ✓',
      'MATH 1A workload “not stated” ✓',
    ]);
  });

  it('of fields is read by its courses', () => {
    const reply = [
      '|  | COMPSCI 50 | COMPSCI 121 |',
      '|---|---|---|',
      '| Rating | 4.2 | 4.0 |',
      '| Term | 2025 Fall | Fall 2025 |',
    ].join('\n');
    expect(checksOf(reply)).toEqual([
      'COMPSCI 50 rating “4.2” ✓',
      'COMPSCI 121 rating “4.0” ✗ 3.8 out of 5',
      'COMPSCI 50 term “2025 Fall” ✓',
      'COMPSCI 121 term “Fall 2025” ✗ 2026 Spring',
    ]);
  });
});

describe('terms, days and times', () => {
  it.each([
    ['COMPSCI 121 is offered in Spring 2026.', ['COMPSCI 121 term “Spring 2026” ✓']],
    ['COMPSCI 121 is offered in the fall.', ['COMPSCI 121 term “fall” ✗ 2026 Spring']],
    ['COMPSCI 121 is not offered in Fall 2025.', ['COMPSCI 121 term “Fall 2025” ✓']],
    [
      'COMPSCI 50 meets Mon, Wed 1:30 PM - 2:45 PM.',
      ['COMPSCI 50 days “Mon, Wed” ✓', 'COMPSCI 50 times “1:30 PM - 2:45 PM” ✓'],
    ],
    [
      'COMPSCI 121 meets on Tuesdays and Fridays at 9 am.',
      ['COMPSCI 121 days “Tuesdays and Fridays” ✗ Tue, Thu 9:00 – 10:15 AM', 'COMPSCI 121 times “9 am” ✓'],
    ],
    ['COMPSCI 121 meets at 11:00 AM.', ['COMPSCI 121 times “11:00 AM” ✗ 9:00 AM']],
    ['Since you are free on Fridays, take COMPSCI 50.', []],
    ['COMPSCI 50 does not meet on Fridays.', ['COMPSCI 50 days “Fridays” ✓']],
  ])('are compared: %s', (reply, expected) => {
    expect(checksOf(reply)).toEqual(expected);
  });
});

describe('people and prerequisites', () => {
  it.each([
    [
      'COMPSCI 121 is taught by Grace Hopperfield and Emile Borel-Quist.',
      ['COMPSCI 121 instructor “Grace Hopperfield” ✓', 'COMPSCI 121 instructor “Emile Borel-Quist” ✓'],
    ],
    ['COMPSCI 121 is taught by Professor Hopperfield.', ['COMPSCI 121 instructor “Hopperfield” ✓']],
    [
      'COMPSCI 121 is taught by Ada Byron.',
      ['COMPSCI 121 instructor “Ada Byron” ✗ Grace Hopperfield, Émile Borel-Quist'],
    ],
    [
      'COMPSCI 121 requires COMPSCI 50 and MATH 1A.',
      ['COMPSCI 121 prerequisites “requires COMPSCI 50 and MATH 1A” ✓'],
    ],
    ['COMPSCI 50 requires MATH 1A.', []],
    ['COMPSCI 50 has no prerequisites.', []],
    [
      'The catalogue states no prerequisites for COMPSCI 50.',
      ['COMPSCI 50 prerequisites “no prerequisites” ✓'],
    ],
    ['MATH 1A has no prerequisites.', ['MATH 1A prerequisites “no prerequisites” ✓']],
    [
      'COMPSCI 121 has no prerequisites.',
      ['COMPSCI 121 prerequisites “no prerequisites” ✗ COMPSCI 50 and MATH 1A required.'],
    ],
  ])('are compared: %s', (reply, expected) => {
    expect(checksOf(reply)).toEqual(expected);
  });
});

describe('a time in common', () => {
  it('is a part of the time of each course', () => {
    expect(
      checksOf('They clash: **COMPSCI 121** and **MATH 1A** both meet Tue 9:30 AM - 10:15 AM.'),
    ).toContain('COMPSCI 121 times “9:30 AM - 10:15 AM” ✓');
    expect(checksOf('COMPSCI 121 overlaps with it, 9:30 AM - 10:45 AM.')).toEqual([
      'COMPSCI 121 times “9:30 AM - 10:45 AM” ✗ Tue, Thu 9:00 – 10:15 AM',
    ]);
  });

  it('is no excuse for a wrong time of one course', () => {
    expect(checksOf('COMPSCI 121 meets 9:30 AM - 10:15 AM.')).toEqual([
      'COMPSCI 121 times “9:30 AM - 10:15 AM” ✗ Tue, Thu 9:00 – 10:15 AM',
    ]);
  });
});

describe('a sentence about courses in general', () => {
  it('is not about the course spoken of before', () => {
    expect(checksOf('I compared with COMPSCI 50.\n\n7 courses take at most 5 hours a week.')).toEqual([]);
    expect(checksOf('I like COMPSCI 50.\n\nAs courses go, it takes at most 5 hours a week.')).toEqual([
      'COMPSCI 50 workload “5 hours a week” ✗ 12.4 hours a week',
    ]);
  });
});

describe('a course with several sections', () => {
  it.each([
    [
      'MATH 55 meets Tue 9:00 AM - 10:15 AM.',
      // A time of one of its two lectures: the sentence does not say which.
      ['MATH 55 times “9:00 AM - 10:15 AM” ✓'],
    ],
    ['MATH 55 meets on Tue and Fri.', []],
    ['MATH 55 has a recitation at 12:00 PM.', ['MATH 55 times “12:00 PM” ✓']],
    // The instructor of a recitation is not the instructor of the course.
    ['MATH 55 is taught by Sofia Kovalevsky.', []],
    ['A section of MATH 55 has 32 seats.', []],
    ['In 2026 Spring MATH 55 meets from 4:00 PM.', ['MATH 55 times “4:00 PM” ✓']],
    ['MATH 55 was rated 4.4 out of 5 in 2023 Fall.', ['MATH 55 rating “4.4 out of 5” ✓']],
  ])('is compared with those spoken of: %s', (reply, expected) => {
    expect(checksOf(reply)).toEqual(expected);
  });

  it('is compared with the sections of the term that the sentence speaks of', () => {
    expect(checksOf('In 2026 Spring MATH 55 meets from 9:00 AM.')).toEqual([
      expect.stringMatching(/^MATH 55 times “9:00 AM” ✗/),
    ]);
    expect(checksOf('MATH 55 is rated 4.4 out of 5.')).toEqual([
      'MATH 55 rating “4.4 out of 5” ✗ 4.2 out of 5',
    ]);
  });
});

it('takes what the catalogue leaves open of a term for no denial of the term', () => {
  const said = 'The catalogue does not state any prerequisites for CS 50 in 2025 Fall.';
  expect(checkReply(said, book).filter(({ ok }) => !ok)).toEqual([]);
});

describe('a reply of thousands of claims', () => {
  it('keeps what is wrong, however late it stands', () => {
    const checks = checkReply(`${'CS 50, '.repeat(3_000)} CS 50 is rated 1.1 out of 5.`, book);
    expect(checks).toHaveLength(CHECKS_MAX);
    expect(checks.at(-1)).toMatchObject({ field: 'rating', ok: false });
  });

  it('has its first ones checked', () => {
    const checks = checkReply('CS 50, '.repeat(3_000), book);
    expect(checks).toHaveLength(CHECKS_MAX);
    expect(checks[0]).toMatchObject({ code: 'COMPSCI 50', start: 0 });
  });
});
