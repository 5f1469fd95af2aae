import { runProduct } from '../e2e/support/run-product.ts';
import { chanceOf } from '../features/profile/testing/seeded-random.ts';
import { compressionBomb, operatorFlood } from '../features/profile/testing/hostile-pdfs.ts';
import { makeWithLibrary } from '../features/profile/testing/pdf-with-library.ts';
import { SPACED_LAYOUTS } from '../features/profile/testing/sample-layouts.ts';
import { readPackFolder } from '../features/catalogue/server/read-pack-folder.ts';
import { atMost, type Bench, median } from './support/bench.ts';
import { type Answer, AT_ONCE, othersWhile, rowOfOthers, upload } from './support/other-requests.ts';
import { registerStudent } from './support/student.ts';

/** A typical transcript. */
const transcript = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const { subjects, courses } = await readPackFolder('universities/alder');
  const [layout] = SPACED_LAYOUTS;
  if (!layout) throw new Error('there are no layouts');
  const tags = [...new Set(courses.map(({ class_tag }) => class_tag))];
  const sample = layout({ subjects, courses, tags }, chanceOf(1));
  return Uint8Array.from(await makeWithLibrary(sample, chanceOf(1)));
};

/** Reads a file repeatedly; returns how long another student's requests take and how the reads ended. */
const othersWhileReading = async (url: string, bytes: Uint8Array<ArrayBuffer>) => {
  const token = await registerStudent(url);
  const uploads: Answer[] = [];
  const took = await othersWhile(url, async () => void uploads.push(await upload(url, token, bytes)));
  return { took, uploads };
};

export const pdf: Bench = {
  name: 'pdf',
  about: `other students' requests while ${AT_ONCE} PDFs at a time are read`,
  run: async () => {
    const product = await runProduct({ RATE_LIMITS: 'off' });
    try {
      const { url } = product;
      await othersWhile(url, null);
      const quiet = await othersWhile(url, null);
      const usual = await othersWhileReading(url, await transcript());
      const flooded = await othersWhileReading(url, operatorFlood());
      const bombed = await othersWhileReading(url, compressionBomb());
      const hostile = [...flooded.uploads, ...bombed.uploads];
      return [
        rowOfOthers('nothing is read', quiet),
        rowOfOthers('transcripts are read', usual.took),
        rowOfOthers('a flood of operators is read', flooded.took),
        rowOfOthers('a compression bomb is read', bombed.took),
        { what: 'a transcript, median', value: `${median(usual.uploads.map(({ ms }) => ms)).toFixed(0)} ms` },
        atMost(
          'a hostile file until it is refused, longest',
          Math.max(...hostile.map(({ ms }) => ms)) / 1000,
          11,
          's',
        ),
        {
          what: 'hostile files refused with 400',
          value: `${hostile.filter(({ status }) => status === 400).length} of ${hostile.length}`,
          bound: 'all',
          holds: hostile.every(({ status }) => status === 400),
        },
      ];
    } finally {
      await product.stop();
      product.remove();
    }
  },
};
