import { beforeAll, describe, expect, it } from 'vitest';
import { readDottedCatalogue, readSpacedCatalogue } from '#app/testing/real-catalogues.ts';
import { hasRealCatalogues } from '#app/testing/real-imports.ts';
import type { Pack } from '#features/catalogue/domain/pack/read-pack.ts';
import { readPackFolder } from '#features/catalogue/server/read-pack-folder.ts';
import { chanceOf } from '../../testing/seeded-random.ts';
import { findPdfMakers } from '../../testing/pdf-makers.ts';
import { tally, type Tally } from '../../testing/read-samples.ts';
import { type Sample, toText } from '../../testing/sample.ts';
import type { SampleCatalogue } from '../../testing/sample-courses.ts';
import { type Layout, LAYOUTS, SPACED_LAYOUTS } from '../../testing/sample-layouts.ts';
import { readPdfLines } from './pdf-lines.ts';

const { makers, missing } = findPdfMakers();
for (const name of missing)
  process.stdout.write(`Skipped: no PDFs of ${name} are read, since this machine does not have it.\n`);

const sampleCatalogue = ({ subjects, courses }: Pack): SampleCatalogue => ({
  subjects,
  courses,
  tags: [...new Set(courses.map(({ class_tag }) => class_tag))],
  aliases: courses.flatMap(({ class_tag, aliases }) => aliases.map((alias) => ({ alias, tag: class_tag }))),
});

const draw = (
  catalogue: SampleCatalogue,
  layouts: readonly Layout[],
  times: number,
  firstSeed: number,
): Sample[] =>
  layouts.flatMap((layout) =>
    Array.from({ length: times }, (_, index) => layout(catalogue, chanceOf(firstSeed + index))),
  );

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Prints the result, so that the figures can be compared with the thresholds. */
const report = (what: string, { samples, read, rightKind, falseFriends }: Tally): void => {
  process.stdout.write(
    `${what}: ${samples} samples, ${percent(read)} of their courses read, ${percent(rightKind)} of those rightly taken, ` +
      `transferred, withdrawn or planned, ${falseFriends.length} false friends.\n`,
  );
};

/** At least 95 % of courses found, no false ones, and no grade beside a title. */
const expectWellRead = (what: string, result: Tally): void => {
  report(what, result);
  expect(result.falseFriends).toEqual([]);
  expect(result.tooMuch).toEqual([]);
  expect(result.read).toBeGreaterThanOrEqual(0.95);
  expect(result.rightKind).toBeGreaterThanOrEqual(0.95);
};

const readAsText = (catalogue: SampleCatalogue, samples: Sample[]): Tally =>
  tally(
    catalogue,
    samples.map((sample) => ({ sample, text: toText(sample) })),
  );

const textOf = async (pdf: Uint8Array): Promise<string> => {
  const result = await readPdfLines(pdf);
  if ('problem' in result) throw new Error(`a sample gave no text: ${result.problem}`);
  return result.lines.join('\n');
};

describe('transcripts in eleven layouts, of the demonstration catalogue', () => {
  let catalogue: SampleCatalogue;
  beforeAll(async () => {
    catalogue = sampleCatalogue(await readPackFolder('universities/alder'));
  });

  it('are read from pasted text', () => {
    const result = readAsText(catalogue, draw(catalogue, SPACED_LAYOUTS, 8, 1));
    expect(result.samples).toBe(88);
    expectWellRead('Pasted text', result);
  });

  it.each(makers)(
    'are read from PDFs made by $name',
    async (maker) => {
      const samples = draw(catalogue, SPACED_LAYOUTS, 7, 100);
      const pdfs = await maker.make(samples, chanceOf(5));
      const read = [];
      for (const [index, sample] of samples.entries())
        read.push({ sample, text: await textOf(pdfs[index] as Uint8Array) });
      const result = tally(catalogue, read);
      expect(result.samples).toBe(77);
      expectWellRead(`PDFs by ${maker.name}`, result);
    },
    60_000,
  );
});

describe.runIf(hasRealCatalogues)('transcripts of real catalogues', () => {
  it('are read with a space between subject and number', async () => {
    const catalogue = sampleCatalogue((await readSpacedCatalogue()).pack);
    expectWellRead('A real catalogue', readAsText(catalogue, draw(catalogue, SPACED_LAYOUTS, 4, 1)));
  });

  it('are read with a dot between subject and number', async () => {
    const catalogue = sampleCatalogue((await readDottedCatalogue()).pack);
    expectWellRead('A real catalogue with dots', readAsText(catalogue, draw(catalogue, LAYOUTS, 4, 1)));
  });
});
