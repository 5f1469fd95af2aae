import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Sample, SampleLine } from './sample.ts';

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

/** An embedded font with ligatures: browsers print `ffi` as a single glyph. */
const fontFace = (): string => {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  );
  const data = readFileSync(file).toString('base64');
  return `@font-face { font-family: Sample; src: url(data:font/woff2;base64,${data}) format('woff2'); }`;
};

/** Adds soft hyphens to long words. */
const withSoftHyphens = (text: string): string =>
  escape(text).replace(/\b(\p{L}{6})(\p{L}{5,})\b/gu, '$1&shy;$2');

const rowsOf = (lines: readonly SampleLine[], width: number): string => {
  const places = [...new Set(lines.flatMap((line) => (typeof line === 'string' ? [] : edgesOf(line))))].sort(
    (a, b) => a - b,
  );
  const edges = [...places, width];
  const columns = places.map(
    (place, index) => `<col style="width:${(((edges[index + 1] ?? width) - place) / width) * 100}%">`,
  );
  const body = lines.map((line) => {
    if (typeof line === 'string') return `<tr><td colspan="${places.length || 1}">${escape(line)}</td></tr>`;
    const cells = edgesOf(line).map((edge, index) => {
      const next = edgesOf(line)[index + 1] ?? width;
      const span = places.filter((place) => place >= edge && place < next).length || 1;
      const cell = line[index];
      return `<td colspan="${span}"${cell?.align ? ' class="right"' : ''}>${withSoftHyphens(cell?.text ?? '')}</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table><colgroup>${columns.join('')}</colgroup>${body.join('')}</table>`;
};

/** Start of each cell's column; for right-aligned cells, the start of the text. */
const edgesOf = (line: Exclude<SampleLine, string>): number[] =>
  line.map(({ at, text, align }) => (align ? Math.max(0, at - text.length - 1) : at));

/** Renders a sample as an HTML page: tables, one or two columns, ligatures and soft hyphens. */
export const toPage = ({ head, columns, width }: Sample): string => {
  const isTwo = columns.length === 2;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>
    ${fontFace()}
    @page { size: letter; margin: 14mm; }
    body { font: ${isTwo ? 6.5 : 8}pt Sample, serif; margin: 0; font-variant-ligatures: common-ligatures; }
    table { width: 100%; border-collapse: collapse; table-layout: fixed; }
    td { vertical-align: top; padding: 1px 6px 1px 0; overflow-wrap: break-word; hyphens: manual; }
    .right { text-align: right; } .columns { display: flex; gap: 8mm; } .columns > * { flex: 1; min-width: 0; }
  </style><body>${head.map((line) => `<p>${escape(typeof line === 'string' ? line : '')}</p>`).join('')}
  <div class="columns">${columns.map((lines) => `<div>${rowsOf(lines, width)}</div>`).join('')}</div>`;
};
