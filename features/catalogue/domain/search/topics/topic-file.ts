import { subjectOfTag } from '../../pack/subject-of-tag.ts';
import { bytesOf, numbers16Of, numbers32Of, readSearchFile, writeSearchFile } from './search-file.ts';
import { stemsOf } from './topic-words.ts';
import { firstsOfClasses, shellsAmong } from './what-records-say.ts';

/** The fields of a record that its topic is built from. */
export interface TopicRecord {
  class_tag: string;
  class_name: string;
  description: string;
  department: string;
  attributes: readonly { value: string }[];
  instructors: readonly string[];
}

/**
 * An inverted index of stems over records in the catalogue's order, in the format sent to browsers. The weight of a
 * stem in a record (BM25F: over all fields, by their weights and lengths) is precomputed and stored in a byte.
 */
export interface TopicFile {
  documents: number;
  /** Sorted alphabetically. */
  terms: readonly string[];
  /** The number of records that contain each term. */
  counts: Uint32Array;
  /** Where each term's records begin in `places`, and their weights in `amounts`. */
  starts: Uint32Array;
  firsts: Uint32Array;
  /** Differences between record numbers as variable-length integers: seven bits a byte, the highest bit if more follow. */
  places: Uint8Array;
  amounts: Uint8Array;
  /** Per term: 1 if it occurs only in names of people. */
  isName: Uint8Array;
  /** Per record: the first one with the same description; the record itself if it has none or is the first. */
  originals: Uint32Array;
  /** Per record: the first one of the same class; the record itself if it is the first. */
  classes: Uint32Array;
  /** Per record: 1 if its description says nothing specific. */
  isShell: Uint8Array;
  /** Per record: the number of its subject. */
  subjects: Uint16Array;
  subjectCount: number;
}

/** BM25F parameters, with the weight of each field; tuned on questions with other seeds than those of the bench. */
const LENGTH = 0.4;
const FIELDS = [
  { weight: 2.5, textOf: ({ class_name }: TopicRecord) => class_name },
  { weight: 1, textOf: ({ description }: TopicRecord) => description },
  { weight: 1, textOf: ({ department }: TopicRecord) => department },
  {
    weight: 0.5,
    textOf: ({ attributes }: TopicRecord) => attributes.map(({ value }) => value).join(' ; '),
  },
  { weight: 0.5, textOf: ({ instructors }: TopicRecord) => instructors.join(' ; ') },
] as const;
const NAMES = FIELDS.length - 1;

/** Bytes hold cube roots, so that small weights have the same relative precision as large ones. */
const MOST_AMOUNT = 16;
const AMOUNTS = Float64Array.from({ length: 256 }, (_, byte) => MOST_AMOUNT * (byte / 255) ** 3);
const byteOf = (amount: number): number =>
  Math.min(255, Math.max(1, Math.round(255 * Math.cbrt(amount / MOST_AMOUNT))));

/** BM25 saturation: further occurrences of a term count less and less. */
export const saturated = (amount: number): number => amount / (K1 + amount);
const K1 = 1.2;

interface Entry {
  places: number[];
  amounts: number[];
  isName: boolean;
}

/** Builds the index of a catalogue. */
export const buildTopicFile = (records: readonly TopicRecord[]): TopicFile => {
  const read = records.map((record) => FIELDS.map(({ textOf }) => stemsOf(textOf(record))));
  const lengths = FIELDS.map((_, field) => {
    let sum = 0;
    for (const fields of read) sum += fields[field]?.length ?? 0;
    return sum / Math.max(1, records.length) || 1;
  });
  const entries = new Map<string, Entry>();
  for (const [place, fields] of read.entries()) addRecord(entries, place, fields, lengths);
  return toFile(entries, records);
};

const addRecord = (
  entries: Map<string, Entry>,
  place: number,
  fields: readonly (readonly string[])[],
  lengths: readonly number[],
): void => {
  const found = new Map<string, { amount: number; isName: boolean }>();
  for (const [field, { weight }] of FIELDS.entries()) {
    const stems = fields[field] ?? [];
    const amount = weight / (1 - LENGTH + (LENGTH * stems.length) / (lengths[field] ?? 1));
    for (const stem of stems) {
      const known = found.get(stem);
      if (known === undefined) found.set(stem, { amount, isName: field === NAMES });
      else {
        known.amount += amount;
        known.isName &&= field === NAMES;
      }
    }
  }
  for (const [stem, { amount, isName }] of found) {
    const entry = entries.get(stem);
    if (entry === undefined) entries.set(stem, { places: [place], amounts: [byteOf(amount)], isName });
    else {
      entry.places.push(place);
      entry.amounts.push(byteOf(amount));
      entry.isName &&= isName;
    }
  }
};

const toFile = (entries: ReadonlyMap<string, Entry>, records: readonly TopicRecord[]): TopicFile => {
  const terms = [...entries.keys()].sort();
  const counts = new Uint32Array(terms.length);
  const isName = new Uint8Array(terms.length);
  const places: number[] = [];
  const amounts: number[] = [];
  for (const [at, term] of terms.entries()) {
    const entry = entries.get(term);
    if (entry === undefined) continue;
    counts[at] = entry.places.length;
    isName[at] = entry.isName ? 1 : 0;
    let before = -1;
    for (const place of entry.places) {
      let difference = place - before - 1;
      before = place;
      while (difference > 127) {
        places.push(128 | (difference & 127));
        difference >>>= 7;
      }
      places.push(difference);
    }
    for (const amount of entry.amounts) amounts.push(amount);
  }
  const firstOf = new Map<string, number>();
  const originals = Uint32Array.from(records, ({ description }, place) => {
    if (description === '') return place;
    const first = firstOf.get(description) ?? place;
    firstOf.set(description, first);
    return first;
  });
  const names = records.map(({ class_tag }) => subjectOfTag(class_tag));
  const numbers = new Map([...new Set(names)].map((name, at) => [name, at]));
  return withStarts({
    documents: records.length,
    terms,
    counts,
    places: Uint8Array.from(places),
    amounts: Uint8Array.from(amounts),
    isName,
    originals,
    classes: firstsOfClasses(records),
    isShell: shellsAmong(records),
    subjects: Uint16Array.from(names, (name) => numbers.get(name) ?? 0),
    subjectCount: numbers.size,
  });
};

/** The offsets of terms can be derived, so they are not sent. */
const withStarts = (file: Omit<TopicFile, 'starts' | 'firsts'>): TopicFile => {
  const starts = new Uint32Array(file.counts.length);
  const firsts = new Uint32Array(file.counts.length);
  let at = 0;
  let first = 0;
  for (const [term, count] of file.counts.entries()) {
    starts[term] = at;
    firsts[term] = first;
    first += count;
    for (let left = count; left > 0; at += 1) if ((file.places[at] ?? 0) < 128) left -= 1;
  }
  return { ...file, starts, firsts };
};

interface Header {
  documents: number;
  subjectCount: number;
  terms: string;
}

export const writeTopicFile = (file: TopicFile): Uint8Array<ArrayBuffer> =>
  writeSearchFile<Header>({
    header: {
      documents: file.documents,
      subjectCount: file.subjectCount,
      terms: file.terms.join(' '),
    },
    parts: [
      bytesOf(file.counts),
      file.isName,
      file.places,
      file.amounts,
      bytesOf(file.originals),
      bytesOf(file.subjects),
      bytesOf(fromRecord(file.classes)),
      file.isShell,
    ],
  });

/** Converts between record numbers and offsets from the record itself, which are mostly 0 and compress well. */
const fromRecord = (numbers: Uint32Array): Uint32Array => numbers.map((number, record) => record - number);

/** @throws Error if the bytes are not such a file */
export const readTopicFile = (bytes: Uint8Array): TopicFile => {
  const { header, parts } = readSearchFile<Header>(bytes);
  const [counts, isName, places, amounts, originals, subjects, classes, isShell] = parts;
  if (!counts || !isName || !places || !amounts || !originals || !subjects || !classes || !isShell)
    throw new Error('parts of the file are missing');
  return withStarts({
    documents: header.documents,
    subjectCount: header.subjectCount,
    terms: header.terms === '' ? [] : header.terms.split(' '),
    counts: numbers32Of(counts),
    isName,
    places,
    amounts,
    originals: numbers32Of(originals),
    subjects: numbers16Of(subjects),
    classes: fromRecord(numbers32Of(classes)),
    isShell,
  });
};

/** Calls back with each record that contains the term, and its weight (about 1 for once in a description). */
export const eachPlace = (
  { counts, starts, firsts, places, amounts }: TopicFile,
  term: number,
  take: (place: number, amount: number) => void,
): void => {
  let at = starts[term] ?? 0;
  const first = firsts[term] ?? 0;
  const count = counts[term] ?? 0;
  let place = -1;
  for (let each = 0; each < count; each += 1) {
    let difference = 0;
    let shift = 0;
    let byte = places[at++] ?? 0;
    while (byte > 127) {
      difference |= (byte & 127) << shift;
      shift += 7;
      byte = places[at++] ?? 0;
    }
    place += (difference | (byte << shift)) + 1;
    take(place, AMOUNTS[amounts[first + each] ?? 0] ?? 0);
  }
};

/** Inverse document frequency: rarer terms are more distinctive. */
export const rarity = ({ counts, documents }: TopicFile, term: number): number => {
  const count = counts[term] ?? 0;
  return Math.log(1 + (documents - count + 0.5) / (count + 0.5));
};
