import { expect, it } from 'vitest';
import { readClock, twelveHour } from './clock.ts';

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
])('reads %s as %s', (text, time) => {
  expect(readClock(text)).toBe(time);
});

it.each(['', 'N/A', 'TBA', '25:00', '9:75', '13:00pm', '0am', '9', '1330', '9:45am-11am'])(
  '%j is not a time',
  (text) => {
    expect(readClock(text)).toBeNull();
  },
);

it.each([
  ['00:05', '12:05 AM'],
  ['12:00', '12:00 PM'],
  ['22:30', '10:30 PM'],
])('formats %s as %s', (time, text) => {
  expect(twelveHour(time)).toBe(text);
});
