import { describe, expect, it } from 'vitest';
import { evenly } from './evenly.ts';

describe('a message is written evenly', () => {
  it.each([
    ['lol great. fine, just list them', 'fine, just list them'],
    ['Amazing!! What else is there', 'What else is there'],
    ['great. thanks', 'great. thanks'],
    ['great professors, please', 'great professors, please'],
    ['pre-1700 requirement', 'before 1700 requirement'],
    ['post 1900 art', 'after 1900 art'],
    ['a class pre 9', 'a class pre 9'],
    ['EASY CLASS PLEASE', 'easy class please'],
    ['art n craft', 'art and craft'],
  ])('“%s”', (said, even) => expect(evenly(said)).toBe(even));
});
