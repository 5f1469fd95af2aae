import { expect, test } from 'vitest';
import { SAMPLE_COURSE } from '../sample-course.ts';
import { toCourseRow } from './to-course-row.ts';
import { twinsAmong } from './twins.ts';

test('rows are twins if nothing that a row shows differs', () => {
  const row = toCourseRow(SAMPLE_COURSE);
  const twin = { ...row, class_number: '19978' };
  const later = { ...row, class_number: '19979', term: '2031 Fall' };
  expect(twinsAmong([row, twin, later])).toEqual(new Set([row, twin]));
  expect(twinsAmong([row, later])).toEqual(new Set());
});
