import type { Alike } from './terms-alike.ts';
import { eachPlace, rarity, saturated, type TopicFile } from './topic-file.ts';

/** Limits time and memory: only a record's most distinctive terms, and none that occurs nearly everywhere. */
const TERMS_OF_RECORD = 40;
const LONGEST_LIST = 1_500;
const MOST_PAIRS = 1_000_000_000;
/** Above this similarity it is the same text. */
const SAME = 0.99;

/**
 * Similar records by description. Copies of a description are skipped; of copies only the first has neighbours.
 * Similarities are squared: half as similar counts a quarter.
 *
 * @param each how many for a record
 */
export const recordsAlike = (topics: TopicFile, each: number): Alike => {
  const { documents, originals } = topics;
  const numbers = new Uint32Array(documents * each).fill(0xff_ff_ff_ff);
  const likeness = new Uint8Array(documents * each);
  const profiles = profilesOf(topics);
  const longest = Math.min(LONGEST_LIST, MOST_PAIRS / (TERMS_OF_RECORD * Math.max(1, documents)));
  const lists = new Map<number, { records: number[]; shares: number[] }>();
  for (const [record, profile] of profiles.entries()) {
    if (originals[record] !== record) continue;
    for (const { term, share } of profile) {
      const list = lists.get(term);
      if (list === undefined) lists.set(term, { records: [record], shares: [share] });
      else if (list.records.length < longest) {
        list.records.push(record);
        list.shares.push(share);
      }
    }
  }
  const near = new Float64Array(documents);
  for (const [record, profile] of profiles.entries()) {
    if (originals[record] !== record) continue;
    const touched: number[] = [];
    for (const { term, share } of profile) {
      const list = lists.get(term);
      if (list === undefined) continue;
      for (const [at, other] of list.records.entries()) {
        if (near[other] === 0) touched.push(other);
        near[other] = (near[other] ?? 0) + share * (list.shares[at] ?? 0);
      }
    }
    const best = touched
      .filter((other) => other !== record && (near[other] ?? 0) < SAME)
      .sort((a, b) => (near[b] ?? 0) - (near[a] ?? 0) || a - b)
      .slice(0, each);
    for (const [place, other] of best.entries()) {
      numbers[record * each + place] = other;
      likeness[record * each + place] = Math.round(255 * (near[other] ?? 0) ** 2);
    }
    for (const other of touched) near[other] = 0;
  }
  return { numbers, likeness };
};

interface Share {
  term: number;
  /** Component of a profile of length 1. */
  share: number;
}

const profilesOf = (topics: TopicFile): Share[][] => {
  const profiles: Share[][] = Array.from({ length: topics.documents }, () => []);
  for (const term of topics.terms.keys()) {
    const count = topics.counts[term] ?? 0;
    if (count < 2 || count > 0.1 * topics.documents || topics.isName[term] === 1) continue;
    const rare = rarity(topics, term);
    eachPlace(topics, term, (record, amount) =>
      profiles[record]?.push({ term, share: saturated(amount) * rare }),
    );
  }
  return profiles.map((profile) => {
    const telling = profile.sort((a, b) => b.share - a.share || a.term - b.term).slice(0, TERMS_OF_RECORD);
    const length = Math.sqrt(telling.reduce((sum, { share }) => sum + share * share, 0)) || 1;
    return telling.map(({ term, share }) => ({ term, share: share / length }));
  });
};
