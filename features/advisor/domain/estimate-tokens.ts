const encoder = new TextEncoder();
const ASCII = /^[\0-\u007f]*$/;

/** Bytes of UTF-8. A vendor's pieces are short and many, and most are ASCII, which need not be encoded to be counted. */
const bytesOf = (text: string): number => (ASCII.test(text) ? text.length : encoder.encode(text).length);

/**
 * Estimated tokens of a text, one per 3.5 bytes of UTF-8, rather too high than too low. English has about 4 bytes per
 * token with both vendors; other scripts have more bytes per character, which the estimate reflects.
 */
export const estimateTokens = (text: string): number => Math.ceil(bytesOf(text) / 3.5);
