import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
// @ts-expect-error plain JavaScript, so that it runs before anything is built
import { CHECKS, environment } from './checks.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const tree = mkdtempSync(path.join(os.tmpdir(), 'lectern-checks-'));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(path.join(tree, file), text);
const passes = (title: string): boolean => {
  const [, command, args] = (CHECKS as [string, string, string[]][]).find(([name]) => name === title) ?? [];
  if (!command) throw new Error(`no check is called “${title}”`);
  return spawnSync(command, args, { cwd: tree, env: environment }).status === 0;
};

it('a failure of a type check is not cached', () => {
  write(
    'tsconfig.server.json',
    `${JSON.stringify({
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions: { types: [], tsBuildInfoFile: '.cache/types.tsbuildinfo' },
    })}\n`,
  );
  const right = 'export const hours: number = 4;\n';
  const wrong = "export const hours: number = 'four';\n";
  for (const text of [right, wrong, wrong, right, right, wrong]) {
    write('hours.ts', text);
    expect(passes('Types of the server'), text).toBe(text === right);
  }
});

it('formatting is checked', () => {
  write('.prettierignore', '*.json\n');
  write('hours.ts', 'export const hours   = 4');
  expect(passes('Formatting')).toBe(false);
  write('hours.ts', 'export const hours = 4;\n');
  expect(passes('Formatting')).toBe(true);
});
