import { expect, it } from 'vitest';
import { MARKS, type PlanItem } from '../contract.ts';
import { version } from '../testing/plan-courses.ts';
import { course } from '../testing/sample-content.ts';
import { marksOf } from './course-marks.ts';
import { newCourse } from './new-course.ts';

const planOf = (codes: readonly string[]): PlanItem[] =>
  codes.reduce<PlanItem[]>((items, code) => [...items, ...version([newCourse(code, items)]).items], []);
const CODES = Array.from('ABCDEFGHIJKLMNO', (letter, at) => `${letter} ${at}`);

it('gives each course a colour of its own while colours are left', () => {
  const marks = [...marksOf(planOf(CODES)).values()];
  expect(new Set(marks.slice(0, MARKS))).toEqual(new Set(Array.from({ length: MARKS }, (_, at) => at + 1)));
  expect(marks.every((mark) => mark >= 1 && mark <= MARKS)).toBe(true);
});

it.each([0, 3, 6, 9])('takes those that are far apart first, from course %d on', (from) => {
  const marks = [...marksOf(planOf(CODES.slice(from, from + 6))).values()];
  expect(marks.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
});

it.each(CODES)('keeps the colours of the others when %s is removed', (gone) => {
  const items = planOf(CODES);
  const before = marksOf(items);
  const left = items.filter(({ content }) => content.kind !== 'course' || content.code !== gone);
  const after = marksOf(left);
  expect(after.size).toBe(before.size - 1);
  for (const [itemId, mark] of after) expect(mark).toBe(before.get(itemId));
});

it('gives a course without a colour one that no other has', () => {
  const items = [...version([course('OLD 1')]).items, ...planOf(CODES.slice(0, MARKS - 1))];
  expect(new Set(marksOf(items).values()).size).toBe(MARKS);
});
