// Checks how much JavaScript a screen loads, gzipped: what every screen starts with, including the bar and the kit of
// signed-in screens; and each screen's own part. Lazily loaded code is not counted.
import { readFileSync } from 'node:fs';
import { barModulesOf, screensOf } from './list-screens.mjs';
import { build } from '../prepare.mjs';

/** In kB of 1,000 bytes. */
export const BOUNDS = { first: 115, own: 45, '/plan': 60, '/': 70 };

/**
 * @typedef {{ file: string, name: string, modules: string[], isEntry: boolean, imports: string[], gzipped: number }} Chunk
 */

/**
 * @param {Chunk[]} chunks
 * @param {{ path: string, isSignedIn: boolean, modules: string[] }[]} screens
 * @param {string[]} bar modules of the navigation bar
 * @returns {{ screen: string, bytes: number, bound: number, files: Chunk[] }[]} measured sizes in bytes; `bound` in kB
 */
export const weigh = (chunks, screens, bar) => {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const closure = (files, known) => {
    for (const file of files) {
      const chunk = byFile.get(file);
      if (!chunk || known.has(chunk)) continue;
      known.add(chunk);
      closure(chunk.imports, known);
    }
    return known;
  };
  const filesOf = (module) =>
    chunks.filter(({ modules }) => modules.includes(module)).map(({ file }) => file);
  const start = closure(
    chunks.filter(({ isEntry }) => isEntry).map(({ file }) => file),
    new Set(),
  );
  const sum = (files) => files.reduce((total, { gzipped }) => total + gzipped, 0);
  const frame = new Set([...closure(bar.flatMap(filesOf), new Set())].filter((chunk) => !start.has(chunk)));
  return [
    {
      screen: 'Every screen, with the bar',
      bytes: sum([...start, ...frame]),
      bound: BOUNDS.first,
      files: [...start, ...frame],
    },
    ...screens.map(({ path, isSignedIn, modules }) => {
      const own = closure(modules.flatMap(filesOf), new Set());
      const files = [...own].filter((chunk) => !start.has(chunk) && !(isSignedIn && frame.has(chunk)));
      return { screen: path, bytes: sum(files), bound: BOUNDS[path] ?? BOUNDS.own, files };
    }),
  ];
};

const asKb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

if (import.meta.main) {
  await build();
  const chunks = JSON.parse(readFileSync('.build/web-chunks.json', 'utf8'));
  const screens = screensOf(readFileSync('app/screens.tsx', 'utf8'));
  const bar = barModulesOf(readFileSync('app/routes.tsx', 'utf8'));
  const weights = weigh(chunks, screens, bar);
  for (const { screen, bytes, bound, files } of weights) {
    console.log(`${screen}: ${asKb(bytes)} of ${bound} kB`);
    if (process.argv.includes('--files'))
      for (const { file, name, gzipped } of files.toSorted((one, other) => other.gzipped - one.gzipped))
        console.log(`  ${asKb(gzipped).padStart(9)} ${name} (${file})`);
  }
  const over = weights.filter(({ bytes, bound }) => bytes > bound * 1000);
  for (const { screen, bytes, bound } of over)
    console.error(
      `${screen} loads ${asKb(bytes)} of JavaScript (gzipped), more than its bound of ${bound} kB: see what could load later with \`node tools/checks/check-bundle.mjs --files\`.`,
    );
  process.exit(over.length > 0 ? 1 : 0);
}
