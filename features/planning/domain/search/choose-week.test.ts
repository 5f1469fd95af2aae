import { describe, expect, it } from 'vitest';
import { course, section } from '#features/catalogue/domain/timetable/testing/sample-sections.ts';
import { chooseWeek, type WeekQuestion } from './choose-week.ts';
import type { SearchedCourse } from './to-plan-input.ts';

const lecture = (code: string, times: string[], units = 4): SearchedCourse => ({
  ...course(
    code,
    times.map((time, at) => section('Lecture', `${at + 1}`, time)),
  ),
  itemId: code,
  units,
  mean_hours: 5,
});

const week = (
  count: number,
  candidates: SearchedCourse[],
  more: Partial<WeekQuestion> = {},
  named: SearchedCourse[] = [],
): string => {
  const answer = chooseWeek({
    plan: {
      items: named.map((each) => ({ kind: 'course', course: each, need: { need: 'required' }, locked: [] })),
      blocks: [],
      wishes: [],
      dates: null,
    },
    places: [{ count, tiers: [[{ most: count, candidates }]] }],
    mostHours: null,
    ...more,
  });
  if (answer.answer !== 'found') return answer.answer;
  const codes = answer.timetable.choices.map((choice) => choice.course.class_tag);
  const open = answer.unfilled.reduce((sum, each) => sum + each, 0);
  return `${codes.toSorted().join(' ')}; ${answer.timetable.totals.units} units; ${open} open`;
};

const DAILY = [
  lecture('A', ['Mon 09:00-10:00']),
  lecture('B', ['Tue 09:00-10:00']),
  lecture('C', ['Wed 09:00-10:00']),
  lecture('D', ['Thu 09:00-10:00']),
  lecture('E', ['Mon 11:00-12:00']),
  lecture('F', ['Tue 11:00-12:00']),
];

describe('a week of few days', () => {
  it('takes other courses than the best where those meet on too many', () => {
    expect(week(4, DAILY)).toBe('A B C D; 16 units; 0 open');
    expect(week(4, DAILY, { mostDays: 2 })).toBe('A B E F; 16 units; 0 open');
    expect(week(4, DAILY, { mostDays: 4 })).toBe('A B C D; 16 units; 0 open');
  });

  it('leaves places open rather than come on another day', () => {
    expect(week(4, DAILY, { mostDays: 1 })).toBe('B F; 8 units; 2 open');
  });

  it('is impossible where what was named meets on more', () => {
    expect(
      week(1, DAILY, { mostDays: 1 }, [lecture('X', ['Mon 15:00-16:00']), lecture('Y', ['Fri 15:00-16:00'])]),
    ).toBe('impossible');
  });
});

describe('a week whose places hinder each other', () => {
  it('leaves out a course of which another place needs the time', () => {
    const [early, late, both] = [
      lecture('A', ['Mon 09:00-10:00']),
      lecture('B', ['Tue 09:00-10:00']),
      lecture('C', ['Tue 09:00-10:00']),
    ] as const;
    const place = (candidates: SearchedCourse[]) => ({ count: 1, tiers: [[{ most: 1, candidates }]] });
    const places = [place([lecture('D', ['Wed 09:00-10:00'])]), place([both, early]), place([late])];
    expect(week(0, [], { places })).toBe('A B D; 12 units; 0 open');
  });
});

describe('a week of so many units', () => {
  it('has as many courses as they need, and no more', () => {
    expect(week(8, DAILY, { units: { least: 12, most: 12 } })).toBe('A B C; 12 units; 0 open');
    expect(week(8, DAILY, { units: { least: 10, most: 200 } })).toBe('A B C; 12 units; 0 open');
    expect(week(4, DAILY, { units: { least: 0, most: 8 } })).toBe('A B; 8 units; 2 open');
  });

  it('leaves no rest that nothing can fill', () => {
    const some = [
      lecture('P', ['Mon 09:00-10:00'], 3),
      lecture('Q', ['Tue 09:00-10:00'], 4),
      lecture('R', ['Wed 09:00-10:00'], 4),
    ];
    expect(week(8, some, { units: { least: 8, most: 8 } })).toContain('8 units; 0 open');
  });

  it('has as many courses as were asked for, of different sizes', () => {
    const small = [lecture('G', ['Wed 11:00-12:00'], 2), lecture('H', ['Thu 11:00-12:00'], 2)];
    expect(week(5, [...small, ...DAILY], { units: { least: 18, most: 18 } })).toBe(
      'A B C D G; 18 units; 0 open',
    );
  });

  it('takes no course whose units are not known', () => {
    const [first, ...others] = DAILY;
    const unknown = { ...(first as SearchedCourse), units: null };
    expect(week(8, [unknown, ...others], { units: { least: 8, most: 8 } })).toBe('B C; 8 units; 0 open');
  });
});
