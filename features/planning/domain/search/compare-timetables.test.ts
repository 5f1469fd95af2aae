import { describe, expect, it } from 'vitest';
import { section } from '#features/catalogue/domain/timetable/testing/sample-sections.ts';
import type { TimetabledSection } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import { type Item, item, lectures, plan, say } from '../testing/searched-plans.ts';
import { answerPlanner } from './answer-planner.ts';
import { findTimetables } from './find-timetables.ts';
import type { Wish } from './wishes.ts';

describe('among timetables of equal cost', () => {
  it('those with fewer full sections come first', () => {
    const seats = (...states: TimetabledSection['status'][]): TimetabledSection[] =>
      states.map((status, at) => ({
        ...section('Lecture', `${at + 1}`, `M ${10 + at}:00-${10 + at}:50`),
        status,
      }));
    const found = findTimetables(plan([item('ART', seats('waitlist', 'full', null))]));
    expect(say(found)).toEqual(['ART 3: 0', 'ART 1: 0', 'ART 2: 0']);
    const early: Wish = { name: 'nothing_after', time: '10:50' };
    expect(say(findTimetables(plan([item('ART', seats('full', null))], [early])))[0]).toBe('ART 1: 0');
  });

  it('a student chooses first from fewer days, a later start, fewer gaps, an earlier end, by class numbers', () => {
    const chosenFrom = (items: Item[]): string[] => {
      const answer = [...answerPlanner({ ask: 'timetables', plan: plan(items) })].at(-1);
      return answer?.answer === 'timetables' ? say(answer.found) : [];
    };
    const fixed = lectures('FIXED', ['M 10:00-11:00']);
    const orders: [string[], string[]][] = [
      [
        ['TR 12:00-13:00', 'M 13:00-14:00', 'M 11:00-12:00', 'M 08:00-09:00', 'T 12:00-13:00'],
        ['3', '2', '4', '5', '1'],
      ],
      [
        ['M 11:00-13:00', 'M 11:00-12:00'],
        ['2', '1'],
      ],
    ];
    for (const [times, order] of orders) {
      const names = order.map((name) => `FIXED 1, ART ${name}: 0`);
      expect(chosenFrom([fixed, lectures('ART', times)])).toEqual(names);
    }
    // The same hours on different days: only the numbers tell them apart.
    const alike = [
      section('Lecture', '10', 'F 09:00-09:50'),
      section('Lecture', '9', 'T 09:00-09:50'),
      section('Lecture', '2', 'W 09:00-09:50'),
    ];
    expect(chosenFrom([item('ART', alike)])).toEqual(['ART 2: 0', 'ART 9: 0', 'ART 10: 0']);
  });
});
