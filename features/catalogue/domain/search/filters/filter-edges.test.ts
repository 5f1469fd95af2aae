import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { CourseRow, Weekday } from '../../../contract.ts';
import { ATTRIBUTE_MODES } from './attribute-choices.ts';
import { DAY_MODES, FILTER_CONTROLS } from './filter-controls.ts';
import { type FilterKey, FILTERS } from './filter-table.ts';
import {
  type CourseFilters,
  FILTER_ENTRIES,
  keeping,
  lackingWords,
  NO_FILTERS,
  readMarks,
  turnedRound,
  withFacts,
  withFilter,
  withoutFilter,
} from './filters.ts';
import { sift } from '../sift.ts';
import { applyFilters, row, section } from '../sample-rows.ts';
import { studentView } from './student-filters.ts';
import { NO_STUDENT_COURSES, type StudentCourses, savedList } from './student-courses.ts';

const student: StudentCourses = {
  taken: ['MATH 1'],
  planned: [],
  lists: { groups: [{ name: 'Maths: Theory', codes: ['A 1', 'X 9'] }] },
};

/** The names of the rows that pass, then after a bar of those with unknown values. */
const pass = (rows: readonly CourseRow[], part: Partial<CourseFilters>, of = student): string => {
  const names = (some: readonly CourseRow[]) => some.map(({ class_name }) => class_name).join('');
  const { passed, unsaid } = sift(rows, { ...NO_FILTERS, ...part }, (each) => each, studentView(rows, of));
  return unsaid.length === 0 ? names(passed) : `${names(passed)}|${names(unsaid)}`;
};

/** What passes; what passes the negated filter; what passes if unknown values are kept. */
type Edges = [plain: string, turned: string, kept: string];
const edges = (rows: readonly CourseRow[], key: FilterKey, value: unknown, of = student): Edges => {
  const part = { [key]: value };
  return [
    pass(rows, part, of),
    pass(rows, { ...part, not: [key] }, of),
    pass(rows, { ...part, keep: [key] }, of),
  ];
};

describe('a range', () => {
  const figures = (field: 'units' | 'mean_hours' | 'enrolled' | 'overall_score_course_mean') =>
    [2, 3, 3.96, 4, null, Number.NaN].map((figure, at) =>
      row(`F ${at}`, 'ABCDUN'.charAt(at), { [field]: figure }),
    );

  test.each([
    ['units', 'units'],
    ['hours', 'mean_hours'],
    ['size', 'enrolled'],
    ['rating', 'overall_score_course_mean'],
  ] as const)(
    'of %s includes its ends, uses unrounded values, and keeps unknown values on request',
    (key, field) => {
      const rows = figures(field);
      expect(edges(rows, key, { min: 3, max: 4 })).toEqual(['BCD|UN', 'A|UN', 'BCDUN']);
      expect(edges(rows, key, { min: 4, max: null })).toEqual(['D|UN', 'ABC|UN', 'DUN']);
      expect(edges(rows, key, { min: null, max: 2 })).toEqual(['A|UN', 'BCD|UN', 'AUN']);
      expect(edges(rows, key, { min: 9, max: null })).toEqual(['|UN', 'ABCD|UN', 'UN']);
    },
  );
});

describe('a list', () => {
  it('of levels leaves out courses without a level', () => {
    const rows = [
      row('A 1', 'A', { level: 'introductory' }),
      row('A 2', 'B', { level: 'graduate' }),
      row('A 3', 'U'),
    ];
    expect(edges(rows, 'levels', ['graduate'])).toEqual(['B|U', 'A|U', 'BU']);
    expect(pass(rows, { levels: ['introductory', 'graduate'] })).toBe('AB|U');
    const ofSomeYear = [row('A 4', 'S', { attributes: [{ scheme: 'Level', value: 'Undergraduate' }] })];
    expect(edges(ofSomeYear, 'levels', ['graduate'])).toEqual(['', 'S', '']);
    expect(edges(ofSomeYear, 'levels', ['advanced'])).toEqual(['|S', '|S', 'S']);
  });

  it('of kinds matches any section that is not cancelled', () => {
    const rows = [
      row('A 1', 'A', { sections: [section('Seminar', '1', [], null, null)] }),
      row('A 2', 'B', {
        sections: [section('Lecture', '1', [], null, null), section('Laboratory', '2', [], null, null)],
      }),
      row('A 3', 'C', {
        sections: [
          section('Lecture', '1', [], null, null),
          section('Laboratory', '2', [], null, null, { status: 'cancelled' }),
        ],
      }),
      row('A 4', 'U', { sections: [section('', '1', [], null, null)] }),
    ];
    expect(edges(rows, 'kinds', ['Laboratory'])).toEqual(['B|U', 'AC|U', 'BU']);
    expect(pass(rows, { kinds: ['Seminar', 'Laboratory'] })).toBe('AB|U');
  });

  it('of terms and of subjects can be negated', () => {
    const rows = [
      row('A 1', 'A'),
      row('B 1', 'B', { term: '2026 Spring', codes: ['B 1', 'A 7'] }),
      row('C 1', 'C'),
    ];
    expect(edges(rows, 'terms', ['2026 Spring'])).toEqual(['B', 'AC', 'B']);
    expect(edges(rows, 'subjects', ['A'])).toEqual(['AB', 'C', 'AB']);
  });

  it('of requirement groups matches what counts under any of its codes, and nothing for a group that is gone', () => {
    const rows = [row('A 1', 'A'), row('X 8', 'X', { codes: ['X 8', 'X 9'] }), row('B 1', 'B')];
    expect(edges(rows, 'groups', ['Maths: Theory'])).toEqual(['AX', 'B', 'AX']);
    expect(pass(rows, { groups: ['Gone'] })).toBe('');
  });

  it('of saved courses matches any of their codes, and nothing if none is saved', () => {
    const rows = [row('A 1', 'A'), row('X 8', 'X', { codes: ['X 8', 'X 9'] }), row('B 1', 'B')];
    const saver = { ...student, lists: { saved: savedList(['A 1', 'X 9']) } };
    expect(edges(rows, 'isSavedOnly', true, saver)).toEqual(['AX', 'B', 'AX']);
    expect(pass(rows, { isSavedOnly: true })).toBe('');
  });
});

describe('attributes', () => {
  const of = (...pairs: [string, string][]) => pairs.map(([scheme, value]) => ({ scheme, value }));
  const rows = [
    row('A 1', 'A', { attributes: of(['Gen Ed', 'Arts'], ['Writing', 'Intensive']) }),
    row('A 2', 'B', { attributes: of(['Gen Ed', 'Arts'], ['Gen Ed', 'Ethics']) }),
    row('A 3', 'C', { attributes: of(['Division', 'Arts']) }),
    row('A 4', 'D'),
  ];

  test.each([
    ['any', ['Arts', 'Ethics'], 'AB'],
    ['all', ['Arts', 'Ethics'], 'B'],
    ['all', ['Arts'], 'AB'],
    ['none', ['Arts'], 'CD'],
    ['none', ['Ethics'], 'ACD'],
    ['any', ['Nowhere'], ''],
  ] as const)('with %s of %j match within one scheme', (mode, values, expected) => {
    expect(pass(rows, { attributes: [{ scheme: 'Gen Ed', mode, values }] })).toBe(expected);
  });

  it('of two schemes must both match', () => {
    const attributes = [
      { scheme: 'Gen Ed', mode: 'any', values: ['Arts'] },
      { scheme: 'Writing', mode: 'none', values: ['Intensive'] },
    ] as const;
    expect(pass(rows, { attributes })).toBe('B');
  });
});

describe('a switch', () => {
  it('for permission and its opposite partition the list', () => {
    const rows = [
      row('A 1', 'A', { attributes: [{ scheme: 'Permission', value: 'Instructor' }] }),
      row('A 2', 'N', { attributes: [{ scheme: 'Permission', value: 'No Consent' }] }),
      row('A 2', 'B'),
    ];
    expect(edges(rows, 'isByPermission', true)).toEqual(['A', 'NB', 'A']);
  });

  it('for seats does not count a waiting list, and leaves out what is unknown', () => {
    const rows = (['open', 'waitlist', 'full', null] as const).map((seats, at) =>
      row(`A ${at}`, 'OWFU'.charAt(at), { seats }),
    );
    expect(edges(rows, 'hasSeats', true)).toEqual(['O|U', 'WF|U', 'OU']);
  });

  it('for prerequisites lets through courses that state none, and leaves out what cannot be checked', () => {
    const rows = [
      row('A 1', 'A'),
      row('A 2', 'B', { requires: 'MATH 1' }),
      row('A 3', 'C', { requires: 'MATH 2' }),
      row('A 4', 'D', { requires: '1(MATH 1;MATH 2)' }),
      row('A 5', 'E', { requires: '2(MATH 1;MATH 2)' }),
      row('A 6', 'F', { requires: '2(MATH 1;?)' }),
      row('A 7', 'G', { requires: '2(MATH 2;?)' }),
      row('A 8', 'H', { requires: '0()' }),
    ];
    expect(edges(rows, 'isReady', true)).toEqual(['ABDH|F', 'CEG|F', 'ABDFH']);
  });

  it('for prerequisites recognises a course taken under another of its codes', () => {
    const rows = [
      row('MATH 1', 'M', { codes: ['MATH 1', 'STAT 9'] }),
      row('A 1', 'A', { requires: 'STAT 9' }),
    ];
    expect(pass(rows, { isReady: true })).toBe('MA');
  });

  it('for what was taken, rated or scheduled can be negated', () => {
    const rows = [
      row('MATH 1', 'M', { overall_score_course_mean: 4 }),
      row('A 1', 'A', { days: ['Mon'], schedule: 'Mon' }),
    ];
    expect(edges(rows, 'isUntakenOnly', true)).toEqual(['A', 'M', 'A']);
    expect(edges(rows, 'isQRatedOnly', true)).toEqual(['M', 'A', 'M']);
    expect(edges(rows, 'isScheduledOnly', true)).toEqual(['A', 'M', 'A']);
  });
});

describe('filters', () => {
  it('lose their negation and `keep` when turned off', () => {
    const on = keeping(
      turnedRound(withFilter(NO_FILTERS, 'units', { min: 3, max: null }), 'units'),
      ['units'],
      true,
    );
    expect(on).toMatchObject({ not: ['units'], keep: ['units'] });
    expect(turnedRound(on, 'units').not).toEqual([]);
    expect(withoutFilter(on, 'units')).toEqual(NO_FILTERS);
    expect(keeping(on, ['units'], false).keep).toEqual([]);
  });

  it('that a catalogue cannot answer are off, once that is known', () => {
    const on = withFilter(NO_FILTERS, 'levels', ['graduate']);
    expect(withFacts(on, {})).toEqual(on);
    expect(withFacts(on, { level: true })).toEqual(on);
    expect(withFacts(on, { level: false })).toEqual(NO_FILTERS);
  });

  it('name what records do not state, without duplicates', () => {
    expect(lackingWords(['hours', 'days', 'startsAfter'])).toBe('hours or when they meet');
  });

  it('have a URL parameter of their own each', () => {
    const params = FILTER_ENTRIES.map(([, { param }]) => param);
    expect(new Set(params).size).toBe(params.length);
  });

  const figure = fc.option(fc.integer({ min: 0, max: 50 }));
  const values = {
    levels: fc.subarray(['introductory', 'graduate']),
    units: fc.record({ min: figure, max: figure }),
    hasSeats: fc.boolean(),
    attributes: fc.constantFrom(
      [],
      ATTRIBUTE_MODES.map((mode) => ({ scheme: mode, mode, values: ['x'] })),
    ),
    days: fc.record({ on: fc.subarray(['M', 'T'] as const), mode: fc.constantFrom(...DAY_MODES) }),
    startsAfter: fc.constantFrom('', '10:00'),
  };
  const filters = fc
    .record({
      ...values,
      not: fc.subarray(Object.keys(values) as FilterKey[]),
    })
    .map((drawn): CourseFilters => ({
      ...NO_FILTERS,
      ...drawn,
      ...readMarks({ ...NO_FILTERS, ...drawn }, drawn.not, []),
    }));
  const rows = fc.array(
    fc.record({
      level: fc.constantFrom('introductory', 'graduate', null),
      units: fc.option(fc.integer({ min: 0, max: 8 })),
      seats: fc.constantFrom('open', 'full', null),
      at: fc.constantFrom('09:00', '10:00', null),
      days: fc.subarray(['Mon', 'Tue'] as Weekday[]),
    }),
  );
  const built = rows.map((drawn) =>
    drawn.map(({ at, days, ...fields }, place) =>
      row(`A ${place}`, 'A', { ...fields, sections: [section('Lecture', '1', days, at, at && '11:00')] }),
    ),
  );

  it('and their opposites partition what has known values', () => {
    fc.assert(
      fc.property(
        built,
        fc.constantFrom(...(Object.keys(values) as FilterKey[])),
        filters,
        (all, key, drawn) => {
          if (key === 'attributes') return;
          const alone = { ...NO_FILTERS, [key]: drawn[key] };
          const view = studentView(all, NO_STUDENT_COURSES);
          const sifted = sift(all, alone, (each) => each, view);
          const turned = sift(all, turnedRound(alone, key), (each) => each, view);
          if (turnedRound(alone, key).not.length === 0) return;
          expect(turned.unsaid).toEqual(sifted.unsaid);
          expect(new Set([...sifted.passed, ...turned.passed, ...sifted.unsaid])).toEqual(new Set(all));
          expect(sifted.passed.filter((each) => turned.passed.includes(each))).toEqual([]);
        },
      ),
    );
  });

  it('give the same result in any order, and less the more there are', () => {
    fc.assert(
      fc.property(built, filters, (all, drawn) => {
        const view = studentView(all, NO_STUDENT_COURSES);
        const kept = applyFilters(all, drawn, (each) => each, view);
        for (const key of Object.keys(values) as FilterKey[]) {
          const without = applyFilters(all, withoutFilter(drawn, key), (each) => each, view);
          expect(kept.filter((each) => !without.includes(each))).toEqual([]);
        }
      }),
    );
  });

  it('have the table’s defaults when off', () => {
    for (const [key, { control }] of FILTER_ENTRIES) {
      expect(NO_FILTERS[key]).toEqual(FILTER_CONTROLS[control].off);
      expect(FILTERS[key].control).toBe(control);
    }
  });
});
