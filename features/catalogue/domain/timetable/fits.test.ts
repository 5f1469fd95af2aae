import { describe, expect, it } from 'vitest';
import { fitsWith, prepareHeld } from './fits.ts';
import { course, lecture, section } from './testing/sample-sections.ts';

const either = (code: string, ...times: string[]) =>
  course(
    code,
    times.map((each, at) => section('Lecture', `${at + 1}`, each)),
  );

describe('a course beside held sections', () => {
  it('fits if one choice exists for all of them', () => {
    const held = prepareHeld([either('A', 'M 09:00-10:00', 'T 09:00-10:00'), lecture('B', 'F 09:00-10:00')]);
    expect(held.alone.answer).toBe('together');
    // Each of these needs another section of A.
    expect(fitsWith(held, lecture('C', 'M 09:00-10:00'))).toBe('together');
    expect(fitsWith(held, lecture('D', 'T 09:00-10:00'))).toBe('together');
    expect(fitsWith(held, lecture('E', 'MT 09:00-10:00'))).toBe('impossible');
    expect(fitsWith(held, lecture('F', 'F 09:59-10:00'))).toBe('impossible');
  });

  it('does not fit if it fits each of them but not all', () => {
    const times = ['M 09:00-10:00', 'T 09:00-10:00'];
    const held = prepareHeld([either('A', ...times), either('B', ...times)]);
    expect(fitsWith(held, either('C', ...times))).toBe('impossible');
    expect(fitsWith(held, either('C', ...times, 'W 09:00-10:00'))).toBe('together');
  });

  it('fits with all its kinds, and only as they are linked', () => {
    const held = prepareHeld([lecture('A', 'M 09:00-10:00'), lecture('B', 'T 09:00-10:00')]);
    const linked = (recitation: string) =>
      course('C', [
        section('Lecture', '1', 'F 09:00-10:00', { links: ['x'] }),
        section('Lecture', '2', 'F 10:00-11:00', { links: ['y'] }),
        section('Recitation', '1', 'M 09:30-11:00', { links: ['x'] }),
        section('Recitation', '2', recitation, { links: ['y'] }),
      ]);
    expect(fitsWith(held, linked('W 09:00-10:00'))).toBe('together');
    expect(fitsWith(held, linked('T 09:00-10:00'))).toBe('impossible');
    expect(fitsWith(held, linked('F 10:30-11:00'))).toBe('impossible');
  });

  it('fits without known times, and if it is held itself', () => {
    const a = lecture('A', 'M 09:00-10:00');
    const held = prepareHeld([a]);
    expect(fitsWith(held, lecture('B', ''))).toBe('together');
    expect(fitsWith(held, either('B', '', 'M 09:00-10:00'))).toBe('together');
    expect(fitsWith(held, a)).toBe('together');
    expect(fitsWith(held, { ...a, course_id: 'other' })).toBe('impossible');
  });

  it('respects held sections, blocks and the dates of the term', () => {
    const a = either('A', 'M 09:00-10:00', 'T 09:00-10:00');
    const held = prepareHeld([], {
      held: [{ course: a, sections: a.sections.slice(1) }],
      blocks: [{ days: ['Wed'], start: '12:00', end: '13:00' }],
      dates: { start: '2025-09-02', end: '2025-12-10' },
    });
    expect(fitsWith(held, lecture('B', 'M 09:00-10:00'))).toBe('together');
    expect(fitsWith(held, lecture('C', 'T 09:00-10:00'))).toBe('impossible');
    expect(fitsWith(held, lecture('D', 'W 12:30-13:30'))).toBe('impossible');
    expect(fitsWith(held, lecture('E', 'T 09:00-10:00 2025-12-11..2025-12-20'))).toBe('together');
  });

  it('fits nothing if the held sections themselves clash', () => {
    const held = prepareHeld([lecture('A', 'M 09:00-10:00'), lecture('B', 'M 09:00-10:00')]);
    expect(held.alone).toMatchObject({
      answer: 'impossible',
      courses: [{ class_tag: 'A' }, { class_tag: 'B' }],
    });
    expect(fitsWith(held, lecture('C', 'F 09:00-10:00'))).toBe('impossible');
  });

  it('is undecided when the budget runs out', () => {
    const a = either('A', 'M 09:00-10:00', 'T 09:00-10:00');
    const held = prepareHeld([a], { budget: 1 });
    expect(held.alone.answer).toBe('together');
    expect(fitsWith(held, lecture('B', 'M 09:00-10:00'))).toBe('undecided');
  });

  it('is searched only once for all that meet at the same times', () => {
    const held = prepareHeld([either('A', 'M 09:00-10:00', 'T 09:00-10:00')]);
    for (const code of ['B', 'C', 'D'])
      expect(fitsWith(held, lecture(code, 'M 09:00-10:00'))).toBe('together');
    expect(held.answers.size).toBe(1);
  });
});
