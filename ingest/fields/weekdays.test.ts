import { expect, it } from 'vitest';
import { readWeekdays } from './weekdays.ts';

it.each([
  ['Tue Thu', ['Tue', 'Thu']],
  ['Thursday/Monday', ['Mon', 'Thu']],
  ['Tues, Thurs', ['Tue', 'Thu']],
  ['MWF', ['Mon', 'Wed', 'Fri']],
  ['TTh', ['Tue', 'Thu']],
  ['TR', ['Tue', 'Thu']],
  ['M, T, Th', ['Mon', 'Tue', 'Thu']],
  ['SaSu', ['Sat', 'Sun']],
  ['M-F', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']],
  ['Monday to Thursday', ['Mon', 'Tue', 'Wed', 'Thu']],
  ['M-W-F', ['Mon', 'Wed', 'Fri']],
  ['["Mon","Wed"]', ['Mon', 'Wed']],
  ['', []],
])('reads %s as %j', (text, days) => {
  expect(readWeekdays(text)).toEqual(days);
});

it.each(['by arrangement', 'Mon Holiday', 'X', 'Mont'])('%s is not a list of weekdays', (text) => {
  expect(readWeekdays(text)).toBeNull();
});
