const RUN_OF_SPACES = /[ \t]+/g;
/** The line between a table's head and its rows: only dashes, colons and bars. */
const TABLE_RULE = /^ *\|?(?: *:?-+:? *\|)+(?: *:?-+:?)? *$\n?/gm;
const END_OF_ROW = / *\| *$/gm;
/** What a line begins with: a heading, a quote, an item, a table's row. */
const BEGINNINGS = /^ *(?:(?:#{1,6} |>|[-*+] |\|) *)+/gm;
/** An escaped sign, a link or picture, a bar between cells, signs of emphasis and code. */
const SIGNS =
  /\\([!-/:-@[-`{-~])|!?\[([^[\]\n]*)\]\([^()\n]*\)| *(\|) *|\*\*|__|~~|`+|(?<![\w*])[*_](?=[^\s*_])|(?<=[^\s*_])[*_](?![\w*])/g;

/** Markdown as it is read aloud: its words without its signs, line by line; commas between the cells of a table. */
export const markdownToText = (markdown: string): string =>
  markdown
    .replaceAll(RUN_OF_SPACES, ' ')
    .replaceAll(TABLE_RULE, '')
    .replaceAll(END_OF_ROW, '')
    .replaceAll(BEGINNINGS, '')
    .replaceAll(SIGNS, (_, escaped?: string, words?: string, bar?: string) =>
      bar === undefined ? (escaped ?? words ?? '') : ', ',
    );
