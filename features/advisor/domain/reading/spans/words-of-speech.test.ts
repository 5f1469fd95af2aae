import { expect, it } from 'vitest';
import { wordsOfSpeech } from './words-of-speech.ts';

it('holds what is said more often in talk than in titles', () => {
  const inSpeech = new Map([
    ['home', 800],
    ['war', 170],
    ['water', 220],
  ]);
  const words = wordsOfSpeech(['War and Peace', 'Water and War', 'The History of Water'], inSpeech);
  expect(['home', 'war', 'water', 'telescope'].map((word) => words.has(word))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
