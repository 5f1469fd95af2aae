import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Course } from '../../../contract.ts';
import { createRecogniser } from '../../recogniser/recogniser.ts';
import { SAMPLE_COURSE } from '../../sample-course.ts';
import { readRow, rowStreamer } from '../course-row.ts';
import { toCourseRow } from '../to-course-row.ts';
import { SearchIndex } from '../index/search-index.ts';
import { buildExpansionFile, readExpansionFile, writeExpansionFile } from './expansion-file.ts';
import { editDistance } from './find-term.ts';
import { namesOfPeople } from './names-of-people.ts';
import { buildTopicFile, eachPlace, readTopicFile, writeTopicFile } from './topic-file.ts';
import { TopicIndex } from './topic-index.ts';
import { stemOf } from './topic-words.ts';

const course = (
  class_tag: string,
  class_name: string,
  description: string,
  more: Partial<Course> = {},
): Course => ({
  ...SAMPLE_COURSE,
  course_id: class_tag,
  class_number: class_tag,
  class_tag,
  class_name,
  description,
  codes: [class_tag],
  aliases: [],
  instructors: [],
  department: '',
  attributes: [],
  schedule: '',
  sections: [],
  ...more,
});

const COURSES: Course[] = [
  course(
    'HIST 1',
    'The Fall of the Roman Empire',
    'Why did an empire of cities break up? Letters of bishops and soldiers.',
  ),
  course('HIST 2', 'Ends of War', 'How wars end, from truces to treaties.'),
  course(
    'ENV 1',
    'Carbon and the State',
    'Climate policies of three governments. Taxes on carbon, and who pays them.',
  ),
  course('ENV 2', 'Weather', 'The atmosphere and its storms. Climates of the past.'),
  course('FILM 1', 'Cinema of Two Cities', 'A camera in the street.'),
  course('BIO 1', 'Brains', 'Neurons, and how a memory is made.', { instructors: ['Ana Socia'] }),
  course('BIO 2', 'Trains of Thought', 'What goes on between two ears.', { instructors: ['Ben Weather'] }),
  course('SOC 1', 'Money', 'Debts, gifts and coins.'),
  course('SOC 2', 'Society', 'Socio-economic class in three towns.'),
];

const RULES = [
  { words: ['film', 'cinema', 'movie'], also: [] },
  { words: ['the planet'], also: ['climate'] },
];

const indexOf = (courses: readonly Course[]): SearchIndex<Course> => {
  const index = new SearchIndex<Course>(
    createRecogniser({ subjects: [], tags: courses.map(({ class_tag }) => class_tag), aliases: [] }),
  );
  index.add(courses);
  const topics = buildTopicFile(courses);
  index.addTopics(new TopicIndex(topics, buildExpansionFile(topics, courses, RULES)), (record) => record);
  return index;
};
const index = indexOf(COURSES);
const found = (text: string, expansion = true): string[] =>
  index.search(text, { expansion }).hits.map(({ row: { class_tag } }) => class_tag);

describe('searching for a topic', () => {
  test.each([
    ['something about climate policy ', 'ENV 1'],
    ['the end of the roman empire ', 'HIST 1'],
    ['bishops', 'HIST 1'],
    ['memories ', 'BIO 1'],
    ['governmnt carbon ', 'ENV 1'],
    ['clim', 'ENV 2'],
  ])('with %j finds %s first', (text, tag) => {
    expect(found(text)[0]).toBe(tag);
  });

  it('finds records with all the words before those with some', () => {
    const { hits, whole, hasAllWords } = index.search('climate taxes ');
    expect([hits[0]?.row.class_tag, whole, hasAllWords]).toEqual(['ENV 1', 1, true]);
    expect(hits[1]?.row.class_tag).toBe('ENV 2');
  });

  it('reports which related words were searched, and works without them', () => {
    expect(index.search('movies ').also).toEqual(['film', 'cinema'].filter((word) => word === 'cinema'));
    expect(found('movies ')).toEqual(['FILM 1']);
    expect(found('movies ', false)).toEqual([]);
    expect(found('the planet ')).toEqual(expect.arrayContaining(['ENV 1', 'ENV 2']));
  });

  it.each(['planets ', 'the planets ', 'other planets '])('with %j matches no phrase of a rule', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('does not confuse plurals whose stems are alike', () => {
    const gamelan = indexOf([...COURSES, course('MUS 1', 'Bali', 'Gongs.')]);
    expect(gamelan.search('babies ').hits).toEqual([]);
    expect(gamelan.search('balli ').hits.map(({ row: { class_tag } }) => class_tag)).toEqual(['MUS 1']);
  });

  it('mends a word that is the stem of longer ones with an s, where a commoner word is as near', () => {
    const sums = indexOf([
      ...COURSES,
      course('MATH 1', 'Calculus', 'The calculus of Newton.'),
      course('MATH 2', 'More Calculus', 'Calculus of several variables.'),
      course('SHIP 1', 'Hulls', 'Calculations of drag.'),
      course('ART 1', 'Robotics', 'Robotics in a studio.'),
    ]);
    const first = (text: string) => sums.search(text).hits.map(({ row: { class_tag } }) => class_tag);
    expect(first('calculs ').slice(0, 2)).toEqual(['MATH 1', 'MATH 2']);
    expect(sums.search('calculs ').also).toContain('calculus');
    expect(first('robots ')).toEqual(['ART 1']);
    expect(first('zebra ')).toEqual([]);
  });

  it('ignores common verbs if there is another word', () => {
    expect(found('how a memory works and goes on ')[0]).toBe('BIO 1');
    expect(found('what is made and what goes ')).toEqual(['BIO 1', 'BIO 2']);
  });

  it('finds a title by its own words before everything else', () => {
    expect(found('money')[0]).toBe('SOC 1');
    expect(found('ends of war')[0]).toBe('HIST 2');
  });

  it('does not correct a hyphenated word to a name', () => {
    expect(found('socio-economic ')).toEqual(['SOC 2']);
  });

  it('ranks fuzzy matches after the word itself', () => {
    const tags = found('brains ');
    expect(tags[0]).toBe('BIO 1');
    expect(tags.indexOf('BIO 2')).not.toBe(0);
  });
});

describe('a course without any of the words', () => {
  const others = Array.from({ length: 40 }, (_, at) => course(`T ${at}`, `Number ${at}`, `Chapter ${at}.`));
  const sea = indexOf([
    course('SEA 1', 'Tides', 'Currents, salt and waves of an ocean, and its lighthouses.'),
    course('SEA 2', 'Currents', 'Tides, salt and waves of an ocean, and its depth.'),
    ...others,
  ]);

  it('is ranked after those with them, names the similar course, and only appears if related words are searched', () => {
    const { hits } = sea.search('lighthouse ');
    expect(hits.map(({ row: { class_tag }, closeTo }) => [class_tag, closeTo])).toEqual([
      ['SEA 1', undefined],
      ['SEA 2', 'SEA 1'],
    ]);
    expect(sea.search('lighthouse ', { expansion: false }).hits).toHaveLength(1);
  });
});

describe('among courses with the words', () => {
  const tide = (tag: string, title: string, description: string): Course => course(tag, title, description);
  const of = indexOf([
    tide('SEA 91', 'Special Subject', 'Lighthouse and storm topics vary.'),
    ...[1, 2, 3, 4, 5, 6].flatMap((at) => [
      tide(
        `SEA ${at}`,
        `Shore ${at}`,
        `A lighthouse, its storm, and ship number ${at} of some harbour. Salt and ropes.`,
      ),
      tide(
        `SEA ${at}G`,
        `Shore ${at}`,
        `A lighthouse, its storm, and ship number ${at} of some harbour. Salt and ropes. Papers.`,
      ),
    ]),
  ]);
  const tags = of.search('lighthouse storm ').hits.map(({ row: { class_tag } }) => class_tag);

  it('five classes appear before one is repeated, and all appear', () => {
    expect(new Set(tags.slice(0, 5).map((tag) => tag.replace('G', ''))).size).toBe(5);
    expect(tags).toHaveLength(13);
  });

  it('those without a specific description come last', () => {
    expect(tags.at(-1)).toBe('SEA 91');
  });
});

test('neither common words nor words that only copies have are offered as related', () => {
  const alike = [
    course('A 1', 'Sails', 'Sails and masts, of which it does make something. Tides.'),
    course('A 2', 'Sails', 'Sails and masts, and what does make something. Harbours.'),
    course('A 3', 'Sails', 'Masts that does make something with sails. Anchors.'),
    course('A 4', 'Sails', 'It does make something: masts, sails. Ropes.'),
    ...Array.from({ length: 5 }, (_, at) => course(`B ${at}`, 'Reserach', 'Reserach in libraries.')),
    ...Array.from({ length: 60 }, (_, at) => course(`C ${at}`, `Number ${at}`, `Chapter ${at}.`)),
  ];
  const of = indexOf(alike);
  expect(of.search('sails ').also).toEqual(['masts']);
  expect(of.search('libraries ').also).toEqual([]);
});

test('names of people are distinguished from words by their use in descriptions', () => {
  const names = namesOfPeople([
    { instructors: ['Ann Stone', 'Bo Park'], description: 'Parks of stone. Stone by stone, in every park.' },
    { instructors: ['Cy Kepler'], description: 'What Kepler saw. Planets.' },
  ]);
  expect([...names].toSorted()).toEqual(['ann', 'bo', 'cy', 'kepler']);
});

const WORDS = [
  'rain',
  'brain',
  'train',
  'river',
  'rivers',
  'stone',
  'stones',
  'policy',
  'war',
  'wars',
  'money',
  'monkey',
];
const words = (most: number) => fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: most });
const catalogues = fc
  .array(fc.tuple(words(4), words(8)), { minLength: 1, maxLength: 12 })
  .map((texts) =>
    texts.map(([title, description], at) => course(`T ${at + 1}`, title.join(' '), description.join(' '))),
  );

describe('any query', () => {
  it('finds every row with the word itself before fuzzy matches', () => {
    fc.assert(
      fc.property(catalogues, fc.constantFrom(...WORDS), (courses, word) => {
        const { hits } = indexOf(courses).search(`${word} `);
        const has = ({ row }: (typeof hits)[number]): boolean =>
          `${row.class_name} ${row.description}`
            .split(' ')
            .some((each) => each.startsWith(word) || stemOf(each) === stemOf(word));
        const firstWithout = hits.findIndex((hit) => !has(hit));
        if (firstWithout >= 0) expect(hits.slice(firstWithout).some(has)).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  it('ranks a row whose name has all words before one with fewer, whatever word is added', () => {
    fc.assert(
      fc.property(catalogues, words(4), (courses, asked) => {
        const { hits } = indexOf(courses).search(`${asked.join(' ')} `);
        const hasAll = ({ row }: (typeof hits)[number]): boolean => {
          const own = row.class_name.split(' ');
          return asked.every((word) => own.includes(word));
        };
        const hasNone = ({ row }: (typeof hits)[number]): boolean => {
          const own = `${row.class_name} ${row.description}`.split(' ').map(stemOf);
          return asked.some(
            (word) => !own.includes(stemOf(word)) && !own.some((each) => each.startsWith(word)),
          );
        };
        const firstFewer = hits.findIndex(hasNone);
        if (firstFewer >= 0) expect(hits.slice(firstFewer).some(hasAll)).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  it('has the same results from files and rows as from records, and each time', () => {
    fc.assert(
      fc.property(catalogues, words(4), (courses, asked) => {
        const text = `${asked.join(' ')} `;
        const server = indexOf(courses).search(text);
        const topics = buildTopicFile(courses);
        const expansion = buildExpansionFile(topics, courses, RULES);
        const browser = new SearchIndex(
          createRecogniser({ subjects: [], tags: courses.map(({ class_tag }) => class_tag), aliases: [] }),
        );
        browser.add(courses.map((each) => readRow(rowStreamer([])(toCourseRow(each)))));
        const read = new TopicIndex(
          readTopicFile(writeTopicFile(topics)),
          readExpansionFile(writeExpansionFile(expansion)),
        );
        browser.addTopics(read, (record) => record);
        const answer = browser.search(text);
        expect(answer.hits.map(({ row: { class_tag } }) => class_tag)).toEqual(
          server.hits.map(({ row: { class_tag } }) => class_tag),
        );
        expect(answer.also).toEqual(server.also);
      }),
      { numRuns: 100 },
    );
  });
});

describe('search files', () => {
  it('return which records have a term, however far apart', () => {
    const many = Array.from({ length: 700 }, (_, at) =>
      course(`T ${at}`, at % 300 === 5 ? 'rain' : 'stone', ''),
    );
    const file = readTopicFile(writeTopicFile(buildTopicFile(many)));
    const places: number[] = [];
    eachPlace(file, file.terms.indexOf('rain'), (place) => places.push(place));
    expect(places).toEqual([5, 305, 605]);
  });

  it('are rejected if truncated', () => {
    const bytes = writeTopicFile(buildTopicFile(COURSES));
    expect(() => readTopicFile(bytes.subarray(0, bytes.length - 3))).toThrow();
  });

  it('can be empty', () => {
    const topics = buildTopicFile([]);
    const expansion = buildExpansionFile(topics, [], []);
    const empty = new TopicIndex(
      readTopicFile(writeTopicFile(topics)),
      readExpansionFile(writeExpansionFile(expansion)),
    );
    expect(
      empty.search({ words: ['rain'], isOpen: false, isExpanded: true, isKnown: () => false }).hits,
    ).toEqual([]);
  });
});

test.each([
  ['rain', 'brain', 1],
  ['policy', 'polity', 1],
  ['war', 'wars', 1],
  ['kitten', 'sitting', 3],
])('edit distance of %s and %s', (a, b, distance) => {
  expect(editDistance(a, b, 3)).toBe(distance);
  expect(editDistance(a, b, distance - 1)).toBeGreaterThan(distance - 1);
});
