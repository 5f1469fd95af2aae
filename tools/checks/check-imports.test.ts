import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
// @ts-expect-error plain JavaScript, so that it runs before anything is built
import { checkImports } from './check-imports.mjs';

/** That the tree itself keeps the rules is a check of its own, which `npm test` runs before the tests. */
const root = path.resolve(import.meta.dirname, '../..');
const planted = mkdtempSync(path.join(os.tmpdir(), 'lectern-imports-'));
afterAll(() => rmSync(planted, { recursive: true, force: true }));

const plant = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(planted, file)), { recursive: true });
  writeFileSync(path.join(planted, file), text);
};

describe('the import rules', () => {
  it('detect a screen that imports the server, an import of another slice’s internals, and a cycle', async () => {
    cpSync(path.join(root, 'package.json'), path.join(planted, 'package.json'));
    plant('platform/server/secret.ts', 'export const secret = 1;\n');
    plant(
      'features/profile/web/profile-page.tsx',
      "import { secret } from '#platform/server/secret.ts';\nexport const Page = () => <p>{secret}</p>;\n",
    );
    const publicModules = [
      'contract.ts',
      'domain/levels.ts',
      'server/catalogue.context.ts',
      'server/shared/course-index.ts',
      'web/shared/course-card.tsx',
    ];
    const ownModules = [
      'server/catalogue.tables.ts',
      'server/current-catalogue.ts',
      'server/pack/read-pack.ts',
      'web/course-search-page.tsx',
      'testing/sample.ts',
    ];
    for (const file of [...publicModules, ...ownModules]) {
      plant(`features/catalogue/${file}`, 'export const x = 1;\n');
      const importer = `features/profile/${file.startsWith('web/') ? 'web' : 'server'}/${file.replaceAll('/', '-')}`;
      plant(importer, `import { x } from '#features/catalogue/${file}';\nexport const y = x;\n`);
    }
    plant('features/catalogue/domain/a.ts', "import { b } from './b.ts';\nexport const a: number = b;\n");
    plant('features/catalogue/domain/b.ts', "import { a } from './a.ts';\nexport const b: number = a;\n");
    const { modules, files, violations }: { modules: number; files: number; violations: string[] } =
      await checkImports(planted);
    expect(modules).toBeGreaterThanOrEqual(files);
    // Each of the modules with its importer, and four more.
    expect(files).toBe(2 * (publicModules.length + ownModules.length) + 4);
    const rules = new Set(violations.map((violation) => violation.split(':')[0]));
    expect(rules).toEqual(new Set(['web-never-server', 'profile-uses-public-modules', 'no-cycles']));
    const reached = violations.filter((violation) => violation.startsWith('profile-uses-public-modules'));
    expect(reached).toHaveLength(ownModules.length);
    for (const file of ownModules)
      expect(reached.some((violation) => violation.includes(`features/catalogue/${file}`))).toBe(true);
  });
});
