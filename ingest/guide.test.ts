import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { courseShape, type PackCourse, sectionShape } from '#features/catalogue/domain/pack/shapes.ts';
import { readPackFolder } from '#features/catalogue/server/read-pack-folder.ts';
import { CSV_FIELDS } from './formats/csv-mapping.ts';

const guide = readFileSync(join(import.meta.dirname, '../docs/your-university.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'guide-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The first fenced block of the given language. */
const example = (language: string): string => {
  const found = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1];
  if (!found) throw new Error(`the guide has no ${language} example`);
  return found;
};

const sectionLine = ({ class_number, section, component, meetings }: PackCourse['sections'][number]) =>
  [
    class_number,
    section,
    component,
    ...meetings.map(({ days, start, place }) => `${days.join()} ${start} ${place}`),
  ].join(' | ');
const SECTIONS = [
  '1001 | A | Lecture | Mon,Wed 10:00 Hall 2 | Fri 14:00 Pond House',
  '1002 | L1 | Laboratory | Tue 13:30 Lab 7',
  '1003 | L2 | Laboratory | Wed 13:30 Lab 7',
];

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
    expect(report).toMatch(/kept\s+5/);
    expect(report).toMatch(/refused\s+0/);
    const pack = await readPackFolder(join(folder, 'universities/birchfield'));
    expect(pack.university.name).toBe('Birchfield College');
    expect(pack.courses.map(({ class_tag }) => class_tag)).toEqual(['BIO 101', 'HIS 110']);
    const [biology] = pack.courses;
    expect(biology?.instructors).toEqual(['Noor Haddad', 'Eli Strand']);
    expect(biology?.schedule).toBe('Mon, Wed 10:00 AM - 10:50 AM; Fri 2:00 PM - 3:15 PM');
    expect(biology?.sections.map(sectionLine)).toEqual(SECTIONS);
    expect(biology?.attributes.map(({ scheme, value }) => `${scheme}: ${value}`)).toEqual([
      'Area: Science',
      'Area: Lab',
    ]);
  });

  it('describes the same course in the example of our own records', async () => {
    const [, records = ''] = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => text ?? '');
    writeFileSync(join(folder, 'courses.json'), records);
    const args = ['json', 'courses.json', '--name', 'Birchfield', '--out', 'universities/records'];
    execFileSync(process.execPath, [join(import.meta.dirname, 'import.ts'), ...args], { cwd: folder });
    const [biology] = (await readPackFolder(join(folder, 'universities/records'))).courses;
    expect(biology?.sections.map(sectionLine)).toEqual(SECTIONS);
  });

  it('names every key of a mapping and every field of a column', () => {
    for (const field of CSV_FIELDS) expect(guide).toContain(`\`${field}\``);
    for (const field of Object.keys(courseShape.shape)) expect(guide).toContain(`\`${field}\``);
    for (const field of Object.keys(sectionShape.shape)) expect(guide).toContain(`\`${field}\``);
  });
});
