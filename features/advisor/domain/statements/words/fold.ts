/** A word without accents, apostrophes and capitals. */
export const foldWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase();

/** The words and numbers of a text, folded, without signs. */
export const foldedWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}]+(?:['’]\p{L}+)*|\d+/gu) ?? []).map(foldWord);

/** Folds a text to words and numbers, to compare quotations. */
export const foldText = (text: string): string => foldedWords(text).join(' ');

/**
 * Replaces markup, list marks and URLs of links with spaces, and unifies quotation marks and dashes. Every other
 * character keeps its index.
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
