import { latentDirections, type SparseRow } from './latent-space.ts';
import { eachPlace, rarity, saturated, type TopicFile } from './topic-file.ts';
import { isStemOfFiller, stemOf } from './topic-words.ts';

/** For each item a fixed number of others, and their similarity (0 to 255). */
export interface Alike {
  numbers: Uint32Array;
  likeness: Uint8Array;
}

/** Limits time and memory for any catalogue: a few seconds at 50,000 records. */
const DIMENSIONS = 48;
const MOST_RECORDS = 12_000;
const MOST_TERMS = 8_000;
const MOST_OFFERED = 3_000;

/** Number of distinct descriptions: a term that occurs only in copies of one has no related terms. */
const FEWEST_RECORDS = 4;
const LARGEST_SHARE = 0.1;
const LEAST_LIKENESS = 0.7;
/** One or two descriptions that have both terms make rare ones alike: "bed" and "rivers" say what these are about. */
const FEWEST_SHARED = 3;
const LEAST_OWN_PER_SHARED = 5;

/** Stems of words that mean nothing outside a phrase: "vice versa", "et al.", "ad hoc", "de facto", "a priori". */
const PARTS_OF_PHRASES: ReadonlySet<string> = new Set(
  'vice versa etc hoc facto jure priori posteriori quo inter alia cetera viz'.split(' ').map(stemOf),
);

/**
 * Terms that are used in similar contexts: `film` with `cinema`, even if no description has both. Only terms in several
 * records and in less than a tenth of all.
 *
 * @param each how many for a term
 * @param names terms that are names of people, which are related to no term
 */
export const termsAlike = (topics: TopicFile, each: number, names: ReadonlySet<string>): Alike => {
  const { terms, counts, documents, originals } = topics;
  const numbers = new Uint32Array(terms.length * each).fill(0xff_ff_ff_ff);
  const likeness = new Uint8Array(terms.length * each);
  const common = [...terms.keys()]
    .filter((term) => {
      const count = counts[term] ?? 0;
      if (count < FEWEST_RECORDS || count > Math.max(LARGEST_SHARE * documents, FEWEST_RECORDS)) return false;
      const word = terms[term] ?? '';
      if (names.has(word) || isStemOfFiller(word) || PARTS_OF_PHRASES.has(word) || !/^\p{L}{3,}$/u.test(word))
        return false;
      let descriptions = 0;
      eachPlace(topics, term, (record) => {
        if (originals[record] === record) descriptions += 1;
      });
      return descriptions >= FEWEST_RECORDS;
    })
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
    .slice(0, MOST_TERMS);
  const directions = latentDirections(rowsOf(topics, common), common.length, DIMENSIONS);
  const offered = directions.slice(0, MOST_OFFERED);
  const isBorneOut = evidenceOf(topics);
  for (const [column, direction] of directions.entries()) {
    const found: { column: number; near: number }[] = [];
    for (const [other, candidate] of offered.entries()) {
      if (other === column) continue;
      let near = 0;
      for (let at = 0; at < direction.length; at += 1)
        near += (direction[at] as number) * (candidate[at] as number);
      if (near >= LEAST_LIKENESS) found.push({ column: other, near });
    }
    found.sort((a, b) => b.near - a.near || a.column - b.column);
    const term = common[column] ?? 0;
    let place = 0;
    for (const { column: candidate, near } of found) {
      if (place === each) break;
      const other = common[candidate] ?? 0;
      if (!isBorneOut(term, other)) continue;
      numbers[term * each + place] = other;
      likeness[term * each + place] = Math.min(255, Math.round(255 * near));
      place += 1;
    }
  }
  return { numbers, likeness };
};

const NONE: ReadonlySet<number> = new Set();

/** Whether the likeness of two terms comes from more than one or two descriptions: several with both, or other company. */
export const evidenceOf = (topics: TopicFile): ((one: number, other: number) => boolean) => {
  const known = new Map<number, ReadonlySet<number>>();
  const descriptionsOf = (term: number): ReadonlySet<number> => {
    const have = known.get(term);
    if (have) return have;
    const found = new Set<number>();
    eachPlace(topics, term, (record) => found.add(topics.originals[record] ?? record));
    known.set(term, found);
    return found;
  };
  return (one, other) => {
    const [few = NONE, many = NONE] = [descriptionsOf(one), descriptionsOf(other)].toSorted(
      (a, b) => a.size - b.size,
    );
    const shared = [...few].filter((record) => many.has(record)).length;
    return shared >= FEWEST_SHARED || shared * LEAST_OWN_PER_SHARED <= few.size;
  };
};

/** Records as rows of weights of length 1; each description once, evenly sampled if there are too many. */
const rowsOf = (topics: TopicFile, terms: readonly number[]): SparseRow[] => {
  const { originals, documents } = topics;
  const distinct = [...originals.keys()].filter((record) => originals[record] === record);
  const step = Math.max(1, distinct.length / MOST_RECORDS);
  const rowOf = new Int32Array(documents).fill(-1);
  const kept = Math.floor(distinct.length / step);
  for (let row = 0; row < kept; row += 1) rowOf[distinct[Math.floor(row * step)] ?? 0] = row;
  const columns: number[][] = Array.from({ length: kept }, () => []);
  const values: number[][] = Array.from({ length: kept }, () => []);
  for (const [column, term] of terms.entries()) {
    const rare = rarity(topics, term);
    eachPlace(topics, term, (record, amount) => {
      const row = rowOf[record] ?? -1;
      if (row < 0) return;
      columns[row]?.push(column);
      values[row]?.push(saturated(amount) * rare);
    });
  }
  return columns.map((own, row) => {
    const of = values[row] ?? [];
    const length = Math.sqrt(of.reduce((sum, value) => sum + value * value, 0)) || 1;
    return { columns: Int32Array.from(own), values: Float32Array.from(of, (value) => value / length) };
  });
};
