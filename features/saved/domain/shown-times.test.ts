import { expect, it } from 'vitest';
import { shownTimes } from './shown-times.ts';

it.each([
  ['Mon, Wed 10:30 AM - 11:45 AM', 'Mon, Wed 10:30 – 11:45 AM'],
  ['Tue 10:30 AM - 12:00 PM or Fri 12:00 PM - 1:15 PM', 'Tue 10:30 AM – 12:00 PM or Fri 12:00 – 1:15 PM'],
  ['Mon – Thu, 9:00 AM – 5:45 PM', 'Mon – Thu, 9:00 AM – 5:45 PM'],
  ['cancelled', 'cancelled'],
  ['', ''],
])('times of a state are shown as in the list: %j', (times, shown) => {
  expect(shownTimes(times)).toBe(shown);
});
