import { describe, expect, it } from 'vitest';
import { formatMeetingTimes } from '../sections/meeting-times.ts';
import { overlapsOf } from './overlaps.ts';
import { section } from './testing/sample-sections.ts';

const TERM = { start: '2025-09-02', end: '2025-12-10' };

/** When two sections overlap, in words. */
const overlap = (a: string, b: string, dates: typeof TERM | null = null): string =>
  formatMeetingTimes({
    meetings: overlapsOf(section('Lecture', 'A', a), section('Lecture', 'B', b), dates),
    untimed: [],
  });

describe('two sections', () => {
  it('overlap on the days and minutes of both', () => {
    expect(overlap('MWF 09:00-10:00', 'WF 09:30-11:00')).toBe('Wed, Fri 9:30 – 10:00 AM');
    expect(overlap('M 09:00-10:00; M 13:00-14:00', 'M 09:30-13:30')).toBe(
      'Mon 9:30 – 10:00 AM; Mon 1:00 – 1:30 PM',
    );
    expect(overlap('Su 23:00-23:59', 'Su 23:58-23:59')).toBe('Sun 11:58 – 11:59 PM');
    expect(overlap('Su 23:00-23:59', 'M 00:00-01:00')).toBe('');
  });

  it('do not overlap back to back', () => {
    expect(overlap('TR 09:00-10:22', 'TR 10:22-11:00')).toBe('');
    expect(overlap('TR 10:22-11:00', 'TR 09:00-10:22')).toBe('');
  });

  it('are compared by the minute, even within one cell of five minutes', () => {
    expect(overlap('T 09:00-10:23', 'T 10:22-11:00')).toBe('Tue 10:22 – 10:23 AM');
    expect(overlap('T 16:00-16:56', 'T 16:57-16:59')).toBe('');
  });

  it('list a span once if several meetings share it', () => {
    expect(overlap('M 09:00-10:00; M 09:00-10:00 2025-09-02..2025-10-20', 'M 09:00-10:00')).toBe(
      'Mon 9:00 – 10:00 AM',
    );
  });

  it('list what several meetings have in common as one span, but not what only follows', () => {
    expect(overlap('M 09:00-10:00; M 09:30-11:00', 'M 09:15-10:30')).toBe('Mon 9:15 – 10:30 AM');
    expect(overlap('M 09:00-10:00; M 10:00-11:00', 'M 09:30-10:30')).toBe(
      'Mon 9:30 – 10:00 AM; Mon 10:00 – 10:30 AM',
    );
  });

  it('do not overlap in different halves of a term', () => {
    const first = 'MW 09:00-10:00 2025-09-02..2025-10-20';
    const second = 'MW 09:00-10:00 2025-10-21..2025-12-10';
    expect(overlap(first, second)).toBe('');
    expect(overlap(first, 'MW 09:00-10:00')).toBe('Mon, Wed 9:00 – 10:00 AM');
    expect(overlap(second, 'MW 09:00-10:00', TERM)).toBe('Mon, Wed 9:00 – 10:00 AM');
  });

  it('overlap only if both ranges of dates contain that weekday', () => {
    // 2025-10-20 is a Monday.
    const first = 'MW 09:00-10:00 2025-09-02..2025-10-20';
    expect(overlap(first, 'MW 09:00-10:00 2025-10-20..2025-12-10')).toBe('Mon 9:00 – 10:00 AM');
    expect(overlap(first, 'W 09:00-10:00 2025-10-16..2025-12-10')).toBe('');
    expect(overlap(first, 'W 09:00-10:00 2025-10-15..2025-10-15')).toBe('Wed 9:00 – 10:00 AM');
    expect(overlap('T 09:00-10:00 2025-10-20..2025-10-20', 'T 09:00-10:00')).toBe('');
  });

  it('have the dates of the term if they state none', () => {
    const exam = 'F 09:00-10:00 2025-12-11..2025-12-20';
    expect(overlap(exam, 'F 09:00-10:00', TERM)).toBe('');
    expect(overlap(exam, exam, TERM)).toBe('Fri 9:00 – 10:00 AM');
    expect(overlap(exam, 'F 09:00-10:00')).toBe('Fri 9:00 – 10:00 AM');
    expect(overlap('F 09:00-10:00 ..2025-10-20', 'F 09:00-10:00 2025-10-20..', TERM)).toBe('');
    expect(overlap('F 09:00-10:00 ..2025-10-24', 'F 09:00-10:00 2025-10-20..', TERM)).toBe(
      'Fri 9:00 – 10:00 AM',
    );
  });

  it('do not overlap if days or times are unknown', () => {
    expect(overlap('T', 'T 09:00-10:00')).toBe('');
    expect(overlap('', 'T 09:00-10:00')).toBe('');
    expect(overlap(' 09:00-10:00', 'T 09:00-10:00')).toBe('');
    expect(overlap('T 10:00-09:00', 'T 09:00-10:00')).toBe('');
  });
});
