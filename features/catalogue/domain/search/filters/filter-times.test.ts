import { describe, expect, it, test } from 'vitest';
import type { CourseRow } from '../../../contract.ts';
import { DAY_MODES } from './filter-controls.ts';
import type { FilterKey } from './filter-table.ts';
import { type CourseFilters, NO_FILTERS } from './filters.ts';
import { sift } from '../sift.ts';
import { row, section } from '../sample-rows.ts';
import { studentView } from './student-filters.ts';
import { NO_STUDENT_COURSES } from './student-courses.ts';

/** The names of the rows that pass, then after a bar of those with unknown values. */
const pass = (all: readonly CourseRow[], part: Partial<CourseFilters>, of = NO_STUDENT_COURSES): string => {
  const names = (some: readonly CourseRow[]) => some.map(({ class_name }) => class_name).join('');
  const { passed, unsaid } = sift(all, { ...NO_FILTERS, ...part }, (each) => each, studentView(all, of));
  return unsaid.length === 0 ? names(passed) : `${names(passed)}|${names(unsaid)}`;
};

describe('when a course meets', () => {
  const rows = [
    row('A 1', 'A', { sections: [section('Lecture', '1', ['Mon', 'Wed'], '09:00', '10:15')] }),
    row('A 2', 'B', { sections: [section('Lecture', '1', ['Tue', 'Thu'], '13:30', '14:45')] }),
    // Early on Tuesday, or late on Friday.
    row('A 3', 'C', {
      sections: [
        section('Seminar', '1', ['Tue'], '09:00', '11:00'),
        section('Seminar', '2', ['Fri'], '15:00', '17:00'),
      ],
    }),
    // Everyone who takes it has Monday morning and one of two laboratories.
    row('A 4', 'D', {
      sections: [
        section('Lecture', '1', ['Mon'], '10:00', '11:00'),
        section('Laboratory', '2', ['Tue'], '13:00', '16:00'),
        section('Laboratory', '3', ['Wed'], '08:00', '09:00'),
      ],
    }),
    row('A 5', 'T', { sections: [section('Lecture', '1', ['Mon'], null, null)] }),
    row('A 6', 'U'),
  ];
  const days = (mode: (typeof DAY_MODES)[number], ...on: ('M' | 'T' | 'W' | 'Th' | 'F')[]) => ({ on, mode });

  test.each<[Partial<CourseFilters>, string]>([
    [{ days: days('any', 'T') }, 'BC|U'],
    [{ days: days('any', 'T', 'F') }, 'BC|U'],
    // Each laboratory is on one of them.
    [{ days: days('any', 'T', 'W') }, 'ABCD|U'],
    [{ days: days('any', 'W', 'F') }, 'AC|U'],
    [{ days: days('all', 'M', 'W') }, 'A|U'],
    [{ days: days('all', 'M', 'T') }, '|U'],
    // Nobody takes both laboratories.
    [{ days: days('all', 'T', 'W') }, '|U'],
    [{ days: days('all', 'T', 'F') }, '|U'],
    [{ days: days('only', 'M', 'W') }, 'ADT|U'],
    [{ days: days('only', 'F') }, 'C|U'],
    [{ days: days('any', 'T'), not: ['days'] }, 'ADT|U'],
    [{ days: days('all', 'M', 'T'), not: ['days'] }, 'ABCDT|U'],
    [{ days: days('all', 'T', 'W'), not: ['days'] }, 'ABCDT|U'],
    [{ days: days('all', 'T', 'Th'), not: ['days'] }, 'ACDT|U'],
    [{ days: days('only', 'M', 'W'), not: ['days'] }, 'BC|U'],
    [{ days: days('any', 'T'), keep: ['days'] }, 'BCU'],
    [{ startsAfter: '10:00' }, 'BCD|TU'],
    [{ startsAfter: '10:01' }, 'BC|TU'],
    [{ startsAfter: '10:00', not: ['startsAfter'] }, 'A|TU'],
    [{ endsBefore: '11:00' }, 'ACD|TU'],
    [{ endsBefore: '10:14' }, '|TU'],
    [{ endsBefore: '10:15' }, 'A|TU'],
    [{ endsBefore: '11:00', keep: ['endsBefore'] }, 'ACDTU'],
    [{ keepsFree: { on: ['M', 'W'], start: '10:15', end: '12:00' } }, 'ABC|TU'],
    [{ keepsFree: { on: ['M'], start: '11:00', end: '12:00' } }, 'ABCD|TU'],
    [{ keepsFree: { on: ['T'], start: '10:00', end: '14:00' } }, 'ACDT|U'],
    [{ keepsFree: { on: ['M'], start: '10:00', end: '10:05' }, not: ['keepsFree'] }, 'AD|TU'],
    [{ endsBefore: '11:00', not: ['endsBefore'] }, 'B|TU'],
  ])('%j', (part, expected) => expect(pass(rows, part)).toBe(expected));

  it('is decided by recitations or laboratories, too, as everyone takes one', () => {
    const lecture = section('Lecture', '1', ['Mon', 'Wed', 'Fri'], '11:00', '12:00');
    const recitations = ['10:00', '13:00'].map((start, at) =>
      section('Recitation', `${at + 2}`, ['Tue'], start, start.replace('0:', '1:').replace('3:', '4:')),
    );
    const all = [row('A 7', 'R', { sections: [lecture, ...recitations] })];
    const asked = (mode: (typeof DAY_MODES)[number], ...on: ('M' | 'T' | 'W' | 'Th' | 'F')[]) =>
      [[], ['days' as const]].map((not) => pass(all, { days: days(mode, ...on), not }));
    expect(asked('any', 'T')).toEqual(['R', '']);
    expect(asked('any', 'T', 'Th')).toEqual(['R', '']);
    expect(asked('any', 'Th')).toEqual(['', 'R']);
    expect(asked('all', 'M', 'T')).toEqual(['R', '']);
    expect(asked('all', 'T', 'Th')).toEqual(['', 'R']);
    expect(asked('only', 'M', 'W', 'F')).toEqual(['', 'R']);
    expect(asked('only', 'M', 'T', 'W', 'F')).toEqual(['R', '']);
  });

  it('must hold for one choice of sections', () => {
    expect(pass(rows, { days: days('any', 'T'), startsAfter: '12:00' })).toBe('B|U');
    expect(pass(rows, { days: days('only', 'F'), endsBefore: '12:00' })).toBe('|U');
    expect(pass(rows, { days: days('any', 'M'), startsAfter: '10:00' })).toBe('D|TU');
  });

  it('share out what the others leave when negated', () => {
    const before = { startsAfter: '10:00', not: ['startsAfter'] } as const;
    expect(pass(rows, { ...before, days: days('only', 'F') })).toBe('|U');
    expect(pass(rows, { ...before, days: days('any', 'T') })).toBe('C|U');
    expect(pass(rows, { startsAfter: '10:00', days: days('any', 'T'), not: ['startsAfter', 'days'] })).toBe(
      'A|TU',
    );
  });

  it('never hold together with their opposites, whatever can be chosen', () => {
    const asked: Partial<CourseFilters>[] = [
      { startsAfter: '10:00' },
      { endsBefore: '11:00' },
      { keepsFree: { on: ['M', 'T'], start: '09:00', end: '10:00' } },
      ...DAY_MODES.map((mode) => ({ days: days(mode, 'T', 'W') })),
    ];
    for (const filters of asked)
      for (const beside of asked) {
        const both = { ...beside, ...filters };
        const sifted = (part: Partial<CourseFilters>) =>
          sift(rows, { ...NO_FILTERS, ...part }, (each) => each, studentView(rows, NO_STUDENT_COURSES));
        const [plain, turned] = [both, { ...both, not: Object.keys(filters) as FilterKey[] }].map(sifted);
        const without = sifted(Object.keys(beside)[0] === Object.keys(filters)[0] ? {} : beside);
        const isUnsaid = (row: CourseRow): boolean =>
          [plain, turned, without].some((some) => some?.unsaid.includes(row));
        const counted = [...(plain?.passed ?? []), ...(turned?.passed ?? [])].filter(
          (each) => !isUnsaid(each),
        );
        expect(counted.map(({ class_name }) => class_name).toSorted()).toEqual(
          without.passed.filter((each) => !isUnsaid(each)).map(({ class_name }) => class_name),
        );
      }
  });

  it('combine with what fits beside the plan', () => {
    const lecture = section('Lecture', '1', ['Tue'], '09:00', '12:00');
    const planned = row('P 1', 'P', { sections: [lecture] });
    const all = [...rows, planned];
    const beside = { ...NO_STUDENT_COURSES, planned: [{ tag: 'P 1', term: planned.term }] };
    expect(pass(all, { isFittingOnly: true, days: days('any', 'T') }, beside)).toBe('BP|U');
    expect(pass(all, { isFittingOnly: true }, beside)).toBe('ABCDP|TU');
    expect(pass(all, { isFittingOnly: true, not: ['isFittingOnly'] }, beside)).toBe('|TU');
  });
});
