import { describe, expect, it } from 'vitest';
import { course, section } from '#features/catalogue/domain/timetable/testing/sample-sections.ts';
import { brokenWords, cureWords, foundWords, seatlessIn, whyWords } from './found-words.ts';
import type { BrokenWish } from '../timetable.ts';

const broken = (wish: BrokenWish['wish'], days: BrokenWish['days']): string =>
  brokenWords({
    at: 0,
    wish,
    amount: days.reduce((sum, { minutes }) => sum + minutes, 0),
    unit: 'minutes',
    days,
    cost: 1,
  });
const lunch = { name: 'lunch_break', start: '11:30', end: '14:00', minutes: 45 } as const;

describe('a wish that is missed', () => {
  it('is said for each day, not as the sum of the days', () => {
    const days = [
      { day: 'Tue' as const, minutes: 30 },
      { day: 'Thu' as const, minutes: 30 },
    ];
    expect(broken(lunch, days)).toBe('Lunch is 30 min short on each of Tue and Thu');
    expect(broken({ name: 'nothing_before', time: '10:00' }, days)).toBe(
      '30 min before 10:00 AM on each of Tue and Thu',
    );
  });

  it('is said day by day where they differ', () => {
    const days = [
      { day: 'Mon' as const, minutes: 60 },
      { day: 'Tue' as const, minutes: 30 },
      { day: 'Wed' as const, minutes: 60 },
    ];
    expect(broken({ name: 'short_days', minutes: 300 }, days)).toBe(
      '1 h too long on each of Mon and Wed, 30 min on Tue',
    );
    expect(broken({ name: 'few_gaps' }, days.slice(1, 2))).toBe('30 min of gaps on Tue');
  });
});

describe('the timetables found', () => {
  const costs = (...best: number[]) => best.map((cost) => ({ cost }));
  it.each([
    [{ best: costs(3), isComplete: true }, 'The only one there is.'],
    [{ best: costs(3, 3, 3), isComplete: true }, 'The 3 best there are, all equally good by your wishes.'],
    [{ best: costs(3, 3, 4), isComplete: true }, 'The 3 best there are, the best first.'],
    [{ best: costs(3, 4), isComplete: false }, 'The best so far; the search stopped early.'],
  ])('are called what is known of them: %j', (found, words) => {
    expect(foundWords(found, true)).toBe(words);
  });

  it('are all equally good where nothing is wished', () => {
    const words = 'The 2 best there are, all equally good until you add a wish.';
    expect(foundWords({ best: costs(0, 0), isComplete: true }, false)).toBe(words);
  });
});

const choice = (name: string, status: 'open' | 'full' | 'waitlist' | null, code = 'ART 1') => {
  const one = { ...section('Lecture', name, 'M 10:00-11:00'), status };
  const record = { ...course(code, [one]), itemId: code, units: 4, mean_hours: 3 };
  return { course: record, kind: 'Lecture', section: one, alike: [one], isHeld: false };
};

it('says which sections of a timetable have no free seat', () => {
  const choices = [choice('A', 'open'), choice('B', 'full'), choice('C', 'waitlist'), choice('D', null)];
  expect(seatlessIn({ choices })).toEqual(['ART 1 Lecture B (full)', 'ART 1 Lecture C (waitlist)']);
});

it('names the clashes that a change leaves, and not those of a course that it drops', () => {
  const [art, bio, chem] = ['ART 1', 'BIO 1', 'CHEM 1'].map((code) => choice('A', null, code));
  if (!art || !bio || !chem) throw new Error('no courses');
  const item = {
    kind: 'course' as const,
    course: chem.course,
    need: { need: 'required' as const },
    locked: [],
  };
  const cure = (...choices: (typeof art)[]) => ({
    changes: [{ change: 'drop' as const, item }],
    timetable: {
      choices,
      taken: [],
      leftOut: [],
      cost: 0,
      broken: [],
      totals: {
        units: 0,
        unitsNotKnown: 0,
        hours: 0,
        hoursNotKnown: 0,
        earliest: null,
        latest: null,
        freeDays: [],
        gapMinutes: 0,
      },
      notJudged: [],
    },
  });
  const given = [{ first: art, second: bio, at: [{ weekday: 1 as const, start: 600, end: 660 }] }];
  expect(cureWords(cure(art, bio), true, [], given)).toBe('Drop CHEM 1; ART 1 and BIO 1 still clash');
  expect(cureWords(cure(bio), true, [], given)).toBe('Drop CHEM 1');
});

it('says of a clash in a part of the term when it begins', () => {
  const [whole, half] = [choice('A', null, 'ART 1'), choice('A', null, 'BIO 1')];
  const late = {
    ...half,
    section: {
      ...half.section,
      meetings: half.section.meetings.map((each) => ({ ...each, from: '2026-03-30' })),
    },
  };
  const at = [{ weekday: 1 as const, start: 600, end: 660 }];
  const why = (second: typeof half) =>
    whyWords({
      courses: [],
      groups: [],
      blocks: [],
      locks: [],
      isIrreducible: true,
      clashes: [{ first: whole, second, at }],
    });
  expect(why(half)).toEqual(['ART 1 Lecture A and BIO 1 Lecture A, Mon 10:00 AM']);
  expect(why(late)).toEqual(['ART 1 Lecture A and BIO 1 Lecture A, Mon 10:00 AM, from Mar 30']);
});
