import { beforeAll, describe, expect, it } from 'vitest';
import {
  readDottedCatalogue,
  readSpacedCatalogue,
  type RealCatalogue,
} from '#app/testing/real-catalogues.ts';
import { hasRealCatalogues } from '#app/testing/real-imports.ts';
import { createRecogniser } from './recogniser.ts';

const SPELLINGS: Record<string, (tag: string) => string> = {
  canonical: (tag) => tag,
  'lower case': (tag) => tag.toLowerCase(),
  glued: (tag) => tag.replaceAll(' ', ''),
  'glued lower case': (tag) => tag.replaceAll(' ', '').toLowerCase(),
  'double-spaced': (tag) => tag.replaceAll(' ', '  '),
};

const PLACES: ((code: string) => string)[] = [
  (code) => `I took ${code} last year and liked it.`,
  (code) => `What is ${code}?`,
  (code) => `Should I take ${code}, or wait until I am a junior`,
  (code) => `Students who passed (${code}) may ask the instructor.`,
  (code) => `    ${code}      Introduction to the Thing        4.000   A-`,
  (code) => `2023 Fall ${code} Seminar: Some Title 4.000 B+ 13.32`,
];

const listOf = ({ pack }: RealCatalogue) => ({
  subjects: pack.subjects,
  tags: [...new Set(pack.courses.flatMap(({ codes }) => codes))],
  aliases: pack.courses.flatMap(({ class_tag, aliases }) =>
    aliases.map((alias) => ({ alias, tag: class_tag })),
  ),
});

/** Share of tags that are the only code read, in all contexts, and samples of the others. */
function shareRead(
  tags: readonly string[],
  source: Parameters<typeof createRecogniser>[0],
  spell: (tag: string) => string,
) {
  const recogniser = createRecogniser(source);
  const missed = tags.filter(
    (tag) =>
      !PLACES.every((place) => {
        const found = recogniser.recognise(place(spell(tag)));
        return found.length === 1 && found[0]?.code === tag;
      }),
  );
  return { share: 1 - missed.length / tags.length, missed: missed.slice(0, 20) };
}

/** A fixed random sample of 30 %. */
function withhold(tags: readonly string[]): Set<string> {
  let state = 20_251_121;
  return new Set(
    tags.filter(() => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state / 2_147_483_648 < 0.3;
    }),
  );
}

describe.skipIf(!hasRealCatalogues).each([
  ['spaces', readSpacedCatalogue, 5345],
  ['dots', readDottedCatalogue, 3974],
] as const)('a real catalogue with %s between subject and number', (_, readCatalogue, count) => {
  let source: ReturnType<typeof listOf>;
  beforeAll(async () => {
    source = listOf(await readCatalogue());
    expect(source.tags).toHaveLength(count);
  });

  it.each(Object.entries(SPELLINGS))('is read completely when spelled %s', (_name, spell) => {
    const { share, missed } = shareRead(source.tags, source, spell);
    expect(share, missed.join(', ')).toBeGreaterThanOrEqual(0.985);
  });

  it.each(Object.entries(SPELLINGS))('misses few codes no longer offered when spelled %s', (_name, spell) => {
    const withheld = withhold(source.tags);
    const tags = source.tags.filter((tag) => !withheld.has(tag));
    const gone = [...withheld].filter((tag) => /\d/.test(tag));
    const { share, missed } = shareRead(gone, { subjects: source.subjects, tags }, spell);
    expect(gone.length).toBeGreaterThan(1000);
    expect(share, missed.join(', ')).toBeGreaterThanOrEqual(0.95);
  });

  it('normalises every spelling of a tag typed alone', () => {
    const recogniser = createRecogniser(source);
    const lost = source.tags.filter((tag) =>
      Object.values(SPELLINGS).some((spell) => recogniser.normalise(spell(tag)) !== tag),
    );
    expect(lost).toEqual([]);
  });

  it('reads no code in the false friends', () => {
    const recogniser = createRecogniser(source);
    const friends =
      'RM 101, BLDG 4, EXT 224, MAY 12, SAT 1540, GPA 3, SCR 5, AHRS 8, PAGE 1, YEAR 2, LEVEL 1A, TERM 1, Total 8, OF 1, ' +
      'AT 10:30, SEC 1.413, QNC 1502, FALL 2025, LEVEL 1, Course 6-3 on a 5.0 scale, GPA 3.91, 60 YEAR 2, CSCI-UA 101, X-PSCI 10';
    for (const friend of friends.split(', ')) expect(recogniser.recognise(friend), friend).toEqual([]);
    expect(recogniser.recognise(friends)).toEqual([]);
  });
});
