import { expect, it } from 'vitest';
import { shownNames } from './shown-names.ts';

const namesOf = (...names: string[]): string[] => shownNames(names.map((name) => ({ name })));

it('tells versions of one name apart by numbers, and leaves names that there is one of as they are', () => {
  expect(namesOf('A', 'B')).toEqual(['A', 'B']);
  expect(namesOf('A', 'B', 'A', 'A')).toEqual(['A', 'B', 'A (2)', 'A (3)']);
  expect(namesOf('A', 'A', 'A (2)')).toEqual(['A', 'A (3)', 'A (2)']);
});
