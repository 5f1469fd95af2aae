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
import { parseCsv } from './formats/csv-table.ts';
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
const RATINGS = ['--ratings', realFile('q-numbers-2022-2025.csv.gz')];

/** The fields of a record in our own format that are counted here. */
interface HarvardRow {
  course_id: number;
  class_tag: string;
  class_name: string;
  term: string;
  days: string[];
  start_times: Record<number, string>;
  end_times: Record<number, string>;
  x: { distribution: string | null; consent: string | null };
}
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const withAttribute = (pack: Pack, scheme: string, value: string) =>
  pack.courses.filter(({ attributes }) =>
    attributes.some((each) => each.scheme === scheme && each.value === value),
  );

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
    expect([report.left_out, report.meetings.not_read, report.warnings]).toEqual([[], 0, []]);
    expect(report.odd.map(({ reason, count }) => [reason, count])).toEqual([
      ['x.from is no field that is read', 6852],
      ['x.times_from is no field that is read', 6852],
      ['x.q.recommend is no field that is read', 1916],
    ]);
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

  it('has the meetings of every section, as the days and times of its row', async () => {
    const { courses: rows } = JSON.parse((await readSource(realFile('harvard-2025-26.json.gz'))).text) as {
      courses: HarvardRow[];
    };
    const own = rows.flatMap(({ class_tag, term, days, start_times, end_times }) =>
      days.map((day) => {
        const key = WEEKDAYS.indexOf(day) + 1;
        return [class_tag, term, day, start_times[key] ?? null, end_times[key] ?? null].join(' ');
      }),
    );
    const read = pack.courses.flatMap(({ class_tag, term, sections }) =>
      sections.flatMap(({ meetings }) =>
        meetings.flatMap(({ days, start, end }) =>
          days.map((day) => [class_tag, term, day, start, end].join(' ')),
        ),
      ),
    );
    expect(read.toSorted()).toEqual(own.toSorted());
    const stated = (field: 'distribution' | 'consent', value: string) =>
      new Set(
        rows
          .filter(({ x }) => x[field]?.split('; ').includes(value))
          .map((row) => [row.course_id, row.class_tag, row.class_name, row.term].join(' ')),
      ).size;
    for (const [field, scheme, value] of [
      ['distribution', 'Distribution', 'Social Sciences'],
      ['distribution', 'Distribution', 'Arts and Humanities'],
      ['consent', 'Permission', 'Instructor'],
    ] as const)
      expect(withAttribute(pack, scheme, value).length).toBe(stated(field, value));
    expect(report.attributes.find(({ scheme }) => scheme === 'Gen Ed')?.values).toBe(4);
    expect(pack.courses.filter(({ history }) => history.length > 0)).toHaveLength(1916);
  });

  it('keeps unusual values', () => {
    const starts = pack.courses.flatMap(({ start_times }) => Object.values(start_times));
    expect([
      starts.filter((time) => time === '03:00').length,
      starts.filter((time) => time === '22:30').length,
    ]).toEqual([1, 4]);
    // All but two counts come from earlier evaluations, and so are not enrolment.
    const seats = pack.courses.flatMap(({ sections }) => sections.map(({ enrollment }) => enrollment));
    expect(seats.filter((enrollment) => enrollment !== null)).toEqual([1, 1]);
    expect(pack.courses.filter((course) => course.current_enrollment_number !== null)).toHaveLength(2);
    expect(pack.courses.filter((course) => course.mean_class_size !== null)).toHaveLength(1915);
    expect(report.notes.filter((note) => note.startsWith('1915 rows count as many'))).toHaveLength(1);
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
    const csv = await imported('registrar', ...REGISTRAR, ...RATINGS);
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
    expect([differing('class_tag'), differing('units'), differing('component')]).toEqual([0, 0, 0]);
    const capsOf = ({ sections }: Pack['courses'][number]) => sections.map(({ cap }) => cap);
    for (const { course, record } of pairs) expect(capsOf(course)).toEqual(capsOf(record));
    expect(differing('start_times')).toBeLessThanOrEqual(3);
    expect(differing('overall_score_course_mean')).toBeLessThanOrEqual(3);
  });

  it('has the evaluations of seven terms by code and title, and counts those of other courses', async () => {
    const [, ...args] = REAL_IMPORTS.harvard;
    const rated = await imported('rated', 'json', ...args, ...RATINGS, '--mapping', 'registrar');
    const file = await readSource(realFile('q-numbers-2022-2025.csv.gz'));
    const rows = new Map(parseCsv(file).rows.map(({ cells }) => [cells.join('\t'), cells]));
    const plain = (title: string) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    const titles = new Set(
      pack.courses.flatMap(({ course_id, class_tag, class_name }) =>
        [course_id, class_tag].map((code) => `${code} ${plain(class_name)}`),
      ),
    );
    const autumns = new Map<string, Set<string>>();
    let joined = 0;
    for (const [code = '', titleAndSection = '', key = ''] of rows.values()) {
      const [, id = '', term = '', , , section = ''] = key.split('-');
      const title = plain(titleAndSection.replace(new RegExp(` ${section}$`), ''));
      const found = [String(Number(id)), code]
        .map((each) => `${each} ${title}`)
        .filter((each) => titles.has(each));
      if (found.length > 0) joined += 1;
      if (!term.endsWith('8')) continue;
      for (const each of found) autumns.set(each, (autumns.get(each) ?? new Set()).add(term));
    }
    expect(joined).toBe(5276);
    expect(rated.report.joined).toEqual([
      {
        what: 'evaluated sections, to courses by code and title',
        joined,
        not: {
          'no course of this import has their code': 2478,
          'their code stands with another title': rows.size - joined - 2478,
          'their key cannot be read': 0,
        },
      },
    ]);
    const inAll = ({ course_id, class_tag, class_name }: Pack['courses'][number]) =>
      new Set(
        [course_id, class_tag].flatMap((code) => [...(autumns.get(`${code} ${plain(class_name)}`) ?? [])]),
      ).size === 3;
    const autumnsOf = ({ history }: Pack['courses'][number]) =>
      history.filter(({ term }) => /^202[234] Fall$/.test(term)).length;
    expect(
      rated.pack.courses.filter((course) => autumnsOf(course) === 3).map(({ class_number }) => class_number),
    ).toEqual(rated.pack.courses.filter(inAll).map(({ class_number }) => class_number));
  });
});

const KINDS = { lecture: 'Lecture', design: 'Design', lab: 'Laboratory', recitation: 'Recitation' };
type Kind = keyof typeof KINDS;
const KIND_KEYS = Object.keys(KINDS) as Kind[];

/** The fields of a class in the planner's file that are counted here. */
type PlannerClass = { same: string; meets: string; hass: string[]; half: number | false } & Partial<
  Record<`${Kind}RawSections`, string[]> &
    Record<`${Kind}Sections`, [slots: [number, number][], room: string][]>
>;
const numbersIn = (text: string) => text.split(', ').filter((number) => number !== '');

describe.skipIf(!hasRealCatalogues)('a university in the planner format', () => {
  let report: ImportReport;
  let pack: Pack;
  let classes: { term: string; number: string; raw: PlannerClass }[];
  beforeAll(async () => {
    ({ report, pack } = await imported('planner', ...REAL_IMPORTS.mit));
    classes = [];
    for (const [name, term] of [
      ['hydrant-f25.json.gz', '2025 Fall'],
      ['hydrant-s26.json.gz', '2026 Spring'],
    ] as const) {
      const { text } = await readSource(realFile(name));
      const file = JSON.parse(text) as { classes: Record<string, PlannerClass> };
      for (const [number, raw] of Object.entries(file.classes)) classes.push({ term, number, raw });
    }
  });
  const found = (term: string, code: string) =>
    pack.courses.find((course) => course.term === term && course.codes.includes(code));

  it('is imported completely, with the dates of both terms', () => {
    expect(report.rows).toEqual({ read: 4840, kept: 4840, refused: 0 });
    expect(report.terms).toEqual([
      { name: '2025 Fall', start: '2025-09-03', end: '2025-12-10', courses: 1912 },
      { name: '2026 Spring', start: '2026-02-02', end: '2026-05-12', courses: 2352 },
    ]);
    expect(pack.university.terms[1]).toMatchObject({
      holidays: expect.arrayContaining(['2026-02-16', '2026-03-23', '2026-04-20']),
      follows: [{ date: '2026-02-17', day: 'Mon' }],
    });
    expect(report.left_out.map(({ reason, count }) => [reason, count])).toEqual([
      ['rating is not between 1 and 7', 1],
    ]);
    expect(report.meetings.not_read).toBe(0);
    expect(pack.problems).toEqual([]);
    const identities = pack.courses.map(({ course_id, class_number }) => `${course_id} ${class_number}`);
    expect(new Set(identities).size).toBe(report.courses);
  });

  it('has under each number all sections of each kind, at the times of the slots', () => {
    const differing: string[] = [];
    const untimed: string[] = [];
    for (const { term, number, raw } of classes) {
      const course = found(term, number);
      for (const kind of KIND_KEYS) {
        const component = KINDS[kind];
        const texts = raw[`${kind}RawSections`] ?? [];
        const slots = (raw[`${kind}Sections`] ?? []).flatMap(([pairs]) => pairs);
        const sections = course?.sections.filter((section) => section.component === component) ?? [];
        const times = sections.flatMap(({ meetings }) =>
          meetings.flatMap(({ days, start, end }) => days.map((day) => `${day} ${start} ${end}`)),
        );
        const expected = slots.map(([slot, length]) => {
          const begin = 12 + (slot % 34);
          const clock = (half: number) =>
            `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
          return `${WEEKDAYS[Math.floor(slot / 34)]} ${clock(begin)} ${clock(begin + length)}`;
        });
        if (texts.length !== sections.length || times.toSorted().join() !== expected.toSorted().join())
          differing.push(`${term} ${number} ${component}`);
        untimed.push(...sections.filter(({ meetings }) => meetings.length === 0).map(() => component));
      }
    }
    // Two of one class whose numbers list different sections, and one whose slots are on another day than its text.
    expect(differing).toEqual([
      '2025 Fall 4.S43 Lecture',
      '2025 Fall 4.S43 Recitation',
      '2025 Fall ES.S70 Lecture',
      '2025 Fall ES.S70 Recitation',
      '2026 Spring ES.7016 Lecture',
    ]);
    const stated = classes.flatMap(({ raw }) =>
      KIND_KEYS.flatMap((kind) => (raw[`${kind}RawSections`] ?? []).filter((text) => /^TB[AD]$/.test(text))),
    );
    expect(untimed).toHaveLength(stated.length);
  });

  it('has one course for all numbers of a class, and two if it only meets with another', () => {
    for (const { term, number, raw } of classes) {
      const course = found(term, number);
      for (const other of numbersIn(raw.same)) expect(course?.codes).toContain(other);
      // One class is said to meet with itself.
      for (const other of numbersIn(raw.meets).filter((each) => each !== number)) {
        expect(course?.codes).not.toContain(other);
        expect(course?.meets_with).toContain(other);
      }
    }
    const listed = pack.courses.flatMap(({ term, codes }) => codes.map((code) => `${term} ${code}`));
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('counts 144 numbers toward the arts in spring, which are 120 courses', () => {
    const stated = classes.filter(({ term, raw }) => term === '2026 Spring' && raw.hass.includes('A'));
    const courses = withAttribute(pack, 'HASS', 'HASS-A').filter(({ term }) => term === '2026 Spring');
    expect(stated).toHaveLength(144);
    expect(courses).toHaveLength(120);
    for (const { number } of stated) expect(courses).toContain(found('2026 Spring', number));
    expect(report.attributes.find(({ scheme }) => scheme === 'HASS')?.values).toBe(4);
  });

  it('has half terms, old numbers, units and prerequisites', () => {
    expect(tag(pack, '6.1010')).toMatchObject({
      term: '2025 Fall',
      class_number: 'f25',
      schedule: 'Mon, Wed 10:00 AM - 11:00 AM',
      units: 12,
      aliases: ['6.009'],
      course_requirements: '6.1000 or (6.100A and (6.100B or 16.C20))',
      department: 'Electrical Engineering and Computer Science',
    });
    for (const { term, number, raw } of classes.filter(({ raw: { half } }) => half !== false)) {
      const meetings = found(term, number)?.sections.flatMap((section) => section.meetings) ?? [];
      for (const { from, to } of meetings) expect([number, raw.half, from ?? to]).not.toContain(null);
    }
    expect(tag(pack, 'SWE.017')?.class_name).toBe('SWE.017');
    expect(Math.max(...pack.courses.map(({ mean_hours }) => mean_hours ?? 0))).toBe(100);
    expect(report.notes.filter((note) => note.includes('not in the subjects file'))).toEqual([]);
  });
});
