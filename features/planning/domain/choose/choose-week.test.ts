import { describe, expect, it } from 'vitest';
import { course, section } from '#features/catalogue/domain/timetable/testing/sample-sections.ts';
import type { SearchedCourse } from '../search/to-plan-input.ts';
import { chooseWeek } from './choose-week.ts';
import type { WeekQuestion } from './week-question.ts';

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

describe('sections without a free place', () => {
  const withSections = (code: string, sections: ReturnType<typeof section>[]): SearchedCourse => ({
    ...course(code, sections),
    itemId: code,
    units: 4,
    mean_hours: 5,
  });
  const sectionsOf = (more: Partial<WeekQuestion>, named: SearchedCourse[] = []): string => {
    const answer = chooseWeek({
      plan: {
        items: named.map((each) => ({
          kind: 'course',
          course: each,
          need: { need: 'required' },
          locked: [],
        })),
        blocks: [],
        wishes: [{ wish: { name: 'nothing_before', time: '10:00' }, weight: 5 }],
        dates: null,
      },
      places: [],
      mostHours: null,
      ...more,
    });
    if (answer.answer !== 'found') return answer.answer;
    return answer.timetable.choices
      .map(({ course: { class_tag: tag }, section: { section: name } }) => `${tag} ${name}`)
      .toSorted()
      .join(', ');
  };
  const full = { status: 'full' as const };
  const open = { status: 'open' as const };
  const early = section('Lecture', 'early', 'Mon 08:00-09:00', open);
  const late = section('Lecture', 'late', 'Mon 12:00-13:00', full);

  it('are taken only where nothing else is possible', () => {
    expect(sectionsOf({}, [withSections('A', [early, late])])).toBe('A early');
    const other = withSections('B', [section('Lecture', 'only', 'Mon 08:00-09:00', open)]);
    expect(sectionsOf({}, [withSections('A', [early, late]), other])).toBe('A late, B only');
    expect(sectionsOf({}, [withSections('A', [late])])).toBe('A late');
  });

  it('let a course be chosen only where no other fits', () => {
    const place = (...candidates: SearchedCourse[]) => ({
      places: [{ count: 1, tiers: [[{ most: 1, candidates }]] }],
    });
    const first = withSections('A', [late]);
    const second = withSections('B', [section('Lecture', 'only', 'Tue 12:00-13:00', open)]);
    expect(sectionsOf(place(first, second))).toBe('B only');
    expect(sectionsOf(place(first))).toBe('A late');
  });

  it('leave a course out of which another kind is full', () => {
    const lab = section('Laboratory', 'L', 'Wed 12:00-13:00', { status: 'waitlist' });
    const first = withSections('A', [section('Lecture', 'A', 'Mon 12:00-13:00', open), lab]);
    const second = withSections('B', [section('Lecture', 'B', 'Tue 12:00-13:00')]);
    const places = [{ count: 1, tiers: [[{ most: 1, candidates: [first, second] }]] }];
    expect(sectionsOf({ places })).toBe('B B');
  });

  it('stay with those of a week before, where the rest allows it', () => {
    const both = withSections('A', [
      section('Lecture', '1', 'Mon 11:00-12:00'),
      section('Lecture', '2', 'Mon 14:00-15:00'),
    ]);
    const [one, two] = both.sections;
    const kept = (name: typeof one) => new Map([['A', name ? [name] : []]]);
    expect(sectionsOf({ kept: kept(one) }, [both])).toBe('A 1');
    expect(sectionsOf({ kept: kept(two) }, [both])).toBe('A 2');
    const beside = withSections('B', [section('Lecture', 'only', 'Mon 14:30-15:30')]);
    expect(sectionsOf({ kept: kept(two) }, [both, beside])).toBe('A 1, B only');
    const places = [{ count: 1, tiers: [[{ most: 1, candidates: [both] }]] }];
    expect(sectionsOf({ kept: kept(two), places })).toBe('A 2');
    expect(sectionsOf({ kept: kept(two), places }, [beside])).toBe('A 1, B only');
  });
});
