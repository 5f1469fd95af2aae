import { describe, expect, it } from 'vitest';
import type { Section, SectionMeeting } from '../../contract.ts';
import { SAMPLE_COURSE } from '../sample-course.ts';
import {
  countedList,
  kindCounts,
  listedByKind,
  principalKind,
  sectionCounts,
  spanOf,
} from './section-summary.ts';

const at = (days: SectionMeeting['days'], start: string, end: string): SectionMeeting => ({
  days,
  start,
  end,
  place: '',
  from: null,
  to: null,
});
const section = (component: string, name: string, more: Partial<Section> = {}): Section => ({
  ...(SAMPLE_COURSE.sections[0] as Section),
  component,
  section: name,
  meetings: [],
  ...more,
});
const repeat = (count: number, component: string): Section[] =>
  Array.from({ length: count }, (_, index) => section(component, String(index)));

describe('number of sections of a course', () => {
  it.each([
    [[...repeat(12, 'Laboratory'), ...repeat(4, 'Lecture')], '4 lectures · 12 labs'],
    [repeat(1, 'Seminar'), '1 seminar'],
    [repeat(1, ''), '1 section'],
    [repeat(2, 'Core Studio'), '2 core studio sections'],
    [[...repeat(1, 'Lecture'), section('Lecture', 'B', { status: 'cancelled' })], '1 lecture'],
    [[section('Lecture', 'B', { status: 'cancelled' })], 'cancelled'],
  ])('is given by kind: %#', (sections, said) => {
    expect(sectionCounts(sections)).toBe(said);
  });
});

describe('cancelled sections', () => {
  const cancelled = section('Laboratory', '0', { status: 'cancelled' });
  const labs = [cancelled, section('Laboratory', '1'), section('Laboratory', '2')];

  it('are not counted, and come last in a list', () => {
    expect(kindCounts([...labs, ...repeat(1, 'Lecture')])).toEqual([
      { kind: 'Lecture', count: 1 },
      { kind: 'Laboratory', count: 2 },
    ]);
    expect(countedList('Laboratory', labs)).toBe('2 labs, 1 cancelled');
    expect(listedByKind(labs).get('Laboratory')?.at(-1)).toBe(cancelled);
  });

  it('do not count as a kind of the course if all are cancelled', () => {
    expect(kindCounts([...repeat(1, 'Lecture'), cancelled])).toEqual([{ kind: 'Lecture', count: 1 }]);
    expect(countedList('Laboratory', [cancelled])).toBe('1 lab, cancelled');
  });
});

describe('range of times', () => {
  const early = section('Lecture', 'A', { meetings: [at(['Mon', 'Wed'], '09:00', '10:15')] });
  const late = section('Lecture', 'B', { meetings: [at(['Tue'], '14:30', '15:45')] });

  it('is from the first to the last', () => {
    expect(spanOf([early, late])).toBe('Mon – Wed, 9:00 AM – 3:45 PM');
  });

  it('is absent if all meet at one time, or nothing is known', () => {
    expect(spanOf([early, { ...early, section: 'C' }])).toBe('');
    expect(spanOf(repeat(3, 'Lecture'))).toBe('');
  });

  it('is that of the principal kind, without what is cancelled', () => {
    const sections = [early, { ...late, status: 'cancelled' as const }, section('Laboratory', 'L1')];
    expect(principalKind(sections)).toEqual([early]);
  });
});
