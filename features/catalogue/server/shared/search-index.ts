import { setImmediate as breathe } from 'node:timers/promises';
import type { Course } from '../../contract.ts';
import { withOwnWords } from '../../domain/search/index/search-asked.ts';
import { type SearchAnswer, SearchIndex } from '../../domain/search/index/search-index.ts';
import { readExpansionFile } from '../../domain/search/topics/expansion-file.ts';
import { readTopicFile } from '../../domain/search/topics/topic-file.ts';
import { TopicIndex } from '../../domain/search/topics/topic-index.ts';
import { courseIndexOf } from './course-index.ts';
import { perCatalogue } from './per-catalogue.ts';
import { searchFilesOf } from './search-files.ts';

/** Records processed at once: a few milliseconds, so that requests are answered in between. */
const SLICE = 100;

/** The search index of one version of the catalogue, topics included. Built on first use; lives as long as the version. */
export const searchIndexOf = perCatalogue(async (catalogue) => {
  const files = searchFilesOf(catalogue);
  const index = new SearchIndex<Course>(courseIndexOf(catalogue).recogniser);
  for (let from = 0; from < catalogue.courses.length; from += SLICE) {
    index.add(catalogue.courses.slice(from, from + SLICE));
    await breathe();
  }
  const { topics, expansion } = await files;
  // Records were added in the order of the files.
  index.addTopics(new TopicIndex(readTopicFile(topics), readExpansionFile(expansion)), (record) => record);
  return index;
});

const lastOwnWords = new WeakMap<SearchIndex<Course>, { text: string; answer: SearchAnswer<Course> }>();

/** As `withOwnWords`. The last one is kept: an answer and the link to its list search for the same words. */
export const searchOwnWords = (index: SearchIndex<Course>, text: string): SearchAnswer<Course> => {
  const last = lastOwnWords.get(index);
  if (last?.text === text) return last.answer;
  const answer = withOwnWords(index, text);
  lastOwnWords.set(index, { text, answer });
  return answer;
};
