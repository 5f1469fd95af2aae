import { expect, it } from 'vitest';
import { cutText } from './text-pieces.ts';

it('cuts a text so that what matched can be marked and nothing is lost', () => {
  const ranges = [
    { start: 0, end: 4 },
    { start: 4, end: 5 },
    { start: 8, end: 10 },
  ];
  const pieces = cutText('Data Structures', ranges);
  expect(pieces.map(({ text, range }) => (range ? `[${text}]` : text)).join('')).toBe(
    '[Data][ ]Str[uc]tures',
  );
  expect(cutText('whole', [])).toEqual([{ start: 0, text: 'whole', range: null }]);
  expect(cutText('', [])).toEqual([]);
});
