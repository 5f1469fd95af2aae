import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPackFolder } from '#features/catalogue/server/read-pack-folder.ts';

const ENTRY = join(import.meta.dirname, 'import.ts');
const DATES = ['--term-dates', '2025 Fall=2025-09-02..2025-12-03'];

let folder: string;
let source: string;
let out: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
  source = join(folder, 'records.json.gz');
  out = join(folder, 'birch-college');
  await writeSource([record(), record({ class_number: 2, class_tag: 'GEOL 11', class_name: '' })]);
});
afterEach(() => rm(folder, { recursive: true }));

function record(change: object = {}) {
  return {
    course_id: 7,
    class_number: 1,
    class_tag: 'GEOL 10',
    class_name: 'Rocks Underfoot',
    term: '2025 Fall',
    department: 'Geology',
    overall_score_course_mean: 4.2,
    days: ['Mon'],
    start_times: { '1': '03:00' },
    end_times: { '1': '05:00' },
    mean_hours: 100,
    current_enrollment_number: 30,
    enrollment_cap: 12,
    ...change,
  };
}

const writeSource = (courses: unknown[]) => writeFile(source, gzipSync(JSON.stringify({ courses })));

/** Runs the command in its own process. */
function run(...args: string[]): Promise<{ code: number; said: string; complained: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [ENTRY, ...args], (error, said, complained) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said, complained });
    });
  });
}

const imported = (...more: string[]) => run('json', source, '--out', out, ...DATES, ...more);

describe('a catalogue that is imported', () => {
  it('says at once if rows are not in the pack, as those of a subject that the given file lacks', async () => {
    await writeSource([
      record({ department: '' }),
      record({ class_number: 2, class_tag: 'ACCT 1', department: '' }),
    ]);
    const subjects = join(folder, 'subjects.json');
    await writeFile(subjects, JSON.stringify([{ code: 'GEOL', department: 'Geology' }]));
    const { code, said } = await imported('--subjects', subjects);
    expect(code).toBe(0);
    expect(said).toMatch(/^Imported .+, without 1 of 2 rows: see "Refused" below\n/);
    expect(said).toContain('No department is known for the subjects ACCT; their rows are refused.');
  });

  it('is a pack that the product can read, with a report', async () => {
    const { code, said, complained } = await imported();
    expect([code, complained]).toEqual([0, '']);
    expect(said).toMatch(
      /rows read +2\n +kept +2\n +refused +0\n +courses +2\n +sections +2\n +rated +2 +\(100 %\)\n +with times +2/,
    );
    expect(said).toContain('2025 Fall: 2025-09-02 to 2025-12-03, 2 courses');
    expect(said).toContain('1 rows had no title; their tag stands for it.');

    const pack = await readPackFolder(out);
    expect(pack.problems).toEqual([]);
    expect(pack.university).toMatchObject({
      name: 'Birch College',
      possessive: "Birch College's",
      feedback_email: 'advising@birch-college.example',
    });
    expect(pack.courses.map(({ class_name }) => class_name)).toEqual(['Rocks Underfoot', 'GEOL 11']);
    expect(pack.programs.concentrations.map(({ name }) => name)).toEqual(['Geology']);
  });

  it('has the given name and colours, and writes the report to the given path', async () => {
    const report = join(folder, 'report.json');
    const look = ['--name', 'Birch', '--product', 'Folio', '--accent', '#7a2e1d,#e8a48f'];
    const { code } = await imported(...look, '--feedback-email', 'a@birch.example', '--report', report);
    expect(code).toBe(0);
    expect((await readPackFolder(out)).university).toMatchObject({
      name: 'Birch',
      possessive: "Birch's",
      product: 'Folio',
      accent: { light: '#7a2e1d', dark: '#e8a48f' },
    });
    expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({
      rows: { read: 2, kept: 2, refused: 0 },
      rated: 2,
    });
  });

  it('omits bad rows, each reported with file, row and field', async () => {
    await writeSource([
      record(),
      record({ class_number: 1 }),
      record({ class_number: 2, end_times: { '1': '02:00' } }),
      record({ class_number: 3, end_times: { '1': '01:00' } }),
      record({ class_number: 4, overall_score_course_mean: 8 }),
      record({ class_number: 5, class_tag: null }),
    ]);
    const { code, said } = await imported();
    expect(code).toBe(0);
    expect(said).toMatch(/rows read +6\n +kept +1\n +refused +5\n/);
    expect(said).toContain(
      '  2 × end_times.1 ends at …, not after its start at …\n' +
        '      records.json.gz, row 3, end_times.1: ends at 02:00, not after its start at 03:00\n',
    );
    expect(said).toContain('records.json.gz, row 5, overall_score_course_mean: 8 is above 5');
    expect(said).toContain('records.json.gz, row 6, class_tag: null should be text');
    expect((await readPackFolder(out)).courses).toHaveLength(1);
  });

  it('writes one record per course and term with its sections, and counts its content', async () => {
    const x = { component: 'Lecture', section: 'A', distribution: 'Science', colour: 'blue' };
    const second = { class_number: 2, start_times: { '1': '13:00' }, end_times: { '1': '14:00' } };
    await writeSource([
      record({ x, enrollment_cap: 20 }),
      record({ ...second, x: { component: 'Laboratory', section: 'B' }, enrollment_cap: 10 }),
    ]);
    const { said } = await imported();
    expect(said).toMatch(/ courses +1\n +sections +2\n/);
    expect(said).toContain('a course         2.00  sections: 1 Lecture, 1 Laboratory');
    expect(said).toMatch(/meetings +2 {2}\(0 more not read\)/);
    expect(said).toContain('Attributes:\n  Distribution: 1 courses, 1 different answers');
    expect(said).toContain(
      'Not carried over: unknown fields, and what another field contradicts:\n  1 × x.colour is no field that is read\n      records.json.gz, row 1, x.colour: "blue"',
    );
    const lines = (await readFile(join(out, 'courses.ndjson'), 'utf8')).trim().split('\n');
    expect(lines).toHaveLength(1);
    const [course] = (await readPackFolder(out)).courses;
    expect(course).toMatchObject({ class_number: '1', days: ['Mon'], enrollment_cap: 20 });
    expect(course?.sections.map(({ section, component, cap }) => [section, component, cap])).toEqual([
      ['A', 'Lecture', 20],
      ['B', 'Laboratory', 10],
    ]);
  });

  it('lists every row of a finding', async () => {
    const bad = Array.from({ length: 6 }, (_, index) => record({ class_number: index + 2, end_times: {} }));
    await writeSource([record(), ...bad]);
    expect((await imported()).said).toContain(
      'row 4, end_times.1: is missing: Mon starts at 03:00 and never ends\n      also in row 5, 6, 7\n',
    );
  });

  it('keeps days without classes that were added by hand', async () => {
    await imported('--time-zone', 'Europe/Dublin');
    const path = join(out, 'university.json');
    const university = JSON.parse(await readFile(path, 'utf8')) as { terms: object[] };
    const days = { holidays: ['2025-11-27'], follows: [{ date: '2025-10-14', day: 'Mon' }] };
    await writeFile(path, JSON.stringify({ ...university, terms: [{ ...university.terms[0], ...days }] }));
    await imported();
    expect((await readPackFolder(out)).university).toMatchObject({
      time_zone: 'Europe/Dublin',
      terms: [days],
    });
  });

  it('prefers days without classes from options to existing ones', async () => {
    await imported(
      '--holidays',
      '2025 Fall=2025-10-13, 2025-11-26..2025-11-28',
      '--follows',
      '2025 Fall=2025-10-14 Mon',
    );
    const follows = [{ date: '2025-10-14', day: 'Mon' }];
    expect((await readPackFolder(out)).university.terms).toMatchObject([
      { holidays: ['2025-10-13', '2025-11-26', '2025-11-27', '2025-11-28'], follows },
    ]);
    await imported('--holidays', '2025 Fall=2025-11-11');
    expect((await readPackFolder(out)).university.terms).toMatchObject([
      { holidays: ['2025-11-11'], follows },
    ]);
  });

  it('keeps hand-written files when imported again', async () => {
    await imported('--name', 'Birch');
    const programs = '{"concentrations":[{"name":"Rock Studies"}],"secondary_fields":[]}';
    await writeFile(join(out, 'programs.json'), programs);
    await writeSource([record({ class_name: 'Rocks Again' })]);
    await imported();
    const pack = await readPackFolder(out);
    expect(pack.university.name).toBe('Birch');
    expect(pack.courses.map(({ class_name }) => class_name)).toEqual(['Rocks Again']);
    expect(await readFile(join(out, 'programs.json'), 'utf8')).toBe(programs);
    await imported('--fresh');
    expect((await readPackFolder(out)).programs.concentrations.map(({ name }) => name)).toEqual(['Geology']);
  });
});

describe('a failed import', () => {
  type Bad = [string, () => Promise<{ code: number; said: string; complained: string }>, RegExp];
  const bad: Bad[] = [
    [
      'an unknown format',
      () => run('xml', source, '--out', out),
      /^The format must be one of json, csv, planner, not "xml"\.\n$/,
    ],
    ['no folder', () => run('json', source), /^--out says where the pack goes/],
    ['a missing file', () => run('json', join(folder, 'x.json'), '--out', out), /there is no such file\.\n$/],
    ['an unknown option', () => imported('--colour', 'red'), /^Unknown option '--colour'/],
    [
      'malformed dates',
      () => imported('--term-dates', '2025 Fall=soon'),
      /^--term-dates "2025 Fall=soon" is not written/,
    ],
    ...['2025 Fall', '2025 Fall=', '2025 Fall=2025-13-01', '2025 Fall=2025-11-28..2025-11-26'].map(
      (text): Bad => [
        `days without classes given as "${text}"`,
        () => imported('--holidays', text),
        /^--holidays ".*" is not written/,
      ],
    ),
    [
      'a day that follows no weekday',
      () => imported('--follows', '2025 Fall=2025-10-14 Monday'),
      /^--follows ".*" is not written/,
    ],
    [
      'days without classes of a term without rows',
      () => imported('--holidays', '2031 Fall=2031-10-13'),
      /^No row is of 2031 Fall, for which days off are given/,
    ],
    [
      'no dates',
      () => run('json', source, '--out', out),
      /^The data does not say when 2025 Fall begins and ends: add --term-dates/,
    ],
    [
      'an invalid e-mail address',
      () => imported('--feedback-email', 'me'),
      /feedback_email: "me" is not an e-mail address/,
    ],
    [
      'a subject without a department',
      async () => {
        await writeSource([record({ department: '' })]);
        return imported();
      },
      /^The data names no department for the subjects GEOL\. .* with --subjects FILE/,
    ],
    [
      'a time zone that does not exist',
      () => imported('--time-zone', 'Moon'),
      /time_zone: is not a time zone of the IANA list/,
    ],
    [
      'a term without rows',
      () => imported('--only-term', '2031 Fall'),
      /No row is of a term\..*none of those asked for \(2\)/,
    ],
  ];
  it.each(bad)('prints one line for %s and writes nothing', async (_, command, sentence) => {
    const { code, said, complained } = await command();
    expect([code, said]).toEqual([1, '']);
    expect(complained).toMatch(sentence);
    expect(complained.trim().split('\n')).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['records.json.gz']);
  });

  it('keeps the existing pack', async () => {
    await imported();
    const before = await readPackFolder(out);
    await writeSource([record({ term: '' }), record({ end_times: {} })]);
    const { code, complained } = await imported();
    expect(code).toBe(1);
    expect(complained).toMatch(/^No usable pack comes of this data\./);
    expect((await readPackFolder(out)).version).toBe(before.version);
    expect((await readdir(folder)).toSorted()).toEqual(['birch-college', 'records.json.gz']);
  });
});
