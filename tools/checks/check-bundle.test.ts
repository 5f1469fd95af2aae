import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
// @ts-expect-error plain JavaScript, like the other checks
import { BOUNDS, weigh } from './check-bundle.mjs';
// @ts-expect-error plain JavaScript, like the other checks
import { screensOf } from './list-screens.mjs';

const chunk = (file: string, kilobytes: number, imports: string[] = [], ...modules: string[]) => ({
  file,
  name: file,
  modules,
  isEntry: file === 'start.js',
  imports,
  gzipped: kilobytes * 1000,
});

it('counts a script once, in what every screen starts with or in the screen that loads it', () => {
  const chunks = [
    chunk('start.js', 100, ['react.js']),
    chunk('react.js', 10),
    chunk('bar.js', 5, ['kit.js', 'react.js'], 'app/frame/bar.tsx'),
    chunk('kit.js', 10),
    chunk('plan.js', 50, ['kit.js', 'week.js', 'react.js'], 'features/plan.tsx'),
    chunk('week.js', 15),
  ];
  const screens = [{ path: '/plan', isSignedIn: true, modules: ['features/plan.tsx'] }];
  const weights = weigh(chunks, screens, ['app/frame/bar.tsx']) as {
    screen: string;
    bytes: number;
    bound: number;
  }[];
  expect(weights.map(({ screen, bytes, bound }) => [screen, bytes / 1000, bound])).toEqual([
    ['Every screen, with the bar', 125, BOUNDS.first],
    ['/plan', 65, BOUNDS['/plan']],
  ]);
});

it('finds every screen, with what it imports when it is opened', () => {
  const source = readFileSync(path.join(import.meta.dirname, '../../app/screens.tsx'), 'utf8');
  const screens = screensOf(source) as { path: string; isSignedIn: boolean; modules: string[] }[];
  expect(screens.map((screen) => screen.path)).toEqual(
    expect.arrayContaining(['/login', '/', '/plan', '/shared/:shareId']),
  );
  for (const { path: address, modules } of screens) expect(modules, address).not.toHaveLength(0);
  expect(screens.find(({ path: address }) => address === '/')?.isSignedIn).toBe(true);
});
