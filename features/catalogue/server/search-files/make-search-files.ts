import { buildExpansionFile, writeExpansionFile } from '../../domain/search/topics/expansion-file.ts';
import type { SynonymRule } from '../../domain/pack/shapes.ts';
import { buildTopicFile, type TopicRecord, writeTopicFile } from '../../domain/search/topics/topic-file.ts';

export interface SearchFilesSource {
  /** `TopicRecord[]` as JSON: a string is cheap to copy between threads. */
  records: string;
  synonyms: readonly SynonymRule[];
}

/** The files for searching the topics of one version of the catalogue, as read by server and browsers. */
export interface SearchFiles {
  topics: Uint8Array<ArrayBuffer>;
  expansion: Uint8Array<ArrayBuffer>;
}

/** Takes seconds: run it in a thread of its own. */
export const makeSearchFiles = ({ records, synonyms }: SearchFilesSource): SearchFiles => {
  const read = JSON.parse(records) as TopicRecord[];
  const topics = buildTopicFile(read);
  const expansion = buildExpansionFile(topics, read, synonyms);
  return { topics: writeTopicFile(topics), expansion: writeExpansionFile(expansion) };
};
