import { expect, it } from 'vitest';
import { prerequisiteText } from './planner-prerequisites.ts';

it.each([
  ['6.1000/(6.100A, (6.100B/16.C20))', '6.1000 or (6.100A and (6.100B or 16.C20))'],
  ["9.00, ''permission of instructor''", '9.00 and permission of instructor'],
  ['Calculus II (GIR), Physics I (GIR)', 'Calculus II (GIR) and Physics I (GIR)'],
  [
    "(Biology (GIR), 5.13)/''permission of instructor''",
    '(Biology (GIR) and 5.13) or permission of instructor',
  ],
  ["''A course in Culture'', ''Women''", 'A course in Culture, Women'],
  ['None', 'None'],
  ['', ''],
])('writes %j as %j', (source, text) => {
  expect(prerequisiteText(source)).toBe(text);
});

it.each([
  '6.1220 and 18.600 or equivalents, and grad-level maturity',
  'Some probability (e.g. 6.3700, 18.600) is helpful, not required.',
  '2.001, 2.003/2.005',
  '(6.1010',
])('%j is kept as written, since it is ambiguous', (source) => {
  expect(prerequisiteText(source)).toBe(source);
});
