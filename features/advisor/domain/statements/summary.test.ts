import { describe, expect, it } from 'vitest';
import type { Statement } from '../../contract.ts';
import { changeText, summaryOf } from './summary.ts';

const of = (...verdicts: Statement['verdict'][]) =>
  summaryOf(
    verdicts.map((verdict) => ({ verdict })),
    { assistant: 'Quill', date: '2025-08-14', today: '2025-10-15' },
  );

describe('the line under a reply', () => {
  it('counts what the catalogue bears out, and what it does not', () => {
    expect(of('verified', 'verified', 'quoted', 'own_words')).toBe(
      '2 statements from the catalogue · 1 quoted from it · 1 in Quill’s own words · catalogue of 14 August',
    );
  });

  it('says what is quoted where nothing else is from the catalogue', () => {
    expect(of('quoted')).toBe('1 statement quoted from the catalogue · catalogue of 14 August');
    expect(of('quoted', 'own_words', 'quoted')).toBe(
      '2 statements quoted from the catalogue · 1 in Quill’s own words · catalogue of 14 August',
    );
  });

  it('names first what differs', () => {
    expect(of('verified', 'contradicted', 'unknown_course')).toBe(
      '1 statement differs from the catalogue · 1 names a course that is not in the catalogue · 1 statement from the catalogue · catalogue of 14 August',
    );
  });

  it('tells a reference that names nothing from a course that is not there', () => {
    const claim = {
      code: 'GEOL 10',
      said: '[[GEOL 10 charm]]',
      record: null,
      agrees: 'no' as const,
      term: null,
    };
    const unknown = {
      verdict: 'unknown_course' as const,
      claims: [{ ...claim, field: 'reference', start: 0, end: 17 }],
    };
    const setting = { assistant: 'Quill', date: null, today: '2025-10-15' };
    expect(summaryOf([unknown], setting)).toBe('1 refers to what the catalogue does not have');
    expect(summaryOf([unknown, { verdict: 'unknown_course' }], setting)).toBe(
      '1 names a course that is not in the catalogue · 1 refers to what the catalogue does not have',
    );
  });

  it('says so where nothing was checked', () => {
    expect(of('own_words', 'own_words')).toBe('Nothing in this reply was checked against the catalogue.');
    expect(of()).toBe('Nothing in this reply was checked against the catalogue.');
  });

  it('names the year of a catalogue that is not this year’s', () => {
    const setting = { assistant: 'Quill', date: '2024-08-14', today: '2025-10-15' };
    expect(summaryOf([{ verdict: 'verified' }], setting)).toBe(
      '1 statement from the catalogue · catalogue of 14 August 2024',
    );
  });

  it('counts values that the catalogue has changed since, and tells each', () => {
    const setting = { assistant: 'Quill', date: '2025-08-14', today: '2025-10-15' };
    expect(summaryOf([{ verdict: 'verified' }], { ...setting, changed: 1 })).toBe(
      '1 statement from the catalogue · 1 value has changed since · catalogue of 14 August',
    );
    const fact = { start: 0, end: 8, code: 'GEOL 10', term: '2026 Spring', section: null, field: 'times' };
    const changed = { ...fact, value: 'Tue 1:30 PM', version: 'before', now: 'Wed 1:30 PM' };
    expect(changeText(changed, setting)).toBe(
      'GEOL 10, 2026 Spring, on 14 August: Tue 1:30 PM; now Wed 1:30 PM',
    );
    expect(changeText({ ...changed, now: null }, setting)).toBe(
      'GEOL 10, 2026 Spring, on 14 August: Tue 1:30 PM; no longer in the catalogue',
    );
  });
});
