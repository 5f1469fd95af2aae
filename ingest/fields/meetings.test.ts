import { expect, it } from 'vitest';
import { meetingFields } from './meetings.ts';

it('lists the week in order and groups days with the same time', () => {
  expect(
    meetingFields([
      { day: 'Fri', start: '14:00', end: '15:00' },
      { day: 'Thu', start: '09:30', end: '11:00' },
      { day: 'Tue', start: '09:30', end: '11:00' },
    ]),
  ).toEqual({
    days: ['Tue', 'Thu', 'Fri'],
    start_times: { '2': '09:30', '4': '09:30', '5': '14:00' },
    end_times: { '2': '11:00', '4': '11:00', '5': '15:00' },
    schedule: 'Tue, Thu 9:30 AM - 11:00 AM; Fri 2:00 PM - 3:00 PM',
  });
});

it('merges adjacent meetings and lists separate ones', () => {
  const touching = [
    { day: 'Fri', start: '11:00', end: '12:00' },
    { day: 'Fri', start: '09:00', end: '11:00' },
  ] as const;
  expect(meetingFields(touching)).toMatchObject({
    start_times: { '5': '09:00' },
    end_times: { '5': '12:00' },
    schedule: 'Fri 9:00 AM - 12:00 PM',
  });
  const apart = [...touching, { day: 'Fri', start: '13:30', end: '14:30' }] as const;
  expect(meetingFields(apart)).toMatchObject({
    end_times: { '5': '12:00' },
    schedule: 'Fri 9:00 AM - 12:00 PM; Fri 1:30 PM - 2:30 PM',
  });
});

it('keeps the days of a class without times', () => {
  const fields = meetingFields([
    { day: 'Mon', start: null, end: null },
    { day: 'Wed', start: null, end: null },
  ]);
  expect(fields).toEqual({ days: ['Mon', 'Wed'], start_times: {}, end_times: {}, schedule: 'Mon, Wed' });
});
