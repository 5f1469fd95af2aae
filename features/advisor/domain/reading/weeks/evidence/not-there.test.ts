import { describe, expect, it } from 'vitest';
import { askedThen, PLACED_WEEK } from '../../testing/weeks-asked.ts';

describe('a course that the week shown does not have', () => {
  it.each([
    'swap econ 10b for something easier',
    'drop ECON 10B',
    'can you remove econ 10b',
    'replace stat 110 with econ 10b',
  ])('does not go, nor any other for it: “%s”', (text) => {
    const request = askedThen(text, PLACED_WEEK);
    expect(request).toMatchObject({ kind: 'week', change: { held: PLACED_WEEK.codes } });
    expect(PLACED_WEEK.codes).not.toEqual(
      expect.arrayContaining(request?.kind === 'week' ? [...(request.change?.gone ?? [])] : []),
    );
  });

  it.each([
    ['swap econ 10a for something easier', ['ECON 10A']],
    ['drop chem 17 and add econ 10b', ['CHEM 17']],
  ])('is another than one that it has: “%s”', (text, gone) =>
    expect(askedThen(text, PLACED_WEEK)).toMatchObject({ change: { gone } }),
  );
});

it.each(['ok remove that', 'remove it'])('asks which of a week goes: “%s”', (text) =>
  expect(askedThen(text, PLACED_WEEK)).toEqual({ kind: 'ask', about: 'which_of', codes: PLACED_WEEK.codes }),
);
