import { describe, expect, it } from 'vitest';
import { section } from '#features/catalogue/domain/timetable/testing/sample-sections.ts';
import { type Item, item, lectures, plan, say } from '../testing/searched-plans.ts';
import { answerPlanner, type PlannerQuestion } from './answer-planner.ts';
import { compareEquals } from './compare-timetables.ts';
import { DEFAULT_BUDGET, findTimetables } from './find-timetables.ts';
import type { OwnBlock, PlannableCourse } from './plan-input.ts';
import type { Wish } from './wishes.ts';

/** Broken wishes of the best timetable: amount, unit and days. */
const broken = (items: Item[], wish: Wish, blocks: OwnBlock[] = []) => {
  const found = findTimetables({ ...plan(items, [wish]), blocks });
  if (found.answer !== 'found') throw new Error(found.answer);
  return (found.best[0]?.broken ?? []).map(
    ({ amount, unit, days }) =>
      `${amount} ${unit}${days.map(({ day, minutes }) => `, ${day} ${minutes}`).join('')}`,
  );
};

describe('wishes', () => {
  const long = lectures('LONG', ['MW 09:00-10:30']);
  const noon = lectures('NOON', ['M 12:00-13:00']);

  it('are broken by minutes before, for each meeting separately', () => {
    expect(broken([long, noon], { name: 'nothing_before', time: '10:00' })).toEqual([
      '120 minutes, Mon 60, Wed 60',
    ]);
    expect(broken([long, noon], { name: 'nothing_before', time: '09:00' })).toEqual([]);
  });

  it('are broken by minutes after', () => {
    expect(broken([long, noon], { name: 'nothing_after', time: '12:45' })).toEqual(['15 minutes, Mon 15']);
  });

  it('are broken by days with classes', () => {
    expect(broken([long, noon], { name: 'free_days', days: ['Wed', 'Fri', 'Mon'] })).toEqual([
      '2 days, Mon 240, Wed 90',
    ]);
  });

  it('are broken by the missing minutes of a break, on days with classes', () => {
    const wish: Wish = { name: 'lunch_break', start: '11:30', end: '13:30', minutes: 45 };
    expect(broken([long, noon], wish)).toEqual(['15 minutes, Mon 15']);
    const work = {
      label: 'Work',
      days: ['Wed' as const],
      start: '11:00',
      end: '14:00',
      from: null,
      to: null,
    };
    expect(broken([long, noon], wish, [work])).toEqual(['60 minutes, Mon 15, Wed 45']);
  });

  it('are broken by minutes by which a day is too long', () => {
    expect(broken([long, noon], { name: 'short_days', minutes: 200 })).toEqual(['40 minutes, Mon 40']);
  });

  it('are broken by gaps beyond a quarter of an hour, but not by own blocks', () => {
    expect(broken([long, noon], { name: 'few_gaps' })).toEqual(['75 minutes, Mon 90']);
    const sport = {
      label: 'Sport',
      days: ['Mon' as const],
      start: '10:45',
      end: '12:00',
      from: null,
      to: null,
    };
    expect(broken([long, noon], { name: 'few_gaps' }, [sport])).toEqual([]);
  });

  it('are broken by hours and units of the courses taken, as far as they are known', () => {
    const unknown = lectures('UNKNOWN', ['F 09:00-10:00']);
    const items = [long, noon, { ...unknown, course: { ...unknown.course, units: null, mean_hours: null } }];
    expect(broken(items, { name: 'most_hours', hours: 19.5 })).toEqual(['30 minutes']);
    expect(broken(items, { name: 'units_between', least: 9.5, most: 12 })).toEqual(['1.5 units']);
    const found = findTimetables(plan(items));
    expect(found.answer === 'found' && found.best[0]?.totals).toEqual({
      units: 8,
      unitsNotKnown: 1,
      hours: 20,
      hoursNotKnown: 1,
      earliest: 540,
      latest: 780,
      freeDays: ['Tue', 'Thu'],
      gapMinutes: 90,
    });
  });

  it('are weighed against each other', () => {
    const either = lectures('EITHER', ['M 08:00-09:00', 'F 10:00-11:00']);
    const early: Wish = { name: 'nothing_before', time: '09:00' };
    const friday: Wish = { name: 'free_days', days: ['Fri'] };
    const input = plan([either], [early, friday]);
    expect(say(findTimetables(input))).toEqual(['EITHER 1: 60', 'EITHER 2: 120']);
    const heavy = {
      ...input,
      wishes: input.wishes.map((each, at) => ({ ...each, weight: at === 0 ? 3 : 1 })),
    };
    expect(say(findTimetables(heavy))).toEqual(['EITHER 2: 120', 'EITHER 1: 180']);
  });
});

describe('courses that are optional or in a group', () => {
  it('are taken if they fit, and left out for what they cost', () => {
    const fixed = lectures('FIXED', ['M 10:00-11:00']);
    const optional = (time: string) => lectures('MAYBE', [time], { need: { need: 'optional', weight: 1 } });
    expect(say(findTimetables(plan([fixed, optional('T 10:00-11:00')])))).toEqual([
      'FIXED 1, MAYBE 1: 0',
      'FIXED 1: 240',
    ]);
    expect(say(findTimetables(plan([fixed, optional('M 10:30-11:30')])))).toEqual(['FIXED 1: 240']);
  });

  it('are exactly one of a group', () => {
    const one = (code: string, time: string) =>
      lectures(code, [time], { need: { need: 'one_of', group: 'Science' } });
    const items = [one('A', 'M 09:00-10:00'), one('B', 'T 09:00-10:00'), lectures('C', ['M 09:30-10:30'])];
    expect(say(findTimetables(plan(items)))).toEqual(['B 1, C 1: 0']);
  });

  it('can be written by hand', () => {
    const own = {
      kind: 'own_course' as const,
      title: 'Choir',
      units: 2,
      hours: null,
      need: { need: 'required' as const },
      meetings: [{ days: ['Mon' as const], start: '10:00', end: '11:00', from: null, to: null }],
    };
    const found = findTimetables(plan([own, lectures('A', ['M 10:30-11:30', 'T 10:30-11:30'])]));
    expect(say(found)).toEqual(['A 2: 0']);
    expect(found.answer === 'found' && found.best[0]?.taken).toContain(own);
  });
});

describe('an impossible plan', () => {
  const [first, second] = [
    section('Recitation', '1', 'F 09:00-10:00'),
    section('Recitation', '3', 'F 11:00-12:00'),
  ];
  const locked = item('6.1200', [first, second], { locked: [first] });
  const other = lectures('9.00', ['F 09:30-10:30']);

  it('is solved by another section before a course is dropped', () => {
    const found = findTimetables(plan([locked, other, lectures('APART', ['M 09:00-10:00'])]));
    if (found.answer !== 'impossible') throw new Error(found.answer);
    const { set, cures } = found;
    expect(set.courses).toEqual([locked, other]);
    expect(set.locks.map(({ section }) => section)).toEqual([first]);
    expect(set.clashes.map(({ at }) => at)).toEqual([[{ weekday: 5, start: 570, end: 600 }]]);
    expect(cures.map(({ changes }) => changes.map(({ change }) => change))).toEqual([
      ['release'],
      ['drop'],
      ['drop'],
    ]);
    const [release] = cures[0]?.changes ?? [];
    expect(release?.change === 'release' && release.to?.section).toBe(second);
  });

  it('moves nothing else unnecessarily, not even for a wish', () => {
    const times = ['W 08:00-09:00', 'W 11:00-12:00'].map((time, at) => section('Lecture', `${at + 1}`, time));
    const early = item('EARLY', times, { shown: times.slice(0, 1) });
    const dropped = lectures('OUT', ['F 09:30-10:30']);
    const found = findTimetables(
      plan(
        [lectures('9.00', ['F 09:30-10:30']), dropped, early],
        [{ name: 'nothing_before', time: '10:00' }],
      ),
    );
    const sections =
      found.answer === 'impossible' ? found.cures.map(({ timetable }) => timetable.choices) : [];
    expect(sections).toHaveLength(2);
    for (const choices of sections)
      expect(choices.find(({ course }) => course.class_tag === 'EARLY')?.section).toBe(times[0]);
  });

  it('names every pair where all clash with each other', () => {
    const found = findTimetables(plan(['A', 'B', 'C'].map((code) => lectures(code, ['M 09:00-10:00']))));
    const sets = found.answer === 'impossible' ? [found.set, ...found.others] : [];
    const codes = sets.map(({ courses }) =>
      courses.map((each) => (each.kind === 'course' ? each.course.class_tag : '')).join(),
    );
    expect(codes.toSorted()).toEqual(['A,B', 'A,C', 'B,C']);
  });

  it('needs two changes where one is not enough, named in the order of the plan', () => {
    const [a, b] = [lectures('A', ['T 09:00-10:00']), lectures('B', ['M 09:00-10:00'])];
    const [c, d] = [lectures('C', ['M 09:00-10:00']), lectures('D', ['T 09:00-10:00'])];
    const found = findTimetables(plan([a, b, c, d]));
    if (found.answer !== 'impossible') throw new Error(found.answer);
    const dropped = found.cures.map(({ changes }) =>
      changes
        .map((change) =>
          change.change === 'drop' && change.item.kind === 'course' ? change.item.course.class_tag : '',
        )
        .join(),
    );
    expect(dropped).toEqual(['A,B', 'A,C', 'B,D', 'C,D']);
  });

  it('needs as many changes as there are independently clashing courses', () => {
    const pairs = ['M', 'T', 'W', 'F'].flatMap((day) =>
      ['1', '2'].map((name) => lectures(`${day}${name}`, [`${day} 09:00-10:00`])),
    );
    const found = findTimetables(plan(pairs));
    const [cure] = found.answer === 'impossible' ? found.cures : [];
    expect(cure?.changes).toHaveLength(4);
    expect(cure?.timetable.choices).toHaveLength(4);
  });
});

describe('questions about one change', () => {
  const answer = (question: PlannerQuestion<PlannableCourse>) => [...answerPlanner(question)];
  const friday = lectures('FRIDAY', ['F 09:00-10:00']);
  const either = lectures('EITHER', ['F 10:00-11:00', 'M 10:00-11:00']);

  it('name the course whose removal frees a day', () => {
    const [freed] = answer({ ask: 'free_day', plan: plan([friday, either]), day: 'Fri' });
    const cures = freed?.answer === 'free_day' && freed.freed.answer === 'changes' ? freed.freed.cures : [];
    expect(cures.map(({ changes }) => changes)).toEqual([[{ change: 'drop', item: friday }]]);
    expect(answer({ ask: 'free_day', plan: plan([either]), day: 'Fri' })).toMatchObject([
      { answer: 'free_day', freed: { answer: 'free' } },
    ]);
  });

  it('free a day of a plan that clashes, and accept the clashes that are there anyway', () => {
    const monday = [lectures('ONE', ['M 12:00-13:00']), lectures('TWO', ['M 12:30-13:30'])];
    const [freed] = answer({ ask: 'free_day', plan: plan([...monday, either]), day: 'Fri' });
    expect(freed?.answer === 'free_day' && freed.freed.answer).toBe('free');
    const given = freed?.answer === 'free_day' && freed.freed.answer === 'free' ? freed.freed.given : [];
    expect(given.map(({ at }) => at)).toEqual([[{ weekday: 1, start: 12 * 60 + 30, end: 13 * 60 }]]);
    const courses = ['M 12:00-13:00', 'T 12:00-13:00'].map((time) => lectures(time, [time]).course);
    expect(answer({ ask: 'still_fit', plan: plan(monday), courses })).toMatchObject([
      { fits: ['impossible', 'together'], given: [{ at: given[0]?.at }] },
    ]);
  });

  it('tell courses that fit only without optional ones from those that fit', () => {
    const input = plan([friday, { ...either, need: { need: 'optional' } }]);
    const ask = (...times: string[]) => {
      const courses = times.map((time) => lectures(time, [time]).course);
      const [fits] = answer({ ask: 'still_fit', plan: input, courses });
      return fits?.answer === 'still_fit' ? fits.fits : [];
    };
    expect(ask('F 09:30-10:30', 'F 10:00-11:00', 'MF 10:00-11:00', 'T 10:00-11:00')).toEqual([
      'impossible',
      'together',
      'without_optional',
      'together',
    ]);
  });
});

describe('an unfinished search', () => {
  const many = Array.from({ length: 6 }, (_, at) =>
    lectures(
      `C ${at}`,
      Array.from(
        { length: 6 },
        (_, hour) => `${'MTWRFMT'[(at + hour) % 7]} ${String(9 + hour).padStart(2, '0')}:00-${10 + hour}:00`,
      ),
    ),
  );
  const input = plan(many, [{ name: 'few_gaps' }, { name: 'short_days', minutes: 60 }]);

  it('has the best so far, and says so', () => {
    const short = findTimetables(input, 20);
    expect(short.answer === 'found' && !short.isComplete && short.best.length > 0).toBe(true);
    expect(short.steps).toBe(20);
    const whole = findTimetables(input);
    expect(whole.answer === 'found' && whole.isComplete).toBe(true);
    if (short.answer === 'found' && whole.answer === 'found')
      expect(short.best[0]?.cost).toBeGreaterThanOrEqual(whole.best[0]?.cost ?? Infinity);
  });

  it('yields a first timetable at once, then only better ones, and the final result', () => {
    const answers = [...answerPlanner({ ask: 'timetables', plan: input })];
    const shown = answers.flatMap((each) => (each.answer === 'so_far' ? [each.best] : []));
    expect(answers[0]?.answer).toBe('so_far');
    expect(shown.length).toBeGreaterThan(1);
    const costs = shown.map((best) => best[0]?.cost ?? Infinity);
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
    expect(structuredClone(answers)).toEqual(answers);
    const found = answers.at(-1);
    const whole = findTimetables(input, DEFAULT_BUDGET, compareEquals);
    expect(found).toEqual({ answer: 'timetables', found: whole, given: [] });
    expect(found?.answer === 'timetables' && found.found.answer === 'found' && found.found.best).toEqual(
      shown.at(-1),
    );
  });

  it('says why there is none before it has searched for changes', () => {
    const same = plan([lectures('A', ['M 09:00-10:00']), lectures('B', ['M 09:30-10:30'])]);
    const [first, last] = [...answerPlanner({ ask: 'timetables', plan: same })];
    expect(first?.answer).toBe('impossible');
    const found = last?.answer === 'timetables' && last.found.answer === 'impossible' ? last.found : null;
    expect(first?.answer === 'impossible' && first.set).toEqual(found?.set);
    expect(found?.cures).toHaveLength(2);
  });

  it('decides nothing without a step', () => {
    expect(findTimetables(input, 0).answer).toBe('undecided');
  });
});
