import { expect, it } from 'vitest';
import { stemOf } from './topic-words.ts';

it('keeps words apart that mean different things', () => {
  for (const [one, other] of [
    ['empires', 'empirical'],
    ['university', 'universal'],
    ['organisms', 'organization'],
    ['communities', 'communication'],
    ['experiments', 'experience'],
    ['news', 'new'],
    ['business', 'busy'],
  ] as const)
    expect(stemOf(one), `${one} and ${other}`).not.toBe(stemOf(other));
});

it('keeps the forms of one word together', () => {
  for (const [one, other] of [
    ['empire', 'empires'],
    ['experimental', 'experiment'],
    ['policy', 'policies'],
    ['community', 'communities'],
  ] as const)
    expect(stemOf(one)).toBe(stemOf(other));
});
