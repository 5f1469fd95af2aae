import { expect, it } from 'vitest';
import { wordsTogether } from './words-together.ts';

const said = (text: string, ...words: string[]): string | null => {
  const place = wordsTogether(text, words);
  return place && text.slice(place.start, place.end);
};

it.each([
  ['the one place of a word', 'Try rocks.', ['rocks'], 'rocks'],
  ['the first place of a word', 'A rock, a Rock.', ['rock'], 'rock'],
  ['where several stand closest', 'Part 1 of 15. Part 14. Part 15 ends.', ['part', '15'], 'Part 15'],
  ['in any order', 'Fall, then spring. In spring or fall.', ['fall', 'spring'], 'spring or fall'],
  ['only words that are there', 'Rocks and rivers.', ['rivers', 'lakes'], 'rivers'],
  ['a word that is given twice', 'One rock.', ['rock', 'ROCK'], 'rock'],
  ['none', 'Rocks.', ['lakes', ''], null],
])('finds %s', (_, text, words, found) => {
  expect(said(text, ...words)).toBe(found);
});

it('takes no longer than the text', () => {
  const text = `${'a '.repeat(200_000)}b`;
  const begun = performance.now();
  expect(said(text, 'a', 'b')).toBe('a b');
  expect(performance.now() - begun).toBeLessThan(5_000);
});
