import { expect, it } from 'vitest';
import { NO_MEETING, patternsOf, readMeetings } from './meetings.ts';

const at = (days: string, start: string | null, end: string | null, place = '') => ({
  ...NO_MEETING,
  days: days.split(' '),
  start,
  end,
  place,
});

it.each([
  ['Mon, Wed 1:30 PM - 2:45 PM', [at('Mon Wed', '13:30', '14:45')]],
  [
    'Mon, Wed 1:30 PM - 2:45 PM; Fri 10:00 AM - 11:00 AM',
    [at('Mon Wed', '13:30', '14:45'), at('Fri', '10:00', '11:00')],
  ],
  ['Mon 9:00-9:50, Wed 14:00-15:00', [at('Mon', '09:00', '09:50'), at('Wed', '14:00', '15:00')]],
  [
    'MWF 1:00-1:50 PM, Annex 4; T 1400-1515 (Pond House)',
    [at('Mon Wed Fri', '13:00', '13:50', 'Annex 4'), at('Tue', '14:00', '15:15', 'Pond House')],
  ],
  [
    'Tue 9:00 AM - 10:00 AM; Tue 3:00 PM - 4:00 PM',
    [at('Tue', '09:00', '10:00'), at('Tue', '15:00', '16:00')],
  ],
  ['Tue/Thu', [at('Tue Thu', null, null)]],
  ['', []],
])('reads %j', (text, meetings) => {
  expect(readMeetings(text)).toEqual(meetings);
});

it.each(['MWF 10:00-10:50; TBA', 'whenever', 'Mon 11:00-10:00', '10:00-11:00', 'T-Th 10:00-11:00'])(
  'rejects %j',
  (text) => {
    expect(readMeetings(text)).toBeNull();
  },
);

it('combines days with one time and place into a pattern, and keeps the rest separate', () => {
  expect(
    patternsOf([
      at('Thu', '09:30', '11:00'),
      at('Fri', '14:00', '15:00'),
      at('Tue', '09:30', '11:00'),
      at('Tue', '09:30', '11:00'),
      at('Mon', '09:30', '11:00', 'Hall B'),
    ] as Parameters<typeof patternsOf>[0]),
  ).toEqual([
    at('Tue Thu', '09:30', '11:00'),
    at('Fri', '14:00', '15:00'),
    at('Mon', '09:30', '11:00', 'Hall B'),
  ]);
});
