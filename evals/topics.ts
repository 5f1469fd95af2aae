/** `npm run evals -- topics FILE [--university FOLDER|alder|harvard|mit]`: the first five courses for each line of a file. */
import { readFile } from 'node:fs/promises';
import { isAbsolute, resolve } from 'node:path';
import { readPackFolder } from '#features/catalogue/server/read-pack-folder.ts';
import { toWireCourses } from '#features/catalogue/server/to-wire-courses.ts';
import { createRecogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { SearchIndex } from '#features/catalogue/domain/search/index/search-index.ts';
import { buildExpansionFile } from '#features/catalogue/domain/search/topics/expansion-file.ts';
import { GENERAL_SYNONYMS } from '#features/catalogue/domain/search/topics/general-synonyms.ts';
import { buildTopicFile } from '#features/catalogue/domain/search/topics/topic-file.ts';
import { TopicIndex } from '#features/catalogue/domain/search/topics/topic-index.ts';
import type { Course } from '#features/catalogue/contract.ts';
import { packFolderOf } from './catalogues.ts';

const FIRST = 5;
const NAMED = ['alder', 'harvard', 'mit'] as const;

const folderOf = async (university: string): Promise<string> => {
  const named = NAMED.find((name) => name === university);
  if (named === undefined) return isAbsolute(university) ? university : resolve(university);
  const folder = await packFolderOf(named);
  if (folder === null) throw new Error(`the data of ${university} is not beside the project`);
  return folder;
};

/** Prints the first courses, each class once, in the ranking of the course list. */
export const printTopics = async (file: string, university: string): Promise<void> => {
  const topics = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const pack = await readPackFolder(await folderOf(university));
  const courses = toWireCourses(pack.courses, pack.university);
  const reader = createRecogniser({
    subjects: pack.subjects,
    tags: courses.flatMap(({ codes }) => codes),
    aliases: courses.flatMap(({ aliases, class_tag: tag }) => aliases.map((alias) => ({ alias, tag }))),
  });
  const index = new SearchIndex<Course>(reader);
  index.add(courses);
  const topicFile = buildTopicFile(courses);
  const expansion = buildExpansionFile(topicFile, courses, [...pack.synonyms, ...GENERAL_SYNONYMS]);
  index.addTopics(new TopicIndex(topicFile, expansion), (record) => record);
  for (const topic of topics) {
    const { hits, also } = index.search(`${topic} `);
    console.log(`\n${topic}${also.length > 0 ? ` (also: ${also.join(', ')})` : ''}`);
    const classes = new Map(hits.map(({ row }) => [row.class_tag, row]));
    for (const { class_tag, class_name } of [...classes.values()].slice(0, FIRST))
      console.log(`  ${class_tag}  ${class_name}`);
    if (classes.size === 0) console.log('  nothing');
  }
};
