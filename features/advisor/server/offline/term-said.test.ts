import { expect, it } from 'vitest';
import { inTerm, namesTerm } from './term-said.ts';

const FALL = { code: 'GEOL 10', term: '2025 Fall' };

it.each([
  ['GEOL 10 meets Mon in 2025 Fall.', true],
  ['GEOL 10 is given in [[GEOL 10 term @ 2025 Fall]].', true],
  // A reader sees nothing of the term that a reference holds.
  ['Students rate GEOL 10 [[GEOL 10 rating @ 2025 Fall]].', false],
  ['GEOL 10 was evaluated in 2024 Fall.', false],
])('tells whether the term of the record is named: %s', (line, isNamed) => {
  expect(namesTerm(line, FALL)).toBe(isNamed);
});

it.each([
  ['Students rate **GEOL 10** 4.0.', 'By the record of 2025 Fall students rate **GEOL 10** 4.0.'],
  ['It counts 4 units.', 'In 2025 Fall it counts 4 units.'],
  ['**GEOL 10** asks for: “A.”', 'In 2025 Fall **GEOL 10** asks for: “A.”'],
  ['What the catalogue says of it:\n\n> A: b', 'What the catalogue says of it in 2025 Fall:\n\n> A: b'],
  ['The catalogue’s notes on it: “A: b”', 'The catalogue’s notes on it in 2025 Fall: “A: b”'],
])('names it in %s', (line, said) => {
  expect(inTerm(line, FALL)).toBe(said);
});
