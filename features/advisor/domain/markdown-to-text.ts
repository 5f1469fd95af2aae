const RUN_OF_SPACES = /[ \t]+/g;
/** A table's delimiter row: only dashes, colons and bars. */
const TABLE_RULE = /^ *\|?(?: *:?-+:? *\|)+(?: *:?-+:?)? *$\n?/gm;
const END_OF_ROW = / *\| *$/gm;
/** Prefixes of a line: heading, quote, list item, table row. */
const BEGINNINGS = /^ *(?:(?:#{1,6} |>|[-*+] |\|) *)+/gm;
/** Escapes, links and images, cell separators, emphasis and code marks. */
const SIGNS =
  /\\([!-/:-@[-`{-~])|!?\[([^[\]\n]*)\]\([^()\n]*\)| *(\|) *|\*\*|__|~~|`+|(?<![\w*])[*_](?=[^\s*_])|(?<=[^\s*_])[*_](?![\w*])/g;

/** Plain text of markdown, line by line, with commas between table cells. */
export const markdownToText = (markdown: string): string =>
  markdown
    .replaceAll(RUN_OF_SPACES, ' ')
    .replaceAll(TABLE_RULE, '')
    .replaceAll(END_OF_ROW, '')
    .replaceAll(BEGINNINGS, '')
    .replaceAll(SIGNS, (_, escaped?: string, words?: string, bar?: string) =>
      bar === undefined ? (escaped ?? words ?? '') : ', ',
    );
