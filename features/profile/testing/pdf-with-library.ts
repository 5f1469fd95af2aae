import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';
import type { Chance } from './seeded-random.ts';
import { roomOf, type Sample, type SampleLine, wrap } from './sample.ts';

const PAGE = { width: 612, height: 792, margin: 40 };
const FONTS = [StandardFonts.Helvetica, StandardFonts.TimesRoman, StandardFonts.Courier];
/** Replacements for characters that the standard fonts lack. */
const PLAIN: Record<string, string> = { '\u2212': '-', '\u2010': '-', '\u2011': '-', '\u02bc': "'" };

const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2212\u2010\u2011\u02bc]/g, (sign) => PLAIN[sign] ?? sign)
    // These fonts contain only Latin-1 and the typographic signs of WinAnsi.
    .replace(/[^\x20-\x7e\xa0-\xff\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2022]/g, '');

/**
 * Draws a sample with a PDF library, cell by cell; two columns are drawn row by row, so that naive extraction would
 * mix them.
 */
export const makeWithLibrary = async (sample: Sample, chance: Chance): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(chance.pick(FONTS));
  const isTwo = sample.columns.length === 2;
  const columnWidth = (PAGE.width - 2 * PAGE.margin - (isTwo ? 20 : 0)) / sample.columns.length;
  const size = isTwo ? 6 : 7.5;
  const lineHeight = size * 1.3;
  const perCharacter = columnWidth / sample.width;
  let page: PDFPage = document.addPage([PAGE.width, PAGE.height]);
  let y = PAGE.height - PAGE.margin;

  const linesOf = (line: SampleLine): { x: number; text: string; below: number }[] => {
    if (typeof line === 'string') return [{ x: 0, text: printable(line), below: 0 }];
    return line.flatMap((cell, index) => {
      const text = printable(cell.text);
      if (cell.align) return [{ x: cell.at * perCharacter - widthOf(font, text, size), text, below: 0 }];
      const room = roomOf(line, index, sample.width) * perCharacter;
      return wrap(text, (part) => widthOf(font, part, size) <= room).map((part, below) => ({
        x: cell.at * perCharacter,
        text: part,
        below,
      }));
    });
  };
  const drawRow = (row: (SampleLine | undefined)[]): void => {
    const drawn = row.map((line) => (line === undefined ? [] : linesOf(line)));
    const height = (1 + Math.max(0, ...drawn.flat().map(({ below }) => below))) * lineHeight;
    if (y - height < PAGE.margin) {
      page = document.addPage([PAGE.width, PAGE.height]);
      y = PAGE.height - PAGE.margin;
    }
    drawn.forEach((parts, column) => {
      for (const { x, text, below } of parts)
        page.drawText(text, {
          x: PAGE.margin + column * (columnWidth + 20) + x,
          y: y - below * lineHeight,
          size,
          font,
        });
    });
    y -= height;
  };

  for (const line of sample.head) drawRow([line]);
  const [left, right] = sample.columns;
  for (let at = 0; at < Math.max(left.length, right?.length ?? 0); at += 1) drawRow([left[at], right?.[at]]);
  return document.save();
};

const widthOf = (font: PDFFont, text: string, size: number): number => font.widthOfTextAtSize(text, size);
