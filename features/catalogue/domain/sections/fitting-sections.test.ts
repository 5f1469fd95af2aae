import { describe, expect, it } from 'vitest';
import type { Course, Section, Weekday } from '../../contract.ts';
import {
  fittingSections,
  type SectionsFit,
  type TimesAsked,
  withSectionsThatFit,
} from './fitting-sections.ts';
import { SAMPLE_COURSE } from '../sample-course.ts';

type At = [days: Weekday[], start: string | null, end: string | null];

const section = (component: string, name: string, at: At | null, links: string[] = []): Section => ({
  class_number: '',
  section: name,
  component,
  instructors: [],
  meetings: at ? [{ days: at[0], start: at[1], end: at[2], place: '', from: null, to: null }] : [],
  enrollment: null,
  cap: null,
  status: null,
  links,
});
const course = (...sections: Section[]): Course => ({ ...SAMPLE_COURSE, sections });

const MORNING = section('Lecture', 'A', [['Mon', 'Wed'], '09:00', '10:00']);
const NOON = section('Lecture', 'B', [['Tue', 'Thu'], '12:00', '13:00']);
const EARLY_LAB = section('Laboratory', 'L1', [['Fri'], '08:00', '10:00']);
const LATE_LAB = section('Laboratory', 'L2', [['Tue'], '15:00', '17:00']);
const PHYSICS = course(MORNING, NOON, EARLY_LAB, LATE_LAB);

const told = (fit: SectionsFit): string =>
  fit.answer === 'fits' ? fit.sections.map((each) => each.section).join(' ') : fit.answer;

describe('requested times', () => {
  it.each<[string, TimesAsked, string]>([
    ['one section of each kind is enough', { startsAtOrAfter: 11 * 60 }, 'B L2'],
    ['days of the lecture and the laboratory', { days: ['Tue', 'Thu'] }, 'B L2'],
    ['not on a day', { avoidDays: ['Fri'] }, 'A L2'],
    ['each of two days, whichever section has it', { meetsOn: ['Thu', 'Fri'] }, 'B L1'],
    ['any of two days, by the lecture', { surelyOnAny: ['Thu', 'Sat'] }, 'B L1'],
    ['any of two days, by some laboratories only', { surelyOnAny: ['Fri', 'Sat'] }, 'fails'],
    ['any of two days, of which none has a section', { surelyOnAny: ['Sat', 'Sun'] }, 'fails'],
    ['at most so many days in all', { maxDays: 2 }, 'B L2'],
    ['a kind that never fits', { endsAtOrBefore: 9 * 60 + 30 }, 'fails'],
    [
      'free time on the days of both',
      {
        freeTimes: [
          { day: 'Tue', start: 12 * 60, end: 13 * 60 },
          { day: 'Thu', start: 12 * 60, end: 18 * 60 },
          { day: 'Tue', start: 14 * 60, end: 18 * 60 },
        ],
      },
      'B L2',
    ],
  ])('%s', (_, asked, expected) => {
    expect(told(fittingSections(PHYSICS, asked))).toBe(expected);
  });

  it('keeps sections that are linked together', () => {
    const linked = course(
      { ...MORNING, links: ['1'] },
      { ...NOON, links: ['2'] },
      { ...EARLY_LAB, links: ['2'] },
      { ...LATE_LAB, links: ['1'] },
    );
    expect(told(fittingSections(linked, {}))).toBe('A L2');
    expect(told(fittingSections(linked, { avoidDays: ['Fri'] }))).toBe('A L2');
    expect(told(fittingSections(linked, { days: ['Tue', 'Thu'] }))).toBe('fails');
  });

  it('are unknown if the deciding times are unknown', () => {
    const unknown = section('Lecture', 'C', [['Mon'], null, null]);
    expect(told(fittingSections(course(unknown), { startsAtOrAfter: 600 }))).toBe('unstated');
    expect(told(fittingSections(course(unknown), { avoidDays: ['Mon'] }))).toBe('fails');
    expect(told(fittingSections(course(unknown), { days: ['Mon'] }))).toBe('C');
    expect(told(fittingSections(course(section('Lecture', 'D', null)), { days: ['Mon'] }))).toBe('unstated');
    expect(
      told(fittingSections(course(MORNING, section('Discussion', 'E', null)), { days: ['Mon', 'Wed'] })),
    ).toBe('A');
  });

  it('leaves out cancelled sections', () => {
    expect(
      told(fittingSections(course({ ...MORNING, status: 'cancelled' }, NOON), { days: ['Mon', 'Wed'] })),
    ).toBe('fails');
  });

  it('tell apart sections that state days without times', () => {
    const either = course(
      section('Lecture', 'A', [['Mon', 'Wed'], null, null]),
      section('Lecture', 'B', [['Tue', 'Thu'], null, null]),
    );
    expect(told(fittingSections(either, { surelyOnAny: ['Mon'] }))).toBe('A');
    expect(told(fittingSections(either, { surelyOnAny: ['Tue'] }))).toBe('B');
    expect(told(fittingSections(either, { avoidDays: ['Mon'] }))).toBe('B');
  });

  it('hold of a course whose own sections overlap in every choice', () => {
    const lecture = section('Lecture', 'A', [['Tue', 'Thu'], '13:00', '17:00']);
    const lab = section('Laboratory', 'L1', [['Tue', 'Thu'], '13:00', '17:00']);
    const shared = course(lecture, lab);
    expect(told(fittingSections(shared, { surelyOnAny: ['Tue'] }))).toBe('A L1');
    expect(told(fittingSections(shared, { avoidDays: ['Tue'] }))).toBe('fails');
    expect(told(fittingSections(shared, { startsAtOrAfter: 13 * 60 }))).toBe('A L1');
    // Where a choice without an overlap exists, only such choices count.
    const apart = section('Laboratory', 'L2', [['Fri'], '13:00', '17:00']);
    expect(told(fittingSections(course(lecture, lab, apart), { days: ['Tue', 'Thu'] }))).toBe('fails');
  });

  it('narrow a course to the sections that match one by one', () => {
    const narrowed = withSectionsThatFit(PHYSICS, { avoidDays: ['Fri'] });
    expect(narrowed.sections.map((each) => each.section)).toEqual(['A', 'B', 'L2']);
    expect(withSectionsThatFit(PHYSICS, {})).toBe(PHYSICS);
  });
});
