import { describe, expect, it } from 'vitest';
import { SAMPLE_COURSE } from '../sample-course.ts';
import { ask, say } from './testing/say-answer.ts';
import { course, lecture, section } from './testing/sample-sections.ts';
import type { TimetabledCourse } from './timetabled-course.ts';
import { together } from './together.ts';

describe('courses of one term', () => {
  it('fit together if their times do', () => {
    expect(ask([])).toEqual([]);
    expect(ask([lecture('A', 'M 09:00-10:00'), lecture('B', 'M 10:00-11:00')])).toEqual([
      'A Lecture A',
      'B Lecture A',
    ]);
  });

  it('are impossible if no pair of their sections is compatible, each with its times', () => {
    const two = course('B', [
      section('Lecture', '1', 'M 09:30-11:00'),
      section('Lecture', '2', 'MT 09:50-11:00'),
    ]);
    expect(ask([lecture('A', 'M 09:00-10:00'), lecture('C', 'F 09:00-10:00'), two])).toEqual([
      'A + B',
      'A Lecture A / B Lecture 1: Mon 9:30 – 10:00 AM',
      'A Lecture A / B Lecture 2: Mon 9:50 – 10:00 AM',
    ]);
  });

  it('can be impossible even though every two of them fit together', () => {
    const either = (code: string) =>
      course(code, [section('Lecture', '1', 'M 09:00-10:00'), section('Lecture', '2', 'T 09:00-10:00')]);
    const [a, b, c] = [either('A'), either('B'), either('C')];
    expect(together([a, b]).answer).toBe('together');
    expect(together([a, c]).answer).toBe('together');
    expect(together([b, c]).answer).toBe('together');
    const found = together([a, lecture('X', 'F 09:00-10:00'), b, c]);
    expect(found).toMatchObject({ answer: 'impossible', courses: [a, b, c], isIrreducible: true });
    expect(say(found)).toHaveLength(7);
  });

  it('take sections that are compatible with all others, not the first compatible pair', () => {
    const a = course('A', [
      section('Lecture', '1', 'M 09:00-10:00'),
      section('Lecture', '2', 'F 09:00-10:00'),
    ]);
    const b = course('B', [
      section('Lecture', '1', 'F 09:00-10:00'),
      section('Lecture', '2', 'W 09:00-10:00'),
    ]);
    expect(ask([a, b, lecture('C', 'M 09:30-11:00')])).toEqual(['A Lecture 2', 'B Lecture 2', 'C Lecture A']);
    expect(ask([a, b, lecture('C', 'MW 09:00-10:00')])).toEqual([
      'A + B + C',
      'A Lecture 2 / B Lecture 1: Fri 9:00 – 10:00 AM',
      'A Lecture 1 / C Lecture A: Mon 9:00 – 10:00 AM',
      'B Lecture 2 / C Lecture A: Wed 9:00 – 10:00 AM',
    ]);
  });

  it('are compared to the minute', () => {
    expect(ask([lecture('A', 'T 09:00-10:22'), lecture('B', 'T 10:22-16:59')])).toHaveLength(2);
    expect(ask([lecture('A', 'T 09:00-10:23'), lecture('B', 'T 10:22-16:59')])).toEqual([
      'A + B',
      'A Lecture A / B Lecture A: Tue 10:22 – 10:23 AM',
    ]);
  });

  it('fit together in the two halves of a term', () => {
    const first = lecture('A', 'MW 09:00-10:00 2025-09-02..2025-10-20');
    const second = lecture('B', 'MW 09:00-10:00 2025-10-21..2025-12-10');
    expect(together([first, second]).answer).toBe('together');
    expect(together([first, second, lecture('C', 'W 09:00-10:00')])).toMatchObject({
      answer: 'impossible',
      courses: [{ class_tag: 'A' }, { class_tag: 'C' }],
    });
  });

  it('are returned as the original records', () => {
    const found = together([SAMPLE_COURSE]);
    const instructors =
      found.answer === 'together' ? found.choices.map(({ section }) => section.instructors) : [];
    expect(instructors).toEqual(SAMPLE_COURSE.sections.map((each) => each.instructors));
  });

  it('count once if one is given twice', () => {
    const a = lecture('A', 'M 09:00-10:00');
    expect(ask([a, a, { ...a }])).toEqual(['A Lecture A']);
  });
});

describe('kinds of one course', () => {
  const lectureAt = (times: string) => section('Lecture', 'A', times);

  it('are all taken: a laboratory is no alternative to its lecture', () => {
    const a = course('A', [lectureAt('M 09:00-10:00'), section('Laboratory', 'L', 'T 09:00-12:00')]);
    expect(ask([a])).toEqual(['A Lecture A', 'A Laboratory L']);
    expect(ask([a, lecture('B', 'M 09:00-10:00')])[0]).toBe('A + B');
    expect(ask([a, lecture('B', 'T 09:00-10:00')])[0]).toBe('A + B');
  });

  it('are taken as the record states', () => {
    const sections = [lectureAt('M 09:00-10:00'), section('Laboratory', 'L', 'T 09:00-12:00')];
    const a = course('A', sections, { takes: ['Lecture'] });
    expect(ask([a, lecture('B', 'T 09:00-10:00')])).toEqual(['A Lecture A', 'B Lecture A']);
  });

  it('clash with each other too', () => {
    const a = course('A', [lectureAt('M 09:00-10:00'), section('Laboratory', 'L', 'M 09:30-12:00')]);
    expect(ask([a])).toEqual(['A', 'A Lecture A / A Laboratory L: Mon 9:30 – 10:00 AM']);
  });

  it('are combined according to their links', () => {
    const a = course('A', [
      section('Lecture', '1', 'M 09:00-10:00', { links: ['x'] }),
      section('Lecture', '2', 'F 09:00-10:00', { links: ['y'] }),
      section('Recitation', '1', 'T 09:00-10:00', { links: ['x', 'z'] }),
      section('Recitation', '2', 'W 09:00-10:00', { links: ['y'] }),
    ]);
    const clear = (times: string) => ask([a, lecture('B', times)]);
    expect(clear('M 09:00-10:00')).toEqual(['A Lecture 2', 'A Recitation 2', 'B Lecture A']);
    expect(clear('W 09:00-10:00')).toEqual(['A Lecture 1', 'A Recitation 1', 'B Lecture A']);
    expect(clear('MW 09:00-10:00')).toEqual([
      'A + B',
      'A Lecture 1 / A Recitation 2: links',
      'A Lecture 2 / A Recitation 1: links',
      'A Lecture 1 / B Lecture A: Mon 9:00 – 10:00 AM',
      'A Recitation 2 / B Lecture A: Wed 9:00 – 10:00 AM',
    ]);
  });

  it('can be combined with any if there are no links', () => {
    const a = course('A', [
      section('Lecture', '1', 'M 09:00-10:00', { links: ['x'] }),
      section('Recitation', '1', 'T 09:00-10:00', { links: ['y'] }),
      section('Recitation', '2', 'W 09:00-10:00'),
    ]);
    expect(ask([a])).toEqual(['A Lecture 1', 'A Recitation 2']);
  });
});

describe('sections of one kind', () => {
  const recitation = (name: string, more: Parameters<typeof section>[3], times = 'M 09:00-10:00') =>
    section('Recitation', name, times, more);
  const choicesOf = (sections: TimetabledCourse['sections']) => {
    const found = together([course('A', [...sections])]);
    return found.answer === 'together'
      ? found.choices.map(({ section, alike }) => [section.section, ...alike.map((each) => each.section)])
      : [];
  };

  it('are one choice at the same time, displayed as the first with a free seat', () => {
    const [full, open, last] = [
      recitation('1', { status: 'full' }),
      recitation('2', { status: 'open' }),
      recitation('3', { status: 'open' }),
    ];
    expect(choicesOf([full, open, last])).toEqual([['2', '2', '3', '1']]);
    expect(choicesOf([full, recitation('2', { status: 'waitlist' })])).toEqual([['1', '1', '2']]);
  });

  it('are chosen before others that are full', () => {
    const full = recitation('1', { status: 'full' });
    expect(choicesOf([full, recitation('2', { status: 'open' }, 'T 09:00-10:00')])).toEqual([['2', '2']]);
    expect(choicesOf([full, recitation('2', {}, 'T 09:00-10:00')])).toEqual([['1', '1']]);
  });

  it('have a free seat by their figures if the registrar states no status', () => {
    const filled = recitation('1', { enrollment: 20, cap: 20 });
    const unknown = recitation('2', { enrollment: 20, cap: null });
    const free = recitation('3', { enrollment: 19, cap: 20 });
    expect(choicesOf([filled, unknown, free])).toEqual([['3', '3', '1', '2']]);
  });

  it('are two choices if their dates or links differ', () => {
    expect(choicesOf([recitation('1', {}), recitation('2', { links: ['x'] })])).toEqual([['1', '1']]);
    expect(
      choicesOf([recitation('1', {}), recitation('2', {}, 'M 09:00-10:00 2025-09-02..2025-10-20')]),
    ).toEqual([['1', '1']]);
  });

  it('are one choice however their meetings are written', () => {
    expect(
      choicesOf([recitation('1', {}, 'MW 09:00-10:00'), recitation('2', {}, 'W 09:00-10:00; M 09:00-10:00')]),
    ).toEqual([['1', '1', '2']]);
  });
});

describe('cancelled sections', () => {
  it('are never chosen', () => {
    const a = course('A', [
      section('Lecture', '1', 'M 09:00-10:00', { status: 'cancelled' }),
      section('Lecture', '2', 'F 09:00-10:00'),
    ]);
    expect(ask([a])).toEqual(['A Lecture 2']);
    expect(ask([a, lecture('B', 'F 09:00-10:00')])[0]).toBe('A + B');
  });

  it('are named if there are no others of the kind', () => {
    const a = course('A', [
      section('Lecture', '1', 'M 09:00-10:00'),
      section('Laboratory', '1', 'M 09:00-10:00', { status: 'cancelled' }),
    ]);
    const found = together([a]);
    expect(say(found)).toEqual(['A Lecture 1']);
    expect(found.cancelled).toEqual([{ course: a, kind: 'Laboratory' }]);
  });
});

describe('sections without times', () => {
  it('constrain nothing if the kind has no others, and are named', () => {
    const recitation = section('Recitation', '1', '', { status: 'full' });
    const a = course('A', [section('Lecture', '1', 'M 09:00-10:00'), recitation]);
    const found = together([a, lecture('B', 'F 09:00-10:00')]);
    expect(say(found)).toEqual(['A Lecture 1', 'A Recitation 1', 'B Lecture A']);
    expect(found.notJudged).toEqual([{ course: a, kind: 'Recitation', section: recitation }]);
  });

  it('are named when something else is impossible', () => {
    const project = course('A', [section('Project', '1', '')]);
    const found = together([project, lecture('B', 'M 09:00-10:00'), lecture('C', 'M 09:00-10:00')]);
    expect(found).toMatchObject({ answer: 'impossible', notJudged: [{ course: project, kind: 'Project' }] });
  });

  it('follow the links of the chosen sections, or are none', () => {
    const linked = (links: string[]) =>
      course('A', [
        section('Lecture', '1', 'M 09:00-10:00', { links: ['x'] }),
        section('Recitation', '1', '', { links: ['y'] }),
        section('Recitation', '2', '', { links }),
      ]);
    expect(ask([linked(['x'])])).toEqual(['A Lecture 1', 'A Recitation 2']);
    const found = together([linked(['y'])]);
    expect(say(found)).toEqual(['A Lecture 1']);
    expect(found.notJudged).toMatchObject([{ kind: 'Recitation', section: null }]);
  });

  it('are chosen only if none with times is compatible', () => {
    const a = course('A', [
      section('Lecture', '1', ''),
      section('Lecture', '2', 'M 09:00-10:00'),
      section('Lecture', '3', 'T 09:00-10:00'),
    ]);
    const b = course('B', [
      section('Lecture', '1', 'M 09:00-10:00'),
      section('Lecture', '2', 'T 09:00-10:00'),
    ]);
    expect(ask([a, b])).toEqual(['A Lecture 2', 'B Lecture 2']);
    const found = together([a, b, lecture('C', 'T 09:00-10:00')]);
    expect(say(found)).toEqual(['A Lecture 1', 'B Lecture 1', 'C Lecture A']);
    expect(found.notJudged).toMatchObject([{ course: a, kind: 'Lecture', section: { section: '1' } }]);
  });

  it('are judged as far as their times are known', () => {
    const a = lecture('A', 'M 09:00-10:00; F');
    const found = together([a, lecture('B', 'F 09:00-10:00')]);
    expect(found).toMatchObject({ answer: 'together', notJudged: [{ course: a, section: a.sections[0] }] });
    expect(together([a, lecture('B', 'M 09:00-10:00')]).answer).toBe('impossible');
  });

  it('include those with a time and no day', () => {
    const a = lecture('A', ' 09:00-10:00');
    expect(together([a, lecture('B', 'MTWRF 09:00-10:00')])).toMatchObject({
      answer: 'together',
      notJudged: [{ course: a }],
    });
  });
});
