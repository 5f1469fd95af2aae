import { getDocumentProxy } from 'unpdf';
import { toLines } from './page-lines.ts';
import type { PageItem } from './page-rows.ts';

/** Why a file gave no text. */
export const PDF_PROBLEMS = ['not_a_pdf', 'empty', 'encrypted', 'broken', 'no_text', 'too_long'] as const;
export type PdfProblem = (typeof PDF_PROBLEMS)[number];

export type PdfText = { lines: string[] } | { problem: PdfProblem };

/** A transcript has a few pages; longer files are something else. */
const MOST_PAGES = 60;
const MOST_CHARACTERS = 400_000;
/** The PDF specification allows other bytes before the header. */
const HEADER_WITHIN = 1024;

const problemOf = (error: unknown): PdfProblem =>
  error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken';

const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, HEADER_WITHIN)).includes('%PDF-', 0, 'latin1');

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/**
 * The text runs of a page, rotated to reading direction, from the top left; slanted runs (stamps, watermarks) are
 * omitted.
 */
async function itemsOf(page: PdfPage): Promise<PageItem[]> {
  const { transform: view, width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item): PageItem[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a, b, c, d, e, f] = times(view as number[], item.transform as number[]);
    const size = Math.hypot(c, d);
    const turn = Math.atan2(b, a) / (Math.PI / 2);
    const quarter = Math.round(turn);
    if (Math.abs(turn - quarter) > 0.05 || size === 0) return [];
    // Vertical text is rotated to run left to right.
    const [x, y] = turned(e, f, ((quarter % 4) + 4) % 4, width, height);
    return [{ text: item.str, x, y, width: item.width, size }];
  });
}

function turned(x: number, y: number, quarter: number, width: number, height: number): [number, number] {
  if (quarter === 1) return [y, width - x];
  if (quarter === 2) return [width - x, height - y];
  return quarter === 3 ? [height - y, x] : [x, y];
}

function times(m: readonly number[], n: readonly number[]): [number, number, number, number, number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/**
 * The lines of a PDF. Has no time or memory limit of its own: it runs in a process that has both
 * (`pdf-text.child.ts`). Nothing in the file is executed, rendered or fetched.
 */
export async function readPdfLines(bytes: Uint8Array): Promise<PdfText> {
  if (bytes.byteLength === 0) return { problem: 'empty' };
  if (!isPdf(bytes)) return { problem: 'not_a_pdf' };
  let document: PdfDocument;
  try {
    document = await getDocumentProxy(bytes, {
      verbosity: 0,
      stopAtErrors: false,
      disableFontFace: true,
      useSystemFonts: false,
      useWasm: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
    });
  } catch (error) {
    return { problem: problemOf(error) };
  }
  try {
    if (document.numPages > MOST_PAGES) return { problem: 'too_long' };
    const lines: string[] = [];
    let characters = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      for (const line of toLines(await itemsOf(page))) {
        characters += line.length;
        lines.push(line);
      }
      if (characters > MOST_CHARACTERS) return { problem: 'too_long' };
    }
    return lines.some((line) => /\p{L}/u.test(line)) ? { lines } : { problem: 'no_text' };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}
