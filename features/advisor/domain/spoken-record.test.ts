import { describe, expect, it } from 'vitest';
import type { Course, Section } from '#features/catalogue/contract.ts';
import { SAMPLE_COURSE } from '#features/catalogue/domain/sample-course.ts';
import { recordsToCompare, recordSpokenOf } from './spoken-record.ts';
import { sectionsNamed } from './spoken-sections.ts';

const [FIRST] = SAMPLE_COURSE.sections as [Section];
const SECOND: Section = {
  ...FIRST,
  class_number: '20009',
  section: 'B',
  instructors: ['Mary Cartwright'],
  meetings: [{ days: ['Tue', 'Thu'], start: '09:00', end: '10:15', place: '', from: null, to: null }],
};
const FALL: Course = { ...SAMPLE_COURSE, sections: [FIRST, SECOND] };
const SPRING: Course = { ...SAMPLE_COURSE, class_number: '3', term: '2026 Spring', sections: [SECOND] };
const OFFERINGS = [SPRING, SPRING, FALL] as const;

describe('the card of a course that a reply names', () => {
  it.each([
    ['**COMPSCI 50** meets Mon, Wed 1:30 PM - 2:45 PM in 2025 Fall.', '2025 Fall'],
    ['COMPSCI 50 is given in 2026 Spring and 2025 Fall. In fall 2025 it is full.', '2025 Fall'],
    ['No clash in autumn 2025:\n\n- COMPSCI 50: Mon', '2025 Fall'],
    ['COMPSCI 50 is given in 2026 Spring and 2025 Fall.', '2026 Spring'],
    [
      '| COMPSCI 50 | Mon, Wed 1:30 PM - 2:45 PM | 2025 Fall and 2026 Spring |\n| X | 2026 Spring |',
      '2025 Fall',
    ],
    ['COMPSCI 50 is rated 4.2.', '2026 Spring'],
    ['Of 2025 Fall, MATH 1A.\n\nOf 2026 Spring, COMPSCI 50.', '2026 Spring'],
  ])('is of the term that the text mentions: %s', (reply, term) => {
    expect(recordSpokenOf(reply, OFFERINGS).term).toBe(term);
  });

  it('is of the term of the week that the reply proposes', () => {
    const week = { term: '2025 Fall' };
    expect(recordSpokenOf('COMPSCI 50 is rated 4.2.', OFFERINGS, week).term).toBe('2025 Fall');
    expect(recordSpokenOf('COMPSCI 50', OFFERINGS, { term: '2027 Fall' }).term).toBe('2026 Spring');
  });

  it('has the times of the section that the text states', () => {
    const told = recordSpokenOf('COMPSCI 50: Lecture B Tue, Thu 9:00 AM - 10:15 AM, 2025 Fall', OFFERINGS);
    expect(told).toMatchObject({ term: '2025 Fall', days: ['Tue', 'Thu'], instructors: ['Mary Cartwright'] });
    expect(told.schedule).toBe('Tue, Thu 9:00 AM - 10:15 AM');
    const first = recordSpokenOf('COMPSCI 50 meets Mon, Wed 1:30 PM - 2:45 PM, 2025 Fall', OFFERINGS);
    expect(first.schedule).toBe('Mon, Wed 1:30 PM - 2:45 PM');
  });
});

describe('the records of courses that are compared', () => {
  const other = (course: Course): Course => ({ ...course, class_tag: 'MATH 21A' });
  const termsOf = (reply: string, ...courses: (readonly [Course, ...Course[]])[]) =>
    recordsToCompare(reply, courses).map(({ class_tag, term }) => `${class_tag} ${term}`);

  it('are of one term, if there is one that all are offered in', () => {
    expect(termsOf('', [FALL, SPRING], [other(SPRING)])).toEqual([
      'COMPSCI 50 2026 Spring',
      'MATH 21A 2026 Spring',
    ]);
    expect(termsOf('', [other(SPRING), other(FALL)], [FALL])).toEqual([
      'MATH 21A 2025 Fall',
      'COMPSCI 50 2025 Fall',
    ]);
  });

  it('are of the term that is spoken of, if all are offered in it', () => {
    const both = [
      [FALL, SPRING],
      [other(FALL), other(SPRING)],
    ] as const;
    expect(termsOf('In spring 2026 they clash.', ...both)).toEqual([
      'COMPSCI 50 2026 Spring',
      'MATH 21A 2026 Spring',
    ]);
    expect(termsOf('In spring 2026 they clash.', [FALL, SPRING], [other(FALL)])).toEqual([
      'COMPSCI 50 2025 Fall',
      'MATH 21A 2025 Fall',
    ]);
  });

  it('are of the terms in which the reply recommends them, whatever else they are offered in', () => {
    const reply = '- **COMPSCI 50**: Mon; 2026 Spring; rated 4.1\n- **MATH 21A**: Tue; 2025 Fall; rated 4.2';
    expect(termsOf(reply, [FALL, SPRING], [other(FALL)])).toEqual([
      'COMPSCI 50 2026 Spring',
      'MATH 21A 2025 Fall',
    ]);
    expect(termsOf(reply.replace('; 2025 Fall', ''), [FALL, SPRING], [other(FALL)])).toEqual([
      'COMPSCI 50 2025 Fall',
      'MATH 21A 2025 Fall',
    ]);
  });

  it('are each of its own term, if there is none of them all', () => {
    expect(termsOf('', [FALL], [other(SPRING)])).toEqual(['COMPSCI 50 2025 Fall', 'MATH 21A 2026 Spring']);
  });
});

describe('the sections that a reply speaks of beside the lecture', () => {
  const lab = (section: string, class_number: string): Section => ({
    ...SECOND,
    component: 'Laboratory',
    section,
    class_number,
  });
  const record: Course = {
    ...FALL,
    sections: [FIRST, SECOND, lab('L1', '35408'), lab('L10', '35417'), lab('', '35499')],
  };
  const named = (reply: string): string[] =>
    sectionsNamed(reply, record).map(({ class_number }) => class_number);

  it.each([
    ['35408 is Laboratory L1 Wed 1:25 PM of **COMPSCI 50** in 2025 Fall.', ['35408']],
    ['**COMPSCI 50**: Lecture B Tue; Laboratory L10 Fri', ['35417']],
    ['**COMPSCI 50** has the class number 35499.', ['35499']],
    // What there is, and not what was asked for.
    ['**COMPSCI 50** has Laboratory L1 Wed and Laboratory L10 Fri.', []],
    ['**COMPSCI 50** has Lecture B.', []],
    ['**COMPSCI 50** is full.\n\nOf MATH 1A, Laboratory L1.', []],
    ['**COMPSCI 50** has 135408 students, Laboratory L100.', []],
  ])('are in %s', (reply, numbers) => {
    expect(named(reply)).toEqual(numbers);
  });
});
