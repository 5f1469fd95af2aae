import { describe, expect, it } from 'vitest';
import { ask, say } from './testing/say-answer.ts';
import { course, lecture, section } from './testing/sample-sections.ts';
import type { BusyBlock, TimetabledCourse } from './timetabled-course.ts';
import { together } from './together.ts';

const LUNCH: BusyBlock = { days: ['Mon', 'Tue'], start: '12:00', end: '13:00' };

describe('held sections', () => {
  const two = course('A', [
    section('Lecture', '1', 'M 09:00-10:00'),
    section('Lecture', '2', 'F 09:00-10:00'),
  ]);
  const [first, second] = two.sections as [TimetabledCourse['sections'][0], TimetabledCourse['sections'][0]];
  const b = lecture('B', 'F 09:00-10:00');

  it('stay, and are named as the cause if another section would do', () => {
    expect(ask([two], { held: [{ course: two, sections: [second] }] })).toEqual(['A Lecture 2']);
    const found = together([two, b], { held: [{ course: two, sections: [second] }] });
    expect(found).toMatchObject({ answer: 'impossible', courses: [two, b], held: [{ section: second }] });
    expect(say(found)).toEqual(['A + B', 'A Lecture 2 / B Lecture A: Fri 9:00 – 10:00 AM']);
  });

  it('are not named as the cause if no section would do', () => {
    const never = lecture('C', 'MF 09:00-10:00');
    const found = together([two, never], { held: [{ course: two, sections: [first] }] });
    expect(found).toMatchObject({ answer: 'impossible', courses: [two, never], held: [] });
  });

  it('do not have to be requested again', () => {
    expect(ask([b], { held: [{ course: two, sections: [first] }] })).toEqual(['B Lecture A', 'A Lecture 1']);
    expect(ask([b], { held: [{ course: two, sections: [second] }] })[0]).toBe('B + A');
  });

  it('are displayed themselves, not another one at the same time', () => {
    const same = course('A', [
      section('Lecture', '1', 'M 09:00-10:00'),
      section('Lecture', '2', 'M 09:00-10:00'),
    ]);
    const held = [
      { course: same, sections: [{ class_number: 'Lecture-2', component: 'Lecture', section: '2' }] },
    ];
    expect(together([same], { held })).toMatchObject({
      choices: [{ isHeld: true, section: { section: '2' } }],
    });
  });

  it('leave other kinds open, and keep their links even without times', () => {
    const a = course('A', [
      section('Lecture', '1', 'M 09:00-10:00', { links: ['x'] }),
      section('Lecture', '2', 'F 09:00-10:00', { links: ['y'] }),
      section('Recitation', '1', '', { links: ['x'] }),
      section('Recitation', '2', '', { links: ['y'] }),
    ]);
    const held = [{ course: a, sections: [a.sections[3] as (typeof a.sections)[0]] }];
    expect(ask([a], { held })).toEqual(['A Lecture 2', 'A Recitation 2']);
    expect(together([a, b], { held })).toMatchObject({
      answer: 'impossible',
      held: [{ section: { component: 'Recitation' } }],
      notJudged: [{ section: { section: '2' } }],
    });
  });

  it('can be of a kind that need not be taken', () => {
    const a = course(
      'A',
      [section('Lecture', '1', 'M 09:00-10:00'), section('Review', '1', 'F 09:00-10:00')],
      {
        takes: ['Lecture'],
      },
    );
    expect(together([a, b]).answer).toBe('together');
    const held = [{ course: a, sections: [a.sections[1] as (typeof a.sections)[0]] }];
    expect(together([a, b], { held })).toMatchObject({ answer: 'impossible', held: [{ kind: 'Review' }] });
  });

  it('are reported if missing from the record, and chosen anew', () => {
    const name = { class_number: '0', component: 'Lecture', section: '9' };
    const found = together([two], { held: [{ course: two, sections: [name] }] });
    expect(found).toMatchObject({ answer: 'together', notHeld: [{ course: two, section: name }] });
    const cancelled = lecture('C', 'M 09:00-10:00');
    const gone = {
      ...cancelled,
      sections: cancelled.sections.map((each) => ({ ...each, status: 'cancelled' as const })),
    };
    expect(together([gone], { held: [{ course: gone, sections: cancelled.sections }] })).toMatchObject({
      answer: 'together',
      choices: [],
      notHeld: [{ course: gone }],
      cancelled: [{ course: gone, kind: 'Lecture' }],
    });
  });
});

describe('own blocks', () => {
  it('are kept free, and named if they are the cause', () => {
    const a = course('A', [
      section('Lecture', '1', 'M 12:30-14:00'),
      section('Lecture', '2', 'W 12:30-14:00'),
    ]);
    expect(ask([a], { blocks: [LUNCH] })).toEqual(['A Lecture 2']);
    expect(ask([a, lecture('B', 'W 13:00-14:00')], { blocks: [LUNCH] })).toEqual([
      'A + B + block',
      'block / A Lecture 1: Mon 12:30 – 1:00 PM',
      'A Lecture 2 / B Lecture A: Wed 1:00 – 2:00 PM',
    ]);
  });

  it('do not clash with each other', () => {
    const longer = { ...LUNCH, end: '14:00' };
    expect(ask([lecture('A', 'M 14:00-15:00')], { blocks: [LUNCH, longer] })).toEqual(['A Lecture A']);
  });
});

describe('step budget', () => {
  /** More courses than hours, each meeting in the same many hours. */
  const crowd = Array.from({ length: 9 }, (_, index) =>
    course(
      `C${index}`,
      Array.from({ length: 8 }, (_, at) => section('Lecture', `${at}`, `M ${10 + at}:00-${10 + at}:50`)),
    ),
  );

  it('ends what would take too long as undecided', () => {
    expect(together(crowd, { budget: 1000 }).answer).toBe('undecided');
    expect(together(crowd.slice(1), { budget: 1000 }).answer).toBe('together');
    expect(together(crowd.slice(0, 1), { budget: 0 }).answer).toBe('undecided');
  });

  it('marks a set that was not fully reduced', () => {
    const clash = [lecture('X', 'T 09:00-10:00'), lecture('Y', 'T 09:00-10:00')];
    // One step shows that X and Y clash, and leaves none to find out whether one of them alone is possible.
    expect(together(clash, { budget: 1 })).toMatchObject({ answer: 'impossible', isIrreducible: false });
    expect(together(clash, { budget: 2 })).toMatchObject({ answer: 'impossible', isIrreducible: true });
  });
});
