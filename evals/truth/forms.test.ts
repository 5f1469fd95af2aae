import { expect, it } from 'vitest';
import { formsOf, say } from './forms.ts';

it.each([
  ['shifted,long', 'Wednesday and Friday'],
  ['shifted|long', 'Wednesday and Friday'],
  ['shifted|letters', 'WF'],
  ['letters', 'TTh'],
])('applies forms to days in sequence: %s', (forms, words) => {
  expect(say(['Tue', 'Thu'], formsOf(forms), null, 'days')).toBe(words);
});

it('rejects an unknown form by its name', () => {
  expect(() => formsOf('shifted|leters')).toThrow('there is no form leters');
});
