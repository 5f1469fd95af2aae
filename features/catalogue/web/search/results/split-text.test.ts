import { expect, it } from 'vitest';
import { splitText } from './split-text.ts';

it('splits a text so that matches can be highlighted and nothing is lost', () => {
  const ranges = [
    { start: 0, end: 4 },
    { start: 4, end: 5 },
    { start: 8, end: 10 },
  ];
  const pieces = splitText('Data Structures', ranges);
  expect(pieces.map(({ text, range }) => (range ? `[${text}]` : text)).join('')).toBe(
    '[Data][ ]Str[uc]tures',
  );
  expect(splitText('whole', [])).toEqual([{ start: 0, text: 'whole', range: null }]);
  expect(splitText('', [])).toEqual([]);
});
