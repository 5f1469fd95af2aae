import { expect, it, vi } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { perCatalogue } from './per-catalogue.ts';

const versionOf = (version: string) => ({ version }) as Catalogue;

it('computes once per catalogue version, on first use', () => {
  const make = vi.fn(({ version }: Catalogue) => (version === 'none' ? undefined : [version]));
  const listOf = perCatalogue(make);
  const [first, second, none] = [versionOf('1'), versionOf('2'), versionOf('none')];
  expect(make).not.toHaveBeenCalled();
  expect(listOf(first)).toEqual(['1']);
  expect(listOf(first)).toBe(listOf(first));
  expect(listOf(second)).toEqual(['2']);
  expect([listOf(none), listOf(none)]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(3);
});

it('retries after a failure', () => {
  const make = vi.fn<() => string>().mockImplementationOnce(() => {
    throw new Error('broken');
  });
  const wordOf = perCatalogue(make.mockReturnValue('made'));
  const catalogue = versionOf('1');
  expect(() => wordOf(catalogue)).toThrow('broken');
  expect(wordOf(catalogue)).toBe('made');
});
