import { describe, expect, it } from 'vitest';
import type { SectionMeeting } from '#features/catalogue/contract.ts';
import type { SectionName } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import { course } from '../testing/sample-content.ts';
import { section, version } from '../testing/plan-courses.ts';
import { clashWords } from './clash-words.ts';
import { alongWords } from './choice-words.ts';
import { addedWords, contentWords, shortSectionWords, shortWords, untimedWords } from './plan-words.ts';
import { coursesIn } from './planned-course.ts';
import type { Entry } from './planned-week.ts';

const name = (component: string, of: string): SectionName => ({
  component,
  section: of,
  class_number: `${component} ${of}`,
});

describe('two states of a course', () => {
  it('name its kinds in the same order, whichever are locked or picked', () => {
    const chosen = [name('Discussion', 'D1'), name('Lecture', 'A')];
    const words = (changes: Parameters<typeof course>[1]) =>
      contentWords(course('MATH 21', changes), () => '');
    expect([
      words({ chosen, locked: [name('Discussion', 'D1')] }),
      words({ chosen: chosen.toReversed(), locked: [name('Lecture', 'A')], picked: ['Discussion'] }),
    ]).toEqual([
      'MATH 21; Lecture A; Discussion D1, locked',
      'MATH 21; Lecture A, locked; Discussion D1, picked',
    ]);
  });
});

describe('a section', () => {
  it('has its kind abbreviated where that is usual', () => {
    expect([name('Laboratory', 'L4'), name('Case Study', '')].map(shortSectionWords)).toEqual([
      'Lab L4',
      'Case Study',
    ]);
    expect(['Discussion D10', 'Lecture', '7', ''].map(shortWords)).toEqual(['Disc D10', 'Lec', '7', '']);
  });

  it('that meets in a part of the term clashes on the dates that both have', () => {
    const entry = (name_: string, from: string | null, to: string | null): Entry => {
      const whole = section('Lecture', 'A', ['Tue'], '10:00', '11:00');
      const meetings = whole.meetings.map((meeting) => ({ ...meeting, from, to }));
      return { itemId: name_, is: 'course', name: name_, section: whole, meetings, isLocked: false };
    };
    const at = [{ weekday: 2 as const, start: 600, end: 660 }];
    const half = entry('ECON 10', '2026-10-27', null);
    const words = (second: Entry) => clashWords({ first: half, second, at });
    expect([
      words(entry('ART 1', null, null)),
      words(entry('ART 2', '2026-11-03', '2026-12-01')),
      clashWords({ first: entry('MATH 20', null, null), second: entry('ART 1', null, null), at }),
    ]).toEqual([
      'ECON 10 and ART 1, Tue 10:00 AM, from Oct 27',
      'ECON 10 and ART 2, Tue 10:00 AM, from Nov 3 until Dec 1',
      'MATH 20 and ART 1, Tue 10:00 AM',
    ]);
  });

  it('without a time is named with the days that are known', () => {
    const saturday: SectionMeeting = {
      days: ['Sat'],
      start: null,
      end: null,
      place: '',
      from: null,
      to: null,
    };
    const entry = (meetings: SectionMeeting[]): Entry => ({
      itemId: '1',
      is: 'course',
      name: 'HEALTH 243',
      section: { ...section('Lecture', 'A', [], '', ''), meetings },
      meetings,
      isLocked: false,
    });
    expect([untimedWords(entry([saturday])), untimedWords(entry([]))]).toEqual([
      'HEALTH 243 Lecture A, Sat, time to be announced',
      'HEALTH 243 Lecture A',
    ]);
  });
});

describe('a section that was chosen automatically', () => {
  const lecture = section('Lecture', 'A', ['Mon'], '09:00', '10:15');
  const waitlisted = {
    ...section('Discussion', 'D6', ['Tue'], '15:00', '16:00'),
    status: 'waitlist' as const,
  };
  const full = { ...section('Discussion', 'D4', ['Thu'], '15:00', '16:00'), status: 'full' as const };
  const moving = (...chosen: SectionName[]) =>
    coursesIn(version([course('MATH 21', { chosen })]).items).map((item) => ({
      item,
      sections: [lecture, waitlisted],
    }));

  it('is named with what is known of its seats, also where it makes room', () => {
    const moves = moving(name('Lecture', 'A'), name('Discussion', 'D1'));
    expect(addedWords('ECON 120', { own: [lecture, full], moves, clashes: [] })).toBe(
      'ECON 120 added: Lecture A, Mon 9:00 – 10:15 AM; Discussion D4, Thu 3:00 – 4:00 PM, full. ' +
        'MATH 21 (Discussion D6, waitlist) moved to make room',
    );
    expect(alongWords([lecture, waitlisted], [lecture, full], lecture)).toBe(
      'Discussion D4 (full) instead of D6 goes with it',
    );
  });

  it('is not named if only another section of its course moves', () => {
    const moves = moving(name('Lecture', 'B'), name('Discussion', 'D6'));
    expect(addedWords('ECON 120', { own: [lecture], moves, clashes: [] })).toMatch(
      /\. MATH 21 moved to make room$/,
    );
  });
});
