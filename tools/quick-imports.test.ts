import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const ENTRIES = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/pglite', 'drizzle-orm/node-postgres'];
const SCRIPT = `
  const load = async (entry) => [import.meta.resolve(entry), Object.keys(await import(entry)).sort()];
  console.log(JSON.stringify(await Promise.all(${JSON.stringify(ENTRIES)}.map(load))));
`;

/** Where each entry is resolved to and what it exports, in a separate process. */
const load = (...flags: string[]): unknown =>
  JSON.parse(
    execFileSync(process.execPath, [...flags, '--input-type=module', '--eval', SCRIPT], {
      cwd: root,
      encoding: 'utf8',
    }),
  );

it('resolves the same modules as Node', () => {
  expect(load('--import', path.join(root, 'tools/quick-imports.mjs'))).toEqual(load());
});

it('resolves imports of our own files, whoever imported first', () => {
  const again = `await import('drizzle-orm'); await import('./platform/server/database/embedded.ts')`;
  const flags = [
    '--import',
    path.join(root, 'tools/quick-imports.mjs'),
    '--input-type=module',
    '--eval',
    again,
  ];
  expect(() => execFileSync(process.execPath, flags, { cwd: root })).not.toThrow();
});
