import { randomBytes } from 'node:crypto';

/** Characters that could end a line or look like the end of the quotation. JSON leaves them as they are. */
const ESCAPED = /[<>\u007f-\u009f\u2028\u2029]/g;

const toEscape = (character: string): string =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/**
 * Data from outside for a model to read: one line of JSON between two marks. Nothing in it can end the quotation: JSON
 * keeps it in one line, the marks' brackets are escaped in it, and the marks hold a word that nobody could know
 * beforehand.
 *
 * @param name what the data is; the marks say it
 */
export const quoteData = (name: string, data: unknown): string => {
  const mark = `${name} ${randomBytes(12).toString('hex')}`;
  return [`<${mark}>`, JSON.stringify(data).replaceAll(ESCAPED, toEscape), `</${mark}>`].join('\n');
};
