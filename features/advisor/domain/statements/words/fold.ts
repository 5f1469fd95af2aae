/** A word without accents, case and apostrophes. */
export const foldWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase();

/** The words and numbers of a text, folded; signs between them left out. */
export const foldedWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}]+(?:['’]\p{L}+)*|\d+/gu) ?? []).map(foldWord);

/** For comparing quotations: words and numbers only. */
export const foldText = (text: string): string => foldedWords(text).join(' ');

/**
 * The text with its markup and the marks of its lists as spaces and its quotes and dashes in one spelling; every character stays in its place.
 * Addresses of links are left out too.
 */
export const withoutMarkup = (content: string): string =>
  content
    .replaceAll(/\]\([^()\s]{0,500}\)/g, (address) => ' '.repeat(address.length))
    .replaceAll(/^[ \t]{0,12}(?:[-*+•]|\d{1,3}[.)])[ \t]/gm, (marker) => ' '.repeat(marker.length))
    .replaceAll(/[*_`#>\\[\]~]/g, (sign) => (sign === '~' ? '~' : ' '))
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[–−]/g, '-')
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ');
