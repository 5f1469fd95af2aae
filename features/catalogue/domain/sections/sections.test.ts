import { describe, expect, it } from 'vitest';
import type { Section } from '../../contract.ts';
import { principalFields, principalSection, timeFields } from './sections.ts';

const section = (component: string, name: string, more: Partial<Section> = {}): Section => ({
  class_number: '',
  section: name,
  component,
  instructors: [],
  meetings: [],
  enrollment: null,
  cap: null,
  status: null,
  links: [],
  ...more,
});
const meeting = (days: Section['meetings'][number]['days'], start: string | null, end: string | null) => ({
  days,
  start,
  end,
  place: '',
  from: null,
  to: null,
});

describe('the principal section', () => {
  it('is of the first kind, the first by name that is not cancelled', () => {
    const sections = [
      section('Laboratory', 'L1'),
      section('Lecture', 'A10'),
      section('Lecture', 'A2'),
      section('Lecture', 'A1', { status: 'cancelled' }),
    ];
    expect(principalSection(sections)?.section).toBe('A2');
    expect(principalSection([section('Thesis', '1', { status: 'cancelled' })])?.section).toBe('1');
    expect(principalSection([])).toBeUndefined();
  });

  it('gives its times; its kind gives the instructors and the seats', () => {
    const fields = principalFields([
      section('Lecture', '1', {
        instructors: ['Ada Byron'],
        meetings: [meeting(['Mon', 'Wed'], '13:30', '14:45')],
        enrollment: 40,
        cap: 50,
      }),
      section('Lecture', '2', { instructors: ['Alan Mathison', 'Ada Byron'], enrollment: 30, cap: 40 }),
      section('Recitation', '1', { instructors: ['Grace Hopperfield'], enrollment: 15, cap: 15 }),
    ]);
    expect(fields).toEqual({
      component: 'Lecture',
      instructors: ['Ada Byron', 'Alan Mathison'],
      days: ['Mon', 'Wed'],
      start_times: { '1': '13:30', '3': '13:30' },
      end_times: { '1': '14:45', '3': '14:45' },
      schedule: 'Mon, Wed 1:30 PM - 2:45 PM',
      current_enrollment_number: 70,
      enrollment_cap: 90,
    });
  });

  it('has unknown seats if one section does not state them', () => {
    const fields = principalFields([
      section('Lecture', '1', { enrollment: 40, cap: 50 }),
      section('Lecture', '2', { enrollment: 30 }),
    ]);
    expect([fields.current_enrollment_number, fields.enrollment_cap]).toEqual([70, null]);
  });
});

describe('the times of a section', () => {
  it('are the first of each day; the schedule has all, with adjacent ones merged', () => {
    const fields = timeFields([
      meeting(['Fri'], '10:00', '11:00'),
      meeting(['Mon'], '15:00', '16:00'),
      meeting(['Mon'], '09:00', '10:00'),
      meeting(['Mon'], '16:00', '17:00'),
      meeting(['Thu'], null, null),
    ]);
    expect(fields.days).toEqual(['Mon', 'Thu', 'Fri']);
    expect(fields.start_times).toEqual({ '1': '09:00', '5': '10:00' });
    expect(fields.schedule).toBe(
      'Mon 9:00 AM - 10:00 AM; Mon 3:00 PM - 5:00 PM; Thu; Fri 10:00 AM - 11:00 AM',
    );
  });
});
