import { expect, it } from 'vitest';
import type { PlanContent } from '../../contract.ts';
import { record, section, version } from '../../testing/plan-courses.ts';
import { course, wish } from '../../testing/sample-content.ts';
import { cureReasons, orderWords } from './cure-reasons.ts';
import { cureWords } from './found-words.ts';
import { planWeek, withRecords } from '../planned-week.ts';
import { findTimetables } from '../search/find-timetables.ts';
import { takenOf } from './taken-timetable.ts';
import { toPlanInput } from '../search/to-plan-input.ts';

const ECON = record('ECON 10', 'Markets', [
  section('Lecture', 'A', ['Mon'], '10:00', '11:00'),
  section('Lecture', 'B', ['Tue'], '08:00', '09:00'),
]);
const MATH = record('MATH 20', 'Lines', [section('Lecture', 'A', ['Mon'], '10:30', '11:30')], { units: 4 });
const CHEM = record('CHEM 1', 'Bonds', [section('Lecture', 'A', ['Mon'], '10:00', '11:00')], { units: 4 });
const ART = record('ART 1', 'Clay', [section('Lecture', 'A', ['Mon'], '10:30', '11:30')], { units: 2 });

/** The offered changes with their reasons, and the sentence above them. */
const offered = (...contents: PlanContent[]) => {
  const { items } = version(contents);
  const records = [ECON, MATH, CHEM, ART];
  const courses = withRecords(items, (tag) => records.find(({ class_tag }) => class_tag === tag) ?? null);
  const week = planWeek(items, courses, null);
  const found = findTimetables(toPlanInput(items, week, null));
  if (found.answer !== 'impossible') throw new Error('it is possible');
  return {
    order: orderWords(found.cures),
    reasons: found.cures.map((cure) => {
      const taken = takenOf(items, cure.timetable, cure.changes, false);
      return [cureWords(cure, false), cureReasons(cure, taken, items, week.courses)];
    }),
  };
};

it('says what each change costs, and why the first is the cheapest', () => {
  const locked = course('ECON 10', { locked: ECON.sections.slice(0, 1) });
  expect(offered(locked, course('MATH 20'), wish(3))).toEqual({
    order:
      'The cheapest first: another section before a course; among equals the better timetable, then the more units.',
    reasons: [
      ['Take Lecture B of ECON 10', 'keeps every course; nothing else moves; misses your wish'],
      ['Drop ECON 10', '4 units less; nothing else moves; meets your wish'],
      ['Drop MATH 20', '4 units less; nothing else moves; meets your wish'],
    ],
  });
});

it('offers to drop few units before many', () => {
  expect(offered(course('MATH 20'), course('ART 1')).reasons).toEqual([
    ['Drop ART 1', '2 units less; nothing else moves'],
    ['Drop MATH 20', '4 units less; nothing else moves'],
  ]);
});

it('says whether a change is the only one', () => {
  const rowing = { kind: 'block' as const, days: ['Mon' as const], start: '10:00', end: '10:45' };
  const blocks = ['Rowing', 'Work'].map((label) => ({ ...rowing, label, from: null, to: null }));
  expect(offered(course('CHEM 1'), ...blocks)).toMatchObject({
    order: 'No other single change is enough.',
    reasons: [['Drop CHEM 1', '4 units less; nothing else moves']],
  });
});
