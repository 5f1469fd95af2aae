import { expect, it } from 'vitest';
import { readClock, readClockRange } from './clock.ts';

it.each([
  ['9:45am', '09:45'],
  ['12:00pm', '12:00'],
  ['12:15 AM', '00:15'],
  ['1:30 p.m.', '13:30'],
  ['9am', '09:00'],
  ['13:30', '13:30'],
  ['13:30:00', '13:30'],
  ['2025-09-03T13:30:00', '13:30'],
  ['03:00', '03:00'],
  ['1400', '14:00'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['12 noon', '12:00'],
])('reads %s as %s', (text, time) => {
  expect(readClock(text)).toBe(time);
});

it.each(['', 'N/A', 'TBA', '25:00', '9:75', '13:00pm', '0am', '9', '2460', '9:45am-11am'])(
  '%j is not a time',
  (text) => {
    expect(readClock(text)).toBeNull();
  },
);

it.each([
  ['1:30', '2:45 PM', '13:30', '14:45'],
  ['11:00', '1:00 PM', '11:00', '13:00'],
  ['11', '12:15pm', '11:00', '12:15'],
  ['13:30', '14:45', '13:30', '14:45'],
  ['1400', '1515', '14:00', '15:15'],
  ['9:00 AM', '10:00', '09:00', '10:00'],
  ['early', '10:00', null, '10:00'],
])('parses %s to %s', (from, to, start, end) => {
  expect(readClockRange(from, to)).toEqual({ start, end });
});
