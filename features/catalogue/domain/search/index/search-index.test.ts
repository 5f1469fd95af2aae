import fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import {
  readDottedCatalogue,
  readSpacedCatalogue,
  type RealCatalogue,
} from '#app/testing/real-catalogues.ts';
import { hasRealCatalogues } from '#app/testing/real-imports.ts';
import { createRecogniser } from '../../recogniser/recogniser.ts';
import type { CourseRow } from '../../../contract.ts';
import { toCourseRow } from '../to-course-row.ts';
import { row } from '../sample-rows.ts';
import { SearchIndex } from './search-index.ts';

const ROWS: CourseRow[] = [
  row('COMPSCI 50', 'Introduction to Computer Science', {
    instructors: ['Dan Rivers'],
    schedule: 'Mon, Wed 1:30 PM - 2:45 PM',
  }),
  row('COMPSCI 51', 'Abstraction and Design in Computation', {
    instructors: ['Ana Gómez'],
    schedule: 'Tue 9:00 AM - 10:15 AM',
  }),
  row('COMPSCI 124', 'Data Structures and Algorithms', { schedule: 'Tue, Thu 1:30 PM - 2:45 PM' }),
  row('COMPSCI 181', 'Machine Learning', { instructors: ['Dan Rivers'] }),
  row('STAT 110', 'Introduction to Probability', { schedule: 'Tue, Thu 1:30 PM - 2:45 PM' }),
  row('STAT 185', 'Unsupervised Machine Learning'),
  row('MUSIC 50', 'Sound and Machine: Learning to Listen'),
  row('HIST 12', 'The Art of War', { instructors: ['Rosa Diaz'] }),
  row('HIST 13', 'To Be or Not to Be: Choices in History'),
  row('ARABIC AA', 'Elementary Arabic I'),
  row('E-PSCI 10', 'The Atmosphere', { aliases: ['ESE 10'] }),
];

const recogniser = createRecogniser({
  subjects: [
    { code: 'COMPSCI', department: 'Computer Science', aliases: ['CS'] },
    { code: 'STAT', department: 'Statistics', aliases: ['STATS'] },
    { code: 'MUSIC', department: 'Music' },
    { code: 'HIST', department: 'History' },
    { code: 'ARABIC', department: 'Arabic' },
    { code: 'E-PSCI', department: 'Earth & Planetary Sciences', aliases: ['EPS'] },
  ],
  tags: ROWS.map(({ class_tag }) => class_tag),
  aliases: [{ alias: 'ESE 10', tag: 'E-PSCI 10' }],
});

const index = new SearchIndex(recogniser);
index.add(ROWS);
const tags = (text: string): string[] => index.search(text).hits.map(({ row: { class_tag } }) => class_tag);

describe('a student searches', () => {
  test.each([
    ['machine learning', ['COMPSCI 181', 'STAT 185', 'MUSIC 50']],
    ['machine lerning', ['COMPSCI 181', 'STAT 185', 'MUSIC 50']],
    ['mach', ['COMPSCI 181', 'STAT 185', 'MUSIC 50']],
    ['dan rivers', ['COMPSCI 181', 'COMPSCI 50']],
    ['gomez', ['COMPSCI 51']],
    ['probab', ['STAT 110']],
    ['intro to prob', ['STAT 110']],
    ['cs machine', ['COMPSCI 181']],
    ['thursday 1:30', ['COMPSCI 124', 'STAT 110']],
    ['thu machine', ['COMPSCI 124', 'STAT 110', 'COMPSCI 181', 'MUSIC 50', 'STAT 185']],
  ])('%j', (text, expected) => {
    expect(tags(text).toSorted()).toEqual(expected.toSorted());
  });

  it('gets the best first', () => {
    expect(tags('machine learning').slice(0, 2)).toEqual(['COMPSCI 181', 'STAT 185']);
  });

  it('treats a word as complete once it is followed by a space', () => {
    expect(tags('un')).toEqual(['STAT 185']);
    expect(tags('un ')).toEqual([]);
  });

  it('is told when no course has all the words', () => {
    expect(index.search('machine learning')).toMatchObject({ hasAllWords: true });
    expect(index.search('machine zebra')).toMatchObject({ hasAllWords: false });
    expect(index.search('machine zebra').hits.length).toBe(3);
    expect(index.search('zebra').hits).toEqual([]);
  });

  it('finds a singular by its plural, before words of similar spelling', () => {
    const some = new SearchIndex(recogniser);
    some.add([row('STAT 1', 'Firms and Markets'), row('MUSIC 1', 'Film'), row('MUSIC 2', 'The Silent Film')]);
    const { hits, also } = some.search('films ');
    expect(hits.map(({ row: { class_tag } }) => class_tag)).toEqual(['MUSIC 1', 'MUSIC 2', 'STAT 1']);
    expect(also).toEqual([]);
  });

  it('sees all courses in catalogue order before typing', () => {
    expect(tags('')).toEqual(
      ROWS.map(({ class_tag }) => class_tag).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
    );
    expect(tags('   ')).toHaveLength(ROWS.length);
  });

  it('finds a title of words that are in every title', () => {
    expect(tags('to be or')).toEqual(['HIST 13']);
    expect(tags('the')).toEqual(expect.arrayContaining(['HIST 12', 'E-PSCI 10']));
  });

  it('finds none by a word that is only in the numbers', () => {
    expect(tags('machine 51')).not.toContain('COMPSCI 50');
  });
});

describe('a student quotes a phrase', () => {
  test.each([
    ['"machine learning"', ['COMPSCI 181', 'STAT 185']],
    ['"Machine  Learning" unsupervised', ['STAT 185']],
    ['"machine learning" "dan rivers"', ['COMPSCI 181']],
    ['“art of war”', ['HIST 12']],
    ['"to be or not to be"', ['HIST 13']],
    ['"1:30 PM"', ['COMPSCI 50', 'COMPSCI 124', 'STAT 110']],
    ['"COMPSCI 1"', ['COMPSCI 124', 'COMPSCI 181']],
    ['"gomez"', ['COMPSCI 51']],
    ['"learning machine"', []],
    ['""', []],
  ])('%s', (text, expected) => {
    const found = tags(text);
    if (text === '""') expect(found).toHaveLength(0);
    else expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it('and an unclosed one counts as words', () => {
    expect(tags('"machine lear')).toEqual(tags('machine lear'));
  });
});

describe('a class with several sections and codes', () => {
  const lecture = { section: 'A', component: 'Lecture', meetings: [], status: null, links: [] };
  const cross = row('STAT 18', 'Chance', {
    class_number: '14011',
    instructors: ['Rosa Diaz'],
    codes: ['STAT 18', 'MUSIC 18'],
    sections: [
      { ...lecture, class_number: '14011', instructors: ['Rosa Diaz'] },
      { ...lecture, component: 'Recitation', class_number: '14012', instructors: ['Ana Gómez'] },
    ],
  });
  const taken = row('MUSIC 18', 'Fugue', { course_id: 'other', term: '2026 Spring' });
  const reader = createRecogniser({
    subjects: [
      { code: 'STAT', department: 'Statistics' },
      { code: 'MUSIC', department: 'Music' },
    ],
    tags: ['STAT 18', 'MUSIC 18'],
  });
  const both = new SearchIndex(reader);
  both.add([cross, taken]);
  const found = (text: string) =>
    both
      .search(text)
      .hits.map(({ row: { class_tag, class_name }, isNamed }) => [class_tag, class_name, isNamed]);

  test.each([
    ['14011', [['STAT 18', 'Chance', true]]],
    ['14012', [['STAT 18', 'Chance', true]]],
    ['gomez', [['STAT 18', 'Chance', false]]],
    ['"ana gomez"', [['STAT 18', 'Chance', false]]],
    ['stat 18', [['STAT 18', 'Chance', true]]],
    [
      'music 18',
      [
        ['MUSIC 18', 'Chance', true],
        ['MUSIC 18', 'Fugue', true],
      ],
    ],
  ])('is found by %s, under the code that was searched', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('is one row of the list', () => {
    expect(found('')).toEqual([
      ['MUSIC 18', 'Fugue', false],
      ['STAT 18', 'Chance', false],
    ]);
  });

  it('is listed under its own code if another class of the term has the searched one', () => {
    const index = new SearchIndex(reader);
    index.add([cross, { ...taken, term: cross.term }]);
    expect(index.search('music 18').hits.map(({ row: { class_tag } }) => class_tag)).toEqual([
      'STAT 18',
      'MUSIC 18',
    ]);
  });
});

describe('a student types a course code', () => {
  test.each([
    ['cs50', 'COMPSCI 50'],
    ['CS 50', 'COMPSCI 50'],
    ['compsci50', 'COMPSCI 50'],
    ['Computer Science 50', 'COMPSCI 50'],
    ['arabicaa', 'ARABIC AA'],
    ['eps10', 'E-PSCI 10'],
    ['ESE 10', 'E-PSCI 10'],
    ['stats 110', 'STAT 110'],
  ])('%s comes first', (text, tag) => {
    expect(index.search(text)).toMatchObject({ codes: [tag] });
    expect(tags(text)[0]).toBe(tag);
  });

  it('and sees possible completions while typing', () => {
    expect(tags('cs 1').slice(0, 2)).toEqual(['COMPSCI 124', 'COMPSCI 181']);
    expect(tags('cs 5').slice(0, 2)).toEqual(['COMPSCI 50', 'COMPSCI 51']);
    expect(tags('cs')).toEqual(['COMPSCI 50', 'COMPSCI 51', 'COMPSCI 124', 'COMPSCI 181']);
  });

  it('with other words', () => {
    expect(tags('cs50 and stat 110').slice(0, 2)).toEqual(['COMPSCI 50', 'STAT 110']);
    expect(tags('cs50 probability').slice(0, 2)).toEqual(['COMPSCI 50', 'STAT 110']);
  });

  it('sees the rest of a subject after rows with its name', () => {
    expect(tags('computer science')).toEqual(['COMPSCI 50', 'COMPSCI 51', 'COMPSCI 124', 'COMPSCI 181']);
  });
});

describe('a student types what courses count as', () => {
  const counting = (value: string) => ({ attributes: [{ scheme: 'Arts or Letters', value }] });
  const some = new SearchIndex(recogniser);
  some.add([
    row('HIST 20', 'Hassan and Hussain', counting('HASS-H')),
    row('HIST 21', 'Hass: A Life', { instructors: ['Ann Hass'] }),
    row('MUSIC 20', 'Fugue', counting('HASS-A')),
    row('MUSIC 21', 'Biology of Birdsong', counting('HASS-A')),
    row('STAT 20', 'Chance', counting('Biology')),
    row('STAT 21', 'Biologically Inspired Chance'),
  ]);
  const found = (text: string) => some.search(text).hits.map(({ row: { class_tag } }) => class_tag);

  test.each(['HASS-A', 'hass-a', 'Hass-A '])('%j lists those that do first', (text) => {
    expect(found(text).slice(0, 2)).toEqual(['MUSIC 20', 'MUSIC 21']);
  });

  it('and names with an ordinary word come before those, and what only begins with it after', () => {
    expect(found('biology ').slice(0, 2)).toEqual(['MUSIC 21', 'STAT 20']);
    expect(found('biolog').slice(0, 2)).toEqual(['MUSIC 21', 'STAT 21']);
  });

  it('but not what says nothing without its question', () => {
    const asked = new SearchIndex(recogniser);
    asked.add([row('HIST 22', 'Trade', counting('Yes')), row('HIST 23', 'War', counting('None'))]);
    expect(asked.search('yes').hits).toEqual([]);
    expect(asked.search('none').hits).toEqual([]);
  });
});

describe('rows that are still arriving', () => {
  it('are found as soon as they have arrived', () => {
    const growing = new SearchIndex(recogniser);
    expect(growing.search('cs50').hits).toEqual([]);
    growing.add(ROWS.slice(0, 3));
    expect(growing.search('').hits).toHaveLength(3);
    growing.add(ROWS.slice(3));
    expect(growing.search('').hits).toHaveLength(ROWS.length);
    for (const text of ['cs50', 'machine', 'introduction'])
      expect(
        growing
          .search(text)
          .hits.map(({ row: { class_tag } }) => class_tag)
          .toSorted(),
      ).toEqual(tags(text).toSorted());
  });
});

describe('any query', () => {
  it('gives each row at most once and never fails', () => {
    const words = fc.constantFrom(
      'cs50',
      'machine',
      '"',
      '“',
      'the',
      '1:30',
      'é',
      'COMPSCI',
      '😀',
      '\\',
      '*',
      '50',
      'arabic aa',
      '\ud83d',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words, { maxLength: 6 }).map((parts) => parts.join(' ')),
        ),
        (text) => {
          const { hits } = index.search(text);
          expect(new Set(hits.map(({ row: each }) => each)).size).toBe(hits.length);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe.skipIf(!hasRealCatalogues).each([
  ['spaces', readSpacedCatalogue],
  ['dots', readDottedCatalogue],
] as const)('a real catalogue with %s in its tags', (_, readCatalogue) => {
  let catalogue: RealCatalogue;
  let real: SearchIndex;
  let sampled: string[];
  beforeAll(async () => {
    catalogue = await readCatalogue();
    const { pack, courses } = catalogue;
    const all = [...new Set(courses.map(({ class_tag }) => class_tag))];
    const aliases = pack.courses.flatMap(({ class_tag, aliases: others }) =>
      others.map((alias) => ({ alias, tag: class_tag })),
    );
    real = new SearchIndex(createRecogniser({ subjects: pack.subjects, tags: all, aliases }));
    real.add(courses.map((course) => toCourseRow(course)));
    sampled = all.filter((_tag, place) => place % Math.floor(all.length / 300) === 0).slice(0, 300);
  });
  const first = (text: string) => real.search(text).hits[0]?.row.class_tag;

  test.each([
    ['as it is', (tag: string) => tag],
    ['in lower case', (tag: string) => tag.toLowerCase()],
    ['without the space', (tag: string) => tag.replaceAll(' ', '')],
    [
      'without space, dot or hyphen',
      (tag: string) => (/[A-Z]/.test(tag) ? tag.replace(/(?<!\d)[ .-]|[ .-](?!\d)/g, '') : tag).toLowerCase(),
    ],
  ])('puts 300 of 300 tags typed %s first', (_how, spell) => {
    expect(sampled).toHaveLength(300);
    expect(sampled.filter((tag) => first(spell(tag)) !== tag)).toEqual([]);
  });

  it('puts a class first that is typed by its old number or by its subject’s nickname', () => {
    const { pack } = catalogue;
    const current = new Set(pack.courses.map(({ class_tag }) => class_tag));
    const meanings = Map.groupBy(
      pack.courses.flatMap(({ class_tag, aliases }) => aliases.map((alias) => ({ alias, class_tag }))),
      ({ alias }) => alias,
    );
    const wrong = [...meanings].filter(([alias, classes]) => {
      if (current.has(alias)) return false;
      return !classes.some(({ class_tag }) => class_tag === first(alias));
    });
    expect(wrong).toEqual([]);
    const nicknames = pack.subjects.flatMap(({ code, aliases }) => aliases.map((alias) => ({ code, alias })));
    const byNickname = nicknames.flatMap(({ code, alias }) => {
      const tag = [...current].find((each) => each.startsWith(`${code} `) && /\d/.test(each));
      return tag === undefined ? [] : [{ tag, typed: tag.replace(code, alias) }];
    });
    const missed = byNickname.filter(({ tag, typed }) => !real.search(typed).codes.includes(tag));
    expect(missed.map(({ typed }) => typed)).toEqual([]);
  });

  it('finds a class by its whole title', () => {
    const titled = real.rows.filter(({ class_name }, place) => place % 40 === 0 && class_name !== '');
    const lost = titled.filter(
      ({ class_name }) =>
        !real
          .search(class_name)
          .hits.slice(0, 60)
          .some(({ row: found }) => found.class_name === class_name),
    );
    expect(lost.map(({ class_name }) => class_name)).toEqual([]);
  });
});
