import { buildExpansionFile, writeExpansionFile } from '../../domain/search/topics/expansion-file.ts';
import { readSearchFile, writeSearchFile } from '../../domain/search/topics/search-file.ts';
import type { SynonymRule } from '../../domain/pack/shapes.ts';
import { buildTopicFile, type TopicRecord, writeTopicFile } from '../../domain/search/topics/topic-file.ts';

/** The files for searching the topics of one version of the catalogue, as read by server and browsers. */
export interface SearchFiles {
  topics: Uint8Array<ArrayBuffer>;
  expansion: Uint8Array<ArrayBuffer>;
}

/**
 * Takes seconds: run it in a process of its own.
 *
 * @param lines as JSON: the rules of synonyms, then lists of records, in the catalogue's order
 * @returns both files as one (`filesOf`)
 */
export const makeSearchFiles = (lines: readonly string[]): Uint8Array<ArrayBuffer> => {
  const [synonyms = '[]', ...lists] = lines;
  const records = lists.flatMap((list) => JSON.parse(list) as TopicRecord[]);
  const topics = buildTopicFile(records);
  const expansion = buildExpansionFile(topics, records, JSON.parse(synonyms) as SynonymRule[]);
  return writeSearchFile({ header: {}, parts: [writeTopicFile(topics), writeExpansionFile(expansion)] });
};

/** @throws Error if it is not what `makeSearchFiles` makes */
export const filesOf = (bytes: Uint8Array): SearchFiles => {
  const [topics, expansion] = readSearchFile(bytes).parts;
  if (!topics || !expansion) throw new Error('the search files are not whole');
  return { topics: new Uint8Array(topics), expansion: new Uint8Array(expansion) };
};
