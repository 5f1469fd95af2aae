import { randomBytes } from 'node:crypto';

/** Characters that could end a line or imitate the end of the quotation, and that JSON does not escape. */
const ESCAPED = /[<>\u007f-\u009f\u2028\u2029]/g;

const toEscape = (character: string): string =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/**
 * Quotes untrusted data for a model: one line of JSON between two marks. Nothing in it can end the quotation: JSON
 * keeps it on one line, angle brackets are escaped, and the marks contain a random word.
 *
 * @param name the kind of data, stated in the marks
 */
export const quoteData = (name: string, data: unknown): string => {
  const mark = `${name} ${randomBytes(12).toString('hex')}`;
  return [`<${mark}>`, JSON.stringify(data).replaceAll(ESCAPED, toEscape), `</${mark}>`].join('\n');
};
