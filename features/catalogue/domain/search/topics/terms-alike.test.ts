import { describe, expect, it } from 'vitest';
import { buildExpansionFile, NONE, TERMS_EACH } from './expansion-file.ts';
import { buildTopicFile, type TopicRecord } from './topic-file.ts';
import { evidenceOf } from './terms-alike.ts';
import { stemOf } from './topic-words.ts';

const record = (at: number, description: string): TopicRecord => ({
  class_tag: `T ${at}`,
  class_name: `Number ${at}`,
  description,
  department: '',
  attributes: [],
  instructors: [],
});

/** Terms that go with a word. */
const alikeTo = (word: string, descriptions: readonly string[]): string[] => {
  const others = Array.from({ length: 80 }, (_, at) => `Filling${at} of chapter${at}, with part${at}.`);
  const records = [...descriptions, ...others].map((text, at) => record(at, text));
  const topics = buildTopicFile(records);
  const { terms, words } = buildExpansionFile(topics, records, []);
  const term = topics.terms.indexOf(stemOf(word));
  return Array.from(terms.subarray(term * TERMS_EACH, (term + 1) * TERMS_EACH)).flatMap((other) =>
    other === NONE ? [] : (words[other] ?? []),
  );
};

describe('terms that go with a term', () => {
  const together = 'Sediment and rivers.';

  it('are in several descriptions with it', () => {
    expect(
      alikeTo('rivers', [together, `${together} Deltas.`, `${together} Fans.`, `${together} Silt.`]),
    ).toEqual(['sediment']);
  });

  it.each([
    ['several descriptions have both', 3, 1, true],
    ['one or two have both, and they are rare', 2, 4, false],
    ['two of many have both', 2, 8, true],
    ['none has both, for their company is the same', 0, 4, true],
  ])('are borne out if %s', (_, shared, apart, isSo) => {
    const descriptions = [
      ...Array.from({ length: shared }, (_each, at) => `${together} Chapter${at}.`),
      ...Array.from({ length: apart }, (_each, at) => [`Rivers, part${at}.`, `Sediment, part${at}.`]).flat(),
    ];
    const topics = buildTopicFile(descriptions.map((text, at) => record(at, text)));
    const [rivers = 0, sediment = 0] = ['rivers', 'sediment'].map((word) =>
      topics.terms.indexOf(stemOf(word)),
    );
    expect(evidenceOf(topics)(rivers, sediment)).toBe(isSo);
  });

  it('are no parts of phrases', () => {
    const phrases = ['Proteins', 'Enzymes', 'Viruses', 'Membranes'].map(
      (what) => `${what} inspired by nature, and vice versa.`,
    );
    expect(alikeTo('inspired', phrases)).toEqual(['nature']);
  });
});
