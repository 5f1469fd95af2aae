import { PDFDocument, StandardFonts } from 'pdf-lib';

/** A PDF page with a table; columns are aligned. */
export const tablePdf = async (rows: readonly (readonly string[])[]): Promise<File> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([612, 792]);
  rows.forEach((cells, row) =>
    cells.forEach((text, column) =>
      page.drawText(text, {
        x: 40 + [0, 110, 420, 490][Math.min(column, 3)]!,
        y: 740 - row * 16,
        size: 10,
        font,
      }),
    ),
  );
  return pdfFile(await document.save());
};

export const pdfFile = (bytes: Uint8Array, name = 'transcript.pdf'): File =>
  new File([Uint8Array.from(bytes)], name, { type: 'application/pdf' });
