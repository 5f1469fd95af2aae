import { describe, expect, it } from 'vitest';
import type { Course } from '../../../contract.ts';
import { createRecogniser } from '../../recogniser/recogniser.ts';
import { SAMPLE_COURSE } from '../../sample-course.ts';
import { SearchIndex } from '../index/search-index.ts';
import { buildExpansionFile } from './expansion-file.ts';
import { GENERAL_SYNONYMS } from './general-synonyms.ts';
import { SynonymTable } from './synonyms.ts';
import { buildTopicFile } from './topic-file.ts';
import { TopicIndex } from './topic-index.ts';

const course = (class_tag: string, class_name: string, description: string, instructor?: string): Course => ({
  ...SAMPLE_COURSE,
  course_id: class_tag,
  class_number: class_tag,
  class_tag,
  class_name,
  description,
  codes: [class_tag],
  aliases: [],
  instructors: instructor === undefined ? [] : [instructor],
  department: '',
  attributes: [],
  schedule: '',
  sections: [],
});

const COURSES: Course[] = [
  course('AIDE 1', 'First Aid', 'Bandages and splints.'),
  course('MECH 1', 'Computer-Aided Design', 'Gears on a screen.'),
  course('COMP 2', 'Search and Planning', 'An artificial kind of intelligence that plays games.'),
  course('COMP 3', 'AI and Society', 'Who decides?'),
  course('COMP 51', 'Abstraction', 'Functions on lists, and lists of functions.'),
  course('COMP 510', 'Abstraction, Once More', 'Types.'),
  course('ASTR 1', 'Orbits', 'Fifty-one functions of a planet, and lists of comets.'),
  course('ASTR 2', 'Comets', 'Planets and comets, in lists.'),
  course('BIO 1', 'Rivers', 'Trouble-shooting pumps, and shooting rapids.', 'Ana Marsh'),
  course('BIO 2', 'Marsh Birds', 'Herons of the marsh.', 'Ben Quillon'),
  course('BIO 3', 'Troubleshooting', 'What to do when it breaks.'),
  course('BIO 4', 'Vapors', 'Steam and mist.'),
  course('BIO 5', 'Bears', 'Cubs in their dens.'),
];

const index = new SearchIndex<Course>(
  createRecogniser({
    subjects: [{ code: 'COMP', department: 'Computing', aliases: [] }],
    tags: COURSES.map(({ class_tag }) => class_tag),
    aliases: [],
  }),
);
index.add(COURSES);
const topics = buildTopicFile(COURSES);
const rules = [{ words: ['ai', 'artificial intelligence'], also: [] }];
index.addTopics(new TopicIndex(topics, buildExpansionFile(topics, COURSES, rules)), (record) => record);
const found = (text: string, expansion = true): string[] =>
  index.search(text, { expansion }).hits.map(({ row: { class_tag } }) => class_tag);

describe('a short word', () => {
  it('finds the word itself and its synonyms before words that start with it', () => {
    expect(found('ai')).toEqual(['COMP 3', 'COMP 2', 'AIDE 1', 'MECH 1']);
    expect(found('AI')[0]).toBe('COMP 3');
  });

  it('still matches as a prefix', () => {
    expect(found('ab')).toEqual(['COMP 51', 'COMP 510']);
  });
});

describe('a code or a person', () => {
  it('gives only its own matches, including prefixes', () => {
    expect(found('COMP 51')).toEqual(['COMP 51', 'COMP 510']);
    expect(found('comp 5')).toEqual(['COMP 51', 'COMP 510']);
    expect(found('Ana Marsh')).toEqual(['BIO 1']);
    expect(found('quillon')).toEqual(['BIO 2']);
  });

  it('leaves other words to topics, and also a name that is a common word', () => {
    expect(found('COMP 51 planets')).toEqual(expect.arrayContaining(['COMP 51', 'ASTR 1', 'ASTR 2']));
    expect(found('marsh')).toEqual(expect.arrayContaining(['BIO 1', 'BIO 2']));
  });
});

describe('a hyphenated word', () => {
  it('is found by its parts and as one word, and is not a typo', () => {
    expect(found('trouble-shooting').toSorted()).toEqual(['BIO 1', 'BIO 3']);
    expect(found('shooting')).toContain('BIO 1');
    expect(found('trouble ')).toContain('BIO 1');
    expect(index.search('trouble-shooting').also).toEqual([]);
  });

  it('is found if the typed form occurs nowhere', () => {
    const others = COURSES.filter(({ class_tag }) => class_tag !== 'BIO 3');
    const without = buildTopicFile(others);
    const only = new TopicIndex(without, buildExpansionFile(without, others, []));
    const question = { words: ['troubleshooting'], isOpen: false, isExpanded: true, isKnown: () => false };
    const { hits, also } = only.search(question);
    expect(hits.map(({ record }) => others[record]?.class_tag)).toEqual(['BIO 1']);
    expect(also).toEqual([]);
  });
});

describe('a typo', () => {
  it('is corrected, which is reported, unless only exact words are wanted', () => {
    const { also, hits } = index.search('vappors ');
    expect(hits[0]?.row.class_tag).toBe('BIO 4');
    expect(also).toEqual(['vapors']);
    expect(found('vappors ', false)).toEqual([]);
  });

  it('is not the beginning of a word that occurs, even if a name is similar', () => {
    expect(found('spli')).toEqual(['AIDE 1']);
    const zoo = [
      ...COURSES,
      course('ZOO 1', 'Fins', 'Zebrafish.'),
      course('ZOO 2', 'Poems', 'Verse.', 'Zehra Dal'),
    ];
    const some = new SearchIndex<Course>(createRecogniser({ subjects: [], tags: [], aliases: [] }));
    some.add(zoo);
    const file = buildTopicFile(zoo);
    some.addTopics(new TopicIndex(file, buildExpansionFile(file, zoo, rules)), (record) => record);
    for (const text of ['zebra', 'zebra ']) {
      const { hits, also } = some.search(text);
      expect(hits.map(({ row: { class_tag } }) => class_tag)).toEqual(['ZOO 1', 'ZOO 2']);
      expect(also).toEqual([]);
    }
  });

  it('is not a word that occurs, even if names are similar: those come last and are not reported as searched', () => {
    expect(found('gears ')).toEqual(['MECH 1', 'BIO 5']);
    expect(index.search('gears ').also).toEqual([]);
  });
});

it('finds things from a place by the adjective of the place', () => {
  const synonyms = new SynonymTable(GENERAL_SYNONYMS);
  expect(synonyms.of(['rome']).map(({ text }) => text)).toEqual(['roman']);
});
