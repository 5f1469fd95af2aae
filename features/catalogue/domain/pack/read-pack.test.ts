import { describe, expect, it } from 'vitest';
import { sentenceOf } from './problems.ts';
import { packText, type PackTexts, readPack } from './read-pack.ts';

const university = {
  name: 'Birch College',
  possessive: "Birch's",
  feedback_email: 'advising@birch.example',
  terms: [
    { name: '2025 Fall', start: '2025-09-02', end: '2025-12-03' },
    { name: '2026 Spring', start: '2026-01-26', end: '2026-05-01' },
  ],
};
const subjects = [
  { code: 'GEOL', department: 'Geology', aliases: ['EARTH'] },
  { code: 'POET', department: 'Poetry' },
];
const rock = {
  course_id: '1001',
  class_number: '1',
  class_tag: 'GEOL 10',
  class_name: 'Rocks Underfoot',
  term: '2025 Fall',
  days: ['Mon', 'Wed'],
  start_times: { '1': '10:30', '3': '10:30' },
  end_times: { '1': '11:45', '3': '11:45' },
};
const sonnet = {
  course_id: '1002',
  class_number: '2',
  class_tag: 'POET 20',
  class_name: 'Sonnets',
  term: '2026 Spring',
};
const programs = {
  concentrations: [
    { name: 'Geology', joint: ['Poetry'], groups: [{ name: 'Field work', need: 1, options: ['GEOL 10'] }] },
    { name: 'Poetry', joint: ['Geology'] },
  ],
  secondary_fields: [{ name: 'Poetry' }],
};

function pack(
  changes: Partial<Record<keyof PackTexts, unknown>> = {},
  courses: unknown[] = [rock, sonnet],
): PackTexts {
  const values = {
    'university.json': university,
    'subjects.json': subjects,
    'programs.json': programs,
    ...changes,
  };
  const files: PackTexts = { 'courses.ndjson': courses.map((course) => JSON.stringify(course)).join('\n') };
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined)
      files[name as keyof PackTexts] = typeof value === 'string' ? value : JSON.stringify(value);
  }
  return files;
}

const sentences = (files: PackTexts) => readPack(files, 'v1').problems.map(sentenceOf);
const severities = (files: PackTexts) => readPack(files, 'v1').problems.map(({ severity }) => severity);

describe('a valid pack', () => {
  it('is read without problems', () => {
    const { pack: read, problems } = readPack(pack(), 'v1');
    expect(problems).toEqual([]);
    expect(read).toMatchObject({
      version: 'v1',
      rows: { read: 2, refused: 0 },
      university: { product: 'Lectern', assistant: 'Quill', possessive: "Birch's" },
      demo: null,
    });
    expect(read?.courses.map(({ class_tag, department }) => [class_tag, department])).toEqual([
      ['GEOL 10', 'Geology'],
      ['POET 20', 'Poetry'],
    ]);
  });

  it('uses departments as concentrations when it has no programmes', () => {
    for (const absent of [undefined, { concentrations: [], secondary_fields: [{ name: 'Poetry' }] }]) {
      const read = readPack(pack({ 'programs.json': absent }), 'v1').pack;
      expect(read?.programs.concentrations).toEqual([
        { name: 'Geology', joint: ['Poetry'], groups: [] },
        { name: 'Poetry', joint: ['Geology'], groups: [] },
      ]);
    }
  });

  it('keeps unusual values of real catalogues', () => {
    const odd = [
      { ...rock, mean_hours: 100, current_enrollment_number: 40, enrollment_cap: 12 },
      {
        ...rock,
        class_number: '9',
        start_times: { '1': '03:00' },
        end_times: { '1': '05:45' },
        days: ['Mon'],
      },
      { ...rock, class_number: '10', start_times: {}, end_times: {} },
      { ...rock, class_number: '11', class_tag: 'HIST-LIT  AA', description: 'x'.repeat(5000) },
    ];
    const { pack: read } = readPack(pack({}, odd), 'v1');
    expect(read?.rows).toEqual({ read: 4, refused: 0 });
    expect(read?.courses.map(({ class_tag, sections }) => [class_tag, sections.length])).toEqual([
      [rock.class_tag, 3],
      ['HIST-LIT AA', 1],
    ]);
  });

  it('has a different version text when one character differs, or a file is empty instead of absent', () => {
    const texts = [pack(), pack({ 'demo.json': '' }), pack({}, [rock]), pack({ 'subjects.json': [] })].map(
      packText,
    );
    expect(new Set(texts).size).toBe(4);
    expect(packText(pack())).toBe(texts[0]);
  });
});

describe('a pack’s support lines', () => {
  const listeners = { name: 'Birch Listeners', telephone: '+353 (0)1 555-0100', hours: 'day and night' };
  const withSupport = (support: unknown, country: unknown = 'IE') =>
    pack({ 'university.json': { ...university, country, support } });

  it('are read in their order; unstated values are null', () => {
    const { pack: read, problems } = readPack(
      withSupport([{ name: 'Rowan', address: 'Lodge 1' }, listeners]),
      'v1',
    );
    expect(problems).toEqual([]);
    expect(read?.university.country).toBe('IE');
    expect(read?.university.support).toEqual([
      { name: 'Rowan', telephone: null, text: null, address: 'Lodge 1', hours: null, note: null },
      { ...listeners, text: null, address: null, note: null },
    ]);
  });

  it('may be omitted', () => {
    expect(readPack(pack(), 'v1').pack?.university).toMatchObject({ country: null, support: [] });
  });

  it.each([
    [[{ telephone: '555' }], 'IE', 'support.0.name: is missing'],
    [
      [{ name: 'Nobody', hours: 'never' }],
      'IE',
      'support.0: "Nobody" has no telephone, text line or address',
    ],
    [[{ name: 'A', telephone: 'ask Ann' }], 'IE', 'support.0.telephone: "ask Ann" is not a telephone number'],
    ['555-0100', 'IE', 'support: "555-0100" should be a list'],
    [Array.from({ length: 7 }, () => listeners), 'IE', 'support: is longer than 6 entries'],
    [[listeners], 'Ireland', 'country: "Ireland" is not a country code of two capital letters'],
  ])('with %j in %s are reported', (support, country, sentence) => {
    const { pack: read, problems } = readPack(withSupport(support, country), 'v1');
    expect(read).toBeNull();
    expect(problems.map(sentenceOf).join('\n')).toContain(`university.json, ${sentence}`);
  });

  it('cause a warning for an unknown field', () => {
    expect(sentences(withSupport([{ ...listeners, phone: '555' }]))[0]).toContain('support.phone');
  });
});

describe('an invalid row of the catalogue', () => {
  const refused: [string, object, string][] = [
    ['lacks a class number', { class_number: undefined }, 'class_number: is missing'],
    ['names a term the university does not list', { term: '2024 Fall' }, 'term: "2024 Fall" is not a term'],
    ['has a time on a day it does not list', { days: ['Mon'] }, 'start_times.3: has a time on Wed'],
    ['ends before it starts', { end_times: { '1': '09:00', '3': '11:45' } }, 'end_times.1: ends at 09:00'],
    ['starts and never ends', { end_times: { '1': '11:45' } }, 'end_times.3: is missing'],
    ['ends and never starts', { start_times: { '1': '10:30' } }, 'start_times.3: is missing'],
    ['has an eighth weekday', { start_times: { '8': '10:30' } }, 'start_times: has the unknown key "8"'],
    ['has a day nobody knows', { days: ['Monday'] }, 'days.0: "Monday" is not one of Mon, Tue'],
    [
      'has a clock time that does not exist',
      { start_times: { '1': '25:00' } },
      'start_times.1: "25:00" is not a time',
    ],
    [
      'is rated above the scale',
      { overall_score_course_mean: 6.2 },
      'overall_score_course_mean: 6.2 is above 5',
    ],
    ['gives a number for text', { course_id: 1001 }, 'course_id: 1001 should be text'],
    ['hides a NUL character', { description: 'a\0b' }, 'description: holds a NUL character'],
    [
      'links to something that is no web page',
      { q_report: 'javascript:alert(1)' },
      'q_report: "javascript:alert(1)"',
    ],
  ];
  it.each(refused)('is refused and named when it %s', (_, change, sentence) => {
    const files = pack({}, [sonnet, { ...rock, ...change }]);
    const { pack: read } = readPack(files, 'v1');
    expect(read?.rows).toEqual({ read: 2, refused: 1 });
    expect(read?.courses.map(({ class_tag }) => class_tag)).toEqual(['POET 20']);
    expect(sentences(files).find((text) => text.includes('line 2'))).toContain(
      `courses.ndjson, line 2, ${sentence}`,
    );
  });

  it('is refused when it is not a record, and blank lines are ignored', () => {
    const files = pack();
    files['courses.ndjson'] = `\uFEFF${JSON.stringify(rock)}\r\n\r\n{"course_id": "7",\n[1]\n`;
    expect(readPack(files, 'v1').pack?.rows).toEqual({ read: 3, refused: 2 });
    expect(sentences(files).slice(0, 2)).toEqual([
      'courses.ndjson, line 3: is not JSON: a row is one whole record on one line.',
      'courses.ndjson, line 4: [1] should be an object.',
    ]);
  });

  it('is refused as usual even if there are hundreds of thousands of them', () => {
    const good = JSON.stringify(rock);
    const { pack: read, problems } = readPack(
      { ...pack(), 'courses.ndjson': `${good}\n${'no record\n'.repeat(200_000)}` },
      '1',
    );
    expect(read?.rows).toEqual({ read: 200_001, refused: 200_000 });
    expect(problems.filter(({ severity }) => severity === 'refused')).toHaveLength(200_000);
  });

  it('is refused when an earlier row of any term has the same identity', () => {
    const files = pack({}, [rock, sonnet, { ...rock, term: '2026 Spring' }]);
    expect(sentences(files)).toEqual([
      'courses.ndjson, line 3, class_number: repeats the identity of line 1 (course_id "1001" with class_number "1").',
    ]);
  });
});

describe('an unusable pack', () => {
  const broken: [string, PackTexts, string][] = [
    ['lacks its university', pack({ 'university.json': undefined }), 'university.json: is missing.'],
    ['lacks its subjects', pack({ 'subjects.json': undefined }), 'subjects.json: is missing.'],
    [
      'breaks off in a file',
      pack({ 'university.json': '{\n"name": "Birch",\n}' }),
      'university.json, line 3: is not JSON',
    ],
    ['has a broken demonstration profile', pack({ 'demo.json': {} }), 'demo.json, profile: is missing.'],
    ['has no course', pack({}, []), 'courses.ndjson: is empty.'],
    [
      'has no valid course',
      pack({}, [{ ...rock, term: 'x' }]),
      'courses.ndjson: has no valid course in 1 rows.',
    ],
    [
      'has a term that ends before it starts',
      pack({
        'university.json': {
          ...university,
          terms: [{ name: '2025 Fall', start: '2025-09-02', end: '2025-01-02' }],
        },
      }),
      'university.json, terms.0.end: 2025-01-02 is not after the start, 2025-09-02.',
    ],
    [
      'joins a concentration with one that does not exist',
      pack({
        'programs.json': { concentrations: [{ name: 'Geology', joint: ['Alchemy'] }], secondary_fields: [] },
      }),
      'programs.json, concentrations.0.joint.0: "Alchemy" is not a concentration of this pack.',
    ],
    [
      'asks for a subject that does not exist',
      pack({ 'programs.json': withOption({ subject: 'ALCH' }) }),
      'programs.json, concentrations.0.groups.0.options.0.subject: "ALCH" is not a subject of this pack.',
    ],
    [
      'lists a subject twice',
      pack({ 'subjects.json': [...subjects, { code: 'geol', department: 'Other' }] }),
      'subjects.json, 2.code: "geol" is listed twice.',
    ],
  ];
  it.each(broken)('is not read when it %s', (_, files, sentence) => {
    expect(readPack(files, 'v1').pack).toBeNull();
    expect(sentences(files).some((text) => text.startsWith(sentence))).toBe(true);
    expect(severities(files)).toContain('fatal');
  });
});

describe('a warning', () => {
  const doubtful: [string, PackTexts, string][] = [
    [
      'a tag whose subject is not listed',
      pack({}, [
        rock,
        sonnet,
        { ...sonnet, class_number: '3', class_tag: 'OCEAN 1', department: 'Marine Science' },
      ]),
      'courses.ndjson, line 3, class_tag: "OCEAN" is not in subjects.json; "Marine Science" stands in for its department.',
    ],
    [
      'a requirement that names a course of another year',
      pack({ 'programs.json': withOption('GEOL 99') }),
      `programs.json, concentrations.0.groups.0.options.0: "GEOL 99", which Geology asks for, is not in this year's catalogue.`,
    ],
    [
      'a day without a time beside one that has it',
      pack({}, [{ ...rock, start_times: { '1': '10:30' }, end_times: { '1': '11:45' } }, sonnet]),
      'courses.ndjson, line 1, start_times.3: has no time for Wed, though days lists it.',
    ],
    [
      'a misspelt field',
      pack({}, [{ ...rock, instructor: ['Ida Moss'] }, sonnet]),
      'courses.ndjson, line 1, instructor: is no field of a course and is not read, here and in later lines.',
    ],
    [
      'an alias that stands for two subjects',
      pack({ 'subjects.json': [...subjects, { code: 'SOIL', department: 'Soils', aliases: ['earth'] }] }),
      'subjects.json, 2.aliases.0: "earth" already stands for GEOL.',
    ],
  ];
  it.each(doubtful)('%s is reported and the pack is read', (_, files, sentence) => {
    expect(readPack(files, 'v1').pack).not.toBeNull();
    expect(sentences(files)).toEqual([sentence]);
    expect(severities(files)).toEqual(['warning']);
  });

  it('uses the department for an unlisted subject', () => {
    const ocean = { ...sonnet, class_tag: 'OCEAN 1', department: 'Marine Science' };
    expect(readPack(pack({}, [rock, ocean]), 'v1').pack?.subjects.at(-1)).toEqual({
      code: 'OCEAN',
      department: 'Marine Science',
      aliases: [],
    });
  });

  it('drops an accent without enough contrast on some background', () => {
    const withAccent = (light: string, dark: string) =>
      pack({ 'university.json': { ...university, accent: { light, dark } } });
    const legible = readPack(withAccent('#7a2e1d', '#e8a48f'), 'v1');
    expect(legible.problems).toEqual([]);
    expect(legible.pack?.university.accent).toEqual({ light: '#7a2e1d', dark: '#e8a48f' });

    const pale = withAccent('#e8a48f', '#e8a48f');
    expect(sentences(pale)).toEqual([
      "university.json, accent.light: #e8a48f has a contrast of 1.7 to 1 on #f0ebe1, below 4.5; the product's own accent is used.",
    ]);
    expect(readPack(pale, 'v1').pack?.university).not.toHaveProperty('accent');
  });

  it('finds a required course or subject in any spelling', () => {
    const alias = { ...rock, aliases: ['EARTH 10'] };
    for (const option of ['geol10', 'Earth  10', { subject: 'poet', from: 1, to: 99 }]) {
      expect(readPack(pack({ 'programs.json': withOption(option) }, [alias, sonnet]), 'v1').problems).toEqual(
        [],
      );
    }
  });

  it('reads days without classes, days that follow another, and the time zone', () => {
    const [first, ...rest] = university.terms;
    const days = { holidays: ['2025-11-27'], follows: [{ date: '2025-10-14', day: 'Mon' }] };
    const stated = { ...university, time_zone: 'Europe/Dublin', terms: [{ ...first, ...days }, ...rest] };
    const read = readPack(pack({ 'university.json': stated }), 'v1').pack?.university;
    expect(read).toMatchObject({ time_zone: 'Europe/Dublin', terms: [days, { holidays: [], follows: [] }] });
    expect(readPack(pack(), 'v1').pack?.university.time_zone).toBeNull();
    const wrong = pack({ 'university.json': { ...university, time_zone: 'Dublin time' } });
    expect(readPack(wrong, 'v1').problems.map(sentenceOf)).toContain(
      'university.json, time_zone: is not a time zone of the IANA list, such as Europe/Dublin.',
    );
  });

  it('puts terms in calendar order', () => {
    const files = pack({ 'university.json': { ...university, terms: university.terms.toReversed() } });
    expect(readPack(files, 'v1').pack?.university.terms.map(({ name }) => name)).toEqual([
      '2025 Fall',
      '2026 Spring',
    ]);
    expect(severities(files)).toEqual(['warning']);
  });

  it('reports a course of the demonstration profile that does not exist', () => {
    const demo = {
      profile: {
        concentration: 'Alchemy',
        year: 'Junior',
        courses_taken: ['GEOL 10', 'GEOL 11'],
        interests: [],
      },
      conversation: [],
    };
    expect(sentences(pack({ 'demo.json': demo }))).toEqual([
      'demo.json, profile.concentration: "Alchemy" is not a concentration of this pack.',
      `demo.json, profile.courses_taken.1: "GEOL 11" is not in this year's catalogue.`,
    ]);
  });
});

function withOption(option: unknown) {
  const [geology, poetry] = programs.concentrations;
  return {
    ...programs,
    concentrations: [{ ...geology, groups: [{ name: 'Field work', need: 1, options: [option] }] }, poetry],
  };
}
