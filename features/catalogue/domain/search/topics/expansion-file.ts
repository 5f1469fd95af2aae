import { STOP_WORDS, wordsOf } from '../index/search-words.ts';
import { recordsAlike } from './records-alike.ts';
import { bytesOf, numbers32Of, readSearchFile, writeSearchFile } from './search-file.ts';
import type { SynonymRule } from '../../pack/shapes.ts';
import { namesOfPeople } from './names-of-people.ts';
import { termsAlike } from './terms-alike.ts';
import type { TopicFile, TopicRecord } from './topic-file.ts';
import { stemOf } from './topic-words.ts';

/** Which words and which courses are related, computed from the catalogue. Numbers are those of its topic file. */
export interface ExpansionFile {
  /** For each term, `TERMS_EACH` related terms; `NONE` if there are fewer. */
  terms: Uint32Array;
  /** Similarity, 0 to 255. */
  termsLikeness: Uint8Array;
  /** For each record, `RECORDS_EACH` similar records, most similar first; none for a copy of another description. */
  records: Uint32Array;
  /** Similarity squared, 0 to 255. */
  recordsLikeness: Uint8Array;
  /** For each term, the word it mostly stands for: `policy` for `polici`. */
  words: readonly string[];
  /** From the pack and the general list, if the catalogue contains their words. */
  synonyms: readonly SynonymRule[];
}

export const TERMS_EACH = 4;
export const RECORDS_EACH = 12;
export const NONE = 0xff_ff_ff_ff;

export const buildExpansionFile = (
  topics: TopicFile,
  records: readonly TopicRecord[],
  synonyms: readonly SynonymRule[],
): ExpansionFile => {
  const near = termsAlike(topics, TERMS_EACH, namesOfPeople(records));
  const alike = recordsAlike(topics, RECORDS_EACH);
  return {
    terms: near.numbers,
    termsLikeness: near.likeness,
    records: alike.numbers,
    recordsLikeness: alike.likeness,
    words: wordsOfTerms(topics, records),
    synonyms,
  };
};

/** The most frequent word of each stem. */
const wordsOfTerms = ({ terms }: TopicFile, records: readonly TopicRecord[]): string[] => {
  const counts = new Map<string, number>();
  for (const { class_name, description } of records)
    for (const { text: word } of wordsOf(`${class_name} ; ${description}`))
      if (!STOP_WORDS.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const best = new Map<string, { word: string; count: number }>();
  for (const [word, count] of counts) {
    const stem = stemOf(word);
    const known = best.get(stem);
    if (known === undefined || count > known.count || (count === known.count && word < known.word))
      best.set(stem, { word, count });
  }
  return terms.map((term) => best.get(term)?.word ?? term);
};

interface Header {
  words: string;
  synonyms: readonly SynonymRule[];
}

export const writeExpansionFile = (file: ExpansionFile): Uint8Array<ArrayBuffer> =>
  writeSearchFile<Header>({
    header: { words: file.words.join(' '), synonyms: file.synonyms },
    parts: [bytesOf(file.terms), file.termsLikeness, bytesOf(file.records), file.recordsLikeness],
  });

/** @throws Error if the bytes are not such a file */
export const readExpansionFile = (bytes: Uint8Array): ExpansionFile => {
  const { header, parts } = readSearchFile<Header>(bytes);
  const [terms, termsLikeness, records, recordsLikeness] = parts;
  if (!terms || !termsLikeness || !records || !recordsLikeness)
    throw new Error('parts of the file are missing');
  return {
    terms: numbers32Of(terms),
    termsLikeness,
    records: numbers32Of(records),
    recordsLikeness,
    words: header.words.split(' '),
    synonyms: header.synonyms,
  };
};
