import { buildExpansionFile, writeExpansionFile } from '../../domain/search/topics/expansion-file.ts';
import type { SynonymRule } from '../../domain/pack/shapes.ts';
import { buildTopicFile, type TopicRecord, writeTopicFile } from '../../domain/search/topics/topic-file.ts';

export interface SearchFilesSource {
  /** `TopicRecord[]` as JSON, which is copied between threads in no time. */
  records: string;
  synonyms: readonly SynonymRule[];
}

/** What topics of one version of the catalogue are searched by, as server and browsers read it. */
export interface SearchFiles {
  topics: Uint8Array<ArrayBuffer>;
  expansion: Uint8Array<ArrayBuffer>;
}

/** Takes seconds: for a thread of its own. */
export const makeSearchFiles = ({ records, synonyms }: SearchFilesSource): SearchFiles => {
  const read = JSON.parse(records) as TopicRecord[];
  const topics = buildTopicFile(read);
  const expansion = buildExpansionFile(topics, read, synonyms);
  return { topics: writeTopicFile(topics), expansion: writeExpansionFile(expansion) };
};
