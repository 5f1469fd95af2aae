import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPackFolder } from '#features/catalogue/server/read-pack-folder.ts';

const guide = readFileSync(join(import.meta.dirname, '../docs/your-university.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'guide-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The first fenced block of the given language. */
const example = (language: string): string => {
  const found = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1];
  if (!found) throw new Error(`the guide has no ${language} example`);
  return found;
};

describe('the guide for another university', () => {
  it('produces a usable pack from its example CSV and mapping', async () => {
    writeFileSync(join(folder, 'classes.csv'), example('csv'));
    writeFileSync(join(folder, 'columns.json'), example('json'));
    const command = /^npm run import -- (csv .*)$/m.exec(guide)?.[1];
    expect(command).toBeDefined();
    const words = [...(command ?? '').matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, bare]) => quoted ?? bare ?? '',
    );
    const report = execFileSync(process.execPath, [join(import.meta.dirname, 'import.ts'), ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(report).toMatch(/kept\s+3/);
    expect(report).toMatch(/refused\s+0/);
    const pack = await readPackFolder(join(folder, 'universities/birchfield'));
    expect(pack.university.name).toBe('Birchfield College');
    expect(pack.courses.map(({ class_tag }) => class_tag)).toEqual(['BIO 101', 'BIO 240', 'HIS 110']);
    expect(pack.courses[0]?.instructors).toEqual(['Noor Haddad', 'Eli Strand']);
    expect(pack.courses[1]?.start_times).toEqual({ '2': '13:30', '4': '13:30' });
  });
});
