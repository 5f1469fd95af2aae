import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasRealCatalogues, REAL_IMPORTS, realFile } from '#app/testing/real-imports.ts';
import type { Pack } from '#features/catalogue/domain/pack/read-pack.ts';
import { readPackFolder } from '#features/catalogue/server/read-pack-folder.ts';
import { readOptions } from './options.ts';
import type { ImportReport } from './report.ts';
import { runImport } from './run-import.ts';
import { sectionOfText } from './formats/planner-sections.ts';
import { meetingFields } from './fields/meetings.ts';
import { readPlannerClasses } from './formats/planner.ts';
import { readSource } from './sources/source-files.ts';

if (!hasRealCatalogues)
  console.info('Skipped: the real catalogues are not beside the project (../shared/data).');

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'real-'));
});
afterAll(() => rm(home, { recursive: true }));

async function imported(name: string, ...args: string[]): Promise<{ report: ImportReport; pack: Pack }> {
  const out = join(home, name);
  const options = readOptions([...args, '--out', out]);
  if (options === null) throw new Error('help was not asked for');
  return { report: await runImport(options), pack: await readPackFolder(out) };
}

const REGISTRAR = [
  'csv',
  realFile('myharvard-2025-fall.csv.gz'),
  '--mapping',
  'registrar',
  '--only-term',
  '2025 Fall',
];
const tag = (pack: Pack, code: string) => pack.courses.find(({ class_tag }) => class_tag === code);

describe.skipIf(!hasRealCatalogues)('a university of 6,852 classes', () => {
  let report: ImportReport;
  let pack: Pack;
  beforeAll(async () => {
    ({ report, pack } = await imported('harvard', ...REAL_IMPORTS.harvard));
  });

  it('is imported completely', () => {
    expect(report.rows).toEqual({ read: 6852, kept: 6852, refused: 0 });
    expect([report.courses, report.sections]).toEqual([6547, 6852]);
    expect(report.left_out).toEqual([]);
    expect([report.rated, report.with_times]).toEqual([1916, 2242]);
    expect(report.terms.map(({ name, courses }) => [name, courses])).toEqual([
      ['2025 Fall', 2701],
      ['2026 Spring', 3846],
    ]);
    expect(pack.problems).toEqual([]);
    expect([pack.subjects.length, pack.programs.concentrations.length]).toEqual([267, 50]);
    expect(pack.programs.secondary_fields).toHaveLength(51);
  });

  it('gives each class an identity, including the 1,029 without a class number', () => {
    const identities = new Set(
      pack.courses.map(({ course_id, class_number }) => `${course_id} ${class_number}`),
    );
    expect(identities.size).toBe(6547);
    expect(pack.courses.filter(({ class_number }) => /^20\d\d-/.test(class_number))).toHaveLength(1029);
  });

  it('keeps unusual values', () => {
    const starts = pack.courses.flatMap(({ start_times }) => Object.values(start_times));
    expect([
      starts.filter((time) => time === '03:00').length,
      starts.filter((time) => time === '22:30').length,
    ]).toEqual([1, 4]);
    const overfull = pack.courses.filter(
      ({ current_enrollment_number: now, enrollment_cap: cap }) => now !== null && cap !== null && now > cap,
    );
    expect(overfull).toHaveLength(55);
    const tags = new Set(pack.courses.map(({ class_tag }) => class_tag));
    expect([...tags].filter((each) => !/\d/.test(each))).toHaveLength(180);
    expect(tag(pack, 'ARABIC AA')).toBeDefined();
    expect(pack.courses.some(({ class_tag }) => class_tag.startsWith('ENG-SCI '))).toBe(true);
  });

  it('gives the same pack when imported again', async () => {
    const again = await imported('again/harvard', ...REAL_IMPORTS.harvard);
    expect(again.pack.version).toBe(pack.version);
  });

  it("agrees with the registrar's export and the evaluations", async () => {
    const csv = await imported(
      'registrar',
      ...REGISTRAR,
      '--ratings',
      realFile('q-numbers-2022-2025.csv.gz'),
    );
    expect(csv.report.rows).toEqual({ read: 2514, kept: 2506, refused: 8 });
    expect(csv.report.refused.map(({ reason, count }) => [reason, count])).toEqual([
      ['term is none of those asked for', 8],
    ]);
    const records = new Map(
      pack.courses.map((course) => [`${course.course_id} ${course.class_number}`, course]),
    );
    const pairs = csv.pack.courses.flatMap((course) => {
      const record = records.get(`${course.course_id} ${course.class_number}`);
      return record === undefined ? [] : [{ course, record }];
    });
    expect(pairs).toHaveLength(2492);
    const differing = (field: keyof Pack['courses'][number]): number =>
      pairs.filter(({ course, record }) => JSON.stringify(course[field]) !== JSON.stringify(record[field]))
        .length;
    expect([
      differing('class_tag'),
      differing('units'),
      differing('enrollment_cap'),
      differing('component'),
    ]).toEqual([0, 0, 0, 0]);
    expect(differing('start_times')).toBeLessThanOrEqual(3);
    expect(differing('overall_score_course_mean')).toBeLessThanOrEqual(3);
  });
});

describe.skipIf(!hasRealCatalogues)('a university in the planner format', () => {
  let report: ImportReport;
  let pack: Pack;
  beforeAll(async () => {
    ({ report, pack } = await imported('planner', ...REAL_IMPORTS.mit));
  });

  it('is imported completely, with the dates of both terms', () => {
    expect(report.rows).toEqual({ read: 4840, kept: 4840, refused: 0 });
    expect(report.terms).toEqual([
      { name: '2025 Fall', start: '2025-09-03', end: '2025-12-10', courses: 2172 },
      { name: '2026 Spring', start: '2026-02-02', end: '2026-05-12', courses: 2668 },
    ]);
    expect(report.left_out.map(({ reason, count }) => [reason, count])).toEqual([
      ['rating is not between 1 and 7', 3],
    ]);
    expect(report.notes).toContain('16 rows had no title; their tag stands for it.');
    expect(pack.problems).toEqual([]);
  });

  it('has times, old numbers, units and prerequisites', () => {
    expect(tag(pack, '6.1010')).toMatchObject({
      term: '2025 Fall',
      class_number: 'f25',
      schedule: 'Mon, Wed 10:00 AM - 11:00 AM',
      units: 12,
      aliases: ['6.009'],
      course_requirements: '6.1000 or (6.100A and (6.100B or 16.C20))',
      department: 'Course 6',
    });
    expect(tag(pack, '21M.240')?.department).toBe('Course 21M');
    expect(tag(pack, 'SWE.017')?.class_name).toBe('SWE.017');
    expect(Math.max(...pack.courses.map(({ mean_hours }) => mean_hours ?? 0))).toBe(100);
  });

  it('has a name for every department in the shipped list', async () => {
    const subjects = join(import.meta.dirname, 'mappings/planner-subjects.json');
    const named = await imported('named', 'planner', realFile('hydrant-s26.json.gz'), '--subjects', subjects);
    expect(named.report.notes.filter((note) => note.includes('not in the subjects file'))).toEqual([]);
    expect(tag(named.pack, '6.1010')?.department).toBe('Electrical Engineering and Computer Science');
  });

  it('has equal raw and parsed times, except for one class', async () => {
    const differing: string[] = [];
    for (const name of ['hydrant-f25.json.gz', 'hydrant-s26.json.gz']) {
      const source = await readSource(realFile(name));
      const { classes, ...rest } = JSON.parse(source.text) as {
        classes: Record<string, Record<string, unknown>>;
      };
      const rawOnly = Object.entries(classes).map(([number, each]) => [
        number,
        { ...each, lectureSections: [] },
      ]);
      const text = JSON.stringify({ ...rest, classes: Object.fromEntries(rawOnly) });
      const parsed = readPlannerClasses([source]).rows;
      const fromRaw = readPlannerClasses([{ name, text }]).rows;
      parsed.forEach(({ course }, index) => {
        if (course.schedule !== fromRaw[index]?.course.schedule) differing.push(course.class_tag);
      });
    }
    expect(differing.length).toBeLessThanOrEqual(1);
    expect(meetingFields(sectionOfText('2-190/TR/0/1/F/0/2')?.meetings ?? []).schedule).toBe(
      'Tue, Thu 1:00 PM - 2:00 PM; Fri 2:00 PM - 3:00 PM',
    );
  });
});
