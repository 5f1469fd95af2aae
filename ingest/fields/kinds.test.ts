import { expect, it } from 'vitest';
import { kindOf } from './kinds.ts';

it.each([
  ['LEC', 'Lecture'],
  ['lab ', 'Laboratory'],
  ['Lecture', 'Lecture'],
  ['Tutorial with supper', 'Tutorial with supper'],
  [null, ''],
])('writes %j as %j', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});
