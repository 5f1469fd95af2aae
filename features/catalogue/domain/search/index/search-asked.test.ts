import { describe, expect, it } from 'vitest';
import type { Course } from '../../../contract.ts';
import { createRecogniser } from '../../recogniser/recogniser.ts';
import { SAMPLE_COURSE } from '../../sample-course.ts';
import { TopicIndex } from '../topics/topic-index.ts';
import { buildTopicFile } from '../topics/topic-file.ts';
import { eitherOf, foundForAny, inSingular, searchAsked, searchList } from './search-asked.ts';
import { SearchIndex } from './search-index.ts';

const course = (class_tag: string, class_name: string, description: string, teacher?: string): Course => ({
  ...SAMPLE_COURSE,
  course_id: class_tag,
  class_number: class_tag,
  class_tag,
  class_name,
  description,
  codes: [class_tag],
  aliases: [],
  instructors: teacher === undefined ? [] : [teacher],
  attributes: [],
  sections: [],
});
const COURSES = [
  course('ECON 1', 'Money', 'Coins and banks.'),
  course('ECON 2', 'Corporate Finance', 'Firms and what they owe.'),
  course('ECON 3', 'Finance and Money', 'Both of them.'),
  course('BIO 1', 'Climate Change', 'Warm seas.'),
  course('BIO 2', 'Seas', 'A climate, and how tides change.'),
  course('BIO 3', 'Change', 'Of the cell.'),
  course('GEOL 1', 'Rocks', 'Stones.', 'Ada Money'),
];
const index = new SearchIndex<Course>(
  createRecogniser({ subjects: [], tags: COURSES.map(({ class_tag }) => class_tag) }),
);
index.add(COURSES);
index.addTopics(new TopicIndex(buildTopicFile(COURSES)), (record) => record);

const tags = ({ hits }: { hits: readonly { row: Course }[] }) => hits.map(({ row }) => row.class_tag);
const listed = (text: string) => tags(searchList(index, text, 'asked'));

describe('the list as the advisor searches', () => {
  it('has what is about either of two topics, first what is about both', () => {
    const text = eitherOf(['money', 'finance']);
    expect(listed(text)[0]).toBe('ECON 3');
    expect(listed(text).toSorted()).toEqual(['ECON 1', 'ECON 2', 'ECON 3']);
    const answers = ['money', 'finance'].map((topic) => searchAsked(index, inSingular(topic)));
    expect(listed(text)).toEqual(tags(foundForAny(text, answers)));
  });

  it('has only what has all the words, if anything has', () => {
    expect(listed('climate change').toSorted()).toEqual(['BIO 1', 'BIO 2']);
    expect(tags(searchList(index, 'climate change', false)).length).toBeGreaterThan(2);
  });

  it('takes no name of a teacher for a topic, but finds who is named alone', () => {
    expect(listed('money')).not.toContain('GEOL 1');
    expect(listed('Ada')).toEqual(['GEOL 1']);
  });

  it('takes a title in capitals for no choice, and an empty text for the whole list', () => {
    expect(listed('MONEY OR FINANCE')).toEqual(['ECON 3']);
    expect(listed('')).toHaveLength(COURSES.length);
  });
});
