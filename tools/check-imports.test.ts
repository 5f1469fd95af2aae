import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
// @ts-expect-error plain JavaScript, so that it runs before anything is built
import { checkImports } from './check-imports.mjs';

const root = path.resolve(import.meta.dirname, '..');
const planted = mkdtempSync(path.join(os.tmpdir(), 'lectern-imports-'));
afterAll(() => rmSync(planted, { recursive: true, force: true }));

const plant = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(planted, file)), { recursive: true });
  writeFileSync(path.join(planted, file), text);
};

describe('the import rules', () => {
  it('read every source file and find the tree clean', async () => {
    const { modules, files, violations } = await checkImports(root);
    expect(violations).toEqual([]);
    expect(files).toBeGreaterThan(20);
    expect(modules).toBeGreaterThanOrEqual(files);
  });

  it('catch a screen that imports the server, a slice that skips a front door, and a cycle', async () => {
    cpSync(path.join(root, 'package.json'), path.join(planted, 'package.json'));
    plant('platform/server/secret.ts', 'export const secret = 1;\n');
    plant(
      'features/profile/web/profile-page.tsx',
      "import { secret } from '#platform/server/secret.ts';\nexport const Page = () => <p>{secret}</p>;\n",
    );
    plant('features/catalogue/server/catalogue.tables.ts', 'export const courses = 1;\n');
    plant(
      'features/profile/server/save-profile.ts',
      "import { courses } from '#features/catalogue/server/catalogue.tables.ts';\nexport const x = courses;\n",
    );
    plant('features/catalogue/domain/a.ts', "import { b } from './b.ts';\nexport const a: number = b;\n");
    plant('features/catalogue/domain/b.ts', "import { a } from './a.ts';\nexport const b: number = a;\n");
    const { violations } = await checkImports(planted);
    const rules = new Set(violations.map((violation: string) => violation.split(':')[0]));
    expect(rules).toContain('web-never-server');
    expect(rules).toContain('profile-uses-front-doors');
    expect(rules).toContain('no-cycles');
  });
});
