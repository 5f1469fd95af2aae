import { deflateSync } from 'node:zlib';

/** A minimal hand-written PDF: one page with this content stream. */
const onePage = (content: Uint8Array, filters: string, more = ''): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    Buffer.concat([
      Buffer.from(
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
          '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
          `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R${more}>>endobj\n` +
          `4 0 obj<</Length ${content.byteLength}/Filter[${filters}]>>stream\n`,
      ),
      content,
      Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n'),
    ]),
  );

const MEGABYTE = 1024 * 1024;

/** Better compression takes seconds longer without a harder test. */
const QUICK = { level: 1 };

/** A few kilobytes that decompress, in two layers, to 768 MB. */
export const compressionBomb = (): Uint8Array<ArrayBuffer> => {
  const zeros = deflateSync(Buffer.alloc(768 * MEGABYTE), QUICK);
  return onePage(deflateSync(zeros, { level: 9 }), '/FlateDecode /FlateDecode');
};

/** Hundreds of millions of drawing operators in two megabytes. */
export const operatorFlood = (): Uint8Array<ArrayBuffer> =>
  onePage(deflateSync(Buffer.alloc(400 * MEGABYTE, 'q '), QUICK), '/FlateDecode');

/**
 * A few kilobytes of forty pages that share two megabytes of drawing operators: takes all the processor time that one
 * may, on any machine, and little memory.
 */
export const slowPages = (): Uint8Array<ArrayBuffer> => {
  const content = deflateSync(Buffer.alloc(2 * MEGABYTE, 'q Q '), QUICK);
  const numbers = Array.from({ length: 40 }, (_, index) => index + 4);
  const kids = numbers.map((number) => `${number} 0 R`).join(' ');
  const pages = numbers
    .map((number) => `${number} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 3 0 R>>endobj`)
    .join('\n');
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from(
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
          `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${numbers.length}>>endobj\n` +
          `3 0 obj<</Length ${content.byteLength}/Filter/FlateDecode>>stream\n`,
      ),
      content,
      Buffer.from(`\nendstream endobj\n${pages}\ntrailer<</Root 1 0 R>>\n`),
    ]),
  );
};

/** About two kilobytes whose text is one line of this many entries, each drawn over the last. */
export const oneLongLine = (entry: string, times: number): Uint8Array<ArrayBuffer> => {
  const content = `BT /F1 1 Tf ${`1 0 0 1 30 700 Tm (${entry}) Tj `.repeat(times)}ET`;
  return onePage(
    deflateSync(Buffer.from(content), { level: 9 }),
    '/FlateDecode',
    '/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>',
  );
};

/** Arrays nested two million deep. */
export const deepNesting = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    Buffer.from(
      `%PDF-1.4\n1 0 obj${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}endobj\ntrailer<</Root 1 0 R>>`,
    ),
  );

/** Ten thousand real pages. */
export const tenThousandPages = (): Uint8Array<ArrayBuffer> => {
  const kids = Array.from({ length: 10_000 }, (_, index) => `${index + 3} 0 R`).join(' ');
  const pages = Array.from(
    { length: 10_000 },
    (_, index) => `${index + 3} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj`,
  ).join('\n');
  return Uint8Array.from(
    Buffer.from(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[${kids}]/Count 10000>>endobj\n${pages}\ntrailer<</Root 1 0 R>>\n`,
    ),
  );
};

/** A cyclic page tree. */
export const pageLoop = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
        '2 0 obj<</Type/Pages/Kids[2 0 R 2 0 R]/Count 4>>endobj\ntrailer<</Root 1 0 R>>\n',
    ),
  );

/** Declares standard encryption with an unknown password. */
export const lockedPdf = (): Uint8Array<ArrayBuffer> => {
  const key = '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a';
  return Uint8Array.from(
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
        `5 0 obj<</Filter/Standard/V 1/R 2/P -4/O<${key}>/U<${key}>>>endobj\n` +
        'trailer<</Root 1 0 R/Encrypt 5 0 R/ID[<00112233445566778899aabbccddeeff><00112233445566778899aabbccddeeff>]>>\n',
    ),
  );
};
